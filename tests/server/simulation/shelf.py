"""Stores in memory."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from random import Random

from boneyard.server.store import Entry, Person, Row, Secret, Stale
from boneyard.server.store.writing import Log, Writing


class Shelf:
    """A store in memory that keeps the contract: for tests that cannot wait for a disk."""

    trouble: tuple[type[Exception], ...] = (OSError,)

    def __init__(self) -> None:
        self.matches: dict[str, Row] = {}
        self.logs: dict[str, Log] = {}
        self.lines: dict[str, list[Entry]] = {}
        self.seeds: dict[str, dict[int, bytes]] = {}
        self.values: dict[str, bytes] = {}
        self.alive: dict[str, float] = {}
        self.gone: dict[tuple[Person, str], float | None] = {}

    async def create(self, row: Row, entries: Sequence[Entry], secrets: Sequence[Secret] = ()) -> None:
        """Write a new match."""
        writing = Writing(row.id, entries, secrets, row=row).checked()
        if row.id in self.matches:
            raise Stale(row.id)
        self.matches[row.id], self.logs[row.id], self.lines[row.id], self.seeds[row.id] = row, Log(), [], {}
        self._write(writing)

    async def append(
        self, match: str, entries: Sequence[Entry], secrets: Sequence[Secret] = (), status: str | None = None
    ) -> None:
        """Write lines at the end of a log."""
        if match not in self.matches:
            raise Stale(match)
        self._write(Writing(match, entries, secrets, status).checked())

    def _write(self, writing: Writing) -> None:
        self.logs[writing.match].admit(writing)
        self.lines[writing.match] += writing.entries
        self.seeds[writing.match] |= dict(writing.secrets)
        if writing.status is not None:
            self.matches[writing.match] = self.matches[writing.match]._replace(status=writing.status)

    async def row(self, match: str) -> Row | None:
        """The row of a match."""
        return self.matches.get(match)

    async def rows(self, status: str, public_only: bool, limit: int) -> list[Row]:
        """The newest matches of this status."""
        found = [row for row in self.matches.values() if row.status == status and row.public >= public_only]
        return sorted(found, key=lambda row: (row.created, row.id), reverse=True)[:limit]

    async def rows_of(self, who: str, limit: int) -> list[Row]:
        """The newest matches in which this person took a seat."""
        sat = {match for match, lines in self.lines.items() for line in lines if _who_sat(line) == who}
        found = sorted((self.matches[match] for match in sat), key=lambda row: (row.created, row.id), reverse=True)
        return found[:limit]

    async def lobby(self, since: float, limit: int) -> list[Row]:
        """The newest public open matches that are no older than this, or at which somebody sits."""
        found = await self.rows("open", public_only=True, limit=10_000)
        return [row for row in found if row.created >= since or self._seats(row.id)][:limit]

    async def abandoned(self, before: float, limit: int) -> list[Row]:
        """The oldest open matches from before this moment at which nobody sits."""
        found = (await self.rows("open", public_only=False, limit=10_000))[::-1]
        return [row for row in found if row.created < before and not self._seats(row.id)][:limit]

    def _seats(self, match: str) -> set[int | None]:
        taken: set[int | None] = set()
        for line in self.lines[match]:
            taken = taken | {line.seat} if line.kind == "sat" else taken - {line.seat} if line.kind == "left" else taken
        return taken

    async def seq_of(self, match: str, key: str) -> int | None:
        """The number of the line with this key."""
        return next((line.seq for line in self.lines.get(match, []) if line.key == key), None)

    async def be_present(self, process: str, at: float, came: Sequence[Person], left: Sequence[Person]) -> None:
        """Say that a process is alive, and who came and left."""
        self.alive[process] = at
        self.gone |= {(person, process): None for person in came}
        self.gone |= {(person, process): at for person in left if (person, process) in self.gone}

    async def last_seen(self, match: str) -> dict[str, float]:
        """When each person was last connected to a match."""
        seen: dict[str, float] = {}
        for ((where, who), process), gone in self.gone.items():
            if where == match:
                seen[who] = max(seen.get(who, 0.0), self.alive[process] if gone is None else gone)
        return seen

    async def forget_processes(self, before: float) -> None:
        """Forget processes that ended long ago."""
        self.alive = {process: at for process, at in self.alive.items() if at >= before}
        self.gone = {known: gone for known, gone in self.gone.items() if known[1] in self.alive}

    async def read(self, match: str, after: int = 0) -> list[Entry]:
        """The lines of a log after this number."""
        return self.lines.get(match, [])[after:]

    async def secrets(self, match: str) -> dict[int, bytes]:
        """The seeds of a match by hand."""
        return dict(self.seeds.get(match, {}))

    async def news(self) -> AsyncIterator[tuple[str, int]]:
        """Nothing, ever."""
        await asyncio.get_running_loop().create_future()
        yield "", 0

    async def export(self) -> AsyncIterator[tuple[Row, list[Entry], dict[int, bytes]]]:
        """Everything, match by match, oldest first."""
        for row in sorted(self.matches.values(), key=lambda row: (row.created, row.id)):
            yield row, self.lines[row.id][:], dict(self.seeds[row.id])

    async def keep(self, name: str, value: bytes, replace: bool = False) -> bytes | None:
        """Keep a small value of the server under a name and give the old one."""
        old = self.values.get(name)
        if old is None or replace:
            self.values[name] = value
        return old

    async def kept(self) -> dict[str, bytes]:
        """All the values of the server by name."""
        return dict(self.values)

    async def healthy(self) -> bool:
        """Whether the store answers."""
        return True

    async def close(self) -> None:
        """Nothing is open."""


def _who_sat(line: Entry) -> str | None:
    return str(json.loads(line.body)["who"]) if line.kind == "sat" else None


class SlowShelf(Shelf):
    """A shelf that needs a moment, before it has written and after it."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng

    async def append(
        self, match: str, entries: Sequence[Entry], secrets: Sequence[Secret] = (), status: str | None = None
    ) -> None:
        """Write lines; whoever dies meanwhile does not know whether they are written."""
        await asyncio.sleep(self.rng.uniform(0.0, 0.02))
        await super().append(match, entries, secrets, status)
        await asyncio.sleep(self.rng.uniform(0.0, 0.02))
