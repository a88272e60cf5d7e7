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
        with _told("bot-failed", self.name):
            action = self.function(seen)
        if action not in seen.actions:
            raise BadInput("bad-choice", bot=self.name, action=repr(str(action)[:LONGEST]))
        return action

    def check(self, game: Game) -> "Own":
        """This bot, if it plays the game."""
        if game.page.id not in self.games:
            raise BadInput("bot-plays-others", bot=self.name, game=game.page.id, games=", ".join(self.games))
        return self


def load(name: str) -> Own:
    """The bot that "module:function" names; `function.games` may list the games that it plays."""
    module, _, function = name.partition(":")
    if not (module and function):
        raise BadInput("not-a-bot", bot=name)
    with _told("bot-not-loaded", name):
        found = getattr(import_module(module), function, None)
        games = tuple(page(known).id for known in getattr(found, "games", [each.id for each in PAGES]))
    if not callable(found):
        raise BadInput("no-function", bot=name, module=module, function=repr(function))
    return Own(name, found, games)


@contextmanager
def _told(key: str, bot: str) -> Iterator[None]:
    """Tell in one sentence what goes wrong in somebody's code; what it prints must not end up among our output."""
    try:
        with redirect_stdout(sys.stderr):
            yield
    except (Exception, SystemExit) as error:
        said = " ".join(str(error).split())[:LONGEST].rstrip(".")
        reason = f"{type(error).__name__}{said and f', {said}'}"
        raise _located(key, error, bot=bot, reason=reason) from error


def _located(key: str, error: BaseException, **values: object) -> BadInput:
    """What went wrong, with the line of somebody's code if it was there."""
    frames = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith("<frozen")]
    theirs = [frame for frame in frames if frame.filename not in BETWEEN]
    if theirs:
        return BadInput(f"{key}-at", line=theirs[-1].lineno, file=theirs[-1].filename, **values)
    return BadInput(key, **values)
