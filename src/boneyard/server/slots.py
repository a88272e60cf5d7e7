"""Slots: each is a door of the port, and the server process that stands at it."""

import logging
import os
import socket
import subprocess
import sys
import time

from boneyard.server.serve import GRACE

LIVELY = 10.0  # seconds after which a process that ends was not stillborn
LONGEST_PAUSE = 30.0  # seconds before another one takes the place of one that was
PATIENCE = GRACE + 15.0  # seconds in which a process must have ended that was asked to
BALANCED = sys.platform == "linux"  # only there sockets that share a port share its guests evenly

logger = logging.getLogger("boneyard.workers")


class Doors:
    """The sockets of a port. They outlive the processes, so that one can hand its guests to the next."""

    def __init__(self, host: str, port: int) -> None:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        self.family, self.address = family, address[:2]
        self.common = None if BALANCED else self._bound()

    def door(self) -> socket.socket:
        """A door at which nobody knocks before a process listens there."""
        return self.common or self._bound()

    def again(self, door: socket.socket) -> socket.socket:
        """The door for the next process: whoever waits at that of a dead one is sent away, to the others."""
        if door is self.common:
            return door
        door.close()
        return self._bound()

    def _bound(self) -> socket.socket:
        door = socket.socket(self.family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if BALANCED:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if self.family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.bind(self.address)
        return door


class Worker:
    """A server process. It is told by a pipe what to do, for others can read a command line."""

    def __init__(self, settings: bytes, door: socket.socket) -> None:
        self.since = time.monotonic()
        self.leaves = float("inf")  # when it must have ended
        self.hears, tells = os.pipe()
        os.set_blocking(self.hears, False)
        self.is_ready = False
        command = [sys.executable, "-m", "boneyard.server.workers", str(door.fileno()), str(tells)]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            pass_fds=[door.fileno(), tells],
            start_new_session=True,  # Ctrl-C reaches this process alone, which tells the others
        )
        os.close(tells)
        assert self.process.stdin
        self.process.stdin.write(settings)
        self.process.stdin.flush()  # and it stays open: its end tells the process that this one is gone

    @property
    def status(self) -> int | None:
        """With which status it has ended, if it has."""
        return self.process.poll()

    @property
    def ready(self) -> bool:
        """Whether it serves."""
        if not self.is_ready:
            try:
                self.is_ready = bool(os.read(self.hears, 1))
            except BlockingIOError:
                return False
        return self.is_ready

    def end(self, at_once: bool = False) -> None:
        """Ask the process to end, or end it."""
        if self.status is None:
            self.process.kill() if at_once or time.monotonic() > self.leaves else self.process.terminate()
            self.leaves = min(self.leaves, time.monotonic() + PATIENCE)

    def forget(self) -> None:
        """Let go of the pipes of a process that has ended."""
        os.close(self.hears)
        assert self.process.stdin
        self.process.stdin.close()


class Slot:
    """A place for one process, which has a successor before it leaves."""

    def __init__(self, settings: bytes, doors: Doors) -> None:
        self.settings = settings
        self.doors = doors
        self.door = doors.door()
        self.stillborn = 0  # processes in a row that ended at once
        self.next = 0.0  # when another one starts
        self.successor: Worker | None = None
        self.leaving: Worker | None = None
        self.worker = Worker(settings, self.door)

    @property
    def workers(self) -> list[Worker]:
        """All the processes here: one, if nothing is changing."""
        return [worker for worker in (self.worker, self.successor, self.leaving) if worker]

    @property
    def renewing(self) -> bool:
        """Whether one process is about to take the place of another."""
        return bool(self.successor or self.leaving)

    def renew(self) -> None:
        """Have a new process take the place of this one, at the same door: nobody who comes in has to wait."""
        self.successor = Worker(self.settings, self.door)

    def look(self) -> bool:
        """See whether something has ended or is ready; false if a new process could not take its place."""
        well = self._look_at_change()
        if self.worker.status is not None:
            self._replace(self.worker.status)
        return well

    def _look_at_change(self) -> bool:
        if self.leaving and self.leaving.status is None:
            if time.monotonic() > self.leaving.leaves:
                self.leaving.end(at_once=True)
        elif self.leaving:
            self.leaving.forget()
            self.leaving = None
        if self.successor and self.successor.ready:
            self.worker, self.leaving, self.successor = self.successor, self.worker, None
            self.leaving.end()
        elif self.successor and self.successor.status is not None:
            logger.warning("A new server process ended with status %d; the old one stays.", self.successor.status)
            self.successor.forget()
            self.successor = None
            return False
        return True

    def _replace(self, status: int) -> None:
        """Start another process if this one has ended, later if that happens again and again."""
        now = time.monotonic()
        if not self.next:
            self.stillborn = 0 if now - self.worker.since > LIVELY else self.stillborn + 1
            pause = min(LONGEST_PAUSE, 2.0**self.stillborn - 1 if self.stillborn > 1 else 0.0)
            logger.warning("A server process ended with status %d; another starts in %.0f seconds.", status, pause)
            self.next = now + pause
            self.worker.forget()
            self.door = self.door if self.successor else self.doors.again(self.door)
        if now >= self.next:
            self.next = 0.0
            self.worker, self.successor = self.successor or Worker(self.settings, self.door), None
