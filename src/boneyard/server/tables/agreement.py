"""Agreement: what people at a table can propose to each other, who still has to answer, and what follows if all agree.

A proposal is lines of the log, not a thing of the moment: whether a move, an answer or another proposal came first is
settled there for every process, and whoever connects anew sees what is still open.
"""

from typing import Literal

from boneyard.server.messages.fields import What
from boneyard.server.messages.frames import Proposed
from boneyard.server.tables import take_back
from boneyard.server.tables.log import Line, Paused, Settled, TakenBack
from boneyard.server.tables.table import Proposal, Table
from boneyard.tiles import Eye, Seat

KINDS: tuple[What, ...] = ("take-back", "pause", "settle")


def may_propose(table: Table, eye: Eye) -> list[What]:
    """What whoever looks with this eye could propose; against bots one takes back without asking."""
    if eye is None or not table.begun or table.match.over:
        return []
    alone = not others(table, eye)
    return [what for what in KINDS if not (alone and what == "take-back") and why_not(table, eye, what) is None]


def why_not(table: Table, seat: Seat, what: What) -> Literal["not-now", "no-company"] | take_back.Why | None:
    """Why something cannot be proposed now; a pause is good for those who play against bots, too."""
    if not table.begun or table.match.over or table.paused is not None:
        return "not-now"
    if what == "take-back":
        return take_back.why_not_agreed(table, seat)
    alone = table.made.players == 1 if what == "pause" else not others(table, seat)
    return "no-company" if alone else None


def others(table: Table, seat: Seat) -> frozenset[str]:
    """The other people who have to agree."""
    return table.asked - {table.chairs[seat].who}


def consequences(table: Table, proposal: Proposal) -> list[Line]:
    """What is done when everybody has agreed."""
    if not proposal.agreed >= table.asked:
        return []
    match proposal.what:
        case "take-back":
            return [TakenBack(proposal.seat, take_back.kept(table, proposal.seat, agreed=True))]
        case "pause":
            return [Paused(proposal.seat)]
        case "settle":
            return [Settled(proposal.seat)]


def shown(table: Table, now: float) -> Proposed | None:
    """What waits for answers, as everybody sees it."""
    proposal = table.proposed(now)
    if proposal is None:
        return None
    seats = [(seat, chair.who) for seat, chair in enumerate(table.chairs) if chair.who is not None]
    agreed = [seat for seat, who in seats if who in proposal.agreed]
    waits = [seat for seat, who in seats if who in table.asked - proposal.agreed]
    return Proposed(proposal.what, proposal.seat, agreed, waits, round(proposal.until - now, 1))
