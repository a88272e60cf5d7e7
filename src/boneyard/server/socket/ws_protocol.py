"""uvicorn's WebSocket protocol, with a straight way to the transport, and limits for clients that do not read."""

from asyncio import TimerHandle
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from boneyard.server.waiting import Gate, Waiting

GRACE = 2.0  # seconds in which what was sent last may still arrive
UNREAD = 2**17  # bytes that may wait for a client that sends pings and does not read the answers
STRAIGHT = "boneyard.straight"  # the name of that way among the extensions of a scope
TEXT = 0x81  # the first byte of a whole text: frames of a server have no mask, so equal texts are equal frames
SHORT, LONG = 126, 2**16  # bytes of a text from which on its length takes two and eight bytes more


class Straight(Protocol):
    """A way to a client and back that leaves out the layers between."""

    hear: Callable[[str], bool]  # is given each text; one that it does not take comes by the usual way

    def write(self, text: str) -> bool:
        """Write a text at once, if nothing waits that was not read; whether that was so."""

    def greeted(self) -> None:
        """Let go of what is needed only while a socket is opened."""


def deaf(text: str) -> bool:
    """Hears nothing."""
    return False


class Around:
    """No such way: everything goes through the layers."""

    def __init__(self) -> None:
        self.hear: Callable[[str], bool] = deaf

    def write(self, text: str) -> bool:
        """Nothing is written."""
        return False

    def greeted(self) -> None:
        """There is nothing to let go of."""


def straight(extensions: dict[str, Any]) -> Straight:
    """The straight way to a client, if there is one."""
    way: Straight = extensions.get(STRAIGHT) or Around()
    return way


@lru_cache(16)  # those who look with the same eyes are told the same, one after the other
def _frame(text: str) -> bytes:
    data = text.encode()
    size = len(data)
    if size < SHORT:
        return bytes((TEXT, size)) + data
    if size < LONG:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + data


class WsProtocol(WebSocketsSansIOProtocol):
    """A closed transport waits until everything is read: here it does not wait for ever."""

    dropping: TimerHandle | None = None
    hear: Callable[[str], bool] = staticmethod(deaf)

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self.queue = Waiting()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        """Serve, and drop clients that do not read the end of it."""
        cast(dict[str, Any], self.scope["extensions"])[STRAIGHT] = self
        await super().run_asgi()
        self.dropping = self.loop.call_later(GRACE, self.drop)

    def write(self, text: str) -> bool:
        """Write a text at once, if nothing waits that was not read; whether that was so."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(_frame(text))
        return True

    def greeted(self) -> None:
        """Let go of the headers that came and went; the parser keeps the request itself."""
        self.request.headers.clear()
        del self.request, self.response

    def send_receive_event_to_app(self) -> None:
        """A message is whole: let it be heard, or queue it."""
        if self.curr_msg_data_type == "bytes" or self.close_sent or not self._heard():
            super().send_receive_event_to_app()

    def _heard(self) -> bool:
        try:
            return self.queue.empty() and self.hear(b"".join(self.frames).decode())
        except UnicodeDecodeError:
            return False

    def handle_ping(self) -> None:
        """Answer a ping; answers that are not read may not pile up."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.drop()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is left to be dropped."""
        if self.dropping is not None:
            self.dropping.cancel()
        super().connection_lost(exc)

    def drop(self) -> None:
        """Close now, whatever is unread."""
        if not self.disconnected:
            self.transport.abort()
