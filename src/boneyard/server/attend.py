"""Attending to a table: bots take their turns at a human pace, and clocks run out. One task for each table."""

import asyncio
import contextlib
from random import choice

from boneyard.server.bots import Bots
from boneyard.server.desk import Desk
from boneyard.server.log import Moved, Robot
from boneyard.server.refusal import Refusal
from boneyard.server.table import Table
from boneyard.tiles import Seat

LEVEL = "medium"  # who plays for somebody who is away


async def attend(desk: Desk, bots: Bots) -> None:
    """Do what is due at a table, wait for a change, and so on until the match is over."""
    while not desk.table.match.over:
        desk.changed.clear()
        with contextlib.suppress(Refusal):  # somebody else was faster: look again
            if await _deal(desk) or await _bot_moves(desk, bots):
                continue
            if await _clock_ran_out(desk):
                continue
        await _wait(desk)


async def _deal(desk: Desk) -> bool:
    if not desk.table.due:
        return False
    await desk.do()
    return True


async def _bot_moves(desk: Desk, bots: Bots) -> bool:
    table = desk.table
    waiting = [seat for seat in sorted(table.match.turn) if table.chairs[seat].played_by_bot]
    if not waiting:
        return False
    seat = choice(waiting)
    level = table.chairs[seat].bot or LEVEL
    thinking = bots.choose(table.match, seat, table.events, level)
    action, _ = await asyncio.gather(thinking, asyncio.sleep(table.made.pace))
    await desk.do(Moved(seat, action), seq=_expected(desk, table, seat))
    return True


def _expected(desk: Desk, before: Table, seat: Seat) -> int:
    """Where the table must be for a bot's move: a race goes on while a bot thinks, but bots move one at a time."""
    now = desk.table
    race = len(before.match.turn) > 1 and before.match.hands == now.match.hands and now.chairs[seat].played_by_bot
    since = now.record.hands[-1].moves[len(before.record.hands[-1].moves) :]
    return now.seq if race and not any(now.chairs[move.seat].played_by_bot for move in since) else before.seq


async def _clock_ran_out(desk: Desk) -> bool:
    running = desk.table.deadline()
    if running is None or desk.now() < running[1]:
        return False
    await desk.do(Robot(running[0], True, "time"), seq=desk.table.seq)
    return True


async def _wait(desk: Desk) -> None:
    running = desk.table.deadline()
    seconds = None if running is None else max(0.0, running[1] - desk.now())
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):  # wait_for loses a cancellation that comes together with a change
            await desk.changed.wait()
