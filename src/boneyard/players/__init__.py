"""Who decides: a player is a function from what a seat has seen to an action."""

from boneyard.errors import BadInput
from boneyard.players import easy, medium
from boneyard.players.seen import Player, Seen

LEVELS: dict[str, Player] = {"easy": easy.choose, "medium": medium.choose}

__all__ = ["LEVELS", "Player", "Seen", "level"]


def level(name: str) -> Player:
    """The bot of this strength."""
    if name not in LEVELS:
        raise BadInput(f"There is no bot '{name}'; the levels are: {', '.join(LEVELS)}.")
    return LEVELS[name]
