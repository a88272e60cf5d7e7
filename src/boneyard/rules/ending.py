"""End of the hand: what ends it besides a declared close."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from boneyard.state import State

if TYPE_CHECKING:
    from boneyard.laying import LayingGame

Ending = Callable[["LayingGame", State], str]  # how the hand ended; "" while it goes on


def out_or_blocked(game: "LayingGame", state: State) -> str:
    """Somebody has laid their last tile, or nobody can lay and nobody may draw."""
    return "out" if somebody_out(state) else "blocked" if blocked(game, state) else ""


def somebody_out(state: State) -> bool:
    """Whether a hand is empty."""
    return not all(hand.tiles for hand in state.hands)


def blocked(game: "LayingGame", state: State) -> bool:
    """Nobody can lay and nobody may draw; or, where passing is free, everybody has passed in turn."""
    if state.passes >= len(state.hands):
        return True
    return not game.stuck.draws(len(state.stock.tiles)) and not anybody_fits(game, state)


def anybody_fits(game: "LayingGame", state: State) -> bool:
    """Whether any hand has a tile that fits an open end."""
    for end in state.layout.open:
        fitting = game.fitting[end.number]
        for hand in state.hands:
            if not fitting.isdisjoint(hand.tiles):
                return True
    return False
