"""Claims: points while laying that are written only if somebody names them."""

from typing import TYPE_CHECKING

from boneyard.rules.settle import side_of
from boneyard.state import CalledPoints, CallPoints, ClaimedPoints, ClaimPoints, Naming, Scored, State
from boneyard.tiles import Seat

if TYPE_CHECKING:
    from boneyard.laying import LayingGame


def namings(claim: str, most: int) -> tuple[Naming, ...]:
    """What may be named now, whatever is due; to name nothing is an action only where nothing else can be done."""
    if claim == "claim":
        return (*map(ClaimPoints, range(1, most + 1)), ClaimPoints(0))
    return (*map(CallPoints, range(1, most + 1)), *((CallPoints(0),) if claim == "last" else ()))


def due(game: "LayingGame", state: State) -> int:
    """What the last tile has won."""
    return sum(points for points, _ in game.points(state, state.layout.joints[-1].seat))


def told(game: "LayingGame", state: State, seat: Seat, named: Naming) -> Scored | ClaimedPoints | CalledPoints:
    """The points, if they are named rightly; else what was named in vain."""
    side, layer = side_of(game.sides_of(state), seat), state.layout.joints[-1].seat
    right = named.points > 0 and named.points == due(game, state)
    if isinstance(named, ClaimPoints):
        why = f"ends-{state.layout.total()}"
        return Scored(side, named.points, why) if right else ClaimedPoints(seat, named.points)
    return Scored(side, named.points, "overlooked", layer) if right else CalledPoints(seat, named.points)
