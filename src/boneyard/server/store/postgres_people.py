"""What a PostgreSQL database keeps of people: what they have played, and who wants to be forgotten."""

from collections.abc import Sequence
from typing import Any

from boneyard.server.store import Deleted, Derived, Entry, Result, Rewritten
from boneyard.server.store import postgres_ratings as ratings

CHANNEL = "boneyard"  # where a process tells the others which logs have grown
TABLES = """
CREATE TABLE results (
    match text COLLATE "C" NOT NULL REFERENCES matches, who text COLLATE "C" NOT NULL, at double precision NOT NULL,
    seated text NOT NULL, body text NOT NULL,
    PRIMARY KEY (match, who)
);
CREATE INDEX results_by_person ON results (who, at);
CREATE TABLE derived (match text COLLATE "C" PRIMARY KEY REFERENCES matches, version bigint NOT NULL);
CREATE TABLE deleted (digest text COLLATE "C" PRIMARY KEY, who text COLLATE "C", at double precision NOT NULL);
CREATE INDEX deleted_by_age ON deleted (at);
CREATE INDEX deleted_just_now ON deleted (who) WHERE who IS NOT NULL;
CREATE INDEX events_by_host ON events ((body::json ->> 'host')) WHERE kind = 'created'
"""
ANALYSES = """
CREATE TABLE analyses (
    match text COLLATE "C" PRIMARY KEY REFERENCES matches, version bigint NOT NULL, body text NOT NULL
)
"""
ANALYSIS = "SELECT body FROM analyses WHERE match = $1 AND version = $2"
KEEP_ANALYSIS = """
INSERT INTO analyses VALUES ($1, $2, $3)
ON CONFLICT (match) DO UPDATE SET version = excluded.version, body = excluded.body
"""
OF_PERSON = """
SELECT match, who, all_of.at, seated, CASE who WHEN $1 THEN body ELSE '' END
FROM results AS all_of JOIN (
    SELECT match, results.at AS over FROM results JOIN matches ON id = match WHERE who = $1 AND status = 'over'
) AS own USING (match) ORDER BY over DESC, match DESC, who
"""
UNDERIVED = """
SELECT id FROM matches WHERE status = 'over'
AND NOT EXISTS (SELECT 1 FROM derived WHERE match = id AND derived.version = $1)
ORDER BY created DESC, id DESC LIMIT $2
"""
LINES = """
SELECT match, seq, seat, kind, body, at, key FROM events WHERE kind = 'sat' AND body::json ->> 'who' = $1
UNION ALL
SELECT match, seq, seat, kind, body, at, key FROM events WHERE kind = 'created' AND body::json ->> 'host' = $1
"""
LAST = f"""
WITH written AS (
    INSERT INTO events (match, seq, seat, kind, body, at)
    SELECT match, max(seq) + 1, $2::bigint, $3::text, $4::text, $5::float8 FROM events WHERE match = $1 GROUP BY match
    RETURNING match, seq
)
SELECT pg_notify('{CHANNEL}', match || ':' || seq) FROM written
"""
DELETED = "SELECT * FROM deleted WHERE at >= $1 UNION SELECT * FROM deleted WHERE who IS NOT NULL"
NOTE = "INSERT INTO deleted VALUES ($1, $2, $3) ON CONFLICT (digest) DO UPDATE SET who = excluded.who"


async def derive(db: Any, match: str, derived: Derived) -> None:
    """Replace the results of a match; its row is locked."""
    if derived.results is not None:
        await db.execute("DELETE FROM results WHERE match = $1", match)
        await db.executemany("INSERT INTO results VALUES ($1, $2, $3, $4, $5)", derived.results)
        await ratings.keep(db, match, derived.rated)
    marked = "INSERT INTO derived VALUES ($1, $2) ON CONFLICT (match) DO UPDATE SET version = excluded.version"
    await db.execute(marked, match, derived.version)


async def results_of(db: Any, who: str) -> list[Result]:
    """The results of the matches that a person has played; what they were to others is left out."""
    return [Result(*found) for found in await db.fetch(OF_PERSON, who)]


async def results_at(db: Any, match: str) -> list[Result]:
    """The results of a match."""
    return [Result(*found) for found in await db.fetch("SELECT * FROM results WHERE match = $1 ORDER BY who", match)]


async def underived(db: Any, version: int, limit: int) -> list[str]:
    """The newest matches whose results are missing."""
    return [found[0] for found in await db.fetch(UNDERIVED, version, limit)]


async def lines_of(db: Any, who: str) -> list[tuple[str, Entry]]:
    """The lines that name a person."""
    return [(found[0], Entry(*found[1:])) for found in map(tuple, await db.fetch(LINES, who))]


async def rewrite(db: Any, matches: Sequence[Rewritten]) -> None:
    """Change lines, and write a last line to each log."""
    async with db.transaction(isolation="read_committed"):
        names = sorted(match for match, _, _ in matches)
        await db.execute("SELECT FROM matches WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE", names)
        for match, bodies, end in matches:
            changed = [(body, match, seq) for seq, body in bodies.items()]
            await db.executemany("UPDATE events SET body = $1 WHERE match = $2 AND seq = $3", changed)
            await db.execute(LAST, match, end.seat, end.kind, end.body, end.at)


async def delete_person(db: Any, deleted: Deleted) -> None:
    """Note that somebody had themselves deleted."""
    await db.execute(NOTE, *deleted)


async def deleted(db: Any, since: float) -> list[Deleted]:
    """Those who had themselves deleted since then, or who may still leave traces."""
    found = await db.fetch(DELETED, since)
    return [Deleted(*each) for each in found]


async def forget(db: Any, who: str) -> None:
    """Forget what a person has played, how strong they are, and where they were."""
    async with db.transaction(isolation="read_committed"):
        await ratings.lock(db)
        await db.execute("DELETE FROM results WHERE who = $1", who)
        await db.execute("DELETE FROM presence WHERE who = $1", who)
        await db.execute(ratings.FORGET, who)
