"""The desk of one table: every change goes through here, one at a time: check, write, then tell.

Nothing is told to anybody before the store has returned.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from boneyard.errors import BadInput
from boneyard.server.deals import fair
from boneyard.server.refusal import Refusal, not_yours
from boneyard.server.store import Repeated, Secret, Stale, Store
from boneyard.server.tables import log
from boneyard.server.tables.listener import Listener, step_texts
from boneyard.server.tables.log import Created, Dealt, Line, Moved, Ready, Seeded, Shown
from boneyard.server.tables.table import Table

LINES = 100_000  # of one table: a match never has so many, but whoever wants to can make a log grow

Now = Callable[[], float]


class Step(NamedTuple):
    """A line, the table after it, and what it brought about."""

    line: Line
    table: Table
    events: tuple[Any, ...]


class Desk:
    """A table in memory, the log behind it, and those who listen."""

    def __init__(self, store: Store, table: Table, now: Now = time.time) -> None:
        self.store = store
        self.table = table
        self.now = now
        self.steps: list[tuple[str, tuple[Any, ...]]] = []  # kind and events by seq, from the first line on
        self.keys: dict[str, int] = {}
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # set when the table has moved on and stirs: bots and clocks wait for it
        self.touched = now()
        self.seen: dict[int, float] = {}  # when the last socket of a seat went away
        self.opened = now()

    @classmethod
    async def open(cls, store: Store, match: str, now: Now = time.time) -> "Desk | None":
        """The desk of a match that is in the store."""
        entries = await store.read(match)
        if not entries:
            return None
        made = log.line_of(entries[0])
        assert isinstance(made, Created)
        desk = cls(store, Table.new(match, made, entries[0].at), now)
        desk.steps.append((entries[0].kind, ()))
        desk.table.secrets.update(await store.secrets(match))
        await desk.catch_up()
        return desk

    async def refresh(self) -> None:
        """Be as far as the store."""
        async with self.lock:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what others have written, and tell it."""
        entries = await self.store.read(self.table.id, self.table.seq)
        if any(entry.kind == "dealt" for entry in entries):
            self.table.secrets.update(await self.store.secrets(self.table.id))
        for entry in entries:
            if entry.seq == self.table.seq + 1:
                line = log.line_of(entry)
                self._take(Step(line, *self.table.after(line, entry.at)), entry.at, entry.key)

    async def do(self, *lines: Line, key: str | None = None, seq: int | None = None) -> int:
        """Write lines and whatever follows from them; the number of the last of the lines, which gets the key."""
        return await asyncio.shield(self._do(lines, key, seq))  # whoever goes away, what was begun is finished and told

    async def _do(self, lines: Sequence[Line], key: str | None, seq: int | None) -> int:
        async with self.lock:
            if key is not None and key in self.keys:
                return self.keys[key]
            if seq is not None and seq != self.table.seq:
                raise self._stale()
            if self.worn_out:
                raise Refusal("worn-out", "Too much has happened at this table; make a new one.")
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
        steps, secrets = self._with_consequences(self._steps(self.table, lines, at), at)
        if not steps:
            return self.table.seq
        last = max(0, len(lines) - 1)
        entries = [log.entry(new.table.seq, new.line, at, key if i == last else None) for i, new in enumerate(steps)]
        status = steps[-1].table.status
        try:
            await self.store.append(self.table.id, entries, secrets, status if status != self.table.status else None)
        except Repeated as repeated:
            await self.catch_up()
            return repeated.seq
        for entry, taken in zip(entries, steps, strict=True):
            self._take(taken, at, entry.key)
        return entries[last].seq

    def _with_consequences(self, steps: list[Step], at: float) -> tuple[list[Step], Sequence[Secret]]:
        """A hand that is over shows its seed; a hand that is due is dealt, and the seed of the next one is drawn."""
        table = steps[-1].table if steps else self.table
        hand = table.match.hands
        if hand and table.shown < hand and (table.match.dealing or table.match.over):
            steps = [*steps, *self._steps(table, [Shown(hand, table.secrets[hand].hex())], at)]
            table = steps[-1].table
        if not table.due:
            return steps, ()
        secret = Secret(hand + 2, fair.new_seed())
        self.table.secrets[secret.hand] = secret.seed
        commitment = fair.commitment(table.id, secret.hand, secret.seed)
        dealt = Dealt(hand + 1, table.first_good_deal(), list(table.seeds), commitment)
        return [*steps, *self._steps(table, [dealt], at)], [secret]

    def _steps(self, table: Table, lines: Sequence[Line], at: float) -> list[Step]:
        """What lines would bring about, if they are allowed."""
        steps = []
        for line in lines:
            try:
                table, events = table.after(line, at)
            except BadInput as error:
                raise Refusal("illegal", str(error)) from None
            steps.append(Step(line, table, events))
        return steps

    def _take(self, taken: Step, at: float, key: str | None) -> None:
        self.table = taken.table
        self.steps.append((log.kind_of(taken.line), taken.events))
        if key is not None:
            self.keys[key] = self.table.seq
        self.touched = at
        if self.table.stirs or self.worn_out:
            self.changed.set()
        self._tell()

    def _tell(self) -> None:
        """Tell the newest step to everybody; those who look with the same eyes get the same text."""
        if eyes := list({listener.eye for listener in self.listeners}):
            texts = step_texts(self, self.table.seq, eyes)
            for listener in self.listeners:
                listener.put(texts[listener.eye])

    @property
    def worn_out(self) -> bool:
        """Whether the log is as long as a log may be."""
        return self.table.seq >= LINES

    def absent(self, seat: int) -> float:
        """For how many seconds nobody has listened with the eyes of this seat."""
        if any(listener.eye == seat for listener in self.listeners):
            return 0.0
        return self.now() - self.seen.get(seat, self.opened)

    def dismiss(self, listener: Listener) -> None:
        """A socket went away."""
        self.listeners.discard(listener)
        if listener.eye is not None:
            self.seen[listener.eye] = self.now()

    def _stale(self) -> Refusal:
        return Refusal("stale", f"The table has moved on; it is at {self.table.seq} now.")

    async def move(self, who: str, seat: int, action: str, key: str | None, seq: int | None) -> int:
        """A person plays."""
        if key is not None and key in self.keys:
            return self.keys[key]
        if seat not in self.table.seats_of(who):
            raise not_yours(seat)
        back = [log.Robot(seat, False, "back")] if self.table.chairs[seat].robot else []
        return await self.do(*back, Moved(seat, action), key=key, seq=seq)

    async def ready(self, who: str, seat: int, seed: str = "") -> int:
        """A person has seen the result, and may bring a new seed for the next shuffle."""
        if seat not in self.table.seats_of(who):
            raise not_yours(seat)
        lines: list[Line] = [Seeded(seat, seed), Ready(seat)] if seed else [Ready(seat)]
        return await self.decide(lambda table: lines if table.match.dealing and not table.chairs[seat].ready else ())
