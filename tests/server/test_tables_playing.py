"""People who play at tables, with real sockets: whole matches, moves taken back, one device for two, clocks."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from boneyard import Record, game, replay
from boneyard.client import AtTable, Guest, Message
from boneyard.server.deals.proof import check
from boneyard.server.limits import Limits
from tests.server.evening import (
    SHORT,
    evening,
    hands_of,
    hear,
    hidden,
    home,
    now_at,
    play_one,
    play_to_the_end,
    refusal,
    seated,
)
from tests.server.running import House, house

__all__ = ["home"]


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


def test_a_lost_game_for_one_begins_anew_with_the_same_deal_and_is_not_won(home: House) -> None:
    async def story() -> None:
        async with seated(home, 1, "squares") as (ann,):
            ask = ann.guest.ask
            first = await now_at(ann)
            await play_one(ann, first["hand"]["actions"][0])
            await play_one(ann, "stop")
            over = await now_at(ann)
            assert (over["hand"]["over"], over["hand"]["winners"], over["hand"]["reached"]) == (True, [], [0, 14])
            (mine,) = await ask("GET", "/api/mine")
            assert (mine["status"], mine["won"]) == ("over", False)
            await ask("POST", f"/api/tables/{ann.table}/take-back", {"seat": 0})
            again = await now_at(ann)
            assert again["hand"] == first["hand"]
            await play_one(ann, again["hand"]["actions"][0])

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
        async with seated(home, 4, "sebastopol-pairs", options={"target": 1}) as people:
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
