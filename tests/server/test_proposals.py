"""What people have to agree on: to take a move back, to pause, to end the match as it stands."""

import asyncio
from typing import Any

import pytest

from boneyard.server.messages.fields import Clock, What
from boneyard.server.messages.frames import Snapshot
from boneyard.server.messages.requests import NewTable
from boneyard.server.refusal import Refusal
from boneyard.server.tables import broadcast
from boneyard.server.tables.creation import create
from boneyard.server.tables.proposals import answer, propose, resume
from boneyard.server.tables.results import results
from boneyard.server.tables.seating import leave, sit
from boneyard.server.tables.table import OPEN
from boneyard.server.tables.take_back import why_not_agreed
from boneyard.state import Drew
from tests.server.evening import evening, hear, home, now_at, seated
from tests.server.running import House, house
from tests.server.simulation.people import CALM
from tests.server.simulation.sitting import Sitting, happens
from tests.server.simulation.stories import folded
from tests.server.simulation.storm import Storm
from tests.server.stores import KINDS, address
from tests.server.test_presence import nobody

__all__ = ["home"]

NOW = 1.0  # second: long enough for a bot to have moved


async def opened(players: int = 2, game: str = "plain-block", **more: Any) -> Sitting:
    """People at a table that is dealt, on virtual time."""
    storm = Storm(0, NewTable(game, players, **{"pace": 0.5, **more}), CALM)
    storm.start()
    assert storm.hub is not None
    desk = await create(storm.hub, storm.made, "host")
    storm.table = desk.table.id
    for seat in [seat for seat, chair in enumerate(desk.table.chairs) if chair.free]:
        await sit(desk, f"person-{seat}", f"Person {seat}", seat, "")
    return Sitting(storm, storm.made.clock or Clock())


async def ask(sitting: Sitting, seat: int, what: What) -> None:
    await propose(sitting.desk, f"person-{seat}", seat, what)


async def say(sitting: Sitting, seat: int, yes: bool = True) -> None:
    await answer(sitting.desk, f"person-{seat}", seat, yes)


def seen(sitting: Sitting, eye: int | None) -> Snapshot:
    return broadcast.snapshot(sitting.table, eye, sitting.desk.now())


def kinds(sitting: Sitting) -> list[str]:
    return [entry.kind for entry in sitting.storm.lines]


async def refused(asked: Any) -> str:
    with pytest.raises(Refusal) as caught:
        await asked
    return caught.value.code


def test_a_move_is_taken_back_when_the_others_agree() -> None:
    async def story() -> None:
        sitting = await opened()
        before, mover = sitting.table.match, sitting.mover
        other = 1 - mover
        assert seen(sitting, mover).may_propose == ["pause", "settle"]
        await sitting.move()
        assert seen(sitting, mover).may_propose == ["take-back", "pause", "settle"]
        assert seen(sitting, None).may_propose == []
        await ask(sitting, mover, "take-back")
        open_ = seen(sitting, None).proposal
        assert open_ is not None
        assert (open_.what, open_.seat, open_.agreed, open_.waits, open_.seconds) == (
            "take-back",
            mover,
            [mover],
            [other],
            OPEN,
        )
        assert sitting.table.match != before
        await say(sitting, other)
        assert sitting.table.match == before
        assert seen(sitting, None).proposal is None
        assert kinds(sitting)[-3:] == ["proposed", "answered", "taken-back"]
        again = list(folded(sitting.storm.lines, sitting.storm.shelf.seeds[sitting.storm.table], sitting.storm.table))
        assert again[-1][0] == sitting.table

    happens(story)


def test_one_no_is_enough_and_a_person_counts_once_on_whatever_devices() -> None:
    async def story() -> None:
        sitting = await opened(3)
        mover = sitting.mover
        yes, no = [seat for seat in range(3) if seat != mover]
        await sitting.move()
        await ask(sitting, mover, "take-back")
        await say(sitting, mover)
        await say(sitting, yes)
        lines = len(kinds(sitting))
        await say(sitting, yes)
        assert len(kinds(sitting)) == lines
        assert seen(sitting, None).proposal is not None
        await say(sitting, no, yes=False)
        assert sitting.table.proposal is None
        assert "taken-back" not in kinds(sitting)
        assert await refused(answer(sitting.desk, f"person-{yes}", yes, True)) == "nothing-proposed"

    happens(story)


def test_a_proposal_ends_after_a_while_and_that_to_take_back_with_the_next_move() -> None:
    async def story() -> None:
        sitting = await opened()
        mover = sitting.mover
        await sitting.move()
        await ask(sitting, mover, "take-back")
        assert await refused(propose(sitting.desk, f"person-{1 - mover}", 1 - mover, "pause")) == "proposed-already"
        await sitting.move()
        assert seen(sitting, mover).proposal is None
        await ask(sitting, mover, "pause")
        await sitting.move()
        assert seen(sitting, mover).proposal is not None
        await asyncio.sleep(OPEN + 0.1)
        assert seen(sitting, mover).proposal is None
        assert await refused(answer(sitting.desk, f"person-{1 - mover}", 1 - mover, True)) == "nothing-proposed"
        await ask(sitting, 1 - mover, "pause")

    happens(story)


