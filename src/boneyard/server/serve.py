"""Serving: from the words of the command line to a running server."""

import gc
import time
from pathlib import Path

import uvicorn
from platformdirs import user_data_path

from boneyard.server.app import application
from boneyard.server.bots.pool import Bots
from boneyard.server.identity import open_signer
from boneyard.server.limits import Limits
from boneyard.server.socket.ws_protocol import WsProtocol
from boneyard.server.store.opening import open_store
from boneyard.server.tables.hub import Hub

TABLES = "tables.sqlite3"
GRACE = 5  # seconds for open requests when the server stops
# New things after which garbage is searched for among them, and how much more rarely among older ones. Few at a time:
# nobody waits for long. Among all there is very rarely: with thousands of sockets that takes a second.
GARBAGE = (700, 1, 1_000)


def data_folder() -> Path:
    """Where a user's data belongs on this system."""
    return user_data_path("boneyard", appauthor=False)


def default_database() -> str:
    """The file that is used when no database is named; one where it was kept on a Mac before stays in use."""
    former = Path.home() / "Library" / "Application Support" / "boneyard"  # even if XDG_DATA_HOME names another folder
    new, old = data_folder() / TABLES, former / TABLES
    return str(old if old.exists() and not new.exists() else new)


async def open_hub(database: str, limits: Limits, workers: int) -> Hub:
    """A hub on its store, with the keys that sign its tokens."""
    store = await open_store(database)
    return Hub(store, await open_signer(store, time.time()), Bots(workers), limits)


def config(
    database: str, host: str, port: int, limits: Limits | None = None, workers: int = 1, log_level: str = "warning"
) -> uvicorn.Config:
    """Everything that uvicorn has to know: small frames, no compression, the addresses that a proxy tells."""
    chosen = limits or Limits()
    return uvicorn.Config(
        application(lambda: open_hub(database, chosen, workers)),
        host=host,
        port=port,
        ws=WsProtocol,
        ws_max_size=chosen.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        server_header=False,
        log_level=log_level,
        lifespan="on",
    )


def serve(database: str, host: str, port: int, limits: Limits | None = None) -> None:
    """Serve until somebody stops it."""
    run(config(database, host, port, limits))


def run(chosen: uvicorn.Config) -> None:
    """Run a server that searches for garbage in small portions, so that no move has to wait for it."""
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    uvicorn.Server(chosen).run()
