"""What a SQLite file keeps of people: what they have played, and who wants to be forgotten."""

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence

from boneyard.server.store import Deleted, Derived, Entry, Result, Rewritten
from boneyard.server.store import sqlite_ratings as ratings

TABLES = """
CREATE TABLE results (
    match text NOT NULL REFERENCES matches, who text NOT NULL, at real NOT NULL,
    seated text NOT NULL, body text NOT NULL,
    PRIMARY KEY (match, who)
);
CREATE INDEX results_by_person ON results (who, at);
CREATE TABLE derived (match text PRIMARY KEY REFERENCES matches, version integer NOT NULL);
CREATE TABLE deleted (digest text PRIMARY KEY, who text, at real NOT NULL);
CREATE INDEX deleted_by_age ON deleted (at);
CREATE INDEX deleted_just_now ON deleted (who) WHERE who IS NOT NULL;
CREATE INDEX events_by_host ON events (json_extract(body, '$.host')) WHERE kind = 'created'
"""
ANALYSES = """
CREATE TABLE analyses (match text PRIMARY KEY REFERENCES matches, version integer NOT NULL, body text NOT NULL)
"""
OF_PERSON = """
SELECT match, who, all_of.at, seated, iif(who = ?1, body, '')
FROM results AS all_of JOIN (
    SELECT match, results.at AS over FROM results JOIN matches ON id = match WHERE who = ?1 AND status = 'over'
) USING (match) ORDER BY over DESC, match DESC, who
"""
UNDERIVED = """
SELECT id FROM matches WHERE status = 'over'
AND NOT EXISTS (SELECT 1 FROM derived WHERE match = id AND derived.version = ?)
ORDER BY created DESC, id DESC LIMIT ?
"""
LINES = """
SELECT match, seq, seat, kind, body, at, key FROM events WHERE kind = 'sat' AND json_extract(body, '$.who') = ?1
UNION ALL
SELECT match, seq, seat, kind, body, at, key FROM events WHERE kind = 'created' AND json_extract(body, '$.host') = ?1
"""
LAST = """
INSERT INTO events SELECT match, max(seq) + 1, ?2, ?3, ?4, ?5, NULL FROM events WHERE match = ?1 GROUP BY match
"""
DELETED = "SELECT * FROM deleted WHERE at >= ? UNION SELECT * FROM deleted WHERE who IS NOT NULL"
NOTE = "INSERT INTO deleted VALUES (?, ?, ?) ON CONFLICT (digest) DO UPDATE SET who = excluded.who"


def derive(db: sqlite3.Connection, match: str, derived: Derived) -> None:
    """Replace the results of a match."""
    if derived.results is not None:
        db.execute("DELETE FROM results WHERE match = ?", (match,))
        db.executemany("INSERT INTO results VALUES (?, ?, ?, ?, ?)", derived.results)
        ratings.keep(db, match, derived.rated)
    db.execute("INSERT OR REPLACE INTO derived VALUES (?, ?)", (match, derived.version))


def results_of(db: sqlite3.Connection, who: str) -> list[Result]:
    """The results of the matches that a person has played; what they were to others is left out."""
    return [Result._make(found) for found in db.execute(OF_PERSON, (who,))]


def results_at(db: sqlite3.Connection, match: str) -> list[Result]:
    """The results of a match."""
    return [Result._make(found) for found in db.execute("SELECT * FROM results WHERE match = ? ORDER BY who", (match,))]


def analysis(db: sqlite3.Connection, match: str, version: int) -> str | None:
    """The analysis of a match by this version."""
    found = db.execute("SELECT body FROM analyses WHERE match = ? AND version = ?", (match, version)).fetchone()
    return found[0] if found else None


def keep_analysis(db: sqlite3.Connection, match: str, version: int, body: str) -> None:
    """Keep the analysis of a match."""
    db.execute("INSERT OR REPLACE INTO analyses VALUES (?, ?, ?)", (match, version, body))


def underived(db: sqlite3.Connection, version: int, limit: int) -> list[str]:
    """The newest matches whose results are missing."""
    return [match for (match,) in db.execute(UNDERIVED, (version, limit))]


def lines_of(db: sqlite3.Connection, who: str) -> list[tuple[str, Entry]]:
    """The lines that name a person."""
    return [(match, Entry._make(line)) for match, *line in db.execute(LINES, (who,))]


def rewrite(db: sqlite3.Connection, matches: Sequence[Rewritten]) -> None:
    """Change lines, and write a last line to each log."""
    db.execute("PRAGMA secure_delete = ON")  # what was there is overwritten, not only given up
    with _transaction(db):
        for match, bodies, end in matches:
            changed = [(body, match, seq) for seq, body in bodies.items()]
            db.executemany("UPDATE events SET body = ? WHERE match = ? AND seq = ?", changed)
            db.execute(LAST, (match, end.seat, end.kind, end.body, end.at))


def delete_person(db: sqlite3.Connection, deleted: Deleted) -> None:
    """Note that somebody had themselves deleted."""
    db.execute("PRAGMA secure_delete = ON")
    db.execute(NOTE, deleted)


def deleted(db: sqlite3.Connection, since: float) -> list[Deleted]:
    """Those who had themselves deleted since then, or who may still leave traces."""
    found = db.execute(DELETED, (since,))
    return [Deleted._make(each) for each in found]


def forget(db: sqlite3.Connection, who: str) -> None:
    """Forget what a person has played, how strong they are, and where they were."""
    db.execute("PRAGMA secure_delete = ON")
    with _transaction(db):
        db.execute("DELETE FROM results WHERE who = ?", (who,))
        db.execute("DELETE FROM presence WHERE who = ?", (who,))
        db.execute(ratings.FORGET, (who,))


@contextlib.contextmanager
def _transaction(db: sqlite3.Connection) -> Iterator[None]:
    """All or nothing."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
