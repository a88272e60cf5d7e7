"""Ratings: how strong somebody is by the matches that they have played, and how sure that is.

The measure is the model of Plackett and Luce in the Bayesian form of Weng and Lin, as openskill computes it: for two or
more sides of one or more players. A strength is a normal distribution; every match moves and mostly narrows it.
"""

from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from typing import TYPE_CHECKING, NamedTuple

from boneyard.match import Match

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU = 25.0  # the middle, from which everybody begins
SIGMA = MU / 3
BETA = SIGMA / 2  # how much chance there is in one match
BEGIN = 1500  # how that middle is shown
POINTS = 400 / log(10) / (sqrt(2) * BETA)  # shown for one of the model: 400 points more are odds of ten to one
ENOUGH = 10  # matches after which a rating is shown


class Strength(NamedTuple):
    """What is known of a player: the middle and the width of a normal distribution, after so many matches."""

    mu: float = MU
    sigma: float = SIGMA
    matches: int = 0

    @property
    def rating(self) -> int:
        """The number that people are shown."""
        return round(BEGIN + (self.mu - MU) * POINTS)

    @property
    def spread(self) -> int:
        """How far off it may be: the true number lies within it in 19 of 20 cases."""
        return round(2 * self.sigma * POINTS)


NEWCOMER = Strength()

Side = Sequence[Strength]


def rated(sides: Sequence[Side], places: Sequence[int]) -> list[list[Strength]]:
    """The strengths after a match, given those before it and the place of each side, 0 for the best."""
    model = loaded()
    before = [[model.rating(each.mu, each.sigma) for each in side] for side in sides]
    after = model.rate(before, ranks=[float(place) for place in places])
    matches = [[each.matches + 1 for each in side] for side in sides]
    return [
        [Strength(now.mu, now.sigma, count) for now, count in zip(side, counts, strict=True)]
        for side, counts in zip(after, matches, strict=True)
    ]


def places(match: Match) -> tuple[int, ...]:
    """The place of each side when a match is over: the winners, then the others by their totals; equal ones share."""
    best = match.target.best
    sides = match.game.sides(match.players)
    totals = [best(tuple(match.totals[seat] for seat in side)) for side in sides]
    sign = 1 if match.target.lowest else -1
    keys = [(set(side).isdisjoint(match.winners), sign * total) for side, total in zip(sides, totals, strict=True)]
    return tuple(sum(other < key for other in keys) for key in keys)


def decided(match: Match) -> bool:
    """Whether a match was played to its end: one that people stop before counts for nothing, whatever the totals."""
    target, sides = match.target, match.game.sides(match.players)
    reached = any(map(target.reached, match.totals)) or bool(target.hands and len(match.sheet) >= target.hands)
    alone = any(set(match.winners) <= set(side) for side in sides)
    return match.over and (bool(match.first) or (reached and (target.shared or alone)))


@cache
def loaded() -> "PlackettLuce":
    """The model; importing it takes a moment, so it is done when the first match is rated."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
