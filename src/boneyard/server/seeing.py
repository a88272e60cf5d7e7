"""Seeing: any value as JSON through the eyes of those who look at it. What they see alike is written once."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from boneyard.layout import End, Joint, Layout
from boneyard.tiles import Eye, Pile, Tile

_encoder = msgspec.json.Encoder()


def text(message: dict[str, Any]) -> str:
    """A message as it goes over the wire."""
    return _encoder.encode(message).decode()


def seen(thing: Any, eye: Eye) -> Any:
    """A value as this eye sees it, in plain lists, dictionaries, numbers and texts."""
    return seen_by_each(thing, (eye,))[0]


def seen_by_each(thing: Any, eyes: Sequence[Eye]) -> list[Any]:
    """A value as each of these eyes sees it; what they see alike is written once."""
    return _each(_plain(thing, tuple(map(_look, eyes))), len(eyes))


def unhidden(thing: Any) -> Any:
    """A value with all its tiles, for when nothing is a secret any more."""
    return _plain(thing, _FACE_UP)


Look = Callable[[Pile], Pile]  # a pile as somebody sees it
Looks = tuple[Look, ...]

_FACE_UP: Looks = (lambda pile: pile,)


@cache
def _look(eye: Eye) -> Look:
    return lambda pile: pile.seen_by(eye)


class Differing(list[Any]):
    """What a value is to one look after the other."""


def _each(plain: Any, looks: int) -> list[Any]:
    return plain if type(plain) is Differing else [plain] * looks


def _plain(thing: Any, looks: Looks) -> Any:
    """The plain form of a value, which is made once if it is the same for all looks."""
    kind = type(thing)
    if kind in _SIMPLE:
        return thing
    write = _WRITE.get(kind)
    if write is not None:
        return write(thing, looks)
    return _named(thing, looks) if isinstance(thing, tuple) else thing


def _list(parts: Iterable[Any], looks: Looks) -> Any:
    plain = [_plain(part, looks) for part in parts]
    if Differing not in map(type, plain):
        return plain
    return Differing(map(list, zip(*(_each(part, len(looks)) for part in plain), strict=True)))


def _named(thing: Any, looks: Looks) -> Any:
    keys = ("is", *thing._fields)
    parts = _list((type(thing).__name__, *thing), looks)
    if type(parts) is Differing:
        return Differing(dict(zip(keys, part, strict=True)) for part in parts)
    return dict(zip(keys, parts, strict=True))


# A table is shown after every move, and nearly everything on it lay there before: it is written once.


@lru_cache(10_000)
def _pile(pile: Pile, looks: Looks) -> Any:
    first, *others = seen = [msgspec.Raw(_encoder.encode(list(map(str, look(pile).tiles)))) for look in looks]
    return first if all(other == first for other in others) else Differing(seen)


@lru_cache(10_000)
def _part(part: Joint | End) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(_named(part, ())))


def _layout(layout: Layout, looks: Looks) -> dict[str, Any]:
    return {"is": "Layout", "joints": list(map(_part, layout.joints)), "ends": list(map(_part, layout.ends))}


_SIMPLE = frozenset((int, str, bool, float, type(None)))
_WRITE: dict[type, Callable[[Any, Looks], Any]] = {
    Tile: lambda tile, looks: str(tile),
    Pile: _pile,
    Layout: _layout,
    tuple: _list,
    frozenset: lambda parts, looks: sorted(_list(parts, looks)),
}
