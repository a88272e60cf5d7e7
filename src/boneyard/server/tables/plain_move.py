"""A move about which nothing is unusual: it is checked, written and told without a task, as nearly all moves are.

Whatever is unusual about one is left to `Desk.play`, which plays it from the beginning and says what is wrong with it.
"""

import asyncio
from collections.abc import Callable

from boneyard.server.messages.requests import Move
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.log import Moved
from boneyard.server.tables.prepared import Prepared
from boneyard.server.waiting import taken_at_once

Told = Callable[[int | None], None]  # the number of the line, or None: it was not written in this way


def play_at_once(desk: Desk, who: str | None, move: Move, told: Told) -> bool:
    """Begin to write a move, unless it is unusual; whether that was so, and then it is told how it ended."""
    if _unusual(desk, who, move) or not taken_at_once(desk.lock):
        return False
    try:
        new = desk.prepared([Moved(move.seat, move.action)], move.key)
        written = asyncio.ensure_future(desk.append(new))
    except Exception:  # noqa: BLE001 - whatever it is, it will be met again and said
        desk.lock.release()
        return False
    written.add_done_callback(lambda written: _end(desk, new, told, written))
    return True


def _unusual(desk: Desk, who: str | None, move: Move) -> bool:
    table, seat = desk.table, move.seat
    if who is None or not 0 <= seat < len(table.chairs) or move.key in desk.keys or desk.log_full:
        return True
    chair = table.chairs[seat]
    return chair.who != who or chair.robot or move.seq not in (None, table.seq)


def _end(desk: Desk, new: Prepared, told: Told, written: "asyncio.Future[None]") -> None:
    line = None
    try:
        if not written.cancelled() and written.exception() is None:
            line = desk.take(new)
    finally:
        desk.lock.release()
        if not written.cancelled():  # then the server ends, and nobody is told
            told(line)
