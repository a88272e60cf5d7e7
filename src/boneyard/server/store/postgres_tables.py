"""The tables of a PostgreSQL database, and everything that is said to them."""

from collections.abc import Iterable, Sequence
from typing import Any

from boneyard.errors import BadInput
from boneyard.server.store import STRANGER, Entry, Here, Person, Row, Running
from boneyard.server.store import postgres_leases as leases
from boneyard.server.store import postgres_people as people
from boneyard.server.store import postgres_ratings as ratings
from boneyard.server.store.statements import RUNNING
from boneyard.server.store.writing import Kept

# COLLATE "C" orders texts as SQLite does. `tx` is the transaction that wrote a line: see news.
TABLES = """
CREATE TABLE boneyard (schema bigint NOT NULL);
CREATE TABLE matches (
    id text COLLATE "C" PRIMARY KEY, game text NOT NULL, version bigint NOT NULL, options text NOT NULL,
    commitment text NOT NULL, public boolean NOT NULL, created double precision NOT NULL, status text NOT NULL
);
CREATE INDEX matches_by_age ON matches (created, id);
CREATE INDEX matches_by_status ON matches (status, created, id);
CREATE TABLE events (
    match text COLLATE "C" NOT NULL REFERENCES matches, seq bigint NOT NULL, seat bigint, kind text NOT NULL,
    body text NOT NULL, at double precision NOT NULL, key text,
    tx bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint,
    PRIMARY KEY (match, seq), UNIQUE (match, key)
);
CREATE INDEX events_by_transaction ON events (tx);
CREATE TABLE secrets (
    match text COLLATE "C" NOT NULL REFERENCES matches, hand bigint NOT NULL, seed bytea NOT NULL,
    PRIMARY KEY (match, hand)
);
CREATE TABLE kept (name text COLLATE "C" PRIMARY KEY, value bytea NOT NULL);
"""
PEOPLE = "CREATE INDEX events_by_person ON events ((body::json ->> 'who')) WHERE kind = 'sat'"
PRESENCE = """
CREATE TABLE processes (id text COLLATE "C" PRIMARY KEY, alive double precision NOT NULL);
CREATE TABLE presence (
    match text COLLATE "C" NOT NULL, who text COLLATE "C" NOT NULL,
    process text COLLATE "C" NOT NULL REFERENCES processes ON DELETE CASCADE, gone double precision,
    PRIMARY KEY (match, who, process)
)
"""
LOOKING = """
ALTER TABLE presence ADD COLUMN hidden double precision;
ALTER TABLE presence ADD COLUMN name text NOT NULL DEFAULT '';
CREATE INDEX presence_now ON presence (process) WHERE gone IS NULL
"""
PUSH = """
CREATE TABLE subscriptions (
    endpoint text COLLATE "C" PRIMARY KEY, who text COLLATE "C" NOT NULL, at double precision NOT NULL
);
CREATE INDEX subscriptions_by_person ON subscriptions (who, at)
"""
SAID = """
ALTER TABLE presence ADD COLUMN said text NOT NULL DEFAULT '';
ALTER TABLE presence ADD COLUMN said_at double precision NOT NULL DEFAULT 0
"""
# From an empty database to this schema, one after the other.
MIGRATIONS = (TABLES, PEOPLE, PRESENCE, people.TABLES, LOOKING, PUSH, SAID, ratings.TABLES, people.ANALYSES)
SCHEMA = len(MIGRATIONS)
SUBSCRIBE = """
INSERT INTO subscriptions (endpoint, who, at) VALUES ($1, $2, $3)
ON CONFLICT (endpoint) DO UPDATE SET who = excluded.who, at = excluded.at
"""
NEWEST_ONLY = """
DELETE FROM subscriptions WHERE who = $1 AND endpoint NOT IN (
    SELECT endpoint FROM subscriptions WHERE who = $1 ORDER BY at DESC, endpoint LIMIT $2
)
"""
SUBSCRIPTIONS = "SELECT endpoint FROM subscriptions WHERE who = $1 ORDER BY at DESC, endpoint"
CHANNEL = people.CHANNEL
START = 2_828_000_000_001  # the lock of those who are making the tables

