"""What a coach says: reasons, prospects and grades as sentences."""

from collections.abc import Sequence

from boneyard.players.coach.advice import Idea
from boneyard.players.coach.reasons import Reason
from boneyard.words import Words

TOLD = 3  # reasons that one sentence has


def explained(idea: Idea, words: Words) -> str:
    """Why something is good, and what may come of it: no sentence, one or two."""
    return " ".join(filter(None, (because(idea.reasons, words), outlook(idea, words))))


def because(reasons: Sequence[Reason], words: Words) -> str:
    """What speaks for an action, as a sentence; "" where nothing is known."""
    if not reasons:
        return ""
    said = words.listing(_reason(reason, words) for reason in reasons[:TOLD])
    return f"{said[:1].upper()}{said[1:]}."


def outlook(idea: Idea, words: Words) -> str:
    """What may come of it, as a sentence; "" where nothing is known."""
    if idea.points is None:
        return ""
    ahead = lead(idea.points, words)
    if idea.wins is None:
        return words.say("outlook", lead=ahead)
    return words.say("outlook-wins", lead=ahead, percent=round(100 * idea.wins))


def lead(points: float, words: Words) -> str:
    """So many points ahead or behind."""
    size = rounded(abs(points))
    return words.say("lead", way="level" if not size else "ahead" if points > 0 else "behind", size=size)


def graded(grade: str, lost: float, words: Words) -> str:
    """How good a decision was, and what it lost as far as that can be said: "Loose, 2 points lost"."""
    named, size = words.say(f"grade-{grade}"), rounded(lost)
    said = words.say("graded", grade=named, lost=words.say("lost-points", size=size)) if size else named
    return f"{said[:1].upper()}{said[1:]}"


def signed(points: float, words: Words) -> str:
    """Points with their sign."""
    size = rounded(abs(points))
    return words.say("signed", way="level" if not size else "ahead" if points > 0 else "behind", size=size)


def rounded(points: float) -> int | float:
    """Points as people say them: small ones to a tenth."""
    return round(points) if points >= 10 or round(points, 1) % 1 == 0 else round(points, 1)


def _reason(reason: Reason, words: Words) -> str:
    numbers = words.listing(map(words.half, reason.numbers)) if reason.numbers else ""
    about = {} if reason.seat is None else {"name": words.name(reason.seat), "you": _yes(reason.seat == words.you)}
    return words.say(f"reason-{reason.what}", amount=reason.amount, numbers=numbers, **about)


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"
