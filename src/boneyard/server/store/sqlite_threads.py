"""Threads that speak with a SQLite file, so that the event loop never waits."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

T = TypeVar("T")
Question = Callable[[sqlite3.Connection], T]
Connect = Callable[[], sqlite3.Connection]


class Threads:
    """Some threads, each with a connection of its own; whichever is free takes the next question."""

    # Not those of the standard library: a future of theirs, with its locks, costs as much as a line that is written.

    def __init__(self, path: Path, count: int, connect: Callable[[Path], sqlite3.Connection]) -> None:
        self._connect = partial(connect, path)
        self._count = count
        self._threads: list[threading.Thread] = []  # they begin with the first question
        self._asked: SimpleQueue[Callable[[Connect], None] | None] = SimpleQueue()  # None ends a thread
        self._closed = False

    async def ask(self, question: Question[T]) -> T:
        """The answer to a question, from whichever thread is free."""
        answered: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.tell(lambda db: (question(db), None), lambda error: (None, error), partial(_give, answered))
        return await answered

    def tell(self, question: Question[T], failed: Callable[[Exception], T], done: Callable[[T], None]) -> None:
        """Hand over the answer to a question as soon as there is one, without a task that waits for it."""
        if self._closed:
            raise RuntimeError("The store is closed.")
        while len(self._threads) < self._count:
            self._threads.append(threading.Thread(target=self._work, name="sqlite", daemon=True))
            self._threads[-1].start()
        self._asked.put(partial(_answer, question, failed, asyncio.get_running_loop(), done))

    def close(self) -> None:
        """Let the questions that were asked be answered, and let go."""
        self._closed = True
        for _ in self._threads:
            self._asked.put(None)
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        own: list[sqlite3.Connection] = []

        def connection() -> sqlite3.Connection:
            if not own:
                own.append(self._connect())
            return own[0]

        while answer := self._asked.get():
            answer(connection)
        for db in own:
            db.close()


def _answer(
    question: Question[T],
    failed: Callable[[Exception], T],
    loop: asyncio.AbstractEventLoop,
    done: Callable[[T], None],
    connection: Connect,
) -> None:
    try:
        answer = question(connection())
    except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
        answer = failed(error)
    with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits any more
        loop.call_soon_threadsafe(done, answer)


def _give(answered: "asyncio.Future[T]", answer: "tuple[T, None] | tuple[None, Exception]") -> None:
    if answered.done():  # whoever asked has gone away
        return
    found, error = answer
    if error is None:
        answered.set_result(found)  # type: ignore[arg-type]
    else:
        answered.set_exception(error)
