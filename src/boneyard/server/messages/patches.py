"""Patches: what changed between two values, as each eye sees it.

A patch is null (it is gone), a list of one (it is this now), or an object: patches of its parts, by name, or by number
in a list. It follows from what an eye saw before and sees now, and from nothing else.
"""

from operator import is_
from typing import Any
from zlib import crc32

import msgspec

from boneyard.server.messages.encode import EVENTS, OPEN, Differing, Eyes, as_seen, each
from boneyard.tiles import Pile, Secret

Patch = dict[str, Any] | list[Any] | None

_canonical = msgspec.json.Encoder(order="sorted")


class Same:
    """Nothing changed."""


SAME = Same()
_LEAVES = frozenset((Pile, Secret, frozenset))  # what is told anew as a whole


def patches(before: Any, after: Any, eyes: Eyes) -> list[Any]:
    """The patch between two values of a game as each of these eyes sees them, or SAME."""
    return each(_patch(before, after, eyes), len(eyes))


def replaced(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Patch]:
    """The patches of the parts that are another value now, came, or went."""
    if before == after:
        return {}
    gone: dict[str, Patch] = {key: None for key in before if key not in after}
    news: dict[str, Patch] = {key: [value] for key, value in after.items() if key not in before or before[key] != value}
    return gone | news


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


def _patch(before: Any, after: Any, eyes: Eyes) -> Any:
    if before is after:
        return SAME
    kind = type(after)
    if kind is not type(before):
        return _anew(as_seen(after, eyes), eyes)
    if kind in OPEN:
        return SAME if before == after else [as_seen(after, eyes)]
    if kind in _LEAVES or not isinstance(after, tuple):
        return _leaf(before, after, eyes)
    if kind is tuple:
        return _list(before, after, eyes)
    fields: tuple[str, ...] = getattr(after, "_fields")  # noqa: B009 - a named tuple, of any kind
    both = zip(fields, before, after, strict=True)
    return _together([(name, _patch(old, new, eyes)) for name, old, new in both if old is not new], eyes)


def _list(before: tuple[Any, ...], after: tuple[Any, ...], eyes: Eyes) -> Any:
    if not (EVENTS.isdisjoint(map(type, before)) and EVENTS.isdisjoint(map(type, after))):
        return _leaf(before, after, eyes)  # some of them an eye may not be told of
    changed = [at for at, same in enumerate(map(is_, before, after)) if not same]
    parts = [(str(at), _patch(before[at], after[at], eyes)) for at in changed]
    parts += [(str(at), _anew(as_seen(after[at], eyes), eyes)) for at in range(len(before), len(after))]
    parts += [(str(at), None) for at in range(len(after), len(before))]
    return _together(parts, eyes)


def _together(parts: list[tuple[str, Any]], eyes: Eyes) -> Any:
    """The patch of the whole: what did not change is left out, for each eye."""
    if Differing not in [type(part) for _, part in parts]:
        return {name: part for name, part in parts if part is not SAME} or SAME
    told = [(name, each(part, len(eyes))) for name, part in parts]
    return Differing({name: part[at] for name, part in told if part[at] is not SAME} or SAME for at in range(len(eyes)))


def _leaf(before: Any, after: Any, eyes: Eyes) -> Any:
    old, new = as_seen(before, eyes), as_seen(after, eyes)
    if Differing not in (type(old), type(new)):
        return SAME if old == new else [new]
    both = zip(each(old, len(eyes)), each(new, len(eyes)), strict=True)
    return Differing(SAME if was == now else [now] for was, now in both)


def _anew(plain: Any, eyes: Eyes) -> Any:
    return Differing([part] for part in plain) if type(plain) is Differing else [plain]
