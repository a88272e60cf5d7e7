"""Domino Memory: the sentences of its page."""

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from boneyard import BACK, BadInput, view
from boneyard.errors import IllegalAction
from boneyard.games.alone import Lifted
from boneyard.games.frame import LIFTS, Cell, Laid, Lay, Lift, held, matching, numbers
from boneyard.games.memory import PAGE, Hidden, Picture, Ready, Shown
from boneyard.local_table import shuffled
from boneyard.match import Match
from boneyard.pages import Value
from boneyard.record import Record
from boneyard.replays import last
from boneyard.solvers.memory import Border, cuts
from boneyard.state import Ended, Scored, Stop
from boneyard.tiles import Deck, Pile, Tile, everybody, parse_tiles
from tests.alone import actions, by_chance, dealt, played
from tests.refusals import refused

SIX = "0-1 3-4 1-2 5-6 0-0 6-6"


def looked_at(first: str, tiles: int) -> Match:
    """A match whose picture was shown and is hidden now."""
    return played(dealt(PAGE, first, tiles=tiles), "ready")[0]


def copied(match: Match) -> list[str]:
    """The moves that build the picture just as it lay."""
    return list(map(str, match.state.wanted))


def turned(move: str) -> str:
    """The same tile at the same place, the other way round."""
    halves, _, place = move.partition("@")
    return f"{halves[::-1]}@{place}"


def hangs_together(cells: set[Cell]) -> bool:
    """Whether one can walk from every cell to every other."""
    found = [min(cells)]
    for row, column in found:
        near = {Cell(row + 1, column), Cell(row - 1, column), Cell(row, column + 1), Cell(row, column - 1)}
        found += (near & cells) - set(found)
    return len(found) == len(cells)


SIZES = [(6, 5, 4), (10, 5, 6), (15, 7, 6), (21, 7, 8), (28, 9, 8)]


@pytest.mark.parametrize("tiles, rows, columns", SIZES)
def test_the_first_tiles_of_the_deck_lie_on_a_sheet_in_a_shape_that_hangs_together(
    tiles: int, rows: int, columns: int
) -> None:
    game = PAGE.game({"tiles": tiles})
    for seed in range(5):
        deck = shuffled(game, Random(seed))
        state = game.start(1, deck)
        assert tuple(lay.tile for lay in state.picture) == state.shown.tiles == deck[:tiles]
        assert state.out.tiles == deck[tiles:]
        cells = set(numbers(state.picture))
        assert len(cells) == 2 * tiles
        assert cells < {Cell(row, column) for row in range(rows) for column in range(columns)}
        assert hangs_together(cells)


def test_tiles_lie_in_all_four_directions_and_no_two_decks_make_the_same_shape() -> None:
    game = PAGE.game()
    pictures = [game.start(1, shuffled(game, Random(seed))).picture for seed in range(20)]
    ways = Counter((lay.way, lay.one < lay.other) for lays in pictures for lay in lays if lay.one != lay.other)
    assert len(ways) == 4
    assert min(ways.values()) > 0.15 * ways.total()
    assert len({frozenset(numbers(lays)) for lays in pictures}) == 20
    assert len({frozenset((lay.cell, lay.way) for lay in lays) for lays in pictures}) == 20


def test_the_picture_of_a_deck_never_changes() -> None:
    picture = " ".join(map(str, dealt(PAGE, SIX, tiles=6).state.picture))
    assert picture == KNOWN


KNOWN = "0-1@b1v 4-3@b2h 1-2@c2h 6-5@d1h 0-0@d3v 6-6@d4v"


@pytest.mark.parametrize("options, tiles", [({}, 28), ({"set": 9}, 55), ({"set": 9, "tiles": 28}, 28)])
def test_all_tiles_of_the_set_make_the_picture_unless_fewer_are_chosen(options: dict[str, Value], tiles: int) -> None:
    state = dealt(PAGE, "5-6", **options).state
    assert (len(state.shown.tiles), len(numbers(state.picture))) == (tiles, 2 * tiles)


def test_other_numbers_of_tiles_are_refused() -> None:
    with pytest.raises(BadInput, match="all, 6, 10, 15, 21 or 28"):
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
        assert view(match.state, eye).picture == ()


def test_when_the_picture_is_gone_its_shape_is_gone_too() -> None:
    game, rng = PAGE.game({"tiles": 10}), Random("shape")
    first = shuffled(game, rng)
    second = (*reversed(first[:10]), *first[10:])
    hidden = [game.play(game.start(1, deck), 0, Ready())[0] for deck in (first, second)]
    assert set(numbers(hidden[0].wanted)) != set(numbers(hidden[1].wanted))
    assert view(hidden[0], 0) == view(hidden[1], 0)


