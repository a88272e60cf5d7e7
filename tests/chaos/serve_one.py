"""A server process: `python -m tests.chaos.serve_one PORT DATABASE [hasty|shared]`.

Hasty is the mistake that the checker must find: a store that says of moves "written" first, and writes them afterwards.
"""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from boneyard.server import serve
from boneyard.server.limits import Limits
from boneyard.server.store import Derived, Entry, Secret, Store
from boneyard.server.store.opening import open_store

# Everybody in these tests has the same address, and plays as fast as the servers can.
PATIENT = Limits(asks_per_second=1e6, asks_at_once=1e6, frames_per_second=1e3, frames_at_once=1e3)
LATER = 0.2  # seconds


class Hasty:
    """Acknowledges moves before the commit, but keeps seats and deals: or nobody would play on after a crash."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.writing: asyncio.Task[None] | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(
        self,
        match: str,
        entries: Sequence[Entry],
        secrets: Sequence[Secret] = (),
        status: str | None = None,
        derived: Derived | None = None,
    ) -> None:
        """Of a move, return at once; write after what came before."""
        hasty = entries[0].kind == "moved"
        writing = self._write(self.writing, LATER if hasty else 0.0, match, entries, secrets, status, derived)
        self.writing = asyncio.create_task(writing)
        if not hasty:
            await self.writing

    async def _write(self, before: asyncio.Task[None] | None, seconds: float, *writing: Any) -> None:
        await asyncio.sleep(seconds)
        if before is not None:
            await before
        await self.store.append(*writing)


async def open_hasty(address: str | Path, shared: bool = False) -> Store:
    """The store at this address, spoilt."""
    return Hasty(await open_store(address, shared))


def main(port: str, database: str, how: str = "") -> None:
    if how == "hasty":
        setattr(serve, "open_store", open_hasty)  # noqa: B010 - a name that serve only borrows
    serve.serve(serve.Settings(database, "127.0.0.1", int(port), PATIENT, shared=how == "shared"))


if __name__ == "__main__":
    main(*sys.argv[1:])
