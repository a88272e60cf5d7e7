"""Presence: who is connected to which table, through any server process."""

import secrets
from collections import Counter
from collections.abc import Callable

from boneyard.server.store import Person, Store


class Presence:
    """The people connected to this process, told to the other processes through the store."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.process = secrets.token_hex(8)
        self.store = store
        self.now = now
        self.sockets: Counter[Person] = Counter()
        self.changed: dict[Person, float] = {}  # who came or left since the store was told, and when

    def came(self, match: str, who: str) -> None:
        """Somebody opened a socket at a table."""
        self.sockets[match, who] += 1
        self.changed[match, who] = self.now()

    def left(self, match: str, who: str) -> None:
        """A socket of somebody closed."""
        self.sockets[match, who] -= 1
        if not self.sockets[match, who]:
            del self.sockets[match, who]
        self.changed[match, who] = self.now()

    async def publish(self) -> None:
        """Tell the store that this process is alive, and what changed."""
        told, self.changed = self.changed, {}
        came = [person for person in told if person in self.sockets]
        left = [person for person in told if person not in self.sockets]
        try:
            await self.store.be_present(self.process, self.now(), came, left)
        except BaseException:
            self.changed = told | self.changed
            raise

    async def last_seen(self, match: str, who: str) -> float | None:
        """When this person was last connected to this table, as far as is known."""
        if (match, who) in self.sockets:
            return self.now()
        elsewhere = (await self.store.last_seen(match)).get(who)
        here = self.changed.get((match, who))
        return max((at for at in (here, elsewhere) if at is not None), default=None)
