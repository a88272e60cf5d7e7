"""Another turn: when the player who laid a tile may lay one more."""

from collections.abc import Callable
from typing import NamedTuple

from boneyard.tiles import Tile


class Again(NamedTuple):
    """After which tiles a player may go on, and whether they must while something fits."""

    after: Callable[[Tile], bool]
    must: bool = False


def never() -> Again:
    """One tile a turn."""
    return Again(lambda tile: False)


def after_double() -> Again:
    """A double gives another tile."""
    return Again(lambda tile: tile.double)


def while_fits(must: bool = False) -> Again:
    """Lay on as long as the tiles fit."""
    return Again(lambda tile: True, must)
