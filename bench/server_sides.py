"""The two servers of bench/server.py: `python -m bench.server_sides boneyard|reference PORT DATABASE`.

The reference is the bare envelope: the same store with its group commit, the same number of messages; but a move is
written unchecked, and what everybody is told are a few constant words.
"""

import gc
import signal
import sys
import time
from time import perf_counter

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bench.envelope import BareHub, Echo, former_store, search_for_garbage
from boneyard.server import garbage, serve
from boneyard.server.app import application
from boneyard.server.bots.pool import Bots
from boneyard.server.identity import open_signer
from boneyard.server.limits import Limits
from boneyard.server.socket import conversation
from boneyard.server.store.opening import open_store
from boneyard.server.tables.hub import Hub

MANY = 1e9


class Pauses:
    """For how long the search for garbage stops everything: among new things, and among all there is."""

    def __init__(self) -> None:
        self.began = 0.0
        self.taken: tuple[list[float], list[float]] = [], []
        gc.callbacks.append(self._watch)

    def _watch(self, phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            self.began = perf_counter()
        else:
            self.taken[about["generation"] == 2].append(1000 * (perf_counter() - self.began))

    def __str__(self) -> str:
        named = zip(("new things", "all there is"), self.taken, strict=True)
        told = [f"{len(taken)} among {of}, the longest {max(taken, default=0):.1f} ms" for of, taken in named]
        return f"searches for garbage: {'; '.join(told)}"


LIMITS = Limits(
    tables=100_000,
    sockets=100_000,
    asks_per_second=MANY,
    asks_at_once=MANY,
    frames_per_second=MANY,
    frames_at_once=MANY,
    sockets_per_address=100_000,
)


async def bare_hub(database: str) -> Hub:
    store = await (open_store(database) if "://" in database else former_store(database))
    return BareHub(store, await open_signer(store, time.time()), Bots(0), LIMITS)


def main(side: str, port: str, database: str) -> None:
    config = serve.config(serve.Settings(database, "127.0.0.1", int(port), LIMITS))
    if side == "reference":
        setattr(conversation, "Conversation", Echo)  # noqa: B010 - what table_socket begins
        setattr(garbage, "begin", search_for_garbage)  # noqa: B010
        setattr(garbage.Searches, "look", lambda searches, moves: None)  # noqa: B010
        config.app = application(lambda: bare_hub(database))
        config.ws = WebSocketsSansIOProtocol
    pauses = Pauses()
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it again after it has stopped
    serve.run(config)
    print(f"{side}: {pauses}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
