"""What is given: a match as far as it was played at another table, so that it can be played on."""

from dataclasses import replace
from typing import Any, NamedTuple

from boneyard.match import Match
from boneyard.record import Record
from boneyard.replays import replay_hand


class Given(NamedTuple):
    """The parts of a table that follow from the record of another one: as in `Table`."""

    match: Match
    record: Record
    starts: tuple[Match, ...]
    events: tuple[Any, ...]
    marks: tuple[int, ...]


def given(start: Match, record: Record) -> Given:
    """A match that has not begun, as it stands at the end of a record."""
    found = Given(start.begun_by(record.begins) if record.begins else start, record, (), (), ())
    for hand in record.hands:
        found = found._replace(starts=(*found.starts, replace(found.match, state=None)), events=(), marks=())
        for moment in replay_hand(found.match, hand):
            marks = (*found.marks, len(found.events)) if moment.move else ()
            found = found._replace(match=moment.match, events=found.events + moment.events, marks=marks)
    return found


def until(record: Record, hand: int, moves: int) -> Record:
    """The beginning of a record: so many hands, and of the last of them so many moves; nobody is named in it."""
    *before, last = record.hands[:hand]
    cut = replace(last, moves=last.moves[:moves], result=None)
    hands = tuple(replace(each, proof="") for each in (*before, cut))
    return replace(record, names=(), date="", match="", hands=hands)
