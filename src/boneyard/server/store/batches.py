"""Group commit: whatever comes while one batch is being written is the next batch."""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
Outcome = Exception | None  # what became of one thing of a batch
Done = Callable[[list[Outcome]], None]
Write = Callable[[list[T], Done], None]


class Batches(Generic[T]):
    """A line before the writer: one commit, and so one flush of the disk, for all who wait."""

    # Nothing here is a task: each would be woken twice for every move.

    def __init__(self, write: Write[T]) -> None:
        self._write = write
        self._waiting: list[tuple[T, asyncio.Future[None]]] = []
        self._written: asyncio.Future[None] | None = None  # is done when nothing waits any more
        self._loop: asyncio.AbstractEventLoop | None = None  # asking for it costs a call of the system

    def put(self, thing: T) -> "asyncio.Future[None]":
        """Is done when this is written, or has what stood in its way."""
        loop = self._loop = self._loop or asyncio.get_running_loop()
        done = loop.create_future()
        self._waiting.append((thing, done))
        if self._written is None:
            self._written = loop.create_future()
            loop.call_soon(self._begin)  # whoever comes in the same moment comes along
        return done

    async def finish(self) -> None:
        """Return when nothing waits any more."""
        if self._written is not None:
            await asyncio.shield(self._written)

    def _begin(self) -> None:
        batch, self._waiting = self._waiting, []
        try:
            self._write([thing for thing, _ in batch], lambda outcomes: self._end(batch, outcomes))
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            self._end(batch, [error] * len(batch))

    def _end(self, batch: list[tuple[T, asyncio.Future[None]]], outcomes: list[Outcome]) -> None:
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            _tell(done, outcome)
        if self._waiting:
            self._begin()
        elif self._written is not None:
            self._written.set_result(None)
            self._written = None


def _tell(done: asyncio.Future[None], outcome: Outcome) -> None:
    if done.done():  # whoever waited has gone away
        return
    if outcome is None:
        done.set_result(None)
    else:
        done.set_exception(outcome)
