"""Tiles laid in the frame of squares, and which of the 136 weaves still hold them; sets of weaves are bits."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, reduce
from itertools import combinations
from operator import and_, or_
from typing import NamedTuple

from boneyard.solvers.frame import SQUARE_OF, Border, Cell, Weave, weaves
from boneyard.tiles import DominoSet, Tile

NUMBERS = DominoSet(6).numbers


class Laid(NamedTuple):
    """A tile, the cell of its low half and the cell of its high half."""

    tile: Tile
    low: Cell
    high: Cell

    @classmethod
    def of(cls, one: int, other: int, cell: Cell, next_cell: Cell) -> "Laid":
        """The tile that shows `one` in `cell` and `other` in `next_cell`; the cells of a double are kept in order."""
        swap = one > other or (one == other and cell > next_cell)
        return cls(Tile.of(one, other), *((next_cell, cell) if swap else (cell, next_cell)))

    @property
    def border(self) -> Border:
        """The two cells in the order of the frame."""
        return (self.low, self.high) if self.low < self.high else (self.high, self.low)


def holding(laid: Sequence[Laid]) -> int:
    """The weaves, as bits, in which these tiles can lie where they lie."""
    bits = everything()
    for one in laid:
        bits &= holders().get(one.border, 0)
    shown = numbers_of_squares(laid) if bits else None
    if shown is None:
        return 0
    for (square, number), (other, another) in combinations(shown.items(), 2):
        bits &= alike(square, other) if number == another else ~alike(square, other)
    return bits


def numbers_of_squares(laid: Iterable[Laid]) -> dict[int, int] | None:
    """The number that the tiles give to each square they touch; None if a square would get two, or a foreign number."""
    shown: dict[int, int] = {}
    for tile, low, high in laid:
        for number, cell in ((tile.low, low), (tile.high, high)):
            if number not in NUMBERS or shown.setdefault(SQUARE_OF[cell], number) != number:
                return None
    return shown


def chosen(bits: int) -> Iterator[Weave]:
    """The weaves that these bits stand for."""
    return (weave for place, weave in enumerate(weaves()) if bits >> place & 1)


def everything() -> int:
    """All weaves."""
    return (1 << len(weaves())) - 1


@cache
def holders() -> dict[Border, int]:
    """For each two cells the weaves that cut a tile there."""
    found: dict[Border, int] = {}
    for place, weave in enumerate(weaves()):
        for border in weave.cut:
            found[border] = found.get(border, 0) | 1 << place
    return found


@cache
def alike(square: int, other: int) -> int:
    """The weaves in which two squares show the same number."""
    return sum(1 << place for place, weave in enumerate(weaves()) if weave.pairing[square] == weave.pairing[other])


def placement(weave: Weave, names: Sequence[int]) -> tuple[Laid, ...]:
    """The weave with its seven numbers named."""
    number = {cell: names[weave.pairing[square]] for cell, square in SQUARE_OF.items()}
    return tuple(Laid.of(number[one], number[other], one, other) for one, other in weave.cut)


@cache
def fewest_givens(weave: Weave) -> tuple[tuple[int, ...], ...]:
    """The smallest sets of its tiles, as places in the cut, that leave this weave alone and name six numbers."""
    plain = placement(weave, NUMBERS)
    names = [1 << tile.low | 1 << tile.high for tile, *_ in plain]
    # What tiles rule out they rule out two by two, so pairs are looked up once and sets of tiles only combine them.
    pairs = {(i, j): holding((plain[i], plain[j])) for i, j in combinations(range(28), 2)}
    # Two tiles name four numbers at most, and six have to be named.
    searches = (_pinning(names, pairs, size) for size in range(3, 29))
    return next(found for found in searches if found)


def _pinning(names: list[int], pairs: dict[tuple[int, int], int], size: int) -> tuple[tuple[int, ...], ...]:
    def named(tiles: tuple[int, ...]) -> int:
        return reduce(or_, map(names.__getitem__, tiles)).bit_count()

    def left(tiles: tuple[int, ...]) -> int:
        return reduce(and_, map(pairs.__getitem__, combinations(tiles, 2))).bit_count()

    return tuple(tiles for tiles in combinations(range(28), size) if named(tiles) >= 6 and left(tiles) == 1)
