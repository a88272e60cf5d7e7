"""People at tables, with real sockets: sitting down, coming back, looking on, leaving, taking back, playing on."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boneyard import Record, game, replay
from boneyard.client import AtTable, Guest, Message, Refused
from boneyard.match import Match
from boneyard.server.bots.pool import Bots
from boneyard.server.deals.proof import check
from boneyard.server.limits import Limits
from boneyard.server.tables.log import Created, Dealt, kind_of, line_of
from boneyard.server.tables.table import BOTS
from boneyard.words import Words
from tests.server.running import House, house

SOON = 30.0
SHORT = {"hands": 1}  # one hand is a match


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("tables") / "tables.db") as opened:
        yield opened


def evening(story: Coroutine[Any, Any, None]) -> None:
    """Let something happen, but not for ever."""

    async def whole() -> None:
        async with asyncio.timeout(SOON):
            await story

    asyncio.run(whole())


@contextlib.asynccontextmanager
async def guests(home: House, count: int) -> AsyncIterator[list[Guest]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Guest(home.url)) for _ in range(count)]


@contextlib.asynccontextmanager
async def seated(home: House, count: int, name: str, **more: Any) -> AsyncIterator[list[AtTable]]:
    """So many people at a new table, connected."""
    async with guests(home, count) as people, contextlib.AsyncExitStack() as stack:
        table = await people[0].create(name, **{"players": count, "pace": 0, **more})
        seats = [await guest.sit(table, f"Person {number}") for number, guest in enumerate(people)]
        yield [await stack.enter_async_context(seat) for seat in seats]


async def hear(seat: AtTable, until: Callable[[Message], bool]) -> Message:
    """The first message of which something holds."""
    async for message in seat.messages():
        if until(message):
            return message
    raise AssertionError("nothing more was said")


async def now_at(seat: AtTable) -> Message:
    """The table as it is."""
    await seat.send({"t": "resync"})
    return await hear(seat, lambda message: message["t"] == "snapshot")


async def refusal(asked: Coroutine[Any, Any, Any]) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.code


async def play_to_the_end(seat: AtTable, choose: Callable[[list[str]], str]) -> Message:
    """Play until the match is over; the table at the end."""
    async for moment in seat.turns():
        await seat.play(choose(moment["hand"]["actions"]))
    return await now_at(seat)


async def play_one(seat: AtTable, action: str) -> Message:
    """Play one action and wait for the answer."""
    await seat.play(action)
    return await hear(seat, lambda message: message["t"] in ("ack", "no"))


def hands_of(message: Message) -> list[list[str]]:
    return list(message["hand"]["table"]["hands"])


def hidden(tiles: list[str]) -> bool:
    return set(tiles) <= {"?-?"}


def test_bots_have_names_that_nobody_else_at_the_table_has(home: House) -> None:
    assert ", ".join(BOTS) == Words("en").say("bot-names")

    async def story() -> None:
        async with guests(home, 1) as (ben,):
            table = await ben.create("team-block", 4, bots=[None, "easy", "medium", "easy"])
            async with await ben.sit(table, "Ben") as seat:
                seats = (await now_at(seat))["seats"]
        assert [each["name"] for each in seats] == ["Ben", "Ada", "Cleo", "Dan"]
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
        assert record.names == ("Ann", "Ada")
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
        before = home.hub.told["cut"]
        async with seated(home, 2, "draw", options=SHORT) as people:
            cutting = asyncio.create_task(_cut_again_and_again(home, people[0].table))
            heard = await asyncio.gather(*(_play_and_note(seat) for seat in people))
            cutting.cancel()
            last = len(await asyncio.to_thread(home.log, people[0].table))
        for steps in heard:
            assert steps == list(range(steps[0], last + 1))
        assert home.hub.told["cut"] > before

    evening(story())


async def _cut_again_and_again(home: House, table: str) -> None:
    while True:
        for listener in tuple(home.hub.desks[table].listeners):
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
    async def listed(guest: Guest) -> set[str]:
        return {about["table"] for about in await guest.ask("GET", "/api/tables")}

    async def story() -> None:
        async with guests(home, 2) as (ann, bob):
            public = await ann.create("block", 2, public=True)
            private = await ann.create("block", 2)
            assert public in await listed(bob)
            await ann.sit(public, "Ann")
            assert public in await listed(bob)
            await bob.sit(public, "Bob")
            assert not {public, private} & await listed(bob)

    evening(story())


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
            }
            async with AtTable(bob.guest, bob.table, 1) as back:
                assert not (await now_at(back))["seats"][1]["robot"]
                assert not hidden(hands_of(await now_at(back))[1])

    evening(story())


def test_others_may_replace_somebody_who_has_been_away_for_a_minute(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "draw") as (ann, bob):
            ask = f"/api/tables/{ann.table}/robot"
            assert await refusal(ann.guest.ask("POST", ask, {"seat": 1})) == "present"
            assert bob.socket is not None
            await bob.socket.close()
            assert await refusal(ann.guest.ask("POST", ask, {"seat": 1})) == "present"
            home.hub.desks[ann.table].now = lambda: time.time() + 61
            await ann.guest.ask("POST", ask, {"seat": 1})
            seen = await hear(ann, lambda message: message.get("kind") == "robot")
            assert seen["seats"][1]["robot"]
            assert await refusal(ann.guest.ask("POST", ask, {"seat": 1})) == "bad-request"
            async with Guest(home.url) as eve:
                assert await refusal(eve.ask("POST", ask, {"seat": 1})) == "not-seated"

    evening(story())


async def after_bots(seat: AtTable) -> Message:
    """The table when it is this seat's turn again."""
    return await anext(aiter(seat.turns()))


