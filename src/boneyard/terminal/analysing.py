"""An analysis in the terminal: hand by hand every decision with its grade, the better move, and what was luck."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from boneyard import coaching, terminal
from boneyard.players.coach.analysis import Analysis, Decision, Graded, Share, decisions
from boneyard.record import Record
from boneyard.terminal.look import Look
from boneyard.words import Words

MARKED = ("loose", "blunder")  # grades for which the better move is told


def text(record: Record, found: Analysis, words: Words, look: Look) -> Iterator[str]:
    """The lines of an analysis, with headings as in Markdown."""
    words = words.seated(record.names).at(record.rules.board)
    names = words.listing(map(words.name, range(record.players)))
    yield f"# {words.say('record-title', game=words.game(record.game), names=names)}"
    if found.ungraded:
        yield from ("", *look.wrap(words.say("analysis-ungraded", why=found.ungraded)))
        return
    made = {(each.hand, each.move): each for each in decisions(record)}
    for hand in range(1, len(record.hands) + 1):
        yield from ("", f"## {words.say('hand-number', number=hand)}", "")
        yield from _hand(hand, found, made, words, look)
    yield from ("", *(line for seat in range(record.players) for line in _grades(seat, found, words, look)))


def _hand(hand: int, found: Analysis, made: dict[tuple[int, int], Decision], words: Words, look: Look) -> Iterator[str]:
    own = [each for each in found.decisions if each.hand == hand]
    for each in own:
        yield from look.wrap(_graded(each, made[hand, each.move], words), 8, f"- {each.move:4}  ")
    yield from [] if own else look.wrap(words.say("analysis-none"))
    shares = [share for share in found.shares if share.hand == hand]
    yield from [""] if shares else []
    for share in shares:
        yield from look.wrap(_share(share, words), 2, "- ")


def _graded(each: Graded, decision: Decision, words: Words) -> str:
    said = [f"{_sentence(words.name(each.seat))}: {_action(decision, each.done.action, words)}."]
    said.append(f"{coaching.graded(each.grade, each.lost, words)}.")
    if each.grade in MARKED:
        said.append(words.say("better", action=_action(decision, each.best.action, words)))
        said.append(coaching.because(each.best.reasons, words))
    return " ".join(filter(None, said))


def _action(decision: Decision, action: Any, words: Words) -> str:
    return terminal.action(decision.seen.game, decision.seen.state, action, words)


def _share(share: Share, words: Words) -> str:
    signed = (share.expected, -share.lost, share.luck, float(share.result))
    expected, lost, luck, result = (coaching.signed(points, words) for points in signed)
    name = _sentence(words.name(share.seat))
    told = words.say("analysis-share", name=name, expected=expected, lost=lost, luck=luck, result=result)
    return f"{told} {words.say('analysis-decided', by=share.decided)}"


def _grades(seat: int, found: Analysis, words: Words, look: Look) -> list[str]:
    own: Sequence[Graded] = [each for each in found.decisions if each.seat == seat]
    by = Counter[str](each.grade for each in own)
    told = words.say(
        "analysis-grades",
        name=_sentence(words.name(seat)),
        count=len(own),
        best=by["best"],
        fine=by["fine"],
        loose=by["loose"],
        blunders=by["blunder"],
    )
    return look.wrap(told, 2, "- ")


def _sentence(said: str) -> str:
    return said[:1].upper() + said[1:]
