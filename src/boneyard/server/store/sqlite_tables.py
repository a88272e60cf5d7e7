"""The tables of a SQLite file, and everything that is said to them."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep

from boneyard.errors import BadInput
from boneyard.server.store import STRANGER, Entry, Here, Person, Row, Running
from boneyard.server.store import sqlite_people as people
from boneyard.server.store import sqlite_ratings as ratings
from boneyard.server.store.statements import RUNNING
from boneyard.server.store.writing import Kept

TABLES = """
CREATE TABLE matches (
    id text PRIMARY KEY, game text NOT NULL, version integer NOT NULL, options text NOT NULL,
    commitment text NOT NULL, public integer NOT NULL, created real NOT NULL, status text NOT NULL
);
CREATE INDEX matches_by_age ON matches (created, id);
CREATE INDEX matches_by_status ON matches (status, created, id);
CREATE TABLE events (
    match text NOT NULL REFERENCES matches, seq integer NOT NULL, seat integer, kind text NOT NULL,
    body text NOT NULL, at real NOT NULL, key text,
    PRIMARY KEY (match, seq), UNIQUE (match, key)
);
CREATE TABLE secrets (
    match text NOT NULL REFERENCES matches, hand integer NOT NULL, seed blob NOT NULL,
    PRIMARY KEY (match, hand)
);
CREATE TABLE kept (name text PRIMARY KEY, value blob NOT NULL);
"""
PEOPLE = "CREATE INDEX events_by_person ON events (json_extract(body, '$.who')) WHERE kind = 'sat'"
PRESENCE = """
CREATE TABLE processes (id text PRIMARY KEY, alive real NOT NULL);
CREATE TABLE presence (
    match text NOT NULL, who text NOT NULL, process text NOT NULL REFERENCES processes ON DELETE CASCADE, gone real,
    PRIMARY KEY (match, who, process)
)
"""
LOOKING = """
ALTER TABLE presence ADD COLUMN hidden real;
ALTER TABLE presence ADD COLUMN name text NOT NULL DEFAULT '';
CREATE INDEX presence_now ON presence (process) WHERE gone IS NULL
"""
PUSH = """
CREATE TABLE subscriptions (endpoint text PRIMARY KEY, who text NOT NULL, at real NOT NULL);
CREATE INDEX subscriptions_by_person ON subscriptions (who, at)
"""
SAID = """
ALTER TABLE presence ADD COLUMN said text NOT NULL DEFAULT '';
ALTER TABLE presence ADD COLUMN said_at real NOT NULL DEFAULT 0
"""
# From an empty file to this schema, one after the other.
MIGRATIONS = (TABLES, PEOPLE, PRESENCE, people.TABLES, LOOKING, PUSH, SAID, ratings.TABLES, people.ANALYSES)
SCHEMA = len(MIGRATIONS)
SUBSCRIBE = """
INSERT INTO subscriptions (endpoint, who, at) VALUES (?, ?, ?)
ON CONFLICT (endpoint) DO UPDATE SET who = excluded.who, at = excluded.at
"""
NEWEST_ONLY = """
DELETE FROM subscriptions WHERE who = ? AND endpoint NOT IN (
    SELECT endpoint FROM subscriptions WHERE who = ? ORDER BY at DESC, endpoint LIMIT ?
)
"""
SUBSCRIPTIONS = "SELECT endpoint FROM subscriptions WHERE who = ? ORDER BY at DESC, endpoint"
OF_PERSON = """
WHERE id IN (SELECT match FROM events WHERE kind = 'sat' AND json_extract(body, '$.who') = ?)
ORDER BY status = 'over', created DESC, id DESC LIMIT ?
"""
PLAYING_OF = """
WHERE status = 'playing' AND id IN (SELECT match FROM events WHERE kind = 'sat' AND json_extract(body, '$.who') = ?)
ORDER BY created DESC, id DESC LIMIT ?
"""
PLAYING = """
WHERE status = 'playing' AND public
AND (SELECT at FROM events WHERE match = id ORDER BY seq DESC LIMIT 1) >= ?
ORDER BY created DESC, id DESC LIMIT ?
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
WHERE status = 'open' AND public AND (created >= ? OR {SOMEBODY_SITS}) ORDER BY created DESC, id DESC LIMIT ?
"""
ABANDONED = f"WHERE status = 'open' AND created < ? AND NOT {SOMEBODY_SITS} ORDER BY created, id LIMIT ?"
HERE = """
INSERT INTO presence (match, who, hidden, name, said, said_at, process) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (match, who, process) DO UPDATE SET gone = NULL, hidden = excluded.hidden, name = excluded.name,
said = excluded.said, said_at = excluded.said_at
"""
LEFT = "UPDATE presence SET gone = ? WHERE match = ? AND who = ? AND process = ?"
FORGET = "DELETE FROM presence WHERE match = ? AND who = ? AND process = ?"
LAST_SEEN = """
SELECT who, max(coalesce(gone, hidden, alive)) FROM presence JOIN processes ON process = id WHERE match = ? GROUP BY who
"""
ELSEWHERE = """
SELECT match, who, hidden, name, said, said_at FROM processes JOIN presence ON process = id
WHERE id <> ? AND alive >= ? AND gone IS NULL
"""
PATIENCE = 30  # seconds to wait for another process that writes to the same file


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on the disk."""
    url = f"{path.as_uri()}?mode=rw"  # never a new file beside the one that was made
    db = sqlite3.connect(url, timeout=PATIENCE, isolation_level=None, check_same_thread=False, uri=True)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA fullfsync = ON")  # on a Mac, only this makes the disk flush
    db.execute("PRAGMA foreign_keys = ON")
    return db


