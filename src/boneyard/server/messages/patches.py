"""Patches: what changed between two values, as each eye sees it.

A patch is null (it is gone), a list of one (it is this now), or an object: patches of its parts, by name, or by number
in a list. It follows from what an eye saw before and sees now, and from nothing else.
"""

from collections.abc import Callable, Mapping
from typing import Any
from zlib import crc32

import msgspec

from boneyard.layout import End, Joint, Layout
from boneyard.server.messages.encode import (
    EVENTS,
    SIMPLE,
    Differing,
    Eyes,
    as_seen,
    backs_text,
    by_eyes,
    encoded,
    part_text,
    tiles_text,
)
from boneyard.tiles import Eye, Pile, Secret, Tile

Patch = dict[str, Any] | list[Any] | None

_canonical = msgspec.json.Encoder(order="sorted")


class Same:
    """Nothing changed."""


SAME = Same()


class Uneven(Differing):
    """A patch that is none for some eyes: they see no change."""

    __slots__ = ()


def to_eye(eye: Eye, part: Any) -> Any:
    """What a patch is for this eye; what differs further inside is sorted out when it is written."""
    return part.own.get(eye, part.mostly) if type(part) is Uneven else part


def patch(before: Any, after: Any, eyes: Eyes) -> Any:
    """The patch between two values of a game, or SAME, as these eyes see them; it may be Differing."""
    if before is after:
        return SAME
    kind = type(after)
    return _BETWEEN[kind](before, after, eyes) if kind is type(before) else [as_seen(after, eyes)]


def replaced(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Patch]:
    """The patches of the parts that are another value now, came, or went."""
    gone: dict[str, Patch] = {key: None for key in before if key not in after}
    return gone | {key: [value] for key, value in after.items() if key not in before or before[key] != value}


def patched(value: Any, patch: Patch) -> Any:
    """The value after a patch that is not null."""
    if isinstance(patch, list):
        return patch[0]
    assert patch is not None
    parts = dict(enumerate(value)) if isinstance(value, list) else dict(value)
    for name, part in patch.items():
        key = int(name) if isinstance(value, list) else name
        if part is None:
            del parts[key]
        else:
            parts[key] = patched(parts.get(key), part)
    return list(parts.values()) if isinstance(value, list) else parts


def checksum(value: Any) -> int:
    """CRC-32 of a value as JSON without spaces, the keys of each object in order."""
    return crc32(_canonical.encode(value))


def _named(before: Any, after: Any, eyes: Eyes) -> Any:
    parts = {}
    for name, old, new in zip(after._fields, before, after, strict=True):
        if old is not new and (part := patch(old, new, eyes)) is not SAME:
            parts[name] = part
    return _parts(parts)


def _list(before: tuple[Any, ...], after: tuple[Any, ...], eyes: Eyes) -> Any:
    if not EVENTS.isdisjoint(map(type, before + after)):
        return _leaf(before, after, eyes)  # some of them an eye may not be told of
    parts = {}
    for at, (old, new) in enumerate(zip(before, after, strict=False)):
        if old is not new and (part := patch(old, new, eyes)) is not SAME:
            parts[str(at)] = part
    if len(after) != len(before):
        parts |= {str(at): [as_seen(after[at], eyes)] for at in range(len(before), len(after))}
        parts |= {str(at): None for at in range(len(after), len(before))}
    return _parts(parts)


def _parts(parts: dict[str, Any]) -> Any:
    """The patch of the whole; what did not change for an eye is left out for it."""
    uneven = [part for part in parts.values() if type(part) is Uneven]
    if not uneven:
        return parts or SAME
    own = dict.fromkeys([eye for part in uneven for eye in part.own])
    alike = {name: part.mostly if type(part) is Uneven else part for name, part in parts.items()}
    each = {eye: {name: to_eye(eye, part) for name, part in parts.items()} for eye in own}
    return Uneven(_left(alike), {eye: _left(mine) for eye, mine in each.items()})


def _left(parts: dict[str, Any]) -> Any:
    return {name: part for name, part in parts.items() if part is not SAME} or SAME


def _open(before: Any, after: Any, eyes: Eyes) -> Any:
    """What all eyes see alike, and what is small enough to be told as a whole."""
    return SAME if before == after else [as_seen(after, eyes)]


def _layout(before: Layout, after: Layout, eyes: Eyes) -> Any:
    """Tiles on the table are there for everybody to see, and most of them lay there before."""
    parts: dict[str, Any] = {}
    for name, old, new in zip(Layout._fields, before, after, strict=True):
        if old is not new and (part := _laid(old, new)):
            parts[name] = part
    return parts or SAME


def _laid(before: tuple[Any, ...], after: tuple[Any, ...]) -> dict[str, Patch]:
    known = min(len(before), len(after))
    parts: dict[str, Patch] = {}
    if before[:known] != after[:known]:  # ends change, and are few; tiles that lie there stay
        for at, (old, new) in enumerate(zip(before, after, strict=False)):
            if old != new:
                parts[str(at)] = [part_text(new)]
    for at in range(known, len(after)):
        parts[str(at)] = [part_text(after[at])]
    for at in range(known, len(before)):
        parts[str(at)] = None
    return parts


def _pile(before: Pile, after: Pile, eyes: Eyes) -> Any:
    """Who sees the faces is told which tiles lie there, and all others how many."""
    if before.eyes != after.eyes:
        both = [(eye, before.seen_by(eye).tiles, after.seen_by(eye).tiles) for eye in eyes]
        return Uneven(SAME, {eye: [tiles_text(new)] for eye, old, new in both if old != new})
    if before.tiles == after.tiles:
        return SAME
    count, faces = len(after.tiles), [tiles_text(after.tiles)]
    if count == len(before.tiles):
        return Uneven(SAME, {eye: faces for eye in eyes if eye in after.eyes})
    return by_eyes(eyes, after.eyes, faces, [backs_text(count)])


def _leaf(before: Any, after: Any, eyes: Eyes) -> Any:
    """What is told anew as a whole."""
    old, new = as_seen(before, eyes), as_seen(after, eyes)
    return Uneven(SAME, {eye: [new] for eye in eyes if encoded(old, eye) != encoded(new, eye)})


class _Between(dict[type, Callable[[Any, Any, Eyes], Any]]):
    """How two values of a kind are compared; a named tuple is compared part by part."""

    def __missing__(self, kind: type) -> Callable[[Any, Any, Eyes], Any]:
        self[kind] = _named if issubclass(kind, tuple) else _leaf
        return self[kind]


_BETWEEN = _Between(
    {
        **dict.fromkeys((*SIMPLE, Tile, Joint, End), _open),
        Layout: _layout,
        Pile: _pile,
        Secret: _leaf,
        frozenset: _open,
        tuple: _list,
    }
)
