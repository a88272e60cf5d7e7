"""Presence: who is connected to which table, through any server process."""

import secrets
from collections import Counter

from boneyard.server.store import Person, Store


class Presence:
    """The people connected to this process, told to the other processes through the store."""

    def __init__(self, store: Store) -> None:
        self.process = secrets.token_hex(8)
        self.store = store
        self.sockets: Counter[Person] = Counter()
        self.changed: dict[Person, float] = {}  # who came or left since the store was told, and when

    def came(self, match: str, who: str, at: float) -> None:
        """Somebody opened a socket at a table."""
        self.sockets[match, who] += 1
        self.changed[match, who] = at

    def left(self, match: str, who: str, at: float) -> None:
        """A socket of somebody closed."""
        self.sockets[match, who] -= 1
        if not self.sockets[match, who]:
            del self.sockets[match, who]
        self.changed[match, who] = at

    async def publish(self, at: float) -> None:
        """Tell the store that this process is alive, and what changed."""
        told, self.changed = self.changed, {}
        came = [person for person in told if person in self.sockets]
        left = [person for person in told if person not in self.sockets]
        try:
            await self.store.be_present(self.process, at, came, left)
        except BaseException:
            self.changed = told | self.changed
            raise

    async def last_seen(self, match: str, who: str, now: float) -> float | None:
        """When this person was last connected to this table, as far as is known; now, if they are."""
        if (match, who) in self.sockets:
            return now
        elsewhere = (await self.store.last_seen(match)).get(who)
        here = self.changed.get((match, who))
        return max((at for at in (here, elsewhere) if at is not None), default=None)