def make(path: Path) -> None:
    """Make the file and its tables if need be; it holds secrets, so only its owner may read a new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    db = connect(path)
    try:
        write_ahead(db)
        db.execute("BEGIN IMMEDIATE")  # several processes may start at once
        _make_tables(db, path)
        db.execute("COMMIT")
    finally:
        db.close()


def write_ahead(db: sqlite3.Connection) -> None:
    """Turn on the log; SQLite itself does not always wait here for others who do the same."""
    until = monotonic() + PATIENCE
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
            sleep(0.01)
        else:
            return


def _make_tables(db: sqlite3.Connection, path: Path) -> None:
    (schema,) = db.execute("PRAGMA user_version").fetchone()
    if schema > SCHEMA:
        raise BadInput("newer-schema-of", database=path, schema=schema, known=SCHEMA)
    if schema == 0 and db.execute("SELECT 1 FROM sqlite_master").fetchone():
        raise BadInput("foreign-database", database=path)
    for number, change in enumerate(MIGRATIONS[schema:], schema + 1):
        for statement in change.split(";"):
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {number}")


def keep(db: sqlite3.Connection, name: str, value: bytes, replace: bool) -> bytes | None:
    """Keep a value if there is none or it is to be replaced; the old one."""
    db.execute("BEGIN IMMEDIATE")
    try:
        old = kept(db).get(name)
        if old is None or replace:
            db.execute("INSERT OR REPLACE INTO kept VALUES (?, ?)", (name, value))
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
    return old


def kept(db: sqlite3.Connection) -> dict[str, bytes]:
    """All the values by name."""
    return dict(db.execute("SELECT name, value FROM kept ORDER BY name").fetchall())


def be_present(db: sqlite3.Connection, process: str, at: float, here: Sequence[Here], left: Sequence[Person]) -> None:
    """Say that a process is alive, and who came, changed and left."""
    db.execute("BEGIN IMMEDIATE")
    try:
        db.execute("INSERT OR IGNORE INTO processes VALUES (?, ?)", (process, at))
        db.execute("UPDATE processes SET alive = ? WHERE id = ?", (at, process))
        db.executemany(HERE, [(*somebody, process) for somebody in here])
        db.executemany(LEFT, [(at, *person, process) for person in left])
        db.executemany(FORGET, [(*person, process) for person in left if person[1].startswith(STRANGER)])
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def last_seen(db: sqlite3.Connection, match: str) -> dict[str, float]:
    """When each person last looked at a match."""
    return dict(db.execute(LAST_SEEN, (match,)).fetchall())


def elsewhere(db: sqlite3.Connection, process: str, since: float) -> list[Here]:
    """Everybody who is connected to other processes that are alive."""
    return [Here._make(row) for row in db.execute(ELSEWHERE, (process, since))]


def forget_processes(db: sqlite3.Connection, before: float) -> None:
    """Forget processes that ended long ago."""
    db.execute("DELETE FROM processes WHERE alive < ?", (before,))


def subscribe(db: sqlite3.Connection, who: str, endpoint: str, at: float, most: int) -> None:
    """Keep an endpoint of a push service."""
    db.execute("BEGIN IMMEDIATE")
    try:
        db.execute(SUBSCRIBE, (endpoint, who, at))
        db.execute(NEWEST_ONLY, (who, who, most))
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def forget_subscriptions(db: sqlite3.Connection, where: str = "", *values: object) -> None:
    """Forget some endpoints."""
    db.execute(f"DELETE FROM subscriptions {where}", values)


def subscriptions(db: sqlite3.Connection, who: str) -> list[str]:
    """The endpoints of a person, newest first."""
    return [endpoint for (endpoint,) in db.execute(SUBSCRIPTIONS, (who,))]


def seq_of(db: sqlite3.Connection, match: str, key: str) -> int | None:
    """The number of the line with this key."""
    found = db.execute("SELECT seq FROM events WHERE match = ? AND key = ?", (match, key)).fetchone()
    return found[0] if found else None


def rows(db: sqlite3.Connection, where: str, *values: object) -> list[Row]:
    """The rows of some matches."""
    found = db.execute(f"SELECT * FROM matches {where}", values).fetchall()
    return [row._replace(public=bool(row.public)) for row in map(Row._make, found)]


def running(db: sqlite3.Connection) -> list[Running]:
    """All matches that are being played."""
    return [Running._make(row)._replace(bots=bool(row[-1])) for row in db.execute(RUNNING)]


def entries(db: sqlite3.Connection, match: str, after: int = 0) -> list[Entry]:
    """The lines of a log after this number, in order."""
    lines = "SELECT seq, seat, kind, body, at, key FROM events WHERE match = ? AND seq > ? ORDER BY seq"
    return [Entry._make(line) for line in db.execute(lines, (match, after))]


def secrets(db: sqlite3.Connection, match: str) -> dict[int, bytes]:
    """The seeds of a match by hand."""
    return dict(db.execute("SELECT hand, seed FROM secrets WHERE match = ? ORDER BY hand", (match,)).fetchall())


def oldest(db: sqlite3.Connection, created: float, match: str) -> Kept | None:
    """The oldest match that is younger than this one, as it is at one moment."""
    db.execute("BEGIN")
    try:
        for row in rows(db, "WHERE (created, id) > (?, ?) ORDER BY created, id LIMIT 1", created, match):
            return row, entries(db, row.id), secrets(db, row.id)
        return None
    finally:
        db.execute("COMMIT")


def marks(count: int) -> str:
    """Places for so many values in a statement."""
    return ", ".join("?" * count)
