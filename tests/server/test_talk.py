"""What people say to each other at a table: one of a few things, for the moment, and not too much of it."""

import asyncio
from pathlib import Path

import pytest

from boneyard.client import AtTable, Guest, Message
from boneyard.server.tables import lifetime
from boneyard.server.tables.company import SOON
from boneyard.server.tables.talk import REACTIONS
from tests.server.evening import evening, guests, hear, home, now_at, seated
from tests.server.running import House, house
from tests.server.stores import KINDS, address
from tests.server.test_presence import nobody

__all__ = ["home"]


async def refusal_of(seat: AtTable) -> str:
    refused = await hear(seat, lambda message: message["t"] == "no")
    return str(refused["code"])


def is_reaction(message: Message) -> bool:
    return bool(message["t"] == "reaction")


def test_everybody_hears_what_somebody_says_and_the_log_keeps_nothing_of_it(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "draw") as (ann, ben), guests(home, 1) as (eve,), eve.look_on(ann.table) as watcher:
            before = (await now_at(ann))["seq"]
            await asyncio.gather(now_at(ben), now_at(watcher))
            await ann.react("well-played")
            for ear in (ann, ben, watcher):
                assert await hear(ear, is_reaction) == {"t": "reaction", "seat": ann.seat, "what": "well-played"}
            assert (await now_at(ann))["seq"] == before

    evening(story())


def test_who_looks_on_says_nothing_and_nobody_says_anything_of_their_own(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "draw") as (ann, ben), guests(home, 1) as (eve,), eve.look_on(ann.table) as watcher:
            for seat in (0, 1):
                await watcher.send({"t": "react", "seat": seat, "what": "thanks"})
                assert await refusal_of(watcher) == "not-your-seat"
            await ann.send({"t": "react", "seat": ben.seat, "what": "oops"})
            assert await refusal_of(ann) == "not-your-seat"
            for frame in ({"what": "Visit example.com"}, {"what": "thanks", "text": "hi"}):
                await ann.send({"t": "react", "seat": ann.seat, **frame})
                assert await refusal_of(ann) == "bad-request"

    evening(story())


async def heard_by(person: AtTable) -> int:
    """How many reactions arrive: at least four, and what comes soon after them, for people are told now and then."""
    heard = 0
    async for message in person.messages():
        heard += is_reaction(message)
        if heard == 4:
            await asyncio.sleep(2 * SOON)
            await person.send({"t": "ping", "n": 1})
        if message["t"] == "pong":
            break
    return heard


def test_a_flood_is_refused_on_all_devices_together_and_costs_nothing_but_words(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "draw") as (ann, ben), AtTable(ann.guest, ann.table, ann.seat) as phone:
            await now_at(ben)  # or the first words are said before anybody listens
            for number in range(40):
                await (ann, phone)[number % 2].react(REACTIONS[number % len(REACTIONS)])
            codes = set()
            for device in (ann, phone):
                await device.send({"t": "ping", "n": 7})
                async for message in device.messages():
                    codes |= {message["code"]} if message["t"] == "no" else set()
                    if message["t"] == "pong":
                        break
            assert codes == {"too-much-talk"}
            assert 4 <= await heard_by(ben) <= 6
            mover = ann if ann.seat in (await now_at(ann))["hand"]["turn"] else ben
            await mover.play((await now_at(mover))["hand"]["actions"][0])
            assert (await hear(mover, lambda message: message["t"] in ("ack", "no")))["t"] == "ack"

    evening(story())


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_said_at_another_process_is_heard_once(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lifetime, "LEARN", 0.1)
    database = address(kind, tmp_path)
    with house(database, bots=nobody) as one, house(database, bots=nobody) as two:

        async def story() -> None:
            async with seated(one, 2, "draw") as (ann, ben):
                there = Guest(two.url, ben.guest.token)
                async with AtTable(there, ben.table, ben.seat) as elsewhere:
                    await elsewhere.react("hello")
                    assert await hear(ann, is_reaction) == {"t": "reaction", "seat": ben.seat, "what": "hello"}
                    await asyncio.sleep(0.5)
                    await elsewhere.react("nice")
                    assert (await hear(ann, is_reaction))["what"] == "nice"

        evening(story())
