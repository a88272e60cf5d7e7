"""Taking back: how far a hand goes back, or why it does not."""

from typing import Any

from boneyard.server.refusal import Refusal
from boneyard.server.tables.table import Table
from boneyard.tiles import Eye, Pile, Seat


def kept(table: Table, seat: Seat) -> int:
    """The moves that stay when a seat takes back its last one: only against bots, and before hidden tiles were seen."""
    who = table.chairs[seat].who
    if any(chair.who not in (None, who) for chair in table.chairs):
        raise Refusal("not-alone", "Moves can be taken back only against bots.")
    going_on = table.begun and not (table.match.dealing or table.match.over)
    moves = table.record.hands[-1].moves if going_on else ()
    mine = next((number for number in reversed(range(len(moves))) if moves[number].seat == seat), None)
    if mine is None:
        raise Refusal("nothing-to-take-back", "There is nothing to take back.")
    eyes = set(table.seats_of(who))
    if any(_shows_hidden(event, eyes) for event in table.events[table.marks[mine] :]):
        raise Refusal("tiles-seen", "You have seen new tiles since then.")
    return mine


def why_not(table: Table, eye: Eye) -> str | None:
    """The code of the refusal that whoever looks with this eye would get; None if a move can be taken back."""
    if eye is None:
        return "not-your-seat"
    try:
        kept(table, eye)
    except Refusal as refusal:
        return refusal.code
    return None


def _shows_hidden(event: Any, eyes: set[Seat]) -> bool:
    return any(isinstance(part, Pile) and part.tiles and eyes & part.eyes for part in event)
