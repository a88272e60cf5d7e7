"""The arena: which of two bots is stronger, on deals or matches that both of them play from every side."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from statistics import fmean
from typing import NamedTuple

from boneyard import intervals
from boneyard.intervals import Interval
from boneyard.local_table import Table
from boneyard.match import Match
from boneyard.pages import Game
from boneyard.players import Player, pace
from boneyard.players.seen import seen
from boneyard.tiles import Seat

Bots = tuple[str, ...]  # their names; of two the first is measured
Twin = tuple[str, int]  # a bot by its name, and which of several that are alike
Seated = tuple[str, Player]  # a bot with its name
Named = Callable[[str, Game], Player]
Sides = Sequence[tuple[Seat, ...]]
Seating = tuple[int, ...]  # which of two bots plays each side


class Contest(NamedTuple):
    """What is to be played; everything follows from it, so every process gives the same answer."""

    game: Game
    players: int
    bots: Bots
    seed: int | str
    whole: bool = False  # matches, rather than single deals


class Bout(NamedTuple):
    """One deal or match from all sides: what a seat of each bot scored on average; more is better."""

    first: float
    second: float
    won: float  # the share of its seatings that the first bot won; a draw counts half

    @property
    def difference(self) -> float:
        """How much better the first bot was."""
        return self.first - self.second


class Outcome(NamedTuple):
    """How one seating ended: the bot, the points and the part of the win of every seat."""

    bots: Sequence[int]
    points: Sequence[float]
    wins: Sequence[float]

    def of(self, bot: int, what: Sequence[float]) -> list[float]:
        """What the seats of one bot have of it."""
        return [each for whose, each in zip(self.bots, what, strict=True) if whose == bot]


class Finished(NamedTuple):
    """A match that is over, and who played each side."""

    sides: tuple[Twin, ...]
    match: Match


def play(contest: Contest, named: Named, numbers: Sequence[int]) -> Iterator[Bout]:
    """The deals or matches of these numbers, each with the two bots in all seatings."""
    two = [(name, named(name, contest.game)) for name in contest.bots]
    for number in numbers:
        yield _bout(list((_matches if contest.whole else _deals)(contest, two, number)))


@cache
def seatings(sides: int) -> tuple[Seating, ...]:
    """Who plays which side: two bots in turn and in blocks, each turned round the table and swapped.

    So each bot plays every side equally often, and up to five sides these are all seatings in which both have as many
    sides as each other, or all but one.
    """
    in_turn = tuple(at % 2 for at in range(sides))
    round_the_table = {
        (*row[turned:], *row[:turned]) for row in (in_turn, tuple(sorted(in_turn))) for turned in range(sides)
    }
    return tuple(sorted(round_the_table | {tuple(1 - bot for bot in row) for row in round_the_table}))


def _by_seat(sides: Sides, seating: Seating) -> list[int]:
    """Which bot has each seat: those who play together are the same bot."""
    bots = {seat: bot for side, bot in zip(sides, seating, strict=True) for seat in side}
    return [bots[seat] for seat in sorted(bots)]


def _deals(contest: Contest, two: Sequence[Seated], number: int) -> Iterator[Outcome]:
    table = Table.new(contest.game, contest.players).dealt(Random(f"{contest.seed} deal {number}"))
    sides = contest.game.facts(table.match.state, contest.players).sides
    for seating in seatings(len(sides)):
        bots = _by_seat(sides, seating)
        ended = _hand(table, [two[bot] for bot in bots], _chances(contest, f"deal {number}")).match
        points = _signed(ended, ended.result)
        yield Outcome(bots, points, _shared([each == max(points) for each in points]))


def _matches(contest: Contest, two: Sequence[Seated], number: int) -> Iterator[Outcome]:
    sides = contest.game.sides(contest.players)
    for seating in seatings(len(sides)):
        bots = _by_seat(sides, seating)
        ended = _match(contest, [two[bot] for bot in bots], number)
        won = [seat in ended.winners for seat in range(contest.players)]
        yield Outcome(bots, _signed(ended, ended.totals), _shared(won))


def _signed(match: Match, points: Sequence[int]) -> list[float]:
    """Points of which more are better, also where they are penalties."""
    return [-each if match.target.lowest else each for each in points]


def _shared(won: Sequence[bool]) -> list[float]:
    """The part of a win that each seat has; alone one may win nothing."""
    return [each / max(1, sum(won)) for each in won]


def _bout(outcomes: Sequence[Outcome]) -> Bout:
    first, second = (fmean(each for one in outcomes for each in one.of(bot, one.points)) for bot in (0, 1))
    if len(outcomes[0].bots) == 1:  # nobody plays against anybody: the two answers to one deal are compared
        return Bout(first, second, (first > second) + (first == second) / 2)
    return Bout(first, second, fmean(sum(one.of(0, one.wins)) for one in outcomes))


def matches(contest: Contest, named: Named, numbers: Sequence[int]) -> Iterator[Finished]:
    """The matches of these numbers; who plays which side is drawn. Where bots are fewer than sides, each has twins."""
    players = {name: named(name, contest.game) for name in contest.bots}
    sides = contest.game.sides(contest.players)
    twins = [(name, twin) for twin in range(-(-len(sides) // len(players))) for name in players]
    for number in numbers:
        drawn = tuple(Random(f"{contest.seed} match {number}").sample(twins, len(sides)))
        names = {seat: name for side, (name, _) in zip(sides, drawn, strict=True) for seat in side}
        seated = [(names[seat], players[names[seat]]) for seat in range(contest.players)]
        yield Finished(drawn, _match(contest, seated, number))


def _match(contest: Contest, seated: Sequence[Seated], number: int) -> Match:
    """A match to its end; its first hand, its second and so on are dealt the same, whoever sits where."""
    table, chances = Table.new(contest.game, contest.players), _chances(contest, f"match {number}")
    while not table.match.over:
        rng = Random(f"{contest.seed} match {number} hand {table.match.hands}")
        table = _hand(table.dealt(rng), seated, chances)
    return table.match


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


def _thinks(table: Table, seat: Seat, bot: str, chance: Random) -> float:
    """The seconds that pass in a race before this seat acts again."""
    return max(0.1, pace(seen(table.match, seat, table.events, chance), bot))


def difference(bouts: Sequence[Bout]) -> Interval:
    """How many points a seat of the first bot scores more; a deal with all its seatings is one value."""
    return intervals.mean([bout.difference for bout in bouts])


def score(bouts: Sequence[Bout]) -> Interval:
    """The share of the hands or matches that the first bot wins; a deal with all its seatings is one value."""
    return intervals.share([bout.won for bout in bouts])
