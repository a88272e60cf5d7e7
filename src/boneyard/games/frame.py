"""A frame of cells into which tiles are laid, a half on each of two neighbours, and from which they are lifted."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from boneyard.errors import BadInput
from boneyard.games.alone import Lifted
from boneyard.state import Stop
from boneyard.tiles import Deck, Seat, Tile

LIFTS = 1_000  # enough for any patience, and yet every hand ends


class Cell(NamedTuple):
    """A cell, counted from the upper left corner; in its text form "c2" the letter is the row."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"{chr(ord('a') + self.row)}{self.column + 1}"

    @classmethod
    def parse(cls, text: str) -> "Cell":
        """Read "c2"."""
        return cls(ord(text[0]) - ord("a"), int(text[1:]) - 1)


Frame = tuple[Cell, ...]


class Lay(NamedTuple):
    """A tile in the frame: one half on a cell, the other to its right ("h") or below it ("v"); text form "3-1@a6h"."""

    one: int
    other: int
    cell: Cell
    way: str

    @property
    def tile(self) -> Tile:
        """The tile that is laid."""
        return Tile.of(self.one, self.other)

    @property
    def second(self) -> Cell:
        """The cell of the other half."""
        row, column = self.cell
        return Cell(row, column + 1) if self.way == "h" else Cell(row + 1, column)

    def __str__(self) -> str:
        return f"{self.one}-{self.other}@{self.cell}{self.way}"


class Lift(NamedTuple):
    """Take up the tile that has its first half on this cell."""

    cell: Cell
    word: str = "lift"

    def __str__(self) -> str:
        return f"{self.word}@{self.cell}"


Action = Lay | Lift | Stop

LAY = re.compile(r"([0-9])-([0-9])@([a-z][1-9][0-9]?)([hv])")
LIFT = re.compile(r"lift@([a-z][1-9][0-9]?)")


def parse_action(text: str) -> Action:
    """Read "3-1@a6h", "lift@a6" or "stop"."""
    if text == "stop":
        return Stop()
    if lay := LAY.fullmatch(text):
        return Lay(int(lay[1]), int(lay[2]), Cell.parse(lay[3]), lay[4])
    if lift := LIFT.fullmatch(text):
        return Lift(Cell.parse(lift[1]))
    raise BadInput("not-a-frame-action", text=text)


class Laid(NamedTuple):
    """A tile was laid into the frame."""

    seat: Seat
    one: int
    other: int
    cell: Cell
    way: str


def change(laid: tuple[Lay, ...], seat: Seat, action: Lay | Lift) -> tuple[tuple[Lay, ...], Laid | Lifted]:
    """What is laid after a tile was laid or lifted, and what everybody saw."""
    if isinstance(action, Lay):
        return (*laid, action), Laid(seat, *action)
    lifted = next(lay for lay in laid if lay.cell == action.cell)
    return tuple(lay for lay in laid if lay != lifted), Lifted(seat, lifted.tile, str(lifted.cell))


def matching(paper: Mapping[Cell, int], laid: Iterable[Lay], tiles: Deck) -> tuple[Lay, ...]:
    """Every way of laying one of these tiles on free cells of a paper that show its numbers."""
    taken = numbers(laid)
    free = {cell: number for cell, number in paper.items() if cell not in taken}
    pairs = ((cell, Lay(0, 0, cell, way).second, way) for cell in free for way in "hv")
    found = (Lay(free[cell], free[second], cell, way) for cell, second, way in pairs if second in free)
    return tuple(lay for lay in found if lay.tile in tiles)


def numbers(laid: Iterable[Lay]) -> dict[Cell, int]:
    """The number that each covered cell shows."""
    return {cell: number for lay in laid for cell, number in ((lay.cell, lay.one), (lay.second, lay.other))}


def held(tiles: Iterable[Tile], laid: Iterable[Lay]) -> Deck:
    """Those of the tiles that are not laid."""
    gone = {lay.tile for lay in laid}
    return tuple(tile for tile in tiles if tile not in gone)


def lays(frame: Frame, laid: Iterable[Lay], tiles: Deck) -> tuple[Lay, ...]:
    """Every way of laying one of these tiles on free cells."""
    taken = numbers(laid)
    free = [at for at, (cell, second) in enumerate(_spots(frame)) if cell not in taken and second not in taken]
    return tuple(lay for tile in tiles for ways in (_ways(frame, tile),) for at in free for lay in ways[at])


def lifts(laid: Iterable[Lay], lifted: int) -> tuple[Lift, ...]:
    """Every tile that may be lifted, if any may still be."""
    return tuple(Lift(lay.cell) for lay in laid) if lifted < LIFTS else ()


@cache
def _spots(frame: Frame) -> tuple[tuple[Cell, Cell], ...]:
    """Every two neighbouring cells of the frame."""
    lays = (Lay(0, 0, cell, way) for cell in frame for way in "hv")
    return tuple((lay.cell, lay.second) for lay in lays if lay.second in frame)


@cache
def _ways(frame: Frame, tile: Tile) -> tuple[tuple[Lay, ...], ...]:
    """For every two neighbouring cells: the tile lying there, one way round and the other."""
    return tuple(_both(tile, cells) for cells in _spots(frame))


def _both(tile: Tile, cells: tuple[Cell, Cell]) -> tuple[Lay, ...]:
    way = "h" if cells[0].row == cells[1].row else "v"
    return tuple(Lay(*halves, cells[0], way) for halves in dict.fromkeys((tile, tile[::-1])))
