"""Who sees what: any value with the piles face down, and without the numbers, that a seat may not see."""

from typing import TypeVar, cast

from boneyard.layout import Layout
from boneyard.tiles import Eye, Pile, Secret, Tile

T = TypeVar("T")

OPEN = (Tile, Layout)  # always face up, so nobody needs to look inside


def view(thing: T, seat: Eye) -> T:
    """The same value as this seat sees it: piles without its eyes are face down, numbers are None."""
    if isinstance(thing, Pile | Secret):
        return cast(T, thing.seen_by(seat))
    if isinstance(thing, tuple) and not isinstance(thing, OPEN):
        return cast(T, _view_all(thing, seat))
    return thing


def _view_all(things: tuple[object, ...], seat: Eye) -> tuple[object, ...]:
    seen = [view(thing, seat) for thing in things]
    if all(new is old for new, old in zip(seen, things, strict=True)):
        return things
    make = getattr(type(things), "_make", tuple)
    return cast(tuple[object, ...], make(seen))
