"""Several server processes on one port and one PostgreSQL: people on different ones play together."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from boneyard.client import AtTable, Guest
from tests.command_line import command, environment
from tests.server.running import HOST, SOON, free_port
from tests.server.stores import new_schema


class Club:
    """A supervisor and its server processes."""

    def __init__(self, *words: str) -> None:
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        script = command("serve", "--port", str(self.port), "--database", new_schema(), *words)
        self.running = subprocess.Popen(script, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment())

    @property
    def workers(self) -> list[int]:
        """The server processes: bots are children of these."""
        pid = self.running.pid
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()]

    def well(self) -> bool:
        """Whether a request is answered."""
        assert self.running.poll() is None, self.running.communicate()
        with contextlib.suppress(URLError, ConnectionError, TimeoutError), urlopen(f"{self.url}/api/health") as answer:
            return bool(json.load(answer)["well"])
        return False

    def worker_of(self, port: int) -> int:
        """The process at the other end of a connection from this port."""
        ends = f":{self.port:04X} ", f":{port:04X} "
        lines = [line.split() for line in Path("/proc/net/tcp").read_text("utf-8").splitlines()]
        (inode,) = [line[9] for line in lines if f"{line[1]} ".endswith(ends[0]) and f"{line[2]} ".endswith(ends[1])]
        (found,) = [pid for pid in self.workers if f"socket:[{inode}]" in _opened(pid)]
        return found


def _opened(pid: int) -> list[str]:
    files: list[str] = []
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            files.append(str(file.readlink()))
    return files


def wait(until: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SOON
    while not until():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@contextlib.contextmanager
def club(*words: str) -> Iterator[Club]:
    """A club that is open while the block runs; nobody is left behind."""
    home = Club("--workers", "2", *words)
    workers: list[int] = []
    try:
        wait(home.well)
        workers = home.workers
        yield home
    finally:
        workers += home.workers if home.running.poll() is None else []
        home.running.kill()
        home.running.communicate()
        wait(lambda: not any(map(alive, workers)))


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def on_another_worker(home: Club, seat: AtTable, than: int) -> None:
    """Connect again until another process answers."""
    async with asyncio.timeout(SOON):
        while home.worker_of(seat.socket.local_address[1] if seat.socket else 0) == than:
            assert seat.socket
            await seat.socket.close()
            await seat._connect()


def test_people_on_different_workers_see_each_others_moves() -> None:
    async def story(home: Club) -> None:
        async with Guest(home.url) as ann, Guest(home.url) as ben:
            table = await ann.create("plain-block", players=2, options={"hands": 1})
            async with await ann.sit(table, "Ann") as one, await ben.sit(table, "Ben") as two:
                assert one.socket
                await on_another_worker(home, two, home.worker_of(one.socket.local_address[1]))
                await asyncio.gather(*map(to_the_end, (one, two)))
            assert await ann.record(table) == await ben.record(table)

    with club() as home:
        assert len(home.workers) == 2
        asyncio.run(asyncio.wait_for(story(home), SOON))


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

    with club() as home:
        before = home.workers
        asyncio.run(asyncio.wait_for(story(home), SOON))
        wait(lambda: len(home.workers) == 2 and len(set(before) & set(home.workers)) == 1)  # a killed one goes first
        home.running.terminate()
        _, said = home.running.communicate(timeout=SOON)
    assert b"A server process ended with status -9; another starts in 0 seconds." in said


@pytest.mark.parametrize("number, status", [(signal.SIGTERM, -signal.SIGTERM), (signal.SIGINT, 130)])
def test_a_signal_ends_all_workers_gracefully(number: signal.Signals, status: int) -> None:
    with club() as home:
        workers = home.workers
        home.running.send_signal(number)
        _, said = home.running.communicate(timeout=SOON)
        assert (home.running.returncode, said.strip()) == (status, b"")
        assert not any(map(alive, workers))


def test_workers_do_not_outlive_their_supervisor() -> None:
    with club() as home:
        workers = home.workers
        home.running.kill()
        home.running.wait()
        wait(lambda: not any(map(alive, workers)))
