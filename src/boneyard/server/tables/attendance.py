"""Attendance: which tables this process attends to, so that each has one process for its bots and clocks.

A process gives signs of life for all of its tables at once, so a table that waits for a move costs nothing. Whoever
has been silent for too long loses its tables to the others; it finds out with its next sign of life.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

from boneyard.server.store.leases import Leases

LOOK = 0.5  # seconds between two signs of life
AT_ONCE = 20  # tables that are taken over between two signs of life
AGAIN = 10  # looks, after which a table that somebody else had is asked for again: it may have been let go


class Attendance(Protocol):
    """The tables that a process attends to."""

    def has(self, name: str) -> bool:
        """Whether this process attends to a table."""

    def want(self, name: str) -> None:
        """Attend to a table as soon as nobody else does."""

    def drop(self, name: str) -> None:
        """Attend to a table no longer."""

    async def attendant(self, name: str) -> str | None:
        """The process that attends to a table, if there is one."""

    async def take(self, names: Iterable[str]) -> set[str]:
        """Attend to those of these tables to which nobody else does."""

    async def look(self) -> None:
        """Give a sign of life, and take over from those who give none."""

    async def leave(self) -> None:
        """Leave all tables to others."""


class Alone:
    """There is no other process, so everything is attended to here."""

    def has(self, name: str) -> bool:
        """Every table is."""
        return True

    def want(self, name: str) -> None:
        """It is attended to already."""

    def drop(self, name: str) -> None:
        """Nobody else would want it."""

    async def attendant(self, name: str) -> str | None:
        """None but this one."""
        return None

    async def take(self, names: Iterable[str]) -> set[str]:
        """All of them."""
        return set(names)

    async def look(self) -> None:
        """Nobody is there to see a sign of life."""

    async def leave(self) -> None:
        """Nobody is there to go on."""


class Shared:
    """Some of the tables are attended to here, and others by other processes."""

    def __init__(
        self,
        leases: Leases,
        process: str,
        trouble: tuple[type[Exception], ...],
        taken: Callable[[str], Awaitable[None]],
        lost: Callable[[str], None],
    ) -> None:
        self.leases = leases
        self.process = process
        self.trouble = trouble
        self.taken = taken  # is told of a table that is attended to here from now on,
        self.lost = lost  # and of one that no longer is
        self.own: set[str] = set()
        self.wanted: set[str] = set()
        self.elsewhere: set[str] = set()  # wanted, but somebody else has them
        self.dropped: set[str] = set()  # since the last look
        self.asking: asyncio.Task[None] | None = None
        self.known = False  # whether others have heard a sign of life of this process
        self.looks = 0
        self.orphaned = False  # whether the last look has found tables to which nobody attends
        self.left = False

    def has(self, name: str) -> bool:
        """Whether this process attends to a table."""
        return name in self.own

    def want(self, name: str) -> None:
        """Attend to a table as soon as nobody else does; those that are wanted in one moment are asked for at once."""
        self.dropped.discard(name)
        if name not in self.elsewhere and not self.left:
            self.wanted.add(name)
            self.asking = self.asking or asyncio.create_task(self._ask())

    def drop(self, name: str) -> None:
        """Attend to a table no longer; others are told at the next look."""
        self.wanted.discard(name)
        self.elsewhere.discard(name)
        if name in self.own:
            self.own.discard(name)
            self.dropped.add(name)

    async def attendant(self, name: str) -> str | None:
        """The process that attends to a table, if there is one and the store can tell."""
        try:
            return await self.leases.attendant(name)
        except self.trouble:
            return None

    async def take(self, names: Iterable[str]) -> set[str]:
        """Attend to those of these tables to which nobody else does."""
        if self.left:
            return set()
        if not self.known:
            await self._beat()
        got = await self.leases.take(self.process, set(names))
        self.own |= got
        return got

    async def look(self) -> None:
        """Give a sign of life, let go of what was dropped, and take over from those who give none."""
        if self.left:
            return
        before, self.orphaned = self.orphaned, await self._beat()
        dropped, self.dropped = self.dropped, set()
        if dropped:
            await self.leases.release(self.process, dropped)
        self.looks += 1
        if self.elsewhere and (self.orphaned or self.looks % AGAIN == 0):
            await self._begin(await self.take(self.elsewhere))
        if self.orphaned and before:  # those whose people are at other processes were left to these for a moment
            await self._inherit()

    async def _inherit(self) -> None:
        while names := await self.leases.inherit(self.process, AT_ONCE):
            self.own.update(names)
            await self._begin(names)
            await self._beat()

    async def leave(self) -> None:
        """Leave all tables to others; what is being done here is done to its end."""
        if not self.left:
            self.left = True
            self.own.clear()
            with contextlib.suppress(*self.trouble):
                await self.leases.retire(self.process)

    async def _beat(self) -> bool:
        """Give a sign of life; whether there are tables to which nobody attends."""
        beat = await self.leases.beat(self.process)
        if self.known and not beat.in_time:
            await self._find_out()
        self.known = True
        return beat.orphaned

    async def _find_out(self) -> None:
        """Others may have taken over: see what is left."""
        had = set(self.own)  # meanwhile more may be taken
        lost = had - await self.leases.take(self.process, had)
        self.own -= lost
        for name in lost:
            self.lost(name)

    async def _ask(self) -> None:
        try:
            while self.wanted:
                names, self.wanted = self.wanted, set()
                self.elsewhere |= names  # also if nobody answers: then they are asked for again
                await self._begin(await self.take(names))
        except self.trouble:
            pass  # which the next look will meet, too
        finally:
            self.asking = None

    async def _begin(self, names: Iterable[str]) -> None:
        for name in names:
            self.elsewhere.discard(name)
            await self.taken(name)
