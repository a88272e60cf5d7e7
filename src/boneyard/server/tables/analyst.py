"""The analyst: matches that are over, analysed once, one after the other, beside everything else.

The decisions of a match are weighed in a process that stands back behind all others, each from the view of its seat.
"""

import asyncio
import logging

import msgspec

from boneyard.players.coach import values
from boneyard.players.coach.analysis import Analysis, Decision, Graded, decisions, gathered, graded
from boneyard.players.coach.weighing import DEALS, unweighed
from boneyard.record import Record
from boneyard.server.bots.pool import Bots
from boneyard.server.messages.answers import Analysing
from boneyard.server.refusal import Refusal
from boneyard.server.store import Store
from boneyard.server.tables.table import Table

VERSION = 1  # raised when the same record gives another analysis: then it is computed anew when it is asked for
SECONDS = 60.0  # in which one decision must be weighed
WAITING = 20  # matches that may wait for their analysis
NICE = 5  # more would wait for minutes wherever the processors are busy

logger = logging.getLogger("uvicorn.error")


class Analyst:
    """Which matches are being analysed, and how far that is."""

    deals = DEALS  # over which a decision is weighed

    def __init__(self, store: Store) -> None:
        self.store = store
        self.bots = Bots(seconds=SECONDS, nice=NICE)
        self.progress: dict[str, Analysing] = {}
        self.failed: set[str] = set()  # matches whose analysis was not found, until that is told
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Lock()

    async def kept(self, match: str) -> str | None:
        """The analysis of a match as JSON, if there is one."""
        return await self.store.analysis(match, VERSION)

    def begin(self, table: Table) -> Analysing:
        """Analyse a match, if that is not being done; how far it is."""
        if table.id in self.failed:
            self.failed.discard(table.id)
            raise Refusal("no-analysis", "The analysis was not found in time.")
        if table.id not in self.progress:
            if len(self.progress) >= WAITING:
                raise Refusal("overloaded", "Too many matches are being analysed; try again in a minute.", 503)
            self.progress[table.id] = Analysing(0, 0)
            task = asyncio.create_task(self._analyse(table.id, table.record))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        return self.progress[table.id]

    async def close(self) -> None:
        """Leave off."""
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.close()

    async def _analyse(self, match: str, record: Record) -> None:
        try:
            async with self.turn:
                found = await self._analysed(match, record)
                body = msgspec.json.encode(values.analysis(found)).decode()
                await self.store.keep_analysis(match, VERSION, body)
        except Unfound:
            self._fail(match, "a decision took too long")
        except self.store.trouble as error:
            self._fail(match, error)
        finally:
            del self.progress[match]

    def _fail(self, match: str, why: object) -> None:
        self.failed.add(match)
        logger.warning("There is no analysis of %s: %s.", match, why)

    async def _analysed(self, match: str, record: Record) -> Analysis:
        ungraded = unweighed(record.rules, record.players)
        if ungraded:
            return Analysis(ungraded)
        made = await asyncio.to_thread(decisions, record)
        found: list[Graded] = []
        for decision in made:
            self.progress[match] = Analysing(len(found), len(made))
            found.append(await self._graded(decision))
        return await asyncio.to_thread(gathered, record, found)

    async def _graded(self, decision: Decision) -> Graded:
        worths = await self.bots.weigh(decision.seen, decision.chance, self.deals)
        if worths is None:
            raise Unfound
        return await asyncio.to_thread(graded, decision, worths)


class Unfound(Exception):
    """A decision took too long."""
