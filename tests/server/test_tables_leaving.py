"""People who leave a table, are replaced by a bot, and meet again for a rematch, with real sockets."""

import asyncio
import time

import pytest

from boneyard.client import AtTable, Guest
from boneyard.players.cast import character
from boneyard.server.tables.log import Created, Dealt, kind_of, line_of
from tests.server.evening import (
    SHORT,
    evening,
    guests,
    hands_of,
    hear,
    hidden,
    home,
    now_at,
    play_to_the_end,
    refusal,
    seated,
)
from tests.server.running import House

__all__ = ["home"]


def test_a_rematch_keeps_everybody_in_his_seat_and_there_is_only_one(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "plain-block", options=SHORT) as people:
            old = people[0].table
            ask = [seat.guest.ask("POST", f"/api/tables/{old}/rematch") for seat in people]
            assert await refusal(people[0].guest.ask("POST", f"/api/tables/{old}/rematch")) == "not-over"
            await asyncio.gather(*(play_to_the_end(seat, min) for seat in people))
            async with Guest(home.url) as eve:
                assert await refusal(eve.ask("POST", f"/api/tables/{old}/rematch")) == "not-seated"
            new = {answer["table"] for answer in await asyncio.gather(*ask)}
            assert len(new) == 1
            seen = [await seat.guest.ask("GET", f"/api/tables/{min(new)}") for seat in people]
            assert [each["mine"] for each in seen] == [[0], [1]]
            assert [chair["name"] for chair in seen[0]["seats"]] == ["Person 0", "Person 1"]
            assert (seen[0]["after"], seen[0]["status"], seen[0]["hand"]) == (old, "playing", None)
            assert (await now_at(people[1]))["rematch"] == min(new)

    evening(story())


def test_a_rematch_is_dealt_when_everybody_has_come_and_with_seeds_that_nobody_knew(home: House) -> None:
    noted: list[str] = []

    async def story() -> None:
        async with seated(home, 2, "plain-block", options=SHORT) as (ann, bob):
            await asyncio.gather(*(play_to_the_end(seat, min) for seat in (ann, bob)))
            seats = [await seat.rematch() for seat in (ann, bob)]
            async with seats[0]:
                waits = await now_at(seats[0])
                assert (waits["hand"], [chair["ready"] for chair in waits["seats"]]) == (None, [True, False])
                async with seats[1]:
                    dealt = await now_at(seats[1])
                    assert (dealt["you"], dealt["hand"]["hand"]) == (1, 1)
            noted.extend([seats[0].table, waits["commitment"], ann.guest.seeds[-1], bob.guest.seeds[-1]])

    evening(story())
    table, commitment, *seeds = noted
    lines = [line_of(entry) for entry in home.log(table)]
    assert [kind_of(line) for line in lines] == ["created", "sat", "sat", "seeded", "seeded", "ready", "ready", "dealt"]
    made, dealt = lines[0], lines[-1]
    assert isinstance(made, Created)
    assert isinstance(dealt, Dealt)
    assert (made.commitment, dealt.seeds) == (commitment, seeds)


def test_who_leaves_a_rematch_before_it_is_dealt_makes_room(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "plain-block", options=SHORT) as (ann, bob), guests(home, 1) as (eve,):
            await asyncio.gather(*(play_to_the_end(seat, min) for seat in (ann, bob)))
            async with await ann.rematch() as seat:
                assert (await now_at(seat))["status"] == "playing"
                await bob.guest.ask("POST", f"/api/tables/{seat.table}/leave", {"seat": 1})
                assert (await hear(seat, lambda message: message.get("kind") == "left"))["status"] == "open"
                async with await eve.sit(seat.table, "Eve") as place:
                    assert (await now_at(place))["hand"]["hand"] == 1

    evening(story())


def test_whoever_leaves_before_the_deal_frees_the_seat(home: House) -> None:
    async def story() -> None:
        async with guests(home, 3) as (ann, bob, eve):
            table = await ann.create("block", 2)
            await ann.sit(table, "Ann")
            await ann.ask("POST", f"/api/tables/{table}/leave", {"seat": 0})
            assert (await bob.sit(table, "Bob")).seat == 0
            assert (await eve.sit(table, "Eve")).seat == 1
            assert await refusal(ann.ask("POST", f"/api/tables/{table}/leave", {"seat": 0})) == "not-your-seat"

    evening(story())


def test_whoever_leaves_later_is_replaced_by_a_bot_and_gets_the_seat_back_on_return(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "draw") as (ann, bob):
            left = [await bob.guest.ask("POST", f"/api/tables/{bob.table}/leave", {"seat": 1}) for _ in range(2)]
            lines = await asyncio.to_thread(home.log, bob.table)
            assert [line.kind for line in lines].count("left") == 1, left  # nobody leaves twice
            assert bob.socket is not None
            await bob.socket.close()
            async for moment in ann.turns():  # two turns of Ann: the bot has played between them
                if len([event for event in (await now_at(ann))["events"] if event.get("seat") == 1]) > 2:
                    break
                await ann.play(moment["hand"]["actions"][0])
            assert moment["seats"][1] == {
                "name": "Person 1",
                "bot": None,
                "person": True,
                "robot": True,
                "ready": False,
                "why": "left",
                "face": "",
                "temperament": moment["seats"][1]["temperament"],
                "stand_in": moment["seats"][1]["stand_in"],
            }
            played = character(moment["seats"][1]["stand_in"])
            assert played is not None
            assert played.temperament == moment["seats"][1]["temperament"]
            async with AtTable(bob.guest, bob.table, 1) as back:
                assert not (await now_at(back))["seats"][1]["robot"]
                assert not hidden(hands_of(await now_at(back))[1])

    evening(story())


def test_others_may_replace_somebody_who_has_been_away_for_a_minute(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with seated(home, 2, "draw") as (ann, bob):
            ask = f"/api/tables/{ann.table}/robot"
            assert await refusal(ann.guest.ask("POST", ask, {"seat": 1})) == "present"
            assert bob.socket is not None
            await bob.socket.close()
            assert await refusal(ann.guest.ask("POST", ask, {"seat": 1})) == "present"
            while len(home.hub.presence.sockets[ann.table]) > 1:
                await asyncio.sleep(0.01)  # until the server has noticed
            monkeypatch.setattr(home.hub, "now", lambda: time.time() + 61)
            await ann.guest.ask("POST", ask, {"seat": 1})
            seen = await hear(ann, lambda message: message.get("kind") == "robot")
            assert seen["seats"][1]["robot"]
            assert await refusal(ann.guest.ask("POST", ask, {"seat": 1})) == "bad-request"
            async with Guest(home.url) as eve:
                assert await refusal(eve.ask("POST", ask, {"seat": 1})) == "not-seated"

    evening(story())
