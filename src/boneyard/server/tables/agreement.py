"""Agreement: what people at a table can propose to each other, who still has to answer, and what follows if all agree.

A proposal is lines of the log, not a thing of the moment: whether a move, an answer or another proposal came first is
settled there for every process, and whoever connects anew sees what is still open.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from boneyard.server.messages.fields import What
from boneyard.server.messages.frames import Proposed
from boneyard.server.tables import take_back
from boneyard.server.tables.log import Line, Paused, Settled, TakenBack
from boneyard.server.tables.table import Proposal, Table
from boneyard.tiles import Eye, Seat

KINDS: tuple[What, ...] = ("take-back", "pause", "settle")


def may_propose(table: Table, eyes: Sequence[Eye]) -> tuple[tuple[What, ...], ...]:
    """What whoever looks with each of these eyes could propose; against bots one takes back without asking."""
    if not _goes_on(table):
        return ((),) * len(eyes)
    return _of_each(tuple(eyes), table.company, take_back.may_agreed(table), table.made.players > 1)


@lru_cache(1_000)  # every step tells it to everybody
def _of_each(
    eyes: tuple[Eye, ...], company: tuple[bool, ...], back: frozenset[Seat], several: bool
) -> tuple[tuple[What, ...], ...]:
    return tuple([() if eye is None else _asks(company[eye], eye in back, several) for eye in eyes])


def _asks(company: bool, back: bool, several: bool) -> tuple[What, ...]:
    """A pause is good for those who play against bots, too."""
    possible = (company and back, several, company)
    return tuple(what for what, is_so in zip(KINDS, possible, strict=True) if is_so)


def why_not(table: Table, seat: Seat, what: What) -> Literal["not-now", "no-company"] | take_back.Why | None:
    """Why something cannot be proposed now."""
    if not _goes_on(table):
        return "not-now"
    if what == "take-back":
        return take_back.why_not_agreed(table, seat)
    return None if what in _asks(table.company[seat], False, table.made.players > 1) else "no-company"


def _goes_on(table: Table) -> bool:
    return table.begun and not table.match.over and table.paused is None


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
