"""Puzzles of the day: a deck for every day and game, the same for everybody, and vouched for by a solver.

The decks of a day and game follow from nothing but their names, one after the other; the first of them that the solver
vouches for is the puzzle. So nothing about it is secret, and there is no fair deal to be proved.
"""

from collections.abc import Callable, Mapping
from datetime import date
from functools import lru_cache
from itertools import count

from boneyard.errors import BadInput
from boneyard.games import page
from boneyard.games.alone import SIX
from boneyard.games.solo_2 import BATCH, REST
from boneyard.games.squares import as_placing, puzzle
from boneyard.pages import Value
from boneyard.server.deals.fair import in_order_of
from boneyard.solvers.fortune import dead_end
from boneyard.solvers.solo import deal_rows, winning_line
from boneyard.solvers.squares import completions
from boneyard.solvers.trails import Ends, endings
from boneyard.tiles import Deck

FIRST = date(2026, 1, 1)
KEY = b"boneyard daily 1"


def deck(game: str, day: str, deal: int) -> Deck:
    """One of the decks that the name of a day and a game stand for."""
    return in_order_of(SIX.tiles, KEY, f"{day}\n{game}\n{deal}")


@lru_cache(4096)
def first_good_deal(game: str, day: str) -> int:
    """The number of the first deck of a day that the solver vouches for; this may take a second."""
    return next(deal for deal in count(1) if PUZZLES[game].good(deck(game, day, deal)))


def options(game: str, given: Mapping[str, Value], day: str, today: date) -> Mapping[str, Value]:
    """The options of the puzzle of a day, if there is one and nothing else is asked for."""
    if game not in PUZZLES:
        raise BadInput(f"There is no daily {game}; there are: {', '.join(PUZZLES)}.")
    if not FIRST <= _date(day) <= today:
        raise BadInput(f"There are puzzles from {FIRST} to {today}, none of {day}.")
    fixed = PUZZLES[game].options
    if given and dict(given) != dict(fixed):
        raise BadInput(f"The options of the daily {game} cannot be changed.")
    return fixed


def _date(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise BadInput(f"'{day[:20]}' is not a date such as {FIRST}.") from None


class Puzzle:
    """The options of a daily game, and whether a deck makes a puzzle that can be solved."""

    def __init__(self, good: Callable[[Deck], bool], **options: Value) -> None:
        self.good = good
        self.options = options


def _has_one_solution(deck: Deck) -> bool:
    return completions(map(as_placing, puzzle(deck))) == 1


def _can_be_won(deck: Deck) -> bool:
    return winning_line(deal_rows(deck)) is not None


def _batches_can_be_laid(deck: Deck) -> bool:
    """Whether somebody who knew the stock could lay batch after batch."""
    size, last = BATCH[6], len(deck) - REST[6]
    stands: set[Ends] = {(deck[0].low, deck[0].high)}
    for at in range(1, last, size):
        stands = {after for ends in stands for after in endings(ends, deck[at : at + size])}
    return bool(stands)


def _can_be_finished(deck: Deck) -> bool:
    (hand,) = page("fortune-teller").game().start(1, deck).hands
    return not dead_end(None, hand.tiles)


PUZZLES = {
    "squares": Puzzle(_has_one_solution, start="puzzle"),
    "solo-1": Puzzle(_can_be_won),
    "solo-2": Puzzle(_batches_can_be_laid),
    "fortune-teller": Puzzle(_can_be_finished),
    "memory": Puzzle(lambda deck: True, tiles=15),
}
