"""Lifetimes: desks are leased, idle ones are dropped, and tables to which nobody comes are closed."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from boneyard.server.bots.pool import Bots
from boneyard.server.identity import Signer
from boneyard.server.limits import Limits
from boneyard.server.messages.fields import Clock
from boneyard.server.messages.requests import NewTable
from boneyard.server.refusal import Refusal
from boneyard.server.tables.creation import create
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.lifetime import (
    EXPIRES,
    IDLE,
    LISTED,
    REST,
    beat,
    close_abandoned,
    forget_idle,
    keep_clocks,
    restore,
    wake,
)
from boneyard.server.tables.listener import Listener
from boneyard.server.tables.log import Moved, Robot
from boneyard.server.tables.seating import leave, sit
from tests.server.running import House, house
from tests.server.simulation.shelf import Shelf

WITH_CLOCK = NewTable("draw", 2, clock=Clock(per_move=30 * 86_400))
UNTIMED = NewTable("draw", 2)


class Time:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


class Small:
    """A hub for a few tables, on a store in memory."""

    def __init__(self, tables: int = 100) -> None:
        self.time = Time()
        self.store = Shelf()
        self.hub = Hub(self.store, Signer(b"key"), Bots(0), Limits(tables=tables), self.time)

    async def table(self, asked: NewTable = WITH_CLOCK, *people: str) -> str:
        """A new table, at which these people sit."""
        desk = await create(self.hub, asked, "host")
        for seat, who in enumerate(people):
            await sit(desk, who, who, seat, "")
        return desk.table.id

    def idle(self) -> set[str]:
        """Let a long time go by; the desks that are still there."""
        self.time.at += IDLE + 1
        forget_idle(self.hub)
        return set(self.hub.desks)


def run(story: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(20):
            await story

    asyncio.run(in_time())


def test_empty_tables_with_a_clock_do_not_fill_the_house_for_ever() -> None:
    async def story() -> None:
        small = Small(tables=20)
        for _ in range(20):
            await small.table()
        with pytest.raises(Refusal) as caught:
            await small.table()
        assert caught.value.code == "overloaded"
        assert small.idle() == set()
        await small.table()

    run(story())


def test_a_desk_that_was_just_opened_on_an_old_table_is_not_idle() -> None:
    async def story() -> None:
        small = Small()
        table = await small.table()
        assert small.idle() == set()
        small.time.at += 30 * 86_400
        await small.hub.desk(table)
        forget_idle(small.hub)
        assert table in small.hub.desks
        assert small.idle() == set()

    run(story())


def test_a_desk_in_use_is_not_dropped_however_long_that_takes() -> None:
    async def story() -> None:
        small = Small()
        table = await small.table()
        async with small.hub.use(table) as desk:
            assert small.idle() == {table}
            desk.listeners.add(Listener(None))
        assert small.idle() == {table}
        desk.listeners.clear()
        assert small.idle() == set()

    run(story())


def test_a_clock_for_which_somebody_else_waits_rings_when_its_table_has_left_the_memory() -> None:
    async def story() -> None:
        small = Small()
        of_two = await small.table(WITH_CLOCK, "ann", "ben")
        await small.table(NewTable("draw", 2, bots=[None, "easy"], clock=Clock(per_move=86_400)), "ann")
        await small.table(WITH_CLOCK, "ann", "ann")  # one device is passed around, and lies in a drawer now
        assert small.idle() == set()
        assert small.hub.alarms.times.keys() == {of_two}
        small.time.at += 30 * 86_400
        assert small.hub.alarms.due(small.time()) == [of_two]
        await wake(small.hub, of_two)
        while not [entry for entry in await small.store.read(of_two) if entry.kind == "robot"]:
            await asyncio.sleep(0)
        assert small.hub.alarms.times == {}

    run(story())


def test_a_table_that_rests_leaves_the_memory_soon_and_one_where_a_bot_is_to_play_does_not() -> None:
    async def story() -> None:
        small = Small()
        await small.table(WITH_CLOCK, "ann", "ben")
        desk = await small.hub.desk(await small.table(WITH_CLOCK, "ann", "ben"))
        await desk.do(Robot(min(desk.table.match.turn), True, "away"))
        small.time.at += REST + 1
        forget_idle(small.hub)
        assert small.hub.desks.keys() == {desk.table.id}
        assert small.idle() == set()

    run(story())


def test_a_table_that_rests_is_not_opened_before_somebody_comes_or_its_clock_runs_out() -> None:
    async def story() -> None:
        small = Small()
        by_post, untimed = await small.table(WITH_CLOCK, "ann", "ben"), await small.table(UNTIMED, "ann", "ben")
        bank = await small.table(NewTable("draw", 2, clock=Clock(bank=60)), "ann", "ben")
        again = Hub(small.store, Signer(b"key"), Bots(0), Limits(), small.time)
        await restore(again)
        assert (again.desks, again.alarms.due(small.time())) == ({}, [])
        assert again.alarms.times.keys() == {by_post, bank}
        assert again.alarms.due(small.time() + 61) == [bank]
        assert (await again.desk(untimed)).table.match.turn

    run(story())


def test_a_bot_whose_turn_was_cut_short_by_the_end_of_a_server_plays_after_a_restart() -> None:
    async def story() -> None:
        small = Small()
        desk = await small.hub.desk(await small.table(UNTIMED, "ann", "ben"))
        await desk.do(Robot(min(desk.table.match.turn), True, "away"))
        again = Hub(small.store, Signer(b"key"), Bots(0), Limits(), small.time)
        await restore(again)
        assert again.alarms.due(small.time()) == [desk.table.id]
        await wake(again, desk.table.id)
        assert again.attending.keys() == {desk.table.id}

    run(story())


def test_a_table_that_is_woken_for_nothing_rests_on() -> None:
    async def story() -> None:
        small = Small()
        table = await small.table(NewTable("draw", 2, bots=[None, "easy"]), "ann")
        desk = await small.hub.desk(table)
        if desk.table.match.turn == {1}:
            await desk.do(Moved(1, str(desk.table.match.actions(1)[0])))
        again = Hub(small.store, Signer(b"key"), Bots(0), Limits(), small.time)
        await restore(again)
        await wake(again, table)
        assert (again.desks, again.attending, again.alarms.times) == ({}, {}, {})

    run(story())


def test_a_socket_that_is_slow_to_greet_stays_at_the_desk_that_everybody_hears() -> None:
    """The tidying falls between admitting a socket and listening: there must not be two desks for one table."""

    async def story() -> None:
        small = Small()
        table = await small.table()
        async with small.hub.use(table) as first:
            small.idle()  # while the socket waits for the store
            async with small.hub.use(table) as second:
                assert second is first

    run(story())


def test_tables_at_which_nobody_sits_are_closed_after_a_day() -> None:
    async def story() -> None:
        small = Small()
        empty = await small.table()
        taken, left = [await small.table(WITH_CLOCK, "ann") for _ in range(2)]
        await leave(await small.hub.desk(left), "ann", 0)
        small.time.at += EXPIRES - 1
        await close_abandoned(small.hub)
        assert (await small.hub.desk(empty)).table.status == "open"
        small.time.at += 2
        await close_abandoned(small.hub)
        for gone in (empty, left):
            with pytest.raises(Refusal) as caught:
                await small.hub.desk(gone)
            assert (caught.value.code, caught.value.status) == ("expired", 410)
            assert (await small.store.row(gone)).status == "closed"  # type: ignore[union-attr]
        assert (await small.hub.desk(taken)).table.status == "open"

    run(story())


def test_a_closed_table_is_closed_after_a_restart_too() -> None:
    async def story() -> None:
        small = Small()
        table = await small.table()
        small.time.at += EXPIRES + 1
        await close_abandoned(small.hub)
        again = Hub(small.store, Signer(b"key"), Bots(0), Limits(), small.time)
        with pytest.raises(Refusal) as caught:
            await again.desk(table)
        assert caught.value.code == "expired"

    run(story())


@pytest.fixture
def later() -> Time:
    return Time()


def lobby(home: House) -> list[str]:
    return [found["table"] for found in home.ask("GET", "/api/tables").body]


def test_a_public_table_at_which_nobody_sits_leaves_the_lobby_after_an_hour(tmp_path: Any, later: Time) -> None:
    with house(tmp_path / "tables.db", now=later) as home:
        empty = home.do(create(home.hub, NewTable("draw", 2, public=True), "ann")).table.id
        desk = home.do(create(home.hub, NewTable("draw", 2, public=True), "ann"))
        home.do(sit(desk, "ann", "Ann", 0, ""))
        assert set(lobby(home)) == {empty, desk.table.id}
        later.at += LISTED + 1
        assert lobby(home) == [desk.table.id]
        assert home.ask("GET", f"/api/tables/{empty}").status == 200  # whoever has the link may come for a day
        later.at += EXPIRES
        home.do(close_abandoned(home.hub))
        answer = home.ask("GET", f"/api/tables/{empty}")
        assert (answer.status, answer.body["code"]) == (410, "expired")


def test_one_table_that_fails_in_a_new_way_stops_neither_restoring_nor_the_signs_of_life(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        small = Small()
        tables = [await small.table(WITH_CLOCK, "ann", "ben") for _ in range(3)]
        again = Hub(small.store, Signer(b"key"), Bots(0), Limits(), small.time)
        credit = Hub._credit

        async def failing(self: Hub, desk: Desk) -> None:
            if desk.table.id == tables[1]:
                raise RuntimeError("a mistake of ours")
            await credit(self, desk)

        monkeypatch.setattr(Hub, "_credit", failing)
        await restore(again)
        small.time.at += 31 * 86_400
        async with asyncio.TaskGroup() as group:
            ringing = group.create_task(keep_clocks(again))
            while len(again.desks) < 2 or not again.counters["failed"]:
                await asyncio.sleep(0.01)
            ringing.cancel()
        assert again.desks.keys() == {tables[0], tables[2]}
        assert again.counters["failed"] == 1
        await beat(again)
        assert (await small.store.kept())["alive"] == str(small.time()).encode()

    run(story())


def test_a_table_that_is_closed_leaves_the_memory_at_once() -> None:
    async def story() -> None:
        small = Small()
        table = await small.table()
        small.time.at += EXPIRES + 1
        await close_abandoned(small.hub)
        await asyncio.sleep(0)
        assert table not in small.hub.desks
        assert table not in small.hub.attending

    run(story())
