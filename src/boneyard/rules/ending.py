"""End of the hand: what ends it besides a declared close."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from boneyard.state import State

if TYPE_CHECKING:
    from boneyard.laying import LayingGame

Ending = Callable[["LayingGame", State], str]  # how the hand ended; "" while it goes on


def out_or_blocked(game: "LayingGame", state: State) -> str:
    """Somebody has laid their last tile, or nobody can lay and nobody may draw."""
    hands = state.hands
    for hand in hands:
        if not hand.tiles:
            return "out"
    if state.passes < len(hands) and anybody_fits(game, state):  # so it is after nearly every action
        return ""
    return "blocked" if blocked(game, state) else ""


def somebody_out(state: State) -> bool:
    """Whether a hand is empty."""
    for hand in state.hands:
        if not hand.tiles:
            return True
    return False


def blocked(game: "LayingGame", state: State) -> bool:
    """Nobody can lay or close an end, and nobody may draw; or everybody has passed in turn although they could."""
    if state.passes >= len(state.hands):
        return True
    if game.stuck.draws(len(state.stock.tiles)) or anybody_fits(game, state):
        return False
    return not any(game.closing(game, state, seat) for seat in range(len(state.hands)))


def anybody_fits(game: "LayingGame", state: State) -> bool:
    """Whether any hand has a tile that fits an open end."""
    fitting, hands = game.fitting, state.hands
    for end in state.layout.open:
        misses = fitting[end.number].isdisjoint
        for hand in hands:
            if not misses(hand.tiles):
                return True
    return False
