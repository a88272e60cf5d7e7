"""A listener at a table: one socket with a bounded queue of its own. Slow clients are disconnected."""

from collections.abc import Callable

from boneyard.server.waiting import Waiting
from boneyard.tiles import Eye

WAITING = 256  # messages that may wait for a slow client


class Listener:
    """Whose eyes a socket looks with, and what waits to be sent to it."""

    __slots__ = ("begin", "cut", "ended", "eye", "patches", "queue", "sending", "straight")

    def __init__(
        self, eye: Eye, straight: Callable[[str], bool] = lambda text: False, begin: Callable[[], None] = lambda: None
    ) -> None:
        self.eye = eye
        self.patches = False  # is told what changed, not the whole table every time
        self.straight = straight  # writes a text at once, if it can
        self.sending = False  # something that waited is being sent, so nothing may overtake it
        self.begin = begin  # is told when something waits, to send it
        self.queue: Waiting[str | None] = Waiting()
        self.cut = False  # too much was waiting: nothing more is sent
        self.ended = False  # what waits is sent, and then the socket is closed

    def put(self, text: str) -> None:
        """Send a text, or put it in the queue if others wait; a full queue cuts the listener off."""
        if self.cut or self.ended:
            return
        if self.queue.empty() and not self.sending and self.straight(text):
            return
        if self.queue.qsize() < WAITING:
            self.queue.put_nowait(text)
            self.begin()
        else:
            self.cut = True

    def end(self) -> None:
        """Let the writer send what waits, and then stop."""
        if not self.ended:
            self.ended = True
            self.queue.put_nowait(None)
            self.begin()
