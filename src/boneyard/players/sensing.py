"""Sensing: how good each action of a laying game looks at first sight, on the twin of the game."""

from functools import lru_cache
from typing import Any

from boneyard.fast.history import following
from boneyard.fast.places import TABLE_SIZE, Numbers
from boneyard.fast.sense import value
from boneyard.fast.table import Twin
from boneyard.fast.taste import taste
from boneyard.games import page
from boneyard.laying import LayingGame
from boneyard.pages import Game
from boneyard.players.seen import Seen
from boneyard.players.temperaments import leaning
from boneyard.state import Action

Looks = dict[Action, int]


def looks(seen: Seen) -> Looks:
    """How good the actions look to somebody of this temperament; raises NoTwin where that cannot be said."""
    twin = twin_of(seen.game, seen.state.players)
    usual, own = taste(twin.game.page.id, twin.players), leaning(seen.temperament)
    return _valued(seen, twin, [at + more for at, more in zip(usual, own, strict=True)])


def leans(seen: Seen) -> Looks:
    """How much somebody of this temperament likes the actions besides what they are worth."""
    return _valued(seen, twin_of(seen.game, seen.state.players), leaning(seen.temperament))


def _valued(seen: Seen, twin: Twin, weights: Numbers) -> Looks:
    table = following(twin, seen.state._replace(claim=""), seen.events)
    after = [0] * TABLE_SIZE
    return {action: value(twin.rules, table, after, weights, code) for action, code in twin.actions(table).items()}


def twin_of(game: Game, players: int) -> Twin:
    """The twin of a game, made once."""
    return _twin(game.page.id, tuple(sorted(game.options.given.items())), players)


@lru_cache(64)
def _twin(game: str, options: tuple[tuple[str, Any], ...], players: int) -> Twin:
    made = page(game).game(dict(options))
    assert isinstance(made, LayingGame)
    return Twin(made, players)
