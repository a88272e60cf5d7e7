"""Editions at tables: named when a table is made, and told by every table, list and replay."""

from boneyard import game
from boneyard.client import Message
from boneyard.lengths import expected
from tests.server.evening import evening, guests, home, play_to_the_end, refusal
from tests.server.running import House

__all__ = ["home"]

FRENCH = {"names": ["s9-fr"], "changed": False}


def test_an_edition_becomes_options_and_the_table_says_which_it_follows(home: House) -> None:
    async def story() -> None:
        async with guests(home, 1) as (ann,):
            table = await ann.create("cyprus", 4, edition="s9-fr", options={"hands": 4})
            await ann.ask("POST", f"/api/tables/{table}/sit", {"name": "Ann"})
            seen: Message = await ann.ask("GET", f"/api/tables/{table}")
            assert seen["options"] == {"voluntary_pass": True, "hands": 4}
            assert seen["edition"] == FRENCH
            (mine,) = await ann.ask("GET", "/api/mine")
            assert mine["edition"] == FRENCH

    evening(story())


def test_a_table_with_a_changed_rule_says_so(home: House) -> None:
    async def story() -> None:
        async with guests(home, 1) as (ann,):
            options = {"blocked_deduct_own": True}
            table = await ann.create("hungarian", 2, edition="s9-fr", options=options)
            seen = await ann.ask("GET", f"/api/tables/{table}")
            assert seen["edition"] == {"names": ["s9-fr"], "changed": True}

    evening(story())


def test_an_edition_that_the_game_has_not_is_refused(home: House) -> None:
    async def story() -> None:
        async with guests(home, 1) as (ann,):
            assert await refusal(ann.create("hungarian", 2, edition="t5")) == "bad-request"

    evening(story())


def test_a_replay_says_which_edition_was_played(home: House) -> None:
    async def story() -> None:
        async with guests(home, 1) as (ann,):
            table = await ann.create("netz", 2, bots=[None, "easy"], options={"hands": 1}, pace=0)
            async with await ann.sit(table, "Ann") as seat:
                await play_to_the_end(seat, lambda actions: actions[0])
            replay = await ann.ask("GET", f"/api/tables/{table}/replay")
            assert replay["edition"] == {"names": ["bn"], "changed": True}

    evening(story())


def test_the_catalogue_tells_editions_suggestions_and_lengths(home: House) -> None:
    async def story() -> None:
        async with guests(home, 1) as (ann,):
            pages = {page["id"]: page for page in await ann.ask("GET", "/api/games")}
        cyprus = pages["cyprus"]
        assert cyprus["printed"][0] == {"names": ["s9", "cl"], "options": {}}
        assert {"names": ["s9-nl"], "options": {"cyprus_nines_compulsory": True}} in cyprus["printed"]
        assert cyprus["fewer"] == {"s9": [4]}
        assert (pages["chicken-foot"]["usual"], cyprus["usual"], pages["block"]["usual"]) == (4, 4, 2)
        assert [name for name, known in pages.items() if known["first"]] == ["draw"]
        assert {"players": 4, "options": {"hands": 4}} in cyprus["suggested"]
        (row,) = [row for row in cyprus["lengths"] if row["players"] == 4 and not row["options"]]
        minutes = row["hands"] * (row["deal"] + row["person"] + 3 * row["bot"]) / 60
        assert (row["points"], minutes) == (100, expected(game("cyprus"), 4).minutes)

    evening(story())
