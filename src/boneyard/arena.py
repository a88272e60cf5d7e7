"""The arena: which of two bots is stronger, measured on deals that both of them play from every side."""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from boneyard.local_table import Table
from boneyard.pages import Game
from boneyard.players import Player, pace
from boneyard.players.seen import seen
from boneyard.tiles import Seat

Z = 1.959964  # standard errors on each side of a mean between which 95 % of a normal distribution lie

Bots = tuple[str, str]  # the names of the two, of whom the first is measured
Named = Callable[[str, Game], Player]


class Contest(NamedTuple):
    """What is to be played; everything follows from it, so every process gives the same answer."""

    game: Game
    players: int
    bots: Bots
    seed: int | str


class Interval(NamedTuple):
    """A number that was measured, and where the true one lies with 95 % certainty."""

    value: float
    low: float
    high: float


class Deal(NamedTuple):
    """What a seat of each bot scored in one deal, on average over both seatings; more is better."""

    first: float
    second: float

    @property
    def difference(self) -> float:
        """How much better the first bot was."""
        return self.first - self.second

    @property
    def won(self) -> float:
        """1 if the first bot won the deal, 0 if it lost, a half if nobody did."""
        return (self.difference > 0) + (self.difference == 0) / 2


def play(contest: Contest, named: Named, numbers: Sequence[int]) -> Iterator[Deal]:
    """The deals of these numbers, each played twice: with the bots in their seats, and swapped."""
    two = [named(name, contest.game) for name in contest.bots]
    for number in numbers:
        table = Table.new(contest.game, contest.players).dealt(Random(f"{contest.seed} deal {number}"))
        scores: tuple[list[float], list[float]] = ([], [])
        for swap in (0, 1):
            seats = _seats(contest, swap)
            for bot, points in zip(seats, _points(contest, table, two, seats, number), strict=True):
                scores[bot].append(points)
        yield Deal(fmean(scores[0]), fmean(scores[1]))


def _seats(contest: Contest, swap: int) -> list[int]:
    """Which of the two bots has each seat: those who play together are the same bot."""
    sides = contest.game.sides(contest.players)
    return [next((at + swap) % 2 for at, side in enumerate(sides) if seat in side) for seat in range(contest.players)]


def _points(contest: Contest, table: Table, two: Sequence[Player], seats: list[int], number: int) -> list[int]:
    """The result of one hand by seat; where points are penalties, fewer are better."""
    # The source of chance of a seat tells it nothing of the deals, nor of what the others will do.
    chances = [Random(f"{contest.seed} deal {number} seat {seat}") for seat in range(contest.players)]
    due = dict.fromkeys(range(contest.players), 0.0)
    while not (table.match.dealing or table.match.over):
        seat = min(table.match.turn, key=lambda racing: (due[racing], racing))
        if len(table.match.turn) > 1:
            due[seat] += _thinks(contest, table, seat, seats[seat], chances[seat])
        table = table.asked(seat, two[seats[seat]], chances[seat])
    sign = -1 if table.match.target.lowest else 1
    return [sign * points for points in table.match.result]


def _thinks(contest: Contest, table: Table, seat: Seat, bot: int, chance: Random) -> float:
    """The seconds that pass in a race before this seat acts again."""
    return max(0.1, pace(seen(table.match, seat, table.events, chance), contest.bots[bot]))


def difference(deals: Sequence[Deal]) -> Interval:
    """How many points a seat of the first bot scores more in a deal."""
    each = [deal.difference for deal in deals]
    mean, error = fmean(each), stdev(each) / sqrt(len(each)) if len(each) > 1 else float("inf")
    return Interval(mean, mean - Z * error, mean + Z * error)


def wins(deals: Sequence[Deal]) -> Interval:
    """The share of the deals that the first bot wins, with the interval of Wilson."""
    count, share = len(deals), fmean(deal.won for deal in deals)
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    wide = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return Interval(share, middle - wide, middle + wide)
