"""The log in one SQLite file: one thread writes, a few others read."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Sequence
from pathlib import Path

from boneyard.errors import BadInput
from boneyard.server.store import (
    Deleted,
    Derived,
    Entry,
    Here,
    Person,
    Rate,
    Rating,
    Result,
    Rewritten,
    Row,
    Running,
    Secret,
    Standing,
)
from boneyard.server.store import sqlite_commits as commits
from boneyard.server.store import sqlite_people as people
from boneyard.server.store import sqlite_ratings as ratings
from boneyard.server.store import sqlite_tables as tables
from boneyard.server.store.batches import Batches, Done, Outcome
from boneyard.server.store.leases import Leases
from boneyard.server.store.sqlite_leases import SqliteLeases
from boneyard.server.store.sqlite_news import SqliteNews
from boneyard.server.store.sqlite_threads import Threads
from boneyard.server.store.writing import Kept, Writing

READERS = 4
NEWEST = "WHERE status = ? AND public >= ? ORDER BY created DESC, id DESC LIMIT ?"


async def open_sqlite(path: str | Path, shared: bool = False) -> "SqliteStore":
    """The store in this file, which is made if need be; other processes may share it."""
    path = Path(path).absolute()
    try:
        await asyncio.to_thread(tables.make, path)
    except (sqlite3.Error, OSError) as error:
        raise BadInput("sqlite-fails", database=path, reason=error) from None
    store = SqliteStore(path, shared)
    await store.start()
    return store


class SqliteStore:
    """The store of one server process, or of several on one machine if they know that they share it."""

    trouble: tuple[type[Exception], ...] = (sqlite3.Error, OSError)

    def __init__(self, path: Path, shared: bool = False) -> None:
        self._writer = Threads(path, 1, tables.connect)
        self._readers = Threads(path, READERS, tables.connect)
        self._batches = Batches[Writing](self._commit)
        self._leases = SqliteLeases(path) if shared else None
        self._news = SqliteNews(self._readers) if shared else None

    @property
    def leases(self) -> Leases | None:
        """Which process attends to which match, if there are several."""
        return self._leases

    async def start(self) -> None:
        """Know where the news begin."""
        if self._news:
            await self._news.start()

    async def create(self, row: Row, entries: Sequence[Entry], secrets: Sequence[Secret] = ()) -> None:
        """Write a new match with its first lines and seeds, all or nothing; raises Stale if it is there already."""
        await self._batches.put(Writing(row.id, entries, secrets, row=row).checked())

    def append(
        self,
        match: str,
        entries: Sequence[Entry],
        secrets: Sequence[Secret] = (),
        status: str | None = None,
        derived: Derived | None = None,
    ) -> Awaitable[None]:
        """Write lines at the end of a log, all or nothing; raises Stale or Repeated and then writes nothing."""
        return self._batches.put(Writing(match, entries, secrets, status, derived=derived).checked())

    async def row(self, match: str) -> Row | None:
        """The row of a match."""
        found = await self._readers.ask(lambda db: tables.rows(db, "WHERE id = ?", match))
        return found[0] if found else None

    async def rows(self, status: str, public_only: bool, limit: int) -> list[Row]:
        """The newest matches of this status."""
        return await self._readers.ask(lambda db: tables.rows(db, NEWEST, status, public_only, limit))

    async def rows_of(self, who: str, limit: int) -> list[Row]:
        """The newest matches in which this person took a seat."""
        return await self._readers.ask(lambda db: tables.rows(db, tables.OF_PERSON, who, limit))

    async def running(self) -> list[Running]:
        """All matches that are being played."""
        return await self._readers.ask(tables.running)

    async def playing_of(self, who: str, limit: int) -> list[Row]:
        """The newest matches being played in which this person took a seat."""
        return await self._readers.ask(lambda db: tables.rows(db, tables.PLAYING_OF, who, limit))

    async def playing(self, since: float, limit: int) -> list[Row]:
        """The newest public matches being played to which something was written since this moment."""
        return await self._readers.ask(lambda db: tables.rows(db, tables.PLAYING, since, limit))

    async def lobby(self, since: float, limit: int) -> list[Row]:
        """The newest public open matches that are no older than this, or at which somebody sits."""
        return await self._readers.ask(lambda db: tables.rows(db, tables.LOBBY, since, limit))

    async def abandoned(self, before: float, limit: int) -> list[Row]:
        """The oldest open matches from before this moment at which nobody sits."""
        return await self._readers.ask(lambda db: tables.rows(db, tables.ABANDONED, before, limit))

    async def read(self, match: str, after: int = 0) -> list[Entry]:
        """The lines of a log after this number, in order."""
        return await self._readers.ask(lambda db: tables.entries(db, match, after))

    async def seq_of(self, match: str, key: str) -> int | None:
        """The number of the line with this key, if there is one."""
        return await self._readers.ask(lambda db: tables.seq_of(db, match, key))

    async def secrets(self, match: str) -> dict[int, bytes]:
        """The seeds of a match by hand."""
        return await self._readers.ask(lambda db: tables.secrets(db, match))

    async def news(self) -> AsyncIterator[tuple[str, int]]:
        """What other processes write; nothing, ever, if there are none."""
        if self._news is None:
            await asyncio.get_running_loop().create_future()
            return
        async for news in self._news.come():
            yield news

    async def export(self) -> AsyncIterator[Kept]:
        """Everything, match by match, oldest first."""
        kept = await self._oldest(float("-inf"), "")
        while kept is not None:
            yield kept
            kept = await self._oldest(kept[0].created, kept[0].id)

    async def keep(self, name: str, value: bytes, replace: bool = False) -> bytes | None:
        """Keep a small value of the server under a name and give the old one, which stays unless replaced."""
        return await self._writer.ask(lambda db: tables.keep(db, name, value, replace))

    async def kept(self) -> dict[str, bytes]:
        """All the values of the server by name."""
        return await self._readers.ask(tables.kept)

    async def be_present(self, process: str, at: float, here: Sequence[Here], left: Sequence[Person]) -> None:
        """Say that a server process is alive, and who came to it, changed and left since it last said so."""
        await self._writer.ask(lambda db: tables.be_present(db, process, at, here, left))

    async def last_seen(self, match: str) -> dict[str, float]:
        """When each person last looked at this match, through any process."""
        return await self._readers.ask(lambda db: tables.last_seen(db, match))

    async def elsewhere(self, process: str, since: float) -> list[Here]:
        """Everybody who is connected to other processes that have been alive since this moment."""
        return await self._readers.ask(lambda db: tables.elsewhere(db, process, since))

    async def forget_processes(self, before: float) -> None:
        """Forget processes that were last alive before this moment, and who was connected to them."""
        await self._writer.ask(lambda db: tables.forget_processes(db, before))

    async def results_of(self, who: str) -> list[Result]:
        """Every result of the matches in which this person has one, the newest first."""
        return await self._readers.ask(lambda db: people.results_of(db, who))

    async def results_at(self, match: str) -> list[Result]:
        """The results of a match."""
        return await self._readers.ask(lambda db: people.results_at(db, match))

    async def rate(self, rate: Rate, limit: int) -> int:
        """Rate the oldest matches that are not rated; how many these were."""
        return await self._writer.ask(lambda db: ratings.rate(db, rate, limit))

    async def unrate(self) -> None:
        """Forget all strengths, so that every match is rated again."""
        await self._writer.ask(ratings.unrate)

    async def ratings(self, match: str | None = None) -> list[Rating]:
        """The seats of a match that counts for ratings, with the strengths after it; or of all, in their order."""
        return await self._readers.ask(lambda db: ratings.ratings(db, match))

    async def standings(self, who: str) -> list[Standing]:
        """The newest strengths of a person."""
        return await self._readers.ask(lambda db: ratings.standings(db, who))

    async def analysis(self, match: str, version: int) -> str | None:
        """The analysis of a match by this version, if it is kept."""
        return await self._readers.ask(lambda db: people.analysis(db, match, version))

    async def keep_analysis(self, match: str, version: int, body: str) -> None:
        """Keep the analysis of a match, in place of an older one."""
        await self._writer.ask(lambda db: people.keep_analysis(db, match, version, body))

    async def underived(self, version: int, limit: int) -> list[str]:
        """The newest matches that are over and whose results were not derived by this version."""
        return await self._readers.ask(lambda db: people.underived(db, version, limit))

    async def lines_of(self, who: str) -> list[tuple[str, Entry]]:
        """The lines in which this person sat down or made a table, with their matches."""
        return await self._readers.ask(lambda db: people.lines_of(db, who))

    async def rewrite(self, matches: Sequence[Rewritten]) -> None:
        """Change lines of logs and write a last line to each, all or nothing."""
        await self._writer.ask(lambda db: people.rewrite(db, matches))

    async def delete_person(self, deleted: Deleted) -> None:
        """Note that somebody had themselves deleted, or that nothing more can come from them."""
        await self._writer.ask(lambda db: people.delete_person(db, deleted))

    async def deleted(self, since: float) -> list[Deleted]:
        """Those who had themselves deleted since this moment, and those who may still leave traces."""
        return await self._readers.ask(lambda db: people.deleted(db, since))

    async def forget(self, who: str) -> None:
        """Forget the results and ratings of somebody, and when they were where."""
        await self._writer.ask(lambda db: people.forget(db, who))

    async def subscribe(self, who: str, endpoint: str, at: float, most: int) -> None:
        """Keep an endpoint of a push service for a person; of theirs only the newest stay."""
        await self._writer.ask(lambda db: tables.subscribe(db, who, endpoint, at, most))

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget an endpoint."""
        await self._writer.ask(lambda db: tables.forget_subscriptions(db, "WHERE endpoint = ?", endpoint))

    async def subscriptions(self, who: str) -> list[str]:
        """The endpoints of a person, newest first."""
        return await self._readers.ask(lambda db: tables.subscriptions(db, who))

    async def forget_subscriptions(self, who: str | None = None) -> None:
        """Forget the endpoints of a person, or everybody's."""
        where = ("",) if who is None else ("WHERE who = ?", who)
        await self._writer.ask(lambda db: tables.forget_subscriptions(db, *where))

    async def healthy(self) -> bool:
        """Whether the store answers."""
        try:
            await self._readers.ask(lambda db: tables.rows(db, "LIMIT 1"))
        except (sqlite3.Error, RuntimeError):  # RuntimeError: it is closed
            return False
        return True

    async def close(self) -> None:
        """Write what is waiting, and let go."""
        await self._batches.finish()
        if self._leases:
            await asyncio.to_thread(self._leases.close)
        await asyncio.to_thread(self._readers.close)
        await asyncio.to_thread(self._writer.close)

    async def _oldest(self, created: float, match: str) -> Kept | None:
        return await self._readers.ask(lambda db: tables.oldest(db, created, match))

    def _commit(self, batch: list[Writing], done: Done) -> None:
        def failed(error: Exception) -> list[Outcome]:
            return [error] * len(batch)

        self._writer.tell(lambda db: commits.commit(db, batch), failed, done)
