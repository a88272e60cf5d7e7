"""Teams: who plays with whom."""

from collections.abc import Callable
from functools import cache

from boneyard.tiles import Deck, Seat

Teams = Callable[[int], bool]  # players -> whether those who sit opposite play together
Seating = Callable[[Deck, int], tuple[Seat, ...]]  # the deck, players -> the order around the table
Sides = tuple[tuple[Seat, ...], ...]


def alone(players: int) -> bool:
    """Everybody alone."""
    return False


def four_in_pairs(players: int) -> bool:
    """Four play in pairs, fewer alone."""
    return players == 4


def as_numbered(deck: Deck, players: int) -> tuple[Seat, ...]:
    """Around the table in the order of the seats."""
    return tuple(range(players))


@cache
def sides_at(order: tuple[Seat, ...], pairs: bool) -> Sides:
    """The sides of a table: the pairs sitting opposite, or every seat alone."""
    if not pairs:
        return tuple((seat,) for seat in sorted(order))
    return (tuple(sorted(order[0::2])), tuple(sorted(order[1::2])))
