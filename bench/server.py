"""The server under load, beside the same envelope without rules: python bench/server.py --help.

Tables of four with a socket for each seat, all in one client process on this machine. First a steady rate of moves is
offered: how long an acknowledgement takes (flush to the disk included, counted from the moment the move was due), how
much of a core the server uses, and the memory that a socket costs. Then every table moves as fast as it can. The
reference does the same through the same sockets and the same store, but checks nothing and shows nothing.

The full figures: python bench/server.py --tables 1000 --rate 500 --seconds 20 --rounds 5
Beside an older commit: git worktree add ../before COMMIT, and --before ../before
"""

import argparse
import asyncio
import contextlib
import gc
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from bench.envelope import SEATS
from bench.server_load import Load
from bench.server_process import Process, open_many
from boneyard.client import Guest

ROOT = Path(__file__).parent.parent
EARLY, LATE = 5, 25  # moves of a hand whose messages are weighed
GAME = {"game": "draw", "players": SEATS, "options": {"target": 10_000}}
WARM_UP = 2.0  # seconds


class Side(NamedTuple):
    """One of the two servers with its clients."""

    name: str
    process: Process
    load: Load
    per_socket: float  # bytes


class Measured(NamedTuple):
    """What some seconds brought."""

    taken: list[float]  # seconds, by acknowledgement
    passed: float  # seconds
    cpu: float  # seconds of the server

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.taken) / self.passed

    @property
    def each(self) -> float:
        """Milliseconds of processor time for each move."""
        return 1000 * self.cpu / len(self.taken)

    def quantile(self, part: float) -> float:
        """So much of the acknowledgements took no longer, in milliseconds."""
        ordered = sorted(self.taken)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


@contextlib.asynccontextmanager
async def side(name: str, port: int, asked: argparse.Namespace, folder: Path) -> AsyncIterator[Side]:
    """A server with all its tables and sockets."""
    database = asked.database.format(side=name) if asked.database else str(folder / f"{name}.sqlite3")
    root, kind = (asked.before.resolve(), "boneyard") if name == "before" else (ROOT, name)
    process = Process(root, kind, port, database)
    try:
        url = f"http://127.0.0.1:{port}"
        await until_well(url)
        guests = [await Guest(url).__aenter__() for _ in range(SEATS)]
        names = [f"table{number}" for number in range(asked.tables)]
        if kind == "boneyard":
            names = await make_tables(guests, asked.tables)
        load = Load()
        before = process.memory()
        await load.connect(port, names, [str(guest.token) for guest in guests])
        await asyncio.sleep(1)
        yield Side(name, process, load, (process.memory() - before) / (asked.tables * SEATS))
        load.hang_up()
    finally:
        process.stop()


async def until_well(url: str) -> None:
    while True:
        with contextlib.suppress(OSError):
            await Guest(url).ask("GET", "/api/health")
            return
        await asyncio.sleep(0.05)


async def make_tables(guests: list[Guest], count: int) -> list[str]:
    """Tables with all their seats taken, a few at a time."""
    few = asyncio.Semaphore(8)

    async def make() -> str:
        async with few:
            name = await guests[0].create(**GAME)  # type: ignore[arg-type]
            for seat, guest in enumerate(guests):
                await guest.sit(name, f"Guest {seat}", seat)
            return name

    return await asyncio.gather(*(make() for _ in range(count)))


async def measured(side: Side, seconds: Awaitable[None]) -> Measured:
    """What happens while something is awaited."""
    first, cpu, began = len(side.load.taken), side.process.cpu(), perf_counter()
    await seconds
    return Measured(side.load.taken[first:], perf_counter() - began, side.process.cpu() - cpu)


async def steady(side: Side, rate: float, seconds: float) -> Measured:
    await side.load.offer(rate, WARM_UP)
    return await measured(side, side.load.offer(rate, seconds))


async def flood(side: Side, seconds: float) -> Measured:
    side.load.flood()
    await asyncio.sleep(WARM_UP)
    brought = await measured(side, asyncio.sleep(seconds))
    await side.load.calm_down()
    return brought


