"""Points that count only if somebody names them: what is right to say, and what it is to say nothing."""

from typing import Any, cast

from boneyard.laying import LayingGame
from boneyard.players.seen import Seen
from boneyard.rules.claims import due
from boneyard.state import CallPoints, ClaimPoints


def right(seen: Seen) -> Any | None:
    """The claim or the call that names what is due, if there is one; where nothing is due, the one that says so."""
    named = [action for action in seen.actions if isinstance(action, ClaimPoints | CallPoints)]
    if not named:
        return None
    points = due(cast(LayingGame, seen.game), seen.state)
    return next((action for action in named if action.points == points), None)


def silent(seen: Seen) -> tuple[Any, ...]:
    """What may be done without naming any points."""
    return tuple(a for a in seen.actions if not (isinstance(a, ClaimPoints | CallPoints) and a.points))
