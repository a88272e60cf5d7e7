"""The shape of the project: imports point one way, games are pages, nothing is forgotten."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FunctionType

import pytest

import boneyard
from boneyard import PAGES
from boneyard.pages import Page

SOURCE = Path(boneyard.__file__).parent
TESTS = Path(__file__).parent

# From the nouns of the table down to the edges: a line may import from itself and from the lines above it.
LINES = [
    {"messages"},
    {"errors", "tiles"},
    {"layout", "solvers"},
    {"state", "views", "secrecy"},
    {"boards", "pages", "editions", "rules"},
    {"laying"},
    {"games"},
    {"match", "lengths"},
    {"record", "notation"},
    {"replays", "positions", "lessons"},
    {"fast"},
    {"plain", "players"},
    {"local_table", "arena", "intervals"},
    {"ratings", "bot_ratings"},
    {"words", "locales", "rulebook", "coaching"},
    {"server", "client"},
    {"terminal"},
    {"cli", "__main__"},
]
RANK = {part: rank for rank, line in enumerate(LINES) for part in line}
CORE = {part for part, rank in RANK.items() if rank <= RANK["local_table"]}

# The rooms of the server, likewise.
ROOMS = [
    {"refusal", "retry", "waiting", "pace", "garbage", "logs", "messages", "deals", "drawing"},
    {"store", "bots", "limits", "origin"},
    {"identity", "push"},
    {"tables"},
    {"socket", "http"},
    {"app", "handover"},
    {"departure"},
    {"serve", "slots", "workers"},
]

MODULES = sorted(path for path in SOURCE.rglob("*.py"))
CLIENT = TESTS.parent / "client" / "src"
CLIENT_FILES = sorted(path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))

IDS = {page.id for page in PAGES} - {"draw"}  # an action has the same name


def part(path: Path) -> str:
    """The first name below the package: tiles, rules, games, ..."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


# The games themselves say their names, and there are commands that are called like the games that they solve.
SERVER = [path for path in MODULES if part(path) == "server"]
RULELESS = [path for path in MODULES if part(path) not in ("games", "cli")]


@cache
def tree(path: Path) -> ast.Module:
    """A file as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Every module that a file imports when it runs, wherever the import stands."""
    return tuple(_imports(tree(path)))


def _imports(tree: ast.Module) -> Iterator[str]:
    typing_only = {id(inner) for node in ast.walk(tree) if _is_typing_only(node) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in typing_only:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _is_typing_only(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def upwards(path: Path) -> list[str]:
    """What a file imports from lines below its own, or past the lines."""
    here = part(path)
    ours = [name for name in imports(path) if name.startswith("boneyard.") and here != "__init__"]
    return [f"{here}: {name}" for name in ours if RANK.get(name.split(".")[1], len(LINES)) > RANK[here]]


def test_imports_point_one_way() -> None:
    assert [fault for path in MODULES for fault in upwards(path)] == []


def room(name: str) -> int:
    """How far down the room of a module of the server lies."""
    return next(rank for rank, rooms in enumerate(ROOMS) if name.split(".")[2] in rooms)


def test_the_rooms_of_the_server_import_one_way() -> None:
    for path in SERVER:
        here = ".".join(["boneyard", *path.relative_to(SOURCE).with_suffix("").parts])
        if here != "boneyard.server.__init__":
            ours = [name for name in imports(path) if name.startswith("boneyard.server.")]
            assert [name for name in ours if room(name) > room(here)] == [], here


def test_the_core_needs_nothing_but_python() -> None:
    known = {"boneyard", *sys.stdlib_module_names}
    asked_for = {SOURCE / "fast" / "compiled.py"}  # imports what compiles only where that is wanted
    core = [(path, name) for path in MODULES if part(path) in CORE for name in imports(path) if path not in asked_for]
    assert [f"{path.name}: {name}" for path, name in core if name.split(".")[0] not in known] == []


def test_nobody_asks_which_game_it_is() -> None:
    """A game is told apart by its rules and by what it says of itself, never by its name."""
    nodes = [(path, node) for path in RULELESS for node in ast.walk(tree(path)) if isinstance(node, ast.Constant)]
    assert [f"{path.name}, line {node.lineno}: {node.value!r}" for path, node in nodes if node.value in IDS] == []


def test_the_server_knows_no_game_by_its_class() -> None:
    games = {"boneyard.laying", *(f"boneyard.games.{file.stem}" for file in (SOURCE / "games").glob("*.py"))}
    named = [(path, name) for path in SERVER for name in imports(path)]
    assert [f"{path.name}: {name}" for path, name in named if {name, name.rpartition(".")[0]} & games] == []


def test_the_client_knows_no_game_by_its_name() -> None:
    ids = "|".join(sorted(IDS))
    said, listed = re.compile(rf"""(["'`])({ids})\1"""), re.compile(rf"^\s*({ids})(?::|,$)", re.MULTILINE)
    for path in CLIENT_FILES:
        text = path.read_text(encoding="utf-8")
        assert said.search(text) is None, path.name
        assert len(set(listed.findall(text))) < 2, f"{path.name} lists games"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_every_game_has_its_page_its_tests_and_its_playthrough(page: Page) -> None:
    module = page.id.replace("-", "_")
    assert (SOURCE / "games" / f"{module}.py").exists()
    assert (SOURCE / "locales" / "en" / "rules" / f"{page.id}.md").exists()
    assert (TESTS / "games" / f"test_{module}.py").exists()
    assert (TESTS / "playthroughs" / f"{page.id}.txt").exists()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_every_game_file_is_a_page(page: Page) -> None:
    """It begins with the page in words: players, points and match are always told."""
    docstring = ast.get_docstring(tree(SOURCE / "games" / f"{page.id.replace('-', '_')}.py")) or ""
    assert "Players" in docstring
    assert "Match" in docstring or "match" in docstring


def test_ids_are_the_names_of_files_and_stand_once() -> None:
    ids = [page.id for page in PAGES]
    assert len(set(ids)) == len(ids)
    assert set(ids) <= {path.stem.replace("_", "-") for path in (SOURCE / "games").glob("*.py")}


def test_no_name_hides_a_module() -> None:
    """`import boneyard.games as games` gives the module, whatever else the package offers."""
    modules = {path.relative_to(SOURCE).parts[0].removesuffix(".py") for path in MODULES} - {"__init__", "__main__"}
    hidden = {name for name in modules if isinstance(getattr(boneyard, name, None), tuple | FunctionType | type)}
    assert hidden == set()
    assert {"game", "view", "replay"} <= set(boneyard.__all__)