def test_tiles_are_laid_across_or_down_on_any_free_cells() -> None:
    match = looked_at(SIX, 6)
    laying = actions(match) - {"stop"}
    assert len(laying) == (4 * 2 + 2) * 31  # four singles both ways round, two doubles; 15 places across, 16 down
    assert {"0-1@a1h", "1-0@a1h", "0-1@b4v", "1-0@b4v", "6-6@e3h"} <= laying
    assert not {"0-1@a4h", "0-1@e1v", "1-1@a1h"} & laying
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
    match = looked_at(SIX, 6)
    wanted = match.state.wanted
    match, events = played(match, " ".join(copied(match)))
    shown = Pile(parse_tiles(SIX), everybody(1))
    assert events[-3:] == (Ended("right", 0), Shown(0, shown), Scored((0,), 12, "cells"))
    assert (match.over, match.result) == (True, (12,))
    assert match.state.picture == wanted


def test_a_wrong_cell_costs_its_point() -> None:
    match = looked_at(SIX, 6)
    moves = [turned(move) if move[:3] in {"3-4", "4-3", "5-6", "6-5"} else move for move in copied(match)]
    match, _ = played(match, " ".join(moves))
    assert match.result == (8,)
    assert match.state.ended == Ended("wrong", 0)


def test_any_cut_that_shows_the_same_numbers_is_right() -> None:
    game, rng = PAGE.game({"tiles": 15}), Random("another cut")
    while True:
        match = Match.new(game, 1).deal(shuffled(game, rng))
        shown = numbers(match.state.picture)
        every = cuts(dict[tuple[int, int], int](shown.items()), match.state.shown.tiles)
        others = [cut for cut in every if set(cut) != borders(match.state.picture)]
        if others:
            break
    match, _ = played(match, "ready")
    match, _ = played(match, " ".join(map(str, laid(others[0], shown))))
    assert borders(match.state.laid) != borders(match.state.picture)
    assert (match.state.ended, match.result) == (Ended("right", 0), (30,))


def borders(lays: Iterable[Lay]) -> set[Border]:
    """The two cells of every tile."""
    return {(lay.cell, lay.second) for lay in lays}


def laid(cut: Iterable[Border], shown: dict[Cell, int]) -> list[Lay]:
    """The tiles of a cut."""
    return [
        Lay(shown[Cell(*one)], shown[Cell(*other)], Cell(*one), "h" if one[0] == other[0] else "v")
        for one, other in cut
    ]


def test_nothing_right_is_no_points() -> None:
    match = looked_at(SIX, 6)
    wanted = match.state.wanted
    spots = [(lay.cell, lay.way) for lay in wanted]
    moves = [Lay(6, 6, *spots[4]), Lay(0, 0, *spots[5])]
    moves += [swapped for at in (0, 2) for swapped in crossed(wanted[at], wanted[at + 1])]
    match, events = played(match, " ".join(map(str, moves)))
    assert match.result == (0,)
    assert not any(isinstance(event, Scored) for event in events)


def crossed(one: Lay, other: Lay) -> list[Lay]:
    """Two tiles without a common number, each in the place of the other."""
    return [Lay(other.one, other.other, one.cell, one.way), Lay(one.one, one.other, other.cell, other.way)]


def test_who_stops_keeps_the_points_of_the_cells_that_are_right() -> None:
    match = looked_at(SIX, 6)
    first, second = copied(match)[:2]
    match, _ = played(match, f"{first} {turned(second)} stop")
    assert (match.over, match.result, match.state.ended) == (True, (2,), Ended("stopped", 0))
    assert match.state.shown.eyes == everybody(1)
    assert match.state.picture == match.state.wanted


def test_lifts_are_counted_and_end() -> None:
    match, _ = played(looked_at(SIX, 6), " ".join(["0-1@a1h lift@a1"] * LIFTS))
    assert match.state.lifted == LIFTS
    match, _ = played(match, "0-1@a1h")
    assert "lift@a1" not in actions(match)
    assert "stop" in actions(match)


def on_paper(first: str = SIX, **options: Value) -> Match:
    """A match in which the numbers stay on paper."""
    return dealt(PAGE, first, **{"tiles": 6, "memory_paper": True, **options})


def test_on_paper_the_numbers_stay_and_the_borders_are_lost() -> None:
    match = on_paper()
    seen = view(match.state, 0)
    assert seen.written == numbers(match.state.wanted)
    assert [len(row) for row in seen.paper] == [4] * 5
    assert (seen.picture, seen.shown.tiles) == ((), (BACK,) * 6)
    assert match.game.hand(seen) == parse_tiles("0-0 0-1 1-2 3-4 5-6 6-6")  # type: ignore[attr-defined]


