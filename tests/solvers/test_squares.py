"""Domino squares: counts, completions, puzzles and hints."""

from collections import Counter
from itertools import combinations, permutations
from math import factorial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard.solvers import memory, squares
from boneyard.solvers.frame import CELLS, SQUARE_OF, SQUARES, Cell, symmetries, weaves
from boneyard.solvers.weaving import Laid, fewest_givens, placement
from boneyard.tiles import DominoSet, Tile

D6 = DominoSet(6).tiles

# The vector of the rulebook: tile, row and column of its first cell, to the right or down.
PRINTED = """
00 00v 02 01h 23 03h 31 05h 11 07v 01 11v 21 12v 24 13v 34 14v 35 15v 15 16v 16 31v 14 32h 45 34h
50 36v 64 42h 40 44h 62 51v 65 52v 44 53h 06 55v 03 56v 22 60v 55 63v 66 64v 33 67v 25 71h 63 75h
"""


def printed() -> tuple[Laid, ...]:
    words = PRINTED.split()
    return tuple(printed_tile(*pair) for pair in zip(words[::2], words[1::2], strict=True))


def printed_tile(tile: str, place: str) -> Laid:
    cell = (int(place[0]), int(place[1]))
    near = (cell[0], cell[1] + 1) if place[2] == "h" else (cell[0] + 1, cell[1])
    return Laid.of(int(tile[0]), int(tile[1]), cell, near)


def is_solution(laid_tiles: tuple[Laid, ...]) -> bool:
    shown = squares.picture(laid_tiles)
    one_number = all(len({shown[cell] for cell in square}) == 1 for square in SQUARES)
    tiles = Counter(laid.tile for laid in laid_tiles)
    side_by_side = all(abs(a - c) + abs(b - d) == 1 for _, (a, b), (c, d) in laid_tiles)
    return set(shown) == set(CELLS) and len(laid_tiles) == 28 and one_number and tiles == Counter(D6) and side_by_side


def test_the_frame_has_56_cells_in_14_squares() -> None:
    assert len(CELLS) == 56
    assert sorted(cell for square in SQUARES for cell in square) == sorted(CELLS)
    assert [sum(row == r for row, _ in CELLS) for r in range(8)] == [8, 8, 6, 6, 6, 6, 8, 8]


def test_the_frame_has_four_symmetries_identity_two_mirrors_and_the_half_turn() -> None:
    assert {image[0, 0] for image in symmetries()} == {(0, 0), (0, 7), (7, 0), (7, 7)}
    assert len(symmetries()) == 4


def test_all_solutions_are_counted_each_way_by_its_name() -> None:
    found = squares.count()
    assert found.number_pictures == 372_960 == 74 * factorial(7)
    assert found.placements == 685_440 == 136 * factorial(7)
    assert found.placements_up_to_half_turn == 342_720, "the printed 'over 300,000'"
    assert found.placements_up_to_symmetry == 171_360


def test_no_tile_layout_is_its_own_mirror_image_so_orbits_are_full() -> None:
    layouts = {frozenset(one) for one in (placement(weave, range(7)) for weave in weaves())}
    for image in symmetries()[1:]:
        turned = {frozenset(_turned(laid, image) for laid in layout) for layout in layouts}
        assert not layouts & turned


def _turned(laid: Laid, image: dict[Cell, Cell]) -> Laid:
    return Laid.of(laid.tile.low, laid.tile.high, image[laid.low], image[laid.high])


def test_the_weaves_are_closed_under_the_symmetries() -> None:
    shapes = {_shape(placement(weave, range(7))) for weave in weaves()}
    for image in symmetries():
        for weave in weaves():
            moved = [_turned(laid, image) for laid in placement(weave, range(7))]
            assert _shape(tuple(moved)) in shapes


def _shape(laid: tuple[Laid, ...]) -> tuple[frozenset[frozenset[Cell]], tuple[int, ...]]:
    """The cut, and the numbers renamed in the order in which they first appear."""
    shown = squares.picture(laid)
    names: dict[int, int] = {}
    pairing = tuple(names.setdefault(shown[square[0]], len(names)) for square in SQUARES)
    return frozenset(frozenset((low, high)) for _, low, high in laid), pairing


def test_every_picture_has_as_many_cuts_as_an_independent_cutter_finds() -> None:
    ways = Counter(weave.pairing for weave in weaves())
    assert sum(ways.values()) == 136
    for pairing, number in ways.items():
        assert len(list(memory.cuts(_picture(pairing), D6))) == number


def test_random_other_pictures_cannot_be_cut_at_all() -> None:
    rng, known = Random(7), {weave.pairing for weave in weaves()}
    for _ in range(300):
        pairing = _canonical(rng.sample([number for number in range(7) for _ in "12"], 14))
        assert (pairing in known) == memory.can_be_cut(_picture(pairing), D6)


def _canonical(numbers: list[int]) -> tuple[int, ...]:
    names: dict[int, int] = {}
    return tuple(names.setdefault(number, len(names)) for number in numbers)


