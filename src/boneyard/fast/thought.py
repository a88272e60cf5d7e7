"""Thought: what the actions of one moment are worth, over deals that fit what a seat has seen."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from boneyard.fast.compiled import Engine
from boneyard.fast.history import Choice, History, following
from boneyard.fast.places import *
from boneyard.fast.table import Twin
from boneyard.fast.taste import searching
from boneyard.state import Action, State
from boneyard.tiles import Seat

HAND_WON = 30.0  # what winning a hand is worth besides its points, where points come at its end alone


class Guess(NamedTuple):
    """One way in which the tiles may lie, as masks and places, and how the hidden ones came: the deal, every draw."""

    hands: Sequence[int]
    stock: Sequence[int]
    parts: Mapping[Seat, tuple[int, ...]]


class Worth(NamedTuple):
    """What an action is worth on average: as it is weighed, the points one's side is ahead, and how often it is."""

    value: float
    points: float
    wins: float


class Thought:
    """A moment, and what each action has been worth so far."""

    def __init__(
        self,
        twin: Twin,
        state: State,
        events: Sequence[Any],
        hidden: Collection[Seat],
        engine: Engine,
        match: Reals,
        alike: bool = False,
    ) -> None:
        """Read what everybody saw, and write all of it down in arrays; `alike`, whether or not it is compiled."""
        history, table = History(twin, state, events), following(twin, state, events)
        codes = twin.actions(table)
        self.game, self.standing, self.alike = twin.game.page.id, match, alike
        self.engine, self.actions = engine, tuple(codes)
        self.made = [choice for choice in history.choices if choice.seat in hidden]
        self._arrays(twin.rules, table, list(codes.values()))

    def _arrays(self, rules: Numbers, table: Numbers, codes: Numbers) -> None:
        numbers, reals = self.engine.numbers, self.engine.reals
        self.rules, self.table, self.codes = numbers(rules), numbers(table), numbers(codes)
        self.tables = numbers([choice.table for choice in self.made])
        self.chosen = numbers([choice.code for choice in self.made])
        self.weights = numbers(searching(self.game, rules[PLAYERS], self.engine.compiled and not self.alike))
        self.match, self.worth = reals(self.standing), reals([0.0] * 3 * len(codes))
        self.likely = self.squares = 0.0
        self.room = numbers([[0] * ROOM_WIDTH for _ in range(ROOM_ROWS)])
        self.bounds = reals([0.0] * BOUNDS_SIZE)
        self.stock = table[STOCK_END]

    def weigh(self, guesses: Sequence[Guess]) -> None:
        """Take in what each action is worth if the tiles lie so, the likelier that is the more."""
        numbers, likely = self.engine.numbers, self.engine.reals([1.0] * len(guesses))
        if self.made:
            hands = numbers([[held(choice, guess) for guess in guesses] for choice in self.made])
            past = (self.rules, self.tables, self.chosen, hands, likely, self.weights, self.room)
            self.engine.likelihoods(*past)
        deals = numbers([[*guess.hands, *self._whole(guess.stock)] for guess in guesses])
        now = (self.rules, self.table, self.codes, deals, likely, self.match, self.weights)
        self.engine.weigh(*now, self.worth, self.room, self.bounds)
        self.likely += float(sum(likely))
        self.squares += float(sum(each * each for each in likely))

    @property
    def deals(self) -> float:
        """How many deals that are all as likely would tell as much."""
        return self.likely**2 / self.squares if self.squares else 0.0

    def _whole(self, stock: Sequence[int]) -> tuple[int, ...]:
        """The stock in its full length, with anything in place of tiles that nobody may draw."""
        return (*stock, *(0,) * (self.stock - len(stock)))

    def worths(self) -> dict[Action, Worth]:
        """What the actions are worth on average."""
        likely = self.likely or 1.0  # nothing, where every deal was all but impossible
        count, mean = len(self.actions), [float(worth) / likely for worth in self.worth]
        columns = (mean[at * count : (at + 1) * count] for at in range(3))
        return dict(zip(self.actions, map(Worth, *columns), strict=True))


def held(choice: Choice, guess: Guess) -> int:
    """The hand of whoever made a choice, if the tiles came so."""
    return sum(guess.parts[choice.seat][: choice.parts]) & ~choice.laid


def standing(twin: Twin, seat: Seat, totals: Sequence[int], last: bool) -> Reals:
    """What a hand is about, given the totals before it, if they are known."""
    match, rules = [0.0] * MATCH_SIZE, twin.rules
    match[M_WON] = HAND_WON if rules[POINTS] == NO_POINTS else 0.0
    if totals:
        sign, sides = -1 if rules[LOWEST] else 1, twin.game.sides(twin.players)
        others = [totals[at] for side in sides if seat not in side for at in side]
        match[M_BEFORE] = sign * totals[seat] - max(sign * total for total in others)
        match[M_TARGET], match[M_LAST] = float(rules[WORTH_OF_MATCH]), float(last)
        match[M_TOTALS : M_TOTALS + len(totals)] = map(float, totals)
    return match
