"""A player who does anything, so that everything happens that can."""

from typing import Any

from boneyard.players.seen import Seen


def anything(seen: Seen) -> Any:
    """Any of the actions."""
    return seen.rng.choice(seen.actions)
