"""Points while laying: what the tile just laid is worth."""

from collections.abc import Callable

from boneyard.state import State
from boneyard.tiles import Seat

Points = Callable[[State, Seat], tuple[tuple[int, str], ...]]  # after laying -> points, each with its reason


def none(state: State, seat: Seat) -> tuple[tuple[int, str], ...]:
    """Nothing is scored while laying."""
    return ()


def ends_worth(value: Callable[[int], int]) -> Points:
    """The total of the ends is worth points by this table."""

    def points(state: State, seat: Seat) -> tuple[tuple[int, str], ...]:
        total = state.layout.total()
        won = value(total)
        return ((won, f"ends-{total}"),) if won else ()

    return points
