"""A pace: frames that come shortly after each other are answered together.

The first one is answered at once. On a busy server, each turn of the event loop and each flush of the disk then serves
several moves, and nobody notices the wait.
"""

import asyncio
from collections.abc import Callable

PACE = 0.004  # seconds from one turn to the next


class Pace:
    """What is to be begun with the next turn."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], object]] = []
        self._next = 0.0  # when the next turn may come

    def soon(self, begin: Callable[[], object]) -> None:
        """Call this at once, or with the next turn."""
        self._waiting.append(begin)
        if len(self._waiting) > 1:
            return
        loop = asyncio.get_running_loop()
        if loop.time() < self._next:
            loop.call_at(self._next, self._turn)
        else:
            loop.call_soon(self._turn)

    def _turn(self) -> None:
        self._next = asyncio.get_running_loop().time() + PACE
        waiting, self._waiting = self._waiting, []
        for begin in waiting:
            begin()
