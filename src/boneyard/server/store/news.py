"""What other processes write to a PostgreSQL database: heard by LISTEN, and looked up where that may fail.

A look finds the lines of every transaction that was not yet over at the look before. (Counting the lines would
not do: transactions do not become visible in the order of their numbers, so that a late one would be missed.)
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from boneyard.server.store.postgres_tables import CHANNEL

LOOK_EVERY = 5.0  # seconds, while there is a listener: it might be dead without knowing it
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds between looks while there is none
PATIENCE = 10.0  # seconds within which a database that is well answers
TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

NOW = "pg_snapshot_xmin(pg_current_snapshot())::text::bigint"  # the oldest transaction that is not over
LOOK = f"SELECT match, max(seq), {NOW} FROM events WHERE tx >= $1 GROUP BY match"


class News:
    """The newest line of each match that grew, as (match, seq), for one reader."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], pool: Any) -> None:
        self._connect, self._pool = connect, pool
        self._since = 0
        self._own: set[int] = set()  # the connections of this process
        self._listener: Any = None
        self._heard: dict[str, int] = {}
        self._told: dict[str, int] = {}  # what is known already, of the time since the last look
        self._bell = asyncio.Event()
        self._pause = FIRST_PAUSE
        self._read = False  # whether anybody wants to know
        self._closed = False

    async def start(self) -> None:
        """Whatever is written from now on is news."""
        self._since = await self._pool.fetchval(f"SELECT {NOW}")

    async def come(self) -> AsyncIterator[tuple[str, int]]:
        """The news as they come, until this is closed."""
        self._read = True
        try:
            while not self._closed:
                await self._listen()
                for news in await self._look():
                    yield news
                async for news in self._hear(LOOK_EVERY if self._listener else self._pause):
                    yield news
        finally:
            self._read = False
            self._hang_up()

    def wrote(self, match: str, seq: int) -> None:
        """This process wrote this line itself."""
        if self._read:
            self._told[match] = seq

    def ignore(self, connection: Any) -> None:
        """What this connection writes is no news, as long as it lives: then its number may go to another process."""
        sender = connection.get_server_pid()
        self._own.add(sender)
        connection.add_termination_listener(lambda _: self._own.discard(sender))

    def close(self) -> None:
        """Let the news end."""
        self._closed = True
        self._bell.set()

    async def _listen(self) -> None:
        """Have a listener if it can be had."""
        if self._listener is not None:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                self._listener = await self._connect()
            self._listener.add_termination_listener(self._cut_off)
            await self._listener.add_listener(CHANNEL, self._ring)
        except TROUBLE:
            self._fail()

    async def _look(self) -> list[tuple[str, int]]:
        """What was written since the last look and is not known."""
        known, self._told = self._told, {}
        try:
            found = await (self._listener or self._pool).fetch(LOOK, self._since, timeout=PATIENCE)
        except TROUBLE:
            self._fail()
            self._told = known | self._told
            return []
        if self._listener is not None:
            self._pause = FIRST_PAUSE
        if found:
            self._since = found[0][2]
        return self._fresh({match: seq for match, seq, _ in found}, known)

    async def _hear(self, seconds: float) -> AsyncIterator[tuple[str, int]]:
        """What the listener hears in this time, or until it is cut off."""
        end = asyncio.get_running_loop().time() + seconds
        while await self._rings_before(end):
            heard, self._heard = self._heard, {}
            for news in self._fresh(heard, {}):
                yield news

    def _ring(self, _connection: object, sender: int, _channel: str, payload: str) -> None:
        if sender not in self._own:
            match, _, seq = payload.rpartition(":")
            self._heard[match] = int(seq)
            self._bell.set()

    def _cut_off(self, listener: object) -> None:
        if listener is self._listener:
            self._bell.set()

    async def _rings_before(self, end: float) -> bool:
        try:
            async with asyncio.timeout_at(end):  # wait_for would swallow a cancellation that comes with the bell
                await self._bell.wait()
        except TimeoutError:
            return False
        self._bell.clear()
        return bool(self._heard)  # if it rang for nothing, the listener is cut off

    def _fresh(self, found: Mapping[str, int], known: Mapping[str, int]) -> list[tuple[str, int]]:
        fresh = [
            (match, seq) for match, seq in found.items() if seq > max(known.get(match, 0), self._told.get(match, 0))
        ]
        for match, seq in found.items():
            self._told[match] = max(seq, self._told.get(match, 0))
        return fresh

    def _fail(self) -> None:
        self._hang_up()
        self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _hang_up(self) -> None:
        if self._listener is not None:
            self._listener.terminate()
        self._listener = None
