"""A hand that ends in secret: everybody sees what is left in their own hand and what they write, and nothing else."""

from typing import Any

from boneyard.state import Revealed, Scored, State
from boneyard.tiles import Pile, Seat, Secret

Step = tuple[State, tuple[Any, ...]]


def covered(state: State, events: tuple[Any, ...]) -> Step:
    """The end of a hand, with nothing changed but who may see it."""
    hands = tuple(_own(seat, hand) for seat, hand in enumerate(state.hands))
    scores = tuple(Secret(points, frozenset((seat,))) for seat, points in enumerate(state.scores))
    return state._replace(hands=hands, scores=scores), tuple(map(_covered, events))


def _covered(event: Any) -> Any:
    if isinstance(event, Revealed):
        return Revealed(event.seat, _own(event.seat, event.tiles))
    if isinstance(event, Scored):
        named = event.why.split(" ")[0]  # how the points were counted would tell them
        return event._replace(points=Secret(event.points, frozenset(event.seats)), why=named)
    return event


def _own(seat: Seat, hand: Pile) -> Pile:
    return Pile(hand.tiles, frozenset((seat,)))
