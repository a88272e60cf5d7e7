"""The frame of domino squares: 56 cells, 14 squares of 2x2, and every way to weave 28 tiles through them.

A tile inside a square is a double, and two tiles across the same border would be the same tile twice: so a cut of the
frame has at most one tile inside each square and at most one across each border. Only 82 cuts are left. What remains is
to pair the squares into seven numbers such that every two numbers meet in exactly one tile: 136 weaves. Which number is
which does not matter to a weave, so each stands for 7! placements.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

Cell = tuple[int, int]
Border = tuple[Cell, Cell]
Pairing = tuple[int, ...]

CELLS = tuple((row, column) for row in range(8) for column in (range(1, 7) if 2 <= row <= 5 else range(8)))
CORNERS = tuple((row, column) for row in (0, 2, 4, 6) for column in ((1, 3, 5) if row in (2, 4) else (0, 2, 4, 6)))
SQUARES = tuple(tuple((row + down, column + right) for down in (0, 1) for right in (0, 1)) for row, column in CORNERS)
SQUARE_OF = {cell: square for square, cells in enumerate(SQUARES) for cell in cells}


class Weave(NamedTuple):
    """A cut of the frame, and for each square which of the seven (still nameless) numbers fills it."""

    cut: tuple[Border, ...]
    pairing: Pairing


def neighbours(cell: Cell) -> list[Cell]:
    """The cells of the frame to the right of this one and below it."""
    row, column = cell
    return [near for near in ((row, column + 1), (row + 1, column)) if near in SQUARE_OF]


def joins(border: Border) -> tuple[int, int]:
    """The squares that a tile on these two cells joins, or the same square twice."""
    one, other = sorted((SQUARE_OF[border[0]], SQUARE_OF[border[1]]))
    return one, other


def cuts(laid: tuple[Border, ...] = (), covered: frozenset[Cell] = frozenset()) -> Iterator[tuple[Border, ...]]:
    """Every cut of the frame into 28 tiles that joins no two squares twice."""
    free = next((cell for cell in CELLS if cell not in covered), None)
    if free is None:
        yield laid
        return
    taken = {joins(border) for border in laid}
    for near in neighbours(free):
        if near not in covered and joins((free, near)) not in taken:
            yield from cuts((*laid, (free, near)), covered | {free, near})


def pairings(cut: tuple[Border, ...]) -> Iterator[Pairing]:
    """Every pairing of the squares under which this cut holds each of the 28 tiles once."""
    joined = {joins(border) for border in cut}
    met = [frozenset(_others(square, joined)) for square in range(14)]
    inside = [(square, square) in joined for square in range(14)]
    fits = {
        (one, other): inside[one] + inside[other] + (other in met[one]) == 1 and not met[one] & met[other]
        for one in range(14)
        for other in range(one + 1, 14)
    }
    yield from _pair_up(tuple(range(14)), (), met, fits)


def _others(square: int, joined: set[tuple[int, int]]) -> Iterator[int]:
    for one, other in joined:
        if square in (one, other) and one != other:
            yield other if square == one else one


def _pair_up(
    free: tuple[int, ...],
    pairs: tuple[tuple[int, int], ...],
    met: list[frozenset[int]],
    fits: dict[tuple[int, int], bool],
) -> Iterator[Pairing]:
    if not free:
        yield tuple(next(name for name, pair in enumerate(pairs) if square in pair) for square in range(14))
        return
    one, rest = free[0], free[1:]
    for other in rest:
        around = met[one] | met[other]
        if fits[one, other] and all((a in around) + (b in around) == 1 for a, b in pairs):
            others = tuple(square for square in rest if square != other)
            yield from _pair_up(others, (*pairs, (one, other)), met, fits)


@cache
def weaves() -> tuple[Weave, ...]:
    """All weaves of the frame."""
    return tuple(Weave(cut, pairing) for cut in cuts() for pairing in pairings(cut))


def symmetries() -> tuple[dict[Cell, Cell], ...]:
    """The turns and mirrors of the 8x8 board that lay the frame back onto itself, the identity first."""
    mirrors = [(swap, down, right) for swap in (0, 1) for down in (0, 1) for right in (0, 1)]
    images = [{cell: _mirrored(cell, *mirror) for cell in CELLS} for mirror in mirrors]
    return tuple(image for image in images if SQUARE_OF.keys() == set(image.values()))


def _mirrored(cell: Cell, swap: int, down: int, right: int) -> Cell:
    row, column = cell[::-1] if swap else cell
    return 7 - row if down else row, 7 - column if right else column
