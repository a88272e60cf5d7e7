"""Taking back: how far a hand goes back, or why it does not."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

from boneyard.server.refusal import Refusal
from boneyard.server.tables.table import Table
from boneyard.state import NOBODY
from boneyard.tiles import Eye, Pile, Seat

Why = Literal["not-your-seat", "serious", "not-alone", "nothing-to-take-back", "tiles-seen"]


def kept(table: Table, seat: Seat, agreed: bool = False) -> int:
    """The moves that stay when a seat takes back its last one; a game for one that is over begins anew, same deal."""
    match why_not_agreed(table, seat) if agreed else why_not(table, seat):
        case "serious":
            raise Refusal("serious", "This table is played without aids.")
        case "not-alone":
            raise Refusal("not-alone", "Moves can be taken back only against bots.")
        case "tiles-seen":
            raise Refusal("tiles-seen", "You have seen new tiles since then.")
    if _alone_at_the_end(table):
        return 0
    last = _last_move(table, seat)
    if last is None:
        raise Refusal("nothing-to-take-back", "There is nothing to take back.")
    return last


def why_not(table: Table, eye: Eye) -> Why | None:
    """Why whoever looks with this eye may not take back a move: it is an aid, against bots, before tiles were seen."""
    if eye is None:
        return "not-your-seat"
    if table.made.serious:
        return "serious"
    if table.persons - {table.chairs[eye].who}:
        return "not-alone"
    if _alone_at_the_end(table):
        return None
    last = _last_move(table, eye)
    if last is None:
        return "nothing-to-take-back"
    return _seen_since(table, last)


def why_not_each(table: Table, eyes: Sequence[Eye]) -> tuple[Why | None, ...]:
    """`why_not` of several eyes; among people all have the same reason, whatever has happened."""
    if table.made.serious:
        return _of_each("serious", tuple(eyes))
    if len(table.persons) > 1:
        return _of_each("not-alone", tuple(eyes))
    return tuple([why_not(table, eye) for eye in eyes])


@lru_cache(1_000)
def _of_each(why: Why, eyes: tuple[Eye, ...]) -> tuple[Why | None, ...]:
    return tuple(["not-your-seat" if eye is None else why for eye in eyes])


def why_not_agreed(table: Table, seat: Seat) -> Why | None:
    """Why nobody can be asked to let this seat take back a move: the others may have seen tiles since then, too."""
    if table.made.serious:
        return "serious"
    last = _last_move(table, seat)
    return "nothing-to-take-back" if last is None else _seen_since(table, last)


def may_agreed(table: Table) -> frozenset[Seat]:
    """The seats for which `why_not_agreed` knows no reason."""
    return table.revocable if _goes_on(table) and not table.made.serious else NOBODY


def _seen_since(table: Table, last: int) -> Why | None:
    """Whether a person has seen hidden tiles since a move."""
    since = table.events[table.marks[last] :]
    return "tiles-seen" if any(shows_tiles(event, table.people) for event in since) else None


def shows_tiles(event: Any, people: frozenset[Seat]) -> bool:
    """Whether an event has shown hidden tiles to a person."""
    for part in event:
        if type(part) is Pile and part.tiles and not people.isdisjoint(part.eyes):
            return True
    return False


def _alone_at_the_end(table: Table) -> bool:
    return table.made.players == 1 and table.match.over


def _last_move(table: Table, seat: Seat) -> int | None:
    """The number of the last move of a seat in the running hand, from 0."""
    moves = table.record.hands[-1].moves if _goes_on(table) else ()
    return next((number for number in reversed(range(len(moves))) if moves[number].seat == seat), None)


def _goes_on(table: Table) -> bool:
    return table.begun and not (table.match.dealing or table.match.over)
