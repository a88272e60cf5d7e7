"""Aids at the terminal: points beside the moves, and a count of the tiles of each number."""

import re

import pytest

from boneyard.terminal import count
from boneyard.words import Words
from tests.command_line import good
from tests.tables import rules, table

GAME = ("play", "fives-and-threes", "--players", "4", "--seed", "3")


def test_points_stand_beside_the_moves_only_if_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "on the 1, 2 points\n" not in good(*GAME, typed="\nq\nn\n")
    asked = good(*GAME, "--points", typed="\nq\nn\n")
    assert "  1  lay 1-5 at the left end (a), on the 5\n" in asked
    assert "  2  lay 1-5 at the right end (b), on the 1, 2 points\n" in asked
    assert "  4  lay 4-5 at the left end (a), on the 5, 1 point\n" in asked
    monkeypatch.setenv("BONEYARD_POINTS", "1")
    assert good(*GAME, typed="\nq\nn\n") == asked


def test_a_letter_shows_the_points_and_hides_them_again() -> None:
    shown = good(*GAME, typed="\nw\nw\nq\nn\n")
    before, on, off = re.split("Beside every move stand the points|The points of the moves are no longer shown", shown)
    assert "lay 1-5 at the right end (b), on the 1\n" in before
    assert "lay 1-5 at the right end (b), on the 1, 2 points\n" in on
    assert "lay 1-5 at the right end (b), on the 1\n" in off


def test_where_nothing_is_counted_before_a_hand_ends_that_is_said() -> None:
    assert "In this game nothing is counted before a hand ends." in good("play", "draw", typed="w\nq\nn\n")


def test_the_tiles_of_each_number_are_counted_that_one_sees_and_does_not_see() -> None:
    shown = good(*GAME, typed="n\nq\n")
    assert "[0║0] [0│2] [0│3] [0│6] [1│5] [3│5] [4│5]" in shown
    rows = re.findall(r"  (?:Number|Seen  |Unseen)((?: +\d+){7})\n", shown)
    assert [list(map(int, row.split())) for row in rows] == [
        [0, 1, 2, 3, 4, 5, 6],
        [4, 1, 1, 2, 1, 3, 1],
        [3, 6, 6, 5, 6, 4, 6],
    ]


def test_where_tiles_are_colours_the_colours_are_counted() -> None:
    shown = good("play", "colour-block", "--seed", "1", "--lang", "de", typed="n\nq\nn\n")
    assert re.search(r"\n  Farbe    +We +Rs +Rt +Ge +Gr +Bl +Li\n  Gesehen (?: +\d){7}\n  Verdeckt(?: +\d){7}\n", shown)


def test_without_a_tile_face_down_nothing_is_counted() -> None:
    draw = rules("draw")
    assert not count.told(draw, table(draw, ["6-6", "0-0"], line="1-2", stock=0), Words())


@pytest.mark.parametrize("game", ["dominance", "hectic", "concentration", "solo-1", "solo-2", "fortune-teller"])
def test_where_others_hold_nothing_hidden_nothing_is_counted(game: str) -> None:
    assert "Nothing that others hold is hidden here." in good("play", game, "--seed", "1", typed="n\nq\nn\n")


def test_the_help_names_the_aids_that_a_game_has() -> None:
    points, counted = "  w  show the points of the moves, or hide them\n", "  n  count the tiles of each number\n"
    told = {game: good("play", game, "--seed", "1", typed="?\nq\nn\n") for game in ("muggins", "draw", "dominance")}
    assert {game for game, said in told.items() if points in said} == {"muggins"}
    assert {game for game, said in told.items() if counted in said} == {"muggins", "draw"}
