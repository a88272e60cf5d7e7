"""A cable between a browser and the server: it can be pulled out, and plugged in again."""

import asyncio
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Coroutine
from types import TracebackType
from typing import Any

from tests.server.running import HOST, SOON, free_port

# What a browser complains about when a connection is broken, in whichever moment.
BROKEN = r"WebSocket connection to .* failed|ERR_(FAILED|EMPTY_RESPONSE|CONNECTION_\w+)"


class Cable:
    """A port of its own that leads to a server's, for as long as it is plugged in."""

    def __init__(self, port: int) -> None:
        self.far = port
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        self.silent = False  # what the server says is lost on the way; what it is told comes through
        self.ends: set[StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="cable")
        self.door: asyncio.Server

    def plug(self) -> None:
        """Let everything through, from now on."""
        self.silent = False
        self._do(self._listen())

    def pull(self) -> None:
        """Break every connection, and allow no new one."""
        self._do(self._break())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self.loop).result(SOON)

    async def _listen(self) -> None:
        self.door = await asyncio.start_server(self._carry, HOST, self.port)

    async def _break(self) -> None:
        self.door.close()
        for end in self.ends:
            end.transport.abort()

    async def _carry(self, reader: StreamReader, writer: StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(HOST, self.far)
        self.ends |= {writer, far_writer}
        await asyncio.gather(self._pump(reader, far_writer), self._pump(far_reader, writer, back=True))
        self.ends -= {writer, far_writer}

    async def _pump(self, source: StreamReader, sink: StreamWriter, back: bool = False) -> None:
        try:
            while data := await source.read(65_536):
                if not (back and self.silent):
                    sink.write(data)
                    await sink.drain()
        except ConnectionError:
            pass
        finally:
            sink.close()

    def __enter__(self) -> "Cable":
        self.thread.start()
        self.plug()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._do(self._end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def _end(self) -> None:
        await self._break()
        carrying = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.wait(carrying, timeout=SOON) if carrying else None
