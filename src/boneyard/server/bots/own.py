"""Bots of the house's own: offered under a name, and looked at in a process apart before a server starts."""

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from boneyard.errors import BadInput
from boneyard.players import own
from boneyard.server.bots.worker import limit_memory

NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")
TAKEN = {"easy", "medium", "hard", "me", "here", "friend"}  # levels, and who else may have a seat
PATIENCE = 60.0  # seconds in which a module must have been imported


class Offered(NamedTuple):
    """A bot as module:function, and the games that it plays."""

    bot: str
    games: tuple[str, ...]


def offered(given: Iterable[str]) -> dict[str, Offered]:
    """The bots that NAME=module:function stands for; the code of none of them runs in this process."""
    pairs = list(map(_named, given))
    named = dict(pairs)
    if len(named) < len(pairs):
        raise BadInput("bots-alike", names=", ".join((name for name, _ in pairs)))
    found = _looked_at(named.values()) if named else {}
    return {name: Offered(bot, tuple(found[bot])) for name, bot in named.items()}


def _named(text: str) -> tuple[str, str]:
    name, _, bot = text.partition("=")
    if not (NAME.fullmatch(name) and ":" in bot):
        raise BadInput("not-a-named-bot", text=text)
    if name in TAKEN:
        raise BadInput("bot-name-taken", name=name, bot=bot)
    return name, bot


def _looked_at(bots: Iterable[str]) -> Mapping[str, list[str]]:
    command = [sys.executable, "-m", __name__, *bots]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise BadInput("bots-late", bots=", ".join(bots), seconds=round(PATIENCE)) from None
    said = done.stdout.splitlines()[-1:] or [""]
    if done.returncode:
        raise BadInput("said", text=said[0]) if said[0] else BadInput("bots-ended", bots=", ".join(bots))
    return dict(json.loads(said[0]))


def main(bots: list[str]) -> int:
    """Tell the games of these bots as JSON, or what is wrong with one of them."""
    try:
        told, status = json.dumps({bot: own.load(bot).games for bot in bots}), 0
    except BadInput as error:
        told, status = str(error), 2
    sys.stdout.write(f"{told}\n")
    return status


if __name__ == "__main__":
    limit_memory()
    sys.exit(main(sys.argv[1:]))
