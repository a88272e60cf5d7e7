"""Serving: from the words of the command line to a running server."""

import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import uvicorn
from msgspec import Struct
from platformdirs import user_data_path

from boneyard.fast import warming
from boneyard.server import garbage, logs
from boneyard.server.app import application
from boneyard.server.bots.own import Offered
from boneyard.server.bots.pool import NONE, Bots
from boneyard.server.departure import PoliteServer
from boneyard.server.handover import HandingProtocol
from boneyard.server.identity import open_signer
from boneyard.server.limits import Limits
from boneyard.server.logs import Logs
from boneyard.server.socket.ws_protocol import SILENCE, WsProtocol
from boneyard.server.store.opening import open_store
from boneyard.server.tables.hub import Hub

TABLES = "tables.sqlite3"
FAILED = 3  # the status of a server that could not start
GRACE = 5  # seconds for open requests when the server stops
# Processes in which bots think: a hard one takes 40 ms, and one core is left to the server.
THINKERS = max(1, min(4, os.cpu_count() or 1) - 1)

RENEW = signal.SIGUSR2 if sys.platform != "win32" else None  # a new process for each old one, one after the other

logger = logging.getLogger("boneyard.serve")


def data_folder() -> Path:
    """Where a user's data belongs on this system."""
    return user_data_path("boneyard", appauthor=False)


def default_database() -> str:
    """The file that is used when no database is named; one where it was kept on a Mac before stays in use."""
    former = Path.home() / "Library" / "Application Support" / "boneyard"  # even if XDG_DATA_HOME names another folder
    new, old = data_folder() / TABLES, former / TABLES
    return str(old if old.exists() and not new.exists() else new)


async def open_hub(
    database: str, limits: Limits, workers: int, own: Mapping[str, Offered] = NONE, shared: bool = False
) -> Hub:
    """A hub on its store, with the keys that sign its tokens."""
    store = await open_store(database, shared)
    return Hub(store, await open_signer(store, time.time()), Bots(workers, own=own), limits)


class Settings(Struct, frozen=True):
    """What a server is told: where its tables are and where it listens, its limits, its own bots, its log."""

    database: str
    host: str
    port: int
    limits: Limits = Limits()
    own: dict[str, Offered] = {}
    logs: Logs = Logs()
    shared: bool = False  # other processes have the same database
    folder: str = ""  # where processes of one machine hand each other connections


def config(settings: Settings) -> uvicorn.Config:
    """Everything that uvicorn has to know: small frames, no compression, the addresses that a proxy tells."""
    limits, own = settings.limits, settings.own
    return uvicorn.Config(
        application(lambda: open_hub(settings.database, limits, THINKERS, own, settings.shared)),
        host=settings.host,
        port=settings.port,
        http=HandingProtocol if settings.folder else "auto",
        ws=WsProtocol,
        ws_max_size=limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=SILENCE,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        server_header=False,
        log_config=logs.config(settings.logs),
        access_log=settings.logs.access,
        lifespan="on",
    )


def serve(settings: Settings) -> None:
    """Serve until somebody stops it."""
    if RENEW:
        signal.signal(RENEW, lambda *_: logger.warning("One process alone cannot be renewed; stop it and start it."))
    run(config(settings))


def run(
    chosen: uvicorn.Config,
    sockets: list[socket.socket] | None = None,
    ready: Callable[[], None] = lambda: None,
    folder: str = "",
) -> None:
    """Run a server that searches for garbage while nobody plays."""
    garbage.begin()
    server = PoliteServer(chosen, ready, folder)
    with warming.beside(_told):
        server.run(sockets)
    if not server.started:
        sys.exit(FAILED)


def _told(ready: bool) -> None:
    if ready:
        logger.info("The search of the hard bots is compiled.")
    else:
        logger.warning("The search of the hard bots cannot be compiled; they play with the slower one.")
