"""What tables, sockets and moves cost on several server processes: python bench/workers.py --help.

Tables of four with a socket for each seat, which land on one of the processes by chance; a steady rate of moves. Told
are the processor time of all server processes and of PostgreSQL for each move, the memory of tables and sockets, what
greeting a socket takes, and what reaches the database and the network. Its own PostgreSQL is started unless another
database is named. `bench/scale.py` takes these figures and says what a crowd needs.

The figures of docs/scale.md: python bench/workers.py --tables 200 --rate 250 --seconds 6
"""

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from bench.envelope import SEATS
from bench.server import ROOT, WARM_UP, make_tables, until_well
from bench.server_load import Load
from bench.server_process import cpu, family, open_many
from boneyard.client import Guest
from tests.server.stores import new_schema, say

MANY = "1000000"
HEADINGS = (
    "workers      move  database  p50 ms   p99 ms   a table    a socket     greeting   at rest"
    "   process    stored  logged"
)
STORED = "SELECT pg_total_relation_size('events')::float8 / count(*) FROM events"
LOGGED = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8"
REST = 8.0  # seconds without moves: after them only the attending process follows a table
LIMITS = ("asks-per-second", "asks-at-once", "frames-per-second", "frames-at-once", "sockets", "sockets-per-address")


def memory(pid: int) -> int:
    """Bytes in memory that a process shares with nobody."""
    private = [line for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines() if "Private" in line]
    return 1024 * sum(int(line.split()[1]) for line in private)


def postgres() -> int:
    """The process of a PostgreSQL of our own; 0 if there is none."""
    found = [each for each in family(os.getpid()) if Path(f"/proc/{each}/comm").read_text().startswith("postgres")]
    return found[0] if found else 0


class Club:
    """A supervisor with its server processes, and what they use."""

    def __init__(self, port: int, database: str, workers: int) -> None:
        limits = [word for name in LIMITS for word in (f"--limit-{name}", MANY)]
        words = ["--port", str(port), "--database", database, "--workers", str(workers), "--no-compile", *limits]
        command = [sys.executable, "-m", "boneyard", "serve", *words]
        paths = f"{ROOT}{os.pathsep}{ROOT / 'src'}"
        env = os.environ | {"PYTHONPATH": paths}
        self.process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.DEVNULL)

    @property
    def pids(self) -> list[int]:
        """All the processes."""
        return family(self.process.pid)

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return sum(map(cpu, self.pids))

    def memory(self) -> int:
        """Bytes in memory."""
        return sum(map(memory, self.pids))

    def stop(self) -> None:
        """End it, and wait for that."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)


class Figures(NamedTuple):
    """What was measured with so many processes."""

    workers: int
    move: float  # milliseconds of the server processes
    store: float  # milliseconds of PostgreSQL
    ack: float  # milliseconds, of half of the acknowledgements
    late: float  # of 99 of 100
    table: float  # KiB, without sockets
    socket: float  # KiB
    greeting: float  # milliseconds
    idle: float  # processor time of all processes while nobody moves, as a part of a core
    empty: float  # MiB of a process without tables
    stored: float  # bytes of a line in PostgreSQL, with its indexes
    logged: float  # bytes of a move in its write-ahead log


async def figures(workers: int, asked: argparse.Namespace, database: str) -> Figures:
    """Measure so many processes."""
    club = Club(asked.port + workers, database, workers)
    try:
        url = f"http://127.0.0.1:{asked.port + workers}"
        await until_well(url)
        await asyncio.sleep(3)  # until all of them serve
        guests = [await Guest(url).__aenter__() for _ in range(SEATS)]
        async with AsyncExitStack() as stack:
            empty = club.memory()
            names = await make_tables(guests, asked.tables)
            await asyncio.sleep(1)
            tables, busy = club.memory(), club.cpu()
            load = Load()
            await load.connect(asked.port + workers, names, [str(guest.token) for guest in guests])
            stack.callback(load.hang_up)
            greeted = club.cpu()
            await asyncio.sleep(REST)
            sockets, rested, logged = club.memory(), club.cpu(), await measured(LOGGED, database)
            return Figures(
                workers,
                *await moved(club, load, asked),
                (tables - empty) / asked.tables / 1024,
                (sockets - tables) / asked.tables / SEATS / 1024,
                1000 * (greeted - busy) / asked.tables / SEATS,
                (rested - greeted) / REST,
                empty / workers / 2**20,
                await measured(STORED, database),
                (await measured(LOGGED, database) - logged) / sum(table.moves for table in load.tables),
            )
    finally:
        club.stop()


async def moved(club: Club, load: Load, asked: argparse.Namespace) -> tuple[float, float, float, float]:
    """What a move takes of the servers and of the database, and how long acknowledgements take."""
    await load.offer(asked.rate, WARM_UP)
    first, before, stored = len(load.taken), club.cpu(), store_cpu()
    await load.offer(asked.rate, asked.seconds)
    taken = sorted(load.taken[first:])
    spent, kept = (1000 * seconds / len(taken) for seconds in (club.cpu() - before, store_cpu() - stored))
    return spent, kept, 1000 * median(taken), 1000 * taken[int(0.99 * len(taken))]


async def measured(question: str, database: str) -> float:
    """What PostgreSQL says about itself; nothing of another database."""
    if "://" not in database:
        return 0.0
    ((answer,),) = await say(question, database)
    assert isinstance(answer, float)
    return answer


def store_cpu() -> float:
    """Seconds of processor time of PostgreSQL so far."""
    server = postgres()
    return sum(map(cpu, family(server))) if server else 0.0


def tell(got: Figures) -> None:
    """Say what was measured."""
    print(
        f"{got.workers:7}{got.move:10.2f}{got.store:10.2f}{got.ack:9.1f}{got.late:9.1f}"
        f"{got.table:11.1f}{got.socket:12.1f}{got.greeting:13.2f}{got.idle:9.1%}"
        f"{got.empty:10.0f}{got.stored:10.0f}{got.logged:8.0f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="What tables, sockets and moves cost on several server processes.")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4], help="how many processes (1 2 4)")
    parser.add_argument("--tables", type=int, default=50, help="tables of four (default %(default)s)")
    parser.add_argument("--rate", type=float, default=50, help="moves a second to offer (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=4, help="for how long (default %(default)s)")
    parser.add_argument("--sqlite", action="store_true", help="on SQLite files instead of PostgreSQL")
    parser.add_argument("--database", default="", help="postgresql://..., if not a PostgreSQL of its own")
    parser.add_argument("--port", type=int, default=2860, help="the first of the ports (default %(default)s)")
    asked = parser.parse_args()
    open_many()
    print(f"{asked.tables} tables of four, {asked.rate:g} moves a second; ms of processor time, KiB of memory")
    print(HEADINGS)
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        for workers in asked.workers:
            place = str(Path(folder) / f"{workers}.db") if asked.sqlite else asked.database or new_schema()
            tell(asyncio.run(figures(workers, asked, place)))
    print(f"after {perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
