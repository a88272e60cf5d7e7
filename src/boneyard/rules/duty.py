"""Duty: which of the tiles that fit may be laid, and what may be declared instead of laying one."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from boneyard.state import Close, Place, State
from boneyard.tiles import Seat

if TYPE_CHECKING:
    from boneyard.laying import LayingGame

Duty = Callable[[State, tuple[Place, ...]], tuple[Place, ...]]
Closing = Callable[["LayingGame", State, Seat], tuple[Close, ...]]


def any_that_fits(state: State, places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Whatever fits."""
    return places


def nothing_closes(game: "LayingGame", state: State, seat: Seat) -> tuple[Close, ...]:
    """No end can be closed."""
    return ()