def test_a_move_against_bots_can_be_taken_back(home: House) -> None:
    async def story() -> None:
        async with seated(home, 1, "plain-block", players=2, bots=[None, "easy"]) as (ann,):
            ask = ann.guest.ask
            path = f"/api/tables/{ann.table}/take-back"
            before = await after_bots(ann)
            played = await play_one(ann, before["hand"]["actions"][0])
            assert played["t"] == "ack"
            assert (before["no_take_back"], (await after_bots(ann))["no_take_back"]) == ("nothing-to-take-back", None)
            await ask("POST", path, {"seat": 0})
            back = await hear(ann, lambda message: message.get("kind") == "taken-back")
            assert back["hand"]["table"] == before["hand"]["table"]
            assert back["hand"]["actions"] == before["hand"]["actions"]
            assert back["no_take_back"] == "nothing-to-take-back"
            assert (await now_at(ann))["seq"] > before["seq"]  # the log goes on: nothing in it is undone
            assert await refusal(ask("POST", path, {"seat": 0})) == "nothing-to-take-back"

    evening(story())


def test_nothing_is_taken_back_after_tiles_were_seen(home: House) -> None:
    async def story() -> None:
        async with seated(home, 1, "draw", players=2, bots=[None, "easy"], options={"hands": 8}) as (ann,):
            path = f"/api/tables/{ann.table}/take-back"
            async for moment in ann.turns():
                actions = moment["hand"]["actions"]
                await play_one(ann, "draw" if "draw" in actions else actions[0])
                if "draw" in actions:
                    break
            assert (await now_at(ann))["no_take_back"] == "tiles-seen"
            assert await refusal(ann.guest.ask("POST", path, {"seat": 0})) == "tiles-seen"

    evening(story())


def test_nothing_is_taken_back_against_people_or_for_others(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "draw") as people:
            moves = [seat for seat in people if (await now_at(seat))["hand"]["actions"]]
            await play_one(moves[0], (await now_at(moves[0]))["hand"]["actions"][0])
            path, seat = f"/api/tables/{moves[0].table}/take-back", moves[0].seat or 0
            assert (await now_at(moves[0]))["no_take_back"] == "not-alone"
            assert await refusal(moves[0].guest.ask("POST", path, {"seat": seat})) == "not-alone"
            assert await refusal(moves[0].guest.ask("POST", path, {"seat": 1 - seat})) == "not-your-seat"

    evening(story())


def test_a_picture_that_was_looked_at_is_not_shown_again_by_taking_back(home: House) -> None:
    async def story() -> None:
        async with seated(home, 1, "memory", options={"tiles": 6}) as (ann,):
            await play_one(ann, "ready")
            assert (
                await refusal(ann.guest.ask("POST", f"/api/tables/{ann.table}/take-back", {"seat": 0})) == "tiles-seen"
            )

    evening(story())


