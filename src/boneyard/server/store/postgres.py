"""The log in a PostgreSQL database, which any number of server processes may share."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from functools import partial
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from boneyard.errors import BadInput, Phrase
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
    Stale,
    Standing,
)
from boneyard.server.store import postgres_commits as commits
from boneyard.server.store import postgres_people as people
from boneyard.server.store import postgres_ratings as ratings
from boneyard.server.store import postgres_tables as tables
from boneyard.server.store.batches import Batches, Done, Outcome
from boneyard.server.store.leases import Leases
from boneyard.server.store.news import PATIENCE, TROUBLE, News
from boneyard.server.store.postgres_leases import PostgresLeases
from boneyard.server.store.writing import Kept, Writing

CONNECTIONS = 8
LONGEST = 30.0  # seconds that one statement may take: nobody waits for ever for a database that hangs
NEWEST = "WHERE status = $1 AND public >= $2 ORDER BY created DESC, id DESC LIMIT $3"

# Something in a batch was refused and all of it is undone: each of them alone may still be fine.
REFUSED = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.TransactionRollbackError,
    asyncpg.DataError,
    asyncpg.InterfaceError,
)


async def open_postgres(url: str) -> "PostgresStore":
    """The store in this database; its tables are made if need be."""
    store = PostgresStore(url)
    try:
        async with asyncio.timeout(PATIENCE):
            await store.start()
    except (*TROUBLE, ValueError) as error:
        await store.close()
        if isinstance(error, BadInput):
            raise
        raise BadInput("postgres-fails", reason=str(error) or Phrase("no-answer")) from None
    return store


class PostgresStore:
    """The store of any number of server processes."""

    trouble: tuple[type[Exception], ...] = TROUBLE

    def __init__(self, url: str) -> None:
        connect = partial(asyncpg.connect, url, server_settings={"application_name": "boneyard news"})
        self._pool = asyncpg.create_pool(
            url, min_size=1, max_size=CONNECTIONS, command_timeout=LONGEST, init=self._met, reset=_as_it_is
        )
        self._news = News(connect, self._pool)
        self.leases: Leases | None = PostgresLeases(self._pool)
        self._batches = Batches[Writing](self._commit)
        self._committing: asyncio.Task[list[Outcome]] | None = None

    async def start(self) -> None:
        """Connect, and make the tables if need be."""
        await self._pool
        async with self._pool.acquire() as db:
            await tables.make(db)
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
        found = await tables.rows(self._pool, "WHERE id = $1", match)
        return found[0] if found else None

    async def rows(self, status: str, public_only: bool, limit: int) -> list[Row]:
        """The newest matches of this status."""
        return await tables.rows(self._pool, NEWEST, status, public_only, limit)

    async def rows_of(self, who: str, limit: int) -> list[Row]:
        """The newest matches in which this person took a seat."""
        return await tables.rows(self._pool, tables.OF_PERSON, who, limit)

    async def running(self) -> list[Running]:
        """All matches that are being played."""
        return await tables.running(self._pool)

    async def playing_of(self, who: str, limit: int) -> list[Row]:
        """The newest matches being played in which this person took a seat."""
        return await tables.rows(self._pool, tables.PLAYING_OF, who, limit)

    async def playing(self, since: float, limit: int) -> list[Row]:
        """The newest public matches being played to which something was written since this moment."""
        return await tables.rows(self._pool, tables.PLAYING, since, limit)

    async def lobby(self, since: float, limit: int) -> list[Row]:
        """The newest public open matches that are no older than this, or at which somebody sits."""
        return await tables.rows(self._pool, tables.LOBBY, since, limit)

    async def abandoned(self, before: float, limit: int) -> list[Row]:
        """The oldest open matches from before this moment at which nobody sits."""
        return await tables.rows(self._pool, tables.ABANDONED, before, limit)

    async def read(self, match: str, after: int = 0) -> list[Entry]:
        """The lines of a log after this number, in order."""
        return await tables.entries(self._pool, match, after)

    async def seq_of(self, match: str, key: str) -> int | None:
        """The number of the line with this key, if there is one."""
        seq: int | None = await self._pool.fetchval("SELECT seq FROM events WHERE match = $1 AND key = $2", match, key)
        return seq

    async def secrets(self, match: str) -> dict[int, bytes]:
        """The seeds of a match by hand."""
        return await tables.secrets(self._pool, match)

    def news(self) -> AsyncIterator[tuple[str, int]]:
        """The newest line of each match that another process writes to, since this was opened; for one reader."""
        return self._news.come()

    async def export(self) -> AsyncIterator[Kept]:
        """Everything, match by match, oldest first."""
        kept = await self._oldest(float("-inf"), "")
        while kept is not None:
            yield kept
            kept = await self._oldest(kept[0].created, kept[0].id)

    async def keep(self, name: str, value: bytes, replace: bool = False) -> bytes | None:
        """Keep a small value of the server under a name and give the old one, which stays unless replaced."""
        async with self._pool.acquire() as db:
            return await tables.keep(db, name, value, replace)

    async def kept(self) -> dict[str, bytes]:
        """All the values of the server by name."""
        return await tables.kept(self._pool)

    async def be_present(self, process: str, at: float, here: Sequence[Here], left: Sequence[Person]) -> None:
        """Say that a server process is alive, and who came to it, changed and left since it last said so."""
        async with self._pool.acquire() as db:
            await tables.be_present(db, process, at, here, left)

    async def last_seen(self, match: str) -> dict[str, float]:
        """When each person last looked at this match, through any process."""
        return await tables.last_seen(self._pool, match)

    async def elsewhere(self, process: str, since: float) -> list[Here]:
        """Everybody who is connected to other processes that have been alive since this moment."""
        return await tables.elsewhere(self._pool, process, since)

    async def forget_processes(self, before: float) -> None:
        """Forget processes that were last alive before this moment, and who was connected to them."""
        await self._pool.execute("DELETE FROM processes WHERE alive < $1", before)

    async def results_of(self, who: str) -> list[Result]:
        """Every result of the matches in which this person has one, the newest first."""
        return await people.results_of(self._pool, who)

    async def results_at(self, match: str) -> list[Result]:
        """The results of a match."""
        return await people.results_at(self._pool, match)

    async def rate(self, rate: Rate, limit: int) -> int:
        """Rate the oldest matches that are not rated; how many these were."""
        async with self._pool.acquire() as db:
            return await ratings.rate(db, rate, limit)

    async def unrate(self) -> None:
        """Forget all strengths, so that every match is rated again."""
        await self._pool.execute("UPDATE ratings SET mu = NULL, sigma = NULL, matches = NULL")

    async def ratings(self, match: str | None = None) -> list[Rating]:
        """The seats of a match that counts for ratings, with the strengths after it; or of all, in their order."""
        return await ratings.ratings(self._pool, match)

    async def standings(self, who: str) -> list[Standing]:
        """The newest strengths of a person."""
        return await ratings.standings(self._pool, who)

    async def analysis(self, match: str, version: int) -> str | None:
        """The analysis of a match by this version, if it is kept."""
        body: str | None = await self._pool.fetchval(people.ANALYSIS, match, version)
        return body

    async def keep_analysis(self, match: str, version: int, body: str) -> None:
        """Keep the analysis of a match, in place of an older one."""
        await self._pool.execute(people.KEEP_ANALYSIS, match, version, body)

    async def underived(self, version: int, limit: int) -> list[str]:
        """The newest matches that are over and whose results were not derived by this version."""
        return await people.underived(self._pool, version, limit)

    async def lines_of(self, who: str) -> list[tuple[str, Entry]]:
        """The lines in which this person sat down or made a table, with their matches."""
        return await people.lines_of(self._pool, who)

    async def rewrite(self, matches: Sequence[Rewritten]) -> None:
        """Change lines of logs and write a last line to each, all or nothing."""
        async with self._pool.acquire() as db:
            await people.rewrite(db, matches)

    async def delete_person(self, deleted: Deleted) -> None:
        """Note that somebody had themselves deleted, or that nothing more can come from them."""
        await people.delete_person(self._pool, deleted)

    async def deleted(self, since: float) -> list[Deleted]:
        """Those who had themselves deleted since this moment, and those who may still leave traces."""
        return await people.deleted(self._pool, since)

    async def forget(self, who: str) -> None:
        """Forget the results and ratings of somebody, and when they were where."""
        async with self._pool.acquire() as db:
            await people.forget(db, who)

    async def subscribe(self, who: str, endpoint: str, at: float, most: int) -> None:
        """Keep an endpoint of a push service for a person; of theirs only the newest stay."""
        async with self._pool.acquire() as db, db.transaction(isolation="read_committed"):
            await db.execute(tables.SUBSCRIBE, endpoint, who, at)
            await db.execute(tables.NEWEST_ONLY, who, most)

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget an endpoint."""
        await self._pool.execute("DELETE FROM subscriptions WHERE endpoint = $1", endpoint)

    async def subscriptions(self, who: str) -> list[str]:
        """The endpoints of a person, newest first."""
        return [endpoint for (endpoint,) in await self._pool.fetch(tables.SUBSCRIPTIONS, who)]

    async def forget_subscriptions(self, who: str | None = None) -> None:
        """Forget the endpoints of a person, or everybody's."""
        where = () if who is None else (who,)
        await self._pool.execute(f"DELETE FROM subscriptions{' WHERE who = $1' if where else ''}", *where)

    async def healthy(self) -> bool:
        """Whether the store answers."""
        try:
            await self._pool.execute("SELECT FROM matches LIMIT 1", timeout=PATIENCE)
        except TROUBLE:
            return False
        return True

    async def close(self) -> None:
        """Write what is waiting, and let go."""
        await self._batches.finish()
        self._news.close()
        await self._pool.close()

    async def _oldest(self, created: float, match: str) -> Kept | None:
        async with self._pool.acquire() as db:
            return await tables.oldest(db, created, match)

    def _commit(self, batch: list[Writing], done: Done) -> None:
        def told(task: asyncio.Task[list[Outcome]]) -> None:
            if not task.cancelled():
                done(task.result())

        self._committing = asyncio.create_task(self._outcomes(batch))
        self._committing.add_done_callback(told)

    async def _outcomes(self, batch: list[Writing]) -> list[Outcome]:
        try:
            return await self._committed(batch)
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            return [error] * len(batch)

    async def _committed(self, batch: list[Writing]) -> list[Outcome]:
        try:
            outcomes = await self._commit_together(batch)
        except REFUSED:
            outcomes = [await self._commit_alone(writing) for writing in batch]
        for writing, outcome in zip(batch, outcomes, strict=True):
            if outcome is None and writing.entries:
                self._news.wrote(writing.match, writing.entries[-1].seq)
        return outcomes

    async def _commit_together(self, batch: list[Writing]) -> list[Outcome]:
        async with self._pool.acquire() as db:
            return await commits.commit(db, batch)

    async def _commit_alone(self, writing: Writing) -> Outcome:
        try:
            (outcome,) = await self._commit_together([writing])
        except asyncpg.UniqueViolationError:
            return Stale(writing.match)
        except TROUBLE as error:
            return error
        return outcome

    async def _met(self, connection: Any) -> None:
        """A new connection of the pool."""
        self._news.ignore(connection)


async def _as_it_is(_connection: Any) -> None:
    """Spare the way to the database that would clean a connection after each use: we leave nothing behind."""
