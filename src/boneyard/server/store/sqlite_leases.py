"""Leases in a SQLite file of their own beside the log, so that no move waits for them."""

import sqlite3
import time
from collections.abc import Collection
from pathlib import Path

from boneyard.server.store.leases import SILENT, Beat
from boneyard.server.store.sqlite_tables import PATIENCE, write_ahead
from boneyard.server.store.sqlite_threads import Threads

TABLES = """
CREATE TABLE IF NOT EXISTS attendants (process text PRIMARY KEY, beat real NOT NULL);
CREATE TABLE IF NOT EXISTS attended (match text PRIMARY KEY, process text NOT NULL);
CREATE INDEX IF NOT EXISTS attended_by_process ON attended (process);
"""
BEAT = "INSERT INTO attendants VALUES (?, ?) ON CONFLICT (process) DO UPDATE SET beat = excluded.beat"
ANOTHERS = "SELECT 1 FROM attendants WHERE attendants.process = attended.process AND beat >= :since AND process <> :own"
TAKE = f"""
INSERT INTO attended VALUES (:match, :own)
ON CONFLICT (match) DO UPDATE SET process = excluded.process WHERE NOT EXISTS ({ANOTHERS})
"""
INHERIT = """
UPDATE attended SET process = :own WHERE match IN (
    SELECT match FROM attendants JOIN attended USING (process)
    WHERE beat < :since AND process <> :own ORDER BY match LIMIT :limit
) RETURNING match
"""
ATTENDANT = "SELECT process FROM attended JOIN attendants USING (process) WHERE match = ? AND beat >= ?"
ORPHANED = """
SELECT 1 FROM attendants WHERE beat < ? AND EXISTS (SELECT 1 FROM attended WHERE attended.process = attendants.process)
"""
FORGET = "DELETE FROM attendants WHERE beat < ? AND process NOT IN (SELECT process FROM attended)"


def beside(log: Path) -> Path:
    """Where the leases of a log are."""
    return log.with_name(f"{log.name}-attended")


def connect(path: Path) -> sqlite3.Connection:
    """A connection that waits for no disk: what a loss of power takes away is no loss."""
    path.touch(mode=0o600)
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    write_ahead(db)
    db.execute("PRAGMA synchronous = NORMAL")
    db.executescript(TABLES)
    return db


class SqliteLeases:
    """The leases of all processes on one file: they are on one machine, so its clock will do."""

    def __init__(self, log: Path) -> None:
        self._writer = Threads(beside(log), 1, connect)

    async def beat(self, process: str) -> Beat:
        """Give a sign of life, and learn how things stand."""
        return await self._writer.ask(lambda db: _beat(db, process))

    async def take(self, process: str, matches: Collection[str]) -> set[str]:
        """Attend to those of these matches that no other living process attends to."""
        return await self._writer.ask(lambda db: _take(db, process, matches))

    async def attendant(self, match: str) -> str | None:
        """The living process that attends to a match."""
        found = await self._writer.ask(lambda db: db.execute(ATTENDANT, (match, time.time() - SILENT)).fetchone())
        return found[0] if found else None

    async def inherit(self, process: str, limit: int) -> list[str]:
        """Take over up to so many matches of processes that have been silent for too long."""
        return await self._writer.ask(lambda db: _inherit(db, process, limit))

    async def release(self, process: str, matches: Collection[str]) -> None:
        """Attend to these matches no longer."""
        given = [(match, process) for match in matches]
        await self._writer.ask(lambda db: _all(db, "DELETE FROM attended WHERE match = ? AND process = ?", given))

    async def retire(self, process: str) -> None:
        """Give no more signs of life."""
        await self._writer.ask(lambda db: db.execute("UPDATE attendants SET beat = 0 WHERE process = ?", (process,)))

    def close(self) -> None:
        """Let go of the file."""
        self._writer.close()


def _beat(db: sqlite3.Connection, process: str) -> Beat:
    now = time.time()
    before = db.execute("SELECT beat FROM attendants WHERE process = ?", (process,)).fetchone()
    db.execute(BEAT, (process, now))
    orphaned = db.execute(ORPHANED, (now - SILENT,)).fetchone() is not None
    return Beat(before is not None and now - before[0] < SILENT, orphaned)


def _take(db: sqlite3.Connection, process: str, matches: Collection[str]) -> set[str]:
    since = time.time() - SILENT
    _all(db, TAKE, [{"match": match, "own": process, "since": since} for match in matches])
    own = {match for (match,) in db.execute("SELECT match FROM attended WHERE process = ?", (process,))}
    return own & set(matches)


def _inherit(db: sqlite3.Connection, process: str, limit: int) -> list[str]:
    now = time.time()
    db.execute(FORGET, (now - 10 * SILENT,))
    found = db.execute(INHERIT, {"own": process, "since": now - SILENT, "limit": limit}).fetchall()
    return [match for (match,) in found]


def _all(db: sqlite3.Connection, statement: str, values: list[tuple[str, str]] | list[dict[str, object]]) -> None:
    """One transaction for all of these."""
    db.execute("BEGIN IMMEDIATE")
    try:
        db.executemany(statement, values)
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