def test_on_paper_a_tile_lies_only_where_its_numbers_are_written() -> None:
    match = on_paper()
    written = match.state.written
    laying = {match.game.read(text) for text in actions(match) - {"stop"}}
    assert laying >= set(match.state.wanted)
    assert all((written[lay.cell], written[lay.second]) == (lay.one, lay.other) for lay in laying)
    assert {lay.tile for lay in laying} == set(match.state.shown.tiles)
    match, _ = played(match, copied(match)[0])
    assert not any(text.startswith(("0-1@", "1-0@")) for text in actions(match))


def test_on_paper_every_cut_into_the_tiles_is_right_and_a_point() -> None:
    game, rng = PAGE.game({"tiles": 15, "memory_paper": True}), Random("every cut")
    found = 0
    while found < 6:
        match = Match.new(game, 1).deal(shuffled(game, rng))
        for cut in cuts(match.state.written, match.state.shown.tiles):
            after, events = played(match, " ".join(map(str, laid(cut, match.state.written))))
            assert events[-2:] == (Ended("cut", 0), Scored((0,), 1, "won"))
            assert (after.over, after.result) == (True, (1,))
            found += 1


def test_on_paper_whoever_stops_gets_nothing_and_sees_how_the_tiles_lay() -> None:
    match, events = played(on_paper(), "stop")
    assert (match.over, match.result) == (True, (0,))
    assert events[-1] == Shown(0, Pile(parse_tiles(SIX), everybody(1)))
    assert match.state.picture == match.state.wanted


def test_on_paper_a_tile_that_leads_nowhere_may_be_lifted_again() -> None:
    match = on_paper()
    move = copied(match)[0]
    cell = move.partition("@")[2][:-1]
    after, events = played(match, f"{move} lift@{cell}")
    assert events[-1] == Lifted(0, Tile(0, 1), cell)
    assert actions(after) == actions(match)


def ways(picture: list[list[int]], tiles: str) -> set[str]:
    """Which way tiles lie that cut two rows of two numbers."""
    paper = {Cell(row, column): number for row, line in enumerate(picture) for column, number in enumerate(line)}

    def cut(laid: tuple[Lay, ...], hand: Deck) -> set[frozenset[Lay]]:
        if not hand:
            return {frozenset(laid)}
        return {found for lay in matching(paper, laid, hand) for found in cut((*laid, lay), held(hand, (lay,)))}

    return {lay.way for found in cut((), parse_tiles(tiles)) for lay in found}


@pytest.mark.parametrize(
    "picture, tiles, found",
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
    picture: list[list[int]], tiles: str, found: set[str]
) -> None:
    assert ways(picture, tiles) == found


def test_the_order_of_the_hand_tells_nothing_about_the_picture() -> None:
    game, rng = PAGE.game({"tiles": 10}), Random("mixed")
    first = shuffled(game, rng)
    second = (*reversed(first[:10]), *first[10:])
    hidden = [game.play(game.start(1, deck), 0, Ready()) for deck in (first, second)]
    assert hidden[0][1] == hidden[1][1]
    assert game.actions(hidden[0][0], 0) == game.actions(hidden[1][0], 0)


def test_actions_are_read_as_they_are_written() -> None:
    game = PAGE.game()
    read = [game.read(text) for text in ("ready", "stop", "lift@l12", "3-1@a6h", "9-0@b10v")]
    assert read == [
        Ready(),
        Stop(),
        Lift(Cell(11, 11)),
        Lay(3, 1, Cell(0, 5), "h"),
        Lay(9, 0, Cell(1, 9), "v"),
    ]
    for text in ("", "3-1@a6", "3-1@6ah", "lift", "lift@", "draw", "3-1@a6x"):
        with pytest.raises(BadInput, match="is not an action"):
            game.read(text)


def test_a_tile_is_not_laid_over_another() -> None:
    match, _ = played(looked_at(SIX, 6), "0-1@a1h")
    with pytest.raises(IllegalAction):
        played(match, "3-4@a2h")


@pytest.mark.parametrize("tiles", [6, 10, 15, 21, 28])
@pytest.mark.parametrize("paper", [False, True])
def test_in_hands_by_chance_no_tile_is_laid_twice_or_laid_and_out(tiles: int, paper: bool) -> None:
    game = PAGE.game({"tiles": tiles, "memory_paper": paper})
    for seed in range(3):
        state: Picture = by_chance(game, Random(seed)).match.state
        assert len({lay.tile for lay in state.laid}) == len(state.laid)
        assert not {lay.tile for lay in state.laid} & set(state.out.tiles)


def test_a_record_of_the_pictures_that_lay_flat_is_refused() -> None:
    with refused("The record has version 1 of memory; here is version 2"):
        last(Record("memory", 1, {"tiles": 6}, version=1))
