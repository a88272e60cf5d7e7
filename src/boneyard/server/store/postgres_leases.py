"""Leases in a PostgreSQL database, by its clock: machines need not agree about the time."""

from collections.abc import Collection
from typing import Any

from boneyard.server.store.leases import SILENT, Beat

# Unlogged: no move waits for these, and a database that has crashed forgets them.
TABLES = """
CREATE UNLOGGED TABLE IF NOT EXISTS attendants (process text COLLATE "C" PRIMARY KEY, beat double precision NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS attended (
    match text COLLATE "C" PRIMARY KEY, process text COLLATE "C" NOT NULL
);
CREATE INDEX IF NOT EXISTS attended_by_process ON attended (process);
"""
NOW = "extract(epoch FROM clock_timestamp())::double precision"
BEAT = f"""
WITH before AS (SELECT beat FROM attendants WHERE process = $1), said AS (
    INSERT INTO attendants VALUES ($1, {NOW}) ON CONFLICT (process) DO UPDATE SET beat = excluded.beat
)
SELECT EXISTS (SELECT FROM before WHERE {NOW} - beat < {SILENT}), EXISTS (
    SELECT FROM attendants WHERE beat < {NOW} - {SILENT} AND process <> $1
    AND EXISTS (SELECT FROM attended WHERE attended.process = attendants.process)
)
"""
ANOTHERS = f"""
SELECT FROM attendants WHERE attendants.process = attended.process AND beat >= {NOW} - {SILENT} AND process <> $1
"""
TAKE = f"""
INSERT INTO attended SELECT wanted, $1 FROM unnest($2::text[]) AS wanted
WHERE NOT EXISTS (SELECT FROM attended WHERE match = wanted AND EXISTS ({ANOTHERS})) ORDER BY wanted COLLATE "C"
ON CONFLICT (match) DO UPDATE SET process = excluded.process WHERE NOT EXISTS ({ANOTHERS})
RETURNING match
"""
INHERIT = f"""
WITH orphans AS (
    SELECT match FROM attendants JOIN attended USING (process)
    WHERE beat < {NOW} - {SILENT} AND process <> $1 ORDER BY match LIMIT $2 FOR UPDATE OF attended SKIP LOCKED
)
UPDATE attended SET process = $1 FROM orphans WHERE attended.match = orphans.match RETURNING attended.match
"""
ATTENDANT = (
    f"SELECT process FROM attended JOIN attendants USING (process) WHERE match = $1 AND beat >= {NOW} - {SILENT}"
)
FORGET = f"""
DELETE FROM attendants WHERE beat < {NOW} - 10 * {SILENT}
AND NOT EXISTS (SELECT FROM attended WHERE attended.process = attendants.process)
"""


class PostgresLeases:
    """The leases of all processes on one database."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool

    async def beat(self, process: str) -> Beat:
        """Give a sign of life, and learn how things stand."""
        return Beat(*await self._pool.fetchrow(BEAT, process))

    async def take(self, process: str, matches: Collection[str]) -> set[str]:
        """Attend to those of these matches that no other living process attends to."""
        return {match for (match,) in await self._pool.fetch(TAKE, process, list(matches))}

    async def attendant(self, match: str) -> str | None:
        """The living process that attends to a match."""
        process: str | None = await self._pool.fetchval(ATTENDANT, match)
        return process

    async def inherit(self, process: str, limit: int) -> list[str]:
        """Take over up to so many matches of processes that have been silent for too long."""
        await self._pool.execute(FORGET)
        return [match for (match,) in await self._pool.fetch(INHERIT, process, limit)]

    async def release(self, process: str, matches: Collection[str]) -> None:
        """Attend to these matches no longer."""
        await self._pool.execute("DELETE FROM attended WHERE process = $1 AND match = ANY ($2)", process, list(matches))

    async def retire(self, process: str) -> None:
        """Give no more signs of life."""
        await self._pool.execute("UPDATE attendants SET beat = 0 WHERE process = $1", process)
