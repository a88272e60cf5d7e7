"""The two servers of bench/server.py: `python -m bench.server_sides boneyard|reference PORT DATABASE`.

The reference is the same envelope without rules: the same socket handling, the same store with its group commit, the
same number of messages; but a move is written unchecked, and what everybody is told are a few constant words.
"""

import asyncio
import json
import sys
import time
from typing import cast

from boneyard.server import serve
from boneyard.server.app import application
from boneyard.server.bots.pool import Bots
from boneyard.server.identity import open_signer
from boneyard.server.limits import Limits
from boneyard.server.socket import conversation
from boneyard.server.store import Row, Store
from boneyard.server.store.opening import open_store
from boneyard.server.tables import log
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.listener import Listener
from boneyard.server.tables.log import Moved

MANY = 1e9
LIMITS = Limits(
    sockets=100_000,
    asks_per_second=MANY,
    asks_at_once=MANY,
    frames_per_second=MANY,
    frames_at_once=MANY,
    sockets_per_address=100_000,
)
SEATS = 4


class Numbered:
    """A table of which nothing is known but its name and how many lines it has."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.seq = 1


class Bare:
    """A desk without rules."""

    def __init__(self, store: Store, name: str) -> None:
        self.store = store
        self.table = Numbered(name)
        self.users, self.used, self.free = 0, 0.0, False
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()

    async def move(self, who: str, seat: int, action: str, key: str, seq: int | None) -> int:
        """Write a move, and then tell it."""
        async with self.lock:
            entry = log.entry(self.table.seq + 1, Moved(seat, action), time.time(), key)
            await self.store.append(self.table.id, [entry])
            self.table.seq += 1
            for listener in tuple(self.listeners):
                listener.put(self.step(listener.eye))
            return self.table.seq

    def step(self, eye: int | None) -> str:
        """What somebody is told: the seats take turns."""
        actions = ["5-6@b"] if eye == self.table.seq % SEATS else []
        return json.dumps(
            {"t": "step", "seq": self.table.seq, "hand": {"dealing": False, "actions": actions}}, separators=(",", ":")
        )


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


class Echo(conversation.Conversation):
    """A conversation that begins without a look at the table."""

    async def _greet(self) -> None:
        bare = cast(Bare, self.desk)
        self.listener.eye = int(self.socket.query_params["seat"])
        self.listener.put(bare.step(self.listener.eye))
        bare.listeners.add(self.listener)


async def bare_hub(database: str) -> Hub:
    store = await open_store(database)
    return BareHub(store, await open_signer(store, time.time()), Bots(0), LIMITS)


def main(side: str, port: str, database: str) -> None:
    config = serve.config(serve.Settings(database, "127.0.0.1", int(port), LIMITS))
    if side == "reference":
        setattr(conversation, "Conversation", Echo)  # noqa: B010 - what table_socket begins
        config.app = application(lambda: bare_hub(database))
    serve.run(config)


if __name__ == "__main__":
    main(*sys.argv[1:])
