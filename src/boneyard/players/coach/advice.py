"""Advice: the best that a seat could do now, what may come of it, and what speaks for it.

In games for one a solver vouches for it (`hints`); against opponents it is weighed; where nobody can weigh it, it is
what a sound player would do.
"""

from collections.abc import Iterator
from itertools import groupby, islice
from typing import Any, NamedTuple

from boneyard.players import best_guess, hints, naming
from boneyard.players.coach.reasons import Reason, reasons
from boneyard.players.coach.stakes import stake
from boneyard.players.coach.weighing import DEALS, Worth, Worths, merit, players_of, unweighed, worths
from boneyard.players.seen import Seen

BEST = 3  # actions that are named


class Idea(NamedTuple):
    """Something to do, what may come of it where that is known, and what speaks for it."""

    action: Any
    points: float | None = None  # how far ahead one's side may be expected to be when the hand ends
    wins: float | None = None  # how likely it is ahead then; in a game for one, how likely one wins
    reasons: tuple[Reason, ...] = ()


class Advice(NamedTuple):
    """How sure it is, and the ideas, the best first; there is none where nothing helps.

    The words of `hints`; or "weighed" over deals; or "right": to be named, since it is due; or "guess".
    """

    sure: str
    ideas: tuple[Idea, ...] = ()


def hint(seen: Seen, deals: int = DEALS) -> Advice:
    """The advice for this moment."""
    certain = hints.hint(seen)
    if certain:
        idea = Idea(certain.action, wins=certain.chance)
        return Advice(certain.sure, () if certain.action is None else (idea,))
    if len(seen.actions) == 1:
        return Advice("only", (Idea(seen.actions[0]),))
    due = naming.right(seen)
    if due is not None:
        return Advice("right", (Idea(due),))
    if unweighed(seen.game, players_of(seen)):
        return Advice("guess", (Idea(best_guess(seen)),))
    return Advice("weighed", tuple(islice(_distinct(ideas(seen, worths(seen, deals))), BEST)))


def _distinct(found: Iterator[Idea]) -> Iterator[Idea]:
    """The ideas without those that come to the same as the one before."""
    for _, alike in groupby(found, key=lambda idea: (idea.points, idea.wins)):
        yield next(alike)


def ideas(seen: Seen, found: Worths) -> Iterator[Idea]:
    """All that was weighed, the best first."""
    scale = stake(seen.game, players_of(seen))
    for action in sorted(found, key=lambda action: -merit(found[action], scale)):
        yield idea(seen, action, found[action])


def idea(seen: Seen, action: Any, worth: Worth) -> Idea:
    """An action with what speaks for it."""
    return Idea(action, worth.points, worth.wins, reasons(seen, action))
