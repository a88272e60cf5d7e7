"""Two hubs on one database: one of them lets the bots play and the clocks run, and the other one takes its place."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path
from typing import Any

import pytest

from boneyard.server.bots.pool import Bots
from boneyard.server.identity import Signer
from boneyard.server.limits import Limits
from boneyard.server.messages.fields import Clock
from boneyard.server.messages.requests import NewTable
from boneyard.server.store import Here
from boneyard.server.store.opening import open_store
from boneyard.server.tables.attendance import AGAIN, Shared
from boneyard.server.tables.company import SOON as SOON_TOLD
from boneyard.server.tables.creation import create
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.lifetime import IDLE, forget_idle, restore
from boneyard.server.tables.seating import sit
from tests.server.running import SOON
from tests.server.stores import KINDS, address

Story = Callable[[Hub, Hub], Awaitable[None]]
Tell = Callable[[Story], None]


@pytest.fixture(params=KINDS)
def tell(request: pytest.FixtureRequest, tmp_path: Path) -> Tell:
    """Tell a story of two hubs."""
    place = address(request.param, tmp_path)

    async def told(story: Story) -> None:
        one, two = [Hub(await open_store(place, shared=True), Signer(b"key"), Bots(0), Limits()) for _ in range(2)]
        try:
            async with asyncio.timeout(SOON):
                await story(one, two)
        finally:
            await one.close()
            await two.close()

    return lambda story: asyncio.run(told(story))


async def playing(hub: Hub, **more: object) -> str:
    """The name of a new table of two people, which is dealt."""
    desk = await create(hub, NewTable("draw", 2, **more), "ann")  # type: ignore[arg-type]
    for who in ("ann", "ben"):
        await sit(desk, who, who, None, "")
    return desk.table.id


async def until(so: Callable[[], bool]) -> None:
    while not so():
        await asyncio.sleep(0.005)


async def settled(hub: Hub) -> None:
    """Wait until everything that was wanted has been asked for."""
    assert isinstance(hub.attendance, Shared)
    attendance = hub.attendance
    await until(lambda: not (attendance.wanted or attendance.asking))


def attended(hub: Hub) -> bool:
    """Whether there is a table that a hub attends to."""
    return bool(hub.attending)


def test_whoever_opens_a_table_first_attends_to_it_and_the_other_one_does_not(tell: Tell) -> None:
    async def story(one: Hub, two: Hub) -> None:
        name = await playing(one)
        await until(lambda: attended(one))
        await two.desk(name)
        await settled(two)
        assert (attended(one), attended(two)) == (True, False)

    tell(story)


def test_when_one_leaves_the_other_one_attends_soon(tell: Tell) -> None:
    async def story(one: Hub, two: Hub) -> None:
        name = await playing(one)
        await until(lambda: attended(one))
        await one.attendance.leave()
        assert name not in two.desks
        await two.attendance.look()
        await two.attendance.look()
        assert list(two.attending) == [name]

    tell(story)


def test_whoever_was_silent_for_too_long_finds_out_and_stops(tell: Tell) -> None:
    async def story(one: Hub, two: Hub) -> None:
        kept, name = await playing(one), await playing(one)
        await until(lambda: len(one.attending) == 2)
        assert one.store.leases
        await one.store.leases.retire(one.presence.process)  # as if it had stood still
        assert await two.attendance.take([name]) == {name}
        await one.attendance.look()
        assert list(one.attending) == [kept]

    tell(story)


def test_what_is_taken_while_a_process_finds_out_what_it_has_lost_stays_its_own(tell: Tell) -> None:
    async def story(one: Hub, two: Hub) -> None:
        name = await playing(two)
        two.drop(name)
        await two.attendance.leave()
        leases, asked, taken = one.store.leases, asyncio.Event(), asyncio.Event()
        assert leases
        await one.attendance.look()
        await leases.retire(one.presence.process)  # as if it had stood still
        take = leases.take

        async def slowly(process: str, matches: Collection[str]) -> set[str]:
            got = await take(process, matches)
            if not got:
                asked.set()
                await taken.wait()
            return got

        leases.take = slowly  # type: ignore[method-assign]
        finding_out = asyncio.create_task(one.attendance.look())
        await asked.wait()
        assert await one.attendance.take([name]) == {name}
        taken.set()
        await finding_out
        assert one.attendance.has(name)

    tell(story)


def test_a_clock_that_another_process_has_started_runs_out(tell: Tell) -> None:
    async def story(one: Hub, two: Hub) -> None:
        name = await playing(one, clock=Clock(per_move=1))
        await until(lambda: attended(one))
        one.drop(name)
        await one.attendance.leave()
        desk = await two.desk(name)
        await until(lambda: any(happened.kind == "robot" for happened in desk.recent))

    tell(story)


def test_a_table_that_was_let_go_elsewhere_is_asked_for_again(tell: Tell) -> None:
    async def story(one: Hub, two: Hub) -> None:
        name = await playing(one)
        await until(lambda: attended(one))
        await two.desk(name)
        await settled(two)
        one.drop(name)
        await one.attendance.look()
        for _ in range(AGAIN):
            await two.attendance.look()
        assert (attended(one), attended(two)) == (False, True)

    tell(story)


def test_a_table_is_not_dropped_while_its_people_are_at_the_other_process(tell: Tell) -> None:
    async def story(one: Hub, two: Hub) -> None:
        name = await playing(one)
        await until(lambda: attended(one))
        one.desks[name].used -= 2 * IDLE
        one.presence.elsewhere = {name: {"ann": Here(name, "ann")}}
        forget_idle(one)
        assert name in one.desks
        one.presence.elsewhere = {}
        forget_idle(one)
        assert name not in one.desks

    tell(story)


def test_tables_that_wait_for_a_move_have_no_timers(tell: Tell) -> None:
    async def story(one: Hub, two: Hub) -> None:
        await playing(one)
        await until(lambda: attended(one))
        before = await timers()
        for _ in range(20):
            await playing(one)
        await until(lambda: len(one.attending) == 21)
        assert await timers() - before < 10  # a database may have some of its own

    tell(story)


async def timers() -> int:
    """The timers that run when everybody has been told who is there."""
    await asyncio.sleep(2 * SOON_TOLD)
    loop: Any = asyncio.get_running_loop()
    return sum(not timer.cancelled() for timer in loop._scheduled)


def test_of_two_that_start_each_sees_to_the_clocks_of_some_tables(tell: Tell) -> None:
    async def story(one: Hub, two: Hub) -> None:
        names = {await playing(one, clock=Clock(per_move=60)) for _ in range(45)}
        await until(lambda: len(one.attending) == len(names))
        for name in names:
            one.drop(name)
        await one.attendance.look()
        await asyncio.gather(restore(one), restore(two))
        mine, theirs = (set(hub.alarms.times) for hub in (one, two))
        assert (mine | theirs, mine & theirs) == (names, set())

    tell(story)


def test_the_clock_of_a_table_at_rest_is_inherited_from_a_process_that_dies(tell: Tell) -> None:
    async def story(one: Hub, two: Hub) -> None:
        name = await at_rest(one)
        assert one.store.leases
        await one.store.leases.retire(one.presence.process)  # as if it had died
        await two.attendance.look()
        await two.attendance.look()
        assert list(two.attending) == [name]
        await one.attendance.look()  # it has only stood still: the clock is no longer its own
        assert not one.alarms.has(name)

    tell(story)


def test_a_table_at_rest_is_opened_when_another_process_has_written_to_it(tell: Tell) -> None:
    async def story(one: Hub, two: Hub) -> None:
        name = await at_rest(one)
        following = asyncio.create_task(one.follow_news())
        desk = await two.desk(name)
        (seat,) = desk.table.match.turn
        who = str(desk.table.chairs[seat].who)
        await desk.move(who, seat, str(desk.table.match.actions(seat)[0]), None, None)
        await until(lambda: name in one.attending)
        following.cancel()

    tell(story)


async def at_rest(hub: Hub) -> str:
    """A table that is attended to and not in memory, while somebody waits for its clock."""
    name = await playing(hub, clock=Clock(per_move=60))
    await until(lambda: attended(hub))
    hub.rest(hub.desks[name])
    assert (name in hub.desks, hub.alarms.has(name), hub.attendance.has(name)) == (False, True, True)
    return name
