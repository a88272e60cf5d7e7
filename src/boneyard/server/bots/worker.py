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
from boneyard.players import named
from boneyard.players.coach import values
from boneyard.players.coach.advice import hint
from boneyard.players.coach.weighing import Worth, twice
from boneyard.players.seen import Seen

LENGTH = struct.Struct(">I")
MEMORY = 768 * 2**20


def limit_memory() -> None:
    """A bot that wants more memory than this dies, and nothing else."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def stand_back(nice: int) -> None:
    """Let other processes go first, the more the greater this is."""
    if sys.platform != "win32":
        os.nice(nice)


def answer(question: dict[str, Any]) -> str:
    """The action that the bot of this level chooses; for a coach a hint, or what every action is worth, as JSON."""
    game, level = page(question["game"]).game(question["options"]), question["level"]
    seen = Seen(game, **question["seen"], rng=Random(question["seed"]))
    if question["deals"]:
        return json.dumps(weighed(seen, question["deals"]))
    return str(named(level, game)(seen)) if level else json.dumps(advice(seen))


def advice(seen: Seen) -> dict[str, Any]:
    """The best that can be done, how sure that is, what speaks for it, and the next best."""
    sure, ideas = hint(seen)
    if not ideas:
        return {"sure": sure, "action": None, "percent": 0, "points": None, "reasons": [], "others": []}
    best, *others = map(values.idea, ideas)
    percent = None if best["wins"] is None else round(100 * best["wins"])
    told = {"action": best["action"], "points": best["points"], "reasons": best["reasons"]}
    return {"sure": sure, "percent": percent, **told, "others": others}


def weighed(seen: Seen, deals: int) -> list[list[Worth | None]]:
    """What each action is worth, in their order, weighed twice over so many deals; None for what is no choice."""
    return [[found.get(action) for action in seen.actions] for found in twice(seen, deals)]


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
    stand_back(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    read_beside()  # no choice waits for what was compiled
    serve(*own_streams())
