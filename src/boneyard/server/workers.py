"""Several server processes on one port: started, started again when one ends, and stopped together."""

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from logging.config import dictConfig
from types import FrameType

import msgspec

from boneyard.server import logs, serve
from boneyard.server.serve import GRACE, Settings

BACKLOG = 2048
LOOK = 0.2  # seconds between two looks at the processes
LIVELY = 10.0  # seconds after which a process that ends was not stillborn
LONGEST_PAUSE = 30.0  # seconds before another one takes the place of one that was
PATIENCE = GRACE + 10.0  # seconds in which a process must have ended that was asked to

logger = logging.getLogger("boneyard.workers")


def run(settings: Settings, count: int) -> None:
    """Serve with so many processes until a signal comes, and end as that signal ends a program."""
    dictConfig(logs.config(settings.logs))
    sockets = listening(settings.host, settings.port, count)
    caught = _supervised([Slot(settings, each) for each in sockets])
    signal.raise_signal(caught)


def listening(host: str, port: int, count: int) -> list[socket.socket]:
    """A socket for each process. They outlive the processes, so while one starts again its guests only wait."""
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    balanced = sys.platform == "linux"  # only there sockets that share a port share its guests evenly
    sockets = [
        socket.create_server(address[:2], family=family, backlog=BACKLOG, reuse_port=balanced)
        for _ in range(count if balanced else 1)
    ]
    return sockets if balanced else sockets * count


class Slot:
    """A place for one process: its socket, and the process that has it now."""

    def __init__(self, settings: Settings, door: socket.socket) -> None:
        self.settings = msgspec.json.encode(settings) + b"\n"
        self.door = door
        self.stillborn = 0  # processes in a row that ended at once
        self.start()

    def start(self) -> None:
        """Start a process. It is told by a pipe what to do, for others can read a command line."""
        self.since, self.next = time.monotonic(), 0.0
        command, door = [sys.executable, "-m", "boneyard.server.workers"], self.door.fileno()
        self.process = subprocess.Popen(
            [*command, str(door)],
            stdin=subprocess.PIPE,
            pass_fds=[door],
            start_new_session=True,  # Ctrl-C reaches this process alone, which tells the others
        )
        assert self.process.stdin
        self.process.stdin.write(self.settings)
        self.process.stdin.flush()  # and it stays open: its end tells the process that this one is gone

    def look(self) -> None:
        """Start another process if this one has ended, later if that happens again and again."""
        status, now = self.process.poll(), time.monotonic()
        if status is None:
            return
        if not self.next:
            self.stillborn = 0 if now - self.since > LIVELY else self.stillborn + 1
            pause = min(LONGEST_PAUSE, 2.0**self.stillborn - 1 if self.stillborn > 1 else 0.0)
            logger.warning("A server process ended with status %d; another starts in %.0f seconds.", status, pause)
            self.next = now + pause
        if now >= self.next:
            self.start()

    def end(self, at_once: bool = False) -> None:
        """Ask the process to end, or end it."""
        self.process.kill() if at_once else self.process.terminate()


def _supervised(slots: list[Slot]) -> int:
    """Look after processes until a signal comes; all of them have ended when it is returned."""
    caught: list[int] = []
    stop = threading.Event()

    def heard(number: int, frame: FrameType | None) -> None:
        caught.append(number)
        stop.set()

    before = {number: signal.signal(number, heard) for number in (signal.SIGINT, signal.SIGTERM)}
    while not stop.wait(LOOK):
        for slot in slots:
            slot.look()
    _stop(slots, caught)
    for number, usual in before.items():
        signal.signal(number, usual)
    return caught[0]


def _stop(slots: list[Slot], caught: list[int]) -> None:
    """End all processes gracefully; those that take too long, or a second signal, end them at once."""
    for slot in slots:
        slot.end()
    until = time.monotonic() + PATIENCE
    while any(slot.process.poll() is None for slot in slots):
        if time.monotonic() > until or len(caught) > 1:
            for slot in slots:
                slot.end(at_once=True)
        time.sleep(LOOK / 4)


def work(door: int) -> None:
    """Be one of the processes: serve at this socket until a signal comes or the supervisor is gone."""
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    threading.Thread(target=_end_with_supervisor, daemon=True).start()
    serve.run(serve.config(settings), [socket.socket(fileno=door)])


def _end_with_supervisor() -> None:
    os.read(0, 1)  # nothing ever comes: it returns when the other side is closed
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    work(int(sys.argv[1]))