def test_one_device_is_passed_around_and_shows_one_hand_at_a_time(home: House) -> None:
    async def story() -> None:
        async with Guest(home.url) as family:
            table = await family.create("plain-block", 3, options=SHORT, bots=[None, None, "easy"], pace=0)
            for seat, name in enumerate(("Mum", "Dad")):
                await family.sit(table, name, seat)
            async with AtTable(family, table, 0) as device:
                seen: set[int] = set()
                while not (moment := await now_at(device))["hand"]["over"]:
                    if moment["hand"]["dealing"]:
                        break  # a tie
                    turn = min(moment["hand"]["turn"], default=2)
                    if turn == 2:
                        await asyncio.sleep(0.01)
                        continue
                    own = await _look(device, turn)
                    seen.add(turn)
                    assert [hidden(hand) for hand in hands_of(own)] == [seat != turn for seat in range(3)]
                    device.seat = turn
                    assert (await play_one(device, own["hand"]["actions"][0]))["t"] == "ack"
                    curtain = await _look(device, None)
                    over = curtain["hand"]["over"] or curtain["hand"]["dealing"]
                    assert over or all(hidden(hand) for hand in hands_of(curtain))
            assert seen == {0, 1}
            assert await refusal(family.ask("POST", f"/api/tables/{table}/leave", {"seat": 2})) == "not-your-seat"

    evening(story())


async def _look(device: AtTable, seat: int | None) -> Message:
    await device.send({"t": "look", "seat": seat})
    return await hear(device, lambda message: message["t"] == "snapshot" and message["you"] == seat)


def test_pairs_sit_opposite_and_win_together(home: House) -> None:
    async def story() -> None:
        async with seated(home, 4, "sebastopol-pairs", options=SHORT) as people:
            ends = await asyncio.gather(*(play_to_the_end(seat, max) for seat in people))
        totals = ends[0]["hand"]["totals"]
        assert game("sebastopol-pairs").sides(4) == ((0, 2), (1, 3))
        assert totals[0] == totals[2] != totals[1] == totals[3]
        assert sorted(ends[0]["hand"]["winners"]) in ([0, 2], [1, 3])

    evening(story())


def test_a_clock_for_every_move_is_shown_and_runs(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "draw", clock={"per_move": 0.5}) as (ann, _):
            began = await now_at(ann)
            late = began["clock"]["runs"]
            assert began["clock"]["left"][1 - late] == 0.5
            assert 0 <= began["clock"]["left"][late] <= 0.5
            taken = await hear(ann, lambda message: message.get("kind") == "robot")
            assert taken["seats"][late]["robot"]
            assert taken["clock"]["runs"] is None
            await hear(ann, lambda message: message.get("kind") == "moved")

    evening(story())


def test_a_bank_is_shown_as_it_runs_down(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "draw", clock={"bank": 100, "bonus": 1.5}) as people:
            mover = people[(await now_at(people[0]))["clock"]["runs"]]
            await asyncio.sleep(0.2)
            await play_one(mover, (await now_at(mover))["hand"]["actions"][0])
            left = (await now_at(mover))["clock"]["left"][mover.seat or 0]
            assert 90 < left < 101.4

    evening(story())


def test_a_table_by_correspondence_has_days_for_a_move(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "draw", clock={"per_move": 3 * 86_400}) as (ann, _):
            left = (await now_at(ann))["clock"]["left"]
            assert all(3 * 86_400 - 60 < seconds <= 3 * 86_400 for seconds in left)

    evening(story())


@pytest.mark.parametrize("clock", [{}, {"per_move": -1}, {"per_move": 1e9}, {"bank": "long"}, {"hours": 1}])
def test_a_clock_that_makes_no_sense_is_refused(home: House, clock: Message) -> None:
    async def story() -> None:
        async with Guest(home.url) as ann:
            assert await refusal(ann.create("draw", 2, clock=clock)) == "bad-request"

    evening(story())


def hurried(rng: Random) -> Callable[[list[str]], str]:
    """Plays by chance, but ends what could go on for long."""

    def choose(actions: list[str]) -> str:
        ends = [action for action in actions if action in ("claim", "give-up", "stop")]
        return rng.choice(ends if ends and rng.random() < 0.5 else actions)

    return choose


MATCHES = [
    ("block", 4, SHORT),
    ("chicken-foot", 4, {"target": 1}),
    ("fortress", 4, {}),
    ("hectic", 4, {}),
    ("solo-2", 1, {}),
]