OF_PERSON = """
WHERE id IN (SELECT match FROM events WHERE kind = 'sat' AND body::json ->> 'who' = $1)
ORDER BY status = 'over', created DESC, id DESC LIMIT $2
"""
PLAYING_OF = """
WHERE status = 'playing' AND id IN (SELECT match FROM events WHERE kind = 'sat' AND body::json ->> 'who' = $1)
ORDER BY created DESC, id DESC LIMIT $2
"""
PLAYING = """
WHERE status = 'playing' AND public
AND (SELECT at FROM events WHERE match = id ORDER BY seq DESC LIMIT 1) >= $1
ORDER BY created DESC, id DESC LIMIT $2
"""
SOMEBODY_SITS = """
EXISTS (
    SELECT 1 FROM events AS sat WHERE sat.match = id AND sat.kind = 'sat' AND NOT EXISTS (
        SELECT 1 FROM events AS gone
        WHERE gone.match = id AND gone.kind = 'left' AND gone.seat = sat.seat AND gone.seq > sat.seq
    )
)
"""  # before the first deal, when who leaves is gone
LOBBY = f"""
WHERE status = 'open' AND public AND (created >= $1 OR {SOMEBODY_SITS}) ORDER BY created DESC, id DESC LIMIT $2
"""
ABANDONED = f"WHERE status = 'open' AND created < $1 AND NOT {SOMEBODY_SITS} ORDER BY created, id LIMIT $2"
ALIVE = "INSERT INTO processes VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET alive = excluded.alive"
HERE = """
INSERT INTO presence (match, who, process, hidden, name, said, said_at)
SELECT match, who, $1, hidden, name, said, said_at
FROM unnest($2::text[], $3::text[], $4::float8[], $5::text[], $6::text[], $7::float8[])
AS here (match, who, hidden, name, said, said_at)
ON CONFLICT (match, who, process) DO UPDATE SET gone = NULL, hidden = excluded.hidden, name = excluded.name,
said = excluded.said, said_at = excluded.said_at
"""
LEFT = """
UPDATE presence SET gone = $2 FROM unnest($3::text[], $4::text[]) AS gone_now (match, who)
WHERE presence.match = gone_now.match AND presence.who = gone_now.who AND process = $1
"""
FORGET = """
DELETE FROM presence USING unnest($2::text[], $3::text[]) AS strangers (match, who)
WHERE presence.match = strangers.match AND presence.who = strangers.who AND process = $1
"""
LAST_SEEN = """
SELECT who, max(coalesce(gone, hidden, alive)) FROM presence JOIN processes ON process = id
WHERE match = $1 GROUP BY who
"""
ELSEWHERE = """
SELECT match, who, hidden, name, said, said_at FROM processes JOIN presence ON process = id
WHERE id <> $1 AND alive >= $2 AND gone IS NULL
"""
# After a restore from a dump the transactions are counted anew, and old lines would look like the newest.
RECOUNT = "UPDATE events SET tx = 0 WHERE tx >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint"


async def make(db: Any) -> None:
    """Make the tables if need be; several processes may start at once."""
    async with db.transaction(isolation="read_committed"):
        await db.execute("SELECT pg_advisory_xact_lock($1)", START)
        known = await db.fetchval("SELECT to_regclass('boneyard')") is not None
        schema = await db.fetchval("SELECT schema FROM boneyard") if known else 0
        if schema > SCHEMA:
            raise BadInput("newer-schema", schema=schema, known=SCHEMA)
        for change in MIGRATIONS[schema:]:
            await db.execute(change)
        await db.execute("UPDATE boneyard SET schema = $1" if known else "INSERT INTO boneyard VALUES ($1)", SCHEMA)
        await db.execute(RECOUNT)
        await db.execute(leases.TABLES)


async def keep(db: Any, name: str, value: bytes, replace: bool) -> bytes | None:
    """Keep a value if there is none or it is to be replaced; the old one."""
    async with db.transaction(isolation="read_committed"):
        if await db.fetchval("INSERT INTO kept VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING true", name, value):
            return None
        old: bytes = await db.fetchval("SELECT value FROM kept WHERE name = $1 FOR UPDATE", name)
        if replace:
            await db.execute("UPDATE kept SET value = $2 WHERE name = $1", name, value)
    return old


async def kept(db: Any) -> dict[str, bytes]:
    """All the values by name."""
    return dict(await db.fetch("SELECT name, value FROM kept ORDER BY name"))


async def be_present(db: Any, process: str, at: float, here: Sequence[Here], left: Sequence[Person]) -> None:
    """Say that a process is alive, and who came, changed and left."""
    async with db.transaction(isolation="read_committed"):
        await db.execute(ALIVE, process, at)
        if here:
            await db.execute(HERE, process, *columns(here))
        if left:
            await db.execute(LEFT, process, at, *columns(left))
        if strangers := [person for person in left if person[1].startswith(STRANGER)]:
            await db.execute(FORGET, process, *columns(strangers))


async def last_seen(db: Any, match: str) -> dict[str, float]:
    """When each person last looked at a match."""
    return dict(await db.fetch(LAST_SEEN, match))


async def elsewhere(db: Any, process: str, since: float) -> list[Here]:
    """Everybody who is connected to other processes that are alive."""
    return [Here(*row) for row in await db.fetch(ELSEWHERE, process, since)]


async def rows(db: Any, where: str, *values: object) -> list[Row]:
    """The rows of some matches."""
    return [Row(*row) for row in await db.fetch(f"SELECT * FROM matches {where}", *values)]


async def running(db: Any) -> list[Running]:
    """All matches that are being played."""
    return [Running(*row) for row in await db.fetch(RUNNING)]


async def entries(db: Any, match: str, after: int = 0) -> list[Entry]:
    """The lines of a log after this number, in order."""
    lines = "SELECT seq, seat, kind, body, at, key FROM events WHERE match = $1 AND seq > $2 ORDER BY seq"
    return [Entry(*line) for line in await db.fetch(lines, match, after)]


async def secrets(db: Any, match: str) -> dict[int, bytes]:
    """The seeds of a match by hand."""
    return dict(await db.fetch("SELECT hand, seed FROM secrets WHERE match = $1 ORDER BY hand", match))


async def oldest(db: Any, created: float, match: str) -> Kept | None:
    """The oldest match that is younger than this one, as it is at one moment."""
    async with db.transaction(isolation="repeatable_read", readonly=True):
        for row in await rows(db, "WHERE (created, id) > ($1, $2) ORDER BY created, id LIMIT 1", created, match):
            return row, await entries(db, row.id), await secrets(db, row.id)
    return None


def columns(values: Iterable[Sequence[object]]) -> list[tuple[object, ...]]:
    """Rows as the columns that `unnest` takes."""
    return list(zip(*values, strict=True))
