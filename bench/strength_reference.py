"""A fixed reference for bench/strength.py: what `medium` was before there was a `hard`, in plain-block and draw.

It chose by weight, doubles, tiles that still fit and numbers that the next player lacks. Nothing here follows when the
bots of the game change, so that figures of different times can be compared.
"""

from collections.abc import Iterable
from typing import Any

from boneyard.laying import LayingGame
from boneyard.players import Seen
from boneyard.state import Draw, Drew, Pass, Passed, Place, State
from boneyard.tiles import BACK, Deck, Seat, pips

OUT = 100.0
DOUBLE, FITS, LACKS = 1.5, 2.0, 3.0
DRAW_ABLE = -20.0


def choose(seen: Seen) -> Any:
    """The action that looked best."""
    scored = [(_worth(seen, action), seen.rng.random(), action) for action in seen.actions]
    return max(scored, key=lambda item: item[:2])[2]


def _worth(seen: Seen, action: Any) -> float:
    if isinstance(action, Place):
        return _place(seen, action)
    return _draw(seen) if isinstance(action, Draw) else 0.0


def _place(seen: Seen, place: Place) -> float:
    assert isinstance(seen.game, LayingGame)
    after = seen.game.lay(seen.state, seen.seat, place)
    worth = 0.5 * pips((place.tile,)) + DOUBLE * place.tile.double
    if not after.hands[seen.seat].tiles:
        return worth + OUT
    lacking = _lacking(seen.events, after.after(seen.seat))
    served = sum(end.number in lacking for end in after.layout.open)
    return worth + FITS * _fitting(seen.game, after, seen.seat) + LACKS * served


def _fitting(game: LayingGame, after: State, seat: Seat) -> int:
    fitting = [game.fitting[number] for number in after.layout.numbers]
    return sum(any(tile in fit for fit in fitting) for tile in after.hands[seat].tiles)


def _lacking(events: Iterable[Any], seat: Seat) -> set[int]:
    lacks: set[int] = set()
    for event in events:
        if isinstance(event, Drew) and event.seat == seat:
            lacks = set()
        elif isinstance(event, Passed) and event.seat == seat:
            lacks |= set(event.numbers)
    return lacks


def _draw(seen: Seen) -> float:
    if any(isinstance(action, Place) for action in seen.actions):
        return DRAW_ABLE
    state: State = seen.state
    hidden = _hidden(seen)
    average = pips(hidden) / max(1, len(hidden))
    others = [average * len(hand.tiles) for at, hand in enumerate(state.hands) if at != seen.seat]
    ahead = pips(state.hands[seen.seat].tiles) < min(others)
    return -1.0 if Pass() in seen.actions and state.passes and ahead else 1.0


def _hidden(seen: Seen) -> Deck:
    shown = {tile for hand in seen.state.hands for tile in hand.tiles if tile != BACK}
    return tuple(tile for tile in seen.game.tiles.tiles if tile not in shown.union(seen.state.layout.tiles))
