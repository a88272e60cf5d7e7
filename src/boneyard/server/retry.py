"""Patience: a database that is away comes back, and nothing that the server does by itself may stop for good."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds

T = TypeVar("T")


async def patiently(work: Callable[[], Awaitable[T]]) -> T:
    """Do something until it succeeds; what stood in its way is told in the log."""
    pause = FIRST_PAUSE
    while True:
        try:
            return await work()
        except Exception:
            logging.getLogger("uvicorn.error").exception("This failed, and is tried again.")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
