"""Values: what a coach has found, as lists, dictionaries, numbers and texts, ready to be written as JSON."""

from typing import TypedDict

from boneyard.players.coach.advice import Idea as Advised
from boneyard.players.coach.analysis import Analysis as Analysed
from boneyard.players.coach.analysis import Decided, Grade, Graded
from boneyard.players.coach.analysis import Share as Shared
from boneyard.players.coach.reasons import Reason as Because
from boneyard.players.coach.weighing import Ungraded
from boneyard.tiles import Seat


class Reason(TypedDict):
    """What speaks for an action: a word, how much of it, which numbers, and whose seat it is about."""

    what: str
    amount: int
    numbers: list[int]
    seat: Seat | None


class Idea(TypedDict):
    """Something to do: `points` its side may be expected to be ahead when the hand ends, `wins` how likely it is ahead.

    Null where that is not known.
    """

    action: str
    points: float | None
    wins: float | None
    reasons: list[Reason]


class Decision(TypedDict):
    """A choice of a `seat` at a `move` of a `hand`, both from 1: what was `done`, its `grade`, the `best` there was."""

    hand: int
    move: int
    seat: Seat
    grade: Grade
    lost: float
    done: Idea
    best: Idea


class Share(TypedDict):
    """A seat's part in a hand, in points ahead of the others: `expected` less `lost` and with `luck` is the `result`.

    Expected at its first decision, lost by its decisions. `decided` is what weighs most in it.
    """

    hand: int
    seat: Seat
    expected: float
    lost: float
    luck: float
    result: int
    decided: Decided


class Analysis(TypedDict):
    """A match looked at again; `ungraded` is a word for why a game cannot be graded, or empty."""

    ungraded: Ungraded
    decisions: list[Decision]
    shares: list[Share]


def analysis(found: Analysed) -> Analysis:
    """An analysis as plain values."""
    return {
        "ungraded": found.ungraded,
        "decisions": list(map(_decision, found.decisions)),
        "shares": list(map(_share, found.shares)),
    }


def idea(found: Advised) -> Idea:
    """An idea as plain values."""
    return {
        "action": str(found.action),
        "points": None if found.points is None else round(found.points, 2),
        "wins": None if found.wins is None else round(found.wins, 3),
        "reasons": list(map(_reason, found.reasons)),
    }


def _reason(found: Because) -> Reason:
    return {"what": found.what, "amount": found.amount, "numbers": list(found.numbers), "seat": found.seat}


def _decision(found: Graded) -> Decision:
    return {
        "hand": found.hand,
        "move": found.move,
        "seat": found.seat,
        "grade": found.grade,
        "lost": round(found.lost, 2),
        "done": idea(found.done),
        "best": idea(found.best),
    }


def _share(found: Shared) -> Share:
    return {
        "hand": found.hand,
        "seat": found.seat,
        "expected": round(found.expected, 2),
        "lost": round(found.lost, 2),
        "luck": round(found.luck, 2),
        "result": found.result,
        "decided": found.decided,
    }
