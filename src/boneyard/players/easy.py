"""Easy: any legal action, by chance."""

from typing import Any

from boneyard.players.seen import Seen


def choose(seen: Seen) -> Any:
    """Pick by chance."""
    return seen.rng.choice(seen.actions)
