"""A rolling restart: every process is renewed while everybody plays, and nobody is shown an error."""

import asyncio
import signal
import time
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path

import pytest

from boneyard.client import Guest
from tests.chaos.watcher import Watcher, until
from tests.server.club import Club, club
from tests.server.stores import KINDS, address

TABLES = 6
RESTARTED = 1012  # the close code of a server that restarts
LONGEST = 5.0  # seconds for which somebody may have to wait
PATIENCE = 60.0
LIMITS = ("--limit-asks-per-second", "1e6", "--limit-asks-at-once", "1e6", "--limit-frames-per-second", "1e3")
TABLE = {"game": "draw", "players": 3, "bots": [None, None, "easy"], "pace": 0, "options": {"target": 10_000}}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """With `--long` on both databases."""
    metafunc.parametrize("kind", KINDS if metafunc.config.getoption("--long") else ["postgres"])


def test_a_rolling_restart_under_load_shows_nobody_an_error(kind: str, tmp_path: Path) -> None:
    async def story(home: Club) -> None:
        async with AsyncExitStack() as stack:
            people = [person for _ in range(TABLES) for person in await at_a_table(stack, home)]
            playing = [asyncio.create_task(person.play_on()) for person in people]
            asking = asyncio.create_task(ask_and_ask(home))
            await until(lambda: all(len(person.lines) > 10 for person in people), playing)

            before = home.workers
            home.running.send_signal(signal.SIGUSR2)
            await until(lambda: len(home.workers) == 2 and not set(before) & set(home.workers), [*playing, asking])
            renewed = time.monotonic()
            await until(lambda: all(len(person.since(renewed)) > 10 for person in people), [*playing, asking])

            assert all(person.complete for person in people)
            assert {code for person in people for code in person.ended} == {RESTARTED}
            assert all(person.ended and not person.refused and not person.failed for person in people)
            assert max(map(longest_wait, people)) < LONGEST
            for task in (*playing, asking):
                task.cancel()

    with club(address(kind, tmp_path), *LIMITS) as home:
        asyncio.run(asyncio.wait_for(story(home), PATIENCE))


async def at_a_table(stack: AsyncExitStack, home: Club) -> list[Watcher]:
    """Two people at a new table with a bot."""
    guests = [await stack.enter_async_context(Guest(home.url)) for _ in range(2)]
    table = await guests[0].create(**TABLE)  # type: ignore[arg-type]
    people = []
    for seat, guest in enumerate(guests):
        await guest.sit(table, "Guest", seat)
        people.append(await stack.enter_async_context(Watcher(guest, table, seat)))
    return people


async def ask_and_ask(home: Club) -> None:
    """Ask for this and that, each time through a new connection; whatever goes wrong is raised."""
    async with Guest(home.url) as guest:
        while True:
            await guest.ask("POST", "/api/guest")
            await guest.ask("GET", "/api/tables")


def longest_wait(person: Watcher) -> float:
    """The longest time between two things that somebody was told."""
    moments = [at for _, at in person.lines]
    return max(after - before for before, after in pairwise(moments))
