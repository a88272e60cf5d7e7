"""Time that does not pass: it jumps to whatever is due next."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
DAWN = 1_000_000.0  # the time at which a story begins


class Stuck(AssertionError):
    """Nothing will ever happen again, and the story is not over."""


class Hourglass(selectors.DefaultSelector):
    """Does not wait: the time jumps to whatever is due next."""

    def __init__(self) -> None:
        super().__init__()
        self.time = DAWN

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Nothing from outside ever comes."""
        if timeout is None:
            raise Stuck("Everybody waits for something that never comes.")
        self.time += max(0.0, timeout)
        return []


class Loop(asyncio.SelectorEventLoop):
    """An event loop on such a clock."""

    def __init__(self) -> None:
        self.hourglass = Hourglass()
        super().__init__(self.hourglass)

    def time(self) -> float:
        """What time it is in the story."""
        return self.hourglass.time


def now() -> float:
    """What time it is in the story."""
    return asyncio.get_running_loop().time()


def on_virtual_time(story: Coroutine[Any, Any, T]) -> T:
    """Let a story happen."""
    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(story)
