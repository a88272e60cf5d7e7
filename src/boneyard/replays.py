"""Replay: a record played again, every deal and move checked against the rules and the written results."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from boneyard.errors import BadInput, Redeal
from boneyard.match import Match, Result
from boneyard.record import Hand, Move, Record


class Moment(NamedTuple):
    """A match after one step: the move that led here (None for a deal) and what it brought about."""

    match: Match
    move: Move | None
    events: tuple[Any, ...]


def replay(record: Record) -> Iterator[Moment]:
    """Every moment of the match."""
    match = first(record)
    for hand in record.hands:
        for moment in replay_hand(match, hand):
            match = moment.match
            yield moment


def first(record: Record) -> Match:
    """The match before its first deal."""
    match = Match.new(record.rules, record.players)
    return match.begun_by(record.begins) if record.begins else match


def replay_hand(match: Match, hand: Hand) -> Iterator[Moment]:
    """Every moment of one hand, from the match before its deal on."""
    match = _deal(match, hand)
    yield Moment(match, None, match.told)
    for move in hand.moves:
        match, events = _play(match, move)
        yield Moment(match, move, events)
    _check_result(match, hand)


def last(record: Record) -> Match:
    """The match as it stands at the end of the record."""
    match = first(record)
    for moment in replay(record):
        match = moment.match
    return match


def _deal(match: Match, hand: Hand) -> Match:
    try:
        return match.deal(hand.deck)
    except Redeal:
        raise _at(hand.line, BadInput("void-deal")) from None
    except BadInput as error:
        raise _at(hand.line, error) from None


def _play(match: Match, move: Move) -> tuple[Match, tuple[Any, ...]]:
    try:
        return match.play(move.seat, match.game.read(move.action))
    except BadInput as error:
        raise _at(move.line, error) from None


def _check_result(match: Match, hand: Hand) -> None:
    ended = match.dealing or match.over
    if hand.result is not None and not ended:
        raise _at(hand.result_line, BadInput("result-too-early"))
    if hand.result is None and ended:
        raise _at(hand.result_line, BadInput("result-missing"))
    if hand.result is not None and hand.result != match.result:
        written, right = _numbers(hand.result), _numbers(match.result)
        raise _at(hand.result_line, BadInput("result-wrong", written=written, right=right))


def _numbers(result: Result) -> str:
    return " ".join(map(str, result))


def _at(line: int, error: BadInput) -> BadInput:
    return BadInput("at-line", line=line, error=error) if line else error
