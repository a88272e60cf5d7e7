"""The points at the end of a hand, told as they are counted."""

import pytest

from boneyard import terminal
from boneyard.pages import Value
from boneyard.state import Scored
from boneyard.words import Words
from tests.tables import ending, match_at, rules

WORDS = Words("en").seated(("Ann", "Bob", "Cleo", "Dan"))
SHARED: dict[str, Value] = {"blocked_tie": "share"}


def told(name: str, hands: list[str], how: str, **options: Value) -> list[str]:
    """What is said of the points after a hand that seat 0 ended so, these tiles being left."""
    game = rules(name, **options)
    state, action = ending(game, hands, how)
    match, events = match_at(game, state).play(min(state.turn), action)
    lines = [event for event in events if isinstance(event, Scored)]
    return [terminal.event(game, match.state, line, WORDS) for line in lines]


@pytest.mark.parametrize(
    "name, hands, how, options, lines",
    [
        ("muggins", ["", "6-6 5-5 4-5 0-6"], "out", {}, ["Ann scores 8: 37 pips, rounded to 40, divided by 5."]),
        ("muggins", ["", "6-6 5-5 4-4 0-5"], "out", {}, ["Ann scores 7: 35 pips, divided by 5."]),
        (
            "muggins",
            ["", "6-6 5-5", "0-4", "4-4 5-6"],
            "out",
            {},
            ["Ann and Cleo score 8: 41 pips, less the winners' own 4, rounded to 40, divided by 5."],
        ),
        (
            "muggins",
            ["", "0-1", "5-5", "0-2"],
            "out",
            {"team_floor0": False},
            ["Ann and Cleo lose 1: 3 pips, less the winners' own 10, rounded to \u22125, divided by 5."],
        ),
        ("all-fives", ["", "6-6 0-5"], "out", {}, ["Ann scores 15: the pips of Bob, rounded from 17."]),
        ("all-fives", ["", "6-6 0-3"], "out", {}, ["Ann scores 15: the pips of Bob."]),
        (
            "all-fives",
            ["1-4", "0-1 0-4", "6-6"],
            "blocked",
            SHARED,
            [f"{name} scores 5: 10 for the hands, each of them rounded, shared by 2." for name in ("Ann", "Bob")],
        ),
        (
            "block",
            ["1-4", "0-1 0-4", "6-5"],
            "blocked",
            SHARED,
            [f"{name} scores 5: 11 pips, shared by 2." for name in ("Ann", "Bob")],
        ),
        ("chicken-foot", ["", "0-0 3-4"], "out", {}, ["Bob writes 32: pips in hand, and 0-0 counts 25."]),
        (
            "barricade",
            ["4-5", "0-1"],
            "closed",
            {},
            ["Bob scores 9: the pips of Ann.", "Ann loses 18: twice the pips of Ann, 2 \u00d7 9."],
        ),
        ("netz", ["", "4-5"], "out", {}, ["Ann scores 5: going out.", "Bob loses 9: pips in hand."]),
    ],
)
def test_the_points_of_a_hand_add_up_for_the_reader(
    name: str, hands: list[str], how: str, options: dict[str, Value], lines: list[str]
) -> None:
    assert told(name, hands, how, **options) == lines


FOURFOLD = ["4-5", "0-1", "0-2", "0-3"]


def test_four_times_the_pips_are_shown_where_they_are_no_secret() -> None:
    open_score = told("peruvian", FOURFOLD, "blocked", secret_score=False)
    assert open_score[0] == "Ann writes 36: four times the pips in hand, 4 \u00d7 9."


def test_a_secret_hand_does_not_tell_how_its_points_were_counted() -> None:
    game = rules("peruvian")
    state, action = ending(game, FOURFOLD, "blocked")
    _, events = match_at(game, state).play(min(state.turn), action)
    assert [event.why for event in events if isinstance(event, Scored)] == ["fourfold", "pips", "pips", "pips"]
