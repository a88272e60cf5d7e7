"""A table with a clock at which two people sit, on virtual time."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from boneyard.server.messages.fields import Clock
from boneyard.server.messages.requests import NewTable
from boneyard.server.tables.creation import create
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.log import Line, Robot, line_of
from boneyard.server.tables.seating import sit
from boneyard.server.tables.table import Table
from tests.server.simulation.hourglass import DAWN, on_virtual_time
from tests.server.simulation.people import CALM
from tests.server.simulation.storm import Storm


class Sitting(NamedTuple):
    """A table with a clock at which two people sit, and nobody does anything by himself."""

    storm: Storm
    clock: Clock

    @classmethod
    async def of(cls, **clock: float) -> "Sitting":
        """Two people at a table of draw with such a clock."""
        storm = Storm(0, NewTable("draw", 2, clock=Clock(**clock), pace=1.0), CALM)
        storm.start()
        assert storm.hub is not None
        desk = await create(storm.hub, storm.made, "host")
        for seat in (0, 1):
            await sit(desk, f"person-{seat}", f"Person {seat}", seat, "")
        storm.table = desk.table.id
        return cls(storm, Clock(**clock))

    @property
    def desk(self) -> Desk:
        """The desk of the table."""
        assert self.storm.hub is not None
        return self.storm.hub.desks[self.storm.table]

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.desk.table

    @property
    def mover(self) -> int:
        """Whose turn it is."""
        return min(self.table.match.turn)

    async def move(self) -> None:
        """Whoever has the turn plays."""
        seat = self.mover
        await self.desk.move(f"person-{seat}", seat, str(self.table.match.actions(seat)[0]), None, None)

    def robots(self) -> list[tuple[int, bool, str, float]]:
        """Every taking over and giving back: the seat, whether a bot has it, why, and after how many seconds."""
        lines: list[tuple[Line, float]] = [(line_of(entry), entry.at) for entry in self.storm.lines]
        return [(each.seat, each.on, each.why, round(at - DAWN)) for each, at in lines if isinstance(each, Robot)]

    async def outage(self, seconds: float) -> None:
        """No server is there for a while; then somebody looks at the table."""
        await self.unseen_outage(seconds)
        assert self.storm.hub is not None
        await self.storm.hub.desk(self.storm.table)

    async def unseen_outage(self, seconds: float) -> None:
        """No server is there for a while, and nobody comes back to the table."""
        self.storm.stop()
        await asyncio.sleep(seconds)
        self.storm.start()
        await asyncio.sleep(0.1)


def happens(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Let a story happen on virtual time."""
    on_virtual_time(story())
