"""A table in a few words: what it is about, who sits where, and how much time is left."""

from typing import Any

from boneyard.server.messages.answers import Invitation, Mine
from boneyard.server.messages.frames import Chair, ClockNow
from boneyard.server.tables import table as tables
from boneyard.server.tables.table import Table


def invitation(table: Table) -> Invitation:
    """What a table is about."""
    return Invitation(**_about(table))


def own(table: Table, who: str, at: float) -> Mine:
    """A table of somebody's own: what it is about, whether it waits for this person, and when it changed last."""
    seats = table.seats_of(who)
    unready = table.begun and table.match.dealing and not all(table.chairs[seat].ready for seat in seats)
    waits = unready or not table.match.turn.isdisjoint(seats)
    return Mine(**_about(table), mine=list(seats), status=table.status, turn=waits, at=at)


def _about(table: Table) -> dict[str, Any]:
    made = table.made
    return {
        "table": table.id,
        "game": made.game,
        "version": made.version,
        "options": made.options,
        "players": made.players,
        "board": table.match.game.board,
        "seats": chairs(table),
        "public": made.public,
        "clock_rule": made.clock,
        "pace": made.pace,
        "after": made.after,
        "daily": made.daily or None,
        "created": table.created,
        "free": [seat for seat, taken in enumerate(table.chairs) if taken.free],
    }


def chairs(table: Table) -> list[Chair]:
    """The seats as everybody sees them; who somebody is stays with the server."""
    return [_chair(taken) for taken in table.chairs]


def _chair(taken: tables.Chair) -> Chair:
    return Chair(taken.name, taken.bot, taken.who is not None, taken.robot, taken.ready)


def promise(table: Table) -> str:
    """The commitment to the next deal; a daily puzzle is no secret, so nothing is promised."""
    return "" if table.made.daily else table.commitment


def clock(table: Table, now: float) -> ClockNow | None:
    """The seconds that every seat has left."""
    if table.made.clock is None:
        return None
    left = [table.left(seat, table.made.clock) for seat in range(len(table.chairs))]
    running = table.deadline()
    if running:
        left[running[0]] = running[1] - now
    return ClockNow([round(max(0.0, seconds), 1) for seconds in left], running[0] if running else None)
