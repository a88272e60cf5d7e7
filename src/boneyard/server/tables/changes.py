"""Changes: what a line changed about the table, as a patch for everybody who looks and has the table before it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from boneyard import plain
from boneyard.server.messages.encode import seen_by_each, text
from boneyard.server.messages.patches import SAME, Patch, checksum, patches, replaced
from boneyard.server.tables import broadcast
from boneyard.server.tables.broadcast import Happened
from boneyard.server.tables.table import Table
from boneyard.tiles import Eye

# Lines after which most of the table is as it was, and everybody looks with the same eyes.
PATCHED = frozenset(("moved", "seeded", "ready", "shown", "robot", "proposed", "answered", "paused", "resumed"))
CHECKED = 128  # lines from one checksum to the next


class Shown(NamedTuple):
    """A table as it was told: what all see alike, and what each eye is told; the tiles are in the table itself."""

    table: Table
    alike: dict[str, Any]
    hand: dict[str, Any]
    own: dict[Eye, dict[str, Any]]
    offers: dict[Eye, dict[str, Any]]


def shown(table: Table, eyes: Sequence[Eye], now: float) -> Shown:
    """A table that has begun, as these eyes are told of it."""
    own = dict(zip(eyes, broadcast.own(table, eyes), strict=True))
    hand: dict[str, Any] = {**plain.around(table.match)}
    return Shown(table, broadcast.alike(table, now), hand, own, {eye: broadcast.offers(table, eye) for eye in eyes})


def patch_texts(before: Shown, after: Shown, happened: Happened, eyes: Sequence[Eye]) -> dict[Eye, str]:
    """What the newest line brought about, and what it changed, as each of these eyes sees it."""
    events = seen_by_each(happened.events, eyes)
    told = zip(eyes, events, _patches(before, after, eyes), strict=True)
    return {eye: text(_step(after.table, happened, eye, events, patch)) for eye, events, patch in told}


def _step(table: Table, happened: Happened, eye: Eye, events: Any, patch: dict[str, Patch]) -> broadcast.Step:
    step = broadcast.step(table.seq, happened, {"events": events, "you": eye, "patch": patch})
    if table.seq % CHECKED == 0:
        step.sum = checksum(broadcast.hand(table, eye))
    return step


def _patches(before: Shown, after: Shown, eyes: Sequence[Eye]) -> list[dict[str, Patch]]:
    alike = replaced(before.alike, after.alike)
    if after.alike["clock"] is not None:  # time goes on between two lines, and others were told of it
        alike["clock"] = [after.alike["clock"]]
    if before.table.chairs != after.table.chairs:
        alike["seats"] = [broadcast.chairs(after.table)]
    hand = replaced(before.hand, after.hand)
    states = zip(eyes, patches(before.table.match.state, after.table.match.state, tuple(eyes)), strict=True)
    return [
        _patch(before, after, eye, alike, hand if state is SAME else hand | {"table": state}) for eye, state in states
    ]


def _patch(before: Shown, after: Shown, eye: Eye, alike: dict[str, Patch], hand: dict[str, Patch]) -> dict[str, Patch]:
    own = replaced(before.own[eye], after.own[eye])
    hand = hand | replaced(before.offers[eye], after.offers[eye])
    return {**alike, **own, "hand": hand} if hand else {**alike, **own}
