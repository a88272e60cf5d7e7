"""Answers about dominance: the best move in a position and what it is worth."""

from boneyard.match import Match
from boneyard.players.dominance import DOZEN, action, position
from boneyard.solvers.dominance import Verdict, best, exact
from boneyard.terminal import picture
from boneyard.terminal.look import Look
from boneyard.terminal.solving import Answer
from boneyard.words import Words


def judged(match: Match, nodes: int) -> Verdict:
    """The best move: exact for the last dozen tiles, before that as far as so many positions tell."""
    here = position(match.state)
    return exact(here) if len(here.tiles) <= DOZEN else best(here, nodes=nodes)


def told(match: Match, verdict: Verdict, words: Words, look: Look) -> Answer:
    """The table, who decides, the move, and the points that seat 0 will have more than seat 1."""
    seat = next(iter(match.state.turn), None)
    move = str(action(verdict.move)) if verdict.move else None
    value = round(verdict.value, 2)
    data = {"seat": seat, "move": move, "value": value, "exact": verdict.exact, "left": len(match.state.left.tiles)}
    lines = [picture(match.game, match.state, None, words, look), ""]
    sentences = [words.say("solve-dominance-move", name=words.name(seat or 0), move=move)] if move else []
    sentences += [_worth(value, verdict.exact, not move, words)]
    return Answer(data, [*lines, *(line for sentence in sentences for line in look.wrap(_capital(sentence)))])


def _worth(value: float, exactly: bool, over: bool, words: Words) -> str:
    return words.say(
        "solve-dominance-value",
        ahead=words.name(0 if value > 0 else 1),
        points=abs(value),
        even=_yes(not value),
        exact=_yes(exactly),
        over=_yes(over),
    )


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"
