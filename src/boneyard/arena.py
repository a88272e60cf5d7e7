"""The arena: which of two bots is stronger, on deals that both of them play from every side; and whole matches."""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from boneyard.local_table import Table
from boneyard.match import Match
from boneyard.pages import Game
from boneyard.players import Player, pace
from boneyard.players.seen import seen
from boneyard.tiles import Seat

Z = 1.959964  # standard errors on each side of a mean between which 95 % of a normal distribution lie

Bots = tuple[str, ...]  # their names; of two the first is measured
Twin = tuple[str, int]  # a bot by its name, and which of several that are alike
Seated = tuple[str, Player]  # a bot with its name
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


class Finished(NamedTuple):
    """A match that is over, and who played each side."""

    sides: tuple[Twin, ...]
    match: Match


def matches(contest: Contest, named: Named, numbers: Sequence[int]) -> Iterator[Finished]:
    """The matches of these numbers; who plays which side is drawn. Where bots are fewer than sides, each has twins."""
    players = {name: named(name, contest.game) for name in contest.bots}
    sides = contest.game.sides(contest.players)
    twins = [(name, twin) for twin in range(-(-len(sides) // len(players))) for name in players]
    for number in numbers:
        rng = Random(f"{contest.seed} match {number}")
        drawn = tuple(rng.sample(twins, len(sides)))
        names = {seat: name for side, (name, _) in zip(sides, drawn, strict=True) for seat in side}
        seated = [(names[seat], players[names[seat]]) for seat in range(contest.players)]
        yield Finished(drawn, _match(contest, seated, number, rng))


def _match(contest: Contest, seated: Sequence[Seated], number: int, rng: Random) -> Match:
    table, chances = Table.new(contest.game, contest.players), _chances(contest, f"match {number}")
    while not table.match.over:
        table = _hand(table.dealt(rng), seated, chances)
    return table.match


def play(contest: Contest, named: Named, numbers: Sequence[int]) -> Iterator[Deal]:
    """The deals of these numbers, each played twice: with the bots in their seats, and swapped."""
    two = [named(name, contest.game) for name in contest.bots]
    for number in numbers:
        table = Table.new(contest.game, contest.players).dealt(Random(f"{contest.seed} deal {number}"))
        scores: tuple[list[float], list[float]] = ([], [])
        for swap in (0, 1):
            seats = _seats(contest, swap)
            seated = [(contest.bots[bot], two[bot]) for bot in seats]
            ended = _hand(table, seated, _chances(contest, f"deal {number}"))
            for bot, points in zip(seats, _points(ended), strict=True):
                scores[bot].append(points)
        yield Deal(fmean(scores[0]), fmean(scores[1]))


def _seats(contest: Contest, swap: int) -> list[int]:
    """Which of the two bots has each seat: those who play together are the same bot."""
    sides = contest.game.sides(contest.players)
    return [next((at + swap) % 2 for at, side in enumerate(sides) if seat in side) for seat in range(contest.players)]


def _chances(contest: Contest, what: str) -> list[Random]:
    """A source of chance for each seat, which tells it nothing of the deals, nor of what the others will do."""
    return [Random(f"{contest.seed} {what} seat {seat}") for seat in range(contest.players)]


def _hand(table: Table, seated: Sequence[Seated], chances: Sequence[Random]) -> Table:
    """The table at the end of the hand that is dealt."""
    due = dict.fromkeys(range(len(seated)), 0.0)
    while not (table.match.dealing or table.match.over):
        seat = min(table.match.turn, key=lambda racing: (due[racing], racing))
        name, player = seated[seat]
        if len(table.match.turn) > 1:
            due[seat] += _thinks(table, seat, name, chances[seat])
        table = table.asked(seat, player, chances[seat])
    return table


def _points(ended: Table) -> list[int]:
    """The result of one hand by seat; where points are penalties, fewer are better."""
    sign = -1 if ended.match.target.lowest else 1
    return [sign * points for points in ended.match.result]


def _thinks(table: Table, seat: Seat, bot: str, chance: Random) -> float:
    """The seconds that pass in a race before this seat acts again."""
    return max(0.1, pace(seen(table.match, seat, table.events, chance), bot))


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
