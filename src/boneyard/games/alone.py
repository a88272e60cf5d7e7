"""What the games for one share: a single hand, won or lost."""

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar, cast

from boneyard.boards import Facts
from boneyard.pages import OwnTable
from boneyard.rules.target import Target
from boneyard.state import Ended, Event, Scored
from boneyard.tiles import DominoSet, Seat, Tile, everybody

T = TypeVar("T")

PLAYER: Seat = 0
SIX = DominoSet(6)
ALL = everybody(1)  # nobody plays against you: what you see, those who look on see too


class Lifted(NamedTuple):
    """A laid tile was taken up again from an end or a cell."""

    seat: Seat
    tile: Tile
    place: str


@dataclass(frozen=True)
class Alone(OwnTable):
    """A game for one."""

    tiles: DominoSet = SIX

    def match(self, players: int) -> Target:
        """One hand."""
        return Target(hands=1, shared=True)

    def facts(self, state: Any, players: int) -> Facts:
        """How far one has come, once the hand is over: before, it could tell what is to be found out."""
        return Facts(self.sides(players), reached=self.reached(state) if state.ended else None)

    def reached(self, state: Any) -> tuple[int, int]:
        """The tiles that are laid, and all that were to be laid."""
        laid = len(state.layout.joints)
        return laid, laid + self.left(state)

    def left(self, state: Any) -> int:
        """The tiles that are still to be laid."""
        return len(state.hands[PLAYER].tiles)

    def payoff(self, state: Any) -> tuple[int, ...] | None:
        """The points, once the hand is over."""
        return cast(tuple[int, ...], state.scores) if state.ended else None


def finish(state: T, how: str, points: int, why: str = "won") -> tuple[T, tuple[Event, ...]]:
    """The table when the hand is over, and what is announced."""
    ended = Ended(how, PLAYER)
    over = cast(Any, state)._replace(turn=frozenset(), scores=(points,), ended=ended)
    return over, (ended, *((Scored((PLAYER,), points, why),) if points else ()))
