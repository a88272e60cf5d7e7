"""Actions as text both ways; actions, events and states as values whose repr runs."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boneyard.layout
import boneyard.state
import boneyard.tiles
from boneyard import BadInput, game
from boneyard.layout import Layout
from boneyard.local_table import Table
from boneyard.players import level
from boneyard.state import (
    Action,
    CalledPoints,
    CallPoints,
    ClaimedPoints,
    ClaimPoints,
    Close,
    Closed,
    Draw,
    Drew,
    Ended,
    Event,
    Pass,
    Passed,
    Place,
    Placed,
    Released,
    Revealed,
    Scored,
    State,
    Stop,
    Stopped,
    parse_action,
)
from boneyard.tiles import Pile, Tile
from tests.refusals import refused

NAMES = vars(boneyard.tiles) | vars(boneyard.layout) | vars(boneyard.state)

TILES = st.builds(Tile.of, st.integers(0, 9), st.integers(0, 9))
ENDS = st.sampled_from("abcdefghijklmnopqrstuvwxyz")
SEATS = st.integers(0, 10)
LEAVES = st.none() | st.integers(0, 9)
PILES = st.builds(Pile, st.lists(TILES).map(tuple), st.frozensets(st.none() | SEATS))
NUMBERS = st.frozensets(st.integers(0, 9)).map(lambda numbers: tuple(sorted(numbers)))
POINTS = st.integers(-200, 200)
WORDS = st.sampled_from(["ends", "pips", "out", "blocked", "total-30"])

ACTIONS = (
    st.builds(Place, TILES, st.just("") | ENDS, LEAVES)
    | st.builds(Close, TILES, ENDS, st.just(True))
    | st.sampled_from([Draw(), Pass(), Stop()])
    | st.builds(ClaimPoints, st.integers(0, 99))
    | st.builds(CallPoints, st.integers(0, 99), st.just(True))
)
EVENTS = (
    st.builds(Placed, SEATS, TILES, ENDS, st.integers(0, 9))
    | st.builds(Drew, SEATS, PILES, NUMBERS, st.integers(0, 55))
    | st.builds(Passed, SEATS, NUMBERS)
    | st.builds(Stopped, SEATS, NUMBERS)
    | st.builds(Closed, SEATS, TILES, ENDS)
    | st.builds(Released, st.text("abcdef"))
    | st.builds(Scored, st.lists(SEATS).map(tuple), POINTS, WORDS, st.none() | SEATS)
    | st.builds(ClaimedPoints, SEATS, st.integers(0, 99))
    | st.builds(CalledPoints, SEATS, st.integers(0, 99))
    | st.builds(Revealed, SEATS, PILES)
    | st.builds(Ended, WORDS, SEATS)
)


@settings(deadline=None)
@given(ACTIONS)
def test_an_action_reads_back_from_its_text(action: Action) -> None:
    again = parse_action(str(action))
    assert (again, type(again)) == (action, type(action))
    assert " " not in str(action)


@settings(deadline=None)
@given(ACTIONS | EVENTS)
def test_the_repr_of_an_action_and_of_an_event_runs(value: Action | Event) -> None:
    again = eval(repr(value), NAMES)
    assert (again, type(again)) == (value, type(value))


@pytest.mark.parametrize(
    "text, action",
    [
        ("6-6", Place(Tile(6, 6))),
        ("5-6@b", Place(Tile(5, 6), "b")),
        ("3-4@b>3", Place(Tile(3, 4), "b", 3)),
        ("3-4@b>4", Place(Tile(3, 4), "b", 4)),
        ("5-5@a!", Close(Tile(5, 5), "a")),
        ("draw", Draw()),
        ("pass", Pass()),
        ("stop", Stop()),
        ("claim-2", ClaimPoints(2)),
        ("call-0", CallPoints(0)),
    ],
)
def test_the_notation_is_that_of_the_page(text: str, action: Action) -> None:
    assert parse_action(text) == action
    assert str(action) == text


def test_the_halves_of_a_tile_may_be_written_in_either_order() -> None:
    assert parse_action("6-5@b") == parse_action("5-6@b")


@pytest.mark.parametrize(
    "text",
    ["5-6@", "5-6@bb", "5-6@1", "5-6@ b", "5-6@b>", "5-6@b>x", "5-6@b>-1", "5-6>", "5-6@!", "5-6@a@b", "5-6@b>3>4"],
)
def test_a_tile_with_a_bad_end_is_no_action(text: str) -> None:
    with refused(f"'{text}' is not an action", "such as 5-6@b, or draw, pass, stop"):
        parse_action(text)


@pytest.mark.parametrize("text", ["", "56", "Draw", "draw ", "knock", "@b", "x@b", "5@b", "-@b", "5-6!", "5-6 @b"])
def test_an_action_without_a_tile_is_refused_by_what_stands_in_its_place(text: str) -> None:
    with refused(f"'{text.partition('@')[0]}' is not a tile"):
        parse_action(text)


@settings(deadline=None)
@given(st.text(st.characters(exclude_categories=["Cc", "Zl", "Zp"]), max_size=8))
def test_any_other_text_is_refused_or_reads_as_an_action_with_a_text(text: str) -> None:
    try:
        action = parse_action(text)
    except BadInput:
        with refused("is not a"):
            parse_action(text)
    else:
        assert parse_action(str(action)) == action


@pytest.mark.parametrize("text", ["5-5@a!>3", "3-4@b>٣"])
def test_what_an_action_cannot_have_is_not_dropped_in_silence(text: str) -> None:
    with refused(f"'{text}' is not an action"):
        parse_action(text)


def test_a_lead_a_place_and_a_close_of_the_same_tile_differ() -> None:
    assert len({Place(Tile(5, 5)), Place(Tile(5, 5), "a"), Place(Tile(5, 5), "b"), Close(Tile(5, 5), "a")}) == 4


def test_the_turn_goes_round_in_the_order_of_the_table() -> None:
    state = State((Pile(),) * 3, Pile(), Layout(), frozenset((2,)), (0, 0, 0), order=(0, 2, 1))
    assert [state.after(seat) for seat in (0, 2, 1)] == [2, 1, 0]
    assert state.players == 3


@pytest.mark.parametrize("name, players", [("netz", 2), ("chicken-foot", 3), ("sebastopol-pairs", 4), ("matador", 3)])
def test_the_repr_of_every_state_of_a_hand_runs(name: str, players: int) -> None:
    rng = Random(name)
    table = Table.new(game(name), players).dealt(rng)
    while table.match.turn:
        assert eval(repr(table.match.state), NAMES) == table.match.state
        table = table.asked(min(table.match.turn), level("easy", table.match.game), rng)
    assert eval(repr(table.match.state), NAMES) == table.match.state
    assert eval(repr(table.events), NAMES) == table.events
