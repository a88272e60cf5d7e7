"""A server that is stopped and started again: every table is there as it was, and nobody has lost any time."""

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boneyard.server.messages.fields import Clock
from boneyard.server.messages.requests import NewTable
from boneyard.server.tables.creation import create
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.lifetime import beat
from boneyard.server.tables.seating import sit
from tests.server.running import SOON, House, house
from tests.server.stores import KINDS, address

TABLES = [
    NewTable("draw", 2, clock=Clock(per_move=60)),
    NewTable("muggins", 3, clock=Clock(bank=300, bonus=5)),
    NewTable("team-block", 4),
    NewTable("concentration", 2, clock=Clock(per_move=86_400)),
]
AROUND = ("seats", "status", "hand", "clock", "commitment")


async def play(home: House, asked: NewTable, rng: Random) -> Desk:
    """A table where some moves were made."""
    desk = await create(home.hub, asked, "host")
    for seat in range(asked.players):
        await sit(desk, f"person-{seat}", f"Person {seat}", seat, "5eed")
    for _ in range(5):
        seat = min(desk.table.match.turn)
        await desk.move(f"person-{seat}", seat, str(rng.choice(desk.table.match.actions(seat))), None, None)
    return desk


def seen(home: House, table: str, players: int) -> list[dict[str, Any]]:
    """What everybody at a table sees of it."""
    tokens = [home.hub.signer.token(f"person-{seat}") for seat in range(players)]
    answers = [home.ask("GET", f"/api/tables/{table}", Authorization=f"Bearer {token}").body for token in tokens]
    return [{name: answer[name] for name in AROUND} for answer in answers]


@pytest.mark.parametrize("kind", KINDS)
def test_a_restart_restores_every_table_and_gives_the_clocks_back_their_time(kind: str, tmp_path: Path) -> None:
    clock, database = [1_000_000.0], address(kind, tmp_path)
    with house(database, now=lambda: clock[0]) as home:
        tables = {home.do(play(home, asked, Random(1))).table.id: asked.players for asked in TABLES}
        clock[0] += 20.0
        home.do(beat(home.hub))
        before = {table: seen(home, table, players) for table, players in tables.items()}
    clock[0] += 5_000.0
    with house(database, now=lambda: clock[0]) as home:
        wait_for(lambda: len(home.hub.alarms.times) == 3)
        assert home.hub.desks == {}  # none is opened before somebody asks for it, or its clock has run out
        assert {table: seen(home, table, players) for table, players in tables.items()} == before
        assert [entry.kind for table in tables for entry in home.log(table)].count("credited") == 3
    left = [before[table][0]["clock"] for table in tables]
    assert left[0]["left"][left[0]["runs"]] == 40.0


def wait_for(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SOON
    while not done():
        assert time.monotonic() < deadline, "the clocks are not seen to"
        time.sleep(0.01)
