"""Playing on: a table at which a match that is over goes on from one of its moments, against bots, for practice."""

import msgspec

from boneyard.errors import BadInput
from boneyard.server.messages.requests import PlayOn
from boneyard.server.refusal import Refusal, bad, not_found
from boneyard.server.tables import creation, given
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.log import Created, Sat
from boneyard.server.tables.table import Table


async def play_on(hub: Hub, before: Table, asked: PlayOn, who: str) -> Desk:
    """A private table with the match as it stood then; whoever asks has a seat, and bots have the others."""
    made = _made(hub, before, asked, who)
    desk = await creation.opened(hub, made)
    await desk.do(Sat(asked.seat, who, asked.name, face=asked.face))
    return desk


def _made(hub: Hub, before: Table, asked: PlayOn, who: str) -> Created:
    if not before.match.over:
        raise Refusal("not-over", "A match is played on from one of its moments when it is over.")
    if asked.hand > len(before.record.hands):
        raise not_found("such hand")
    if asked.seat >= before.made.players:
        raise bad(f"This table has the seats 0 to {before.made.players - 1}.")
    hand = before.record.hands[asked.hand - 1]
    if asked.moves >= len(hand.moves) and hand.result is not None:
        raise bad("At this moment the hand is over: nothing is left to be played.")
    try:
        hub.bots.check(asked.level, before.match.game)
    except BadInput as error:
        raise bad(str(error)) from None
    bots = [None if seat == asked.seat else asked.level for seat in range(before.made.players)]
    alike = msgspec.structs.replace(before.made, bots=bots, host=who, pace=asked.pace, public=False, clock=None)
    alike = msgspec.structs.replace(alike, after=None, begins=None, daily="", deal=0, serious=False, rated=False)
    return msgspec.structs.replace(
        alike, onward=before.id, record=str(given.until(before.record, asked.hand, asked.moves))
    )
