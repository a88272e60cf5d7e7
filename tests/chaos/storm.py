"""A storm: servers are killed at random instants while everybody plays; then the checker has the word."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from boneyard.server.store.opening import open_store
from boneyard.server.tables.rating import rate_all
from tests.chaos.checker import Fault, check, check_results, read_all
from tests.chaos.load import Club
from tests.chaos.notes import Notes
from tests.chaos.servers import Server


class Report(NamedTuple):
    """What came of a storm."""

    faults: list[Fault]
    notes: Notes
    under_way: int  # moves that had been sent and not answered when a server was killed
    starts: list[float]  # seconds that each start took
    rated: int  # seats whose match counted for ratings


def quietly(_said: str) -> None:
    """Tell nobody how it goes."""


async def storm(servers: Sequence[Server], kills: int, rng: Random, say: Callable[[str], None] = quietly) -> Report:
    """Play and kill, and see what is left."""
    club = Club(servers, rng)
    starts: list[float] = []
    under_way = 0
    store = await open_store(servers[0].database)
    try:
        await asyncio.gather(*(server.start() for server in servers))
        club.open()
        for kill in range(1, kills + 1):
            under_way += await _kill_one(club, rng)
            starts += [await server.start() for server in servers if not server.alive]
            say(f"{kill} kills, {len(club.notes.tables)} tables, {len(club.notes.acked)} moves acknowledged")
        await club.acknowledged(50)
        await club.come_to_rest()
        written = {table: len(await store.read(table)) for table in club.notes.tables}  # bots may still add to it
        await club.heard(written)
    finally:
        for server in servers:
            server.stop()
        await club.close()
    await rate_all(store)
    faults = check(club.notes, await read_all(store), written) + await check_results(store)
    rated = len(await store.ratings())
    await store.close()
    return Report(faults, club.notes, under_way, starts, rated)


async def _kill_one(club: Club, rng: Random) -> int:
    """Kill a server in the middle of things; the moves that were under way. If there is another, it goes on."""
    await club.acknowledged(rng.randint(20, 120))
    await asyncio.sleep(rng.uniform(0, 0.05))
    dead = rng.choice(club.servers)
    dead.kill()
    under_way = club.under_way
    club.move_from(dead)
    if len(club.servers) > 1:
        await club.acknowledged(20)
    return under_way
