"""How strong the bots are, in the measure of people: by whole matches among themselves, kept in bot_ratings.txt.

A line of the file has a game, the number of players and of matches; then each level with its rating and its spread, as
they are shown. `python -m tests.bot_ratings` makes it.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from boneyard.ratings import NEWCOMER, Strength
from boneyard.ratings import rated as after

KEPT = Path(__file__).with_suffix(".txt")

Placed = tuple[tuple[str, ...], tuple[int, ...]]  # a match: the bot of each side, and the place of each
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
    """What matches say about bots, the weakest first; a bot on several sides learns the mean of what they do."""
    known = dict.fromkeys(bots, NEWCOMER)
    for sides, places in matches:
        now = [side for (side,) in after([[known[bot]] for bot in sides], places)]
        for bot in set(sides):
            known[bot] = _mean([each for each, of in zip(now, sides, strict=True) if of == bot])
    return sorted(known.items(), key=lambda each: each[1].mu)


def _mean(found: Sequence[Strength]) -> Strength:
    mu, sigma = fmean(each.mu for each in found), fmean(each.sigma for each in found)
    return Strength(mu, sigma, found[0].matches)


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
