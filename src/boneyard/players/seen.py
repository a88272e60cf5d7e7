"""What a person in a seat has seen: all that a player is ever given."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from boneyard.match import Match
from boneyard.pages import Game
from boneyard.players.temperaments import PLAIN
from boneyard.tiles import Seat
from boneyard.views import view


class Seen(NamedTuple):
    """The table and the events of this hand as one seat sees them, its legal actions, and a source of chance.

    A bot is also told the totals before this hand, as far as they are known, whether the hand is the last one of the
    match in any case, and its temperament, of those in `temperaments.py`.
    """

    game: Game
    seat: Seat
    state: Any
    actions: tuple[Any, ...]
    events: tuple[Any, ...]
    rng: Random
    totals: tuple[int, ...] = ()
    last: bool = False
    temperament: str = PLAIN


Player = Callable[[Seen], Any]


def seen(match: Match, seat: Seat, events: Sequence[Any], rng: Random) -> Seen:
    """A match through the eyes of a seat."""
    sight = Seen(match.game, seat, view(match.state, seat), match.actions(seat), view(tuple(events), seat), rng)
    totals = () if match.secret else match.before
    return sight._replace(totals=totals, last=0 < match.target.hands <= match.hands)
