"""A bot of one's own: a function named as module:function, loaded, and held to the rules of the table."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from importlib import import_module
from traceback import extract_tb
from typing import Any

from boneyard.errors import BadInput
from boneyard.games import PAGES, page
from boneyard.pages import Game
from boneyard.players.seen import Player, Seen

LONGEST = 200  # characters of an error that are repeated
BETWEEN = (__file__, import_module.__code__.co_filename)  # files that only pass an error on


@dataclass(frozen=True)
class Own:
    """A player from somebody's own module; what goes wrong in it is told in one sentence."""

    name: str
    function: Player
    games: tuple[str, ...]

    def __call__(self, seen: Seen) -> Any:
        """The action that the function chooses, if it is one of those it was offered."""
        with _told(f"The bot {self.name} failed"):
            action = self.function(seen)
        if action not in seen.actions:
            raise BadInput(f"The bot {self.name} chose {str(action)[:LONGEST]!r}, which is not among its actions.")
        return action

    def check(self, game: Game) -> "Own":
        """This bot, if it plays the game."""
        if game.page.id not in self.games:
            raise BadInput(f"The bot {self.name} does not play {game.page.id}; it plays: {', '.join(self.games)}.")
        return self


def load(name: str) -> Own:
    """The bot that "module:function" names; `function.games` may list the games that it plays."""
    module, _, function = name.partition(":")
    if not (module and function):
        raise BadInput(f"'{name}' is not a bot: write module:function, such as mybots:choose.")
    with _told(f"The bot {name} cannot be loaded"):
        found = getattr(import_module(module), function, None)
        games = tuple(page(known).id for known in getattr(found, "games", [each.id for each in PAGES]))
    if not callable(found):
        raise BadInput(f"The bot {name} cannot be loaded: {module} has no function {function!r}.")
    return Own(name, found, games)


@contextmanager
def _told(what: str) -> Iterator[None]:
    """Tell in one sentence what goes wrong in somebody's code; what it prints must not end up among our output."""
    try:
        with redirect_stdout(sys.stderr):
            yield
    except (Exception, SystemExit) as error:
        said = " ".join(str(error).split())[:LONGEST].rstrip(".")
        raise BadInput(f"{what}{_where(error)}: {type(error).__name__}{said and f', {said}'}.") from error


def _where(error: BaseException) -> str:
    """The line of somebody's code where it went wrong, if it was there."""
    frames = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith("<frozen")]
    theirs = [frame for frame in frames if frame.filename not in BETWEEN]
    return f" in line {theirs[-1].lineno} of {theirs[-1].filename}" if theirs else ""
