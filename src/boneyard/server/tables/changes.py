"""Changes: what a line changed about the table, as a patch for everybody who looks and has the table before it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from boneyard import plain
from boneyard.server.messages.encode import Eyes, as_seen, text
from boneyard.server.messages.frames import Step
from boneyard.server.messages.patches import SAME, Patch, Uneven, checksum, patch, replaced, to_eye
from boneyard.server.tables import broadcast
from boneyard.server.tables.broadcast import NOTHING, Happened
from boneyard.server.tables.table import Table
from boneyard.tiles import Eye

# Lines after which most of the table is as it was, and everybody looks with the same eyes.
PATCHED = frozenset(("moved", "seeded", "ready", "shown", "robot", "proposed", "answered", "paused", "resumed"))
CHECKED = 512  # lines from one checksum to the next


class Shown(NamedTuple):
    """A table as it was told: what all see alike, and what each eye is told; the tiles are in the table itself."""

    table: Table
    alike: broadcast.Alike | None  # None: it was told at another time
    hand: plain.Known
    own: Mapping[Eye, broadcast.Own]
    offers: dict[Eye, plain.Offers]  # of those who may act


def shown(table: Table, eyes: Eyes, now: float) -> Shown:
    """A table that has begun, as these eyes are told of it."""
    own, offers = broadcast.own(table, eyes), broadcast.offers(table, eyes)
    return Shown(table, broadcast.alike(table, now), plain.known(table.match), own, offers)


def patch_texts(before: Shown, after: Shown, happened: Happened, eyes: Eyes) -> dict[Eye, str]:
    """What the newest line brought about, and what it changed, as each of these eyes sees it."""
    table, texts = after.table, {}
    told = Step(table.seq, happened.kind, as_seen(happened.events, eyes))
    for eye, changed in _changed(before, after, eyes).items():
        told.patch, told.you = changed, eye
        if table.seq % CHECKED == 0:
            told.sum = checksum(broadcast.hand(table, eye))
        texts[eye] = text(broadcast.with_seat(told, happened, eye), eye)
    return texts


def _changed(before: Shown, after: Shown, eyes: Eyes) -> dict[Eye, Any]:
    """The patch of each eye; the same one for those who are told nothing of their own."""
    alike, hand = _alike(before, after), _fields(before.hand, after.hand, plain.told)
    state = patch(before.table.match.state, after.table.match.state, eyes)
    uneven, own, offers = type(state) is Uneven, _own(before, after, eyes), _offers(before, after)
    changed = dict.fromkeys(eyes, None if uneven else _whole(alike, hand, state))
    for eye in eyes if uneven else own.keys() | offers.keys():
        around = {**alike, **own[eye]} if eye in own else alike
        changed[eye] = _whole(around, {**hand, **offers.get(eye, {})}, to_eye(eye, state))
    return changed


def _own(before: Shown, after: Shown, eyes: Eyes) -> dict[Eye, dict[str, Patch]]:
    """What is told besides the hand to those for whom that is something else now."""
    if before.own is after.own:
        return {}
    return {eye: _fields(before.own[eye], after.own[eye]) for eye in eyes if before.own[eye] != after.own[eye]}


def _alike(before: Shown, after: Shown) -> dict[str, Patch]:
    told = after.alike
    assert told is not None
    alike = _fields(before.alike, told) if before.alike else replaced({}, told._asdict())
    if told.clock is not None:  # time goes on between two lines, and others were told of it
        alike["clock"] = [told.clock]
    if before.table.chairs is not after.table.chairs:
        alike["seats"] = [broadcast.chairs(after.table)]
    return alike


def _fields(before: Any, after: Any, told: Any = None) -> dict[str, Patch]:
    """The patches of the fields that are another value now."""
    if before == after:
        return {}
    both = zip(after._fields, before, after, strict=True)
    return {name: [told(new) if told else new] for name, old, new in both if old is not new and old != new}


def _offers(before: Shown, after: Shown) -> dict[Eye, dict[str, Patch]]:
    """What those may do now who could do something before, or can."""
    old, new = before.offers, after.offers
    return {eye: replaced(old.get(eye, NOTHING), new.get(eye, NOTHING)) for eye in old.keys() | new.keys()}


def _whole(around: dict[str, Patch], hand: dict[str, Patch], state: Any) -> dict[str, Patch]:
    hand = hand if state is SAME else {**hand, "table": state}
    return {**around, "hand": hand} if hand else around
