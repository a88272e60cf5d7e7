"""Solo 1: the sentences of its page."""

from random import Random

import pytest

from boneyard import Match, view
from boneyard.errors import IllegalAction, Redeal
from boneyard.games.solo_1 import PAGE, Rows
from boneyard.local_table import shuffled
from boneyard.state import Ended, Placed, Scored
from boneyard.tiles import Deck, Tile, parse_tiles, write_tiles
from tests.alone import RING, actions, dealt, played

SOLO = PAGE.game()
WINNABLE = PAGE.game({"winnable": True})

# The right tile of row a is the first tile of a closed line, and so on, to the left tile of row d.
STRAIGHT = " ".join(write_tiles(RING[at : at + 7][::-1]) for at in range(0, 28, 7))
STRAIGHT_ON = " ".join([str(RING[0]), *(f"{tile}@b" for tile in RING[1:])])


def edge(*rows: str) -> str:
    """A deck by the right ends of its rows, each read from the right; fillers lie to the left."""
    named = [parse_tiles(row)[::-1] for row in rows]
    fillers = iter(tile for tile in SOLO.tiles.tiles if not any(tile in row for row in named))
    return " ".join(write_tiles((*(next(fillers) for _ in range(7 - len(row))), *row)) for row in named)


def test_the_tiles_lie_in_four_rows_of_seven_left_to_right_row_by_row() -> None:
    state: Rows = dealt(PAGE, "6-6 6-5 6-4 6-3 6-2 6-1 6-0 5-5").state
    assert write_tiles(state.rows[0].tiles) == "6-6 5-6 4-6 3-6 2-6 1-6 0-6"
    assert state.rows[1].tiles[0] == Tile(5, 5)
    assert [len(row.tiles) for row in state.rows] == [7, 7, 7, 7]


def test_everybody_sees_every_tile_from_the_start() -> None:
    state = dealt(PAGE, STRAIGHT).state
    assert view(state, 0) == view(state, None) == state


def test_any_of_the_four_tiles_at_the_right_edge_begins_the_line() -> None:
    assert actions(dealt(PAGE, edge("1-3", "2-4", "3-5", "6-6"))) == {"1-3", "2-4", "3-5", "6-6"}


def test_a_taken_tile_frees_the_one_to_its_left() -> None:
    match, events = played(dealt(PAGE, edge("1-3 3-4", "0-0", "2-2", "6-6")), "1-3")
    assert write_tiles(match.state.free) == "3-4 0-0 2-2 6-6"
    assert actions(match) == {"3-4@b"}
    assert events == (Placed(0, Tile(1, 3), "", 3),)


def test_the_last_tile_of_any_row_goes_to_either_end() -> None:
    match, _ = played(dealt(PAGE, edge("1-3", "3-5", "1-1", "3-4")), "1-3")
    assert actions(match) == {"3-5@b", "1-1@a", "3-4@b"}


def test_with_0_1_2_3_4_5_and_6_6_free_and_both_ends_six_only_6_6_can_go() -> None:
    match, _ = played(dealt(PAGE, edge("0-6 0-1", "0-2 2-3", "2-6 4-5", "6-6")), "0-6 0-2@a 2-6@a")
    assert write_tiles(match.state.free) == "0-1 2-3 4-5 6-6"
    assert [end.number for end in match.state.layout.ends] == [6, 6]
    assert actions(match) == {"6-6@a", "6-6@b"}


def test_a_tile_that_is_not_at_the_right_edge_is_refused() -> None:
    match, _ = played(dealt(PAGE, edge("1-3", "3-5 3-3", "1-1", "3-4")), "1-3")
    with pytest.raises(IllegalAction, match="'3-3@b'"):
        played(match, "3-3@b")


def test_the_hand_is_lost_when_no_free_tile_fits() -> None:
    match, events = played(dealt(PAGE, edge("1-3 4-4", "0-0", "2-2", "6-6")), "1-3")
    assert events[1:] == (Ended("stuck", 0),)
    assert (match.over, match.result, actions(match)) == (True, (0,), set())


def test_an_empty_row_offers_nothing_and_the_others_go_on() -> None:
    match, _ = played(dealt(PAGE, STRAIGHT), " ".join(STRAIGHT_ON.split()[:7]))
    assert [len(row.tiles) for row in match.state.rows] == [0, 7, 7, 7]
    assert len(match.state.free) == 3


def test_the_hand_is_won_when_all_28_tiles_are_laid_and_both_ends_are_equal_then() -> None:
    match, events = played(dealt(PAGE, STRAIGHT), STRAIGHT_ON)
    assert events[-2:] == (Ended("out", 0), Scored((0,), 1, "won"))
    assert (match.over, match.result, match.winners) == (True, (1,), (0,))
    assert [end.number for end in match.state.layout.ends] == [2, 2]


def test_there_is_no_taking_back() -> None:
    match, _ = played(dealt(PAGE, STRAIGHT), str(RING[0]))
    assert all("@" in text for text in actions(match))


def test_with_winnable_a_deal_that_cannot_be_won_is_dealt_again() -> None:
    lost = edge("0-0 4-5", "1-1 4-6", "2-2 5-6", "3-3 5-5")
    assert all(played(dealt(PAGE, lost), first)[0].result == (0,) for first in ("0-0", "1-1", "2-2", "3-3"))
    with pytest.raises(Redeal):
        dealt(PAGE, lost, winnable=True)
    assert dealt(PAGE, STRAIGHT, winnable=True).state == dealt(PAGE, STRAIGHT).state


def test_winnable_agrees_with_trying_every_line() -> None:
    rng = Random("every line")
    found = []
    for _ in range(60):
        deck = shuffled(SOLO, rng)
        wins = _some_line_wins(SOLO.start(1, deck))
        assert _is_dealt(deck) == wins
        found.append(wins)
    assert {True, False} == set(found)


def _is_dealt(deck: Deck) -> bool:
    try:
        Match.new(WINNABLE, 1).deal(deck)
    except Redeal:
        return False
    return True


def _some_line_wins(state: Rows) -> bool:
    seen, todo = set(), [state]
    while todo:
        state = todo.pop()
        if SOLO.payoff(state) == (1,):
            return True
        key = (state.rows, tuple(sorted(end.number for end in state.layout.ends)))
        if key not in seen:
            seen.add(key)
            todo += [SOLO.play(state, 0, action)[0] for action in SOLO.actions(state, 0)]
    return False


def test_one_hand_is_a_match() -> None:
    assert SOLO.match(1).hands == 1
    assert SOLO.sides(1) == ((0,),)
