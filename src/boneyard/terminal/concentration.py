"""The table of concentration: every tile that lies there, with the name of its cell on its back."""

from boneyard.games.concentration import Concentration, Field
from boneyard.terminal.look import Look
from boneyard.tiles import BACK, Pile, Seat
from boneyard.words import Words

CELL = 6  # columns that a tile takes up


def picture(game: Concentration, field: Field, seat: Seat | None, words: Words, look: Look) -> str:
    """The rows of tiles, and what a pair has to total."""
    lines = [line for columns in _parts(field, look) for line in _rows(field, columns, look)]
    left = words.say("tiles-lying", count=len(field.full), total=field.shape.total)
    return "\n".join([*lines, "", *look.wrap(left)])


def _parts(field: Field, look: Look) -> list[range]:
    """The columns: all beside each other, or as many as there is room for, and then the others below."""
    columns, room = field.shape.columns, (look.width - 4) // CELL
    return [range(first, min(first + room, columns)) for first in range(0, columns, room)]


def _rows(field: Field, columns: range, look: Look) -> list[str]:
    heading = "".join(str(column + 1).center(CELL) for column in columns)
    lines = [f"    {heading}"]
    for row in range(field.shape.rows):
        cells = list(field.named)[row * field.shape.columns :][columns.start : columns.stop]
        tiles = "".join(_tile(cell, pile, look).center(CELL) for cell, pile in cells)
        lines.append(f"  {cells[0][0][0]} {tiles}")
    return [line.rstrip() for line in lines]


def _tile(cell: str, pile: Pile, look: Look) -> str:
    """A face, a back with the name of its cell, or the place of a tile that was taken."""
    if not pile.tiles:
        return "." if look.plain else "·"
    return f"({cell:^3})" if BACK in pile.tiles or not pile.eyes else look.tile(*pile.tiles[0])
