"""A server that starts with thousands of tables in its log: python bench/restart.py --help.

Fills a store (`filling.py`: a quarter of the tables by post, a quarter with a clock for the evening, a quarter without
clock, a quarter beside bots; nobody was there for an hour), starts the real server, and times the first answer, the
first table that somebody asks for, and how long others wait while the clocks are seen to. Beside it the same server on
an empty store. With --database a store is used that is there already: a copy of it, if it is a file.
"""

import argparse
import asyncio
import contextlib
import shutil
import sys
import tempfile
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, sleep
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from bench.filling import fill
from bench.server_process import Process
from boneyard.server.store.opening import open_store
from tests.server.stores import new_schema

ROOT = Path(__file__).parent.parent
MANY = 1_000_000
QUIET = 2.0  # seconds with hardly any processor time, after which a server has done what there was to do
HARDLY = 0.15  # seconds: what it takes meanwhile to open the tables that are asked for


class Server(Process):
    """The real server, which is asked from the moment of its start."""

    def __init__(self, root: Path, database: str, port: int) -> None:
        self.began, self.port = perf_counter(), port
        super().__init__(root, "boneyard", port, database)

    def ask(self, path: str) -> float:
        """When an answer was there, in seconds since the start."""
        self.text(path)
        return perf_counter() - self.began

    def text(self, path: str) -> str:
        """An answer, as soon as the server listens."""
        while True:
            with contextlib.suppress(ConnectionRefusedError):
                connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
                connection.request("GET", path)
                answer = connection.getresponse()
                text = answer.read().decode()
                assert answer.status == 200, text
                return text
            sleep(0.005)


@contextlib.contextmanager
def started(root: Path, database: str, port: int) -> Iterator[Server]:
    """A server while the block runs."""
    server = Server(root, database, port)
    try:
        yield server
    finally:
        server.stop()


class Restarted(NamedTuple):
    """What a start brought, in seconds and bytes."""

    first: float  # answer of any kind
    table: float  # the first table that was asked for
    usual: float  # how long a table takes while the server is busy with the others
    longest: float
    calm: float  # when there was nothing left to do
    cpu: float  # processor time until then
    memory: int


def restart(root: Path, database: str, port: int, names: list[str]) -> Restarted:
    """Start a server, ask for tables here and there until it is calm."""
    chance, waits = Random(1), []
    with started(root, database, port) as server:
        first = server.ask("/api/health")
        table = server.ask(f"/api/tables/{chance.choice(names)}") if names else first
        used, since = server.cpu(), perf_counter()
        while perf_counter() - since < QUIET:
            asked = perf_counter() - server.began
            waits.append(server.ask(f"/api/tables/{chance.choice(names)}" if names else "/api/health") - asked)
            sleep(0.2)
            if server.cpu() - used > HARDLY:
                used, since = server.cpu(), perf_counter()
        calm = since - server.began
        return Restarted(first, table, median(waits), max(waits), calm, used, server.memory())


async def names_in(database: str) -> list[str]:
    store = await open_store(database)
    rows = await store.rows("playing", public_only=False, limit=MANY)
    await store.close()
    return [row.id for row in rows]


def tell(title: str, got: Restarted) -> None:
    times = "".join(f"{seconds:10.2f}" for seconds in (got.first, got.table, got.usual, got.longest, got.calm, got.cpu))
    print(f"{title:24}{times}{got.memory / 2**20:10.0f}")


def measure(asked: argparse.Namespace, folder: Path) -> None:
    database, empty = str(folder / "tables.sqlite3"), str(folder / "empty.sqlite3")
    if asked.postgres:
        database, empty = new_schema(), new_schema()
    if asked.database and Path(asked.database).exists():
        shutil.copy(asked.database, database)
    elif asked.database:
        database = asked.database
    else:
        asyncio.run(fill(database, asked.tables, asked.moves))
    names = asyncio.run(names_in(database))
    heads = ("answer s", "table s", "usual s", "longest s", "calm s", "cpu s", "MB")
    print(f"{'':24}{''.join(f'{head:>10}' for head in heads)}")
    root = asked.before.resolve() if asked.before else ROOT
    tell("empty", restart(root, empty, asked.port, []))
    tell(f"{len(names)} tables", restart(root, database, asked.port, names))
    tell("the same, once more", restart(root, database, asked.port, names))


def main() -> None:
    parser = argparse.ArgumentParser(description="A server that starts with thousands of tables in its log.")
    parser.add_argument("--tables", type=int, default=10_000, help="how many (default %(default)s)")
    parser.add_argument("--moves", type=int, default=40, help="made at each, on average (default %(default)s)")
    parser.add_argument("--database", default="", help="one that is filled already (python -m bench.filling)")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own instead of a SQLite file")
    parser.add_argument("--port", type=int, default=2860, help="where the server listens (default %(default)s)")
    parser.add_argument("--before", type=Path, help="a folder with an older commit, to be measured instead")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure(asked, Path(folder))


if __name__ == "__main__":
    main()
