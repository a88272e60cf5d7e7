"""The fold: what each kind of line makes of a table. A pure function: the same lines always give the same table."""

from dataclasses import replace
from itertools import repeat
from typing import Any

import msgspec

from boneyard.server.deals.proof import Proof
from boneyard.server.messages.fields import Clock
from boneyard.server.tables.log import (
    Answered,
    Closed,
    Credited,
    Dealt,
    Filled,
    Forgotten,
    Left,
    Line,
    Moved,
    Paused,
    Proposed,
    Ready,
    Rematched,
    Resumed,
    Robot,
    Sat,
    Seeded,
    Settled,
    Shown,
    TakenBack,
    pseudonym,
)
from boneyard.server.tables.table import Chair, Proposal, Table, with_bots_named
from boneyard.server.tables.take_back import shows_tiles
from boneyard.state import NOBODY
from boneyard.tiles import Seat, changed

PAUSE = 300.0  # seconds of a wait that count as playing: whoever comes back the next day has not played all night
BACK: dict[str, Any] = {"robot": False, "why": "", "character": ""}  # a person plays again where a bot did for them

Folded = tuple[Table, tuple[Any, ...]]  # a table, and the events that led to it


def fold(table: Table, line: Line, at: float) -> Folded:
    """The table after one line more, and the events on it."""
    after, events = _AFTER[type(line)](table, line, at)
    playing = table.match.turn and table.paused is None  # nobody plays between two hands
    waited = min(PAUSE, max(0.0, at - table.at)) if playing else 0.0
    seq = table.seq + 1
    calm = table.calm if isinstance(line, (Proposed, Answered)) else seq
    assert after is not table
    after.__dict__.update(seq=seq, at=at, played=table.played + waited, calm=calm)  # it is new, nobody else has it
    return after, events


def _sat(table: Table, line: Sat, at: float) -> Folded:
    sat = table.with_chair(line.seat, who=line.who, name=line.name, seed=line.seed, robot=False, face=line.face)
    chairs = with_bots_named(sat.chairs)
    names = tuple(chair.name for chair in chairs) if table.begun else ()
    return sat.changed(chairs=chairs, record=replace(table.record, names=names)), ()


def _filled(table: Table, line: Filled, at: float) -> Folded:
    filled = table.with_chair(line.seat, bot=line.bot, character=line.character)
    return filled.changed(chairs=with_bots_named(filled.chairs)), ()


def _seeded(table: Table, line: Seeded, at: float) -> Folded:
    return table.with_chair(line.seat, seed=line.seed), ()


def _left(table: Table, line: Left, at: float) -> Folded:
    table = _withdrawn(table, line.seat)
    if table.begun:
        gone = _turn_anew(table, line.seat, at)
        return gone.with_chair(line.seat, robot=True, why="left", character=line.character), ()
    return table.with_chair(line.seat, who=None, name="", seed="", face=""), ()


def _robot(table: Table, line: Robot, at: float) -> Folded:
    late = table.chairs[line.seat].late + (line.why == "move") if line.on else 0
    change = {"robot": True, "why": line.why, "character": line.character} if line.on else BACK
    return _turn_anew(table, line.seat, at).with_chair(line.seat, **change, late=late), ()


def _turn_anew(table: Table, seat: Seat, at: float) -> Table:
    """The running turn goes to the bot, or comes back from it; the time until then was used."""
    if seat not in table.match.turn:
        return table
    until = at if table.paused is None else table.paused
    return table.changed(since=at, used=_used(table, seat, until, 0.0))


def _ready(table: Table, line: Ready, at: float) -> Folded:
    return table.with_chair(line.seat, ready=True), ()


