"""Each table is attended to by one process; when that one is killed, another goes on, and so does everybody."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from boneyard.client import Guest
from tests.chaos.servers import Server
from tests.chaos.watcher import Watcher, until
from tests.server.stores import KINDS, address

WITHIN = 5.0  # seconds in which everybody goes on
PATIENCE = 30.0
TABLE = {"game": "draw", "players": 4, "bots": [None, "easy", None, "easy"], "pace": 0, "options": {"target": 10_000}}


@pytest.fixture(params=KINDS)
def pair(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database, whichever it is."""
    database = address(request.param, tmp_path)
    one, two = (Server(database, tmp_path / name, shared=True) for name in ("one", "two"))

    async def both() -> None:
        await asyncio.gather(one.start(), two.start())

    asyncio.run(both())
    try:
        yield one, two
    finally:
        one.stop()
        two.stop()


def test_everybody_goes_on_within_five_seconds_when_the_attending_process_is_killed(
    pair: tuple[Server, Server],
) -> None:
    async def story() -> None:
        attending, other = pair
        async with AsyncExitStack() as stack:
            ann, ben = [await stack.enter_async_context(Guest(server.url)) for server in pair]
            table = await ann.create(**TABLE)  # type: ignore[arg-type]  # so its process attends to it
            people = []
            for seat, guest in ((0, ann), (2, ben)):
                await guest.sit(table, "Guest", seat)
                people.append(await stack.enter_async_context(Watcher(guest, table, seat)))
            playing = [asyncio.create_task(person.play_on()) for person in people]
            await until(lambda: all(len(person.lines) > 20 for person in people), playing)

            attending.kill()
            killed = time.monotonic()
            ann.server = other.url  # whoever asks for the same address would get there by chance
            await until(lambda: all(len(person.since(killed)) > 20 for person in people), playing)

            assert time.monotonic() - killed < WITHIN
            assert all(person.complete for person in people)
            for task in playing:
                task.cancel()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
