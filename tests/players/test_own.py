"""Bots of one's own: loaded by name, held to the rules, and what is wrong with them told in one sentence."""

import json
from pathlib import Path

import pytest

from boneyard.errors import BadInput
from boneyard.games import page
from boneyard.players import level, named
from tests.command_line import folder, process

__all__ = ["folder"]

BOTS = '''
"""Bots for tests."""

def first(seen):
    print("thinking")
    return seen.actions[0]

def fails(seen):
    return 1 // 0

def cheats(seen):
    return "6-6"

def leaves(seen):
    raise SystemExit(7)

def picky(seen):
    return seen.actions[0]

picky.games = ("draw", "muggins")

def confused(seen):
    return seen.actions[0]

confused.games = ("dominos",)
'''


@pytest.fixture
def here(folder: Path) -> Path:
    """A folder with bots in it."""
    (folder / "mybots.py").write_text(BOTS, "utf-8")
    (folder / "broken.py").write_text("def choose(seen)\n    return 1\n", "utf-8")
    (folder / "stops.py").write_text("import sys\nsys.exit('not now')\n", "utf-8")
    return folder


REFUSED = {
    "mybots:": "'mybots:' is not a bot: write module:function, such as mybots:choose.",
    ":first": "':first' is not a bot: write module:function, such as mybots:choose.",
    "nowhere:first": "The bot nowhere:first cannot be loaded: ModuleNotFoundError, No module named 'nowhere'.",
    "mybots:nobody": "The bot mybots:nobody cannot be loaded: mybots has no function 'nobody'.",
    "mybots:__doc__": "The bot mybots:__doc__ cannot be loaded: mybots has no function '__doc__'.",
    "broken:choose": "The bot broken:choose cannot be loaded: SyntaxError, expected ':' (broken.py, line 1).",
    "stops:choose": "The bot stops:choose cannot be loaded in line 2 of FOLDER/stops.py: SystemExit, not now.",
    "mybots:fails": "The bot mybots:fails failed in line 9 of FOLDER/mybots.py: ZeroDivisionError, integer division or "
    "modulo by zero.",
    "mybots:leaves": "The bot mybots:leaves failed in line 15 of FOLDER/mybots.py: SystemExit, 7.",
    "mybots:cheats": "The bot mybots:cheats chose '6-6', which is not among its actions.",
    "mybots:picky": "The bot mybots:picky does not play block; it plays: draw, muggins.",
    "mybots:confused": "The bot mybots:confused cannot be loaded in line ",
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_wrong_with_a_bot_is_told_in_one_sentence(name: str, here: Path) -> None:
    done = process("simulate", "block", "--bots", name)
    (sentence,) = done.stderr.decode().splitlines()
    assert (done.returncode, done.stdout) == (2, b"")
    assert sentence.startswith(REFUSED[name].replace("FOLDER", str(here)))


@pytest.mark.usefixtures("here")
def test_what_a_bot_prints_is_kept_out_of_the_results() -> None:
    done = process("simulate", "block", "--bots", "mybots:first,easy", "--hands", "1", "--seed", "1", "--json")
    assert json.loads(done.stdout)["bots"] == ["mybots:first", "easy"]
    assert b"thinking" in done.stderr


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("words", [["simulate", "--hands", "1"], ["arena", "--deals", "30", "--jobs", "2"]])
def test_a_bot_is_found_in_the_current_folder_however_the_program_is_started(words: list[str]) -> None:
    name, *more = words
    script = {"PYTHONSAFEPATH": "1"}  # Python itself does not look here then, as for an installed script
    done = process(name, "block", "--bots", "mybots:first,easy", *more, env=script)
    assert (done.returncode, b"mybots:first" in done.stdout) == (0, True), done.stderr


@pytest.mark.usefixtures("here")
def test_a_bot_of_ones_own_sits_at_the_table_in_the_terminal() -> None:
    done = process("play", "block", "--level", "mybots:fails", "--seat", "1", "--seed", "1", input=b"\n" * 5)
    assert done.returncode == 2
    assert done.stderr.startswith(b"The bot mybots:fails failed in line 9 of ")


def test_a_level_is_never_code() -> None:
    """The server asks for levels by names that come from guests."""
    game = page("block").game()
    with pytest.raises(BadInput, match="block has no bot 'os:getcwd'; its levels are: easy, medium"):
        level("os:getcwd", game)
    assert named("easy", game) is level("easy", game)
