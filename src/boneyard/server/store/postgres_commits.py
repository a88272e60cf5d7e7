"""Group commit to a PostgreSQL database: moves by one statement, all else by a few, however many wait."""

import contextlib
from collections.abc import Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from boneyard.server.store import Repeated, Stale
from boneyard.server.store import postgres_people as people
from boneyard.server.store.batches import Outcome
from boneyard.server.store.postgres_tables import CHANNEL, columns
from boneyard.server.store.writing import Log, Writing

NEW = "INSERT INTO matches VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING true"
LOCK = "SELECT FROM matches WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE"
ENDS = "SELECT id, (SELECT coalesce(max(seq), 0) FROM events WHERE match = id) FROM matches WHERE id = ANY ($1)"
KEYS = """
SELECT match, key, seq FROM events JOIN unnest($1::text[], $2::text[]) AS asked (match, key) USING (match, key)
"""
HANDS = "SELECT match, hand FROM secrets WHERE match = ANY ($1)"
LINES = f"""
WITH written AS (
    INSERT INTO events (match, seq, seat, kind, body, at, key)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::float8[], $7::text[])
    RETURNING match, seq
)
SELECT pg_notify('{CHANNEL}', match || ':' || max(seq)) FROM written GROUP BY match
"""
MOVES = f"""
WITH locked AS MATERIALIZED (SELECT id FROM matches WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE), written AS (
    INSERT INTO events (match, seq, seat, kind, body, at, key)
    SELECT new.match, CASE WHEN id IS NOT NULL AND EXISTS (
        SELECT FROM events WHERE events.match = new.match AND events.seq = new.seq - 1
    ) THEN new.seq END, seat, kind, body, at, key
    FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::float8[], $7::text[])
    AS new (match, seq, seat, kind, body, at, key) LEFT JOIN locked ON id = new.match
    RETURNING match, seq
)
SELECT pg_notify('{CHANNEL}', match || ':' || seq) FROM written
"""  # a line that does not follow the last one of its log has no number, and so the table refuses all of them
SEEDS = "INSERT INTO secrets SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])"
STATUSES = """
UPDATE matches SET status = new.status FROM unnest($1::text[], $2::text[]) AS new (id, status) WHERE matches.id = new.id
"""


async def commit(db: Any, batch: Sequence[Writing]) -> list[Outcome]:
    """Write what may be written, in one transaction."""
    if all(writing.is_line for writing in batch):
        with contextlib.suppress(asyncpg.IntegrityConstraintViolationError):  # which one it was is found out below
            await db.execute(MOVES, *columns([(writing.match, *writing.entries[0]) for writing in batch]))
            return [None] * len(batch)
    return await _commit_together(db, batch)


async def _commit_together(db: Any, batch: Sequence[Writing]) -> list[Outcome]:
    """Write what may be written by a few statements, however many wait."""
    async with db.transaction(isolation="read_committed"):
        fresh = await _create(db, batch)
        logs = await _logs(db, batch)
        outcomes = [_admitted(writing, fresh, logs) for writing in batch]
        await _write(db, [writing for writing, outcome in zip(batch, outcomes, strict=True) if outcome is None])
    return outcomes


async def _create(db: Any, batch: Sequence[Writing]) -> set[str]:
    """The matches that are new; of two with the same id, the first in the batch."""
    rows = sorted((writing.row for writing in batch if writing.row), key=lambda row: row.id)
    return {row.id for row in rows if await db.fetchval(NEW, *row)}


async def _logs(db: Any, batch: Sequence[Writing]) -> dict[str, Log]:
    """The ends of the logs that would be continued; until the commit nobody else can write to them."""
    matches = sorted({writing.match for writing in batch})
    await db.execute(LOCK, matches)  # in order, so that two processes never wait for each other
    logs = {match: Log(last) for match, last in await db.fetch(ENDS, matches)}
    keys = [(writing.match, key) for writing in batch for key in writing.keys]
    for match, key, seq in await db.fetch(KEYS, *columns(keys)) if keys else ():
        logs[match].keys[key] = seq
    secret = [writing.match for writing in batch if writing.secrets]
    for match, hand in await db.fetch(HANDS, secret) if secret else ():
        logs[match].hands.add(hand)
    return logs


def _admitted(writing: Writing, fresh: set[str], logs: dict[str, Log]) -> Outcome:
    try:
        if writing.match not in logs or (writing.row and writing.match not in fresh):
            raise Stale(writing.match)
        logs[writing.match].admit(writing)
    except (Stale, Repeated) as error:
        return error
    fresh.discard(writing.match)
    return None


async def _write(db: Any, admitted: Sequence[Writing]) -> None:
    lines = [(writing.match, *entry) for writing in admitted for entry in writing.entries]
    seeds = [(writing.match, *secret) for writing in admitted for secret in writing.secrets]
    statuses = {writing.match: writing.status for writing in admitted if writing.status is not None}
    for statement, values in ((LINES, lines), (SEEDS, seeds), (STATUSES, list(statuses.items()))):
        if values:
            await db.execute(statement, *columns(values))
    for writing in admitted:
        if writing.derived is not None:
            await people.derive(db, writing.match, writing.derived)
