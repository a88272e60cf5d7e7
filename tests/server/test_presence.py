"""Presence belongs to a person: to all their seats, through any server process."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import cast

import pytest

from boneyard.client import Guest
from boneyard.server.bots.pool import Bots
from boneyard.server.store import Here, Person, Store
from boneyard.server.store.opening import open_store
from boneyard.server.tables.lifetime import BEAT, beat
from boneyard.server.tables.presence import Presence
from boneyard.server.tables.seating import AWAY
from tests.server.evening import evening, refusal
from tests.server.running import house
from tests.server.stores import KINDS, address


def test_the_second_seat_of_somebody_who_passes_one_device_around_is_not_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path / "tables.db") as home:

        async def story() -> None:
            async with Guest(home.url) as ann, Guest(home.url) as ben:
                table = await ann.create("draw", players=3)
                async with await ann.sit(table, "Ann", 0), await ben.sit(table, "Ben", 2):
                    await ann.sit(table, "Ada", 1)
                    monkeypatch.setattr(home.hub, "now", lambda: time.time() + 2 * AWAY)
                    ask = f"/api/tables/{table}/robot"
                    assert await refusal(ben.ask("POST", ask, {"seat": 1})) == "present"

        evening(story())


def nobody() -> Bots:
    """No bot decides, so no loop has a child: two loops of one process would quarrel over it."""
    return Bots(0)


@pytest.mark.parametrize("kind", KINDS)
def test_somebody_connected_to_another_process_is_not_away(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = address(kind, tmp_path)
    with house(database, bots=nobody) as one, house(database, bots=nobody) as two:

        async def story() -> None:
            async with AsyncExitStack() as stack:
                ann = await stack.enter_async_context(Guest(one.url))
                table = await ann.create("draw", players=2)
                seat = await stack.enter_async_context(await ann.sit(table, "Ann", 0))
                ben = await stack.enter_async_context(Guest(two.url))
                await stack.enter_async_context(await ben.sit(table, "Ben", 1))
                ask = f"/api/tables/{table}/robot"
                for home in (one, two):  # much later
                    monkeypatch.setattr(home.hub, "now", lambda: time.time() + 2 * AWAY)
                    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(beat(home.hub), home.loop))
                assert await refusal(ben.ask("POST", ask, {"seat": 0})) == "present"
                assert seat.socket is not None
                await seat.socket.close()
                await asyncio.sleep(0.2)
                await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(beat(one.hub), one.loop))
                assert await refusal(ben.ask("POST", ask, {"seat": 0})) == "present"  # since a moment ago
                monkeypatch.setattr(two.hub, "now", lambda: time.time() + 3 * AWAY + BEAT)
                assert (await ben.ask("POST", ask, {"seat": 0}))["seq"]

        evening(story())


@pytest.mark.parametrize("kind", KINDS)
def test_the_store_knows_who_was_connected_last_and_when(kind: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        one, two = Presence(store), Presence(store)
        ann, again = [one.came("m", "ann", 99.0) for _ in range(2)]  # by two sockets
        ben = two.came("m", "ben", 99.0)
        await one.publish(100.0)
        await two.publish(100.0)
        assert await store.last_seen("m") == {"ann": 100.0, "ben": 100.0}
        one.left(again, 104.0)
        two.left(ben, 104.0)
        await one.publish(105.0)
        await two.publish(105.0)
        await one.publish(110.0)
        assert await store.last_seen("m") == {"ann": 110.0, "ben": 105.0}  # ann's other socket is still there
        assert await two.last_seen("m", "ann", 111.0) == 110.0
        assert await one.last_seen("m", "ann", 111.0) == 111.0
        assert await two.last_seen("m", "eve", 111.0) is None
        one.left(ann, 112.0)
        assert await one.last_seen("m", "ann", 120.0) == 112.0
        await two.publish(200.0)
        assert (await store.last_seen("m"))["ann"] == 110.0  # a process that is gone keeps nobody present
        await store.forget_processes(150.0)
        assert await store.last_seen("m") == {"ben": 105.0}
        assert await store.last_seen("other") == {}

    async def with_store() -> None:
        store = await open_store(database)
        try:
            await story(store)
        finally:
            await store.close()

    database = address(kind, tmp_path)
    asyncio.run(with_store())


def test_what_could_not_be_published_is_published_later(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path / "tables.db")
        presence = Presence(store)
        presence.came("m", "ann", 1.0)
        await store.close()
        with pytest.raises(RuntimeError):
            await presence.publish(1.0)
        presence.store = await open_store(tmp_path / "tables.db")
        await presence.publish(1.0)
        assert await presence.store.last_seen("m") == {"ann": 1.0}
        await presence.store.close()

    asyncio.run(story())


class Slow:
    """A store that answers when it is told to, or not at all, and is slow to write for the first time."""

    def __init__(self) -> None:
        self.answers: asyncio.Queue[list[Here] | OSError] = asyncio.Queue()
        self.written: list[list[Here]] = []
        self.begun = False
        self.go_on = asyncio.Event()

    async def elsewhere(self, process: str, since: float) -> list[Here]:
        """Who is connected to other processes, as the test says."""
        answer = await self.answers.get()
        if isinstance(answer, OSError):
            raise answer
        return answer

    async def be_present(self, process: str, at: float, here: list[Here], left: list[Person]) -> None:
        """The first is written when the test says so, all others at once."""
        first, self.begun = not self.begun, True
        if first:
            await self.go_on.wait()
        self.written.append(here)


def test_what_is_known_of_other_processes_holds_until_the_store_has_answered() -> None:
    async def story() -> None:
        slow = Slow()
        presence = Presence(cast(Store, slow))
        ben = Here("m", "ben", None, "Ben", "", 0.0)
        slow.answers.put_nowait([ben])
        assert await presence.learn(100.0) == {"m"}
        asking = asyncio.create_task(presence.learn(102.0))
        await asyncio.sleep(0)
        assert presence.here("m") == {"ben": ben}  # nobody is away while the store thinks
        slow.answers.put_nowait([ben])
        assert await asking == set()
        slow.answers.put_nowait(OSError("gone"))
        with pytest.raises(OSError, match="gone"):
            await presence.learn(104.0)
        assert presence.here("m") == {"ben": ben}
        slow.answers.put_nowait([])
        assert await presence.learn(106.0) == {"m"}
        assert presence.here("m") == {}

    asyncio.run(story())


def test_two_that_publish_at_once_do_not_overtake_each_other() -> None:
    async def story() -> None:
        slow = Slow()
        presence = Presence(cast(Store, slow))
        socket = presence.came("m", "ann", 1.0)
        first = asyncio.create_task(presence.publish(1.0))
        await asyncio.sleep(0)
        presence.looks(socket, False, "Ann", 2.0)
        second = asyncio.create_task(presence.publish(2.0))
        await asyncio.sleep(0)
        slow.go_on.set()
        await asyncio.gather(second, first)
        assert [[somebody.hidden for somebody in here] for here in slow.written] == [[None], [2.0]]

    asyncio.run(story())
