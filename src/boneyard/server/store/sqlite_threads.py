"""Threads that speak with a SQLite file, so that the event loop never waits."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
Question = Callable[[sqlite3.Connection], T]


class Threads:
    """Some threads, each with a connection of its own."""

    def __init__(self, path: Path, count: int, connect: Callable[[Path], sqlite3.Connection]) -> None:
        self._path = path
        self._connect = connect
        self._pool = ThreadPoolExecutor(count, "sqlite")
        self._own = threading.local()
        self._connections: list[sqlite3.Connection] = []

    async def ask(self, question: Question[T]) -> T:
        """The answer to a question, from whichever thread is free."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, lambda: question(self._connection()))

    def tell(self, question: Question[T], failed: Callable[[Exception], T], done: Callable[[T], None]) -> None:
        """Hand over the answer to a question as soon as there is one, without a task that waits for it."""
        loop = asyncio.get_running_loop()
        self._pool.submit(lambda: loop.call_soon_threadsafe(done, self._answer(question, failed)))

    def _answer(self, question: Question[T], failed: Callable[[Exception], T]) -> T:
        try:
            return question(self._connection())
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            return failed(error)

    def close(self) -> None:
        """Let the running questions end, and let go."""
        self._pool.shutdown()
        for db in self._connections:
            db.close()

    def _connection(self) -> sqlite3.Connection:
        if not hasattr(self._own, "db"):
            self._own.db = self._connect(self._path)
            self._connections.append(self._own.db)
        db: sqlite3.Connection = self._own.db
        return db
