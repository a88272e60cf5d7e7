"""Retry: a database that is away comes back, and what the server does by itself goes on then."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds

T = TypeVar("T")


async def retry(work: Callable[[], Awaitable[T]], trouble: tuple[type[Exception], ...]) -> T:
    """Do something again until the store works; the trouble is logged. Any other error is not worth trying again."""
    pause = FIRST_PAUSE
    while True:
        try:
            return await work()
        except trouble:
            logging.getLogger("uvicorn.error").exception("The store is in trouble; this is tried again.")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
