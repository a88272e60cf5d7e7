"""Shapes by lot: tiles lying in all directions in a connected shape, as they might be laid out on squared paper.

A sheet is full of tiles that lie flat. Wherever two of them lie side by side they may turn together, which is done at
many places in turn; then tiles at the rim are taken away, none of which holds the others together, until as many are
left as are wanted. Everything follows from a text.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from boneyard.games import lots
from boneyard.games.frame import Cell, Lay
from boneyard.tiles import Deck

TURNS = 20  # tries for every cell: enough to forget how the sheet lay before

Spot = tuple[Cell, Cell]


class Sheet(NamedTuple):
    """So many cells of squared paper; the number of columns is even."""

    rows: int
    columns: int

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All of them, row by row."""
        return tuple(Cell(row, column) for row in range(self.rows) for column in range(self.columns))


def picture(tiles: Deck, sheet: Sheet, text: str) -> tuple[Lay, ...]:
    """These tiles, one after the other, on the spots of a shape, each of them one way round or the other."""
    chance = lots.numbers(text)
    spots = shape(sheet, len(tiles), chance)
    return tuple(_lay(tile[:: 1 - 2 * (next(chance) % 2)], spot) for tile, spot in zip(tiles, spots, strict=True))


def shape(sheet: Sheet, tiles: int, chance: Iterator[int]) -> list[Spot]:
    """Spots for so many tiles, that hang together."""
    spots = _spots(_turned(sheet, chance))
    while len(spots) > tiles:
        spots.remove(_spare(spots, next(chance)))
    return spots


def connected(spots: Iterable[Spot]) -> bool:
    """Whether one can walk from every cell to every other."""
    left = {cell for spot in spots for cell in spot}
    found = [left.pop()] if left else []
    for cell in found:
        near = left.intersection(_around(cell))
        left -= near
        found += near
    return not left


def _turned(sheet: Sheet, chance: Iterator[int]) -> dict[Cell, Cell]:
    """The other cell of the tile on each cell, after many turns of two tiles that lie side by side."""
    other = {cell: Cell(cell.row, cell.column ^ 1) for cell in sheet.cells}
    for _ in range(TURNS * len(other)):
        row, column = divmod(next(chance) % ((sheet.rows - 1) * (sheet.columns - 1)), sheet.columns - 1)
        _turn(other, Cell(row, column))
    return other


def _turn(other: dict[Cell, Cell], corner: Cell) -> None:
    """Turn two tiles that make a square with this upper left corner, if two do."""
    right, below = Cell(corner.row, corner.column + 1), Cell(corner.row + 1, corner.column)
    across = Cell(corner.row + 1, corner.column + 1)
    if other[corner] == right and other[below] == across:
        other |= {corner: below, below: corner, right: across, across: right}
    elif other[corner] == below and other[right] == across:
        other |= {corner: right, right: corner, below: across, across: below}


def _spots(other: dict[Cell, Cell]) -> list[Spot]:
    return [(cell, second) for cell, second in other.items() if cell < second]


def _spare(spots: list[Spot], lot: int) -> Spot:
    """One at the rim without which the others still hang together."""
    cells = {cell for spot in spots for cell in spot}
    rim = [spot for spot in spots if not cells.issuperset((*_around(spot[0]), *_around(spot[1])))]
    first = lot % len(rim)
    in_turn = rim[first:] + rim[:first]
    return next(spot for spot in in_turn if connected(other for other in spots if other != spot))


def _around(cell: Cell) -> tuple[Cell, ...]:
    row, column = cell
    return Cell(row, column + 1), Cell(row + 1, column), Cell(row, column - 1), Cell(row - 1, column)


def _lay(halves: tuple[int, ...], spot: Spot) -> Lay:
    one, other = halves
    return Lay(one, other, spot[0], "h" if spot[0].row == spot[1].row else "v")
