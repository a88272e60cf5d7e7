"""Departure: a server that ends takes no new guests, sends the others elsewhere one by one, and then leaves."""

import asyncio
import random
import socket
from collections.abc import Callable

import uvicorn

from boneyard.server.socket.ws_protocol import WsProtocol

LINGER = 0.2  # seconds for the request of whoever has just come in
TICK = 0.02  # seconds
GOODBYES = 500.0  # sockets a second that are sent elsewhere: other processes have to greet them all
LONGEST = 5.0  # seconds in which everybody is told, however many there are


class PoliteServer(uvicorn.Server):
    """A server that says when it is ready, and goodbye."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and say so."""
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the door, see everybody off, and end."""
        for server in self.servers:
            server.close()
        if self.server_state.connections:
            await asyncio.sleep(LINGER)
            await self._see_off()
        await super().shutdown(sockets)

    async def _see_off(self) -> None:
        """Close the sockets by and by, with the code that says that the server restarts; all others play on."""
        leaving = [each for each in self.server_state.connections if isinstance(each, WsProtocol)]
        random.shuffle(leaving)
        few = 1 + int(len(leaving) * TICK / min(LONGEST, len(leaving) / GOODBYES + TICK))
        while leaving and not self.force_exit:
            for each in leaving[-few:]:
                each.shutdown()
            del leaving[-few:]
            await asyncio.sleep(TICK)
