"""Clocks that forgive: a bot makes the move that somebody is late for, and the seat stays theirs."""

import asyncio

import msgspec
import pytest

from boneyard.server.messages.fields import Clock
from boneyard.server.messages.frames import Snapshot
from boneyard.server.refusal import Refusal
from boneyard.server.tables import broadcast
from boneyard.server.tables.autoplay import LATE
from boneyard.server.tables.log import Line, Moved, Robot, line_of
from boneyard.server.tables.seating import be_back, come_back, leave
from boneyard.server.tables.table import Chair
from tests.server.simulation.sitting import Sitting, happens
from tests.server.simulation.stories import folded


def chair(sitting: Sitting, seat: int) -> Chair:
    return sitting.table.chairs[seat]


async def others_turn(sitting: Sitting, late: int) -> None:
    """Everybody but one plays, until it is that one's turn."""
    while sitting.mover != late:
        await sitting.move()
        await asyncio.sleep(0.1)


async def be_late(sitting: Sitting, late: int, seconds: float = 30.0) -> None:
    """Somebody misses a turn, and a bot plays it."""
    await others_turn(sitting, late)
    await asyncio.sleep(seconds + 0.2)
    while sitting.table.match.turn == {late} and chair(sitting, late).robot:
        await asyncio.sleep(0.5)


def snapshot(sitting: Sitting) -> Snapshot:
    return msgspec.json.decode(broadcast.text(broadcast.snapshot(sitting.table, None, 0.0)), type=Snapshot)


def test_a_bot_plays_one_turn_for_somebody_who_is_late_and_gives_the_seat_back() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        late = sitting.mover
        await be_late(sitting, late)
        assert sitting.table.record.hands[-1].moves[0].seat == late
        assert (chair(sitting, late).robot, chair(sitting, late).why) == (False, "")
        assert sitting.robots() == [(late, True, "move", 30)]
        await others_turn(sitting, late)
        running = sitting.table.deadline()
        assert running is not None
        assert running[1] - asyncio.get_running_loop().time() == pytest.approx(30.0, abs=0.2)
        await sitting.move()

    happens(story)


def test_the_third_turn_in_a_row_that_somebody_misses_leaves_the_bot_there_until_they_are_back() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        late = sitting.mover
        for _ in range(LATE):
            await be_late(sitting, late)
        assert [robot[2] for robot in sitting.robots()] == ["move", "move", "time"]
        who = f"person-{late}"
        await come_back(sitting.desk, who)  # a page that connects by itself is nobody who plays
        assert chair(sitting, late).robot
        await be_back(sitting.desk, who, late)
        assert (chair(sitting, late).robot, chair(sitting, late).late) == (False, 0)
        await be_back(sitting.desk, who, late)
        assert [robot[1] for robot in sitting.robots()] == [True, True, True, False]

    happens(story)


def test_a_move_in_time_makes_good_for_those_that_were_missed() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        late = sitting.mover
        for _ in range(LATE - 1):
            await be_late(sitting, late)
        await others_turn(sitting, late)
        await sitting.move()
        await be_late(sitting, late)
        assert {robot[2] for robot in sitting.robots()} == {"move"}

    happens(story)


def test_whoever_was_late_with_the_last_move_of_a_hand_is_not_waited_for() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        while sitting.table.match.turn:
            await sitting.move()
        table = sitting.table.with_chair(0, ready=True)
        assert not table.due
        assert table.with_chair(1, late=1).due

    happens(story)


def test_a_bank_that_is_used_up_hands_over_to_a_bot_for_the_hand_and_no_longer() -> None:
    async def story() -> None:
        sitting = await Sitting.of(bank=200)
        late, who = sitting.mover, f"person-{sitting.mover}"
        await be_late(sitting, late, 200.0)
        assert chair(sitting, late).why == "hand"
        with pytest.raises(Refusal, match="used up"):
            await sitting.desk.move(who, late, "pass", None, None)
        with pytest.raises(Refusal, match="used up"):
            await be_back(sitting.desk, who, late)
        while not sitting.table.match.dealing:
            await sitting.move() if sitting.table.match.turn == {1 - late} else await asyncio.sleep(1.0)
        await sitting.desk.ready(f"person-{1 - late}", 1 - late)
        assert (sitting.table.match.hands, chair(sitting, late).robot) == (2, False)
        assert sitting.table.left(late, sitting.clock) == pytest.approx(20.0)
        assert sitting.table.left(1 - late, sitting.clock) > 100.0

    happens(story)


@pytest.mark.parametrize(("bank", "relief"), [(5.0, 5.0), (60.0, 10.0), (300.0, 30.0)])
def test_the_next_hand_begins_with_a_tenth_of_the_bank_but_at_least_ten_seconds(bank: float, relief: float) -> None:
    assert Clock(bank=bank).relief == relief


def test_whoever_leaves_while_a_bot_makes_one_move_has_left() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        late = sitting.mover
        await asyncio.sleep(30.1)
        assert chair(sitting, late).why == "move"
        await leave(sitting.desk, f"person-{late}", late)
        assert chair(sitting, late).why == "left"
        await asyncio.sleep(5.0)
        assert chair(sitting, late).robot

    happens(story)


def test_history_says_which_moves_a_bot_made_for_a_person() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        late = sitting.mover
        await be_late(sitting, late)
        missed = len(snapshot(sitting).events)
        assert snapshot(sitting).by_bot == list(range(missed))
        await others_turn(sitting, late)
        await sitting.move()
        assert snapshot(sitting).by_bot == list(range(missed))
        assert len(snapshot(sitting).events) > missed
        steps = [happened.by_bot for happened in sitting.desk.recent if happened.kind == "moved"]
        assert steps == [number in sitting.table.stood_in for number in range(len(steps))]
        assert steps.count(True) == len(sitting.table.stood_in) > 0

    happens(story)


def test_a_log_from_before_says_what_it_said() -> None:
    """A bot that took over a seat because of time had it until its person came back."""

    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        late = sitting.mover
        await sitting.desk.do(Robot(late, True, "time"))
        await asyncio.sleep(2.0)
        await others_turn(sitting, late)
        await asyncio.sleep(2.0)
        assert chair(sitting, late).robot
        lines: list[Line] = [line_of(entry) for entry in sitting.storm.lines]
        assert sum(isinstance(line, Moved) and line.seat == late for line in lines) > 1
        storm = sitting.storm
        *_, (again, _) = folded(storm.lines, storm.shelf.seeds[storm.table], storm.table)
        assert again == sitting.table

    happens(story)
