"""What waits for one reader, and a gate: as asyncio's queue and event, but of hardly any size while nothing waits.

Each of thousands of idle sockets has three of them, and a queue of asyncio takes three kilobytes.
"""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Waiting(Generic[T]):
    """A queue without end for one reader."""

    __slots__ = ("_reader", "_things")

    def __init__(self) -> None:
        self._things: deque[T] | None = None  # only while something waits
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, thing: T) -> None:
        """Add something at the end."""
        if self._things is None:
            self._things = deque()
        self._things.append(thing)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        """Take the first thing, as soon as there is one."""
        while self._things is None:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self.get_nowait()

    def get_nowait(self) -> T:
        """Take the first thing, which must be there."""
        assert self._things is not None
        thing = self._things.popleft()
        self._things = self._things or None
        return thing

    def empty(self) -> bool:
        """Whether nothing waits."""
        return self._things is None

    def qsize(self) -> int:
        """How much waits."""
        return len(self._things or ())


def taken_at_once(lock: asyncio.Lock) -> bool:
    """Take a lock if nobody has it or waits for it; whether that was so."""
    attempt = lock.acquire()
    try:
        attempt.send(None)
    except StopIteration:
        return True
    attempt.close()  # stand in line no longer
    return False


class Gate:
    """An event that is nearly always set."""

    __slots__ = ("_opened",)

    def __init__(self) -> None:
        self._opened: asyncio.Event | None = None  # only while it is closed

    def is_set(self) -> bool:
        """Whether it is open."""
        return self._opened is None

    def set(self) -> None:
        """Open it, and let those pass who wait."""
        if self._opened is not None:
            self._opened.set()
        self._opened = None

    def clear(self) -> None:
        """Close it."""
        self._opened = self._opened or asyncio.Event()

    async def wait(self) -> None:
        """Pass when it is open."""
        while self._opened is not None:
            await self._opened.wait()
