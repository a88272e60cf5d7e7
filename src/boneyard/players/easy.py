"""Easy: plays loosely, but nothing absurd: now and then what looks best, else any tile that fits.

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
THOUGHT_OVER = 0.25  # of its choices


def choose(seen: Seen) -> Any:
    """What looks best, if it is thought over; else anything that makes sense, as in games that lay no tiles."""
    word = naming.right(seen)
    if word is not None and seen.rng.random() < NOTICED:
        return word
    actions = sensible(naming.silent(seen))
    thinks = isinstance(seen.game, LayingGame) and len(actions) > 1 and seen.rng.random() < THOUGHT_OVER
    if not thinks:
        return seen.rng.choice(actions)
    try:
        found = looks(seen)
    except NoTwin:
        return by_chance(seen)
    return max(actions, key=found.__getitem__)


def by_chance(seen: Seen) -> Any:
    """Any action that makes sense."""
    return seen.rng.choice(sensible(naming.silent(seen)))


def sensible(actions: Sequence[Any]) -> Sequence[Any]:
    """Whoever can lay a tile lays one."""
    return [action for action in actions if isinstance(action, Place)] or actions
