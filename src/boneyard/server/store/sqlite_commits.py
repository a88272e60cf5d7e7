"""Group commit to a SQLite file: what continues logs by one statement, all else one by one."""

import sqlite3
from functools import cache

from boneyard.server.store import Repeated, Stale
from boneyard.server.store import sqlite_people as people
from boneyard.server.store.batches import Outcome
from boneyard.server.store.sqlite_tables import marks, secrets
from boneyard.server.store.writing import Log, Writing

LINES = """
INSERT INTO events SELECT column1,
CASE WHEN EXISTS (SELECT 1 FROM events WHERE match = new.column1 AND seq = new.column8) THEN column2 END,
column3, column4, column5, column6, column7 FROM (VALUES {rows}) AS new
"""  # a line that does not follow the last one of its log has no number, and so the table refuses all of them
PORTION = 64  # lines that are written by one statement


def commit(db: sqlite3.Connection, batch: list[Writing]) -> list[Outcome]:
    """Write what may be written, in one transaction."""
    try:
        if len(batch) <= PORTION and all(writing.is_line for writing in batch):
            _write_lines(db, batch)  # one statement is a transaction by itself
            return [None] * len(batch)
        return _commit_together(db, batch)
    except (sqlite3.IntegrityError, OverflowError):
        return commit_each(db, batch)  # which of them it was is found out one by one


def _commit_together(db: sqlite3.Connection, batch: list[Writing]) -> list[Outcome]:
    """Write what continues logs by few statements, and all else one by one; raises if a log cannot be continued."""
    db.execute("BEGIN IMMEDIATE")
    try:
        continued = [writing for writing in batch if writing.goes_on]
        _write_lines(db, continued)
        for writing in continued:
            _write_besides(db, writing)
        outcomes = [None if writing.goes_on else _attempt(db, writing) for writing in batch]
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
    return outcomes


def commit_each(db: sqlite3.Connection, batch: list[Writing]) -> list[Outcome]:
    """Write what may be written one after the other, in one transaction."""
    db.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_attempt(db, writing) for writing in batch]
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
    return outcomes


def _write_lines(db: sqlite3.Connection, writings: list[Writing]) -> None:
    """Continue these logs by as few statements as can be; raises IntegrityError if they have gone on meanwhile."""
    # After each statement the event loop has its turn, and the rest of the batch waits.
    lines = [(each.match, *entry, each.entries[0].seq - 1) for each in writings for entry in each.entries]
    for at in range(0, len(lines), PORTION):
        some = lines[at : at + PORTION]
        db.execute(_lines(len(some)), [value for line in some for value in line])


@cache
def _lines(count: int) -> str:
    return LINES.format(rows=", ".join([f"({marks(8)})"] * count))


def _attempt(db: sqlite3.Connection, writing: Writing) -> Outcome:
    db.execute("SAVEPOINT writing")
    try:
        _write(db, writing)
    except (Stale, Repeated, sqlite3.Error, OverflowError) as error:
        if not db.in_transaction:  # such as a full disk: SQLite has undone the whole batch
            raise
        db.execute("ROLLBACK TO writing")
        return error
    db.execute("RELEASE writing")
    return None


def _write(db: sqlite3.Connection, writing: Writing) -> None:
    match = writing.match
    _log(db, writing).admit(writing)
    db.executemany(f"INSERT INTO events VALUES ({marks(7)})", [(match, *entry) for entry in writing.entries])
    _write_besides(db, writing)
    if writing.derived is not None:
        people.derive(db, match, writing.derived)


def _write_besides(db: sqlite3.Connection, writing: Writing) -> None:
    """Write what comes with the lines of a log."""
    for secret in writing.secrets:
        db.execute(f"INSERT INTO secrets VALUES ({marks(3)})", (writing.match, *secret))
    if writing.status is not None:
        db.execute("UPDATE matches SET status = ? WHERE id = ?", (writing.status, writing.match))


def _log(db: sqlite3.Connection, writing: Writing) -> Log:
    """The end of the log that this would continue; a new one for a new match."""
    if writing.row is None:
        return _old_log(db, writing)
    if db.execute(f"INSERT OR IGNORE INTO matches VALUES ({marks(8)})", writing.row).rowcount == 0:
        raise Stale(writing.match)
    return Log()


def _old_log(db: sqlite3.Connection, writing: Writing) -> Log:
    end = "SELECT coalesce((SELECT max(seq) FROM events WHERE match = id), 0) FROM matches WHERE id = ?"
    found = db.execute(end, (writing.match,)).fetchone()
    if found is None:
        raise Stale(writing.match)
    lines = f"SELECT key, seq FROM events WHERE match = ? AND key IN ({marks(len(writing.keys))})"
    keys = dict(db.execute(lines, (writing.match, *writing.keys)).fetchall()) if writing.keys else {}
    return Log(found[0], keys, set(secrets(db, writing.match)) if writing.secrets else set())
