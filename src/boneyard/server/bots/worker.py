"""A process that thinks for bots: reads what a seat has seen from its input, writes an action to its output."""

import json
import os
import pickle
import signal
import struct
import sys
from random import Random
from typing import Any, BinaryIO

from boneyard.errors import BadInput
from boneyard.fast.compiled import read_beside
from boneyard.games import page
from boneyard.players import best_guess, hints, named
from boneyard.players.seen import Seen

LENGTH = struct.Struct(">I")
MEMORY = 768 * 2**20


def limit_memory() -> None:
    """A bot that wants more memory than this dies, and nothing else."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def answer(question: dict[str, Any]) -> str:
    """The action that the bot of this level chooses; without a level, a hint as JSON."""
    game = page(question["game"]).game(question["options"])
    seen = Seen(game, **question["seen"], rng=Random(question["seed"]))
    return str(named(question["level"], game)(seen)) if question["level"] else json.dumps(advice(seen))


def advice(seen: Seen) -> dict[str, Any]:
    """What a solver vouches for, else what a sound player would do; and the chance to win where it is known."""
    certain = hints.hint(seen) or hints.Hint(best_guess(seen), "guess")
    action = None if certain.action is None else str(certain.action)
    percent = None if certain.chance is None else round(100 * certain.chance)
    return {"sure": certain.sure, "action": action, "percent": percent}


def _answered(question: dict[str, Any]) -> str:
    """The answer; none, and a line in the log, if a bot of the house's own does not behave."""
    try:
        return answer(question)
    except BadInput as error:
        sys.stderr.write(f"{error}\n")
        return ""


def own_streams() -> tuple[BinaryIO, BinaryIO]:
    """The streams of this process for its questions and answers alone; what else is printed goes to the log."""
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    return source, sink


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer questions until there are no more."""
    while head := source.read(LENGTH.size):
        question = pickle.loads(source.read(LENGTH.unpack(head)[0]))
        reply = _answered(question).encode()
        sink.write(LENGTH.pack(len(reply)) + reply)
        sink.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    limit_memory()
    read_beside()  # no choice waits for what was compiled
    serve(*own_streams())