def _dealt(table: Table, line: Dealt, at: float) -> Folded:
    seeds = tuple(line.seeds)
    deck = table.deck(line.hand, line.deal, seeds)
    chairs = tuple(_at_the_deal(chair) for chair in table.chairs)
    names = tuple(chair.name for chair in chairs)
    proof = Proof(line.hand, line.deal, table.commitment, seeds)
    before = table.first_lead(seeds)
    match = before.deal(deck)
    record = replace(table.record, names=names, begins=match.begins).dealt(deck)
    dealt = table.changed(
        chairs=chairs,
        match=match,
        record=record,
        starts=(*table.starts, replace(before, state=None)),
        commitment=line.commitment,
        events=match.told,
        marks=(),
        revocable=NOBODY,
        stand_ins=(*table.stand_ins, ()),
        proofs=(*table.proofs, proof),
        since=at,
        used=tuple(map(_refilled, repeat(table.made.clock), table.chairs, table.used)),
        proposal=_outlasting(table.proposal),
    )
    return dealt, match.told


def _at_the_deal(chair: Chair) -> Chair:
    """A bot that had the seat for one hand gives it back."""
    fresh = chair._replace(ready=False)
    return fresh._replace(**BACK) if chair.why == "hand" else fresh


def _refilled(clock: Clock | None, chair: Chair, used: float) -> float:
    """Whoever used up a bank has something of it for the next hand."""
    return used if clock is None or chair.why != "hand" else min(used, clock.bank - clock.relief)


def _moved(table: Table, line: Moved, at: float) -> Folded:
    match, events = table.match.play(line.seat, table.match.game.read(line.action))
    record = table.record.moved(line.seat, line.action)
    if match.dealing or match.over:
        record = record.settled(match.result)
    bonus = table.made.clock.bonus if table.made.clock else 0.0
    by_bot = _one_more(table.bot_moves, line.seat) if table.chairs[line.seat].robot else table.bot_moves
    moved = changed(
        table,
        match=match,
        record=record,
        events=table.events + events,
        marks=(*table.marks, len(table.events)),
        since=at,
        used=_used(table, line.seat, at, bonus),
        made_moves=_one_more(table.made_moves, line.seat),
        bot_moves=by_bot,
        revocable=_revocable(table, line.seat, events),
        proposal=None if match.over else _outlasting(table.proposal),
    )
    return _noted(moved, line.seat), events


def _noted(moved: Table, seat: Seat) -> Table:
    """The table with a note of whether a bot moved for a person; one that had the seat for a turn gives it back."""
    chair = moved.chairs[seat]
    if chair.bot is not None:
        return moved
    if not chair.robot:
        return moved.with_chair(seat, late=0) if chair.late else moved
    stood_in = (*moved.stood_in, len(moved.marks) - 1)
    noted = moved.changed(stand_ins=(*moved.stand_ins[:-1], stood_in))
    goes_on = chair.why != "move" or (seat in moved.match.turn and len(moved.chairs) > 1)
    return noted if goes_on else noted.with_chair(seat, **BACK)


def _revocable(table: Table, seat: Seat, events: tuple[Any, ...]) -> frozenset[Seat]:
    for event in events:
        if shows_tiles(event, table.people):
            return NOBODY
    return table.revocable if seat in table.revocable else table.revocable | {seat}


def _one_more(counts: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])


def _used(table: Table, seat: Seat, at: float, bonus: float) -> tuple[float, ...]:
    clock = table.made.clock
    if clock is None or not clock.bank or table.chairs[seat].played_by_bot:
        return table.used
    spent = max(0.0, at - table.since) - bonus
    return tuple(used + spent if other == seat else used for other, used in enumerate(table.used))


def _taken_back(table: Table, line: TakenBack, at: float) -> Folded:
    hand = table.record.hands[-1]
    record = replace(table.record, hands=table.record.hands[:-1]).dealt(hand.deck)
    match = table.starts[-1].deal(hand.deck)
    start = {"match": match, "record": record, "events": match.told, "marks": (), "revocable": NOBODY}
    back = table.changed(**start, since=at, proposal=None)
    for move in hand.moves[: line.moves]:
        back, _ = _moved(back, Moved(move.seat, move.action), at)
    stood_in = tuple(number for number in table.stood_in if number < line.moves)
    stand_ins = (*table.stand_ins[:-1], stood_in)
    back = back.changed(used=table.used, chairs=table.chairs, stand_ins=stand_ins)
    return back.changed(made_moves=table.made_moves, bot_moves=table.bot_moves), ()


