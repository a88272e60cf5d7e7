"""The bare envelope of bench/server.py, kept as the server's own sockets once were: a reference that stays the same.

uvicorn with `websockets`, a queue and a task that writes for each socket, a timer for those who do not read; frames are
read and acknowledged, moves are written to the store, and everybody is told a few constant words.
"""

import asyncio
import gc
import json
import sqlite3
import time
from collections.abc import Awaitable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar, cast

import msgspec
from starlette.websockets import WebSocket

from boneyard.server.limits import Bucket
from boneyard.server.messages.frames import Ack
from boneyard.server.messages.requests import Frame, Move
from boneyard.server.store import Entry, Row, Store
from boneyard.server.store import sqlite_commits as commits
from boneyard.server.store import sqlite_tables as tables
from boneyard.server.store.sqlite import SqliteStore, open_sqlite
from boneyard.server.store.sqlite_threads import Question
from boneyard.server.store.writing import Writing
from boneyard.server.tables import log
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.log import Moved

T = TypeVar("T")

SEATS = 4
WAITING = 256  # messages

_decoder: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)


def search_for_garbage() -> None:
    """Let Python search for garbage, often and among few things at a time."""
    gc.freeze()
    gc.set_threshold(700, 1, 5_000)


class Gone(Exception):
    """The connection is over."""


class Ear:
    """One socket with a queue of its own."""

    def __init__(self, eye: int) -> None:
        self.eye = eye
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(WAITING + 1)
        self.cut = False
        self.ended = False

    def put(self, text: str) -> None:
        """Put a text in the queue."""
        if self.cut or self.ended:
            return
        if self.queue.qsize() < WAITING:
            self.queue.put_nowait(text)
        else:
            self.cut = True

    def end(self) -> None:
        """Let the writer stop, when the server does."""
        if not self.ended:
            self.ended = True
            self.queue.put_nowait(None)


class FormerThread:
    """A thread of the standard library that writes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.pool = ThreadPoolExecutor(1, "sqlite")
        self.db: sqlite3.Connection | None = None

    async def ask(self, question: Question[T]) -> T:
        """Ask something, and wait for the answer."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, lambda: question(self._connection()))

    def close(self) -> None:
        """End."""
        self.pool.shutdown()
        if self.db is not None:
            self.db.close()

    def _connection(self) -> sqlite3.Connection:
        self.db = self.db or tables.connect(self.path)
        return self.db


class FormerStore(SqliteStore):
    """A store that writes a batch in a task, and each line of it by statements of its own."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.thread = FormerThread(path)
        self.waiting: list[tuple[Writing, asyncio.Future[None]]] = []
        self.writer: asyncio.Task[None] | None = None

    async def append(self, match: str, entries: Sequence[Entry], *more: object, **_: object) -> None:
        """Write lines at the end of a log."""
        done = asyncio.get_running_loop().create_future()
        self.waiting.append((Writing(match, entries).checked(), done))
        if self.writer is None:
            self.writer = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            writings = [writing for writing, _ in batch]
            await self.thread.ask(lambda db, writings=writings: commits.commit_each(db, writings))  # type: ignore[misc]
            for _, done in batch:
                done.set_result(None)
        self.writer = None

    async def close(self) -> None:
        """Let go."""
        await asyncio.to_thread(self.thread.close)
        await super().close()


class Numbered:
    """A table of which nothing is known but its name and how many lines it has."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.seq = 1
        self.closed = False


class Bare:
    """A desk without rules."""

    def __init__(self, store: Store, name: str) -> None:
        self.store = store
        self.table = Numbered(name)
        self.users, self.used, self.free = 0, 0.0, False
        self.lock = asyncio.Lock()
        self.listeners: set[Ear] = set()

    async def move(self, who: str, seat: int, action: str, key: str, seq: int | None) -> int:
        """Write a move, and then tell it."""
        async with self.lock:
            entry = log.entry(self.table.seq + 1, Moved(seat, action), time.time(), key)
            await self.store.append(self.table.id, [entry])
            self.table.seq += 1
            for listener in tuple(self.listeners):
                listener.put(self.step(listener.eye))
            return self.table.seq

    def step(self, eye: int) -> str:
        """What somebody is told: the seats take turns."""
        actions = ["5-6@b"] if eye == self.table.seq % SEATS else []
        return json.dumps(
            {"t": "step", "seq": self.table.seq, "hand": {"dealing": False, "actions": actions}}, separators=(",", ":")
        )


async def former_store(database: str) -> FormerStore:
    """The store in this file as it once wrote."""
    await (await open_sqlite(database)).close()
    return FormerStore(Path(database))


class BareHub(Hub):
    """A hub of desks without rules."""

    async def desk(self, name: str) -> Desk:
        """The desk of a table, which is made when somebody asks for it."""
        if name not in self.desks:
            self.desks[name] = cast(Desk, Bare(self.store, name))
            made = log.Created("draw", 1, {}, SEATS, [None] * SEATS, "", "")
            row = Row(name, "draw", 1, "{}", "", False, time.time(), "playing")
            await self.store.create(row, [log.entry(1, made, time.time())])
        return self.desks[name]


class Timed:
    """One timer for all that is sent to a client."""

    def __init__(self, limit: asyncio.Timeout, seconds: float) -> None:
        self.limit, self.seconds = limit, seconds
        self.since: float | None = None
        self.timer: asyncio.TimerHandle | None = None

    async def take(self, sending: Awaitable[None]) -> None:
        """Send something."""
        loop = asyncio.get_running_loop()
        self.since = loop.time()
        if self.timer is None:
            self.timer = loop.call_later(self.seconds, self._look)
        try:
            await sending
        finally:
            self.since = None

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        self.timer = None
        if self.since is not None and self.since + self.seconds > loop.time():
            self.timer = loop.call_at(self.since + self.seconds, self._look)
        elif self.since is not None:
            self.limit.reschedule(loop.time())


class Echo:
    """A conversation that begins without a look at the table, and reads nothing but moves."""

    def __init__(self, hub: Hub, desk: Desk, socket: WebSocket) -> None:
        self.hub, self.desk, self.socket = hub, cast(Bare, desk), socket
        self.bucket = Bucket(hub.limits.frames_per_second, hub.limits.frames_at_once)
        self.ear = Ear(int(socket.query_params["seat"]))

    async def hold(self) -> None:
        """Read and write until the connection is over."""
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._write())
                self.ear.put(self.desk.step(self.ear.eye))
                self.desk.listeners.add(self.ear)
                await self._read()
        except* (Gone, RuntimeError):
            pass
        finally:
            self.desk.listeners.discard(self.ear)

    async def _write(self) -> None:
        async with asyncio.timeout(None) as limit:
            client = Timed(limit, self.hub.limits.seconds_to_read)
            while (message := await self.ear.queue.get()) is not None and not self.ear.cut:
                await client.take(self.socket.send_text(message))
        raise Gone

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise Gone
            await self._hear(message["text"])

    async def _hear(self, heard: str) -> None:
        self.bucket.take()
        frame = _decoder.decode(heard)
        assert isinstance(frame, Move)
        seq = await self.desk.move("", frame.seat, frame.action, frame.key, frame.seq)
        self.hub.counters["moves"] += 1
        self.ear.put(msgspec.json.encode(Ack(frame.key, seq)).decode())
