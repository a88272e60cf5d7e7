"""Departure: a server that ends takes no new guests, sends the others elsewhere one by one, and then leaves.

Its tables are free to be taken by others from the beginning, and attended to here to the end.
"""

import asyncio
import random
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from boneyard.server.handover import Post, served
from boneyard.server.socket.ws_protocol import WsProtocol

LINGER = 0.2  # seconds for the request of whoever has just come in
TICK = 0.02  # seconds
GOODBYES = 500.0  # sockets a second that are sent elsewhere: other processes have to greet them all
LONGEST = 5.0  # seconds in which everybody is told, however many there are


class PoliteServer(uvicorn.Server):
    """A server that says when it is ready, and goodbye."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], folder: str = "") -> None:
        super().__init__(config)
        self.ready = ready
        self.folder = folder  # where other processes of this machine are found
        self.post: Post | None = None
        self.coming: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and say so."""
        await super().startup(sockets)
        if self.folder:
            state = self.lifespan.state
            self.post = state["post"] = Post(Path(self.folder), state["hub"].presence.process, self._receive)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the door, see everybody off, and end."""
        for server in self.servers:
            server.close()
        await self.lifespan.state["hub"].attendance.leave()
        if self.post:
            self.post.close()
        if self.server_state.connections:
            await asyncio.sleep(LINGER)
            await self._see_off()
        await super().shutdown(sockets)

    def _receive(self, given: socket.socket, request: bytes) -> None:
        """Somebody comes from another process."""
        protocol = H11Protocol(self.config, self.server_state, self.lifespan.state)
        task = asyncio.create_task(served(asyncio.get_running_loop(), protocol, given, request))
        self.coming.add(task)
        task.add_done_callback(self.coming.discard)

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
