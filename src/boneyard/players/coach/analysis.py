"""Analysis: every decision of a match graded by what its seat could know then, and what was luck.

A result is what could be expected at the first decision of a hand, less what was lost by decisions, and luck: the tiles
that others held, what was drawn, and how the others played. The same record gives the same analysis every time: the
chances of a decision follow from the moves before it, and from nothing that its seat has not seen.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Literal, NamedTuple

from boneyard.match import Match
from boneyard.players import naming
from boneyard.players.coach.advice import Idea, idea, ideas
from boneyard.players.coach.stakes import lead, stake
from boneyard.players.coach.weighing import DEALS, Twice, Ungraded, both, merit, players_of, twice, unweighed
from boneyard.players.seen import Seen, seen
from boneyard.record import Record
from boneyard.replays import Moment, first, replay_hand
from boneyard.tiles import Seat

Grade = Literal["best", "fine", "loose", "blunder"]
Decided = Literal["deal", "decisions", "luck", "nothing"]
Progress = Callable[[int], None]  # is told how many decisions are graded

EQUAL, FINE, LOOSE = 0.01, 0.05, 0.15  # what may be lost, where a whole hand is 1


class Decision(NamedTuple):
    """A choice that somebody had: in which hand and at which move of it, both from 1, and what was done."""

    hand: int
    move: int
    seen: Seen
    action: Any
    chance: str  # from which all chances follow


class Graded(NamedTuple):
    """A decision with its grade: what was done, and the best that could be."""

    hand: int
    move: int
    seat: Seat
    grade: Grade
    done: Idea
    best: Idea
    lost: float  # points by which it was worse than the best, as far as could be expected


class Share(NamedTuple):
    """One seat's part in a hand, in points ahead of the others.

    What was expected at its first decision, what its decisions lost, what luck brought, and the result of it all.
    """

    hand: int
    seat: Seat
    expected: float
    lost: float
    luck: float
    result: int

    @property
    def decided(self) -> Decided:
        """What weighs most in a win or a loss: the tiles at the beginning, one's own decisions, or luck after that."""
        if not self.result:
            return "nothing"
        weights: dict[Decided, float] = {"deal": self.expected, "decisions": -self.lost, "luck": self.luck}
        return max(weights, key=lambda part: weights[part] * self.result)


class Analysis(NamedTuple):
    """A match looked at again; `ungraded` is a word for why nobody can grade this game, "" where it is graded."""

    ungraded: Ungraded
    decisions: tuple[Graded, ...] = ()
    shares: tuple[Share, ...] = ()


def analyse(record: Record, deals: int = DEALS, progress: Progress = lambda done: None) -> Analysis:
    """Grade every decision of a match, or of as much of it as is written down."""
    ungraded = unweighed(record.rules, record.players)
    if ungraded:
        return Analysis(ungraded)
    found: list[Graded] = []
    for decision in decisions(record):
        found.append(graded(decision, twice(decision.seen, deals)))
        progress(len(found))
    return gathered(record, found)


def decisions(record: Record) -> list[Decision]:
    """Every choice between several actions; what must be done, and what is only to be named, is none."""
    found: list[Decision] = []
    for number, moments in enumerate(_hands(record), 1):
        events: tuple[Any, ...] = ()
        for move, (now, then) in enumerate(pairwise(moments), 1):
            assert then.move
            events += now.events
            chance = _chance(record, number, move)
            sight = seen(now.match, then.move.seat, events, Random(chance))
            action = now.match.game.read(then.move.action)
            if _is_choice(sight, action):
                found.append(Decision(number, move, sight, action, chance))
    return found


def graded(decision: Decision, found: Twice) -> Graded:
    """A decision with its grade, by what its actions are worth; nothing is lost that is not lost by both weighings."""
    sight, action, every = decision.seen, decision.action, both(found)
    scale = stake(sight.game, players_of(sight))
    best = next(ideas(sight, every))
    grade = _grade(min(merit(half[best.action], scale) - merit(half[action], scale) for half in found))
    lost = 0.0 if grade == "best" else max(0.0, min(half[best.action].points - half[action].points for half in found))
    done = idea(sight, action, every[action])
    return Graded(decision.hand, decision.move, sight.seat, grade, done, best, lost)


def _grade(drop: float) -> Grade:
    """The grade of a decision by which so much of a hand was lost."""
    return "best" if drop <= EQUAL else "fine" if drop < FINE else "loose" if drop < LOOSE else "blunder"


def gathered(record: Record, found: Iterable[Graded]) -> Analysis:
    """The analysis of a match whose decisions are graded."""
    every = tuple(found)
    ends = [moments[-1].match for moments in _hands(record)]
    shares = [
        _share(match, seat, [each for each in every if (each.hand, each.seat) == (match.hands, seat)])
        for match in ends
        if match.dealing or match.over
        for seat in range(record.players)
    ]
    return Analysis("", every, tuple(shares))


def _hands(record: Record) -> Iterator[list[Moment]]:
    """The moments of each hand."""
    match = first(record)
    for hand in record.hands:
        moments = list(replay_hand(match, hand))
        match = moments[-1].match
        yield moments


def _chance(record: Record, hand: int, move: int) -> str:
    """What the chances of a decision follow from: the moves of the hand before it, which everybody saw."""
    return " ".join((record.game, str(hand), *map(str, record.hands[hand - 1].moves[: move - 1])))


def _is_choice(sight: Seen, action: Any) -> bool:
    silent = naming.silent(sight)
    return len(silent) > 1 and action in silent


def _share(match: Match, seat: Seat, own: Sequence[Graded]) -> Share:
    result = lead(match, seat)
    expected = (own[0].best.points or 0.0) if own else 0.0
    lost = sum(each.lost for each in own)
    return Share(match.hands, seat, expected, lost, result - expected + lost, result)
