"""A server in a process of its own, and what it uses."""

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


class Process:
    """A server process: one of the sides of `server_sides.py`."""

    def __init__(self, root: Path, side: str, port: int, database: str) -> None:
        command = [sys.executable, "-m", "bench.server_sides", side, str(port), database]
        paths = f"{root}{os.pathsep}{root / 'src'}"
        self.process = subprocess.Popen(command, cwd=root, env=os.environ | {"PYTHONPATH": paths})

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return cpu(self.process.pid)

    def memory(self) -> int:
        """Bytes in memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * resource.getpagesize()

    def stop(self) -> None:
        """End it, and wait until it has ended."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)


def cpu(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(each for child in children for each in family(int(child)))]


def open_many() -> None:
    """Let this process and its children have as many sockets as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
