"""A listener at a table: one socket with a bounded queue of its own. Who does not read is cut, never waited for."""

import asyncio
from typing import TYPE_CHECKING, Any

from boneyard.server import wire
from boneyard.tiles import Eye

if TYPE_CHECKING:
    from boneyard.server.desk import Desk

WAITING = 256  # messages that may wait for a slow reader


class Listener:
    """Whose eyes a socket looks with, and what waits to be sent to it."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        self.cut = False

    def send(self, message: dict[str, Any]) -> None:
        """Put a message in the queue; a full queue cuts the listener."""
        self.put(wire.text(message))

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
            self.send(
                {"t": "step", "seq": seq, "kind": kind, "events": [wire.seen(event, self.eye) for event in events]}
            )
        self.send(step(desk, newest, self.eye) if after < newest else {"t": "same", "seq": newest})


def step(desk: "Desk", seq: int, eye: Eye) -> dict[str, Any]:
    """What a line brought about, and the table after it."""
    kind, events = desk.steps[seq - 1]
    told = [wire.seen(event, eye) for event in events]
    return {"t": "step", "seq": seq, "kind": kind, "events": told, **around(desk, eye)}


def snapshot(desk: "Desk", eye: Eye) -> dict[str, Any]:
    """The whole table, and the events of the running hand."""
    told = [wire.seen(event, eye) for event in desk.table.events]
    return {"t": "snapshot", "seq": desk.table.seq, "events": told, **around(desk, eye)}


def around(desk: "Desk", eye: Eye) -> dict[str, Any]:
    """Everything that is the same in a step and in a snapshot."""
    table = desk.table
    return {
        "you": eye,
        "seats": [wire.chair(chair) for chair in table.chairs],
        "status": table.status,
        "hand": wire.hand(table.match, eye) if table.begun else None,
        "clock": wire.clock(table, desk.now()),
        "commitment": wire.promise(table),
        "rematch": table.rematch,
    }