def test_nothing_is_taken_back_after_anybody_saw_hidden_tiles_nor_at_a_serious_table() -> None:
    async def story() -> None:
        sitting = await opened(game="draw")
        while not any(isinstance(event, Drew) for event in sitting.table.events):
            if not sitting.table.match.turn:
                sitting = await opened(game="draw")
            await sitting.move()
        for seat in (0, 1):  # whoever moved before the draw would know what the other one has drawn
            assert await refused(propose(sitting.desk, f"person-{seat}", seat, "take-back")) == "tiles-seen"
            assert "take-back" not in seen(sitting, seat).may_propose
        while sitting.table.match.turn:  # what is offered is what would not be refused
            told = [seat for seat in (0, 1) if "take-back" in seen(sitting, seat).may_propose]
            assert told == [seat for seat in (0, 1) if why_not_agreed(sitting.table, seat) is None]
            await sitting.move()
        serious = await opened(serious=True)
        mover = serious.mover
        await serious.move()
        assert await refused(propose(serious.desk, f"person-{mover}", mover, "take-back")) == "serious"

    happens(story)


def test_bots_agree_at_once_and_hold_still_until_it_is_clear_whether_a_move_is_taken_back() -> None:
    async def story() -> None:
        sitting = await opened(3, bots=[None, None, "easy"])
        while not (sitting.table.record.hands[-1].moves and sitting.mover == 2):
            if sitting.mover != 2:
                await sitting.move()
            else:
                await asyncio.sleep(NOW)
        last = sitting.table.record.hands[-1].moves[-1].seat
        await ask(sitting, last, "take-back")
        seq = sitting.table.seq
        await asyncio.sleep(OPEN - 1)
        assert sitting.table.seq == seq
        await asyncio.sleep(1 + NOW)
        assert sitting.mover != 2

    happens(story)


def test_a_pause_stops_every_clock_and_bot_and_survives_a_restart() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        mover = sitting.mover
        await asyncio.sleep(10)
        await ask(sitting, mover, "pause")
        await asyncio.sleep(2)
        await say(sitting, 1 - mover)
        shown = seen(sitting, mover)
        assert (shown.paused, shown.clock and shown.clock.runs, shown.clock and shown.clock.left[mover]) == (
            True,
            None,
            18,
        )
        assert shown.hand is not None
        assert shown.hand["actions"] == []
        assert "ask" not in shown.hand
        assert await refused(sitting.desk.move(f"person-{mover}", mover, "pass", None, None)) == "paused"
        await sitting.outage(100)
        await asyncio.sleep(1_000)
        assert sitting.storm.hub is not None
        await sitting.storm.hub.desk(sitting.storm.table)
        assert sitting.table.paused is not None
        assert sitting.robots() == []
        played = sitting.table.played
        await resume(sitting.desk, f"person-{1 - mover}", 1 - mover)
        await resume(sitting.desk, f"person-{mover}", mover)
        assert kinds(sitting).count("resumed") == 1
        assert sitting.table.played == played
        running = sitting.table.deadline()
        assert running is not None
        assert running[1] - sitting.desk.now() == pytest.approx(18, abs=0.2)
        await asyncio.sleep(18.3)
        assert [robot[2] for robot in sitting.robots()] == ["move"]

    happens(story)


def test_a_bank_loses_nothing_in_a_pause() -> None:
    async def story() -> None:
        sitting = await Sitting.of(bank=200)
        mover = sitting.mover
        await asyncio.sleep(10)
        await ask(sitting, mover, "pause")
        await say(sitting, 1 - mover)
        await asyncio.sleep(500)
        await resume(sitting.desk, f"person-{mover}", mover)
        await asyncio.sleep(5)
        await sitting.move()
        assert sitting.table.used[mover] == pytest.approx(15, abs=0.2)

    happens(story)


def test_against_bots_a_pause_needs_nobody_and_bots_wait_for_its_end() -> None:
    async def story() -> None:
        sitting = await opened(2, bots=[None, "easy"], pace=2.0)
        while sitting.mover == 0:
            await sitting.move()
        assert seen(sitting, 0).may_propose == ["pause"]
        assert await refused(propose(sitting.desk, "person-0", 0, "settle")) == "no-company"
        await ask(sitting, 0, "pause")
        moves = len(sitting.table.record.hands[-1].moves)
        await asyncio.sleep(60)
        assert len(sitting.table.record.hands[-1].moves) == moves
        assert await refused(propose(sitting.desk, "person-0", 0, "pause")) == "not-now"
        await resume(sitting.desk, "person-0", 0)
        await asyncio.sleep(10)
        assert len(sitting.table.record.hands[-1].moves) > moves

    happens(story)


