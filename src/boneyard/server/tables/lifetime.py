"""Lifetimes: tables are opened when somebody comes or a clock rings, dropped at rest, closed when nobody comes."""

import asyncio
import contextlib
from functools import partial

from boneyard.server.garbage import Searches
from boneyard.server.identity import open_signer
from boneyard.server.push.keys import load_push_keys
from boneyard.server.refusal import Refusal
from boneyard.server.tables.attendance import LOOK
from boneyard.server.tables.deletion import finish_deletions
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import EARLY, Hub
from boneyard.server.tables.log import Closed
from boneyard.server.tables.rating import rate_new
from boneyard.server.tables.running import first_alarms

BEAT = 5.0  # seconds between two signs of life
LEARN = 2.0  # seconds between two looks at who is connected to other processes
RING = 1.0  # seconds between two looks at the alarms, which are set twice as early
REST = 60.0  # seconds without use after which a desk leaves the memory if nothing happens there by itself
IDLE = 600.0  # and if bots go on among themselves, or a clock runs that nobody else waits for
LISTED = 3_600.0  # seconds for which the lobby shows a table at which nobody sits
EXPIRES = 86_400.0  # seconds after which such a table is closed
TIDY = 60  # signs of life between two searches for tables to be closed
AT_ONCE = 100  # tables that are closed by one search
FEW = 20  # tables that one process restores before another may have a turn
REMEMBERED = 30 * 86_400.0  # seconds for which it is known who was connected to a process that ended


async def keep_house(hub: Hub) -> None:
    """See to the clocks of all tables, then give signs of life, rate and tidy up for as long as the server runs."""
    await hub.harmless(lambda: restore(hub))
    beats, searches = 0, Searches()
    while True:
        await asyncio.sleep(BEAT)
        await hub.harmless(lambda: beat(hub))
        await hub.harmless(lambda: rate_new(hub))
        forget_idle(hub)
        searches.look(hub.counters["moves"])
        beats += 1
        if beats % TIDY == 0:
            await hub.harmless(lambda: close_abandoned(hub))


async def keep_company(hub: Hub) -> None:
    """Let the processes know of each other's people, for as long as the server runs."""
    while True:
        await asyncio.sleep(LEARN)
        await hub.harmless(hub.company.learn)


async def keep_attendance(hub: Hub) -> None:
    """Attend to what nobody else does, for as long as the server runs."""
    while True:
        await hub.harmless(hub.attendance.look)
        await asyncio.sleep(LOOK)


async def keep_clocks(hub: Hub) -> None:
    """Open the tables whose alarms ring, one after the other, for as long as the server runs."""
    while True:
        for name in hub.alarms.due(hub.now()):
            await hub.harmless(partial(wake, hub, name))
        await asyncio.sleep(RING)


async def restore(hub: Hub) -> None:
    """Set the alarms of all tables that were being played: each is opened when somebody comes or its clock rings.

    Of several processes that start, each sees to some of them.
    """
    await hub.absences.learn(hub.started)  # before the first sign of life
    alarms = dict(first_alarms(await hub.store.running(), hub.absences.since, hub.now()))
    names = [name for name in alarms if name not in hub.desks]
    for at in range(0, len(names), FEW):
        for name in await hub.attendance.take(names[at : at + FEW]):
            hub.alarms.set(name, alarms[name] - EARLY)
    await hub.store.forget_processes(hub.now() - REMEMBERED)
    await beat(hub)


async def wake(hub: Hub, name: str) -> None:
    """Open a table by ourselves; one where there is nothing to do yet rests on."""
    hub.alarms.clear(name)
    with contextlib.suppress(Refusal):
        desk = await hub.desk(name)
        if desk.free and rests(desk, hub.now()):
            hub.rest(desk)


def rests(desk: Desk, now: float) -> bool:
    """Whether nothing happens at a table by itself for a while; a clock that nobody awaits would not ring."""
    running = desk.table.deadline()
    return desk.table.rests and (running is None or (desk.clock_awaited and running[1] > now + 2 * EARLY))


async def beat(hub: Hub) -> float:
    """Say that a server is there, and who is connected to it; the seconds since one last said so."""
    now = hub.now()
    before = await hub.store.keep("alive", str(now).encode(), replace=True)
    await hub.presence.publish(now)
    hub.signer = await open_signer(hub.store, now, hub.signer)  # keys may have been rotated, people deleted
    hub.calls.keys = await load_push_keys(hub.store)
    await finish_deletions(hub)
    return now - float(before) if before else 0.0


def forget_idle(hub: Hub) -> None:
    """Let go of the desks that nobody uses, and that were not used for a while."""
    now = hub.now()
    for name, desk in list(hub.desks.items()):
        quiet = now - desk.used
        idle = quiet > REST and desk.free and not hub.attends_for_others(name)
        if idle and (quiet > IDLE or rests(desk, now)):
            hub.rest(desk)


async def close_abandoned(hub: Hub) -> None:
    """Close the open tables at which nobody sits a day after they were made."""
    for row in await hub.store.abandoned(hub.now() - EXPIRES, AT_ONCE + len(hub.unreadable)):
        with contextlib.suppress(Refusal):
            await hub.harmless(partial(_close, hub, row.id))


async def _close(hub: Hub, name: str) -> None:
    async with hub.use(name) as desk:
        if desk.table.empty and desk.users == 1 and not desk.listeners:
            await desk.do(Closed(), seq=desk.table.seq)
    if desk.table.closed:
        hub.drop(name)
