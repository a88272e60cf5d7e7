"""A real server for tests: uvicorn on a free port, in a thread of this process or in a process of its own."""

import asyncio
import contextlib
import json
import logging
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from boneyard.server import serve
from boneyard.server.app import application
from boneyard.server.bots.pool import Bots
from boneyard.server.http.site import SITE
from boneyard.server.limits import Limits
from boneyard.server.tables.analyst import Analyst
from boneyard.server.tables.hub import Hub
from tests.server import chance

HOST = "127.0.0.1"
ROOT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "-m", "tests.server.running"]
PATIENT = Limits(asks_per_second=1e6, asks_at_once=1e6, frames_per_second=1e6, frames_at_once=1e6)
FEW_DEALS = 10  # over which a process weighs decisions: what it finds is looked at, and not judged
SOON = 20.0  # seconds after which a test gives up waiting

T = TypeVar("T")


class Reply(NamedTuple):
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def body(self) -> Any:
        """What the JSON of the answer means."""
        return json.loads(self.text)


class House:
    """A server in a thread of this process, whose hub a test may look at."""

    def __init__(self, port: int, database: str) -> None:
        self.port = port
        self.url = f"http://{HOST}:{port}"
        self.database = database
        self.hub: Hub
        self.loop: asyncio.AbstractEventLoop
        self.errors = Errors()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SOON)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Reply:
        """Ask for something; a body that is neither text nor bytes is sent as JSON. `X_Name` is the header X-Name."""
        data = body if body is None or isinstance(body, str | bytes) else json.dumps(body)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return raw_ask(self.port, method, path, data, named)

    def log(self, table: str) -> list[Any]:
        """Every line of a table's log as it is in the store."""
        return self.do(self.hub.store.read(table))


class Errors(logging.Handler):
    """What the server complained about."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the complaint, with its traceback."""
        self.said.append(self.format(record))

    @contextlib.contextmanager
    def heard(self) -> Iterator[None]:
        """Listen while the server runs."""
        loggers = [logging.getLogger(name) for name in ("uvicorn.error", "asyncio")]
        for logger in loggers:
            logger.addHandler(self)
        yield
        for logger in loggers:
            logger.removeHandler(self)


@contextlib.contextmanager
def house(
    database: str | Path,
    limits: Limits = PATIENT,
    bots: Callable[[], Bots] | None = None,
    now: Callable[[], float] | None = None,
    send_buffer: int = 0,
    site: Path = SITE,
) -> Iterator[House]:
    """A server that is up while the block runs; a traceback in it is a failure of the test."""
    with socket.create_server((HOST, 0)) as door:
        if send_buffer:  # bytes that the system keeps for somebody who does not read; every connection inherits it
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        port: int = door.getsockname()[1]
        home = House(port, str(database))
        server = uvicorn.Server(_config(home, limits, bots, now, site))
        thread = threading.Thread(target=server.run, args=([door],), name="house", daemon=True)
        with home.errors.heard():
            thread.start()
            try:
                _wait(lambda: server.started or not thread.is_alive())
                assert server.started, home.errors.said
                yield home
            finally:
                server.should_exit = True
                thread.join(SOON)
    assert not thread.is_alive(), "The server does not end."
    assert not home.errors.said, "\n".join(home.errors.said)


def _config(
    home: House, limits: Limits, bots: Callable[[], Bots] | None, now: Callable[[], float] | None, site: Path
) -> uvicorn.Config:
    async def make() -> Hub:
        home.loop = asyncio.get_running_loop()
        home.hub = await serve.open_hub(home.database, limits, 1)
        home.hub.bots = bots() if bots else home.hub.bots
        home.hub.now = now or home.hub.now
        home.hub.started = home.hub.now()
        return home.hub

    config = serve.config(serve.Settings(home.database, HOST, home.port, limits))
    config.app = application(make, site)
    return config


class Process:
    """A server in a process of its own, which can be killed and started again on the same port."""

    def __init__(self, database: str | Path, port: int | None = None) -> None:
        self.database = str(database)
        self.port = port or free_port()
        self.url = f"http://{HOST}:{self.port}"
        self.running: subprocess.Popen[bytes] | None = None
        self.chance = Path(f"{self.database}.chance")  # what stands there decides what is dealt
        self.starts = 0

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.starts += 1
        self.deal_by("house")
        self.running = subprocess.Popen([*PROGRAM, self.database, str(self.port)], cwd=ROOT)
        _wait(self.answers)

    def deal_by(self, words: str) -> None:
        """From now on, deal what follows from these words; a server that was killed does not deal the same again."""
        self.chance.write_text(f"{words}\n{self.starts}")

    def answers(self) -> bool:
        """Whether the server is well."""
        assert self.running is not None
        assert self.running.poll() is None, "the server does not start"
        try:
            with urlopen(f"{self.url}/api/health", timeout=SOON) as answer:
                return bool(json.load(answer)["well"])
        except (URLError, ConnectionError):
            return False

    def kill(self) -> None:
        """End it at once, as kill -9 does."""
        assert self.running is not None
        self.running.kill()
        self.running.wait()

    def stop(self) -> None:
        """Ask it to stop, and wait for it."""
        assert self.running is not None
        self.running.terminate()
        self.running.wait(SOON)

    def __enter__(self) -> "Process":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server((HOST, 0)) as door:
        port: int = door.getsockname()[1]
    return port


def raw_ask(port: int, method: str, path: str, data: str | bytes | None, headers: dict[str, str]) -> Reply:
    """Ask over HTTP, with the path just as it is written."""
    connection = HTTPConnection(HOST, port, timeout=SOON)
    try:
        connection.request(method, path, data, headers)
        answer = connection.getresponse()
        named = {name.lower(): value for name, value in answer.getheaders()}
        return Reply(answer.status, named, answer.read().decode())
    finally:
        connection.close()


def _wait(until: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SOON
    while not until():
        assert time.monotonic() < deadline, "the server does not start"
        time.sleep(0.01)


if __name__ == "__main__":
    Analyst.deals = FEW_DEALS
    with chance.drawn_from(chance.Chance(Path(f"{sys.argv[1]}.chance").read_text)):
        serve.serve(serve.Settings(sys.argv[1], HOST, int(sys.argv[2]), PATIENT))
