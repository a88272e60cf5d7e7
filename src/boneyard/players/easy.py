"""Easy: any legal action, by chance; of points that must be named it overlooks every other."""

from typing import Any

from boneyard.players import naming
from boneyard.players.seen import Seen

NOTICED = 0.5


def choose(seen: Seen) -> Any:
    """Pick by chance."""
    word = naming.right(seen)
    if word is not None and seen.rng.random() < NOTICED:
        return word
    return seen.rng.choice(naming.silent(seen))
