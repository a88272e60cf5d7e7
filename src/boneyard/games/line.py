"""A line with two ends, where equal numbers touch: what the games for one lay."""

from collections.abc import Iterable

from boneyard.layout import Layout
from boneyard.rules import spread
from boneyard.state import Place, Placed
from boneyard.tiles import Seat, Tile


def places(line: Layout, tiles: Iterable[Tile]) -> tuple[Place, ...]:
    """Every way of laying one of these tiles: any of them to begin with, then what fits an end."""
    if not line.joints:
        return tuple(map(Place, tiles))
    tiles = tuple(tiles)
    return tuple(Place(tile, end.name) for end in line.ends for tile in tiles if end.number in tile)


def lay(line: Layout, place: Place, seat: Seat) -> Layout:
    """The line with one tile more."""
    end = line.end(place.end) if place.end else None
    outer = place.tile.other(end.number) if end else place.tile.high
    return line.lay(place.tile, end, seat, outer, spread.line(line, place.tile, end, outer))


def placed(line: Layout) -> Placed:
    """What everybody saw when the last tile was laid."""
    tile, end, _, seat, outer = line.joints[-1]
    return Placed(seat, tile, end, outer)


def lifted(line: Layout) -> Layout:
    """The line without the tile that was laid last."""
    before = Layout()
    for joint in line.joints[:-1]:
        before = lay(before, Place(joint.tile, joint.end), joint.seat)
    return before
