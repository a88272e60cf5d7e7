"""A frame of cells: the tiles in it with their outlines, and light seams between the cells that are free.

In the cells of a paper numbers are written, which are seen as long as no tile covers them.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from boneyard.games.frame import Cell, Frame, Lay, numbers
from boneyard.terminal.look import Look, wrapped
from boneyard.tiles import Deck

CORNERS = " ╶╴─╷┌┐┬╵└┘┴│├┤┼"  # by the walls that meet there: 1 right, 2 left, 4 down, 8 up
NOTHING, SEAM, WALL = range(3)


class Drawing(NamedTuple):
    """What is to be drawn: the cells, the tiles laid on them, and the cells to be marked."""

    frame: Frame
    laid: tuple[Lay, ...]
    parted: Callable[[Cell, Cell], bool]  # whether a seam shows between two free neighbours
    marked: Collection[Cell]
    paper: Mapping[Cell, int]
    wide: int  # the columns of text for a cell
    look: Look

    def wall(self, one: Cell, other: Cell) -> int:
        """What stands between two neighbours."""
        inside = (one in self.frame) + (other in self.frame)
        if inside < 2:
            return WALL if inside else NOTHING
        owners = [self._owner(cell) for cell in (one, other)]
        if owners == [None, None]:
            return SEAM if self.parted(one, other) else NOTHING
        return NOTHING if owners[0] == owners[1] else WALL

    def _owner(self, cell: Cell) -> Lay | None:
        return next((lay for lay in self.laid if cell in (lay.cell, lay.second)), None)


def draw(
    frame: Frame,
    laid: Iterable[Lay],
    look: Look,
    parted: Callable[[Cell, Cell], bool] = lambda one, other: True,
    marked: Collection[Cell] = (),
    paper: Mapping[Cell, int] = MappingProxyType({}),
) -> list[str]:
    """The frame with letters for its rows and numbers for its columns; marked cells have a "!"."""
    rows, columns = max(cell.row for cell in frame) + 1, max(cell.column for cell in frame) + 1
    wide = 3 if 4 * columns + 4 <= look.width else 2
    drawing = Drawing(frame, tuple(laid), parted, marked, paper, wide, look)
    lines = ["   " + "".join(f" {column + 1:^{wide}}" for column in range(columns))]
    for row in range(rows):
        lines += [f"   {_between(drawing, row, columns)}", f" {chr(ord('a') + row)} {_cells(drawing, row, columns)}"]
    return [line.rstrip() for line in (*lines, f"   {_between(drawing, rows, columns)}")]


def _between(drawing: Drawing, row: int, columns: int) -> str:
    """The line above a row."""
    wall, seam = ("-", ".") if drawing.look.plain else ("─", "·")
    across = {WALL: 3 * wall, SEAM: f" {seam} ", NOTHING: "   "}
    parts = []
    for column in range(columns + 1):
        between = across[drawing.wall(Cell(row - 1, column), Cell(row, column))]
        parts += [_corner(drawing, row, column), between[-drawing.wide :]]
    return "".join(parts)


def _corner(drawing: Drawing, row: int, column: int) -> str:
    above_left, above, left, here = (Cell(row - up, column - back) for up, back in ((1, 1), (1, 0), (0, 1), (0, 0)))
    walls = [drawing.wall(*pair) for pair in ((above, here), (above_left, left), (left, here), (above_left, above))]
    glyph = CORNERS[sum(1 << bit for bit, wall in enumerate(walls) if wall == WALL)]
    if glyph == " " or not drawing.look.plain:
        return glyph
    return {"─": "-", "│": "|"}.get(glyph, "+")


def _cells(drawing: Drawing, row: int, columns: int) -> str:
    upright = {WALL: "|" if drawing.look.plain else "│", SEAM: "." if drawing.look.plain else "·", NOTHING: " "}
    shown = {**drawing.paper, **numbers(drawing.laid)}
    parts = []
    for column in range(columns + 1):
        cell = Cell(row, column)
        mark = "!" if cell in drawing.marked else " "
        parts += [upright[drawing.wall(Cell(row, column - 1), cell)], f" {shown.get(cell, ' ')}{mark}"[-drawing.wide :]]
    return "".join(parts)


def hand(tiles: Deck, look: Look) -> list[str]:
    """Tiles to be laid, in order."""
    return [f"  {row}" for row in wrapped([look.tile(*tile) for tile in sorted(tiles)], look.width - 2)]