def test_a_hand_that_is_due_is_dealt_after_the_pause() -> None:
    async def story() -> None:
        sitting = await opened(options={"target": 50})
        while sitting.table.match.turn:
            await sitting.move()
        await ask(sitting, 0, "pause")
        await say(sitting, 1)
        for seat in (0, 1):
            await sitting.desk.ready(f"person-{seat}", seat)
        assert sitting.table.match.hands == 1
        await resume(sitting.desk, "person-0", 0)
        assert sitting.table.match.hands == 2

    happens(story)


def test_a_match_that_people_settle_ends_as_it_stood_before_the_hand() -> None:
    async def story() -> None:
        sitting = await opened(options={"target": 500})
        while sitting.table.match.turn:
            await sitting.move()
        for seat in (0, 1):
            await sitting.desk.ready(f"person-{seat}", seat)
        stood = sitting.table.match.totals
        await sitting.move()
        await ask(sitting, 0, "settle")
        await say(sitting, 1)
        table = sitting.table
        assert (table.status, table.settled, table.match.totals) == ("over", True, stood)
        shown = seen(sitting, 0)
        assert (shown.settled, shown.may_propose, shown.hand and shown.hand["over"]) == (True, [], True)
        assert table.match.winners == tuple(seat for seat in (0, 1) if stood[seat] == max(stood))
        assert table.shown == 2  # the seed of the hand that was broken off is shown: its deal can be proved
        assert "unfinished" in str(table.proved_record)
        assert {entry.kind for entry in sitting.storm.lines[-2:]} == {"settled", "shown"}

    happens(story)


def test_whoever_has_left_need_not_be_asked_and_takes_a_proposal_along() -> None:
    async def story() -> None:
        sitting = await opened(3)
        await ask(sitting, 0, "settle")
        await leave(sitting.desk, "person-0", 0)
        assert sitting.table.proposal is None
        await ask(sitting, 1, "settle")
        await say(sitting, 2)
        assert sitting.table.settled
        outcomes = {result.who: "left" in result.body for result in results(sitting.table).results or ()}
        assert outcomes == {"person-0": True, "person-1": False, "person-2": False}

    happens(story)


def test_a_move_that_somebody_made_while_another_one_proposed_something_counts() -> None:
    async def story() -> None:
        sitting = await opened()
        mover, seq = sitting.mover, sitting.table.seq
        action = str(sitting.table.match.actions(mover)[0])
        await ask(sitting, 1 - mover, "pause")
        await sitting.desk.move(f"person-{mover}", mover, action, "key", seq)
        assert kinds(sitting)[-1] == "moved"
        assert await refused(sitting.desk.move(f"person-{mover}", mover, action, "again", seq)) == "stale"

    happens(story)


def test_over_the_wire_people_propose_answer_and_are_told(home: House) -> None:
    async def story() -> None:
        async with seated(home, 2, "plain-block") as (ann, ben):
            await ann.propose("pause")
            told = await hear(ben, lambda message: message.get("kind") == "proposed")
            assert (told["seat"], told["why"], told["proposal"]["waits"]) == (0, "pause", [1])
            assert (await now_at(ben))["proposal"]["what"] == "pause"
            await ben.answer(True)
            assert (await hear(ann, lambda message: message.get("kind") == "paused"))["paused"]
            await ann.resume()
            told = await hear(ben, lambda message: message.get("kind") == "resumed")
            assert (told["seat"], told["paused"]) == (0, False)
            for _ in range(2):
                await ann.propose("settle")
                await hear(ben, lambda message: message.get("kind") == "proposed")
                await ben.answer(False)
                await hear(ann, lambda message: message.get("why") == "no")
            await ann.propose("settle")
            refused = await hear(ann, lambda message: message["t"] == "no")
            assert refused["code"] == "too-much-talk"

    evening(story())


@pytest.mark.parametrize("kind", KINDS)
def test_somebody_at_another_process_agrees(kind: str, tmp_path: Any) -> None:
    database = address(kind, tmp_path)
    with house(database, bots=nobody) as one, house(database, bots=nobody) as two:

        async def story() -> None:
            async with seated(one, 2, "plain-block") as (ann, ben):
                ben.guest.server = two.url
                async with type(ben)(ben.guest, ben.table, 1) as elsewhere:
                    await ann.propose("settle")
                    await hear(ann, lambda message: message["t"] == "ok")
                    assert (await _until(elsewhere, "proposal"))["proposal"]["seat"] == 0
                    await elsewhere.answer(True)
                    assert (await _until(elsewhere, "settled"))["status"] == "over"
                    assert (await _until(ann, "settled"))["status"] == "over"

        evening(story())


async def _until(seat: Any, field: str) -> Any:
    """The table when something is so; a process that gets no news looks when somebody comes."""
    while True:
        async with type(seat)(seat.guest, seat.table, seat.seat) as fresh:
            seen = await now_at(fresh)
            if seen[field]:
                return seen
        await asyncio.sleep(0.1)
