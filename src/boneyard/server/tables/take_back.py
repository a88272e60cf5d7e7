"""Taking back: how far a hand goes back, or why it does not."""

from typing import Any, Literal

from boneyard.server.refusal import Refusal
from boneyard.server.tables.table import Table
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


def why_not_agreed(table: Table, seat: Seat) -> Why | None:
    """Why nobody can be asked to let this seat take back a move: the others may have seen tiles since then, too."""
    if table.made.serious:
        return "serious"
    last = _last_move(table, seat)
    return "nothing-to-take-back" if last is None else _seen_since(table, last)


def may_agreed(table: Table) -> set[Seat]:
    """The seats for which `why_not_agreed` knows no reason, found in one go: every step tells it to everybody."""
    found: set[Seat] = set()
    if table.made.serious or not _goes_on(table):
        return found
    until = len(table.events)
    for move, mark in zip(reversed(table.record.hands[-1].moves), reversed(table.marks), strict=True):
        if len(found) == table.made.players or _shown(table, mark, until):
            break
        found.add(move.seat)
        until = mark
    return found


def _seen_since(table: Table, last: int) -> Why | None:
    """Whether a person has seen hidden tiles since a move."""
    return "tiles-seen" if _shown(table, table.marks[last], len(table.events)) else None


def _shown(table: Table, first: int, until: int) -> bool:
    return any(_shows_hidden(event, table.people) for event in table.events[first:until])


def _alone_at_the_end(table: Table) -> bool:
    return table.made.players == 1 and table.match.over


def _last_move(table: Table, seat: Seat) -> int | None:
    """The number of the last move of a seat in the running hand, from 0."""
    moves = table.record.hands[-1].moves if _goes_on(table) else ()
    return next((number for number in reversed(range(len(moves))) if moves[number].seat == seat), None)


def _goes_on(table: Table) -> bool:
    return table.begun and not (table.match.dealing or table.match.over)


def _shows_hidden(event: Any, eyes: frozenset[Seat]) -> bool:
    return any(isinstance(part, Pile) and part.tiles and eyes & part.eyes for part in event)
