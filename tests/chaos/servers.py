"""Server processes that tests may end: each on a port of its own, killed by its own number."""

import asyncio
import signal
import socket
import subprocess
import sys
from http.client import HTTPException
from pathlib import Path
from random import SystemRandom
from time import monotonic

from boneyard.client import Guest, Refused

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0  # seconds within which a server starts or stops, on a machine with much else to do
PORTS = range(20_000, 32_000)  # below those that outgoing connections get, so that nobody takes it during a restart
GONE = (OSError, HTTPException, Refused)  # what a request meets while a server is down


def free_port() -> int:
    """A port that nobody listens to."""
    while True:
        port = SystemRandom().choice(PORTS)
        with socket.socket() as attempt:
            if attempt.connect_ex(("127.0.0.1", port)) != 0:
                return port


class Server:
    """One server process on a database, that can be killed and started again."""

    def __init__(self, database: str, log: Path, hasty: bool = False, shared: bool = False) -> None:
        self.database = database
        self.log = log
        self.how = ["hasty"] if hasty else ["shared"] if shared else []
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self.process is not None and self.process.poll() is None

    async def start(self) -> float:
        """Start it, and wait until it says that it is well; the seconds that this took."""
        began = monotonic()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self._command(), cwd=ROOT, stdout=log, stderr=log)
        while not await self._well():
            assert self.alive, f"the server does not start: {self.log.read_text()[-2_000:]}"
            assert monotonic() - began < PATIENCE, "the server takes too long to start"
            await asyncio.sleep(0.02)
        return monotonic() - began

    def kill(self) -> None:
        """End it without a warning, as a crash does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)  # to this very process, and only if it still runs
            self.process.wait(PATIENCE)

    def _command(self) -> list[str]:
        return [sys.executable, "-m", "tests.chaos.serve_one", str(self.port), self.database, *self.how]

    async def _well(self) -> bool:
        try:
            return bool((await Guest(self.url).ask("GET", "/api/health"))["well"])
        except GONE:
            return False
