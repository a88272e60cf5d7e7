"""A table in a few words: what it is about and who sits there, for lists and links."""

from collections.abc import Container
from typing import Any

from boneyard import plain
from boneyard.editions import followed
from boneyard.games import page
from boneyard.server.messages.answers import Followed, Invitation, Listed, Mine, Running, Waits
from boneyard.server.tables.broadcast import chairs
from boneyard.server.tables.log import Created
from boneyard.server.tables.table import Table


def invitation(table: Table) -> Invitation:
    """What a table is about."""
    return Invitation(**_about(table))


def listed(table: Table, connected: Container[str]) -> Listed:
    """What a table in the lobby is about, and whether one of those who sit there is connected to it."""
    return Listed(**_about(table), here=any(chair.who is not None and chair.who in connected for chair in table.chairs))


def own(table: Table, who: str, at: float) -> Mine:
    """A table of somebody's own: what it is about, whether it waits for this person, and when it changed last."""
    seats = table.seats_of(who)
    won = table.match.over and not set(seats).isdisjoint(table.match.winners)
    return Mine(**_about(table), mine=list(seats), status=table.status, turn=waits_for(table, who), won=won, at=at)


def waits_for(table: Table, who: str) -> bool:
    """Whether a table waits for somebody: to play, or to have seen the result."""
    seats = [seat for seat in table.seats_of(who) if not table.chairs[seat].robot]
    unready = table.begun and table.match.dealing and not all(table.chairs[seat].ready for seat in seats)
    return unready or not table.match.turn.isdisjoint(seats)


def in_company(table: Table, who: str) -> bool:
    """Whether somebody plays here with other people."""
    return who in (others := {chair.who for chair in table.chairs} - {None}) and len(others) > 1


def waits(table: Table) -> Waits:
    """A table that waits for somebody."""
    return Waits(table.id, table.made.game, table.since)


def running(table: Table, at: float) -> Running:
    """A table that is being played, as everybody may see it in a list."""
    totals = plain.around(table.match)["totals"]
    return Running(**_about(table), hand=table.match.hands, totals=totals, at=at)


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
        "rated": table.rated,
        "clock_rule": made.clock,
        "pace": made.pace,
        "after": made.after,
        "onward": made.onward or None,
        "daily": made.daily or None,
        "created": table.created,
        "free": [seat for seat, taken in enumerate(table.chairs) if taken.free],
    }
