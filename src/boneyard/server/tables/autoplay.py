"""Attending to a table: bots take their turns at a human pace, and clocks run out. One task for each table."""

import asyncio
import contextlib
from random import Random

from boneyard import players
from boneyard.players.seen import seen
from boneyard.record import Move
from boneyard.server.bots.pool import Bots
from boneyard.server.refusal import Refusal
from boneyard.server.tables.casting import stand_in
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.log import Moved, Robot
from boneyard.server.tables.table import Table
from boneyard.state import Draw
from boneyard.tiles import Seat

LEVEL = "medium"  # who plays for somebody who is away
LATE = 3  # turns in a row that somebody is late for, until a bot goes on by itself
ANSWER = 0.35  # seconds, more or less, in which a bot answers a person: longer than it takes to see a tile being laid
AGAIN = 0.35  # and in which it draws once more: there may be twenty tiles to draw
FOLLOW = 0.7  # and in which it moves after a bot or a deal: whoever looks on must be able to tell the moves apart

Turn = tuple[int, int]  # the hand, and how often a seat has acted in it
Dues = dict[Seat, tuple[Turn, float]]  # when the bot of a seat will have thought long enough about its turn


async def attend(desk: Desk, bots: Bots) -> None:
    """Do what is due at a table, wait for a change, and so on until the match is over, or nothing can happen."""
    dues: Dues = {}
    while not (desk.table.match.over or desk.table.closed) and not desk.log_full:
        desk.changed.clear()
        with contextlib.suppress(Refusal):  # somebody else was faster: look again
            if await _deal(desk) or await _bot_moves(desk, bots, dues):
                continue
            if await _clock_ran_out(desk):
                continue
        await _wait(desk)


async def _deal(desk: Desk) -> bool:
    if not desk.table.due:
        return False
    await desk.do()
    return True


async def _bot_moves(desk: Desk, bots: Bots, dues: Dues) -> bool:
    waiting = _waiting(desk.table)
    if not waiting or desk.table.held(desk.now()):
        return False
    seat = min(waiting, key=lambda waits: _due(desk, waits, dues))
    turn, due = dues[seat]
    pause = max(0.0, due - desk.now())
    if len(desk.table.match.turn) > 1:  # a race goes on meanwhile: look at the table when it is time to act
        await asyncio.sleep(pause)
        pause = 0.0
        if seat not in _waiting(desk.table) or _turn(desk.table, seat) != turn:
            return True
    table = desk.table
    watched = bool(desk.listeners)
    thinking = bots.choose(table.match, seat, table.events, _bot(table, seat), watched=watched)
    action, _ = await asyncio.gather(thinking, asyncio.sleep(pause))
    await desk.do(Moved(seat, action), seq=_expected(desk, table, seat))
    return True


def _waiting(table: Table) -> list[Seat]:
    """The seats of bots that may act."""
    return [seat for seat in sorted(table.match.turn) if table.chairs[seat].played_by_bot]


def _level(table: Table, seat: Seat) -> str:
    return table.chairs[seat].bot or LEVEL


def _bot(table: Table, seat: Seat) -> str:
    """The bot that plays here, as it is asked for."""
    return "/".join(filter(None, (_level(table, seat), table.temperament(seat))))


def _due(desk: Desk, seat: Seat, dues: Dues) -> float:
    """When a bot will act; that is drawn once for every turn of it."""
    turn = _turn(desk.table, seat)
    if seat not in dues or dues[seat][0] != turn:
        dues[seat] = turn, desk.now() + _pace(desk.table, seat)
    return dues[seat][1]


def _turn(table: Table, seat: Seat) -> Turn:
    return table.match.hands, sum(move.seat == seat for move in table.record.hands[-1].moves)


def _pace(table: Table, seat: Seat) -> float:
    """The seconds that a bot takes, as often as the table wants: nothing about them tells what it has in hand."""
    if len(table.match.turn) > 1:
        return table.made.pace * players.pace(seen(table.match, seat, (), Random()), _level(table, seat))
    moves = table.record.hands[-1].moves
    thinks = _thinks(table, seat, moves[-1]) if moves else FOLLOW
    thinks *= Random(f"{table.id} {table.seq}").uniform(0.75, 1.25)
    return table.made.pace * max(thinks, players.look(table.events))


def _thinks(table: Table, seat: Seat, last: Move) -> float:
    """The seconds that a bot takes after a move, more or less."""
    if not table.chairs[last.seat].played_by_bot:
        return ANSWER
    return AGAIN if last.seat == seat and last.action == str(Draw()) else FOLLOW


def _expected(desk: Desk, before: Table, seat: Seat) -> int:
    """Where the table must be for a bot's move: a race goes on while a bot thinks, but bots move one at a time."""
    now = desk.table
    race = len(before.match.turn) > 1 and before.match.hands == now.match.hands and now.chairs[seat].played_by_bot
    race = race and not desk.table.held(desk.now())
    since = now.record.hands[-1].moves[len(before.record.hands[-1].moves) :]
    return now.seq if race and not any(now.chairs[move.seat].played_by_bot for move in since) else before.seq


async def _clock_ran_out(desk: Desk) -> bool:
    running = desk.table.deadline()
    if running is None or desk.now() < running[1]:
        return False
    seat, table = running[0], desk.table
    await desk.do(Robot(seat, True, _for_how_long(table, seat), stand_in(table, seat)), seq=table.seq)
    return True


def _for_how_long(table: Table, seat: Seat) -> str:
    """What a bot takes over when time is up: the rest of a hand with a bank, else one turn, at last all that follow."""
    if table.made.clock and not table.made.clock.per_move:
        return "hand"
    return "time" if table.chairs[seat].late + 1 >= LATE else "move"


async def _wait(desk: Desk) -> None:
    table, running = desk.table, desk.table.deadline()
    due = [running[1]] if running else []
    due += [table.proposal.until] if table.proposal and table.held(desk.now()) else []
    seconds = max(0.0, min(due) - desk.now()) if due else None
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):  # wait_for loses a cancellation that comes together with a change
            await desk.changed.wait()
