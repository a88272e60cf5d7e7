"""Domino memory: pictures and their cuts."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard.solvers.memory import Border, Cell, Hint, astray, by_rows, can_be_cut, cuts, hint
from boneyard.tiles import DominoSet, Tile, parse_tiles

D6 = DominoSet(6).tiles
ACROSS, DOWN = "across", "down"


def ways(rows: list[list[int]], tiles: str) -> set[str]:
    """Which way the tiles lie in each cut."""
    return {
        ACROSS if one[0] == other[0] else DOWN for cut in cuts(by_rows(rows), parse_tiles(tiles)) for one, other in cut
    }


def cuts_by_trying(picture: dict[Cell, int], tiles: Counter[Tile]) -> Iterator[frozenset[Border]]:
    """Cell by cell from the top left."""
    if not picture:
        if not tiles:
            yield frozenset()
        return
    cell = min(picture)
    for near in ((cell[0], cell[1] + 1), (cell[0] + 1, cell[1])):
        if near in picture and tiles[tile := Tile.of(picture[cell], picture[near])]:
            rest = {other: number for other, number in picture.items() if other not in (cell, near)}
            for found in cuts_by_trying(rest, tiles - Counter([tile])):
                yield found | {(cell, near)}


@pytest.mark.parametrize(
    ("rows", "tiles", "found"),
    [
        ([[0, 1], [0, 1]], "0-0 1-1", {DOWN}),
        ([[0, 0], [1, 1]], "0-0 1-1", {ACROSS}),
        ([[0, 1], [2, 3]], "0-1 2-3", {ACROSS}),
        ([[0, 1], [2, 3]], "0-2 1-3", {DOWN}),
        ([[0, 1], [2, 3]], "0-3 1-2", set()),
        ([[0, 1], [0, 1]], "0-1 0-1", {ACROSS}),
        ([[0, 0], [0, 0]], "0-0 0-0", {ACROSS, DOWN}),
        ([[0, 1], [0, 1]], "0-0", set()),
    ],
)
def test_a_square_of_four_numbers_is_cut_as_its_tiles_demand(
    rows: list[list[int]], tiles: str, found: set[str]
) -> None:
    assert ways(rows, tiles) == found
    assert can_be_cut(by_rows(rows), parse_tiles(tiles)) is bool(found)


def test_any_valid_cut_counts() -> None:
    assert len(list(cuts(by_rows([[0, 0], [0, 0]]), parse_tiles("0-0 0-0")))) == 2


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(1, 3), st.integers(1, 4))
def test_all_cuts_are_found_and_none_twice(rng: Random, height: int, width: int) -> None:
    picture = by_rows([[rng.randrange(2) for _ in range(2 * width)] for _ in range(height)])
    across = [Tile.of(picture[y, x], picture[y, x + 1]) for y in range(height) for x in range(0, 2 * width, 2)]
    found = list(cuts(picture, across))
    assert len(set(found)) == len(found)
    assert set(map(frozenset, found)) == set(cuts_by_trying(picture, Counter(across)))


def test_28_tiles_laid_as_seven_rows_of_eight_are_found_again() -> None:
    for seed in range(10):
        deck = Random(seed).sample(D6, 28)
        picture = by_rows([[number for tile in deck[row : row + 4] for number in tile] for row in range(0, 28, 4)])
        laid = tuple(((y, x), (y, x + 1)) for y in range(7) for x in range(0, 8, 2))
        found = set(cuts(picture, D6))
        assert laid in found
        assert found == {tuple(sorted(cut)) for cut in cuts_by_trying(picture, Counter(D6))}


def test_a_figure_may_have_holes() -> None:
    ring = by_rows([[0, 1, 1], [0, None, 2], [3, 3, 2]])
    assert len(list(cuts(ring, parse_tiles("0-0 1-1 2-2 3-3")))) == 1
    assert can_be_cut(ring, parse_tiles("0-1 1-2 2-3 0-3"))
    assert not can_be_cut(ring, parse_tiles("0-1 1-2 0-2 3-3"))


def test_nothing_is_cut_into_nothing() -> None:
    assert list(cuts({}, ())) == [()]
    assert not can_be_cut({(0, 0): 1}, ())


def test_a_hint_is_what_every_cut_joins_or_else_what_one_does() -> None:
    only = hint(by_rows([[0, 1], [0, 1]]), parse_tiles("0-0 1-1"))
    assert only == Hint(((0, 0), (1, 0)), forced=True)
    either = hint(by_rows([[0, 1], [1, 2]]), parse_tiles("0-1 1-2"))
    assert either is not None
    assert not either.forced


def test_there_is_no_hint_where_nothing_can_be_cut() -> None:
    assert hint(by_rows([[0, 1], [2, 3]]), parse_tiles("0-3 1-2")) is None
    assert hint({}, ()) is None


def test_where_there_are_many_cuts_nothing_is_called_certain() -> None:
    row = by_rows([[0] * 2] * 12 + [[1, 1]])
    found = hint(row, parse_tiles(" ".join(["0-0"] * 12 + ["1-1"])))
    assert found is not None
    assert not found.forced


def test_tiles_that_the_ones_before_them_rule_out_are_astray() -> None:
    paper, tiles = by_rows([[0, 1, 1], [0, 1, 2]]), parse_tiles("0-0 1-1 1-2")
    upright, flat = ((0, 0), (1, 0)), ((0, 0), (0, 1))
    assert astray(paper, tiles, [upright, ((0, 1), (1, 1)), ((0, 2), (1, 2))]) == ()
    assert astray(paper, parse_tiles("0-1 0-1 1-2"), [flat, ((0, 2), (1, 2))]) == ()
    assert astray(by_rows([[0, 1], [0, 1]]), parse_tiles("0-0 1-1"), [upright]) == ()
    assert astray(by_rows([[0, 1, 1], [1, 0, 0]]), parse_tiles("0-1 1-1 0-0"), [((0, 1), (1, 1))]) == (
        ((0, 1), (1, 1)),
    )
