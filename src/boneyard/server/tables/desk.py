"""The desk of one table: every change goes through here, one at a time: check, write, then tell.

Nothing is told to anybody before the store has returned.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial

from boneyard.errors import BadInput
from boneyard.server.refusal import Refusal, not_yours, out_of_time
from boneyard.server.store import Entry, Repeated, Stale, Store
from boneyard.server.tables import broadcast, log
from boneyard.server.tables.audience import Audience
from boneyard.server.tables.fold import fold
from boneyard.server.tables.listener import Listener
from boneyard.server.tables.log import Created, Line, Moved, Ready, Seeded
from boneyard.server.tables.prepared import Prepared, Written, prepared
from boneyard.server.tables.table import Chair, Table

LINES = 100_000  # of one table: a match never has so many, but whoever wants to can make a log grow
RECENT = 256  # keys that are kept in memory; what is older can be asked of the store

Now = Callable[[], float]


class Unreadable(Exception):
    """A log that makes no sense to these rules; the text says why."""


class Desk:
    """A table in memory, the log behind it, and those who listen."""

    def __init__(self, store: Store, table: Table, now: Now = time.time) -> None:
        self.store = store
        self.table = table
        self.now = now
        self.keys: dict[str, int] = {}  # idempotency keys of the newest moves, and their lines
        self.audience = Audience(table)
        self.listeners, self.recent = self.audience.listeners, self.audience.recent
        self.wrote: Callable[[Table, Table], None] = lambda before, after: None  # is told what this process writes
        self.coming: dict[int, str] = {}  # seats whose people say at this moment that they are ready, and their seeds
        self.coming_in: asyncio.Task[int] | None = None  # writes that for all of them
        self.lock = asyncio.Lock()
        self.reseated: Callable[[], object] = lambda: None  # called when somebody takes a seat or gives it up
        self.changed = asyncio.Event()  # set when the table has moved on and stirs: bots and clocks wait for it
        self.written = table.created  # when the last line was written
        self.users = 0  # requests and sockets that are at this desk now
        self.opened = self.used = now()  # when somebody last began or ended to use it

    @classmethod
    async def open(cls, store: Store, name: str, now: Now = time.time) -> "Desk | None":
        """The desk of a table that is in the store; raises Unreadable if its log makes no sense."""
        entries = await store.read(name)
        if not entries:
            return None
        secrets = await store.secrets(name)
        with readable():
            made = log.line_of(entries[0])
            assert isinstance(made, Created)
            desk = cls.new(
                store, Table.new(name, made, entries[0].at), [secrets[hand] for hand in sorted(secrets)], now
            )
        desk._read(entries[1:])
        return desk

    @classmethod
    def new(cls, store: Store, table: Table, secrets: Sequence[bytes], now: Now) -> "Desk":
        """The desk of a table that has its first line only."""
        desk = cls(store, table.with_secrets(secrets), now)
        desk.recent.append(broadcast.Happened(log.kind_of(table.made)))
        return desk

    @property
    def free(self) -> bool:
        """Whether nobody uses the desk now."""
        return not (self.users or self.listeners or self.lock.locked())

    @property
    def clock_awaited(self) -> bool:
        """Whether a clock runs that somebody else at the table is waiting for."""
        running = self.table.deadline()
        if running is None:
            return False
        chairs = self.table.chairs
        return any(chair.who not in (None, chairs[running[0]].who) and not chair.robot for chair in chairs)

    async def refresh(self) -> None:
        """Be as far as the store."""
        async with self.lock:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what others have written, and tell it."""
        entries = await self.store.read(self.table.id, self.table.seq)
        if any(entry.kind == "dealt" for entry in entries):
            secrets = await self.store.secrets(self.table.id)
            self.table = self.table.with_secrets(secrets[hand] for hand in sorted(secrets))
        self._read(entries)

    def _read(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.seq == self.table.seq + 1:
                with readable():
                    line = log.line_of(entry)
                    written = Written(line, *fold(self.table, line, entry.at))
                self._take(written, entry.at, entry.key, entry is not entries[-1])

    async def do(self, *lines: Line, key: str | None = None, seq: int | None = None) -> int:
        """Write lines and whatever follows from them; the number of the last of the lines, which gets the key."""
        return await asyncio.shield(self._do(lines, key, seq))  # whoever goes away, what was begun is finished and told

    async def _do(self, lines: Sequence[Line], key: str | None, seq: int | None) -> int:
        async with self.lock:
            if key is not None and key in self.keys:
                return self.keys[key]
            try:
                return await self._attempt(lines, key, seq)
            except Refusal:
                known = await self.store.seq_of(self.table.id, key) if key and self.table.seq > RECENT else None
                if known is None:
                    raise
                return known  # a resend of something that the memory has forgotten

    async def _attempt(self, lines: Sequence[Line], key: str | None, seq: int | None) -> int:
        if seq is not None and seq != self.table.seq:
            raise self._stale()
        if self.log_full:
            raise Refusal("log-full", "Too much has happened at this table; make a new one.")
        while True:
            before = self.table.seq
            try:
                return await self._write(lines, key)
            except Stale:
                await self.catch_up()
                if seq is not None or self.table.seq == before:
                    raise self._stale() from None

    async def decide(self, lines: Callable[[Table], Sequence[Line]]) -> int:
        """Write what follows from the table as it stands; whoever is overtaken decides again."""
        return await asyncio.shield(self._decide(lines)) if lines(self.table) else self.table.seq

    async def _decide(self, lines: Callable[[Table], Sequence[Line]]) -> int:
        async with self.lock:
            while decided := lines(self.table):
                try:
                    return await self._attempt(decided, None, self.table.seq)
                except Refusal as refusal:
                    if refusal.code != "stale":
                        raise
            return self.table.seq

    async def _write(self, lines: Sequence[Line], key: str | None) -> int:
        new = self.prepared(lines, key)
        if not new.entries:
            return self.table.seq
        try:
            await self.append(new)
        except Repeated as repeated:
            await self.catch_up()
            return repeated.seq
        return self.take(new)

    def prepared(self, lines: Sequence[Line], key: str | None) -> Prepared:
        """Lines and whatever follows from them, if they are allowed; the last of the lines gets the key."""
        return prepared(self.table, lines, self.now(), key)

    def append(self, new: Prepared) -> Awaitable[None]:
        """Write what was prepared; the lock must be held until it is taken."""
        return self.store.append(self.table.id, new.entries, new.secrets, new.status, new.derived)

    def take(self, new: Prepared) -> int:
        """What was written counts from now on, and is told; the number of the last line that was asked for."""
        before = self.table
        for entry, each in zip(new.entries, new.written, strict=True):
            self._take(each, entry.at, entry.key, entry is not new.entries[-1])
        self.wrote(before, self.table)
        return new.entries[new.asked - 1].seq

    def _take(self, new: Written, at: float, key: str | None, more: bool) -> None:
        """The table is this now; `more` lines may follow at once."""
        if isinstance(new.line, log.Forgotten):
            self.audience.close_eyes(self.table, new.table)
        by_bot = isinstance(new.line, Moved) and self.table.chairs[new.line.seat].robot
        self.table = new.table
        happened = broadcast.happened(new.line, new.events, by_bot)
        if key is not None:
            self._remember(key)
        self.written = at
        if self.table.stirs or self.log_full:
            self.changed.set()
        if happened.seat is not None:
            self.reseated()
        self.audience.hear(self.table, happened, more, self.now())

    def _remember(self, key: str) -> None:
        self.keys[key] = self.table.seq
        if len(self.keys) > RECENT:
            del self.keys[next(iter(self.keys))]

    def tell_since(self, listener: Listener, after: int | None) -> None:
        """Send somebody what came after a line, or everything."""
        self.audience.tell_since(self.table, listener, after, self.now())

    @property
    def log_full(self) -> bool:
        """Whether the log is as long as a log may be."""
        return self.table.seq >= LINES

    def _stale(self) -> Refusal:
        return Refusal("stale", f"The table has moved on; it is at {self.table.seq} now.")

    async def move(self, who: str, seat: int, action: str, key: str | None, seq: int | None) -> int:
        """A person plays; what was begun is finished, even if whoever waits for it is cancelled."""
        return await asyncio.shield(self.play(who, seat, action, key, seq))

    async def play(self, who: str, seat: int, action: str, key: str | None, seq: int | None) -> int:
        """A person plays, in a task that nobody cancels."""
        if key is not None and key in self.keys:
            return self.keys[key]
        chair = self._chair(who, seat)
        if chair.why == "hand":
            raise out_of_time()
        back = [log.Robot(seat, False, "back")] if chair.robot else []
        if seq is not None and self.table.calm <= seq < self.table.seq:
            seq = self.table.seq  # what was proposed meanwhile has changed nothing about the game
        return await self._do([*back, Moved(seat, action)], key, seq)

    def _chair(self, who: str, seat: int) -> Chair:
        """A seat of this person."""
        chairs = self.table.chairs
        if not 0 <= seat < len(chairs) or chairs[seat].who != who:
            raise not_yours(seat)
        return chairs[seat]

    async def ready(self, who: str, seat: int, seed: str = "") -> int:
        """A person has seen the result, and may bring a new seed for the next shuffle."""
        self._chair(who, seat)
        self.coming[seat] = seed
        self.coming_in = self.coming_in or asyncio.create_task(self._come_in())
        return await asyncio.shield(self.coming_in)

    async def _come_in(self) -> int:
        """Write for all who say at the same moment that they are ready."""
        await asyncio.sleep(0)
        coming, self.coming, self.coming_in = self.coming, {}, None
        return await self._decide(partial(_ready, coming))


def _ready(coming: dict[int, str], table: Table) -> list[Line]:
    """The lines of those who say that they are ready, as far as that is news."""
    lines: list[Line] = []
    for seat, seed in coming.items() if table.match.dealing else ():
        if not table.chairs[seat].ready:
            lines += [Seeded(seat, seed), Ready(seat)] if seed else [Ready(seat)]
    return lines


@contextlib.contextmanager
def readable() -> Iterator[None]:
    """Whatever a line of a log breaks, it is the log that is at fault, and only this table."""
    try:
        yield
    except BadInput as error:
        raise Unreadable(str(error)) from error
    except Exception as error:
        raise Unreadable("Its log is damaged.") from error
