"""Several server processes on one port: started, started again when one ends, renewed by turns, stopped together."""

import os
import signal
import socket
import sys
import tempfile
import threading
import time
from logging.config import dictConfig
from types import FrameType

import msgspec

from boneyard.server import handover, logs, serve
from boneyard.server.serve import RENEW, Settings
from boneyard.server.slots import Doors, Slot

LOOK = 0.2  # seconds between two looks at the processes


def run(settings: Settings, count: int) -> None:
    """Serve with so many processes until a signal comes, and end as that signal ends a program."""
    dictConfig(logs.config(settings.logs))
    folder = tempfile.mkdtemp(prefix="boneyard-")
    told = msgspec.json.encode(msgspec.structs.replace(settings, shared=True, folder=folder)) + b"\n"
    doors = Doors(settings.host, settings.port)
    caught = Supervisor([Slot(told, doors) for _ in range(count)]).watch()
    handover.remove(folder)
    signal.raise_signal(caught)


class Supervisor:
    """Looks after the processes."""

    def __init__(self, slots: list[Slot]) -> None:
        self.slots = slots
        self.caught: list[int] = []  # signals that say: stop
        self.stop = threading.Event()
        self.old: list[Slot] = []  # whose processes are still to be renewed

    def watch(self) -> int:
        """Look after all processes until a signal comes; they have ended when it is returned."""
        before = {number: signal.signal(number, self._heard) for number in (signal.SIGINT, signal.SIGTERM)}
        if RENEW:
            before[RENEW] = signal.signal(RENEW, self._renew)
        while not self.stop.wait(LOOK):
            self._look()
        self._stop()
        for number, usual in before.items():
            signal.signal(number, usual)
        return self.caught[0]

    def _heard(self, number: int, frame: FrameType | None) -> None:
        self.caught.append(number)
        self.stop.set()

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self.old = [*self.slots]

    def _look(self) -> None:
        """See to all slots; a new process that does not start ends the renewal, and the old ones stay."""
        well = [slot.look() for slot in self.slots]
        if not all(well):
            self.old = []
        if self.old and not any(slot.renewing for slot in self.slots):
            self.old.pop(0).renew()

    def _stop(self) -> None:
        """End all processes gracefully; those that take too long, or a second signal, end them at once."""
        running = [worker for slot in self.slots for worker in slot.workers]
        for worker in running:
            worker.end()
        while any(worker.status is None for worker in running):
            for worker in running:
                if len(self.caught) > 1 or time.monotonic() > worker.leaves:
                    worker.end(at_once=True)
            time.sleep(LOOK / 4)


def work(door: int, tells: int) -> None:
    """Be one of the processes: serve at this socket until a signal comes or the supervisor is gone."""
    for opened in (door, tells):
        os.set_inheritable(opened, False)  # a bot that outlives this process for a moment must not keep the door
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    threading.Thread(target=_end_with_supervisor, daemon=True).start()
    serve.run(serve.config(settings), [socket.socket(fileno=door)], lambda: _say_ready(tells), settings.folder)


def _say_ready(tells: int) -> None:
    os.write(tells, b"1")
    os.close(tells)


def _end_with_supervisor() -> None:
    os.read(0, 1)  # nothing ever comes: it returns when the other side is closed
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    work(*map(int, sys.argv[1:]))
