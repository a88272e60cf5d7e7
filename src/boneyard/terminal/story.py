"""A record told move by move, in sentences and pictures."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from boneyard import editions, terminal
from boneyard.errors import BadInput
from boneyard.games import page
from boneyard.match import Match
from boneyard.pages import write_value
from boneyard.record import Record
from boneyard.replays import Moment, replay
from boneyard.state import Revealed
from boneyard.terminal import scores
from boneyard.terminal.look import Look
from boneyard.tiles import BACK, Seat
from boneyard.views import view
from boneyard.words import Words


class Telling(NamedTuple):
    """How a record is told: in which words, through whose eyes (None sees all), how far, with which pictures."""

    words: Words
    look: Look
    seat: Seat | None = None
    to: int | None = None  # the moves that are told; None: all
    pictures: bool = False  # a picture after every move, not only after every hand
    quiet: bool = False  # nothing but the end of it


def told(record: Record, how: Telling) -> Iterator[str]:
    """The lines of the story; what is wrong with a record is found after the lines before it."""
    if how.seat is not None and how.seat >= record.players:
        raise BadInput("no-seat-in-record", seat=how.seat, last=record.players - 1)
    words = how.words.seated(record.names, how.seat).at(record.rules.board)
    how = how._replace(words=words, look=how.look._replace(letters=words.letters))
    match, moves = Match.new(record.rules, record.players), 0
    yield from _title(record, how)
    for moment in replay(record):
        if moment.move and moves == how.to:
            break
        match, moves = moment.match, moves + bool(moment.move)
        yield from () if how.quiet else _moment(moment, moves, how)
    yield from _end(match, record, moves, how)


def _title(record: Record, how: Telling) -> list[str]:
    words = how.words
    names = words.listing(map(words.name, range(record.players)))
    lines = words.say("record-title", game=words.game(record.game), names=names)
    followed = editions.followed(page(record.game), record.options, record.players)
    lines += " " + words.say("edition-followed", edition=words.edition(*followed))
    options = ", ".join(f"{name}={write_value(value)}" for name, value in record.options.items())
    lines += " " + words.say("record-options", options=options) if options else ""
    lines += " " + words.say("record-date", date=record.date) if record.date else ""
    return how.look.wrap(lines)


def _moment(moment: Moment, moves: int, how: Telling) -> Iterator[str]:
    match = moment.match
    if moment.move is None:
        yield from _dealt(moment, how)
        return
    label = f"{moves:4}  "
    for event in _seen(moment.events, how):
        sentence = terminal.event(match.game, match.state, event, how.words)
        yield from how.look.wrap(sentence, 6, label)
        label = " " * 6
    if how.pictures or match.dealing or match.over:
        yield from ("", _picture(match, how))
    if match.dealing or match.over:
        yield from how.look.wrap(scores.totals(match, how.words))


def _dealt(moment: Moment, how: Telling) -> Iterator[str]:
    match = moment.match
    yield from ("", how.words.say("hand-number", number=match.hands))
    for line in scores.seating(match.game, match.state, how.words, match.hands == 1):
        yield from how.look.wrap(line)
    for event in moment.events:
        yield from how.look.wrap(terminal.event(match.game, match.state, event, how.words))
    yield from _hands(match, how)


def _end(match: Match, record: Record, moves: int, how: Telling) -> Iterator[str]:
    whole = moves == sum(len(hand.moves) for hand in record.hands)
    yield ""
    if match.turn and not how.quiet:
        yield from (_picture(match, how), *_hands(match, how))
    if match.turn or how.quiet:
        yield from how.look.wrap(scores.totals(match, how.words))
    if match.over:
        yield from how.look.wrap(scores.winners(match, how.words))
    if whole:
        yield how.words.say("record-right", hands=len(record.hands), moves=moves)
        yield from [how.words.say("record-unfinished")] if match.turn else []


def _hands(match: Match, how: Telling) -> Iterator[str]:
    state = _seen(match.state, how)
    for seat, hand in enumerate(getattr(state, "hands", ())):
        if hand.tiles and BACK not in hand.tiles:
            yield from how.look.wrap(how.words.event(Revealed(seat, hand)))


def _picture(match: Match, how: Telling) -> str:
    return terminal.picture(match.game, _seen(match.state, how), how.seat, how.words, how.look)


def _seen(thing: Any, how: Telling) -> Any:
    return thing if how.seat is None else view(thing, how.seat)
