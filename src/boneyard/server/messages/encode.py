"""Values as JSON, as each eye sees them: the same as `plain` gives, but what all eyes see alike is made once."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from boneyard.layout import End, Joint, Layout
from boneyard.state import Revealed, Scored
from boneyard.tiles import Deck, Eye, Pile, Secret, Tile
from boneyard.views import tells

_encoder = msgspec.json.Encoder()

Eyes = tuple[Eye, ...]


def text(message: Any) -> str:
    """A message as it goes over the wire."""
    return _encoder.encode(message).decode()


def seen(thing: Any, eye: Eye) -> Any:
    """A value as this eye sees it, in plain lists, dictionaries, numbers and texts."""
    return seen_by_each(thing, (eye,))[0]


def seen_by_each(thing: Any, eyes: Sequence[Eye]) -> list[Any]:
    """A value as each of these eyes sees it; what they see alike is written once."""
    return each(as_seen(thing, tuple(eyes)), len(eyes))


class Differing(list[Any]):
    """What a value is to one eye after the other."""


def each(plain: Any, eyes: int) -> list[Any]:
    """What a value is to each eye."""
    return plain if type(plain) is Differing else [plain] * eyes


def as_seen(thing: Any, eyes: Eyes) -> Any:
    """The plain form of a value, which is made once if it is the same for all eyes."""
    kind = type(thing)
    if kind in _SIMPLE:
        return thing
    write = _WRITE.get(kind)
    if write is not None:
        return write(thing, eyes)
    return _named(thing, eyes) if isinstance(thing, tuple) else thing


def _list(parts: Iterable[Any], eyes: Eyes) -> Any:
    plain = [as_seen(part, eyes) for part in parts]
    if Differing not in map(type, plain):
        return plain
    return Differing(map(list, zip(*(each(part, len(eyes)) for part in plain), strict=True)))


def _row(parts: tuple[Any, ...], eyes: Eyes) -> Any:
    """A list without the events that tell an eye nothing."""
    if all(tells(part, eye) for part in parts if type(part) in EVENTS for eye in eyes):
        return _list(parts, eyes)
    return Differing(each(_list((part for part in parts if tells(part, eye)), (eye,)), 1)[0] for eye in eyes)


def _named(thing: Any, eyes: Eyes) -> Any:
    keys = ("is", *thing._fields)
    parts = _list((type(thing).__name__, *thing), eyes)
    if type(parts) is Differing:
        return Differing(dict(zip(keys, part, strict=True)) for part in parts)
    return dict(zip(keys, parts, strict=True))


# A table is shown after every move, and nearly everything on it lay there before: it is written once.


@lru_cache(10_000)
def _tiles(tiles: Deck) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(list(map(str, tiles))))


@lru_cache(10_000)
def _pile(pile: Pile, eyes: Eyes) -> Any:
    first, *others = seen = [_tiles(pile.seen_by(eye).tiles) for eye in eyes]
    return first if all(other == first for other in others) else Differing(seen)


def _secret(secret: Secret, eyes: Eyes) -> Any:
    first, *others = seen = [secret.seen_by(eye) for eye in eyes]
    return first if all(other == first for other in others) else Differing(seen)


@lru_cache(10_000)
def _part(part: Joint | End) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(_named(part, ())))


def _layout(layout: Layout, eyes: Eyes) -> dict[str, Any]:
    return {"is": "Layout", "joints": list(map(_part, layout.joints)), "ends": list(map(_part, layout.ends))}


EVENTS = frozenset((Scored, Revealed))  # that some may not be told of
_SIMPLE = frozenset((int, str, bool, float, type(None)))
OPEN = _SIMPLE | {Tile, Joint, End}  # what all eyes see alike, and what is small enough to be told as a whole
_WRITE: dict[type, Callable[[Any, Eyes], Any]] = {
    Tile: lambda tile, eyes: str(tile),
    Pile: _pile,
    Secret: _secret,
    Layout: _layout,
    Joint: lambda part, eyes: _part(part),
    End: lambda part, eyes: _part(part),
    tuple: _row,
    frozenset: lambda parts, eyes: sorted(_list(parts, eyes)),
}
