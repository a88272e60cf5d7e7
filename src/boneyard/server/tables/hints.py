"""Hints: for those who play against bots only, from what their own seat has seen."""

from boneyard.server.messages.answers import Hint
from boneyard.server.refusal import Refusal
from boneyard.server.tables import seating
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.table import Table
from boneyard.tiles import Seat


async def hint(hub: Hub, desk: Desk, who: str, seat: Seat) -> Hint:
    """What this seat could do now, how sure that is, and the line after which it holds."""
    table = _allowed(desk.table, seating.own(desk, who, seat))
    if table.id in hub.advised:
        raise Refusal("too-many-requests", "That is too much at once; wait a moment.", 429)
    hub.advised.add(table.id)
    try:
        found = await hub.adviser.hint(table.match, seat, table.events)
    finally:
        hub.advised.discard(table.id)
    if found is None:
        raise Refusal("no-hint", "No hint was found in time.")
    return Hint(**found, seq=table.seq)


def _allowed(table: Table, seat: Seat) -> Table:
    if table.made.serious:
        raise Refusal("serious", "This table is played without aids.")
    if any(chair.bot is None for other, chair in enumerate(table.chairs) if other != seat):
        raise Refusal("not-alone", "Hints are given only against bots.")
    if seat not in table.match.turn:
        raise Refusal("not-your-turn", "It is not the turn of this seat.")
    return table
