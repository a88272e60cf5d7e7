"""Stores in memory."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from random import Random

from boneyard.ratings import Strength
from boneyard.server.store import (
    STRANGER,
    Deleted,
    Derived,
    Entry,
    Here,
    Person,
    Rate,
    Rated,
    Rating,
    Result,
    Rewritten,
    Row,
    Running,
    Secret,
    Stale,
    Standing,
)
from boneyard.server.store.writing import Log, Writing


class Shelf:
    """A store in memory that keeps the contract: for tests that cannot wait for a disk."""

    trouble: tuple[type[Exception], ...] = (OSError,)
    leases = None  # one process at a time

    def __init__(self) -> None:
        self.matches: dict[str, Row] = {}
        self.logs: dict[str, Log] = {}
        self.lines: dict[str, list[Entry]] = {}
        self.seeds: dict[str, dict[int, bytes]] = {}
        self.values: dict[str, bytes] = {}
        self.alive: dict[str, float] = {}
        self.endpoints: dict[str, tuple[str, float]] = {}
        self.gone: dict[tuple[Person, str], float | None] = {}
        self.results: dict[str, Derived] = {}
        self.forgotten: dict[str, Deleted] = {}
        self.here: dict[tuple[Person, str], Here] = {}
        self.strengths: dict[tuple[str, int], Strength] = {}  # by match and seat
        self.analyses: dict[tuple[str, int], str] = {}

    async def create(self, row: Row, entries: Sequence[Entry], secrets: Sequence[Secret] = ()) -> None:
        """Write a new match."""
        writing = Writing(row.id, entries, secrets, row=row).checked()
        if row.id in self.matches:
            raise Stale(row.id)
        self.matches[row.id], self.logs[row.id], self.lines[row.id], self.seeds[row.id] = row, Log(), [], {}
        self._write(writing)

    async def append(
        self,
        match: str,
        entries: Sequence[Entry],
        secrets: Sequence[Secret] = (),
        status: str | None = None,
        derived: Derived | None = None,
    ) -> None:
        """Write lines at the end of a log."""
        if match not in self.matches:
            raise Stale(match)
        self._write(Writing(match, entries, secrets, status, derived=derived).checked())

    def _write(self, writing: Writing) -> None:
        self.logs[writing.match].admit(writing)
        self.lines[writing.match] += writing.entries
        self.seeds[writing.match] |= dict(writing.secrets)
        if writing.status is not None:
            self.matches[writing.match] = self.matches[writing.match]._replace(status=writing.status)
        if writing.derived is not None:
            known, new = self.results.get(writing.match, Derived(0)), writing.derived
            if new.results is None:
                new = new._replace(results=known.results, rated=known.rated)
            self.results[writing.match] = new
            if list(new.rated) != list(known.rated):
                self.strengths = {}

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
        rows = (self.matches[match] for match in sat)
        return sorted(rows, key=lambda row: (row.status != "over", row.created, row.id), reverse=True)[:limit]

    async def running(self) -> list[Running]:
        """All matches that are being played."""
        played = [row for row in self.matches.values() if row.status == "playing"]
        return [_running(row, self.lines[row.id]) for row in played]

    async def playing_of(self, who: str, limit: int) -> list[Row]:
        """The newest matches being played in which this person took a seat."""
        return [row for row in await self.rows_of(who, 10_000) if row.status == "playing"][:limit]

    async def playing(self, since: float, limit: int) -> list[Row]:
        """The newest public matches being played to which something was written since this moment."""
        found = await self.rows("playing", public_only=True, limit=10_000)
        return [row for row in found if self.lines[row.id][-1].at >= since][:limit]

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

    async def be_present(self, process: str, at: float, here: Sequence[Here], left: Sequence[Person]) -> None:
        """Say that a process is alive, and who came, changed and left."""
        self.alive[process] = at
        self.here |= {(somebody[:2], process): somebody for somebody in here}
        self.gone |= {(somebody[:2], process): None for somebody in here}
        self.gone |= {(person, process): at for person in left if (person, process) in self.gone}
        for person in left:
            if person[1].startswith(STRANGER):
                self.gone.pop((person, process), None)

    async def last_seen(self, match: str) -> dict[str, float]:
        """When each person last looked at a match."""
        seen: dict[str, float] = {}
        for ((where, who), process), gone in self.gone.items():
            if where == match:
                at = (gone, self.here[(where, who), process].hidden, self.alive[process])
                seen[who] = max(seen.get(who, 0.0), next(known for known in at if known is not None))
        return seen

    async def elsewhere(self, process: str, since: float) -> list[Here]:
        """Everybody who is connected to other processes that are alive."""
        alive = {other for other, at in self.alive.items() if other != process and at >= since}
        return [self.here[known] for known, gone in self.gone.items() if known[1] in alive and gone is None]

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

    async def results_of(self, who: str) -> list[Result]:
        """Every result of the matches in which this person has one, the newest first."""
        over = [self.results[match].results or () for match, row in self.matches.items() if row.status == "over"]
        found = [results for results in over if any(result.who == who for result in results)]
        found.sort(key=lambda results: (results[0].at, results[0].match), reverse=True)
        return [each if each.who == who else each._replace(body="") for results in found for each in results]

    async def results_at(self, match: str) -> list[Result]:
        """The results of a match."""
        return sorted(self.results.get(match, Derived(0)).results or ())

    async def rate(self, rate: Rate, limit: int) -> int:
        """Rate all matches, if one is not rated."""
        known = await self.ratings()
        seats = [seat for seat, _ in known] if any(strength is None for _, strength in known) else []
        pools: dict[tuple[str, int], list[Rated]] = {}
        for seat in seats:
            pools.setdefault((seat.game, seat.players), []).append(seat)
        for pool in pools.values():
            keys = [(seat.match, seat.seat) for seat in pool]
            self.strengths |= dict(zip(keys, rate(pool, {}), strict=True))
        return len({seat.match for seat in seats})

    async def unrate(self) -> None:
        """Forget all strengths."""
        self.strengths = {}

    async def ratings(self, match: str | None = None) -> list[Rating]:
        """The seats of a match that counts for ratings, or of all, in their order."""
        seats = [seat for derived in self.results.values() for seat in derived.rated if match in (None, seat.match)]
        seats.sort(key=lambda seat: (seat.game, seat.players, seat.at, seat.match, seat.seat))
        return [(seat, self.strengths.get((seat.match, seat.seat))) for seat in seats]

    async def standings(self, who: str) -> list[Standing]:
        """The newest strengths of a person."""
        own = {(seat.game, seat.players): strength for seat, strength in await self.ratings() if seat.who == who}
        found = [Standing(game, players, strength) for (game, players), strength in own.items() if strength]
        return sorted(found, key=lambda each: (-each.strength.matches, each.game, each.players))

    async def analysis(self, match: str, version: int) -> str | None:
        """The analysis of a match by this version, if it is kept."""
        return self.analyses.get((match, version))

    async def keep_analysis(self, match: str, version: int, body: str) -> None:
        """Keep the analysis of a match, in place of an older one."""
        self.analyses = {known: text for known, text in self.analyses.items() if known[0] != match}
        self.analyses[match, version] = body

    async def underived(self, version: int, limit: int) -> list[str]:
        """The newest matches that are over and whose results were not derived by this version."""
        over = await self.rows("over", public_only=False, limit=10_000)
        known = {match for match, derived in self.results.items() if derived.version == version}
        return [row.id for row in over if row.id not in known][:limit]

    async def lines_of(self, who: str) -> list[tuple[str, Entry]]:
        """The lines in which this person sat down or made a table."""
        every = [(match, line) for match, lines in self.lines.items() for line in lines]
        return [(match, line) for match, line in every if who in (_who_sat(line), _host(line))]

    async def rewrite(self, matches: Sequence[Rewritten]) -> None:
        """Change lines of logs and write a last line to each."""
        for match, bodies, end in matches:
            lines = self.lines[match]
            self.lines[match] = [line._replace(body=bodies.get(line.seq, line.body)) for line in lines]
            self._write(Writing(match, [end._replace(seq=len(lines) + 1)]))

    async def delete_person(self, deleted: Deleted) -> None:
        """Note that somebody had themselves deleted."""
        self.forgotten[deleted.digest] = deleted

    async def deleted(self, since: float) -> list[Deleted]:
        """Those who had themselves deleted since this moment, and those who may still leave traces."""
        return [each for each in self.forgotten.values() if each.at >= since or each.who is not None]

    async def forget(self, who: str) -> None:
        """Forget the results and ratings of somebody, and when they were where."""
        for match, derived in self.results.items():
            rated = [each._replace(who=None) if each.who == who else each for each in derived.rated]
            results = [each for each in derived.results or () if each.who != who]
            self.results[match] = derived._replace(results=results, rated=rated)
        self.strengths = {}
        self.gone = {known: gone for known, gone in self.gone.items() if known[0][1] != who}

    async def subscribe(self, who: str, endpoint: str, at: float, most: int) -> None:
        """Keep an endpoint of a push service for a person; of theirs only the newest stay."""
        self.endpoints[endpoint] = who, at
        for old in (await self.subscriptions(who))[most:]:
            del self.endpoints[old]

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget an endpoint."""
        self.endpoints.pop(endpoint, None)

    async def subscriptions(self, who: str) -> list[str]:
        """The endpoints of a person, newest first."""
        own = [(-at, endpoint) for endpoint, (owner, at) in self.endpoints.items() if owner == who]
        return [endpoint for _, endpoint in sorted(own)]

    async def forget_subscriptions(self, who: str | None = None) -> None:
        """Forget the endpoints of a person, or everybody's."""
        self.endpoints = {end: has for end, has in self.endpoints.items() if who is not None and has[0] != who}

    async def healthy(self) -> bool:
        """Whether the store answers."""
        return True

    async def close(self) -> None:
        """Nothing is open."""


def _running(row: Row, lines: list[Entry]) -> Running:
    turned = [line.at for line in lines if line.kind in ("moved", "dealt", "taken-back")]
    bots = any(line.kind in ("filled", "left", "robot", "forgotten") for line in lines)
    return Running(row.id, lines[0].body, row.created, (turned or [row.created])[-1], bots)


def _who_sat(line: Entry) -> str | None:
    return str(json.loads(line.body)["who"]) if line.kind == "sat" else None


def _host(line: Entry) -> str | None:
    return str(json.loads(line.body)["host"]) if line.kind == "created" else None


class SlowShelf(Shelf):
    """A shelf that needs a moment, before it has written and after it."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng

    async def append(
        self,
        match: str,
        entries: Sequence[Entry],
        secrets: Sequence[Secret] = (),
        status: str | None = None,
        derived: Derived | None = None,
    ) -> None:
        """Write lines; whoever dies meanwhile does not know whether they are written."""
        await asyncio.sleep(self.rng.uniform(0.0, 0.02))
        await super().append(match, entries, secrets, status, derived)
        await asyncio.sleep(self.rng.uniform(0.0, 0.02))
