"""Taste: what sound players weigh in each game, found by play against others and kept in taste.txt.

A line of the file has a game, a number of players, and a weight for each thing of `places`, in that order.
`python bench/taste.py` finds them.
"""

from functools import cache
from pathlib import Path

from boneyard.fast.places import *

KEPT = Path(__file__).with_suffix(".txt")
HEAT = 1_000  # for each opponent, in the scale of the file: two actions that differ by 1,000 on average
TABLES, TABLES_PLAIN = 60, 20  # that may be looked at to solve a deal, compiled or not
SLOW = (W_FRIENDS, W_ANSWERS)  # what takes too long where nothing is compiled: hands are played out without it

Tastes = dict[tuple[str, int], tuple[int, ...]]


def taste(game: str, players: int) -> Numbers:
    """The weights for a game and this number of players, or the nearest one."""
    known = [by for named, by in tastes() if named == game]
    nearest = min(known, key=lambda by: (abs(by - players), by)) if known else 0
    found = tastes().get((game, nearest)) or next(iter(tastes().values()))  # a game that was never tuned: any of them
    return [*found, *[0] * (WEIGHTS - TASTES)]


def searching(game: str, players: int, compiled: bool) -> Numbers:
    """The same for a search, which plays many hands to their ends."""
    weights = taste(game, players)
    weights[W_HEAT] = HEAT * (players - 1)
    weights[W_TABLES] = TABLES if compiled else TABLES_PLAIN
    for slow in () if compiled else SLOW:
        weights[slow] = 0
    return weights


@cache
def tastes() -> Tastes:
    """All that is kept."""
    return dict(map(_read, KEPT.read_text(encoding="utf-8").splitlines()))


def _read(line: str) -> tuple[tuple[str, int], tuple[int, ...]]:
    name, _, weights = line.partition(": ")
    game, players = name.split()
    return (game, int(players)), tuple(map(int, weights.split()))
