"""Easy: plays loosely, but nothing absurd: of two actions that came to mind the one that looks better.

Of points that must be named it overlooks every other.
"""

from collections.abc import Sequence
from typing import Any

from boneyard.fast.rules import NoTwin
from boneyard.laying import LayingGame
from boneyard.players import naming
from boneyard.players.seen import Seen
from boneyard.players.sensing import looks
from boneyard.state import Place

NOTICED = 0.5
COME_TO_MIND = 2  # actions that are compared


def choose(seen: Seen) -> Any:
    """What looks better of a few actions; in a game that lays no tiles, any of them."""
    word = naming.right(seen)
    if word is not None and seen.rng.random() < NOTICED:
        return word
    actions = sensible(naming.silent(seen))
    if len(actions) == 1 or not isinstance(seen.game, LayingGame):
        return seen.rng.choice(actions)
    try:
        found = looks(seen)
    except NoTwin:
        return by_chance(seen)
    return max(seen.rng.sample(actions, min(COME_TO_MIND, len(actions))), key=found.__getitem__)


def by_chance(seen: Seen) -> Any:
    """Any action that makes sense."""
    return seen.rng.choice(sensible(naming.silent(seen)))


def sensible(actions: Sequence[Any]) -> Sequence[Any]:
    """Whoever can lay a tile lays one."""
    return [action for action in actions if isinstance(action, Place)] or actions
