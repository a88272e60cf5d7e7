"""The fortune-teller: whether the tiles that are left can still all be laid in one line, and which tile is safe.

Exact for any tiles: what is left and the line must hang together with at most two odd numbers (see `trails`).
"""

from collections.abc import Sequence

from boneyard.solvers.trails import Ends, Lay, endings, follow, lay_all
from boneyard.tiles import Tile, without


def dead_end(ends: Ends | None, remaining: Sequence[Tile]) -> bool:
    """Whether the remaining tiles can no longer all be laid; no ends: nothing is laid yet."""
    return not endings(ends, remaining) and bool(remaining)


def safe(ends: Ends | None, remaining: Sequence[Tile]) -> tuple[Lay, ...]:
    """The tiles, with their ends, after which all the others can still be laid."""
    tiles = tuple(remaining)
    if ends is None:
        return tuple(Lay(tile, 0) for tile in tiles if not dead_end((tile.low, tile.high), without(tiles, tile)))
    fitting = (Lay(tile, end) for tile in tiles for end in (0, 1) if ends[end] in tile)
    return tuple(lay for lay in fitting if not dead_end(follow(ends, [lay]), without(tiles, lay.tile)))


def finish(ends: Ends | None, remaining: Sequence[Tile]) -> tuple[Lay, ...] | None:
    """An order of laying all that is left; None at a dead end."""
    tiles = tuple(remaining)
    if ends is None and tiles:
        first = next(iter(safe(None, tiles)), None)
        rest = first and finish((first.tile.low, first.tile.high), without(tiles, first.tile))
        return None if first is None or rest is None else (first, *rest)
    lasts = () if ends is None else endings(ends, tiles)
    if ends is None or not lasts:
        return None if tiles else ()
    return lay_all(ends, tiles, lasts[0])
