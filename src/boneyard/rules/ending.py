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
    fitting = game.fitting
    for end in state.layout.open:
        fits = fitting[end.number]
        for hand in state.hands:
            if not fits.isdisjoint(hand.tiles):
                return True
    return False
