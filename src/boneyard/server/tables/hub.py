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
from boneyard.server.pace import Pace
from boneyard.server.refusal import Refusal, not_found
from boneyard.server.retry import retry
from boneyard.server.store import Store
from boneyard.server.tables.absences import Absences
from boneyard.server.tables.alarms import Alarms
from boneyard.server.tables.analyst import Analyst
from boneyard.server.tables.attendance import Alone, Attendance, Shared
from boneyard.server.tables.autoplay import attend
from boneyard.server.tables.calls import Calls
from boneyard.server.tables.company import Company
from boneyard.server.tables.desk import Desk, Now, Unreadable
from boneyard.server.tables.log import Credited, Line
from boneyard.server.tables.presence import Presence
from boneyard.server.tables.table import Table
from boneyard.server.tables.talk import Talk

IN_USE = 5.0  # seconds after which a desk that nobody uses need not follow what happens elsewhere
EARLY = 2.0  # seconds before a clock runs out, in which its table is opened

logger = logging.getLogger("uvicorn.error")


class Hub:
    """Desks by the names of their tables, and what they share."""

    def __init__(self, store: Store, signer: Signer, bots: Bots, limits: Limits, now: Now = time.time) -> None:
        self.store, self.signer, self.bots = store, signer, bots
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
        self.attendance = self._attendance()
        self.sockets = 0
        self.pace = Pace()  # at which frames are answered
        self.started = now()
        self.derived = False  # whether everything that follows from older logs is derived: before, nothing is rated
        self.absences = Absences(store)
        self.alarms = Alarms()  # of the tables that rest
        self.counters = {"tables": 0, "moves": 0, "refused": 0, "cut": 0, "unreadable": 0, "failed": 0}

    def _attendance(self) -> Attendance:
        leases, process = self.store.leases, self.presence.process
        if leases is None:
            return Alone()
        return Shared(leases, process, self.store.trouble, self._taken, self._lost)

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
            task.add_done_callback(lambda done: self._no_longer_opened(name, done))
        try:
            found = await asyncio.shield(self.opening[name])  # who goes away does not take it from the others
        except Unreadable as error:
            self.set_aside(name, error)
            return await self.desk(name)
        if found is None:
            raise not_found("such table")
        return found

    def _no_longer_opened(self, name: str, done: "asyncio.Task[Desk | None]") -> None:
        del self.opening[name]
        if not done.cancelled():
            done.exception()  # those who wait are told of it; when a server ends, nobody may be left

    async def _open(self, name: str) -> Desk | None:
        found = await Desk.open(self.store, name, self.now) if name.isalnum() else None
        if found is not None:
            await self._credit(found)
            self.keep(found)
            await found.refresh()  # what came before this was no news for it
        return found

    def keep(self, desk: Desk) -> None:
        """Have a desk in memory, and let its bots play and its clocks run, here or in another process."""
        name = desk.table.id
        self.desks[name] = desk
        self.alarms.clear(name)
        desk.reseated = lambda: self.company.changed(name)
        desk.wrote = self.calls.written
        self._attend(desk)

    def _attend(self, desk: Desk) -> None:
        name, table = desk.table.id, desk.table
        if name in self.attending or table.match.over or table.closed or desk.log_full:
            return
        if not self.attendance.has(name):
            self.attendance.want(name)
        else:
            task = self.attending[name] = asyncio.create_task(self._at_table(name, lambda: attend(desk, self.bots)))
            task.add_done_callback(lambda done: self._no_longer_attended(name, done))

    def _no_longer_attended(self, name: str, done: asyncio.Task[None]) -> None:
        if self.attending.get(name) is done:
            del self.attending[name]
            self.attendance.drop(name)

    async def _taken(self, name: str) -> None:
        """Attend to a table from now on, if there is something to attend to."""
        with contextlib.suppress(Refusal):
            await self.harmless(lambda: self.desk(name))
        if name not in self.attending:
            self.attendance.drop(name)

    def _lost(self, name: str) -> None:
        """Leave a table to the process that has taken it over."""
        self._stop_attending(name)
        self.alarms.clear(name)

    def _stop_attending(self, name: str) -> None:
        """Let the bots and clocks of a table be."""
        task = self.attending.pop(name, None)
        if task and task is not asyncio.current_task():
            task.cancel()

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
        """Let go of a table, here and for other processes; whoever listens is disconnected."""
        self._let_go(name)
        self.attendance.drop(name)

    def _let_go(self, name: str) -> None:
        """Let go of a desk, if it is there."""
        desk = self.desks.pop(name, None)
        for listener in tuple(desk.listeners) if desk else ():
            listener.end()
        self.company.forget(name)
        self.talk.forget(name)
        self._stop_attending(name)

    def attends_for_others(self, name: str) -> bool:
        """Whether a table is attended to here while its people are connected to other processes."""
        return self.attendance.has(name) and name in self.presence.elsewhere

    def rest(self, desk: Desk) -> None:
        """Let go of a desk, and open it again before a clock runs out that somebody waits for."""
        name, running = desk.table.id, desk.table.deadline()
        if running and desk.clock_awaited and self.attendance.has(name):
            self._let_go(name)  # and attend to it still, so that others inherit its clock if this process dies
            self.alarms.set(name, running[1] - EARLY)
        else:
            self.drop(name)

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
            if desk is None and self.alarms.has(name):  # attended to here: something may have to be done
                await self._taken(name)
            if desk is not None and desk.table.seq < seq:
                await self._follow(name, desk)

    async def _follow(self, name: str, desk: Desk) -> None:
        """Take in what another process has written, or let go of a table that is of no use here."""
        used = desk.listeners or desk.users or self.attendance.has(name) or self.now() - desk.used < IN_USE
        if used:
            await self._at_table(name, desk.refresh)
        else:
            self.drop(name)

    async def close(self) -> None:
        """Stop attending, cut nobody's move short, let go of the store."""
        for desk in self.desks.values():
            for listener in tuple(desk.listeners):
                listener.end()
        tasks = list(self.attending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.attendance.leave()
        self.company.close()
        await self.calls.close()
        await self.bots.close()
        await self.adviser.close()
        await self.analyst.close()
        await self.store.close()
