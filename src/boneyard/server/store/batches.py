"""Group commit: whatever comes while one batch is being written is the next batch."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")
Outcome = Exception | None  # what became of one thing of a batch
Write = Callable[[list[T]], Awaitable[list[Outcome]]]


class Batches(Generic[T]):
    """A line before the writer: one commit, and so one flush of the disk, for all who wait."""

    def __init__(self, write: Write[T]) -> None:
        self._write = write
        self._waiting: list[tuple[T, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def put(self, thing: T) -> None:
        """Return when this is written, or raise what stood in its way."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((thing, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await done

    async def finish(self) -> None:
        """Return when nothing waits any more."""
        while self._writer is not None:
            await self._writer

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                outcomes = await self._outcomes([thing for thing, _ in batch])
                for (_, done), outcome in zip(batch, outcomes, strict=True):
                    _tell(done, outcome)
        finally:
            self._writer = None

    async def _outcomes(self, things: list[T]) -> list[Outcome]:
        try:
            return await self._write(things)
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            return [error] * len(things)


def _tell(done: asyncio.Future[None], outcome: Outcome) -> None:
    if done.done():  # whoever waited has gone away
        return
    if outcome is None:
        done.set_result(None)
    else:
        done.set_exception(outcome)
