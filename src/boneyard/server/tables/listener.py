"""A listener at a table: one socket with a bounded queue of its own. Who does not read is cut, never waited for."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from boneyard.server import seeing, wire
from boneyard.server.tables import take_back
from boneyard.tiles import Eye

if TYPE_CHECKING:
    from boneyard.server.tables.desk import Desk

WAITING = 256  # messages that may wait for a slow reader


class Listener:
    """Whose eyes a socket looks with, and what waits to be sent to it."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        self.cut = False

    def send(self, message: dict[str, Any]) -> None:
        """Put a message in the queue; a full queue cuts the listener."""
        self.put(seeing.text(message))

    def put(self, text: str) -> None:
        """Put a text in the queue; a full queue cuts the listener."""
        if self.cut:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.cut = True

    def end(self) -> None:
        """Let the writer finish what waits and then stop."""
        self.cut = True
        if not self.queue.full():
            self.queue.put_nowait(None)

    def catch_up(self, desk: "Desk", after: int | None) -> None:
        """The steps after a number, or a snapshot if that is too far back or makes no sense."""
        newest = desk.table.seq
        if after is None or not max(0, newest - WAITING // 2) <= after <= newest:
            self.send(snapshot(desk, self.eye))
            return
        for seq in range(after + 1, newest):
            kind, events = desk.steps[seq - 1]
            self.send({"t": "step", "seq": seq, "kind": kind, "events": seeing.seen(events, self.eye)})
        if after < newest:
            self.put(step_texts(desk, newest, (self.eye,))[self.eye])
        else:
            self.send({"t": "same", "seq": newest})


def step_texts(desk: "Desk", seq: int, eyes: Sequence[Eye]) -> dict[Eye, str]:
    """What a line brought about, and the table after it, as each of these eyes sees it."""
    kind, events = desk.steps[seq - 1]
    title = {"t": "step", "seq": seq, "kind": kind}
    return {eye: seeing.text({**title, **seen}) for eye, seen in zip(eyes, _around(desk, events, eyes), strict=True)}


def snapshot(desk: "Desk", eye: Eye) -> dict[str, Any]:
    """The whole table, and the events of the running hand."""
    (seen,) = _around(desk, desk.table.events, (eye,))
    return {"t": "snapshot", "seq": desk.table.seq, **seen}


def _around(desk: "Desk", events: tuple[Any, ...], eyes: Sequence[Eye]) -> Iterator[dict[str, Any]]:
    """The table and these events as each of these eyes sees them; what all see alike is gathered once."""
    table = desk.table
    alike = {
        "seats": [wire.chair(chair) for chair in table.chairs],
        "status": table.status,
        "clock": wire.clock(table, desk.now()),
        "commitment": wire.promise(table),
        "rematch": table.rematch,
    }
    hands = wire.hands(table.match, eyes) if table.begun else [None] * len(eyes)
    for eye, told, hand in zip(eyes, seeing.seen_by_each(events, eyes), hands, strict=True):
        yield {**alike, "you": eye, "events": told, "hand": hand, "no_take_back": take_back.why_not(table, eye)}
