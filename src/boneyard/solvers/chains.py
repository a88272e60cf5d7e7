"""Hectic: chains of free single tiles that show a value at both ends and nowhere inside."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from boneyard.solvers.heaviest import Aim, Heaviest
from boneyard.solvers.trails import numbers, parity, walk
from boneyard.solvers.trains import longest_train
from boneyard.tiles import Deck, Tile

__all__ = ["chain", "is_chain", "least", "longest_chain", "longest_train", "shortest_chain"]

SHORT = 10  # so long chains are looked for step by step; beyond, the longest chain is the answer


def least(value: int) -> int:
    """The tiles that a chain must have: as many as the value, and three, since two would be one tile twice."""
    return max(3, value)


def shortest_chain(value: int, free_tiles: Iterable[Tile]) -> Deck | None:
    """The shortest chain with enough tiles; None if there is none."""
    return chain(value, free_tiles, least(value))


def longest_chain(value: int, free_tiles: Iterable[Tile]) -> Deck | None:
    """The longest chain; None if there is none with enough tiles."""
    inner, outer = _parted(value, free_tiles)
    pairs = [1 << one | 1 << other for one, other in combinations(outer, 2)]
    chosen = Heaviest(inner, [1] * len(inner), {}).choose(Aim(pair, pair) for pair in pairs)
    if chosen is None or len(chosen) + 2 < least(value):
        return None
    first, _ = numbers(parity(chosen))
    return _closed(value, first, [chosen[place] for place in walk(chosen, first)])


def chain(value: int, free_tiles: Iterable[Tile], at_least: int) -> Deck | None:
    """A chain of at least so many tiles: the shortest such if at most ten are asked for; None if there is none."""
    free_tiles = tuple(free_tiles)
    size = max(at_least, least(value))
    if size <= SHORT and (found := _of_size(value, free_tiles, size)):
        return found
    longest = longest_chain(value, free_tiles)
    if longest is None or len(longest) < size:
        return None
    longer = range(size + 1, min(SHORT + 1, len(longest)))
    return next((found for more in longer if (found := _of_size(value, free_tiles, more))), longest)


def is_chain(value: int, tiles: Sequence[Tile]) -> bool:
    """Whether these tiles, in this order, are a chain for the double of this value."""
    number = value
    for place, tile in enumerate(tiles):
        if tile.double or number not in tile or (place and number == value):
            return False
        number = tile.other(number)
    return number == value and len(tiles) >= least(value) and len(set(tiles)) == len(tiles)


def _parted(value: int, free_tiles: Iterable[Tile]) -> tuple[Deck, list[int]]:
    """The free single tiles without the value, and the numbers that a free tile joins to it."""
    singles = sorted(tile for tile in free_tiles if not tile.double)
    outer = [tile.other(value) for tile in singles if value in tile]
    return tuple(tile for tile in singles if value not in tile), outer


def _closed(value: int, first: int, tiles: Sequence[Tile]) -> Deck:
    """The trail from `first`, joined to the value on both sides."""
    last = first
    for tile in tiles:
        last = tile.other(last)
    return (Tile.of(value, first), *tiles, Tile.of(last, value))


def _of_size(value: int, free_tiles: Deck, size: int) -> Deck | None:
    """A chain of exactly so many tiles."""
    inner, outer = _parted(value, free_tiles)
    around = {number: [tile for tile in inner if number in tile] for tile in (*inner, *free_tiles) for number in tile}
    far = _steps_home(around, outer, size)
    for first in outer:
        tiles: list[Tile] = []
        if _extend(first, first, size - 2, tiles, around, far):
            return _closed(value, first, tiles)
    return None


def _steps_home(around: dict[int, list[Tile]], outer: list[int], size: int) -> list[set[int]]:
    """For each number of steps, the numbers from which a walk of so many steps can end in an outer number."""
    home = [set(outer)]
    for _ in range(size):
        home.append({tile.other(number) for number in home[-1] for tile in around[number]})
    return home


def _extend(
    first: int, number: int, left: int, tiles: list[Tile], around: dict[int, list[Tile]], home: list[set[int]]
) -> bool:
    """Lengthen the trail by exactly `left` tiles, so that it ends in an outer number other than the first."""
    if number not in home[left]:
        return False
    if not left:
        return number != first
    for tile in around[number]:
        if tile not in tiles:
            tiles.append(tile)
            if _extend(first, tile.other(number), left - 1, tiles, around, home):
                return True
            tiles.pop()
    return False