def _proposed(table: Table, line: Proposed, at: float) -> Folded:
    agreed = frozenset((table.chairs[line.seat].who or "",))
    return table.changed(proposal=Proposal(line.what, line.seat, at, agreed)), ()


def _answered(table: Table, line: Answered, at: float) -> Folded:
    proposal = table.proposal
    if proposal is None or not line.yes:
        return table.changed(proposal=None), ()
    agreed = proposal.agreed | {table.chairs[line.seat].who or ""}
    return table.changed(proposal=proposal._replace(agreed=agreed)), ()


def _outlasting(proposal: Proposal | None) -> Proposal | None:
    """What is still proposed after a move: one that was to be taken back is no longer the last."""
    return None if proposal is None or proposal.what == "take-back" else proposal


def _withdrawn(table: Table, seat: Seat) -> Table:
    """The table without what somebody proposed who leaves."""
    return table.changed(proposal=None) if table.proposal and table.proposal.seat == seat else table


def _paused(table: Table, line: Paused, at: float) -> Folded:
    return table.changed(paused=at, proposal=None), ()


def _resumed(table: Table, line: Resumed, at: float) -> Folded:
    """The turn goes on where it was: the pause counts for nobody."""
    paused = at if table.paused is None else table.paused
    return table.changed(since=min(at, table.since + at - paused), paused=None, proposal=None), ()


def _settled(table: Table, line: Settled, at: float) -> Folded:
    stopped = table.match.stopped()
    return table.changed(match=stopped, since=at, settled=True, proposal=None, paused=None), ()


def _shown(table: Table, line: Shown, at: float) -> Folded:
    proofs = tuple(proof._replace(seed=line.seed) if proof.hand == line.hand else proof for proof in table.proofs)
    return table.changed(proofs=proofs, shown=line.hand), ()


def _credited(table: Table, line: Credited, at: float) -> Folded:
    return table.changed(since=min(at, table.since + line.seconds)), ()


def _rematched(table: Table, line: Rematched, at: float) -> Folded:
    return table.changed(rematch=line.table), ()


def _closed(table: Table, line: Closed, at: float) -> Folded:
    return table.changed(closed=True), ()


def _forgotten(table: Table, line: Forgotten, at: float) -> Folded:
    """Before the first deal the seat is free again; later a bot plays on, and nobody can take it back."""
    table = table.changed(proposal=None)
    for seat, chair in enumerate(table.chairs):
        if _is(table, chair.who, line):
            table = _turn_anew(table, seat, at).with_chair(seat, **_nameless(table, chair, line))
    made = msgspec.structs.replace(table.made, host="") if _is(table, table.made.host, line) else table.made
    table = table.changed(made=made, chairs=with_bots_named(table.chairs))
    names = tuple(chair.name for chair in table.chairs) if table.begun else ()
    return table.changed(record=replace(table.record, names=names)), ()


def _is(table: Table, who: str | None, line: Forgotten) -> bool:
    return who is not None and line.who in (who, pseudonym(table.id, who))


def _nameless(table: Table, chair: Chair, line: Forgotten) -> dict[str, Any]:
    if not table.begun:
        return {"who": None, "name": "", "face": "", "seed": ""}
    robot = chair.robot or not table.match.over
    return {"who": line.who, "name": "", "face": "", "robot": robot, "why": "left" if robot else ""}


_AFTER: dict[type, Any] = {
    Sat: _sat,
    Filled: _filled,
    Seeded: _seeded,
    Left: _left,
    Robot: _robot,
    Ready: _ready,
    Dealt: _dealt,
    Moved: _moved,
    TakenBack: _taken_back,
    Proposed: _proposed,
    Answered: _answered,
    Paused: _paused,
    Resumed: _resumed,
    Settled: _settled,
    Shown: _shown,
    Credited: _credited,
    Rematched: _rematched,
    Closed: _closed,
    Forgotten: _forgotten,
}
