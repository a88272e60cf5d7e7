"""Reasons: what speaks for an action, in values; whoever shows them puts them into words."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from boneyard.laying import LayingGame
from boneyard.players import reading
from boneyard.players.seen import Seen
from boneyard.state import Close, Draw, Place, State
from boneyard.tiles import Seat, pips

HEAVY = 8  # pips that are worth getting rid of


class Reason(NamedTuple):
    """Something that speaks for an action: a word, how much of it, and which numbers and whose seat it is about.

    "out": it is the last tile. "points": so many are won at once. "stuck": the next opponent has shown to lack all open
    numbers, which are these; "lacks": some of them. "alone": nobody else can have a tile with these open numbers.
    "keeps": so many tiles of one's own fit then. "weight": so many pips are gone; "double": a tile that fits seldom is.
    "fewer": one's hand is lighter by so many pips than the others may be expected to be. "draws": it adds a tile.
    """

    what: str
    amount: int = 0
    numbers: tuple[int, ...] = ()
    seat: Seat | None = None


def reasons(seen: Seen, action: Any) -> tuple[Reason, ...]:
    """What speaks for this action, the weightiest first; as far as the seat can know."""
    if not isinstance(seen.game, LayingGame):
        return ()
    if isinstance(action, Place):
        return tuple(_placed(seen, seen.game, action))
    if isinstance(action, Close):
        return tuple(_closed(seen, action))
    return (Reason("draws"),) if isinstance(action, Draw) else ()


def _placed(seen: Seen, game: LayingGame, place: Place) -> Iterator[Reason]:
    after = game.lay(seen.state, seen.seat, place)
    held = after.hands[seen.seat].tiles
    if not held:
        yield Reason("out")
    won = game.gains(seen.state, seen.seat, (place,))
    if won and won[0]:
        yield Reason("points", won[0])
    if held:
        yield from _blocked(seen, game, after)
        yield from _kept(game, after, seen.seat)
    yield from _shed(place)


def _blocked(seen: Seen, game: LayingGame, after: State) -> Iterator[Reason]:
    """The open numbers that the next opponent seems to lack, and those that nobody else can have."""
    follower, numbers = after.after(seen.seat), {end.number for end in after.layout.open}
    lacks = reading.lacking(seen.events)[follower] & numbers
    if lacks:
        yield Reason("stuck" if lacks == numbers else "lacks", len(lacks), tuple(sorted(lacks)), follower)
    unseen = reading.unseen(game, after, seen.seat)
    gone = tuple(sorted(number for number in numbers if not game.fitting[number] & set(unseen)))
    if gone:
        yield Reason("alone", len(gone), gone)


def _kept(game: LayingGame, after: State, seat: Seat) -> Iterator[Reason]:
    fits = reading.fitting_tiles(game, after, after.hands[seat].tiles)
    if fits:
        yield Reason("keeps", fits)


def _shed(place: Place) -> Iterator[Reason]:
    weight = pips((place.tile,))
    if weight >= HEAVY:
        yield Reason("weight", weight)
    if place.tile.double:
        yield Reason("double")


def _closed(seen: Seen, close: Close) -> Iterator[Reason]:
    held = pips(seen.state.hands[seen.seat].tiles) - pips((close.tile,))
    others = reading.expected_pips(seen.game, seen.state, seen.seat)
    margin = round(min(others, default=0.0) - held)
    if margin > 0:
        yield Reason("fewer", margin)
