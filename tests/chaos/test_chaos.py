"""No acknowledged move is lost, altered or out of order, whenever a server is killed."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from boneyard.client import AtTable, Guest, Message
from boneyard.server.store.sqlite import open_sqlite
from tests.chaos.servers import Server
from tests.chaos.storm import storm
from tests.server.stores import new_schema

KILLS = 5
REFUSED = {"stale", "illegal", "too-much-talk"}  # in a race somebody else was faster, and some talk a lot


def test_kill_9_under_load_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    report = asyncio.run(storm([Server(str(tmp_path / "tables.db"), tmp_path / "log")], KILLS, Random(1)))
    assert report.faults == []
    assert len(report.notes.acked) > 20 * KILLS
    assert report.under_way > KILLS  # or nothing was at stake
    assert report.rated
    assert min(report.notes.said["presence"], report.notes.said["reaction"]) > KILLS
    assert set(report.notes.refused) <= REFUSED


def test_kill_9_of_one_of_two_servers_under_load_loses_nothing_on_postgres(tmp_path: Path) -> None:
    database = new_schema()
    servers = [Server(database, tmp_path / f"log {number}") for number in range(2)]
    report = asyncio.run(storm(servers, KILLS, Random(2)))
    assert report.faults == []
    assert len(report.notes.acked) > 40 * KILLS  # twenty of them, each time, while one of the servers was dead
    assert report.under_way > KILLS
    assert report.rated
    assert min(report.notes.said["presence"], report.notes.said["reaction"]) > KILLS
    assert set(report.notes.refused) <= REFUSED


def test_the_checker_finds_a_store_that_acknowledges_before_the_commit(tmp_path: Path) -> None:
    hasty = Server(str(tmp_path / "tables.db"), tmp_path / "log", hasty=True)
    report = asyncio.run(storm([hasty], 1, Random(3)))
    lost = [fault for fault in report.faults if fault.kind == "lost" and fault.where.startswith("Acked")]
    assert lost
    assert any(fault.kind == "told otherwise" for fault in report.faults)


def test_what_is_acknowledged_on_sqlite_has_been_flushed_to_the_disk(tmp_path: Path) -> None:
    """What a loss of power leaves is up to the disk; that it is asked to flush is up to us."""

    def settings(db: sqlite3.Connection) -> list[object]:
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "fullfsync")]

    async def ask_the_writer() -> list[object]:
        store = await open_sqlite(tmp_path / "tables.db")
        try:
            return await store._writer.ask(settings)
        finally:
            await store.close()

    full = 2
    assert asyncio.run(ask_the_writer()) == ["wal", full, 1]


class Unlucky(AtTable):
    """Somebody whose server dies just when he says that he has seen the result."""

    server: Server
    lost = False

    async def send(self, frame: Message) -> None:
        """Send it into the void, the first time."""
        if frame["t"] == "ready" and not self.lost:
            self.lost = True
            self.server.kill()
            await super().send(frame)
            await self.server.start()
        else:
            await super().send(frame)


@pytest.mark.parametrize("game", ["draw"])
def test_a_result_seen_while_the_server_dies_is_said_again(tmp_path: Path, game: str) -> None:
    async def play() -> int:
        server = Server(str(tmp_path / "tables.db"), tmp_path / "log")
        await server.start()
        try:
            async with asyncio.timeout(60), Guest(server.url) as guest:
                table = await guest.create(game, players=2, bots=[None, "easy"], pace=0)
                await guest.sit(table, "Ann")
                async with Unlucky(guest, table, 0) as seat:
                    seat.server = server
                    async for moment in seat.turns():
                        if moment["hand"]["hand"] == 2:
                            return int(moment["hand"]["hand"])
                        await seat.play(moment["hand"]["actions"][0])
        finally:
            server.stop()
        return 1

    assert asyncio.run(play()) == 2
