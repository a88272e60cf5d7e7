"""Fresh stores for tests: a new SQLite file, or a new database of a real PostgreSQL."""

import asyncio
import atexit
import subprocess
import sys
from functools import cache
from itertools import count
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

from boneyard.server.store import Entry, Row
from tests.server import keeper

KINDS = ["sqlite", "postgres"]
NUMBERS = count(1)


def address(kind: str, folder: Path) -> str:
    """Where a fresh store of this kind can be opened."""
    return str(folder / f"{next(NUMBERS)}.db") if kind == "sqlite" else new_schema()


def new_schema() -> str:
    """The address of an empty place in a PostgreSQL database; it is made much faster than a database."""
    name = f"test_{next(NUMBERS)}"
    asyncio.run(say(f"CREATE SCHEMA {name}", url("postgres")))
    return f"{url('postgres')}&search_path={name}"


def new_database(name: str) -> str:
    """The address of a new PostgreSQL database."""
    asyncio.run(say(f"CREATE DATABASE {name}", url("postgres")))
    return url(name)


async def say(statement: str, at: str) -> list[tuple[object, ...]]:
    """Say something to a PostgreSQL database, past the store."""
    connection = await asyncpg.connect(at)
    try:
        return [tuple(found) for found in await connection.fetch(statement)]
    finally:
        await connection.close()


def row(match: str = "m", created: float = 1.0, public: bool = True, status: str = "open") -> Row:
    """The row of a match."""
    return Row(match, "block", 1, '{"players":2}', "c0ffee", public, created, status)


def line(seq: int, key: str | None = None, body: str = "{}") -> Entry:
    """A line of a log."""
    return Entry(seq, seq % 2, "play", body, 1000.0 + seq, key)


def lines(first: int, last: int) -> list[Entry]:
    """Some lines of a log."""
    return [line(seq) for seq in range(first, last + 1)]


def url(name: str) -> str:
    """The address of a database of this name."""
    return f"postgresql://postgres@/{name}?host={_server()}"


@cache
def _server() -> str:
    """The folder of the socket of a PostgreSQL that lives as long as this process."""
    command = [sys.executable, keeper.__file__]
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert server.stdout is not None
    folder = server.stdout.readline().strip()
    assert folder, "PostgreSQL does not start"
    atexit.register(server.communicate)
    return folder
