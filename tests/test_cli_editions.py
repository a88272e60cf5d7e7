"""Editions and lengths on the command line."""

import json
import re
from pathlib import Path

import pytest

from boneyard import Record
from tests.command_line import folder, good, refused

__all__ = ["folder"]


def test_a_game_lists_its_editions_with_what_they_imply() -> None:
    shown = good("games", "hungarian")
    assert "  s9, cl  Schmidt double-nine box and Schmidt Classic Line\n" in shown
    assert "  s9-fr  Schmidt double-nine box (French): hungarian_target=>=100\n" in shown


def test_a_game_tells_how_long_it_takes_as_suggested_and_as_printed() -> None:
    shown = good("games", "cyprus")
    assert "  4 players: about 4 hands, " in shown
    assert "as printed: " in shown


def test_as_data_a_game_has_its_editions_and_lengths() -> None:
    found = json.loads(good("games", "cyprus", "--json"))
    assert found["printed"][1] == {"names": ["s9-fr"], "options": {"voluntary_pass": True}}
    assert found["suggested"]["4"] == {"hands": 4}
    assert found["lengths"][0]["suggested"]["hands"] == 4
    assert found["lengths"][0]["printed"]["minutes"] > 1.5 * found["lengths"][0]["suggested"]["minutes"]


def test_a_game_opens_with_the_players_its_page_likes_best_and_else_with_the_fewest() -> None:
    assert json.loads(good("games", "chicken-foot", "--json"))["usual"] == 4
    assert json.loads(good("games", "block", "--json"))["usual"] == 2
    assert re.search(r", with \w+, \w+ and \w+\.\n", good("play", "chicken-foot", "--seed", "1", typed="q\n"))


@pytest.mark.parametrize(
    ("given", "far", "edition"),
    [
        ([], "The match lasts 8 hands.", "Schmidt double-nine box and Schmidt Classic Line."),
        (["--edition", "s9-fr"], "The match goes to 100.", "Schmidt double-nine box (French)."),
        (["--edition", "cl"], "The match goes to 100.", "Schmidt double-nine box and Schmidt Classic Line."),
        (["-o", "blocked_deduct_own=true"], "The match goes to 100.", "Schmidt Classic Line, changed."),
    ],
)
def test_a_match_says_how_far_it_goes_and_which_edition_it_follows(
    given: list[str], far: str, edition: str, folder: Path
) -> None:
    said = " ".join(good("play", "sebastopol", *given, "--seed", "1", typed="q\nn\n").split())
    assert far in said
    assert edition in said


def test_a_record_is_told_with_its_edition(folder: Path) -> None:
    good("simulate", "hungarian", "--edition", "s9-fr", "--hands", "1", "--seed", "1", "--records", "one.txt")
    assert Record.read(Path("one.txt").read_text("utf-8")).options == {"hungarian_target": ">=100"}
    assert "Rules as in: Schmidt double-nine box (French)." in " ".join(good("replay", "one.txt", "--quiet").split())


def test_an_edition_that_does_not_print_the_game_is_refused() -> None:
    assert (
        refused("play", "netz", "--edition", "t5") == "netz has no edition 't5'; its editions are: bn, bn-de, bn-2009."
    )
