"""Domino Memory: the sentences of its page."""

from random import Random

import pytest

from boneyard import BACK, BadInput, view
from boneyard.errors import IllegalAction
from boneyard.games.alone import Lifted
from boneyard.games.frame import LIFTS, Cell, Frame, Laid, Lay, Lift, held, lays, numbers
from boneyard.games.memory import PAGE, Hidden, Picture, Ready, Shown
from boneyard.local_table import shuffled
from boneyard.match import Match
from boneyard.state import Ended, Scored, Stop
from boneyard.tiles import Deck, Pile, Tile, everybody, parse_tiles
from tests.alone import actions, by_chance, dealt, played

# Three rows of two tiles; in the first two columns 0-1 lies above 1-2.
SIX = "0-1 3-4 1-2 5-6 0-0 6-6"
COPY = "0-1@a1h 3-4@a3h 1-2@b1h 5-6@b3h 0-0@c1h 6-6@c3h"


def looked_at(first: str, tiles: int) -> Match:
    """A match whose picture was shown and is hidden now."""
    return played(dealt(PAGE, first, tiles=tiles), "ready")[0]


@pytest.mark.parametrize("tiles, rows, columns", [(6, 3, 4), (10, 5, 4), (15, 5, 6), (21, 7, 6), (28, 7, 8)])
def test_the_first_tiles_of_the_deck_lie_flat_in_a_rectangle(tiles: int, rows: int, columns: int) -> None:
    match = dealt(PAGE, "5-6 0-4", tiles=tiles)
    wanted = match.state.wanted
    assert wanted[:2] == (Lay(5, 6, Cell(0, 0), "h"), Lay(0, 4, Cell(0, 2), "h"))
    assert set(numbers(wanted)) == {Cell(row, column) for row in range(rows) for column in range(columns)}
    assert (len(match.state.shown.tiles), len(match.state.out.tiles)) == (tiles, 28 - tiles)


def test_all_28_tiles_make_seven_rows_of_eight_cells_unless_fewer_are_chosen() -> None:
    state = dealt(PAGE, "5-6").state
    assert len(state.shown.tiles) == 28
    assert max(numbers(state.wanted)) == Cell(6, 7)


def test_other_numbers_of_tiles_are_refused() -> None:
    with pytest.raises(BadInput, match="6, 10, 15, 21 or 28"):
        PAGE.game({"tiles": 12})


def test_while_you_look_everything_is_open_and_all_you_can_do_is_to_be_ready() -> None:
    match = dealt(PAGE, SIX, tiles=6)
    assert view(match.state, 0) == view(match.state, None) == match.state
    assert actions(match) == {"ready"}


def test_when_you_are_ready_the_picture_is_gone_and_the_tiles_are_in_hand() -> None:
    match, events = played(dealt(PAGE, SIX, tiles=6), "ready")
    hand = parse_tiles("0-0 0-1 1-2 3-4 5-6 6-6")
    assert events == (Hidden(0, Pile(hand, everybody(1))),)
    assert match.game.hand(match.state) == hand  # type: ignore[attr-defined]
    for eye in (None, 0):
        assert view(match.state, eye).shown.tiles == (BACK,) * 6


def test_tiles_are_laid_across_or_down_on_any_free_cells() -> None:
    match = looked_at(SIX, 6)
    laying = actions(match) - {"stop"}
    assert len(laying) == (4 * 2 + 2) * 17  # four singles both ways round, two doubles; 9 places across, 8 down
    assert {"0-1@a1h", "1-0@a1h", "0-1@b4v", "1-0@b4v", "6-6@c3h"} <= laying
    assert not {"0-1@a4h", "0-1@c1v", "1-1@a1h"} & laying
    match, events = played(match, "1-0@b4v")
    assert events == (Laid(0, 1, 0, Cell(1, 3), "v"),)
    assert not any("b4" in text or "c4" in text for text in actions(match) if "lift" not in text)
    assert not any(text.startswith(("0-1@", "1-0@")) for text in actions(match))


def test_a_laid_tile_may_be_lifted_and_laid_elsewhere() -> None:
    before = looked_at(SIX, 6)
    match, events = played(before, "3-4@a1h 1-0@b4v lift@a1")
    assert events[-1] == Lifted(0, Tile(3, 4), "a1")
    assert match.state.laid == (Lay(1, 0, Cell(1, 3), "v"),)
    assert "4-3@a1v" in actions(match)
    match, _ = played(match, "lift@b4")
    assert match.game.actions(match.state, 0) == before.game.actions(before.state, 0)


def test_the_picture_is_judged_when_all_tiles_are_laid_and_every_cell_right_is_a_point() -> None:
    match, events = played(looked_at(SIX, 6), COPY)
    shown = Pile(parse_tiles(SIX), everybody(1))
    assert events[-3:] == (Ended("right", 0), Shown(0, shown), Scored((0,), 12, "cells"))
    assert (match.over, match.result) == (True, (12,))


