"""The table of a fortress from above: the number on top of every cell, how high it lies, and the tiles' outlines."""

from typing import Any

from boneyard.games.fortress import Fortress
from boneyard.games.fortress_grid import WAYS, Cell, Grid, Spot, covers, grid
from boneyard.games.fortress_walls import Walls
from boneyard.state import Draw
from boneyard.terminal.look import Look
from boneyard.tiles import Seat
from boneyard.words import Words

CORNERS = " ╶╴─╷┌┐┬╵└┘┴│├┤┼"  # by the walls that meet there: 1 right, 2 left, 4 down, 8 up
CELL = 4  # columns that a cell takes up


def picture(game: Fortress, walls: Walls, seat: Seat | None, words: Words, look: Look) -> str:
    """The grid, what can be covered, the hands and the stock."""
    tops = grid(walls.bricks)
    held = (words.counted((at,), len(hand.tiles)) for at, hand in enumerate(walls.hands) if at != seat)
    told = [
        words.say("how-heights-work"),
        _covers(tops, words),
        words.say("hands", hands=", ".join(held)),
        words.say("stock", count=len(walls.stock.tiles)),
    ]
    if walls.giver is not None:
        told.append(words.say("gifts-lying", name=words.name(walls.giver), count=len(walls.hands[walls.giver].tiles)))
    return "\n".join([*_drawn(tops, look), "", *look.wrap(" ".join(told))])


def _covers(tops: Grid, words: Words) -> str:
    spots = [
        words.say("cover-at", number=top.number, spot=str(spot), level=top.height + 1)
        for spot in covers(tops)
        for top in (tops[spot.cells[0]],)
    ]
    return words.say("covers", spots=words.listing(spots)) if spots else words.say("covers-none")


def _drawn(tops: Grid, look: Look) -> list[str]:
    """The grid; if it is too wide, one part of its columns below the other."""
    first, last = min(x for x, _ in tops), max(x for x, _ in tops)
    room = (look.width - 6) // CELL
    return [
        line
        for start in range(first, last + 1, room)
        for line in _part(tops, range(start, min(start + room, last + 1)), look)
    ]


def _part(tops: Grid, columns: range, look: Look) -> list[str]:
    built = [y for x, y in tops if x in columns]
    rows = range(min(built, default=0), max(built, default=-1) + 1)
    lines = [f"     {''.join(f'{x:^{CELL}}' for x in columns)}"]
    for y in rows:
        lines += [f"     {_seam(tops, y, columns, look)}", f"{y:4} {_cells(tops, y, columns, look)}"]
    return [line.rstrip() for line in (*lines, f"     {_seam(tops, rows.stop, columns, look)}")]


def _parted(tops: Grid, one: Cell, other: Cell) -> bool:
    """Whether two neighbouring cells show different tiles, or only one of them a tile."""
    tiles = [top and top.brick for top in (tops.get(one), tops.get(other))]
    return tiles[0] != tiles[1]


def _cells(tops: Grid, y: int, columns: range, look: Look) -> str:
    parts = []
    for x in (*columns, columns.stop):
        wall = _parted(tops, (x - 1, y), (x, y))
        parts += ["|" if look.plain else "│"] if wall else [" "]
        parts += [_top(tops, (x, y))] if x in columns else []
    return "".join(parts)


def _top(tops: Grid, cell: Cell) -> str:
    """The number on top; above the first level also how high it lies."""
    top = tops.get(cell)
    if not top:
        return "   "
    return f" {top.number} " if top.height == 1 else f"{top.number}^{top.height}"


def _seam(tops: Grid, y: int, columns: range, look: Look) -> str:
    """The line above a row."""
    parts = []
    for x in (*columns, columns.stop):
        wall = _parted(tops, (x, y - 1), (x, y))
        parts.append(_corner(tops, (x, y), look))
        parts += [("---" if look.plain else "───") if wall else "   "] if x in columns else []
    return "".join(parts)


def _corner(tops: Grid, cell: Cell, look: Look) -> str:
    """What stands at the upper left corner of a cell."""
    x, y = cell
    left, above, across = (x - 1, y), (x, y - 1), (x - 1, y - 1)
    pairs = ((above, cell), (across, left), (left, cell), (across, above))
    glyph = CORNERS[sum(1 << bit for bit, pair in enumerate(pairs) if _parted(tops, *pair))]
    if glyph == " " or not look.plain:
        return glyph
    return {"─": "-", "│": "|"}.get(glyph, "+")


def about(game: Fortress, walls: Walls, thing: Any) -> dict[str, Any]:
    """The cells of a spot, and how the tile comes to lie on them."""
    if isinstance(thing, Draw):
        return {"count": 1}
    spot = getattr(thing, "spot", None)
    if not isinstance(spot, Spot):
        return {}
    high = WAYS[spot.way]
    return {"cell": f"{spot.x},{spot.y}", "way": spot.way, "high": f"{spot.x + high[0]},{spot.y + high[1]}"}
