"""What a PostgreSQL database keeps of ratings: the seats of matches that count, and the strengths after each."""

import asyncio
from collections.abc import Sequence
from typing import Any

from boneyard.ratings import Strength
from boneyard.server.store import Rate, Rated, Rating, Standing

TABLES = """
CREATE TABLE ratings (
    match text COLLATE "C" NOT NULL REFERENCES matches, seat bigint NOT NULL, who text COLLATE "C",
    game text COLLATE "C" NOT NULL, players bigint NOT NULL, at double precision NOT NULL, side bigint NOT NULL,
    place bigint NOT NULL, mu double precision, sigma double precision, matches bigint,
    PRIMARY KEY (match, seat)
);
CREATE INDEX ratings_in_order ON ratings (game, players, at, match, seat);
CREATE INDEX ratings_by_person ON ratings (who, game, players, at, match);
CREATE INDEX ratings_missing ON ratings (at, match) WHERE mu IS NULL
"""
LOCK = 2_828_000_000_002  # of those who rate
SEATS = "match, seat, who, game, players, at, side, place"
FIRST = "SELECT game, players, at, match FROM ratings WHERE mu IS NULL ORDER BY at, match LIMIT 1"
UNRATE = """
UPDATE ratings SET mu = NULL, sigma = NULL, matches = NULL
WHERE game = $1 AND players = $2 AND (at, match) >= ($3, $4) AND mu IS NOT NULL
"""
NEXT = f"""
SELECT {SEATS} FROM ratings WHERE game = $1 AND players = $2 AND (at, match) >= ($3, $4)
ORDER BY at, match, seat LIMIT $5::bigint * $2
"""
BEFORE = """
SELECT DISTINCT ON (who) who, mu, sigma, matches FROM ratings
WHERE who = ANY ($1) AND game = $2 AND players = $3 AND mu IS NOT NULL ORDER BY who, at DESC, match DESC
"""
STANDINGS = """
SELECT * FROM (
    SELECT DISTINCT ON (game, players) game, players, mu, sigma, matches FROM ratings
    WHERE who = $1 AND mu IS NOT NULL ORDER BY game, players, at DESC, match DESC
) AS newest ORDER BY matches DESC, game, players
"""
ALL = f"SELECT {SEATS}, mu, sigma, matches FROM ratings ORDER BY game, players, at, match, seat"
OF_MATCH = f"SELECT {SEATS}, mu, sigma, matches FROM ratings WHERE match = $1 ORDER BY seat"
RATED = "UPDATE ratings SET mu = $1, sigma = $2, matches = $3 WHERE match = $4 AND seat = $5"
FORGET = "UPDATE ratings SET who = NULL, mu = NULL, sigma = NULL, matches = NULL WHERE who = $1"


async def keep(db: Any, match: str, rated: Sequence[Rated]) -> None:
    """Replace the seats of a match that count, if they have changed; what was rated after it is rated again."""
    known = [seat for seat, _ in await ratings(db, match)]
    if known == list(rated):
        return
    if known:
        await lock(db)
        await db.execute(UNRATE, known[0].game, known[0].players, known[0].at, match)
    await db.execute("DELETE FROM ratings WHERE match = $1", match)
    await db.executemany(f"INSERT INTO ratings ({SEATS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", rated)


async def lock(db: Any) -> None:
    """Let nobody else rate until the transaction ends."""
    await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)


async def ratings(db: Any, match: str | None = None) -> list[Rating]:
    """The seats of a match that count, or of all of them, with the strengths after it."""
    found = await (db.fetch(ALL) if match is None else db.fetch(OF_MATCH, match))
    return [(Rated(*row[:8]), None if row[8] is None else Strength(*row[8:])) for row in map(tuple, found)]


async def rate(db: Any, how: Rate, limit: int) -> int:
    """Rate the oldest matches that are not rated."""
    if await db.fetchrow(FIRST) is None:
        return 0
    async with db.transaction(isolation="read_committed"):
        await lock(db)
        seats = await _rate(db, how, limit)
    return len({seat.match for seat in seats})


async def _rate(db: Any, how: Rate, limit: int) -> list[Rated]:
    first = await db.fetchrow(FIRST)
    if first is None:  # another process was faster
        return []
    await db.execute(UNRATE, *first)
    seats = [Rated(*row) for row in await db.fetch(NEXT, *first, limit)]
    people = list({seat.who for seat in seats if seat.who is not None})
    found = await db.fetch(BEFORE, people, first["game"], first["players"])
    before = {who: Strength(*strength) for who, *strength in map(tuple, found)}
    after = await asyncio.to_thread(how, seats, before)
    done = [(*strength, seat.match, seat.seat) for seat, strength in zip(seats, after, strict=True)]
    await db.executemany(RATED, done)
    return seats


async def standings(db: Any, who: str) -> list[Standing]:
    """The newest strengths of a person."""
    found = await db.fetch(STANDINGS, who)
    return [Standing(game, players, Strength(*strength)) for game, players, *strength in map(tuple, found)]
