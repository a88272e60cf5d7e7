"""Handing over: whoever comes to a table is served by the process that attends to it, if that is on this machine.

So a line is read and shown by one process, not by all to which people of the table happen to come. The connection
itself is given away, with the request that was read from it, through sockets in a folder of the supervisor. Where that
is not possible the table is served here: that is always right, and only dearer.
"""

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from boneyard.server.tables.hub import Hub

PATH = b"/ws/tables/"
LONGEST = 2**16  # bytes of a request
AT_ONCE = 100  # connections of which it is asked where they belong: nobody can make us ask without end

Receive = Callable[[socket.socket, bytes], None]


class Post:
    """The place to which others hand connections, and the way to theirs."""

    def __init__(self, folder: Path, process: str, receive: Receive) -> None:
        self.folder = folder
        self.asking = 0
        self.receive = receive
        self.box = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.box.setblocking(False)
        self.box.bind(str(folder / process))
        self.address = folder / process
        asyncio.get_running_loop().add_reader(self.box, self._empty)

    def give(self, process: str, connection: int, request: bytes) -> bool:
        """Hand over a connection with the request that came from it; whether that was possible."""
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
            way.setblocking(False)
            way.connect(str(self.folder / process))
            socket.send_fds(way, [request], [connection])
            return True
        return False

    def close(self) -> None:
        """Take nothing more; what has come is taken."""
        self.address.unlink(missing_ok=True)
        asyncio.get_running_loop().remove_reader(self.box)
        self._empty()
        self.box.close()

    def _empty(self) -> None:
        with suppress(BlockingIOError):
            while True:
                request, connections, *_ = socket.recv_fds(self.box, LONGEST, 1)
                for connection in connections:
                    os.set_inheritable(connection, False)  # or a bot that is started now would keep it open
                    self.receive(socket.socket(fileno=connection), request)


class HandingProtocol(H11Protocol):
    """uvicorn's HTTP protocol, which hands sockets of tables to the process that attends to them."""

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Serve a socket here, or see who should."""
        state: dict[str, Any] = self.app_state
        table = table_of(event.target)
        post: Post | None = state.get("post")
        if not post or table is None or post.asking >= AT_ONCE or state["hub"].attendance.has(table):
            super().handle_websocket_upgrade(event)
            return
        self.transport.pause_reading()
        task = asyncio.get_running_loop().create_task(self._hand_on(event, table, state["hub"], post))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _hand_on(self, event: h11.Request, table: str, hub: Hub, post: Post) -> None:
        post.asking += 1
        attendant = await hub.attendance.attendant(table)
        post.asking -= 1
        if self.transport.is_closing():
            return
        connection: int = self.transport.get_extra_info("socket").fileno()
        if attendant and post.give(attendant, connection, self._request(event)):
            self.connections.discard(self)
            self.transport.abort()
        else:
            super().handle_websocket_upgrade(event)
            self.transport.resume_reading()

    def _request(self, event: h11.Request) -> bytes:
        headers = b"".join(name + b": " + value + b"\r\n" for name, value in self.headers)
        return event.method + b" " + event.target + b" HTTP/1.1\r\n" + headers + b"\r\n"


def table_of(target: bytes) -> str | None:
    """The table that the address of a socket names."""
    path = target.partition(b"?")[0]
    name = path.removeprefix(PATH).decode("latin-1")
    return name if path.startswith(PATH) and name.isalnum() else None


async def served(loop: asyncio.AbstractEventLoop, protocol: H11Protocol, given: socket.socket, request: bytes) -> None:
    """Serve a connection that was handed over, as if the request had just come from it."""
    try:
        given.setblocking(False)
        await loop.connect_accepted_socket(lambda: protocol, given)
    except OSError:
        given.close()
        return
    protocol.data_received(request)


def remove(folder: str) -> None:
    """Remove the folder of a supervisor, with the sockets of processes that were killed."""
    for left in Path(folder).iterdir():
        left.unlink()
    Path(folder).rmdir()
