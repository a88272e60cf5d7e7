"""A tile fits: which halves may touch an end."""

from collections.abc import Callable

from boneyard.tiles import Tile

Fits = Callable[[int, Tile], tuple[int, ...]]  # number of the end, tile -> the numbers it may leave open


def equal(number: int, tile: Tile) -> tuple[int, ...]:
    """The touching halves show the same number."""
    return (tile.other(number),) if number in tile else ()


def total(wanted: int) -> Fits:
    """The touching halves add up to a total; blank-blank and tiles of that total fit anything, either way round."""

    def fits(number: int, tile: Tile) -> tuple[int, ...]:
        if tile == (0, 0) or sum(tile) == wanted:
            return tuple(dict.fromkeys(tile))
        return (tile.other(wanted - number),) if wanted - number in tile else ()

    return fits


def anything(number: int, tile: Tile) -> tuple[int, ...]:
    """Any tile fits anywhere."""
    return (tile.high,)
