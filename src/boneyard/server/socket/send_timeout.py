"""Send timeout: a client must take each message within some seconds, or is disconnected."""

import asyncio
from collections.abc import Awaitable
from typing import Self


class SendTimeout:
    """One timer for all that is sent to a client."""

    # A timer of its own for each message would cost as much as the sending.

    def __init__(self, limit: asyncio.Timeout, seconds: float) -> None:
        self.limit = limit
        self.seconds = seconds
        self.since: float | None = None  # when the message was sent that is not yet taken
        self.timer: asyncio.TimerHandle | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.timer is not None:
            self.timer.cancel()

    async def take(self, sending: Awaitable[None]) -> None:
        """Send something; a client that does not take it runs into the limit."""
        loop = asyncio.get_running_loop()
        self.since = loop.time()
        if self.timer is None:
            self.timer = loop.call_later(self.seconds, self._look)
        try:
            await sending
        finally:
            self.since = None

    def _look(self) -> None:
        """The time of some message is up: see whether one is waiting now, and for how long."""
        loop = asyncio.get_running_loop()
        self.timer = None
        if self.since is None:
            return
        if self.since + self.seconds > loop.time():
            self.timer = loop.call_at(self.since + self.seconds, self._look)
        else:
            self.limit.reschedule(loop.time())
