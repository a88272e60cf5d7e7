"""Broadcast: a table and what happened on it as messages, for everybody who looks. What they see alike is made once."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from boneyard import plain
from boneyard.match import Match
from boneyard.server.messages import frames
from boneyard.server.messages.encode import seen, seen_by_each, text
from boneyard.server.messages.fields import Status, What
from boneyard.server.messages.frames import Chair, ClockNow, Same, Snapshot, Step
from boneyard.server.tables import agreement, take_back
from boneyard.server.tables import table as tables
from boneyard.server.tables.log import (
    Answered,
    Left,
    Line,
    Moved,
    Paused,
    Proposed,
    Resumed,
    Robot,
    Sat,
    Settled,
    kind_of,
)
from boneyard.server.tables.table import Table
from boneyard.tiles import Eye, Seat
from boneyard.views import tells

__all__ = ["Happened", "Same", "Step", "happened", "missed_step", "snapshot", "step_texts", "text"]

NOTHING: plain.Offers = {"actions": []}  # what all may do whose turn it is not
_ABOUT = (Sat, Left, Robot, Proposed, Answered, Paused, Resumed, Settled)  # lines whose seat is told


class Happened(NamedTuple):
    """The kind of a line, the events on it, whose seat it is about and why, and whether a bot stood in for a person."""

    kind: str
    events: tuple[Any, ...] = ()
    seat: Seat | None = None
    why: str = ""
    by_bot: bool = False


class Alike(NamedTuple):
    """What all see alike of a table, besides the seats and the hand."""

    status: Status
    clock: ClockNow | None
    commitment: str
    rematch: str | None
    proposal: frames.Proposed | None
    paused: bool
    settled: bool
    rated: bool


class Own(NamedTuple):
    """What one eye is told, besides the hand."""

    no_take_back: take_back.Why | None
    may_propose: tuple[What, ...]


def happened(line: Line, events: tuple[Any, ...], by_bot: bool) -> Happened:
    """What a line brought about."""
    if type(line) is Moved:
        return Happened("moved", events, None, "", by_bot)
    return Happened(kind_of(line), events, line.seat if isinstance(line, _ABOUT) else None, _why(line), by_bot)


def _why(line: Line) -> str:
    match line:
        case Robot():
            return line.why
        case Proposed():
            return line.what
        case Answered():
            return "yes" if line.yes else "no"
        case _:
            return ""


def step_texts(table: Table, happened: Happened, eyes: Sequence[Eye], now: float) -> dict[Eye, str]:
    """What the newest line brought about, and the table after it, as each of these eyes sees it."""
    looks = zip(eyes, _around(table, happened.events, eyes, now), strict=True)
    return {eye: text(step(table.seq, happened, around, eye)) for eye, around in looks}


def missed_step(seq: int, happened: Happened, eye: Eye) -> Step:
    """What an older line brought about, without the table after it."""
    return step(seq, happened, {"events": seen(happened.events, eye)}, eye)


def step(seq: int, happened: Happened, around: dict[str, Any], eye: Eye) -> Step:
    """What a line brought about, with something of the table around it."""
    return with_seat(Step(seq, happened.kind, **around), happened, eye)


def with_seat(told: Step, happened: Happened, eye: Eye) -> Step:
    """The step with the seat that it is about and why, if it is about one."""
    if happened.seat is not None:
        told.seat = happened.seat
    if happened.why:
        told.why = happened.why
    if happened.by_bot:
        told.by_bot = list(range(sum(tells(event, eye) for event in happened.events)))
    return told


def snapshot(table: Table, eye: Eye, now: float) -> Snapshot:
    """The whole table, and the events of the running hand."""
    (around,) = _around(table, table.events, (eye,), now)
    return Snapshot(table.seq, **around, by_bot=_by_bot(table, eye))


def _by_bot(table: Table, eye: Eye) -> list[int]:
    """Which of the events that this eye is told of a bot brought about for a person."""
    if not table.stood_in:
        return []
    moves = [bisect_right(table.marks, number) - 1 for number, event in enumerate(table.events) if tells(event, eye)]
    return [number for number, move in enumerate(moves) if move in table.stood_in]


def hands(match: Match, eyes: Sequence[Eye], aids: bool = True) -> list[dict[str, Any]]:
    """The running hand as each of these eyes sees it: what `plain.hand` gives for each, made in one go."""
    alike = plain.around(match)
    tables = zip(eyes, seen_by_each(match.state, eyes), strict=True)
    return [{**alike, "table": table, **plain.offers(match, eye, aids)} for eye, table in tables]


def _around(table: Table, events: tuple[Any, ...], eyes: Sequence[Eye], now: float) -> Iterator[dict[str, Any]]:
    """The table and these events as each of these eyes sees them; what all see alike is gathered once."""
    same = {"seats": chairs(table), **alike(table, now)._asdict()}
    running = hands(table.match, eyes, not table.made.serious) if table.begun else [None] * len(eyes)
    told = zip(own(table, eyes).items(), seen_by_each(events, eyes), running, strict=True)
    for (eye, (why_not, may)), events_seen, shown in told:
        only = {"you": eye, "no_take_back": why_not, "may_propose": list(may)}
        yield {**same, **only, "events": events_seen, "hand": _still(table, shown)}


def alike(table: Table, now: float) -> Alike:
    """What all see alike, besides the seats and the hand."""
    return Alike(
        table.status,
        clock(table, now),
        promise(table),
        table.rematch,
        agreement.shown(table, now),
        table.paused is not None,
        table.settled,
        table.rated,
    )


def own(table: Table, eyes: Sequence[Eye]) -> Mapping[Eye, Own]:
    """What each of these eyes is told besides the hand; it is the same mapping as long as nothing of it changes."""
    return _own(tuple(eyes), take_back.why_not_each(table, eyes), agreement.may_propose(table, eyes))


@lru_cache(1_000)
def _own(
    eyes: tuple[Eye, ...], why_not: tuple[take_back.Why | None, ...], may: tuple[tuple[What, ...], ...]
) -> Mapping[Eye, Own]:
    return {eye: Own(why, ask) for eye, why, ask in zip(eyes, why_not, may, strict=True)}


def _still(table: Table, hand: dict[str, Any] | None) -> dict[str, Any] | None:
    """The hand with nothing to do, while the game is paused."""
    if hand is None or table.paused is None:
        return hand
    return {key: value for key, value in hand.items() if key not in ("ask", "points")} | {"actions": []}


def hand(table: Table, eye: Eye) -> dict[str, Any] | None:
    """The hand of a table that has begun, in values that are all plain."""
    return _still(table, {**plain.hand(table.match, eye, not table.made.serious)})


def offers(table: Table, eyes: Sequence[Eye]) -> dict[Eye, plain.Offers]:
    """What those of these eyes may do who may do anything; nobody while the game is paused."""
    acting = table.match.turn if table.paused is None else ()
    return {eye: plain.offers(table.match, eye, not table.made.serious) for eye in eyes if eye in acting}


def chairs(table: Table) -> list[Chair]:
    """The seats as everybody sees them; who somebody is stays with the server."""
    return [_chair(taken, table.temperament(seat)) for seat, taken in enumerate(table.chairs)]


def _chair(taken: tables.Chair, temperament: str) -> Chair:
    person, stand_in = taken.who is not None, taken.character if taken.robot else ""
    shown = (taken.name, taken.bot, person, taken.robot, taken.ready, taken.face, taken.why)
    return Chair(*shown, temperament, stand_in)


def promise(table: Table) -> str:
    """The commitment to the next deal; a daily puzzle is no secret, so nothing is promised."""
    return "" if table.made.daily else table.commitment


def clock(table: Table, now: float) -> ClockNow | None:
    """The seconds that every seat has left."""
    if table.made.clock is None:
        return None
    left = [table.left(seat, table.made.clock) for seat in range(len(table.chairs))]
    ends = table.turn_ends()
    if ends:
        left[ends[0]] = ends[1] - (now if table.paused is None else table.paused)
    runs = ends[0] if ends and table.paused is None else None
    return ClockNow([round(max(0.0, seconds), 1) for seconds in left], runs)
