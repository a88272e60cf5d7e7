"""People who play on whatever happens, and note when they were told what, and how their connections ended."""

import asyncio
import time
from collections.abc import Callable, Sequence

from boneyard.client import AtTable, Guest, Message

PAUSE = 0.01  # seconds before a move


class Watcher(AtTable):
    """A seat that plays by the first action, and notes when it was told which line."""

    def __init__(self, guest: Guest, table: str, seat: int | None) -> None:
        super().__init__(guest, table, seat)
        self.lines: list[tuple[int, float]] = []
        self.refused: list[str] = []
        self.ended: list[int | None] = []  # the close codes of broken connections
        self.failed: list[Exception] = []  # why there was no new one

    def _note(self, message: Message) -> None:
        super()._note(message)
        if message["t"] in ("step", "snapshot"):
            self.lines.append((message["seq"], time.monotonic()))
        elif message["t"] == "no":
            self.refused.append(message["code"])

    async def _try_again(self) -> None:
        if self.socket is not None:
            self.ended.append(self.socket.close_code)
        await super()._try_again()

    async def _connect(self) -> None:
        try:
            await super()._connect()
        except Exception as error:
            self.failed.append(error)
            raise

    async def play_on(self) -> None:
        """Play for ever."""
        async for moment in self.turns():
            await asyncio.sleep(PAUSE)
            await self.play(moment["hand"]["actions"][0])

    @property
    def complete(self) -> bool:
        """Whether every line was told, once and in order."""
        numbers = [seq for seq, _ in self.lines]
        return numbers == list(range(numbers[0], numbers[-1] + 1))

    def since(self, moment: float) -> list[int]:
        """The lines that were told after a moment."""
        return [seq for seq, at in self.lines if at > moment]


async def until(so: Callable[[], bool], playing: Sequence[asyncio.Task[None]]) -> None:
    """Wait until it is so, while everybody plays."""
    while not so():
        for task in playing:
            assert not task.done(), task.result()
        await asyncio.sleep(0.02)
