"""What a SQLite file keeps of ratings: the seats of matches that count, and the strengths after each."""

import sqlite3
from collections.abc import Sequence

from boneyard.ratings import Strength
from boneyard.server.store import Rate, Rated, Rating, Standing

TABLES = """
CREATE TABLE ratings (
    match text NOT NULL REFERENCES matches, seat integer NOT NULL, who text, game text NOT NULL,
    players integer NOT NULL, at real NOT NULL, side integer NOT NULL, place integer NOT NULL,
    mu real, sigma real, matches integer,
    PRIMARY KEY (match, seat)
);
CREATE INDEX ratings_in_order ON ratings (game, players, at, match, seat);
CREATE INDEX ratings_by_person ON ratings (who, game, players, at, match);
CREATE INDEX ratings_missing ON ratings (at, match) WHERE mu IS NULL
"""
SEATS = "match, seat, who, game, players, at, side, place"
FIRST = "SELECT game, players, at, match FROM ratings WHERE mu IS NULL ORDER BY at, match LIMIT 1"
UNRATE = """
UPDATE ratings SET mu = NULL, sigma = NULL, matches = NULL
WHERE game = ? AND players = ? AND (at, match) >= (?, ?) AND mu IS NOT NULL
"""
NEXT = f"""
SELECT {SEATS} FROM ratings WHERE game = ?1 AND players = ?2 AND (at, match) >= (?3, ?4)
ORDER BY at, match, seat LIMIT ?5 * ?2
"""
BEFORE = """
SELECT mu, sigma, matches FROM ratings WHERE who = ? AND game = ? AND players = ? AND mu IS NOT NULL
ORDER BY at DESC, match DESC LIMIT 1
"""
STANDINGS = """
SELECT game, players, mu, sigma, matches FROM ratings AS newest WHERE who = ?1 AND mu IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM ratings AS later WHERE later.who = ?1 AND later.game = newest.game
    AND later.players = newest.players AND later.mu IS NOT NULL AND (later.at, later.match) > (newest.at, newest.match)
) ORDER BY matches DESC, game, players
"""
ALL = f"SELECT {SEATS}, mu, sigma, matches FROM ratings ORDER BY game, players, at, match, seat"
OF_MATCH = f"SELECT {SEATS}, mu, sigma, matches FROM ratings WHERE match = ? ORDER BY seat"
RATED = "UPDATE ratings SET mu = ?, sigma = ?, matches = ? WHERE match = ? AND seat = ?"
FORGET = "UPDATE ratings SET who = NULL, mu = NULL, sigma = NULL, matches = NULL WHERE who = ?"


def keep(db: sqlite3.Connection, match: str, rated: Sequence[Rated]) -> None:
    """Replace the seats of a match that count, if they have changed; what was rated after it is rated again."""
    known = [seat for seat, _ in ratings(db, match)]
    if known == list(rated):
        return
    if known:
        db.execute(UNRATE, (known[0].game, known[0].players, known[0].at, match))
    db.execute("DELETE FROM ratings WHERE match = ?", (match,))
    db.executemany(f"INSERT INTO ratings ({SEATS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rated)


def ratings(db: sqlite3.Connection, match: str | None = None) -> list[Rating]:
    """The seats of a match that count, or of all of them, with the strengths after it."""
    found = db.execute(ALL) if match is None else db.execute(OF_MATCH, (match,))
    return [(Rated(*row[:8]), None if row[8] is None else Strength(*row[8:])) for row in found]


def rate(db: sqlite3.Connection, how: Rate, limit: int) -> int:
    """Rate the oldest matches that are not rated."""
    if db.execute(FIRST).fetchone() is None:
        return 0
    db.execute("BEGIN IMMEDIATE")
    try:
        seats = _rate(db, how, limit)
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
    return len({seat.match for seat in seats})


def _rate(db: sqlite3.Connection, how: Rate, limit: int) -> list[Rated]:
    first = db.execute(FIRST).fetchone()
    if first is None:  # another process was faster
        return []
    db.execute(UNRATE, first)
    seats = [Rated._make(row) for row in db.execute(NEXT, (*first, limit))]
    people = {seat.who for seat in seats if seat.who is not None}
    found = {who: db.execute(BEFORE, (who, *first[:2])).fetchone() for who in people}
    after = how(seats, {who: Strength(*row) for who, row in found.items() if row is not None})
    done = [(*strength, seat.match, seat.seat) for seat, strength in zip(seats, after, strict=True)]
    db.executemany(RATED, done)
    return seats


def unrate(db: sqlite3.Connection) -> None:
    """Forget all strengths."""
    db.execute("UPDATE ratings SET mu = NULL, sigma = NULL, matches = NULL")


def standings(db: sqlite3.Connection, who: str) -> list[Standing]:
    """The newest strengths of a person."""
    found = db.execute(STANDINGS, (who,))
    return [Standing(game, players, Strength(*strength)) for game, players, *strength in found]
