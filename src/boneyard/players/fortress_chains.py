"""Chains of a fortress, thought out before the first tile is laid."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from boneyard.games.fortress import Fortress
from boneyard.games.fortress_grid import Brick, Cell, Grid, Spot, around, covers, grid, level, on_top, ways
from boneyard.games.fortress_walls import Build, Walls
from boneyard.tiles import Deck, without


class Climb(NamedTuple):
    """A chain so far: what shows on top, which of it is of this chain, the tiles still in hand, and its points."""

    tops: Grid
    bricks: int  # laid on the table
    begun: int  # bricks laid before this chain
    first: int  # the level of its first tile; 0: nothing is laid yet
    tiles: Deck
    points: int = 0
    steps: tuple[Build, ...] = ()

    @property
    def length(self) -> int:
        """The tiles of this chain."""
        return self.bricks - self.begun


def climb(walls: Walls, tiles: Deck) -> Climb:
    """The running chain, or one that has not begun, of a player with these tiles."""
    count = len(walls.bricks)
    first = walls.bricks[-walls.chain].level if walls.chain else 0
    return Climb(grid(walls.bricks), count, count - walls.chain, first, tiles)


def after(game: Fortress, so_far: Climb, step: Build) -> Climb:
    """The chain with one tile more."""
    height = level(so_far.tops, step.spot)
    first = so_far.first or height
    tops = so_far.tops | on_top(Brick(step.tile, step.spot, height, 0), so_far.bricks)
    points = so_far.points + game.points(height, first)
    tiles = without(so_far.tiles, step.tile)
    return Climb(tops, so_far.bricks + 1, so_far.begun, first, tiles, points, (*so_far.steps, step))


def following(game: Fortress, so_far: Climb) -> Iterator[Build]:
    """Every tile that can be laid next in a chain that has begun."""
    spots = set(_linked(so_far)) if game.options.fort_chain_linked else covers(so_far.tops)
    return (Build(tile, way) for spot in sorted(spots) for tile in so_far.tiles for way in ways(tile, spot))


def _linked(so_far: Climb) -> Iterator[Spot]:
    """Two halves that may be covered, one of them of this chain."""
    for cell, top in so_far.tops.items():
        if top.brick < so_far.begun:
            continue
        for near in around(cell):
            other = so_far.tops.get(near)
            if other and other[:2] == top[:2] and other.brick != top.brick:
                yield _between(*sorted((cell, near)))


def _between(one: Cell, other: Cell) -> Spot:
    return Spot(*one, "r" if other[0] > one[0] else "d")


def chains(
    game: Fortress, start: Climb, steps: Iterable[Build], width: int, worth: Callable[[Climb], float]
) -> list[tuple[float, Climb]]:
    """Chains of two or more tiles that begin with these steps, and what they are worth, the best first.

    Of all chains of one length only the most promising are thought on: so many as `width`.
    """
    found: list[tuple[float, Climb]] = []
    front = [after(game, start, step) for step in steps]
    while front:
        found += [(worth(so_far), so_far) for so_far in front if so_far.length > 1]
        front.sort(key=lambda so_far: -_promise(game, so_far))
        front = [after(game, so_far, step) for so_far in front[:width] for step in following(game, so_far)]
    return sorted(found, key=lambda end: -end[0])


def _promise(game: Fortress, so_far: Climb) -> float:
    """The points so far, and those that one more tile could bring."""
    levels = (level(so_far.tops, step.spot) for step in following(game, so_far))
    return so_far.points + max((game.points(height, so_far.first) for height in levels), default=-3)
