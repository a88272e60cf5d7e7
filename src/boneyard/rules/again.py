"""Another turn: when the player who laid a tile may lay one more."""

from collections.abc import Callable
from typing import NamedTuple

from boneyard.tiles import Tile


class Again(NamedTuple):
    """After which tiles a player may go on, and whether they must while something fits."""

    after: Callable[[Tile], bool]
    must: bool = False


def no_tile(tile: Tile) -> bool:
    """After no tile."""
    return False


def a_double(tile: Tile) -> bool:
    """After a double."""
    return tile.double


def every_tile(tile: Tile) -> bool:
    """After every tile."""
    return True


def never() -> Again:
    """One tile a turn."""
    return Again(no_tile)


def after_double() -> Again:
    """A double gives another tile."""
    return Again(a_double)


def while_fits(must: bool = False) -> Again:
    """Lay on as long as the tiles fit."""
    return Again(every_tile, must)
