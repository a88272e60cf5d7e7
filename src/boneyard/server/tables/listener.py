"""A listener at a table: one socket with a bounded queue of its own. Slow clients are disconnected."""

import asyncio

from boneyard.tiles import Eye

WAITING = 256  # messages that may wait for a slow client


class Listener:
    """Whose eyes a socket looks with, and what waits to be sent to it."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(WAITING + 1)  # with room for the end, whatever waits
        self.cut = False  # too much was waiting: nothing more is sent
        self.ended = False  # what waits is sent, and then the socket is closed

    def put(self, text: str) -> None:
        """Put a text in the queue; a full queue cuts the listener off."""
        if self.cut or self.ended:
            return
        if self.queue.qsize() < WAITING:
            self.queue.put_nowait(text)
        else:
            self.cut = True

    def end(self) -> None:
        """Let the writer send what waits, and then stop."""
        if not self.ended:
            self.ended = True
            self.queue.put_nowait(None)
