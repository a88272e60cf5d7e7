"""The desk keeps little in memory: the newest steps and keys; what is older is asked of the store."""

import asyncio
from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import Any

import pytest

from boneyard.server.bots.pool import Bots
from boneyard.server.identity import Signer
from boneyard.server.limits import Limits
from boneyard.server.messages.requests import NewTable
from boneyard.server.refusal import Refusal
from boneyard.server.store import Entry
from boneyard.server.tables.audience import MISSED
from boneyard.server.tables.creation import create
from boneyard.server.tables.desk import RECENT, Desk
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.listener import Listener
from boneyard.server.tables.log import Seeded
from boneyard.server.tables.seating import sit
from tests.server.simulation.shelf import Shelf


class Counting(Shelf):
    """A store that counts what is read, and how often something is written."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: Counter[str] = Counter()
        self.appends = 0

    async def read(self, match: str, after: int = 0) -> list[Entry]:
        """The lines of a log after this number."""
        self.asked["read"] += 1
        return await super().read(match, after)

    async def append(self, match: str, entries: Sequence[Entry], *more: Any, **rest: Any) -> None:
        """Write lines at the end of a log."""
        self.appends += 1
        await asyncio.sleep(0)  # the disk takes its time
        await super().append(match, entries, *more, **rest)

    async def secrets(self, match: str) -> dict[int, bytes]:
        """The seeds of a match by hand."""
        self.asked["secrets"] += 1
        return await super().secrets(match)


def hub_on(store: Shelf) -> Hub:
    return Hub(store, Signer(b"key"), Bots(0), Limits())


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def first_move(desk: Desk, key: str) -> int:
    (seat,) = desk.table.match.turn
    return await desk.move(desk.table.chairs[seat].who or "", seat, str(desk.table.match.actions(seat)[0]), key, None)


async def long_table(store: Shelf) -> Desk:
    """A table whose first move is older than what a desk remembers."""
    desk = await create(hub_on(store), NewTable("draw", 2), "ann")
    for seat, who in enumerate(("ann", "ben")):
        await sit(desk, who, who, seat, "")
    await first_move(desk, "the first")
    for number in range(RECENT + 10):
        await desk.do(Seeded(0, "5eed"), key=f"key {number}")
    return desk


def test_making_a_table_reads_nothing_back() -> None:
    async def story() -> None:
        store = Counting()
        desk = await create(hub_on(store), NewTable("draw", 2), "ann")
        await sit(desk, "ann", "Ann", 0, "")
        assert not store.asked

    run(story())


def test_a_desk_keeps_the_newest_steps_and_keys_only() -> None:
    async def story() -> None:
        desk = await long_table(Shelf())
        assert desk.table.seq > RECENT + 10
        assert (len(desk.recent), len(desk.keys)) == (MISSED, RECENT)
        listener = Listener(0)
        desk.tell_since(listener, desk.table.seq - 3)
        assert listener.queue.qsize() == 3

    run(story())


def test_a_resend_of_a_move_that_the_memory_has_forgotten_is_harmless_too() -> None:
    async def story() -> None:
        store = Shelf()
        desk = await long_table(store)
        lines = len(store.lines[desk.table.id])
        seq = await store.seq_of(desk.table.id, "the first")
        assert await first_move(desk, "the first") == seq
        again = await Desk.open(store, desk.table.id)
        assert again is not None
        assert await again.move("ann", 0, "nonsense", "the first", None) == seq
        with pytest.raises(Refusal):
            await again.move("ann", 0, "nonsense", "a new key", None)
        assert len(store.lines[desk.table.id]) == lines

    run(story())


def test_a_table_that_was_read_from_the_log_is_the_one_that_wrote_it() -> None:
    async def story() -> None:
        store = Shelf()
        desk = await long_table(store)
        again = await Desk.open(store, desk.table.id)
        assert again is not None
        assert again.table == desk.table
        assert again.table.secrets == desk.table.secrets
        assert list(again.recent) == list(desk.recent)

    run(story())


def test_people_who_are_ready_at_the_same_time_are_written_together() -> None:
    async def story() -> None:
        store = Counting()
        desk = await create(hub_on(store), NewTable("draw", 4), "ann")
        for seat in range(4):
            await sit(desk, f"person-{seat}", f"Person {seat}", seat, "")
        while not desk.table.match.dealing:
            await first_move(desk, f"move-{desk.table.seq}")
        before, asked = desk.table.seq, store.appends
        await asyncio.gather(*(desk.ready(f"person-{seat}", seat, f"seed {seat}") for seat in range(4)))
        written = [(entry.kind, entry.seat) for entry in await store.read(desk.table.id, before)]
        lines = [(kind, seat) for seat in range(4) for kind in ("seeded", "ready")]
        assert written == [*lines, ("dealt", None)]
        assert store.appends - asked == 1
        assert desk.coming == {}

    run(story())
