"""`--quick` leaves the core, one game of every kind and one walk in the browser, and names nothing that is gone."""

import subprocess
import sys

import pytest

from boneyard.games import PAGES, page
from tests.kinds import KINDS
from tests.quick import FILES, ROOT, WALKS


@pytest.fixture(scope="module")
def left() -> list[str]:
    """The tests that are left."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "--quick"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=True)
    return [line for line in done.stdout.splitlines() if "::" in line]


def test_every_kind_of_game_keeps_the_laws(left: list[str]) -> None:
    laws = [test for test in left if test.startswith("tests/test_laws.py::")]
    assert {test.partition("[")[2] for test in laws} == {f"{name}-as-printed]" for name in KINDS}


def test_every_file_that_is_named_has_tests(left: list[str]) -> None:
    assert {test.partition("::")[0] for test in left} == FILES | WALKS.keys()


def test_one_walk_in_the_browser_is_left(left: list[str]) -> None:
    browser = [test for test in left if test.startswith("tests/browser/")]
    assert browser == [f"{file}::{test}" for file, test in WALKS.items()]


def test_every_board_has_a_game_that_stands_for_it() -> None:
    assert {page(name).game().board for name in KINDS} == {each.game().board for each in PAGES}
