"""Medium: a sound heuristic for every laying game, by chance where it knows nothing better.

It likes points at hand, getting rid of weight and of doubles, keeping tiles that fit, numbers that the next opponent
has shown to lack; it dislikes what gives the next opponent points. Points that must be named it never overlooks.
"""

from typing import Any

from boneyard.laying import LayingGame
from boneyard.players import easy, naming, reading
from boneyard.players.seen import Seen
from boneyard.state import Close, Draw, Pass, Place, State, Stop
from boneyard.tiles import Deck, Seat, pips

POINTS = 100.0  # a whole match, in the scale of this heuristic
DOUBLE = 1.5
FITS = 2.0
LACKS = 3.0
STOP = -4.0  # laying on is nearly always better
DRAW_ABLE = -20.0  # a player who can lay does not draw


def choose(seen: Seen) -> Any:
    """The action that looks best."""
    if not isinstance(seen.game, LayingGame):
        return easy.choose(seen)
    word = naming.right(seen)
    if word is not None:
        return word
    scored = [(_worth(seen, seen.game, action), seen.rng.random(), action) for action in naming.silent(seen)]
    return max(scored, key=lambda item: item[:2])[2]


def _worth(seen: Seen, game: LayingGame, action: Any) -> float:
    if isinstance(action, Place):
        return _place(seen, game, action)
    if isinstance(action, Close):
        return _close(seen, game, action)
    if isinstance(action, Draw):
        return _draw(seen)
    return STOP if isinstance(action, Stop) else 0.0


def _place(seen: Seen, game: LayingGame, place: Place) -> float:
    state: State = seen.state
    after = game.lay(state, seen.seat, place)
    worth = 0.5 * pips((place.tile,)) + DOUBLE * place.tile.double
    worth += _points(game, after, seen.seat)
    if not after.hands[seen.seat].tiles:
        return worth + POINTS
    worth += FITS * reading.fitting_tiles(game, after, after.hands[seen.seat].tiles)
    worth += LACKS * _lacks(seen, game, after)
    return worth - _gives(seen, game, after)


def _points(game: LayingGame, after: State, seat: Seat) -> float:
    scale = POINTS / max(1, game.match(after.players).points)
    return scale * sum(points for points, _ in game.points(after, seat))


def _lacks(seen: Seen, game: LayingGame, after: State) -> float:
    """How many of the open numbers the next player has shown not to serve; a partner counts against."""
    follower = after.after(seen.seat)
    lacking = reading.lacking(seen.events)[follower]
    partner = any({seen.seat, follower} <= set(side) for side in game.sides_of(after))
    served = sum(end.number in lacking for end in after.layout.open)
    return -served if partner else served


def _gives(seen: Seen, game: LayingGame, after: State) -> float:
    """The points that a tile we have not seen would win for the next player, on average."""
    if not reading.scores_while_laying(game):
        return 0.0
    follower = after.after(seen.seat)
    unseen = reading.unseen(game, after, seen.seat)
    best = [
        max((_points(game, reply, follower) for reply in _replies(game, after, follower, (tile,))), default=0.0)
        for tile in unseen
    ]
    return sum(best) / max(1, len(best)) * min(1.0, len(after.hands[follower].tiles) / 3)


def _replies(game: LayingGame, after: State, seat: Seat, tiles: Deck) -> list[State]:
    held = after._replace(hands=reading.with_hand(after, seat, tiles), laid=0, drawn=0)
    return [game.lay(held, seat, place) for place in game.places(held, seat)]


def _close(seen: Seen, game: LayingGame, close: Close) -> float:
    """A bet: close only when our side is likely to hold the fewest pips."""
    state: State = seen.state
    held = pips(state.hands[seen.seat].tiles) - pips((close.tile,))
    others = reading.expected_pips(game, state, seen.seat)
    margin = min(others) - held if others else 0.0
    return 3.0 * (margin - 2.0)


def _draw(seen: Seen) -> float:
    """Draw when unable and passing is the only other choice, unless a second pass ends the hand in our favour."""
    if any(isinstance(action, Place) for action in seen.actions):
        return DRAW_ABLE
    state: State = seen.state
    others = reading.expected_pips(seen.game, state, seen.seat)
    ahead = bool(others) and pips(state.hands[seen.seat].tiles) < min(others)
    return -1.0 if Pass() in seen.actions and state.passes and ahead else 1.0
