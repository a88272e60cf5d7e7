"""Lines of tiles seen as trails: numbers are the points, tiles the paths between them, and each path is walked once.

A line that lies on the table is one more path, from its one end to its other: the tiles of a hand can all be laid on it
when hand and line together hang together and at most two numbers stand on an odd number of halves (Euler, 1736).
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from boneyard.tiles import Tile

Ends = tuple[int, int]


class Lay(NamedTuple):
    """A tile and the end it is laid to: 0 is the first end of the line, 1 the second."""

    tile: Tile
    end: int


def parity(tiles: Iterable[Sequence[int]]) -> int:
    """The numbers that stand on an odd number of halves, as bits."""
    odd = 0
    for one, other in tiles:
        odd ^= 1 << one ^ 1 << other
    return odd


def reach(root: int, tiles: Iterable[Sequence[int]]) -> int:
    """The numbers, as bits, that can be walked to from those of `root`."""
    left = [1 << one | 1 << other for one, other in tiles]
    while True:
        near = [pair for pair in left if pair & root]
        for pair in near:
            root |= pair
        if not near:
            return root
        left = [pair for pair in left if pair | root != root]


def numbers(bits: int) -> list[int]:
    """The numbers that these bits stand for."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def endings(ends: Ends | None, tiles: Sequence[Tile]) -> tuple[Ends, ...]:
    """The pairs of ends that can stand once all these tiles are laid: one pair, or any number twice, or none."""
    paths: list[Sequence[int]] = [*tiles] if ends is None else [ends, *tiles]
    odd = parity(paths)
    if odd.bit_count() > 2 or not paths:
        return ()
    seen = reach(1 << paths[0][0], paths)
    if any(not seen >> path[0] & 1 for path in paths):
        return ()
    if odd:
        one, other = numbers(odd)
        return ((one, other),)
    return tuple((number, number) for number in numbers(seen))


def walk(tiles: Sequence[Tile], start: int) -> list[int]:
    """A trail from `start` over all the tiles, as places in `tiles` (Hierholzer). It must exist."""
    around: dict[int, list[int]] = {number: [] for tile in tiles for number in tile}
    for place, tile in enumerate(tiles):
        for number in set(tile):
            around[number].append(place)
    stack, order, walked = [(start, -1)], [], set[int]()
    while stack:
        number, came_by = stack[-1]
        while around[number] and around[number][-1] in walked:
            around[number].pop()
        if around[number]:
            place = around[number].pop()
            walked.add(place)
            stack.append((tiles[place].other(number), place))
        else:
            order.append(came_by)
            stack.pop()
    return order[-2::-1]


def lay_all(ends: Ends, tiles: Sequence[Tile], last: Ends) -> tuple[Lay, ...]:
    """An order of laying all the tiles after which the ends `last` stand; `last` must be one of the `endings`."""
    line, number = Tile.of(*ends), last[0]
    paths = (line, *tiles)
    order = walk(paths, number)
    middle = order.index(0)
    for place in order[:middle]:
        number = paths[place].other(number)
    near = ends.index(number)
    outwards = [Lay(paths[place], near) for place in reversed(order[:middle])]
    return (*outwards, *(Lay(paths[place], 1 - near) for place in order[middle + 1 :]))


def follow(ends: Ends, lays: Iterable[Lay]) -> Ends:
    """The ends after these tiles are laid in this order."""
    for tile, end in lays:
        assert ends[end] in tile, f"{tile} does not fit {ends[end]}"
        new = tile.other(ends[end])
        ends = (new, ends[1]) if end == 0 else (ends[0], new)
    return ends
