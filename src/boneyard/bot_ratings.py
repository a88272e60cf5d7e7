"""How strong the bots are, in the measure of people: by whole matches among themselves, kept in bot_ratings.txt.

A line of the file has a game, the number of players and of matches; then each level with its rating and its spread, as
they are shown. `python -m tests.bot_ratings` makes it.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from boneyard.arena import Twin
from boneyard.ratings import NEWCOMER, Strength
from boneyard.ratings import rated as after

KEPT = Path(__file__).with_suffix(".txt")

Placed = tuple[tuple[Twin, ...], tuple[int, ...]]  # a match: who played each side, and the place of each
Ratings = list[tuple[str, Strength]]


class Bot(NamedTuple):
    """The level of a bot, its rating, and how far off that may be."""

    level: str
    rating: int
    spread: int


class Row(NamedTuple):
    """The bots of one game with so many players, the weakest first, by so many matches."""

    game: str
    players: int
    matches: int
    bots: tuple[Bot, ...]


def rated(bots: Sequence[str], matches: Iterable[Placed]) -> Ratings:
    """What matches say about bots, the weakest first; of twins, who are rated apart, the mean."""
    known: dict[Twin, Strength] = {}
    for sides, places in matches:
        now = after([[known.get(twin, NEWCOMER)] for twin in sides], places)
        known |= {twin: strength for twin, (strength,) in zip(sides, now, strict=True)}
    found = {bot: _mean([each for (name, _), each in known.items() if name == bot]) for bot in bots}
    return sorted(found.items(), key=lambda each: each[1].mu)


def _mean(twins: Sequence[Strength]) -> Strength:
    if not twins:
        return NEWCOMER
    mu, sigma = fmean(each.mu for each in twins), fmean(each.sigma for each in twins)
    return Strength(mu, sigma, sum(each.matches for each in twins))


def line(game: str, players: int, matches: int, found: Ratings) -> str:
    """What is kept of it."""
    told = ", ".join(f"{bot} {each.rating} {each.spread}" for bot, each in found)
    return f"{game} {players} {matches}: {told}"


@cache
def kept() -> tuple[Row, ...]:
    """Everything that was measured."""
    return tuple(map(_row, KEPT.read_text("utf-8").splitlines()))


def _row(text: str) -> Row:
    head, _, told = text.partition(": ")
    game, players, matches = head.split()
    bots = [(level, int(rating), int(spread)) for level, rating, spread in map(str.split, told.split(", "))]
    return Row(game, int(players), int(matches), tuple(Bot(*bot) for bot in bots))
