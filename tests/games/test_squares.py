"""Domino Squares: the sentences of its page."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from boneyard import BadInput, view
from boneyard.errors import IllegalAction
from boneyard.games.alone import Lifted
from boneyard.games.frame import LIFTS, Cell, Laid, Lay, Lift, numbers
from boneyard.games.squares import FRAME, LEAST_GIVEN, PAGE, Framed, as_lay, as_placing, puzzle, solution, solved
from boneyard.local_table import shuffled
from boneyard.pages import Game
from boneyard.solvers.squares import complete, completions
from boneyard.state import Ended, Scored, Stop
from boneyard.tiles import Tile, everybody
from tests.alone import actions, by_chance, dealt, played

FREE = PAGE.game()
PUZZLE = PAGE.game({"start": "puzzle"})

PRINTED = """
0-0@a1v 0-2@a2h 2-3@a4h 3-1@a6h 1-1@a8v 0-1@b2v 2-1@b3v 2-4@b4v 3-4@b5v 3-5@b6v 1-5@b7v 1-6@d2v 1-4@d3h 4-5@d5h
5-0@d7v 6-4@e3h 4-0@e5h 6-2@f2v 6-5@f3v 4-4@f4h 0-6@f6v 0-3@f7v 2-2@g1v 5-5@g4v 6-6@g5v 3-3@g8v 2-5@h2h 6-3@h6h
"""
PICTURE = """
0 0 2 2 3 3 1 1
0 0 2 2 3 3 1 1
. 1 1 4 4 5 5 .
. 1 1 4 4 5 5 .
. 6 6 4 4 0 0 .
. 6 6 4 4 0 0 .
2 2 5 5 6 6 3 3
2 2 5 5 6 6 3 3
"""


def laid(text: str) -> tuple[Lay, ...]:
    """Tiles in the frame, from words."""
    return tuple(FREE.read(word) for word in text.split())


def shown(lays: tuple[Lay, ...]) -> str:
    """The numbers in the frame, row by row, a dot where there is none."""
    found = numbers(lays)
    rows = [[str(found.get(Cell(row, column), ".")) for column in range(8)] for row in range(8)]
    return "\n".join(map(" ".join, rows))


def test_the_frame_has_56_cells_and_its_four_middle_rows_are_set_in() -> None:
    assert len(FRAME) == 56
    columns = [[cell.column for cell in FRAME if cell.row == row] for row in range(8)]
    assert columns == [list(range(8))] * 2 + [list(range(1, 7))] * 4 + [list(range(8))] * 2


def test_the_frame_is_empty_and_everybody_sees_all_28_tiles() -> None:
    state = dealt(PAGE, "5-6").state
    assert (len(state.hand), state.lays) == (28, ())
    assert view(state, None) == view(state, 0) == state


def test_any_tile_may_be_laid_on_any_two_free_neighbours() -> None:
    match = dealt(PAGE, "")
    laying = actions(match) - {"stop"}
    assert len(laying) == 94 * (7 + 2 * 21)  # 48 places across and 46 down
    assert {"0-2@a2h", "2-0@a2h", "5-0@d7v", "3-3@g8v"} <= laying
    assert not {"0-2@a8h", "0-2@c1h", "0-2@b1v", "0-2@b8v", "0-2@h1v", "0-2@c7h"} & laying


def test_the_printed_picture_is_a_solution() -> None:
    match, events = played(dealt(PAGE, ""), PRINTED)
    assert events[-2:] == (Ended("solved", 0), Scored((0,), 1, "won"))
    assert (match.over, match.result, actions(match)) == (True, (1,), set())
    assert shown(match.state.lays) == PICTURE.strip()


def test_each_number_fills_eight_cells() -> None:
    assert Counter(numbers(laid(PRINTED)).values()) == dict.fromkeys(range(7), 8)


def test_before_the_last_tile_it_is_not_solved() -> None:
    for count in (0, 1, 14, 27):
        match, _ = played(dealt(PAGE, ""), " ".join(PRINTED.split()[:count]))
        assert not match.over


def test_a_square_with_two_numbers_is_no_solution_and_the_tiles_may_be_lifted_again() -> None:
    wrong = PRINTED.replace("2-5@h2h", "5-2@h2h")
    match, events = played(dealt(PAGE, ""), wrong)
    assert not match.over
    assert events[-1] == Laid(0, 6, 3, Cell(7, 5), "h")
    assert actions(match) == {"stop", *(f"lift@{word.split('@')[1][:2]}" for word in wrong.split())}
    match, events = played(match, "lift@h2 2-5@h2h")
    assert events[0] == Lifted(0, Tile(2, 5), "h2")
    assert (match.over, match.result) == (True, (1,))


def test_a_repeated_tile_is_refused() -> None:
    match, _ = played(dealt(PAGE, ""), "0-0@a1v")
    with pytest.raises(IllegalAction, match="'0-0@a2v'"):
        played(match, "0-0@a2v")


def test_the_right_numbers_with_a_tile_twice_are_no_solution() -> None:
    twice = laid(PRINTED.replace("0-6@f6v 0-3@f7v", "0-0@f6h 6-3@g6h"))
    assert numbers(twice) == numbers(laid(PRINTED))
    assert solved(laid(PRINTED))
    assert not solved(twice)


def test_a_cell_that_is_covered_is_not_free() -> None:
    match, _ = played(dealt(PAGE, ""), "0-2@a2h")
    for text in ("3-4@a3h", "3-4@a1h", "3-4@a3v"):
        with pytest.raises(IllegalAction):
            played(match, text)


def test_stopping_ends_the_hand_without_a_point() -> None:
    match, events = played(dealt(PAGE, ""), "0-2@a2h stop")
    assert events[-1] == Ended("stopped", 0)
    assert (match.over, match.result) == (True, (0,))


def test_lifts_are_counted_and_end() -> None:
    state = Framed(dealt(PAGE, "").state.tiles, laid=laid("0-2@a2h"), lifted=LIFTS - 1)
    assert Lift(Cell(0, 1)) in FREE.actions(state, 0)
    state, _ = FREE.play(state, 0, Lift(Cell(0, 1)))
    state, _ = FREE.play(state, 0, Lay(0, 2, Cell(0, 1), "h"))
    assert state.lifted == LIFTS
    assert not any(isinstance(action, Lift) for action in FREE.actions(state, 0))
    assert Stop() in FREE.actions(state, 0)


def test_in_a_puzzle_the_given_tiles_lie_fast() -> None:
    match = dealt(PAGE, "", start="puzzle")
    given = match.state.given
    assert len(given) >= LEAST_GIVEN
    assert len(match.state.hand) == 28 - len(given)
    assert not any(text.startswith("lift") for text in actions(match))
    free = match.actions(0)[0]
    match, _ = played(match, str(free))
    assert [text for text in actions(match) if text.startswith("lift")] == [f"lift@{free.cell}"]


def test_the_one_solution_of_a_puzzle_wins() -> None:
    match = dealt(PAGE, "6-6 5-6 0-3 2-4", start="puzzle")
    (found,) = complete(map(as_placing, match.state.given))
    rest = [str(lay) for lay in map(as_lay, found) if lay not in match.state.given]
    match, _ = played(match, " ".join(rest))
    assert (match.over, match.result) == (True, (1,))


def test_puzzles_from_decks_by_chance_have_exactly_one_solution() -> None:
    rng = Random("puzzles")
    different = set()
    for _ in range(300):
        deck = shuffled(PUZZLE, rng)
        given = puzzle(deck)
        assert LEAST_GIVEN <= len(given) <= 14
        assert completions(map(as_placing, given)) == 1
        assert set(given) <= set(map(as_lay, solution(deck)))
        assert solved(tuple(map(as_lay, solution(deck))))
        different.add(given)
    assert len(different) == 300


def test_a_puzzle_is_a_function_of_the_deck_alone() -> None:
    deck = shuffled(PUZZLE, Random(1))
    assert PUZZLE.start(1, deck) == PUZZLE.start(1, deck)
    other = shuffled(PUZZLE, Random(2))
    assert PUZZLE.start(1, deck).given != PUZZLE.start(1, other).given


def test_a_deck_always_makes_the_puzzle_it_made_before_so_that_old_records_replay() -> None:
    given = " ".join(map(str, dealt(PAGE, "", start="puzzle").state.given))
    assert given == "0-0@a1v 0-1@a2h 2-0@b6v 3-0@b7v 0-4@b2v 5-0@d5h 1-1@g8v 2-2@g1v 4-4@g3h"


def test_a_laid_tile_and_the_solver_s_are_the_same_both_ways() -> None:
    for lay in laid(PRINTED):
        assert as_lay(as_placing(lay)) == lay


def test_actions_are_read_as_they_are_written() -> None:
    read = [FREE.read(text) for text in ("3-1@a6h", "lift@h8", "stop")]
    assert read == [Lay(3, 1, Cell(0, 5), "h"), Lift(Cell(7, 7)), Stop()]
    with pytest.raises(BadInput, match="'ready' is not an action"):
        FREE.read("ready")


@pytest.mark.parametrize("game", [FREE, PUZZLE], ids=["free", "puzzle"])
def test_in_hands_by_chance_every_tile_is_in_the_frame_or_in_hand(game: Game) -> None:
    for seed in range(4):
        state: Framed = by_chance(game, Random(seed)).match.state
        tiles = [lay.tile for lay in state.lays]
        assert len(set(tiles)) == len(tiles)
        assert set(tiles) | set(state.hand) == set(state.tiles.tiles)
        cells = sorted(cell for lay in state.lays for cell in (lay.cell, lay.second))
        assert all(one != other for one, other in pairwise(cells))
        assert set(cells) <= set(FRAME)
        assert state.tiles.eyes == everybody(1)
