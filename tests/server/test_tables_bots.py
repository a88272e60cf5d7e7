"""Bots that do not behave, at tables with real sockets: they are ended, and play goes on."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from boneyard import game
from boneyard.match import Match
from boneyard.server.bots.pool import Bots
from tests.server.evening import SOON, evening, now_at, seated
from tests.server.running import House, house

WORKERS = {
    "hangs": "import time; time.sleep(600)",
    "hangs_when_asked": "import sys, time; sys.stdin.buffer.read(4); time.sleep(600)",
    "dies": "import sys; sys.stdin.buffer.read(4); sys.exit(3)",
    "talks_nonsense": "worker.answer = lambda question: 'nonsense'; worker.serve(sys.stdin.buffer, sys.stdout.buffer)",
    "says_a_lot": "sys.stdout.buffer.write(b'\\xff' * 2**20); sys.stdout.buffer.flush(); time.sleep(600)",
    "eats_memory": (
        "worker.answer = lambda question: str(len([bytearray(2**26) for _ in range(100)]));"
        "worker.limit_memory(); worker.serve(sys.stdin.buffer, sys.stdout.buffer)"
    ),
}


@pytest.fixture
def workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that do not behave, as modules that can be started."""
    before = "import os, sys, time\nfrom boneyard.server.bots import worker\nos.close(2)  # no traceback\n"
    for name, code in WORKERS.items():
        (tmp_path / f"{name}.py").write_text(f"{before}{code}\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


@pytest.mark.parametrize("module", WORKERS)
@pytest.mark.usefixtures("workers")
def test_a_bot_that_does_not_behave_is_ended_and_play_goes_on(tmp_path: Path, module: str) -> None:
    async def story(home: House) -> None:
        options = {"hands": 1}
        async with seated(home, 1, "plain-block", players=2, bots=[None, "easy"], options=options) as (ann,):
            began = time.monotonic()
            async for moment in ann.turns():
                await ann.play(moment["hand"]["actions"][0])
                bot = [event for event in (await now_at(ann))["events"] if event.get("seat") == 1]
                if bot:
                    break
            assert time.monotonic() - began < SOON / 2

    with house(tmp_path / "tables.db", bots=lambda: Bots(1, 0.7, module)) as home:
        evening(story(home))
        assert home.hub.bots.ended > 0 or module == "talks_nonsense"


def test_a_bot_may_not_have_more_memory_than_it_needs(tmp_path: Path, workers: None) -> None:
    """The worker that wants 6 GiB is refused them: it dies of that, and not of the time it takes."""

    async def ask() -> tuple[str, int, float]:
        bots = Bots(1, 4 * SOON, "eats_memory")
        match = a_hand()
        began = time.monotonic()
        action = await bots.choose(match, min(match.turn), (), "easy")
        took = time.monotonic() - began
        await bots.close()
        return action, bots.ended, took

    action, ended, took = asyncio.run(ask())
    assert (bool(action), ended) == (True, 1)
    assert took < 4 * SOON


@pytest.mark.usefixtures("workers")
def test_a_question_that_is_given_up_twice_costs_no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a table is let go, and then the server ends: the worker is ended, and its place is free for another."""
    started: list[asyncio.subprocess.Process] = []
    create = asyncio.create_subprocess_exec

    async def start(*words: Any, **more: Any) -> asyncio.subprocess.Process:
        started.append(await create(*words, **more))
        return started[-1]

    async def story() -> None:
        bots, match, ending = Bots(1, 4 * SOON, "hangs"), a_hand(), asyncio.Event()
        monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
        monkeypatch.setattr(asyncio.subprocess.Process, "kill", lambda _: ending.set())
        asking = asyncio.create_task(bots.choose(match, min(match.turn), (), "easy"))
        while not started:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0)
        asking.cancel()
        await ending.wait()  # it waits for the worker to end, which does not hear of it here
        asking.cancel()
        await asyncio.wait([asking])
        (worker,) = started
        assert worker._transport.is_closing()  # type: ignore[attr-defined]
        assert bots.free.qsize() == 1
        async with asyncio.timeout(SOON):
            await worker.wait()

    asyncio.run(story())


def a_hand() -> Match:
    rules = game("plain-block")
    return Match.new(rules, 2).deal(rules.tiles.tiles)
