"""What `--quick` leaves of the suite: the core, one game of every kind, people at tables, one walk in the browser."""

from pathlib import Path
from typing import Any

import pytest

from boneyard.games import PAGES
from boneyard.pages import Page
from tests.kinds import KINDS

CORE = [
    "architecture", "cli", "game", "laws", "layout", "locales", "match", "perft", "playthroughs", "record", "replay",
    "state", "terminal", "tiles", "view", "words",
]  # fmt: skip
SERVER = ["fair", "identity", "proof", "tables"]
ROOT = Path(__file__).parents[1]
FILES = {f"tests/test_{name}.py" for name in CORE} | {f"tests/server/test_{name}.py" for name in SERVER}
FILES |= {f"tests/games/test_{name.replace('-', '_')}.py" for name in KINDS}
WALKS = {"tests/browser/test_hands.py": "test_a_hand_is_played_by_mouse[muggins]"}
OTHERS = {page.id for page in PAGES} - set(KINDS)


def has_quick_tests(path: Path) -> bool:
    """Whether a folder or file is worth reading."""
    return path.suffix != ".py" or path.relative_to(ROOT).as_posix() in FILES | WALKS.keys()


def is_quick(item: pytest.Item) -> bool:
    """Whether a test answers soon to those who are at work."""
    walk = WALKS.get(item.path.relative_to(ROOT).as_posix())
    return item.name == walk if walk else not is_more_of_the_same(_parameters(item))


def is_more_of_the_same(parameters: dict[str, Any]) -> bool:
    """Whether a test is about a game of a kind that another one stands for, or about other options than printed."""
    games = {
        each.id if isinstance(each, Page) else each for each in parameters.values() if isinstance(each, Page | str)
    }
    return bool(games & OTHERS or parameters.get("choice"))


def _parameters(item: pytest.Item) -> dict[str, Any]:
    return dict(item.callspec.params) if hasattr(item, "callspec") else {}
