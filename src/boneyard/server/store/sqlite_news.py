"""What other processes write to a SQLite file: nobody tells, so it is looked up, many times a second.

The lines have numbers in the order in which they were written, and only one process writes at a time: whatever is
visible later has a higher number, so that nothing is missed.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator

from boneyard.server.store.sqlite_threads import Threads

LOOK_EVERY = 0.02  # seconds: so much longer others wait to see a move that was made through another process
LOOK = "SELECT match, max(seq), max(rowid) FROM events WHERE rowid > ? GROUP BY match"

News = list[tuple[str, int]]


class SqliteNews:
    """The newest line of each match that grew, as (match, seq), for one reader; its own lines are among them."""

    def __init__(self, readers: Threads) -> None:
        self._readers = readers
        self._since = 0

    async def start(self) -> None:
        """Whatever is written from now on is news."""
        self._since = await self._readers.ask(_newest)

    async def come(self) -> AsyncIterator[tuple[str, int]]:
        """The news as they come; never ends."""
        while True:
            for news in await self._look():
                yield news
            await asyncio.sleep(LOOK_EVERY)

    async def _look(self) -> News:
        try:
            found = await self._readers.ask(lambda db: db.execute(LOOK, (self._since,)).fetchall())
        except sqlite3.Error:  # whatever is written meanwhile is found by the next look
            return []
        self._since = max((number for *_, number in found), default=self._since)
        return [(match, seq) for match, seq, _ in found]


def _newest(db: sqlite3.Connection) -> int:
    newest: int = db.execute("SELECT coalesce(max(rowid), 0) FROM events").fetchone()[0]
    return newest