def _picture(pairing: tuple[int, ...]) -> dict[Cell, int]:
    return {cell: pairing[square] for cell, square in SQUARE_OF.items()}


def test_the_printed_example_is_a_solution_and_one_of_the_weaves() -> None:
    assert is_solution(printed())
    assert squares.completions(printed()) == 1
    assert [set(found) for found in squares.complete(printed())] == [set(printed())]


@settings(max_examples=25, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(3, 28))
def test_what_is_completed_contains_what_was_given_and_is_a_solution(rng: Random, size: int) -> None:
    solution = squares.make_puzzle(rng).solution
    laid = rng.sample(solution, size)
    found = list(squares.complete(laid))
    assert len(found) == squares.completions(laid) == len({frozenset(one) for one in found})
    assert all(is_solution(one) and set(laid) <= set(one) for one in found[:5])
    assert set(solution) in map(set, found)


def test_nothing_laid_can_be_completed_in_every_way() -> None:
    assert squares.completions(()) == 685_440
    assert is_solution(next(squares.complete(())))


@pytest.mark.parametrize(
    "laid",
    [
        [Laid.of(0, 1, (0, 0), (0, 1))],  # a corner holds its double
        [Laid.of(0, 0, (0, 0), (0, 1)), Laid.of(0, 0, (6, 0), (6, 1))],  # one tile twice
        [Laid.of(0, 0, (0, 0), (0, 1)), Laid.of(0, 0, (0, 1), (1, 1))],  # two tiles on one cell
        [Laid.of(0, 1, (0, 2), (0, 3))],  # two numbers in one square
        [Laid.of(0, 1, (2, 0), (3, 0))],  # beside the frame
        [Laid.of(0, 1, (0, 1), (0, 3))],  # not side by side
        [Laid.of(7, 7, (0, 0), (0, 1))],  # no tile of the set
    ],
)
def test_what_clashes_cannot_be_completed(laid: list[Laid]) -> None:
    assert squares.completions(laid) == 0
    assert list(squares.complete(laid)) == []
    assert squares.hint(laid) == squares.Hint(None, False, 0)
    assert squares.astray(laid)


def test_two_hundred_puzzles_have_one_solution_and_no_tile_too_many() -> None:
    rng = Random(2024)
    for _ in range(200):
        given_tiles, solution = squares.make_puzzle(rng)
        assert is_solution(solution)
        assert set(given_tiles) <= set(solution)
        assert 3 <= len(given_tiles) <= 4
        assert [set(found) for found in squares.complete(given_tiles)] == [set(solution)]
        for fewer in combinations(given_tiles, len(given_tiles) - 1):
            assert squares.completions(fewer) > 1


def test_no_weave_needs_more_than_four_given_tiles_and_forty_need_only_three() -> None:
    sizes = Counter(len(fewest_givens(weave)[0]) for weave in weaves())
    assert sizes == {3: 40, 4: 96}


def test_hints_alone_solve_a_puzzle_and_are_all_forced() -> None:
    laid, solution = squares.make_puzzle(Random(5))
    while (hint := squares.hint(laid)).lay is not None:
        assert hint.forced
        assert hint.completions == 1
        laid = (*laid, hint.lay)
    assert set(laid) == set(solution)


def test_hints_alone_fill_the_empty_frame() -> None:
    laid: tuple[Laid, ...] = ()
    while (hint := squares.hint(laid)).lay is not None:
        laid = (*laid, hint.lay)
    assert is_solution(laid)
    assert hint.completions == 1


def test_a_forced_hint_lies_in_every_completion_and_another_does_not() -> None:
    laid = printed()[:4]
    hint = squares.hint(laid)
    found = list(squares.complete(laid))
    assert hint.completions == len(found)
    assert hint.lay is not None
    assert hint.forced == all(hint.lay in one for one in found)
    assert not any(all(lay in one for one in found) for lay in found[0] if lay not in laid) or hint.forced


def test_the_tile_that_led_astray_is_named_and_lifting_it_helps() -> None:
    wrong = Laid.of(4, 5, (0, 1), (0, 2))
    laid = (*printed()[:5], wrong)
    assert squares.astray(laid) == (wrong,)
    assert squares.astray(printed()) == ()


def test_a_naming_of_the_numbers_does_not_matter_to_the_count() -> None:
    for names in list(permutations(range(7)))[::1000]:
        renamed = [Laid.of(names[t.low], names[t.high], low, high) for t, low, high in printed()[:6]]
        assert squares.completions(renamed) == squares.completions(printed()[:6])


def test_a_laid_tile_knows_its_cells_whichever_way_it_is_named() -> None:
    assert Laid.of(5, 2, (0, 0), (0, 1)) == Laid(Tile(2, 5), (0, 1), (0, 0))
    assert Laid.of(3, 3, (0, 1), (0, 0)) == Laid(Tile(3, 3), (0, 0), (0, 1))
