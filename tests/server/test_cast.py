"""The characters of the bots at a table: drawn once, kept in the log, the same for everybody and ever after."""

from typing import Any

import msgspec

from boneyard import Record
from boneyard.client import AtTable
from boneyard.players.cast import CAST, character, temperament
from boneyard.players.temperaments import TEMPERAMENTS
from boneyard.server.tables.fold import fold
from boneyard.server.tables.log import Created, Filled, Line, Robot, Sat, line_of
from boneyard.server.tables.table import Table
from tests.server.evening import evening, guests, hear, home, now_at, seated
from tests.server.running import House

__all__ = ["home"]


def logged(home: House, table: str, kind: type) -> list[Any]:
    return [line for entry in home.log(table) if isinstance(line := line_of(entry), kind)]


async def shown(seat: AtTable) -> Any:
    return (await seat.guest.ask("GET", f"/api/tables/{seat.table}"))["seats"]


def folded(made: Created, *lines: Line) -> Table:
    table = Table.new("t", made, 0.0)
    for line in lines:
        table, _ = fold(table, line, 1.0)
    return table


def made(**more: Any) -> Created:
    return Created("block", 1, {}, 3, ["easy", None, None], "", "host", **more)


def test_every_bot_is_another_character_and_the_log_keeps_who(home: House) -> None:
    async def story() -> None:
        async with guests(home, 1) as (ann,):
            table = await ann.create("block", 4, bots=[None, "easy", "medium", "hard"])
            async with await ann.sit(table, "Ann") as seat:
                seats = (await now_at(seat))["seats"]
        (line,) = logged(home, table, Created)
        assert line.bots == [None, "easy", "medium", "hard"]
        assert line.cast == ["", *(each["name"] for each in seats[1:])]
        assert len({each["temperament"] for each in seats[1:]}) == 3
        for each in seats[1:]:
            known = character(each["name"])
            assert known == (each["name"], each["temperament"], each["face"])

    evening(story())


def test_a_bot_is_asked_for_by_name_and_comes_again_in_a_rematch(home: House) -> None:
    async def story() -> None:
        async with guests(home, 1) as (ann,):
            asked = {"options": {"hands": 1}, "pace": 0}
            table = await ann.create("block", 3, bots=[None, "easy/gia", "easy/blocker"], **asked)
            async with await ann.sit(table, "Ann") as seat:
                before = (await now_at(seat))["seats"]
                async for moment in seat.turns():
                    await seat.play(moment["hand"]["actions"][0])
                async with await seat.rematch() as again:
                    after = (await now_at(again))["seats"]
            assert before[1]["name"] == "Gia"
            assert temperament(before[2]["name"]) == "blocker"
            assert [each["name"] for each in after] == [each["name"] for each in before]
            assert Record.read(await ann.record(table)).names == tuple(each["name"] for each in before)

    evening(story())


def test_bots_that_fill_the_free_seats_are_none_who_are_there(home: House) -> None:
    async def story() -> None:
        async with guests(home, 1) as (ann,):
            table = await ann.create("block", 4, bots=["easy/Ben", None, None, None])
            async with await ann.sit(table, "Kim", 1) as seat:
                await ann.ask("POST", f"/api/tables/{table}/fill", {"level": "medium/blocker"})
                seats = await shown(seat)
        filled = logged(home, table, Filled)
        assert [(line.seat, line.bot) for line in filled] == [(2, "medium"), (3, "medium")]
        names = [each["name"] for each in seats]
        assert names == ["Ben", "Kim", *(line.character for line in filled)]
        assert len(set(names)) == 4
        assert "Hugo" in names

    evening(story())


def test_whoever_leaves_is_played_for_by_a_character_that_goes_when_they_are_back(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "draw") as (ann, bob):
            await bob.guest.ask("POST", f"/api/tables/{bob.table}/leave", {"seat": 1})
            left = (await shown(ann))[1]
            assert left["stand_in"] in {each.name for each in CAST}
            assert left["temperament"] == temperament(left["stand_in"])
            assert (left["name"], left["bot"], left["robot"]) == ("Person 1", None, True)
            await bob.send({"t": "back", "seat": 1})
            await hear(ann, lambda message: message.get("why") == "back")
            back = (await shown(ann))[1]
            assert (back["stand_in"], back["temperament"]) == ("", "")

    evening(story())


def test_games_that_lay_no_tiles_have_characters_without_temperaments(home: House) -> None:
    async def story() -> None:
        async with guests(home, 1) as (ann,):
            table = await ann.create("concentration", 2, bots=[None, "easy"])
            async with await ann.sit(table, "Ann") as seat:
                bot = (await now_at(seat))["seats"][1]
        assert character(bot["name"])
        assert (bot["temperament"], bot["face"][-4:]) == ("", " bot")

    evening(story())


def test_a_person_keeps_their_name_and_the_bot_looks_like_another_of_its_temperament() -> None:
    table = folded(made(cast=["Ben", "", ""]), Sat(1, "somebody", "Ben"))
    assert [chair.name for chair in table.chairs] == ["Hugo", "Ben", ""]
    assert (table.temperament(0), table.chairs[1].face) == ("blocker", "")


def test_a_log_from_before_there_were_characters_names_its_bots_as_it_did() -> None:
    old = msgspec.json.decode(msgspec.json.encode(made()).replace(b',"cast":[]', b""), type=Created)
    lines = (Sat(1, "somebody", "Ada"), msgspec.convert({"kind": "filled", "seat": 2, "bot": "medium"}, Filled))
    table = folded(old, *lines, msgspec.convert({"kind": "robot", "seat": 1, "on": True, "why": "away"}, Robot))
    assert [chair.name for chair in table.chairs] == ["Ben", "Ada", "Cleo"]
    assert [table.temperament(seat) for seat in range(3)] == ["", "", ""]
    assert set(TEMPERAMENTS) >= {temperament(chair.name) for chair in table.chairs}
