"""The grid of a fortress: cells, the spots where a tile can lie, and what shows on top."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from boneyard.errors import BadInput
from boneyard.tiles import Seat, Tile

Cell = tuple[int, int]  # to the right and downwards from the low half of the first tile

WAYS: dict[str, Cell] = {"r": (1, 0), "d": (0, 1), "l": (-1, 0), "u": (0, -1)}

SPOT = re.compile(r"(-?\d{1,3}),(-?\d{1,3})([rdlu])")


class Spot(NamedTuple):
    """Where a tile lies: the cell of its low half, and the way to its high half: right, down, left or up."""

    x: int
    y: int
    way: str

    @classmethod
    def parse(cls, text: str) -> "Spot":
        """Read "2,0r"."""
        found = SPOT.fullmatch(text)
        if not (found and text.isascii()):
            raise BadInput("not-a-spot", text=text)
        x, y, way = found.groups()
        return cls(int(x), int(y), way)

    @property
    def cells(self) -> tuple[Cell, Cell]:
        """The cell of the low half and the cell of the high half."""
        right, down = WAYS[self.way]
        return (self.x, self.y), (self.x + right, self.y + down)

    @property
    def turned(self) -> "Spot":
        """The same two cells, the halves the other way round."""
        (x, y) = self.cells[1]
        return Spot(x, y, {"r": "l", "d": "u", "l": "r", "u": "d"}[self.way])

    def __str__(self) -> str:
        return f"{self.x},{self.y}{self.way}"


class Brick(NamedTuple):
    """A laid tile: where, on which level (the table is 1), and who laid it (-1: the first tile, laid by nobody)."""

    tile: Tile
    spot: Spot
    level: int
    seat: Seat


class Top(NamedTuple):
    """What shows on top of a cell: the number, how high, and which brick it belongs to."""

    number: int
    height: int
    brick: int


Grid = dict[Cell, Top]


def grid(bricks: Iterable[Brick]) -> Grid:
    """What shows on top of every cell that is built on."""
    tops: Grid = {}
    for at, brick in enumerate(bricks):
        tops |= on_top(brick, at)
    return tops


def on_top(brick: Brick, at: int) -> Grid:
    """The two cells that a brick shows."""
    return {cell: Top(number, brick.level, at) for cell, number in zip(brick.spot.cells, brick.tile, strict=True)}


def around(cell: Cell) -> Iterator[Cell]:
    """The four cells edge to edge with this one."""
    x, y = cell
    return ((x + right, y + down) for right, down in WAYS.values())


def free_spots(tops: Grid) -> list[Spot]:
    """Two empty cells, edge to edge with a tile on the table; each named once, by its left or upper cell."""
    edge = {cell for built in tops for cell in around(built)} - tops.keys()
    pairs = {tuple(sorted((cell, other))) for cell in edge for other in around(cell) if other not in tops}
    return [_spot(one, other) for one, other in sorted(pairs)]


def covers(tops: Grid) -> list[Spot]:
    """Two cells that may be covered; each pair named once, by its left or upper cell."""
    spots = (Spot(x, y, way) for x, y in sorted(tops) for way in "rd")
    return [spot for spot in spots if may_cover(tops, spot)]


def may_cover(tops: Grid, spot: Spot) -> bool:
    """Whether two cells show equal numbers of different tiles at the same height."""
    one, other = (tops.get(cell) for cell in spot.cells)
    return one is not None and other is not None and one[:2] == other[:2] and one.brick != other.brick


def ways(tile: Tile, spot: Spot) -> tuple[Spot, ...]:
    """The ways to lay a tile on two cells: a double has only one."""
    return (spot,) if tile.double else (spot, spot.turned)


def level(tops: Grid, spot: Spot) -> int:
    """The level of a tile laid here."""
    top = tops.get(spot.cells[0])
    return top.height + 1 if top else 1


def beside(tops: Grid, spot: Spot) -> tuple[frozenset[int], ...]:
    """For both cells the numbers that a tile laid here would have beside it on its own level."""
    height = level(tops, spot)
    return tuple(frozenset(_numbers(tops, cell, height)) for cell in spot.cells)


def _numbers(tops: Grid, cell: Cell, height: int) -> Iterator[int]:
    for near in around(cell):
        top = tops.get(near)
        if top and top.height == height:
            yield top.number


def _spot(one: Cell, other: Cell) -> Spot:
    return Spot(*one, "r" if other[0] > one[0] else "d")
