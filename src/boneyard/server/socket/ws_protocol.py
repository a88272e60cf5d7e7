"""uvicorn's WebSocket protocol, with limits for clients that do not read."""

from asyncio import TimerHandle

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

GRACE = 2.0  # seconds in which what was sent last may still arrive
UNREAD = 2**17  # bytes that may wait for a client that sends pings and does not read the answers


class WsProtocol(WebSocketsSansIOProtocol):
    """A closed transport waits until everything is read: here it does not wait for ever."""

    dropping: TimerHandle | None = None

    async def run_asgi(self) -> None:
        """Serve, and drop clients that do not read the end of it."""
        await super().run_asgi()
        self.dropping = self.loop.call_later(GRACE, self.drop)

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
