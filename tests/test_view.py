"""Who sees what."""

import pickle
from random import Random

import pytest

from boneyard import BACK, PAGES, Pile, Tile, game, view
from boneyard.laying import LayingGame
from boneyard.layout import Layout
from boneyard.match import Match
from boneyard.state import Draw, Drew, Ended, Pass, Passed, Place, Placed, Revealed, Scored
from boneyard.tiles import Secret, everybody
from tests.laws import deals, piles_in
from tests.tables import play, rules, table

LAYING = [page.id for page in PAGES if isinstance(page.game(), LayingGame)]
MINE = Pile((Tile(5, 6), Tile(0, 0)), frozenset((0,)))


def dealt(name: str, players: int) -> Match:
    chosen = game(name)
    return Match.new(chosen, players).deal(deals(chosen, players, Random(name)))


def test_a_player_sees_his_own_hand_and_counts_the_others() -> None:
    state = view(dealt("plain-block", 3).state, 1)
    assert BACK not in state.hands[1].tiles
    assert [hand.tiles for hand in (state.hands[0], state.hands[2])] == [(BACK,) * 5] * 2
    assert state.stock.tiles == (BACK,) * 13


def test_who_looks_on_sees_no_hand_and_no_stock() -> None:
    state = view(dealt("plain-block", 2).state, None)
    assert {tile for pile in piles_in(state) for tile in pile.tiles} == {BACK}


def test_nobody_sees_into_the_stock() -> None:
    match = dealt("draw", 4)
    assert [view(match.state, seat).stock.tiles for seat in (None, 0, 1, 2, 3)] == [(BACK,) * 4] * 5


def test_what_lies_on_the_table_is_seen_by_everybody() -> None:
    state = dealt("netz", 2).state
    assert [view(state, seat).layout for seat in (None, 0, 1)] == [state.layout] * 3
    assert len(state.layout.tiles) == 1


def test_a_drawn_tile_is_seen_only_by_the_player_who_drew_it() -> None:
    drew = Drew(0, MINE, (3, 5), 4)
    assert view(drew, 0) == drew
    assert [view(drew, seat) for seat in (None, 1)] == [drew._replace(tiles=Pile((BACK, BACK), MINE.eyes))] * 2


def test_a_secret_number_counts_like_any_other_and_is_none_to_those_who_may_not_know_it() -> None:
    known = Secret(7, frozenset((1,)))
    assert (known, known + 1, -known) == (7, 8, -7)
    assert [view((known, 5), seat) for seat in (None, 0, 1)] == [(None, 5), (None, 5), (7, 5)]
    assert not isinstance(view(known, 1), Secret)


def test_a_secret_number_survives_a_journey_to_another_process() -> None:
    there: Secret = pickle.loads(pickle.dumps(Secret(7, frozenset((1,)))))
    assert (int(there), there.eyes) == (7, frozenset((1,)))


@pytest.mark.parametrize(
    "open_event",
    [
        Placed(0, Tile(5, 6), "b", 6),
        Passed(0, (3, 5)),
        Scored((0, 2), 5, "ends"),
        Ended("out", 1),
        Revealed(0, Pile((Tile(5, 6),), everybody(2))),
    ],
)
def test_what_happens_openly_is_the_same_for_all(open_event: object) -> None:
    assert [view(open_event, seat) for seat in (None, 0, 1)] == [open_event] * 3


def test_a_view_keeps_the_type_and_leaves_what_is_seen_untouched() -> None:
    for thing in (
        MINE,
        (MINE, 1),
        Drew(0, MINE, (), 3),
        Tile(5, 6),
        Layout(),
        Place(Tile(5, 6)),
        Draw(),
        Pass(),
        "a",
        7,
    ):
        assert view(thing, 0) is thing
        assert type(view(thing, 1)) is type(thing)


def test_a_view_reaches_into_whatever_holds_a_pile() -> None:
    hidden = Pile((BACK, BACK), MINE.eyes)
    assert view(((MINE, "x"), (MINE,)), 1) == ((hidden, "x"), (hidden,))


def test_all_hands_are_open_when_the_hand_is_over() -> None:
    block = rules("plain-block")
    state, events = play(block, table(block, ["3-6", "1-1", "5-5 0-0"], line="3-5"), "0:3-6@a")
    assert [view(state, seat).hands for seat in (None, 0, 1, 2)] == [state.hands] * 4
    assert [view(event, None) for event in events] == list(events)


@pytest.mark.parametrize("name", LAYING)
def test_no_deal_of_a_laying_game_shows_a_player_another_hand(name: str) -> None:
    state = dealt(name, game(name).players[0]).state
    for seat in range(state.players):
        shown = [BACK not in hand.tiles for hand in view(state, seat).hands]
        assert shown == [seat == other for other in range(state.players)]
