"""Who is measured by bench/strength.py: the levels, and opponents that stay as they are."""

from collections.abc import Callable
from functools import partial
from typing import Any

from bench import strength_reference
from boneyard.laying import LayingGame
from boneyard.pages import Game
from boneyard.players import Player, Seen, hard, level
from boneyard.state import Place
from boneyard.tiles import pips


def loose(seen: Seen) -> Any:
    """Any tile that fits; draws or passes only when it must."""
    return seen.rng.choice(_places(seen) or seen.actions)


def highest(seen: Seen) -> Any:
    """The tile with most pips first, at any end."""
    places = _places(seen)
    most = max((pips((place.tile,)) for place in places), default=0)
    return seen.rng.choice([place for place in places if pips((place.tile,)) == most] or seen.actions)


def _places(seen: Seen) -> list[Place]:
    return [action for action in seen.actions if isinstance(action, Place)]


FIXED: dict[str, Player] = {"random": loose, "highest": highest, "old": strength_reference.choose}


def bots(seconds: float, deals: int) -> Callable[[str, Game], Player]:
    """Who a bot is by its name, with these limits for `hard` in the games that it searches."""
    return partial(_bot, seconds, deals)


def _bot(seconds: float, deals: int, name: str, game: Game) -> Player:
    if name == "hard" and isinstance(game, LayingGame):
        return partial(hard.chosen, seconds=seconds, deals=deals)
    return FIXED[name] if name in FIXED else level(name, game)
