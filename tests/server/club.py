"""A club: a supervisor with several server processes on one port and one database."""

import contextlib
import json
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.command_line import command, environment
from tests.server.running import HOST, SOON, free_port

LISTENS = "0A"  # the state of a socket, as the system writes it


class Club:
    """A supervisor and its server processes."""

    def __init__(self, database: str, *words: str) -> None:
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        script = command("serve", "--port", str(self.port), "--database", database, *words)
        self.running = subprocess.Popen(script, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment())

    @property
    def workers(self) -> list[int]:
        """The server processes: bots are children of these."""
        pid = self.running.pid
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()]

    def well(self) -> bool:
        """Whether a request is answered."""
        assert self.running.poll() is None, self.running.communicate()
        with contextlib.suppress(URLError, ConnectionError, TimeoutError), urlopen(f"{self.url}/api/health") as answer:
            return bool(json.load(answer)["well"])
        return False

    def all_well(self) -> bool:
        """Whether all processes listen at the port."""
        doors = [line.split() for line in Path("/proc/net/tcp").read_text("utf-8").splitlines()[1:]]
        return sum(door[1].endswith(f":{self.port:04X}") and door[3] == LISTENS for door in doors) == len(self.workers)

    def worker_of(self, port: int) -> int:
        """The process at the other end of a connection from this port."""
        ends = f":{self.port:04X} ", f":{port:04X} "
        lines = [line.split() for line in Path("/proc/net/tcp").read_text("utf-8").splitlines()]
        (inode,) = [line[9] for line in lines if f"{line[1]} ".endswith(ends[0]) and f"{line[2]} ".endswith(ends[1])]
        (found,) = [pid for pid in self.workers if f"socket:[{inode}]" in _opened(pid)]
        return found


def _opened(pid: int) -> list[str]:
    files: list[str] = []
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            files.append(str(file.readlink()))
    return files


def wait(until: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SOON
    while not until():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@contextlib.contextmanager
def club(database: str, *words: str) -> Iterator[Club]:
    """A club of two processes that is open while the block runs; nobody is left behind."""
    home = Club(database, "--workers", "2", *words)
    workers: list[int] = []
    try:
        wait(home.well)
        workers = home.workers
        yield home
    finally:
        workers += home.workers if home.running.poll() is None else []
        home.running.kill()
        home.running.communicate()
        wait(lambda: not any(map(alive, workers)))


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
