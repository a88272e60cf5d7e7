"""Who sees what: any value with the piles face down, and without the numbers, that a seat may not see."""

from operator import is_
from typing import TypeVar, cast

from boneyard.layout import Layout
from boneyard.state import Revealed, Scored
from boneyard.tiles import Eye, Pile, Secret, Tile

T = TypeVar("T")

OPEN = (Tile, Layout)  # always face up, so nobody needs to look inside


def view(thing: T, seat: Eye) -> T:
    """The same value as this seat sees it: piles without its eyes are face down, numbers None, such events left out."""
    if isinstance(thing, Pile | Secret):
        return cast(T, thing.seen_by(seat))
    if isinstance(thing, tuple) and not isinstance(thing, OPEN):
        return cast(T, _view_all(thing, seat))
    return thing


def tells(event: object, seat: Eye) -> bool:
    """Whether an event tells this seat anything: not if it is points that others write in secret, or their hand."""
    if isinstance(event, Scored):
        return not isinstance(event.points, Secret) or seat in event.points.eyes
    return not isinstance(event, Revealed) or seat in event.tiles.eyes


def _view_all(things: tuple[object, ...], seat: Eye) -> tuple[object, ...]:
    seen = [view(thing, seat) for thing in things if tells(thing, seat)]
    if len(seen) == len(things) and all(map(is_, seen, things)):
        return things
    make = getattr(type(things), "_make", tuple)
    return cast(tuple[object, ...], make(seen))
