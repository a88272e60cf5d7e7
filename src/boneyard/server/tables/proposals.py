"""Proposals: somebody asks, the others answer. Whoever asks agrees, bots do at once, and one no ends it."""

from boneyard.server.messages.fields import What
from boneyard.server.refusal import Refusal
from boneyard.server.tables import take_back
from boneyard.server.tables.agreement import consequences, why_not
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.log import Answered, Line, Proposed, Resumed
from boneyard.server.tables.seating import own
from boneyard.server.tables.table import Proposal, Table
from boneyard.tiles import Seat


async def propose(desk: Desk, who: str, seat: Seat, what: What) -> None:
    """Ask the others to agree on something; where all others are bots it is done at once."""
    own(desk, who, seat)
    await desk.decide(lambda table: _proposed(table, seat, what, desk.now()))


def _proposed(table: Table, seat: Seat, what: What, now: float) -> list[Line]:
    if table.proposed(now):
        raise Refusal("proposed-already", "Something is proposed already; it has to be answered first.")
    _check(table, seat, what)
    agreed = frozenset((table.chairs[seat].who or "",))
    return [Proposed(seat, what), *consequences(table, Proposal(what, seat, now, agreed))]


def _check(table: Table, seat: Seat, what: What) -> None:
    match why_not(table, seat, what):
        case None:
            return
        case "not-now":
            raise Refusal("not-now", "That can be proposed only while a match goes on.")
        case "no-company":
            raise Refusal("no-company", "There is nobody else who could agree.")
        case _:
            take_back.kept(table, seat, agreed=True)  # says why not


async def answer(desk: Desk, who: str, seat: Seat, yes: bool) -> None:
    """Agree to what is proposed, or not; a second yes of the same person changes nothing."""
    own(desk, who, seat)
    await desk.decide(lambda table: _answered(table, who, seat, yes, desk.now()))


def _answered(table: Table, who: str, seat: Seat, yes: bool, now: float) -> list[Line]:
    proposal = table.proposed(now)
    if proposal is None:
        raise Refusal("nothing-proposed", "There is nothing to answer any more.")
    if not yes:
        return [Answered(seat, False)]
    if who in proposal.agreed:
        return []
    return [Answered(seat, True), *consequences(table, proposal._replace(agreed=proposal.agreed | {who}))]


async def resume(desk: Desk, who: str, seat: Seat) -> None:
    """Go on after a pause."""
    own(desk, who, seat)
    await desk.decide(lambda table: [] if table.paused is None else [Resumed(seat)])
