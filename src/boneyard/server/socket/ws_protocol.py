"""uvicorn's WebSocket protocol, with a straight way to the transport, and limits for clients that do not read."""

from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where there is that
from websockets.protocol import State

from boneyard.server.waiting import Gate, Waiting

GRACE = 2.0  # seconds in which what was sent last may still arrive
RESTART = 1012  # says that the server restarts, so one should come back
SILENCE = 20.0  # seconds after which a client is asked whether it is there
SOON = 1.0  # seconds before that in which it may be asked already
UNREAD = 2**17  # bytes that may wait for a client that sends pings and does not read the answers
STRAIGHT = "boneyard.straight"  # the name of that way among the extensions of a scope
SPEAKING = "boneyard.speaking"  # those of a server who have something to write with this turn of the loop
TEXT = 0x81  # the first byte of a whole text; what a server sends has no mask
SHORT, LONG = 126, 2**16  # bytes of a text from which on its length takes two and eight bytes more
MASKED, HEAD = 0x80, 6  # a bit of the second byte of what a client sends; bytes before a short text: two, and a mask


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


def _frame(text: str) -> bytes:
    data = text.encode()
    size = len(data)
    if size < SHORT:
        return bytes((TEXT, size)) + data
    if size < LONG:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + data


def _ends_frame(data: bytes) -> bool:
    """Whether these bytes of a client, which begin with a frame, end with one."""
    at = 0
    while at + HEAD <= len(data):
        size, more = data[at + 1] & 127, 0
        if size >= SHORT:
            more = 2 if size == SHORT else 8
            size = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        at += HEAD + more + size
    return at == len(data)


def _write_all(speaking: "list[WsProtocol]") -> None:
    now = speaking.copy()
    speaking.clear()
    for each in now:
        each.finish()


class WsProtocol(WebSocketsSansIOProtocol):
    """A closed transport waits until everything is read: here it does not wait for ever."""

    dropping: TimerHandle | None = None
    spoke = 0.0  # when the client last sent anything
    said = b""  # what is to be written with this turn of the loop
    whole = True  # what came so far ends with a whole frame; once it does not, the parser is given everything
    hear: Callable[[str], bool] = staticmethod(deaf)

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self.queue = Waiting()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]
        self.speaking: list[WsProtocol] = self.app_state.setdefault(SPEAKING, [])

    def data_received(self, data: bytes) -> None:
        """The client is there: let a short text be heard at once; everything else is for the parser."""
        self.spoke = self.loop.time()
        if self.whole and self._took(data):
            return
        if not self.handshake_initiated:
            self.whole = data.endswith(b"\r\n\r\n")
        elif self.whole:
            self.whole = _ends_frame(data)
        super().data_received(data)

    def _took(self, data: bytes) -> bool:
        """Whether these bytes are a short text, nothing is before it, and somebody hears it."""
        size = len(data) - HEAD
        if not (0 <= size < SHORT and data[0] == TEXT and data[1] == MASKED + size):
            return False
        if self.conn.state is not State.OPEN or self.conn.current_size is not None or not self.queue.empty():
            return False
        try:
            return self.hear(apply_mask(data[HEAD:], data[2:HEAD]).decode())
        except UnicodeDecodeError:
            return False

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is there, unless it has said something since: most sockets need not be asked."""
        left = self.spoke + SILENCE - self.loop.time()
        if left < SOON:
            super().send_keepalive_ping()
        else:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)

    async def run_asgi(self) -> None:
        """Serve, and drop clients that do not read the end of it."""
        cast(dict[str, Any], self.scope["extensions"])[STRAIGHT] = self
        await super().run_asgi()
        self.dropping = self.loop.call_later(GRACE, self.drop)

    def write(self, text: str) -> bool:
        """Write a text with this turn of the loop, if nothing waits that was not read; whether that was so."""
        if self.close_sent or not self.writable.is_set():
            return False
        if not self.said:
            if not self.speaking:
                self.loop.call_soon(_write_all, self.speaking)
            self.speaking.append(self)
        self.said += _frame(text)
        return True

    def finish(self) -> None:
        """Write what was said in this turn of the loop: one call of the system, however many texts it is."""
        said, self.said = self.said, b""
        if said and not self.close_sent and not self.transport.is_closing():
            self.transport.write(said)

    async def send(self, message: Any) -> None:
        """Send by the usual way what comes after that."""
        self.finish()
        await super().send(message)

    def shutdown(self) -> None:
        """Say goodbye after all that was said, and wait a moment for the answer.

        A transport that is closed before it has read what is just coming cuts its client off, who hears no goodbye.
        """
        self.finish()
        if not self.handshake_complete or self.transport.is_closing() or (self.close_sent and not self.close_timer):
            super().shutdown()
        elif not self.close_sent:
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTART})
            self.conn.send_close(RESTART)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
            self.close_timer = self.loop.call_later(GRACE, self.transport.close)

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
