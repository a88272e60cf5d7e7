"""The memory of a server: python bench/memory.py --help.

What a table costs that is in memory, one that rests (nobody came since the start), and an idle socket, as the
difference of the resident memory of the real server before and after; and the longest search for garbage among all.
What a table in memory leaves behind stays with the process, for the next one.
"""

import argparse
import asyncio
import contextlib
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from bench.filling import KINDS, fill
from bench.restart import ROOT, Server, started
from bench.server_load import Socket
from bench.server_process import open_many

BY_POST, PEOPLE = KINDS[0], KINDS[2]  # with a clock of days; without clock and bots
STILL = 20.0  # seconds without a change that mean that all is done


def metric(server: Server, name: str) -> int:
    """A number that the server tells about itself."""
    lines = dict(line.split() for line in server.text("/metrics").splitlines())
    return int(lines[f"boneyard_{name}"])


def settled(server: Server) -> int:
    """The memory after a while in which it has not changed."""
    known, since, until = server.memory(), monotonic(), monotonic() + STILL
    while monotonic() < until and monotonic() - since < STILL / 4:
        sleep(0.5)
        if abs(server.memory() - known) > 2**16:
            known, since = server.memory(), monotonic()
    return server.memory()


def in_memory(server: Server, names: list[str]) -> float:
    """Bytes of a table that somebody has just looked at."""
    before = settled(server)
    for name in names:
        server.ask(f"/api/tables/{name}")
    assert metric(server, "tables_in_memory") == len(names)
    return (settled(server) - before) / len(names)


def at_rest(root: Path, folder: Path, port: int, asked: argparse.Namespace) -> float:
    """Bytes of a table by post that nobody has opened since the start, beside a server without tables."""
    database = str(folder / "resting.sqlite3")
    names = asyncio.run(fill(database, asked.tables, asked.moves, [BY_POST]))
    with server_of(root, str(folder / "none.sqlite3"), port) as server:
        empty = settled(server)
    with server_of(root, database, port) as server:
        return (settled(server) - empty) / len(names)


async def connected(server: Server, names: list[str], count: int) -> float:
    """Bytes of a socket that is told everything and says nothing, at tables that are in memory before."""
    heard = [0]

    def hear(text: bytes) -> None:
        heard[0] += text.startswith(b'{"t":"snapshot"')

    loop, before = asyncio.get_running_loop(), settled(server)
    for number in range(count):
        path = f"/ws/tables/{names[number % len(names)]}?patches=1"
        await loop.create_connection(lambda path=path: Socket(path, "", hear), "127.0.0.1", server.port)  # type: ignore[misc]
    while heard[0] < count:
        await asyncio.sleep(0.1)
    return (await asyncio.to_thread(settled, server) - before) / count


def measure(asked: argparse.Namespace, folder: Path) -> None:
    root, database = asked.before.resolve() if asked.before else ROOT, str(folder / "tables.sqlite3")
    names = asyncio.run(fill(database, asked.tables, asked.moves, [PEOPLE]))
    with server_of(root, database, asked.port) as server:
        if not asked.before:
            print(f"{in_memory(server, names) / 1024:8.1f} KiB a table in memory ({len(names)} tables)", flush=True)
    print(f"{at_rest(root, folder, asked.port, asked) / 1024:8.1f} KiB a table at rest", flush=True)
    with server_of(root, database, asked.port) as server:
        few = names[: asked.sockets // 4]
        in_memory(server, few) if not asked.before else settled(server)
        socket = asyncio.run(connected(server, few, asked.sockets))
        print(f"{socket / 1024:8.1f} KiB an idle socket ({asked.sockets} sockets, four at a table)", flush=True)


@contextlib.contextmanager
def server_of(root: Path, database: str, port: int) -> Iterator[Server]:
    """A server that answers."""
    with started(root, database, port) as server:
        server.ask("/api/health")
        yield server


def main() -> None:
    parser = argparse.ArgumentParser(description="The memory of a server.")
    parser.add_argument("--tables", type=int, default=2_000, help="tables of four (default %(default)s)")
    parser.add_argument("--moves", type=int, default=40, help="made at each, on average (default %(default)s)")
    parser.add_argument("--sockets", type=int, default=4_000, help="idle ones (default %(default)s)")
    parser.add_argument("--port", type=int, default=2870, help="where the server listens (default %(default)s)")
    parser.add_argument("--before", type=Path, help="a folder with a commit that opens all tables at the start")
    asked = parser.parse_args()
    open_many()
    with tempfile.TemporaryDirectory() as folder:
        measure(asked, Path(folder))


if __name__ == "__main__":
    main()
