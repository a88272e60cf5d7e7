"""Whoever goes away in the middle of something takes nothing from the others."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from boneyard.server.bots.pool import Bots
from boneyard.server.identity import Signer
from boneyard.server.limits import Limits
from boneyard.server.messages.requests import NewTable
from boneyard.server.store import Derived, Entry, Secret, Store
from boneyard.server.store.opening import open_store
from boneyard.server.tables.creation import create
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.listener import Listener
from boneyard.server.tables.seating import sit


class Slow:
    """A store that says only when it is told to that it has written."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.written = asyncio.Event()
        self.may_say_so = asyncio.Event()
        self.may_say_so.set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(
        self,
        match: str,
        entries: Sequence[Entry],
        secrets: Sequence[Secret] = (),
        status: str | None = None,
        derived: Derived | None = None,
    ) -> None:
        """Write, and then wait."""
        await self.store.append(match, entries, secrets, status, derived)
        self.written.set()
        await self.may_say_so.wait()


def test_a_move_whose_sender_is_cut_off_while_it_is_written_is_told_to_the_others(tmp_path: Path) -> None:
    async def cut_off() -> None:
        slow = Slow(await open_store(tmp_path / "tables.db"))
        hub = Hub(slow, Signer(b"key"), Bots(0), Limits())
        desk = await create(hub, NewTable("draw", 2), "ann")
        for who in ("ann", "bob"):
            await sit(desk, who, who, None, "")
        (seat,) = desk.table.match.turn
        other = Listener(1 - seat)
        desk.listeners.add(other)
        before = desk.table.seq

        slow.written.clear()
        slow.may_say_so.clear()
        move = desk.move(("ann", "bob")[seat], seat, str(desk.table.match.actions(seat)[0]), "key", before)
        sender = asyncio.create_task(move)
        await slow.written.wait()
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        assert other.queue.empty()
        slow.may_say_so.set()
        told = await asyncio.wait_for(other.queue.get(), 10)

        assert f'"seq":{before + 1},"kind":"moved"' in str(told)
        assert desk.table.seq == before + 1
        assert desk.keys["key"] == before + 1
        await hub.close()

    asyncio.run(cut_off())
