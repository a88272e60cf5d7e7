"""The hub: all the tables of one server process, opened when somebody asks for them."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from datetime import UTC, date, datetime

from boneyard.server.bots.pool import Bots
from boneyard.server.identity import Signer
from boneyard.server.limits import Addresses, Limits
from boneyard.server.refusal import Refusal, not_found
from boneyard.server.retry import retry
from boneyard.server.store import Store
from boneyard.server.tables.absences import Absences
from boneyard.server.tables.alarms import Alarms
from boneyard.server.tables.analyst import Analyst
from boneyard.server.tables.autoplay import attend
from boneyard.server.tables.calls import Calls
from boneyard.server.tables.company import Company
from boneyard.server.tables.desk import Desk, Now, Unreadable
from boneyard.server.tables.log import Credited, Line
from boneyard.server.tables.presence import Presence
from boneyard.server.tables.table import Table
from boneyard.server.tables.talk import Talk

EARLY = 2.0  # seconds before a clock runs out, in which its table is opened

logger = logging.getLogger("uvicorn.error")


class Hub:
    """Desks by the names of their tables, and what they share."""

    def __init__(self, store: Store, signer: Signer, bots: Bots, limits: Limits, now: Now = time.time) -> None:
        self.store = store
        self.signer = signer
        self.bots = bots
        self.adviser = Bots()  # apart from the bots, so that nobody waits for a hint of somebody else
        self.advised: set[str] = set()  # tables whose hint is being thought about
        self.analyst = Analyst(store)
        self.exporting: set[str] = set()  # people whose file is being made
        self.limits = limits
        self.now = now
        self.addresses = Addresses(limits)
        self.presence = Presence(store)
        self.desks: dict[str, Desk] = {}
        self.company = Company(self.presence, self.desks, self.now)
        self.talk = Talk(limits, self.presence, self.desks, now)
        self.company.heard = self.talk.heard
        self.calls = Calls(store, self.absence, self._table, now)
        self.unreadable: dict[str, str] = {}  # tables that were set aside, and why
        self.opening: dict[str, asyncio.Task[Desk | None]] = {}
        self.attending: dict[str, asyncio.Task[None]] = {}
        self.sockets = 0
        self.started = now()
        self.derived = False  # whether everything that follows from older logs is derived: before, nothing is rated
        self.absences = Absences(store)
        self.alarms = Alarms()  # of the tables that rest
        self.counters = {"tables": 0, "moves": 0, "refused": 0, "cut": 0, "unreadable": 0, "failed": 0}

    @contextlib.asynccontextmanager
    async def use(self, name: str) -> AsyncIterator[Desk]:
        """The desk of a table, which stays in memory at least until the block ends."""
        desk = await self.desk(name)
        desk.users += 1
        try:
            yield desk
        except Unreadable as error:
            self.set_aside(name, error)
            raise self._unreadable(name) from None
        finally:
            desk.users -= 1
            desk.used = self.now()

    async def desk(self, name: str) -> Desk:
        """The desk of a table, from the memory or from the store; it is not dropped for a while."""
        if name in self.unreadable:
            raise self._unreadable(name)
        desk = self.desks.get(name) or await self._opened(name)
        if desk.table.closed:
            raise Refusal("expired", "Nobody came to this table, so it was closed.", 410)
        desk.used = self.now()
        self._attend(desk)
        return desk

    async def _opened(self, name: str) -> Desk:
        if name not in self.opening:
            task = self.opening[name] = asyncio.create_task(self._open(name))
            task.add_done_callback(lambda _: self.opening.pop(name))
        try:
            found = await asyncio.shield(self.opening[name])  # who goes away does not take it from the others
        except Unreadable as error:
            self.set_aside(name, error)
            return await self.desk(name)
        if found is None:
            raise not_found("such table")
        return found

    async def _open(self, name: str) -> Desk | None:
        found = await Desk.open(self.store, name, self.now) if name.isalnum() else None
        if found is not None:
            await self._credit(found)
            self.keep(found)
            await found.refresh()  # what came before this was no news for it
        return found

    def keep(self, desk: Desk) -> None:
        """Have a desk in memory, and let its bots play and its clocks run."""
        name = desk.table.id
        self.desks[name] = desk
        self.alarms.clear(name)
        desk.reseated = lambda: self.company.changed(name)
        desk.wrote = self.calls.written
        self._attend(desk)

    def _attend(self, desk: Desk) -> None:
        name, table = desk.table.id, desk.table
        if not (name in self.attending or table.match.over or table.closed or desk.log_full):
            task = self.attending[name] = asyncio.create_task(self._at_table(name, lambda: attend(desk, self.bots)))
            task.add_done_callback(lambda done: self._no_longer_attended(name, done))

    def _no_longer_attended(self, name: str, done: asyncio.Task[None]) -> None:
        if self.attending.get(name) is done:
            del self.attending[name]

    async def _at_table(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do something by ourselves at one table, which is set aside if its log turns out to be unreadable."""
        try:
            await self.harmless(work)
        except Unreadable as error:
            self.set_aside(name, error)

    async def harmless(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do something by ourselves: store trouble is waited out, what else goes wrong is logged and counted."""
        try:
            await retry(work, self.store.trouble)
        except (Refusal, Unreadable):
            raise
        except Exception:
            self.counters["failed"] += 1
            logger.exception("Something failed that the server does by itself.")

    def set_aside(self, name: str, error: Unreadable) -> None:
        """Leave a table alone whose log cannot be read."""
        if name not in self.unreadable:
            self.unreadable[name] = str(error)
            self.counters["unreadable"] += 1
            logger.error("Table %s is set aside. %s", name, error, exc_info=error)
        self.drop(name)

    def _unreadable(self, name: str) -> Refusal:
        return Refusal("unreadable", f"This table cannot be opened: {self.unreadable[name]}", 410)

    def drop(self, name: str) -> None:
        """Let go of a desk, if it is there; whoever listens is disconnected."""
        desk = self.desks.pop(name, None)
        for listener in tuple(desk.listeners) if desk else ():
            listener.end()
        self.company.forget(name)
        self.talk.forget(name)
        task = self.attending.pop(name, None)
        if task and task is not asyncio.current_task():
            task.cancel()

    def rest(self, desk: Desk) -> None:
        """Let go of a desk, and open it again before a clock runs out that somebody waits for."""
        running = desk.table.deadline()
        self.drop(desk.table.id)
        if running and desk.clock_awaited:
            self.alarms.set(desk.table.id, running[1] - EARLY)

    def today(self) -> date:
        """The day it is, where the day begins at midnight in Greenwich."""
        return datetime.fromtimestamp(self.now(), UTC).date()

    async def _credit(self, desk: Desk) -> None:
        """Give a clock back the time that no server was there, before anybody can look at it."""
        await self.absences.learn(self.started)
        await desk.decide(self._owed)

    def _owed(self, table: Table) -> Sequence[Line]:
        away = self.absences.since(table.at) if table.deadline() else 0.0
        return [Credited(away)] if away else ()

    async def absence(self, name: str, who: str) -> float:
        """For how many seconds somebody has been connected to a table nowhere; nobody could before we started."""
        now = self.now()
        seen = await self.presence.last_seen(name, who, now)
        return now - max(self.started, self.desks[name].opened if seen is None else seen)

    def _table(self, name: str) -> Table | None:
        desk = self.desks.get(name)
        return desk.table if desk else None

    async def follow_news(self) -> None:
        """Take in what other processes have written."""
        async for name, seq in self.store.news():
            desk = self.desks.get(name)
            if desk is not None and desk.table.seq < seq:
                await self._at_table(name, desk.refresh)

    async def close(self) -> None:
        """Stop attending, cut nobody's move short, let go of the store."""
        for desk in self.desks.values():
            for listener in tuple(desk.listeners):
                listener.end()
        tasks = list(self.attending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.company.close()
        await self.calls.close()
        await self.bots.close()
        await self.adviser.close()
        await self.analyst.close()
        await self.store.close()
