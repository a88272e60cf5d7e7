"""Points while laying: what the tile just laid is worth."""

from collections.abc import Callable
from dataclasses import dataclass

from boneyard.state import State
from boneyard.tiles import Seat

Points = Callable[[State, Seat], tuple[tuple[int, str], ...]]  # after laying -> points, each with its reason


def none(state: State, seat: Seat) -> tuple[tuple[int, str], ...]:
    """Nothing is scored while laying."""
    return ()


@dataclass(frozen=True)
class EndsWorth:
    """The total of the ends is worth points."""

    value: Callable[[int], int]

    def __call__(self, state: State, seat: Seat) -> tuple[tuple[int, str], ...]:
        """What the total is worth now."""
        total = state.layout.total()
        won = self.value(total)
        return ((won, f"ends-{total}"),) if won else ()
