"""A table in a few words: what it is about and who sits there, for lists and links."""

from typing import Any

from boneyard.editions import followed
from boneyard.games import page
from boneyard.server.messages.answers import Followed, Invitation, Mine
from boneyard.server.tables.broadcast import chairs
from boneyard.server.tables.log import Created
from boneyard.server.tables.table import Table


def invitation(table: Table) -> Invitation:
    """What a table is about."""
    return Invitation(**_about(table))


def own(table: Table, who: str, at: float) -> Mine:
    """A table of somebody's own: what it is about, whether it waits for this person, and when it changed last."""
    seats = table.seats_of(who)
    unready = table.begun and table.match.dealing and not all(table.chairs[seat].ready for seat in seats)
    waits = unready or not table.match.turn.isdisjoint(seats)
    won = table.match.over and not set(seats).isdisjoint(table.match.winners)
    return Mine(**_about(table), mine=list(seats), status=table.status, turn=waits, won=won, at=at)


def edition(made: Created) -> Followed:
    """The printed text that a match follows."""
    names, changed = followed(page(made.game), made.options, made.players)
    return Followed(list(names), changed)


def _about(table: Table) -> dict[str, Any]:
    made = table.made
    return {
        "table": table.id,
        "game": made.game,
        "version": made.version,
        "options": made.options,
        "edition": edition(made),
        "lesson": page(made.game).lesson,
        "players": made.players,
        "board": table.match.game.board,
        "numbers": list(table.match.game.tiles.numbers),
        "seats": chairs(table),
        "public": made.public,
        "serious": made.serious,
        "clock_rule": made.clock,
        "pace": made.pace,
        "after": made.after,
        "daily": made.daily or None,
        "created": table.created,
        "free": [seat for seat, taken in enumerate(table.chairs) if taken.free],
    }