@pytest.mark.parametrize("name, players, options", MATCHES, ids=[each[0] for each in MATCHES])
def test_a_whole_match_is_played_and_everybody_sees_the_same_end(
    home: House, name: str, players: int, options: Message
) -> None:
    async def story() -> None:
        async with seated(home, players, name, options=options) as people:
            choices = [hurried(Random(f"{name} {number}")) for number in range(players)]
            ends = await asyncio.gather(*map(play_to_the_end, people, choices))
            record = Record.read(await people[0].guest.record(people[0].table))
        told = [(end["hand"]["totals"], end["hand"]["winners"], end["status"]) for end in ends]
        assert told == [told[0]] * players
        assert told[0][2] == "over"
        *_, last = replay(record)
        assert list(last.match.totals) == told[0][0]
        assert not any(deal.wrong for deal in check(record))
        promised = {deal.proof.split()[1].removeprefix("commitment=") for deal in record.hands}
        assert all(promised <= seat.guest.promised for seat in people[-1:])

    evening(story())


WORKERS = {
    "hangs": "import time; time.sleep(600)",
    "hangs_when_asked": "import sys, time; sys.stdin.buffer.read(4); time.sleep(600)",
    "dies": "import sys; sys.stdin.buffer.read(4); sys.exit(3)",
    "talks_nonsense": "worker.answer = lambda question: 'nonsense'; worker.serve(sys.stdin.buffer, sys.stdout.buffer)",
    "says_a_lot": "sys.stdout.buffer.write(b'\\xff' * 2**20); sys.stdout.buffer.flush(); time.sleep(600)",
    "eats_memory": (
        "worker.answer = lambda question: str(len([bytearray(2**26) for _ in range(100)]));"
        "worker.limit_memory(); worker.serve(sys.stdin.buffer, sys.stdout.buffer)"
    ),
}


@pytest.fixture
def workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that do not behave, as modules that can be started."""
    before = "import os, sys, time\nfrom boneyard.server.bots import worker\nos.close(2)  # no traceback\n"
    for name, code in WORKERS.items():
        (tmp_path / f"{name}.py").write_text(f"{before}{code}\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


@pytest.mark.parametrize("module", WORKERS)
@pytest.mark.usefixtures("workers")
def test_a_bot_that_does_not_behave_is_ended_and_play_goes_on(tmp_path: Path, module: str) -> None:
    async def story(home: House) -> None:
        options = {"hands": 1}
        async with seated(home, 1, "plain-block", players=2, bots=[None, "easy"], options=options) as (ann,):
            began = time.monotonic()
            async for moment in ann.turns():
                await ann.play(moment["hand"]["actions"][0])
                bot = [event for event in (await now_at(ann))["events"] if event.get("seat") == 1]
                if bot:
                    break
            assert time.monotonic() - began < SOON / 2

    with house(tmp_path / "tables.db", bots=lambda: Bots(1, 0.7, module)) as home:
        evening(story(home))
        assert home.hub.bots.ended > 0 or module == "talks_nonsense"


def test_a_bot_may_not_have_more_memory_than_it_needs(tmp_path: Path, workers: None) -> None:
    """The worker that wants 6 GiB is refused them: it dies of that, and not of the time it takes."""

    async def ask() -> tuple[str, int, float]:
        bots = Bots(1, SOON, "eats_memory")
        match = a_hand()
        began = time.monotonic()
        action = await bots.choose(match, min(match.turn), (), "easy")
        took = time.monotonic() - began
        await bots.close()
        return action, bots.ended, took

    action, ended, took = asyncio.run(ask())
    assert (bool(action), ended) == (True, 1)
    assert took < SOON


def a_hand() -> Match:
    rules = game("plain-block")
    return Match.new(rules, 2).deal(rules.tiles.tiles)


def test_a_client_that_is_too_fast_waits_and_goes_on(tmp_path: Path) -> None:
    async def story(home: House) -> None:
        refused = 0
        async with seated(home, 1, "plain-block", players=2, bots=[None, "easy"], options={"hands": 1}) as (ann,):
            async for message in ann.messages():
                refused += message.get("code") == "too-fast"
                hand = message.get("hand") or {}
                if hand.get("over") or hand.get("dealing"):
                    break
                if hand.get("actions") and not ann.unanswered:
                    await ann.play(hand["actions"][0])
        assert refused

    with house(tmp_path / "tables.db", limits=Limits(frames_per_second=4, frames_at_once=2)) as home:
        evening(story(home))
