"""Puzzles of the day: a deck for every day and game, the same for everybody, and vouched for by a solver.

The decks of a day and game follow from nothing but their names, one after the other; the first of them that the solver
vouches for is the puzzle. So nothing about it is secret, and there is no fair deal to be proved.
"""

from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from itertools import count

from boneyard.errors import BadInput
from boneyard.games import PAGES, page
from boneyard.pages import Value
from boneyard.server.deals.fair import in_order_of
from boneyard.tiles import Deck

FIRST = date(2026, 1, 1)
KEY = b"boneyard daily 1"
PUZZLES = {known.id: known.daily for known in PAGES if known.daily}


def deck(game: str, day: str, deal: int) -> Deck:
    """One of the decks that the name of a day and a game stand for."""
    return in_order_of(page(game).game(PUZZLES[game].options).tiles.tiles, KEY, f"{day}\n{game}\n{deal}")


@lru_cache(4096)
def first_good_deal(game: str, day: str) -> int:
    """The number of the first deck of a day that the solver vouches for; this may take a second."""
    return next(deal for deal in count(1) if PUZZLES[game].good(deck(game, day, deal)))


def options(game: str, given: Mapping[str, Value], day: str, today: date) -> Mapping[str, Value]:
    """The options of the puzzle of a day, if there is one and nothing else is asked for."""
    if game not in PUZZLES:
        raise BadInput("no-daily", game=game, known=", ".join(PUZZLES))
    if not FIRST <= _date(day) <= today:
        raise BadInput("no-puzzle", first=FIRST, last=today, day=day)
    fixed = PUZZLES[game].options
    if given and dict(given) != dict(fixed):
        raise BadInput("daily-options", game=game)
    return fixed


def _date(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise BadInput("not-a-date", text=day[:20], example=FIRST) from None