def test_a_wrong_cell_costs_its_point() -> None:
    match, _ = played(looked_at(SIX, 6), COPY.replace("5-6@b3h", "6-5@b3h").replace("3-4@a3h", "4-3@a3h"))
    assert match.result == (8,)
    assert match.state.ended == Ended("wrong", 0)


def test_any_cut_that_shows_the_same_numbers_is_right() -> None:
    match, _ = played(looked_at(SIX, 6), COPY.replace("0-1@a1h", "0-1@a1v").replace("1-2@b1h", "1-2@a2v"))
    assert match.state.laid != match.state.wanted
    assert (match.state.ended, match.result) == (Ended("right", 0), (12,))


def test_nothing_right_is_no_points() -> None:
    match, events = played(looked_at(SIX, 6), "6-6@a1h 0-0@a3h 3-4@b1h 1-2@b3h 6-5@c1h 1-0@c3h")
    assert match.result == (0,)
    assert not any(isinstance(event, Scored) for event in events)


def test_who_stops_keeps_the_points_of_the_cells_that_are_right() -> None:
    match, _ = played(looked_at(SIX, 6), "0-1@a1h 4-3@a3h stop")
    assert (match.over, match.result, match.state.ended) == (True, (2,), Ended("stopped", 0))
    assert match.state.shown.eyes == everybody(1)


def test_lifts_are_counted_and_end() -> None:
    match, _ = played(looked_at(SIX, 6), " ".join(["0-1@a1h lift@a1"] * LIFTS))
    assert match.state.lifted == LIFTS
    match, _ = played(match, "0-1@a1h")
    assert "lift@a1" not in actions(match)
    assert "stop" in actions(match)


SQUARE: Frame = tuple(Cell(row, column) for row in (0, 1) for column in (0, 1))


def cuts(picture: list[list[int]], tiles: str) -> set[str]:
    """Every way to lay these tiles so that two rows of two cells show these numbers."""
    wanted = {Cell(row, column): number for row, line in enumerate(picture) for column, number in enumerate(line)}

    def built(laid: tuple[Lay, ...], hand: Deck) -> set[frozenset[Lay]]:
        if not hand:
            return {frozenset(laid)} if numbers(laid) == wanted else set()
        ways = lays(SQUARE, laid, hand)
        return {found for lay in ways for found in built((*laid, lay), held(hand, (lay,)))}

    return {lay.way for found in built((), parse_tiles(tiles)) for lay in found}


@pytest.mark.parametrize(
    "picture, tiles, ways",
    [
        ([[0, 1], [0, 1]], "0-0 1-1", {"v"}),
        ([[0, 0], [1, 1]], "0-0 1-1", {"h"}),
        ([[0, 1], [2, 3]], "0-1 2-3", {"h"}),
        ([[0, 1], [1, 2]], "0-1 1-2", {"h", "v"}),
        ([[0, 1], [2, 3]], "0-2 1-3", {"v"}),
        ([[0, 1], [2, 3]], "0-3 1-2", set()),
    ],
)
def test_the_numbers_and_the_tiles_say_how_a_picture_can_be_cut(
    picture: list[list[int]], tiles: str, ways: set[str]
) -> None:
    assert cuts(picture, tiles) == ways


def test_the_order_of_the_hand_tells_nothing_about_the_picture() -> None:
    game, rng = PAGE.game({"tiles": 10}), Random("mixed")
    first = shuffled(game, rng)
    second = (*reversed(first[:10]), *first[10:])
    hidden = [game.play(game.start(1, deck), 0, Ready()) for deck in (first, second)]
    assert hidden[0][1] == hidden[1][1]
    assert game.actions(hidden[0][0], 0) == game.actions(hidden[1][0], 0)


def test_actions_are_read_as_they_are_written() -> None:
    game = PAGE.game()
    read = [game.read(text) for text in ("ready", "stop", "lift@g8", "3-1@a6h")]
    assert read == [Ready(), Stop(), Lift(Cell(6, 7)), Lay(3, 1, Cell(0, 5), "h")]
    for text in ("", "3-1@a6", "3-1@6ah", "lift", "lift@", "draw", "3-1@a6x"):
        with pytest.raises(BadInput, match="is not an action"):
            game.read(text)


def test_a_tile_is_not_laid_over_another() -> None:
    match, _ = played(looked_at(SIX, 6), "0-1@a1h")
    with pytest.raises(IllegalAction):
        played(match, "3-4@a2h")


@pytest.mark.parametrize("tiles", [6, 10, 15, 21, 28])
def test_in_hands_by_chance_no_tile_is_laid_twice_or_laid_and_out(tiles: int) -> None:
    game = PAGE.game({"tiles": tiles})
    for seed in range(3):
        state: Picture = by_chance(game, Random(seed)).match.state
        assert len({lay.tile for lay in state.laid}) == len(state.laid)
        assert not {lay.tile for lay in state.laid} & set(state.out.tiles)
