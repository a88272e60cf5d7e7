"""The audience of one table: everybody who listens, what they were told last, and what can be told again."""

from collections import deque
from collections.abc import Iterable

from boneyard.server.messages.encode import Eyes
from boneyard.server.tables import broadcast, changes
from boneyard.server.tables.broadcast import Happened, text
from boneyard.server.tables.listener import WAITING, Listener
from boneyard.server.tables.table import Table
from boneyard.tiles import Eye

MISSED = WAITING // 2  # steps that are kept and told again; who has missed more gets a snapshot
PASSING = frozenset(("seeded", "ready"))  # lines without events, of which hardly anything is seen if others follow


class Audience:
    """Those who listen at a table."""

    def __init__(self, table: Table) -> None:
        self.listeners: set[Listener] = set()
        self.recent: deque[Happened] = deque(maxlen=MISSED)  # the newest steps
        self.told = table  # as everybody was told of it last
        self.shown: changes.Shown | None = None  # what of it those were told who get patches

    def hear(self, table: Table, happened: Happened, more: bool, now: float) -> None:
        """Tell everybody of a new line; where `more` follow at once, the table may come with the last of them."""
        self.recent.append(happened)
        if more and happened.kind in PASSING:
            self._mention(table)
        else:
            self._tell(table, now)

    def close_eyes(self, before: Table, after: Table) -> None:
        """Whoever looked with the eyes of a seat that has lost its person looks on from now."""
        lost = {seat for seat, chair in enumerate(after.chairs) if chair.who != before.chairs[seat].who}
        for listener in self.listeners:
            listener.eye = None if listener.eye in lost else listener.eye

    def tell_since(self, table: Table, listener: Listener, after: int | None, now: float) -> None:
        """Send the steps after a number, or a snapshot if that is too far back or makes no sense."""
        newest = table.seq
        if after is None or not max(0, newest - MISSED) <= after <= newest:
            listener.put(text(broadcast.snapshot(table, listener.eye, now)))
            return
        missed = list(self.recent)[len(self.recent) - (newest - after) :]
        for seq, happened in enumerate(missed[:-1], after + 1):
            listener.put(text(broadcast.missed_step(seq, happened, listener.eye)))
        if missed:
            listener.put(broadcast.step_texts(table, missed[-1], [listener.eye], now)[listener.eye])
        else:
            listener.put(text(broadcast.Same(newest, broadcast.clock(table, now))))

    def _mention(self, table: Table) -> None:
        """Tell everybody that there is a new line."""
        step = text(broadcast.missed_step(table.seq, self.recent[-1], None))
        for listener in self.listeners:
            listener.put(step)

    def _tell(self, table: Table, now: float) -> None:
        """Tell the newest step to everybody; those who look with the same eyes get the same text."""
        before, self.told = self.told, table
        patched = before.begun and self.recent[-1].kind in changes.PATCHED
        parts = [each for each in self.listeners if each.patches] if patched else []
        if parts:
            _put(parts, self._patches(before, _eyes(parts), now))
        if len(parts) < len(self.listeners):
            whole = [each for each in self.listeners if not (parts and each.patches)]
            _put(whole, broadcast.step_texts(table, self.recent[-1], _eyes(whole), now))

    def _patches(self, before: Table, eyes: Eyes, now: float) -> dict[Eye, str]:
        """What has changed; what was told before is mostly still known."""
        known, self.shown = self.shown, changes.shown(self.told, eyes, now)
        if known is None or known.table is not before or not known.own.keys() >= set(eyes):
            known = changes.shown(before, eyes, now)._replace(alike=None)  # some of it was told at another time
        return changes.patch_texts(known, self.shown, self.recent[-1], eyes)


def _eyes(listeners: Iterable[Listener]) -> Eyes:
    return tuple(dict.fromkeys([listener.eye for listener in listeners]))


def _put(listeners: Iterable[Listener], texts: dict[Eye, str]) -> None:
    for listener in listeners:
        listener.put(texts[listener.eye])
