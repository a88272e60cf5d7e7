"""Everybody at a table is told who else is there: here, away and since when, left, looking on; through any process."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from boneyard.client import AtTable, Guest, Message
from boneyard.server.messages.requests import NewTable
from boneyard.server.refusal import Refusal
from boneyard.server.tables import company, lifetime
from boneyard.server.tables.company import GRACE, Company
from boneyard.server.tables.creation import create
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.listener import Listener
from boneyard.server.tables.presence import Connected
from boneyard.server.tables.seating import AWAY, come_back, leave, replace_absent, sit
from tests.server.evening import evening, guests, hear, home
from tests.server.running import House, house
from tests.server.simulation.people import CALM
from tests.server.simulation.sitting import happens
from tests.server.simulation.storm import Storm
from tests.server.stores import KINDS, address
from tests.server.test_presence import nobody

__all__ = ["home"]

States = list[str | None]


class Room:
    """A table of two and a process, on virtual time."""

    def __init__(self, hub: Hub, desk: Desk) -> None:
        self.hub, self.desk = hub, desk
        self.ear = Listener(None)
        desk.listeners.add(self.ear)

    @classmethod
    async def open(cls, people: int = 2) -> "Room":
        storm = Storm(0, NewTable("draw", 2), CALM)
        storm.start()
        assert storm.hub is not None
        room = cls(storm.hub, await create(storm.hub, storm.made, "host"))
        for seat in range(people):
            await sit(room.desk, f"person-{seat}", f"Person {seat}", seat, "")
        await storm.hub.presence.remember(room.desk.table.id)
        return room

    @property
    def company(self) -> Company:
        """Who is told what."""
        return self.hub.company

    def come(self, who: str | None, name: str = "") -> Connected:
        socket = self.company.came(self.desk, who)
        self.company.looks(socket, True, name)
        return socket

    def heard(self) -> list[str]:
        """What was said since the last time, of presence."""
        said = [self.ear.queue.get_nowait() or "" for _ in range(self.ear.queue.qsize())]
        return [text for text in said if '"t":"presence"' in text]

    def states(self) -> States:
        seen = self.company.seen(self.desk)
        return ["left" if seat in seen.left else "here" if at is None else "away" for seat, at in enumerate(seen.away)]


def test_a_page_that_is_loaded_anew_is_neither_away_nor_back() -> None:
    async def story() -> None:
        room = await Room.open()
        room.come("person-0")
        ben = room.come("person-1")
        await asyncio.sleep(1.0)
        assert len(room.heard()) == 1
        room.company.left(ben)
        await asyncio.sleep(GRACE - 1)
        room.come("person-1")
        await asyncio.sleep(10.0)
        assert room.heard() == []

    happens(story)


def test_whoever_is_gone_for_longer_is_away_since_then_and_told_once() -> None:
    async def story() -> None:
        room = await Room.open()
        room.come("person-0")
        ben = room.come("person-1")
        await asyncio.sleep(1.0)
        room.heard()
        room.company.left(ben)
        await asyncio.sleep(60.0)
        (told,) = room.heard()
        assert '"seats":[{"state":"here","seconds":0.0},{"state":"away","seconds":3.0}]' in told
        ear = Listener(None)
        await room.company.greet(room.desk, ear)
        assert '{"state":"away","seconds":60.0}' in (ear.queue.get_nowait() or "")

    happens(story)


def test_somebody_on_two_devices_is_here_while_one_of_them_is_looked_at() -> None:
    async def story() -> None:
        room = await Room.open()
        room.come("person-0")
        phone, laptop = room.come("person-1"), room.come("person-1")
        room.company.looks(laptop, False, None)
        await asyncio.sleep(10.0)
        assert room.states() == ["here", "here"]
        room.company.looks(phone, False, None)
        await asyncio.sleep(10.0)
        assert room.states() == ["here", "away"]
        room.company.left(phone)
        room.company.looks(laptop, True, None)
        assert room.states() == ["here", "here"]

    happens(story)


def test_whoever_has_left_is_shown_so_even_on_another_device() -> None:
    async def story() -> None:
        room = await Room.open()
        room.come("person-1")
        await asyncio.sleep(1.0)
        room.heard()
        await leave(room.desk, "person-1", 1)
        await asyncio.sleep(1.0)
        assert room.states()[1] == "left"
        assert len(room.heard()) == 1

    happens(story)


def test_whoever_sits_down_is_shown_at_once() -> None:
    async def story() -> None:
        room = await Room.open(people=1)
        room.come("person-0")
        ben = room.come("person-1")
        room.company.looks(ben, False, None)
        await asyncio.sleep(10.0)
        room.heard()
        await sit(room.desk, "person-1", "Ben", 1, "")
        await asyncio.sleep(1.0)
        (told,) = room.heard()
        assert '"seats":[{"state":"here","seconds":0.0},{"state":"away",' in told

    happens(story)


def test_onlookers_are_counted_and_named_but_not_like_somebody_who_plays() -> None:
    async def story() -> None:
        room = await Room.open()
        for who, name in (("eve", "Eve"), (None, ""), ("fay", "pErson 0"), ("gil", "\u202eGil\n")):
            room.come(who, name)
        seen = room.company.seen(room.desk)
        assert (seen.onlookers, seen.names) == (4, ("Eve", "Gil"))

    happens(story)


def test_an_onlooker_who_floods_with_names_and_looks_disturbs_nobody() -> None:
    async def story() -> None:
        room = await Room.open()
        eve = room.come("eve", "Eve")
        await asyncio.sleep(1.0)
        room.heard()
        for number in range(100):
            room.company.looks(eve, number % 2 == 0, f"Buy {number}")
            await asyncio.sleep(0.1)
        (told,) = room.heard()  # that the two who play never came
        assert told.endswith('"onlookers":1,"names":["Eve"]}')

    happens(story)


def test_a_tab_that_is_hidden_for_a_minute_may_be_played_for_and_is_given_back_when_it_is_seen() -> None:
    async def story() -> None:
        room = await Room.open()
        room.come("person-0")
        ben = room.come("person-1")
        room.company.looks(ben, False, None)
        await asyncio.sleep(AWAY - 1)
        with pytest.raises(Refusal, match="has not been away"):
            await replace_absent(room.desk, room.hub.absence, "person-0", 1)
        await asyncio.sleep(2.0)
        await replace_absent(room.desk, room.hub.absence, "person-0", 1)
        assert room.desk.table.chairs[1].why == "away"
        await come_back(room.desk, "person-1")
        assert not room.desk.table.chairs[1].robot

    happens(story)


def test_a_dead_server_makes_nobody_who_comes_back_at_once_away() -> None:
    async def story() -> None:
        room = await Room.open()
        for seat in (0, 1):
            room.come(f"person-{seat}")
        await asyncio.sleep(20.0)
        again = Hub(room.hub.store, room.hub.signer, room.hub.bots, room.hub.limits, room.hub.now)
        desk = await again.desk(room.desk.table.id)
        ann = again.company.came(desk, "person-0")
        await again.presence.remember(desk.table.id)
        assert again.company.seen(desk).away == (None, None)
        await asyncio.sleep(GRACE + 0.1)
        assert again.company.seen(desk).away[1] is not None
        again.company.left(ann)
        again.drop(desk.table.id)
        assert (again.company.timers, again.company.told, again.presence.gone) == ({}, {}, {})

    happens(story)


def is_presence(seats: States, onlookers: int = 0) -> Callable[[Message], bool]:
    return lambda message: (
        message["t"] == "presence"
        and [seat and seat["state"] for seat in message["seats"]] == seats
        and message["onlookers"] == onlookers
    )


def test_over_the_wire_people_come_look_elsewhere_and_look_on(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "GRACE", 0.5)

    async def story() -> None:
        async with guests(home, 3) as (ann, ben, eve):
            table = await ann.create("draw", players=2)
            async with await ann.sit(table, "Ann", 0) as seat:
                await hear(seat, is_presence(["here", None]))
                async with await ben.sit(table, "Ben", 1) as other, eve.look_on(table) as watcher:
                    await hear(seat, is_presence(["here", "here"], 1))
                    await watcher.send({"t": "present", "name": "Eve"})
                    named = await hear(seat, lambda message: bool(message.get("names")))
                    assert named["names"] == ["Eve"]
                    await other.send({"t": "present", "visible": False})
                    gone = await hear(seat, is_presence(["here", "away"], 1))
                    assert gone["seats"][1]["seconds"] >= 0.5
                    await other.send({"t": "present", "visible": True})
                    await hear(seat, is_presence(["here", "here"], 1))

    evening(story())


@pytest.mark.parametrize("kind", KINDS)
def test_people_at_another_process_are_seen(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lifetime, "LEARN", 0.1)
    monkeypatch.setattr(company, "GRACE", 0.5)
    database = address(kind, tmp_path)
    with house(database, bots=nobody) as one, house(database, bots=nobody) as two:

        async def story() -> None:
            async with Guest(one.url) as ann, Guest(two.url) as ben, Guest(two.url) as eve:
                table = await ann.create("draw", players=2)
                async with await ann.sit(table, "Ann", 0) as seat:
                    await Guest(one.url, ben.token).sit(table, "Ben", 1)
                    async with AtTable(ben, table, 1) as other, eve.look_on(table) as watcher:
                        await watcher.send({"t": "present", "name": "Eve"})
                        both = is_presence(["here", "here"], 1)  # her name may come a moment after her
                        await hear(seat, lambda message: both(message) and message["names"] == ["Eve"])
                        await other.send({"t": "present", "visible": False})
                        await hear(seat, is_presence(["here", "away"], 1))
                    await hear(seat, is_presence(["here", "away"]))

        evening(story())
