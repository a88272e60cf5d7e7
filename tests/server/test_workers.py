"""Several server processes on one port and one database: people on different ones play together."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from boneyard.client import AtTable, Guest
from boneyard.server.serve import Settings
from boneyard.server.slots import Doors, Slot
from boneyard.server.store.leases import Leases
from boneyard.server.store.opening import open_store
from tests.server.club import Club, alive, club, wait
from tests.server.running import HOST, SOON, free_port
from tests.server.stores import KINDS, address, new_schema


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_at_a_table_is_served_by_the_worker_that_attends_to_it(kind: str, tmp_path: Path) -> None:
    where = address(kind, tmp_path)

    async def story(home: Club) -> None:
        async with AsyncExitStack() as stack:
            store = await open_store(where, shared=True)
            stack.push_async_callback(store.close)
            assert store.leases
            served = [await a_hand(stack, home, store.leases) for _ in range(4)]
            assert [workers for workers in served if len(workers) > 1] == []

    with club(where) as home:
        wait(home.all_well)
        asyncio.run(asyncio.wait_for(story(home), SOON))


async def a_hand(stack: AsyncExitStack, home: Club, leases: Leases) -> set[int]:
    """The workers that serve the people at a table that is attended to, who then play a hand to its end."""
    guests = [await stack.enter_async_context(Guest(home.url)) for _ in range(4)]
    table = await guests[0].create("plain-block", players=4, options={"hands": 1})
    while await leases.attendant(table) is None:  # whoever comes sooner is served where they come
        await asyncio.sleep(0.02)
    people = [await stack.enter_async_context(await guest.sit(table, "Guest")) for guest in guests]
    served = {home.worker_of(person.socket.local_address[1]) for person in people if person.socket}
    await asyncio.gather(*map(to_the_end, people))
    return served


async def to_the_end(seat: AtTable) -> None:
    """Play by the first action until the match is over."""
    async for moment in seat.turns():
        await seat.play(moment["hand"]["actions"][0])


def test_a_worker_that_dies_is_started_again_and_the_game_goes_on() -> None:
    async def story(home: Club) -> None:
        async with Guest(home.url) as ann:
            table = await ann.create("plain-block", players=2, bots=[None, "easy"], options={"hands": 1}, pace=0)
            async with await ann.sit(table, "Ann") as seat:
                assert seat.socket
                os.kill(home.worker_of(seat.socket.local_address[1]), signal.SIGKILL)
                await to_the_end(seat)

    with club(new_schema()) as home:
        before = home.workers
        asyncio.run(asyncio.wait_for(story(home), SOON))
        wait(lambda: len(home.workers) == 2 and len(set(before) & set(home.workers)) == 1)  # a killed one goes first
        home.running.terminate()
        _, said = home.running.communicate(timeout=SOON)
    assert b"A server process ended with status -9; another starts in 0 seconds." in said


@pytest.mark.parametrize("number, status", [(signal.SIGTERM, -signal.SIGTERM), (signal.SIGINT, 130)])
def test_a_signal_ends_all_workers_gracefully(number: signal.Signals, status: int) -> None:
    with club(new_schema()) as home:
        workers = home.workers
        home.running.send_signal(number)
        _, said = home.running.communicate(timeout=SOON)
        assert (home.running.returncode, said.strip()) == (status, b"")
        assert not any(map(alive, workers))


def test_a_new_worker_that_does_not_start_leaves_the_old_one_in_place(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "tables.db"), HOST, free_port(), shared=True)
    slot = Slot(msgspec.json.encode(settings) + b"\n", Doors(HOST, settings.port))
    old = slot.worker
    try:
        slot.settings = b"nonsense\n"
        slot.renew()
        wait(lambda: not slot.look())
        assert (slot.worker, slot.renewing, old.status) == (old, False, None)
    finally:
        old.end(at_once=True)
        old.process.wait(SOON)
        old.forget()
        slot.door.close()


def test_workers_do_not_outlive_their_supervisor() -> None:
    with club(new_schema()) as home:
        workers = home.workers
        home.running.kill()
        home.running.wait()
        wait(lambda: not any(map(alive, workers)))
