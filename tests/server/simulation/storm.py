"""One story: a table, its people, a server that dies now and then, and the weather."""

import asyncio
import contextlib
import pickle
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass, field
from random import Random
from typing import Any

from boneyard.server.bots.pool import Bots
from boneyard.server.bots.worker import answer
from boneyard.server.identity import OLD_KEPT, Signer
from boneyard.server.limits import Limits
from boneyard.server.messages.requests import NewTable
from boneyard.server.socket.conversation import Conversation, table_socket
from boneyard.server.store import Entry
from boneyard.server.tables import seating
from boneyard.server.tables.absences import MISSED
from boneyard.server.tables.creation import create
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.lifetime import BEAT, beat, keep_clocks, restore
from tests.server.simulation.hourglass import now
from tests.server.simulation.people import CALM, Person, Weather
from tests.server.simulation.shelf import SlowShelf

ENOUGH = 3_600.0 * 6  # seconds after which a story must have come to its end
# What only the death of a server interrupts.
_WORK = Desk._do, Desk._decide, Desk.play, Conversation._answer_turn, SlowShelf.append
SHIELDED = {work.__qualname__ for work in _WORK}


class Thinkers(Bots):
    """Bots that think in this process, by the seed of the story."""

    def __init__(self, rng: Random) -> None:
        super().__init__(0)
        self.rng = rng

    async def _ask(self, question: bytes) -> str | None:
        return answer(pickle.loads(question) | {"seed": self.rng.random()})


@dataclass
class Storm:
    """One story: a table, its people, a server that dies now and then, and the weather."""

    seed: int
    made: NewTable
    weather: Weather
    length: int = 1_000  # lines after which the storm is over, if the match is not over before
    table: str = ""
    hub: Hub | None = None
    people: list[Person] = field(default_factory=list)
    outages: list[tuple[float, float]] = field(default_factory=list)
    serving: set[asyncio.Task[None]] = field(default_factory=set)
    errors: list[BaseException] = field(default_factory=list)  # what the server complained about

    def __post_init__(self) -> None:
        self.rng = Random(f"storm {self.seed}")
        self.signer = Signer(b"key")
        self.shelf = SlowShelf(self.rng)
        self.shelf.values[OLD_KEPT] = b"key"

    @property
    def lines(self) -> list[Entry]:
        """The log."""
        return self.shelf.lines[self.table]

    async def happen(self) -> None:
        """Play in the storm, then let everybody hear the end of it in calm."""
        self.start()
        assert self.hub is not None
        desk = await create(self.hub, self.made, "host")
        self.table = desk.table.id
        for seat in [seat for seat, chair in enumerate(desk.table.chairs) if chair.free]:
            await seating.sit(desk, f"person-{seat}", f"Person {seat}", seat, "")
            self.people.append(Person(self, seat))
        self.people.append(Person(self, None))
        async with self._everybody(), asyncio.timeout(ENOUGH):
            await self._until(lambda: len(self.lines) > self.length or self.shelf.matches[self.table].status == "over")
            self.weather = CALM
            await self._until(lambda: all(person.seq == len(self.lines) for person in self.people))

    def without_server(self, begin: float, end: float) -> float:
        """For how many seconds there was no server, counting only the outages that are long enough to be noticed."""
        long = [outage for outage in self.outages if outage[1] - outage[0] > MISSED]
        return sum(max(0.0, min(end, up) - max(begin, down)) for down, up in long)

    def noticed(self, begin: float, end: float) -> float:
        """The same by the signs of life: the last one was given some seconds before a server died."""
        long = [outage for outage in self.outages if outage[1] - outage[0] > MISSED and begin < outage[1] <= end]
        return sum(up - down + BEAT for down, up in long)

    async def _until(self, done: Callable[[], bool]) -> None:
        while not done():
            await asyncio.sleep(0.5)
            assert not self.errors, self.errors

    @contextlib.asynccontextmanager
    async def _everybody(self) -> AsyncIterator[None]:
        """All that goes on beside the story itself."""
        tasks = [asyncio.create_task(person.live()) for person in self.people]
        tasks += [asyncio.create_task(self._break()), asyncio.create_task(self._crash())]
        yield
        self.stop()
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended

    async def _break(self) -> None:
        """Connections break."""
        while self.weather is not CALM:
            await asyncio.sleep(self.rng.expovariate(1 / self.weather.breaks))
            link = self.rng.choice(self.people).link
            if link is not None and self.weather is not CALM:
                link.hang_up()

    async def _crash(self) -> None:
        """The server dies at any moment, and after a while another one comes."""
        while self.weather is not CALM:
            await asyncio.sleep(self.rng.expovariate(1 / self.weather.crashes))
            began = now()
            self.stop()
            await asyncio.sleep(self.rng.choice((1.0, 5.0, 60.0)))
            self.outages.append((began, now()))
            self.start()

    def start(self) -> None:
        """A server comes up."""
        limits = Limits(frames_per_second=1e6, frames_at_once=1e6, asks_per_second=1e6, asks_at_once=1e6)
        self.hub = Hub(self.shelf, self.signer, Thinkers(self.rng), limits, now)
        self._run(_tidy(self.hub))
        self._run(keep_clocks(self.hub))

    def serve(self, link: Any) -> None:
        """The server takes a call."""
        self._run(table_socket(link))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.serving.add(task)
        task.add_done_callback(self._served)

    def _served(self, task: asyncio.Task[None]) -> None:
        self.serving.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.errors.append(error)

    def stop(self) -> None:
        """The server dies at once, whatever it was doing."""
        if self.hub is None:
            return
        self.hub.pace._waiting.clear()
        writing = [task for task in asyncio.all_tasks() if getattr(task.get_coro(), "__qualname__", "") in SHIELDED]
        for task in [*self.serving, *self.hub.attending.values(), *self.hub.opening.values(), *writing]:
            task.cancel()
        self.hub = None
        for person in self.people:
            if person.link is not None:
                person.link.hang_up()


async def _tidy(hub: Hub) -> None:
    await restore(hub)
    while True:
        await asyncio.sleep(BEAT)
        await beat(hub)
        await hub.company.learn()
