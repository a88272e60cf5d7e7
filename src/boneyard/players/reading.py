"""Reading the table: what follows from what a seat has seen."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from boneyard.laying import LayingGame
from boneyard.pages import Game
from boneyard.state import Drew, Passed, State
from boneyard.tiles import BACK, Deck, Seat, pips


def lacking(events: Iterable[Any]) -> dict[Seat, set[int]]:
    """For every seat the open numbers it could not serve and, as far as one knows, still cannot."""
    lacks: dict[Seat, set[int]] = defaultdict(set)
    for event in events:
        if isinstance(event, Drew):
            lacks[event.seat] = set()
        elif isinstance(event, Passed):
            lacks[event.seat] |= set(event.numbers)
    return lacks


def unseen(game: Game, state: State, seat: Seat) -> Deck:
    """The tiles that lie face down for this seat, wherever they are."""
    shown = {tile for hand in state.hands for tile in hand.tiles if tile != BACK}
    shown.update(state.layout.tiles)
    return tuple(tile for tile in game.tiles.tiles if tile not in shown)


def fitting_tiles(game: LayingGame, state: State, tiles: Deck) -> int:
    """How many of these tiles fit an open end."""
    fitting = [game.fitting[number] for number in state.layout.numbers]
    return sum(any(tile in fit for fit in fitting) for tile in tiles)


def expected_pips(game: Game, state: State, seat: Seat) -> list[float]:
    """What the other seats hold on average, by the tiles that are not seen."""
    hidden = unseen(game, state, seat)
    average = pips(hidden) / max(1, len(hidden))
    return [average * len(hand.tiles) for at, hand in enumerate(state.hands) if at != seat]