async def measure(asked: argparse.Namespace, folder: Path) -> None:
    async with contextlib.AsyncExitStack() as stack:
        sides = []
        for number, name in enumerate(("boneyard", *(["before"] if asked.before else []), "reference")):
            began = perf_counter()
            sides.append(await stack.enter_async_context(side(name, asked.port + number, asked, folder)))
            print(f"{name}: {asked.tables} tables, {asked.tables * SEATS} sockets after {perf_counter() - began:.0f} s")
        gc.collect()
        gc.freeze()
        rounds = []
        for number in range(asked.rounds):
            print(f"\nround {number + 1}: {asked.rate:g} moves a second for {asked.seconds:g} s, then a flood")
            even = [await steady(each, asked.rate, asked.seconds) for each in sides]
            tell(sides, even, "steady")
            full = [await flood(each, asked.seconds) for each in sides]
            tell(sides, full, "flood")
            rounds.append((even, full))
        sum_up(sides, rounds)


def tell(sides: list[Side], brought: list[Measured], title: str) -> None:
    print(f"{title:12}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'max ms':>9}{'cpu':>7}{'cpu ms/move':>13}{'ratio':>8}")
    for each, got in zip(sides, brought, strict=True):
        times = "".join(f"{got.quantile(part):9.1f}" for part in (0.5, 0.99, 1.0))
        ratio = got.each / brought[-1].each
        print(f"{each.name:12}{got.rate:9.0f}{times}{got.cpu / got.passed:7.0%}{got.each:13.2f}{ratio:8.2f}")


def sum_up(sides: list[Side], rounds: list[tuple[list[Measured], list[Measured]]]) -> None:
    """The medians of all rounds, as ratios to the reference of the same round; deals, bytes, memory."""
    print("\nmedians, to the reference of the same round")
    for at, each in enumerate(sides):
        cost = median(even[at].each / even[-1].each for even, _ in rounds)
        late = median(even[at].quantile(0.99) for even, _ in rounds)
        rate = median(full[at].rate / full[-1].rate for _, full in rounds)
        print(f"{each.name:12}cpu of a move {cost:.2f}, p99 {late:.0f} ms, flooded {rate:.2f}; {about(each)}")
    for each in sides:
        if each.load.deals:
            print(f"{each.name:12}{dealing(each)}")


def about(side: Side) -> str:
    """Bytes and memory of a side."""
    load, memory = side.load, f"{side.per_socket / 1024:.1f} KiB a socket"
    if not load.deals:
        return memory
    sizes = [load.sizes[number] / max(1, load.counts[number]) for number in (EARLY, LATE)]
    return f"{sizes[0]:.0f} bytes to a socket at move {EARLY}, {sizes[1]:.0f} at move {LATE}; {memory}"


def dealing(side: Side) -> str:
    """How long it takes from the end of a hand, over four who are ready, to the first turn of the next one."""
    deals = Measured(side.load.deals, 1.0, 0.0)
    times = ", ".join(f"p{100 * part:g} {deals.quantile(part):.0f} ms" for part in (0.5, 0.99))
    return f"{len(side.load.deals)} deals, from a hand's end to the next turn: {times}"


def main() -> None:
    parser = argparse.ArgumentParser(description="The server under load, beside the same envelope without rules.")
    parser.add_argument("--tables", type=int, default=50, help="tables of four (default %(default)s)")
    parser.add_argument("--rate", type=float, default=100, help="moves a second to offer (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=4, help="for how long (default %(default)s)")
    parser.add_argument("--rounds", type=int, default=1, help="how often (default %(default)s)")
    parser.add_argument("--database", default="", help="postgresql://..., {side} in it stands for the side; or SQLite")
    parser.add_argument("--port", type=int, default=2840, help="the first of the ports (default %(default)s)")
    parser.add_argument("--before", type=Path, help="a folder with an older commit, to be measured as well")
    asked = parser.parse_args()
    open_many()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(asked, Path(folder)))


if __name__ == "__main__":
    main()
