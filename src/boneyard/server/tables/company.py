"""Company: everybody at a table is told who else is there. It is nothing to be kept, so it is no line of the log."""

import asyncio
from collections.abc import Callable, Mapping
from typing import NamedTuple

from boneyard.server.messages.encode import text
from boneyard.server.messages.frames import AtTable, SeatPresence
from boneyard.server.store import Here
from boneyard.server.tables.desk import Desk, Now
from boneyard.server.tables.listener import Listener
from boneyard.server.tables.names import printable
from boneyard.server.tables.presence import Connected, Presence
from boneyard.server.tables.table import Chair, Table
from boneyard.tiles import Seat

SOON = 0.2  # seconds in which all that changes is told at once
GRACE = 3.0  # seconds in which somebody may come back as if nothing had been: a page is loaded anew
NAMES = 12  # of onlookers; the others are counted only


class Seen(NamedTuple):
    """The seats that people have, since when each of them is away (None: here), who has left, and who looks on."""

    people: frozenset[Seat]
    away: tuple[float | None, ...]
    left: frozenset[Seat]
    onlookers: int
    names: tuple[str, ...]


class Company:
    """Tells everybody at the tables of a process who else is there, as soon as it changes."""

    def __init__(self, presence: Presence, desks: Mapping[str, Desk], now: Now) -> None:
        self.presence = presence
        self.desks = desks
        self.now = now
        self.started = now()
        self.told: dict[str, Seen] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.heard: Callable[[Here], None] = lambda somebody: None  # is told what is said through other processes

    def came(self, desk: Desk, who: str | None) -> Connected:
        """Somebody opened a socket at a table."""
        return self.presence.came(desk.table.id, who, self.now())

    async def greet(self, desk: Desk, listener: Listener) -> None:
        """Tell somebody who is new who is there, and all others that they have come."""
        await self.presence.remember(desk.table.id)
        listener.put(self.now_at(desk))
        self.changed(desk.table.id)

    def now_at(self, desk: Desk) -> str:
        """The message that tells who is at a table now."""
        return self._text(self.seen(desk))

    def looks(self, socket: Connected, visible: bool, name: str | None) -> None:
        """Somebody looks at the table, or at something else."""
        self.presence.looks(socket, visible, printable(name or ""), self.now())
        self.changed(socket.match)

    def left(self, socket: Connected) -> None:
        """A socket closed."""
        self.presence.left(socket, self.now())
        self.changed(socket.match)

    def changed(self, name: str, seconds: float = SOON) -> None:
        """Look again in a moment at who is at a table."""
        loop = asyncio.get_running_loop()
        waiting = self.timers.get(name)
        if waiting is None or waiting.when() > loop.time() + seconds:
            self._cancel(name)
            self.timers[name] = loop.call_later(seconds, self._tell, name)

    def forget(self, name: str) -> None:
        """Let go of a table."""
        self._cancel(name)
        self.told.pop(name, None)
        self.presence.forget(name)

    def _cancel(self, name: str) -> None:
        if waiting := self.timers.pop(name, None):
            waiting.cancel()

    async def learn(self) -> None:
        """Tell other processes who came and left here, and take in who did there."""
        if self.presence.changed:
            await self.presence.publish(self.now())
        before = self.presence.elsewhere
        for name in await self.presence.learn(self.now()):
            self.changed(name)
        for somebody in self.presence.heard(before, self.now()):
            self.heard(somebody)

    def close(self) -> None:
        """Tell nothing any more."""
        for name in tuple(self.timers):
            self._cancel(name)

    def _tell(self, name: str) -> None:
        del self.timers[name]
        desk = self.desks.get(name)
        if desk is None or not desk.listeners:
            return
        seen = self.seen(desk)
        if seen != self.told.get(name):
            self.told[name] = seen
            for listener in desk.listeners:
                listener.put(self._text(seen))
        self._look_again(desk)

    def seen(self, desk: Desk) -> Seen:
        """Who is at a table now."""
        table, now = desk.table, self.now()
        here = self.presence.here(table.id)
        since = [self._away(desk, chair, here) for chair in table.chairs]
        away = tuple(None if at is None or now < self._due(at) else at for at in since)
        left = frozenset(seat for seat, chair in enumerate(table.chairs) if chair.why == "left")
        looking = [somebody for who, somebody in here.items() if not table.seats_of(who)]
        return Seen(table.people, away, left, len(looking), _names(table, looking))

    def _away(self, desk: Desk, chair: Chair, here: Mapping[str, Here]) -> float | None:
        """Since when the person of a seat has been away; not, if they look at the table."""
        if chair.who is None or (chair.who in here and here[chair.who].hidden is None):
            return None
        gone = self.presence.gone.get(desk.table.id, {}).get(chair.who, desk.opened)
        return max(gone, here[chair.who].hidden or 0.0) if chair.who in here else gone

    def _look_again(self, desk: Desk) -> None:
        """Whoever has just gone will be away in a moment."""
        here = self.presence.here(desk.table.id)
        since = [self._away(desk, chair, here) for chair in desk.table.chairs]
        soon = [self._due(at) for at in since if at is not None and self._due(at) > self.now()]
        if soon:
            self.changed(desk.table.id, min(soon) - self.now() + 0.01)

    def _due(self, at: float) -> float:
        """When somebody who went at this moment is away; nobody could be there before this server was."""
        return max(at, self.started) + GRACE

    def _text(self, seen: Seen) -> str:
        seats = [self._seat(seat, seen) for seat in range(len(seen.away))]
        return text(AtTable(seats, seen.onlookers, list(seen.names)))

    def _seat(self, seat: Seat, seen: Seen) -> SeatPresence | None:
        since = seen.away[seat]
        seconds = 0.0 if since is None else round(max(0.0, self.now() - since), 1)
        if seat not in seen.people:
            return None
        return SeatPresence("left" if seat in seen.left else "here" if since is None else "away", seconds)


def _names(table: Table, looking: list[Here]) -> tuple[str, ...]:
    """The names of onlookers, but for those who call themselves like somebody who plays."""
    playing = {chair.name.casefold() for chair in table.chairs}
    names = {somebody.name for somebody in looking if somebody.name and somebody.name.casefold() not in playing}
    return tuple(sorted(names)[:NAMES])
