"""Reading the table: what follows from what a seat has seen."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from boneyard.laying import LayingGame
from boneyard.pages import Game
from boneyard.rules import points
from boneyard.state import Drew, Passed, State
from boneyard.tiles import BACK, Deck, Pile, Seat, pips


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


def scores_while_laying(game: LayingGame) -> bool:
    """Whether laying a tile can win points at once."""
    return game.points is not points.none


def with_hand(state: State, seat: Seat, tiles: Deck) -> tuple[Pile, ...]:
    """The hands, this seat holding these tiles."""
    hands = state.hands
    return (*hands[:seat], Pile(tiles, hands[seat].eyes), *hands[seat + 1 :])
