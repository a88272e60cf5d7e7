"""Broadcast: a table and what happened on it as messages, for everybody who looks. What they see alike is made once."""

from collections.abc import Iterator, Sequence
from typing import Any

from boneyard import plain
from boneyard.match import Match
from boneyard.server.messages.encode import seen, seen_by_each, text
from boneyard.server.messages.frames import Same, Snapshot, Step
from boneyard.server.tables import summary, take_back
from boneyard.server.tables.table import Table
from boneyard.tiles import Eye

__all__ = ["Happened", "Same", "missed_step", "snapshot", "step_texts", "text"]

Happened = tuple[str, tuple[Any, ...]]  # the kind of a line, and the events on it


def step_texts(table: Table, happened: Happened, eyes: Sequence[Eye], now: float) -> dict[Eye, str]:
    """What the newest line brought about, and the table after it, as each of these eyes sees it."""
    kind, events = happened
    looks = zip(eyes, _around(table, events, eyes, now), strict=True)
    return {eye: text(Step(table.seq, kind, **around)) for eye, around in looks}


def missed_step(seq: int, happened: Happened, eye: Eye) -> Step:
    """What an older line brought about, without the table after it."""
    kind, events = happened
    return Step(seq, kind, seen(events, eye))


def snapshot(table: Table, eye: Eye, now: float) -> Snapshot:
    """The whole table, and the events of the running hand."""
    (around,) = _around(table, table.events, (eye,), now)
    return Snapshot(table.seq, **around)


def hands(match: Match, eyes: Sequence[Eye]) -> list[dict[str, Any]]:
    """The running hand as each of these eyes sees it: what `plain.hand` gives for each, made in one go."""
    alike = plain.around(match)
    tables = zip(eyes, seen_by_each(match.state, eyes), strict=True)
    return [{**alike, "table": table, "actions": plain.actions(match, eye)} for eye, table in tables]


def _around(table: Table, events: tuple[Any, ...], eyes: Sequence[Eye], now: float) -> Iterator[dict[str, Any]]:
    """The table and these events as each of these eyes sees them; what all see alike is gathered once."""
    alike = {
        "seats": summary.chairs(table),
        "status": table.status,
        "clock": summary.clock(table, now),
        "commitment": summary.promise(table),
        "rematch": table.rematch,
    }
    running = hands(table.match, eyes) if table.begun else [None] * len(eyes)
    for eye, told, hand in zip(eyes, seen_by_each(events, eyes), running, strict=True):
        yield {**alike, "you": eye, "events": told, "hand": hand, "no_take_back": take_back.why_not(table, eye)}
