"""The desk of one table: every change goes through here, one at a time: check, write, then tell.

Nothing is told to anybody before the store has returned.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from boneyard.errors import BadInput
from boneyard.server.deals import fair
from boneyard.server.messages.fields import Status
from boneyard.server.refusal import Refusal, not_yours, out_of_time, paused
from boneyard.server.store import Derived, Entry, Repeated, Secret, Stale, Store
from boneyard.server.tables import broadcast, changes, log
from boneyard.server.tables.fold import fold
from boneyard.server.tables.listener import WAITING, Listener
from boneyard.server.tables.log import Created, Dealt, Line, Moved, Ready, Seeded, Shown
from boneyard.server.tables.results import results
from boneyard.server.tables.table import Table
from boneyard.tiles import Eye

LINES = 100_000  # of one table: a match never has so many, but whoever wants to can make a log grow
RECENT = 256  # keys that are kept in memory; what is older can be asked of the store
MISSED = WAITING // 2  # steps that are kept and told again; who has missed more gets a snapshot

Now = Callable[[], float]


class Written(NamedTuple):
    """A line, the table after it, and the events on it."""

    line: Line
    table: Table
    events: tuple[Any, ...]


class Unreadable(Exception):
    """A log that makes no sense to these rules; the text says why."""


class Desk:
    """A table in memory, the log behind it, and those who listen."""

    def __init__(self, store: Store, table: Table, now: Now = time.time) -> None:
        self.store = store
        self.table = table
        self.now = now
        self.recent: deque[broadcast.Happened] = deque(maxlen=MISSED)  # the newest steps, the last one at table.seq
        self.keys: dict[str, int] = {}  # idempotency keys of the newest moves, and their lines
        self.listeners: set[Listener] = set()
        self.shown: changes.Shown | None = None  # what those who get patches were told last
        self.wrote: Callable[[Table, Table], None] = lambda before, after: None  # is told what this process writes
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
                self._take(written, entry.at, entry.key)

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
        while decided := lines(self.table):
            try:
                return await self.do(*decided, seq=self.table.seq)
            except Refusal as refusal:
                if refusal.code != "stale":
                    raise
        return self.table.seq

    async def _write(self, lines: Sequence[Line], key: str | None) -> int:
        at = self.now()
        written, secrets = self._with_consequences(self._folded(self.table, lines, at), at)
        if not written:
            return self.table.seq
        last = max(0, len(lines) - 1)
        entries = [log.entry(new.table.seq, new.line, at, key if i == last else None) for i, new in enumerate(written)]
        before = self.table
        try:
            await self.store.append(self.table.id, entries, secrets, *self._changes(written[-1].table))
        except Repeated as repeated:
            await self.catch_up()
            return repeated.seq
        for entry, new in zip(entries, written, strict=True):
            self._take(new, at, entry.key)
        self.wrote(before, self.table)
        return entries[last].seq

    def _changes(self, after: Table) -> tuple[Status | None, Derived | None]:
        """The new status, if it changes, and the results that come or go with it."""
        if after.status == self.table.status:
            return None, None
        return after.status, results(after) if "over" in (after.status, self.table.status) else None

    def _with_consequences(self, written: list[Written], at: float) -> tuple[list[Written], Sequence[Secret]]:
        """A hand that is over shows its seed; a hand that is due is dealt, and the seed of the next one is drawn."""
        table = written[-1].table if written else self.table
        hand = table.match.hands
        if hand and table.shown < hand and (table.match.dealing or table.match.over):
            written = [*written, *self._folded(table, [Shown(hand, table.secret(hand).hex())], at)]
            table = written[-1].table
        if not table.due:
            return written, ()
        secret = Secret(hand + 2, fair.new_seed())
        table = table.with_secrets((*table.secrets, secret.seed))
        commitment = fair.commitment(table.id, secret.hand, secret.seed)
        dealt = Dealt(hand + 1, table.first_good_deal(), list(table.seeds), commitment)
        return [*written, *self._folded(table, [dealt], at)], [secret]

    def _folded(self, table: Table, lines: Sequence[Line], at: float) -> list[Written]:
        """What lines would bring about, if they are allowed."""
        written = []
        for line in lines:
            if isinstance(line, Moved) and table.paused is not None:
                raise paused()
            try:
                table, events = fold(table, line, at)
            except BadInput as error:
                raise Refusal("illegal", str(error)) from None
            written.append(Written(line, table, events))
        return written

    def _take(self, new: Written, at: float, key: str | None) -> None:
        if isinstance(new.line, log.Forgotten):
            self._close_eyes(new.table)
        by_bot = isinstance(new.line, Moved) and self.table.chairs[new.line.seat].robot
        before, self.table = self.table, new.table
        self.recent.append(broadcast.happened(new.line, new.events, by_bot))
        if key is not None:
            self._remember(key)
        self.written = at
        if self.table.stirs or self.log_full:
            self.changed.set()
        if self.recent[-1].seat is not None:
            self.reseated()
        self._tell(before)

    def _close_eyes(self, after: Table) -> None:
        """Whoever looked with the eyes of a seat that has lost its person looks on from now."""
        lost = {seat for seat, chair in enumerate(after.chairs) if chair.who != self.table.chairs[seat].who}
        for listener in self.listeners:
            listener.eye = None if listener.eye in lost else listener.eye

    def _remember(self, key: str) -> None:
        self.keys[key] = self.table.seq
        if len(self.keys) > RECENT:
            del self.keys[next(iter(self.keys))]

    def _tell(self, before: Table) -> None:
        """Tell the newest step to everybody; those who look with the same eyes get the same text."""
        patched = before.begun and self.recent[-1].kind in changes.PATCHED
        whole = {listener.eye for listener in self.listeners if not (patched and listener.patches)}
        parts = {listener.eye for listener in self.listeners if patched and listener.patches}
        now = self.now()
        texts = broadcast.step_texts(self.table, self.recent[-1], list(whole), now) if whole else {}
        patches = self._patches(before, list(parts), now) if parts else {}
        for listener in self.listeners:
            listener.put((patches if patched and listener.patches else texts)[listener.eye])

    def _patches(self, before: Table, eyes: list[Eye], now: float) -> dict[Eye, str]:
        """What the newest line has changed; what was told of the line before is mostly still known."""
        known, self.shown = self.shown, changes.shown(self.table, eyes, now)
        if known is None or known.table is not before or not known.own.keys() >= set(eyes):
            known = changes.shown(before, eyes, now)._replace(alike={})  # some of it was told at another time
        return changes.patch_texts(known, self.shown, self.recent[-1], eyes)

    def tell_since(self, listener: Listener, after: int | None) -> None:
        """Send the steps after a number, or a snapshot if that is too far back or makes no sense."""
        newest = self.table.seq
        if after is None or not max(0, newest - MISSED) <= after <= newest:
            listener.put(broadcast.text(broadcast.snapshot(self.table, listener.eye, self.now())))
            return
        missed = list(self.recent)[len(self.recent) - (newest - after) :]
        for seq, happened in enumerate(missed[:-1], after + 1):
            listener.put(broadcast.text(broadcast.missed_step(seq, happened, listener.eye)))
        if missed:
            listener.put(broadcast.step_texts(self.table, missed[-1], [listener.eye], self.now())[listener.eye])
        else:
            listener.put(broadcast.text(broadcast.Same(newest, broadcast.clock(self.table, self.now()))))

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
        if seat not in self.table.seats_of(who):
            raise not_yours(seat)
        if self.table.chairs[seat].why == "hand":
            raise out_of_time()
        back = [log.Robot(seat, False, "back")] if self.table.chairs[seat].robot else []
        if seq is not None and self.table.calm <= seq < self.table.seq:
            seq = self.table.seq  # what was proposed meanwhile has changed nothing about the game
        return await self._do([*back, Moved(seat, action)], key, seq)

    async def ready(self, who: str, seat: int, seed: str = "") -> int:
        """A person has seen the result, and may bring a new seed for the next shuffle."""
        if seat not in self.table.seats_of(who):
            raise not_yours(seat)
        lines: list[Line] = [Seeded(seat, seed), Ready(seat)] if seed else [Ready(seat)]
        return await self.decide(lambda table: lines if table.match.dealing and not table.chairs[seat].ready else ())


@contextlib.contextmanager
def readable() -> Iterator[None]:
    """Whatever a line of a log breaks, it is the log that is at fault, and only this table."""
    try:
        yield
    except BadInput as error:
        raise Unreadable(str(error)) from error
    except Exception as error:
        raise Unreadable("Its log is damaged.") from error
