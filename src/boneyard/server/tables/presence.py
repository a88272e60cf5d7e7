"""Presence: who is connected to which table, and looks at it, through any server process."""

import asyncio
import secrets
from collections.abc import Sequence

from boneyard.server.store import STRANGER, Here, Person, Store

ALIVE = 15.0  # seconds without a sign of life after which nobody is connected to a process any more

FRESH = 10.0  # seconds for which what somebody said is worth telling

Elsewhere = dict[str, dict[str, Here]]


class Connected:
    """One socket of somebody at a table."""

    __slots__ = ("hidden", "match", "name", "said", "said_at", "who")

    def __init__(self, match: str, who: str) -> None:
        self.match = match
        self.who = who
        self.hidden: float | None = None  # since when they do not look at it
        self.name = ""  # by which an onlooker wants to be known
        self.said = ""  # the last, as "0 thanks", and when
        self.said_at = 0.0


class Presence:
    """The people connected to this process, told to the other processes through the store."""

    def __init__(self, store: Store) -> None:
        self.process = secrets.token_hex(8)
        self.store = store
        self.count = 0
        self.sockets: dict[str, dict[str, list[Connected]]] = {}  # by table and person
        self.changed: dict[Person, float] = {}  # who came, changed or left since the store was told, and when
        self.elsewhere: Elsewhere = {}  # by table: who is connected to other processes
        self.gone: dict[str, dict[str, float]] = {}  # by table with a desk: when people were last there
        self.publishing = asyncio.Lock()

    def came(self, match: str, who: str | None, at: float) -> Connected:
        """Somebody opened a socket at a table; whoever is known by no token is a stranger each time."""
        self.count += 1
        socket = Connected(match, who or f"{STRANGER}{self.process}{self.count}")
        self.sockets.setdefault(match, {}).setdefault(socket.who, []).append(socket)
        self.changed[match, socket.who] = at
        return socket

    def looks(self, socket: Connected, visible: bool, name: str, at: float) -> None:
        """Somebody looks at the table, or at something else."""
        socket.hidden = None if visible else socket.hidden or at
        socket.name = socket.name or name  # once: names are no way to talk
        self.changed[socket.match, socket.who] = at

    def says(self, socket: Connected, said: str, at: float) -> None:
        """Somebody says something, for the moment."""
        socket.said, socket.said_at = said, at
        self.changed[socket.match, socket.who] = at

    def left(self, socket: Connected, at: float) -> None:
        """A socket of somebody closed."""
        match, who = socket.match, socket.who
        self.sockets[match][who].remove(socket)
        if not self.sockets[match][who]:
            del self.sockets[match][who]
        if not self.sockets[match]:
            del self.sockets[match]
        self.changed[match, who] = at
        self._note(match, who, at)

    def _note(self, match: str, who: str, at: float) -> None:
        if match in self.gone and not who.startswith(STRANGER):
            self.gone[match][who] = at

    def here(self, match: str) -> dict[str, Here]:
        """Everybody who is connected to a table; whoever looks at it on one device looks at it."""
        own = {who: _together(sockets) for who, sockets in self.sockets.get(match, {}).items()}
        others = self.elsewhere.get(match, {})
        both = {who: _together((own[who], others[who])) for who in own.keys() & others.keys()}
        return others | own | both

    async def remember(self, match: str) -> None:
        """Know of a table when people were last there."""
        if match not in self.gone:
            self.gone[match] = {}
            self.gone[match] = await self.store.last_seen(match) | self.gone[match]

    def forget(self, match: str) -> None:
        """Nobody asks about a table for now."""
        self.gone.pop(match, None)

    async def publish(self, at: float) -> None:
        """Tell the store that this process is alive, and what changed; one after the other, so the last word stays."""
        async with self.publishing:
            told, self.changed = self.changed, {}
            own = {(match, who): _together(sockets) for match, who in told if (sockets := self._of(match, who))}
            left = [person for person in told if person not in own]
            try:
                await self.store.be_present(self.process, at, list(own.values()), left)
            except BaseException:
                self.changed = told | self.changed
                raise

    def _of(self, match: str, who: str) -> list[Connected]:
        return self.sockets.get(match, {}).get(who, [])

    def heard(self, before: Elsewhere, at: float) -> list[Here]:
        """Those who have just said something through another process."""
        now = [somebody for people in self.elsewhere.values() for somebody in people.values() if somebody.said]
        told = (before.get(somebody.match, {}).get(somebody.who) for somebody in now)
        since = [max(known.said_at if known else 0.0, at - FRESH) for known in told]
        return [somebody for somebody, after in zip(now, since, strict=True) if somebody.said_at > after]

    async def learn(self, at: float) -> set[str]:
        """Ask the store who is connected to other processes; the tables where that has changed."""
        now: Elsewhere = {}
        for somebody in await self.store.elsewhere(self.process, at - ALIVE):
            others = now.setdefault(somebody.match, {})
            others[somebody.who] = _together((somebody, others.get(somebody.who, somebody)))
        before, self.elsewhere = self.elsewhere, now  # until then, what was known holds
        for match, people in before.items():
            for who in people.keys() - now.get(match, {}).keys():
                self._note(match, who, at)
        return {match for match in before.keys() | now.keys() if before.get(match) != now.get(match)}

    async def last_seen(self, match: str, who: str, now: float) -> float | None:
        """When this person last looked at this table, as far as is known; now, if they do."""
        own = _together(sockets) if (sockets := self._of(match, who)) else None
        if own and own.hidden is None:
            return now
        elsewhere = (await self.store.last_seen(match)).get(who)
        here = own.hidden if own else self.changed.get((match, who))
        return max((at for at in (here, elsewhere) if at is not None), default=None)


def _together(devices: Sequence[Connected | Here]) -> Here:
    """Somebody on several devices."""
    hidden = [device.hidden for device in devices if device.hidden is not None]
    name = next((device.name for device in devices if device.name), "")
    last = max(devices, key=lambda device: device.said_at)
    away = max(hidden) if len(hidden) == len(devices) else None
    return Here(last.match, last.who, away, name, last.said, last.said_at)
