"""People at tables, with real sockets: sitting down, coming back, looking on."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

from boneyard import Record
from boneyard.client import AtTable, Guest, Message
from boneyard.players.cast import character, temperament
from boneyard.server.deals.proof import check
from boneyard.server.tables.listener import Listener
from tests.server.evening import (
    SHORT,
    evening,
    guests,
    hands_of,
    hidden,
    home,
    now_at,
    play_to_the_end,
    refusal,
    seated,
)
from tests.server.running import House, house

__all__ = ["home"]


def test_bots_have_names_that_nobody_else_at_the_table_has(home: House) -> None:
    async def story() -> None:
        async with guests(home, 1) as (ben,):
            table = await ben.create("team-block", 4, bots=[None, "easy/Ben", "medium/Ada", "easy/Ada"])
            async with await ben.sit(table, "Ben") as seat:
                seats = (await now_at(seat))["seats"]
        names, tempers = zip(*((each["name"], each["temperament"]) for each in seats), strict=True)
        assert len(set(names)) == 4
        assert (names[0], names[2], tempers) == ("Ben", "Ada", ("", "blocker", "careful", "careful"))
        assert tempers[1:] == tuple(temperament(name) for name in names[1:])
        assert [each["bot"] for each in seats] == [None, "easy", "medium", "easy"]

    evening(story())


def test_a_seat_takes_another_name_until_tiles_are_dealt(home: House) -> None:
    async def story() -> None:
        async with guests(home, 2) as (ann, bob):
            table = await ann.create("draw", 2)
            path = f"/api/tables/{table}"
            seqs = [(await ann.ask("POST", f"{path}/sit", {"name": name}))["seq"] for name in ("Player", "Ann", "Ann")]
            assert seqs == [2, 3, 3]
            assert (await ann.ask("GET", path))["mine"] == [0]
            await bob.ask("POST", f"{path}/sit", {"name": "Bob"})
            await ann.ask("POST", f"{path}/sit", {"name": "Eve"})
            assert [seat["name"] for seat in (await ann.ask("GET", path))["seats"]] == ["Ann", "Bob"]

    evening(story())


def test_a_script_sits_at_a_table_in_ten_lines(home: House) -> None:
    async def story() -> None:
        async with Guest(home.url) as guest:
            table = await guest.create("draw", players=2, bots=[None, "easy"], options=SHORT, pace=0)
            async with await guest.sit(table, "Ann") as seat:
                async for moment in seat.turns():
                    await seat.play(moment["hand"]["actions"][0])
            record = Record.read(await guest.record(table))
        assert record.names[0] == "Ann"
        assert character(record.names[1])
        assert not any(deal.wrong for deal in check(record))

    evening(story())


def test_a_guest_joins_by_the_link_with_a_name_and_nothing_else(home: House) -> None:
    async def story() -> None:
        async with guests(home, 2) as (ann, bob):
            table = await ann.create("block", 2)
            assert (await ann.sit(table, "Ann")).seat == 0
            seen = await bob.ask("GET", f"/api/tables/{table}")
            assert [chair["person"] for chair in seen["seats"]] == [True, False]
            assert seen["mine"] == []
            assert (await bob.sit(table, "Bob")).seat == 1
            seen = await bob.ask("GET", f"/api/tables/{table}")
            assert [chair["name"] for chair in seen["seats"]] == ["Ann", "Bob"]
            assert (seen["mine"], seen["status"]) == ([1], "playing")

    evening(story())


def test_a_full_table_has_no_seat_for_a_third_and_a_taken_seat_is_taken(home: House) -> None:
    async def story() -> None:
        async with guests(home, 3) as (ann, bob, eve):
            table = await ann.create("block", 2)
            await ann.sit(table, "Ann", 1)
            assert await refusal(bob.sit(table, "Bob", 1)) == "taken"
            assert await refusal(bob.sit(table, "Bob", 2)) == "bad-request"
            await bob.sit(table, "Bob")
            assert await refusal(eve.sit(table, "Eve")) == "full"

    evening(story())


def test_the_same_person_comes_back_with_the_same_token(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "block") as (ann, _):
            before = await now_at(ann)
            again = Guest(home.url, ann.guest.token)
            assert (await again.sit(ann.table, "Ann again")).seat == 0
            async with AtTable(again, ann.table, None) as back:  # which asks for no seat in particular
                after = await now_at(back)
            assert (after["you"], hands_of(after)) == (0, hands_of(before))
            assert after["seats"][0]["name"] == "Person 0"
            assert hidden(hands_of(after)[1])

    evening(story())


def test_a_personal_link_brings_the_same_person_to_another_device(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "block") as (ann, _):
            link = (await ann.guest.ask("POST", "/api/guest"))["link"]
            opened = await asyncio.to_thread(home.ask, "GET", link)
            assert (opened.status, opened.headers["location"]) == (303, "/")
            cookie, *attributes = opened.headers["set-cookie"].split("; ")
            assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(attributes)
            seen = await asyncio.to_thread(home.ask, "GET", f"/api/tables/{ann.table}", Cookie=cookie)
            assert (seen.body["mine"], seen.body["you"]) == ([0], 0)
            forged = await asyncio.to_thread(home.ask, "GET", link[:-1] + ("0" if link[-1] != "0" else "1"))
            assert (forged.status, forged.body["code"]) == (404, "not-found")

    evening(story())


def test_a_seat_is_kept_while_the_server_is_started_again(tmp_path: Path) -> None:
    async def first(home: House) -> tuple[str, str, list[list[str]]]:
        async with seated(home, 2, "block") as (ann, _):
            return ann.guest.token or "", ann.table, hands_of(await now_at(ann))

    async def second(home: House, token: str, table: str) -> Message:
        async with AtTable(Guest(home.url, token), table, 0) as ann:
            return await now_at(ann)

    with house(tmp_path / "tables.db") as home:
        token, table, hands = asyncio.run(first(home))
    with house(tmp_path / "tables.db") as home:
        after = asyncio.run(second(home, token, table))
    assert (after["you"], hands_of(after)) == (0, hands)


def test_broken_connections_are_mended_and_every_step_is_heard_once(home: House) -> None:
    async def story() -> None:
        ended: set[Listener] = set()
        async with seated(home, 2, "draw", options=SHORT) as people:
            cutting = asyncio.create_task(_cut_again_and_again(home, people[0].table, ended))
            heard = await asyncio.gather(*(_play_and_note(seat) for seat in people))
            cutting.cancel()
            last = len(await asyncio.to_thread(home.log, people[0].table))
        for steps in heard:
            assert steps == list(range(steps[0], last + 1))
        assert len(ended) > 2

    evening(story())


async def _cut_again_and_again(home: House, table: str, ended: set[Listener]) -> None:
    while True:
        for listener in tuple(home.hub.desks[table].listeners):
            ended.add(listener)
            home.loop.call_soon_threadsafe(listener.end)
        await asyncio.sleep(0.02)


async def _play_and_note(seat: AtTable) -> list[int]:
    """Play to the end; the numbers of all the steps that were heard."""
    steps: list[int] = []
    async for message in seat.messages():
        steps += [message["seq"]] if message["t"] == "step" else []
        hand = message.get("hand")
        if hand and hand["over"] and message["kind"] == "shown":
            return steps
        if hand and hand["actions"]:
            await seat.play(hand["actions"][0])
    return steps


def test_spectators_see_the_table_and_nobodys_hand(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "draw", options=SHORT) as people, Guest(home.url) as eve:
            async with eve.look_on(people[0].table) as looker:
                playing = [asyncio.create_task(play_to_the_end(seat, min)) for seat in people]
                shown = [message async for message in _to_the_end(looker)]
                ends = await asyncio.gather(*playing)
            running = [message for message in shown if message["hand"] and not message["hand"]["dealing"]][:-1]
            assert len(running) > 10
            assert all(hidden(hand) for message in running for hand in hands_of(message))
            assert all(message["you"] is None and not message["hand"]["actions"] for message in running)
            drawn = [event for message in shown for event in message["events"] if event["is"] == "Drew"]
            assert all(hidden(event["tiles"]) for event in drawn)
            assert shown[-1]["hand"]["totals"] == ends[0]["hand"]["totals"] == ends[1]["hand"]["totals"]

    evening(story())


async def _to_the_end(looker: AtTable) -> AsyncIterator[Message]:
    async for message in looker.messages():
        if message["t"] in ("step", "snapshot"):
            yield message
            if message["hand"] and message["hand"]["over"]:
                return


def test_public_tables_are_in_the_lobby_until_they_are_full_and_private_ones_never(home: House) -> None:
    async def listed(guest: Guest) -> dict[str, bool]:
        return {about["table"]: about["here"] for about in await guest.ask("GET", "/api/tables")}

    async def story() -> None:
        async with guests(home, 2) as (ann, bob):
            public = await ann.create("block", 2, public=True)
            private = await ann.create("block", 2)
            assert public in await listed(bob)
            seat = await ann.sit(public, "Ann")
            assert (await listed(bob))[public] is False  # she has a seat, and looks elsewhere
            async with seat, bob.look_on(public):
                assert (await listed(bob))[public] is True
            await bob.sit(public, "Bob")
            assert not {public, private} & (await listed(bob)).keys()

    evening(story())
