"""Values as JSON, as each eye sees them: the same as `plain` gives, but what all eyes see alike is made once."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from boneyard.layout import End, Joint, Layout
from boneyard.state import Passed, Placed, Revealed, Scored
from boneyard.tiles import BACK, Deck, Eye, Pile, Secret, Tile
from boneyard.views import tells

Eyes = tuple[Eye, ...]


class Differing:
    """What a value is to most eyes, and what it is to some of them instead."""

    __slots__ = ("mostly", "own")

    def __init__(self, mostly: Any, own: dict[Eye, Any]) -> None:
        self.mostly = mostly
        self.own = own


@cache
def _encoder(eye: Eye) -> msgspec.json.Encoder:
    """Writes what is differing as this eye sees it, and nothing else that is no JSON."""

    def to_eye(value: Any) -> Any:
        if not isinstance(value, Differing):
            raise TypeError(f"{type(value).__name__} cannot be sent.")
        return value.own.get(eye, value.mostly)

    return msgspec.json.Encoder(enc_hook=to_eye)


def encoded(value: Any, eye: Eye = None) -> bytes:
    """A value as this eye sees it, written."""
    return _encoder(eye).encode(value)


def text(message: Any, eye: Eye = None) -> str:
    """A message as it goes over the wire to this eye."""
    return _encoder(eye).encode(message).decode()


def raw(value: Any, eye: Eye = None) -> msgspec.Raw:
    """A value as a part of a message that is written already, as this eye sees it."""
    return msgspec.Raw(_encoder(eye).encode(value))


def seen(thing: Any, eye: Eye) -> msgspec.Raw:
    """A value as this eye sees it."""
    return raw(as_seen(thing, (eye,)), eye)


def seen_by_each(thing: Any, eyes: Sequence[Eye]) -> list[msgspec.Raw]:
    """A value as each of these eyes sees it; what they see alike is made once."""
    plain = as_seen(thing, tuple(eyes))
    return [raw(plain, eye) for eye in eyes]


def as_seen(thing: Any, eyes: Eyes) -> Any:
    """The plain form of a value, in which only those parts are differing that not all of these eyes see alike."""
    write = _WRITE.get(type(thing))
    if write is not None:
        return write(thing, eyes)
    return _named(thing, eyes) if isinstance(thing, tuple) else thing


def _row(parts: tuple[Any, ...], eyes: Eyes) -> Any:
    """A list without the events that tell an eye nothing."""
    secret = [part for part in parts if type(part) in EVENTS]
    if not secret or all([tells(part, eye) for part in secret for eye in eyes]):
        return [as_seen(part, eyes) for part in parts]
    return Differing([], {eye: [as_seen(part, (eye,)) for part in parts if tells(part, eye)] for eye in eyes})


def _named(thing: Any, eyes: Eyes) -> dict[str, Any]:
    parts = [as_seen(part, eyes) for part in thing]
    return {"is": type(thing).__name__, **dict(zip(thing._fields, parts, strict=True))}


# A table is shown after every move, and nearly everything on it lay there before: it is written once.


@cache
def _tile_text(tile: Tile) -> bytes:
    return encoded(str(tile))


def tiles_text(tiles: Deck) -> msgspec.Raw:
    """Tiles as a list of their texts."""
    return msgspec.Raw(b"[%b]" % b",".join(map(_tile_text, tiles)))


@cache
def backs_text(count: int) -> msgspec.Raw:
    """So many tiles that lie face down."""
    return tiles_text((BACK,) * count)


def by_eyes(eyes: Eyes, who: frozenset[Eye], faces: Any, backs: Any) -> Any:
    """What is one thing to those who see it, and another one to all others."""
    if who.isdisjoint(eyes):
        return backs
    return faces if who.issuperset(eyes) else Differing(backs, {eye: faces for eye in eyes if eye in who})


def _pile(pile: Pile, eyes: Eyes) -> Any:
    return by_eyes(eyes, pile.eyes, tiles_text(pile.tiles), backs_text(len(pile.tiles)))


def _secret(secret: Secret, eyes: Eyes) -> Any:
    return by_eyes(eyes, secret.eyes, int(secret), None)


@lru_cache(10_000, typed=True)
def part_text(part: Joint | End | Placed | Passed) -> msgspec.Raw:
    """A part of the layout, or an event that all see alike, as an object."""
    return raw(_named(part, ()))


def _set(parts: frozenset[Any]) -> list[Any]:
    """A set in order."""
    return sorted([part if type(part) is int else as_seen(part, ()) for part in parts])


def _layout(layout: Layout, eyes: Eyes) -> dict[str, Any]:
    return {"is": "Layout", "joints": list(map(part_text, layout.joints)), "ends": list(map(part_text, layout.ends))}


EVENTS = frozenset((Scored, Revealed))  # that some may not be told of
SIMPLE: frozenset[type] = frozenset((int, str, bool, float, type(None)))
_WRITE: dict[type, Callable[[Any, Eyes], Any]] = {
    Tile: lambda tile, eyes: str(tile),
    Pile: _pile,
    Secret: _secret,
    Layout: _layout,
    **dict.fromkeys((Joint, End, Placed, Passed), lambda part, eyes: part_text(part)),
    tuple: _row,
    frozenset: lambda parts, eyes: _set(parts),
}
