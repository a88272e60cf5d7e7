"""A table in a storm: every client ends with the same events, no move is doubled, and the clocks run as they should.

tests/server/simulation/__main__.py tells what a story is, and how to run thousands of them.
"""

import asyncio
from collections.abc import Awaitable, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest

from boneyard.players import concentration, hectic
from boneyard.server.messages.frames import Step
from boneyard.server.messages.requests import NewTable
from boneyard.server.store import Entry, Here, Repeated, Stale, Store
from boneyard.server.store.sqlite import open_sqlite
from boneyard.server.store.writing import Log, Writing
from boneyard.server.tables import autoplay, broadcast
from boneyard.server.tables.creation import create
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.lifetime import BEAT
from boneyard.server.tables.log import Credited, Robot, line_of
from boneyard.server.tables.seating import leave, sit
from boneyard.server.tables.table import Table
from boneyard.tiles import Eye
from tests.server.simulation.hourglass import on_virtual_time
from tests.server.simulation.people import CALM
from tests.server.simulation.shelf import Shelf
from tests.server.simulation.sitting import Sitting, happens
from tests.server.simulation.stories import told
from tests.server.simulation.storm import Storm
from tests.server.stores import line, row

STORIES, MORE, BUNCH = 512, 1_024, 64  # more of them with `--long`


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "first" in metafunc.fixturenames:
        metafunc.parametrize("first", range(0, MORE if metafunc.config.getoption("--long") else STORIES, BUNCH))


def test_every_client_ends_with_the_same_events_whatever_the_weather(first: int) -> None:
    for seed in range(first, first + BUNCH):
        told(seed)


def test_the_same_seed_tells_the_same_story() -> None:
    assert told(11).lines == told(11).lines != told(12).lines


def test_the_stories_are_stormy() -> None:
    """There are outages, broken connections, stale moves and bots that take over: otherwise nothing is shown."""
    stories = [told(seed) for seed in range(40)]
    people = [person for storm in stories for person in storm.people]
    assert sum(len(storm.outages) for storm in stories) > 10
    assert sum(person.links - 1 for person in people) > 50
    assert {"stale"} <= {code for person in people for code in person.refused.values()}
    kinds = {entry.kind for storm in stories for entry in storm.lines}
    assert {"created", "sat", "dealt", "moved", "robot", "shown", "credited"} <= kinds


def fails(seeds: range = range(200)) -> str:
    """The complaint about the first of these stories that goes wrong."""
    with pytest.raises(AssertionError) as caught:
        tell_all(seeds)
    return str(caught.value)


def tell_all(seeds: range) -> None:
    for seed in seeds:
        told(seed)


def test_a_server_that_leaves_something_out_for_those_who_come_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = broadcast.missed_step

    def forgetful(seq: int, happened: broadcast.Happened, eye: Eye) -> Step:
        return right(seq, happened._replace(events=()), eye)

    monkeypatch.setattr(broadcast, "missed_step", forgetful)
    assert "Seed" in fails()


def test_a_server_that_tells_events_to_the_wrong_step_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = broadcast.step_texts
    earlier: dict[str, tuple[Any, ...]] = {}

    def shifted(table: Table, happened: broadcast.Happened, eyes: Sequence[Eye], now: float) -> dict[Eye, str]:
        before = earlier.get(table.id, ())
        earlier[table.id] = happened.events
        return right(table, happened._replace(events=before), eyes, now)

    monkeypatch.setattr(broadcast, "step_texts", shifted)
    assert "Seed 0" in fails()


def test_a_server_that_does_a_move_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """It knows no keys, and does not ask where the table was: a frame that comes twice is done twice, if it can be."""
    right = Desk._do

    async def greedy(self: Desk, lines: Any, key: str | None, seq: int | None) -> int:
        self.keys.clear()
        return await right(self, lines, key, None)

    def keyless(self: Log, writing: Writing) -> None:
        self.keys.clear()
        admit(self, writing)

    admit = Log.admit
    monkeypatch.setattr(Desk, "_do", greedy)
    monkeypatch.setattr(Log, "admit", keyless)
    assert "Seed" in fails()


def test_a_server_that_acknowledges_before_it_has_written_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Desk._do

    async def hasty(self: Desk, lines: Any, key: str | None, seq: int | None) -> int:
        writing = asyncio.ensure_future(right(self, lines, key, seq))
        writing.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await writing if key is None else self.table.seq + 1

    monkeypatch.setattr(Desk, "_do", hasty)
    assert fails()


def test_a_server_that_credits_nobody_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stingy(self: Hub, desk: Desk) -> None:
        return

    monkeypatch.setattr(Hub, "_credit", stingy)
    assert '"robot"' in fails()


def test_a_server_whose_clocks_stand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asleep(desk: Desk) -> bool:
        return False

    monkeypatch.setattr(autoplay, "_clock_ran_out", asleep)
    monkeypatch.setattr(autoplay, "_wait", lambda desk: desk.changed.wait())
    assert "Seed" in fails()


async def outcome(work: Awaitable[None]) -> object:
    try:
        await work
    except (Stale, Repeated) as error:
        return type(error), getattr(error, "seq", None)
    return None


async def use(store: Store, rng: Random) -> list[object]:
    """Anything that may be done with a store, and what came of it."""
    seen: list[object] = [
        await outcome(store.create(row("m"), [line(1)])),
        await outcome(store.create(row("m"), [line(1)])),
    ]
    for _ in range(60):
        first = rng.randrange(1, 30) if rng.random() < 0.3 else len(await store.read("m")) + 1
        key = rng.choice((None, f"key {rng.randrange(20)}"))
        entries = [line(first, key), line(first + 1)][: rng.randrange(1, 3)]
        status = rng.choice((None, "playing", "over"))
        seen.append(await outcome(store.append(rng.choice(("m", "m", "m", "other")), entries, (), status)))
    seen += [await store.keep("a", b"1"), await store.keep("a", b"2"), await store.keep("a", b"3", replace=True)]
    seen += [await store.kept(), await store.read("m"), await store.read("m", 5), await store.read("other")]
    seen += [await store.row("m"), await store.row("other"), [kept async for kept in store.export()]]
    for status in ("open", "playing", "over"):
        seen.append(await store.rows(status, public_only=True, limit=5))
    seen += [await store.seq_of("m", f"key {number}") for number in range(20)]
    return seen + await use_presence(store) + await use_lobby(store, rng)


async def use_presence(store: Store) -> list[object]:
    await store.be_present("one", 10.0, [Here("m", "ann"), Here("m", "ben", 9.0)], [("m", "eve")])
    seen: list[object] = [await store.last_seen("m")]
    await store.be_present("one", 20.0, [Here("m", "ann", None, "Ann")], [("m", "ben")])
    await store.be_present("two", 15.0, [Here("m", "ben"), Here("n", "ben", 14.0)], [])
    seen += [await store.last_seen(match) for match in ("m", "n", "other")]
    seen += [sorted(map(str, await store.elsewhere(*asked))) for asked in (("one", 0.0), ("two", 0.0), ("one", 16.0))]
    await store.forget_processes(16.0)
    return [*seen, await store.last_seen("m"), await store.last_seen("n")]


async def use_lobby(store: Store, rng: Random) -> list[object]:
    """Matches at which people sit down and leave at random, in the lobby and among the abandoned."""
    for number in range(30):
        kinds = [rng.choice(("sat", "left", "ready")) for _ in range(rng.randrange(5))]
        seats = [Entry(2 + at, rng.randrange(2), kind, '{"who":"ann"}', 1.0) for at, kind in enumerate(kinds)]
        opened = row(f"seats {number}", float(rng.randrange(10)), rng.random() < 0.7, rng.choice(("open", "playing")))
        await store.create(opened, [line(1), *seats])
    since = [0.0, 3.0, 5.0, 100.0]
    found = [(await store.lobby(at, 12), await store.abandoned(at, 12), await store.playing(at, 12)) for at in since]
    return [*found, await store.playing_of("ann", 12)]


@pytest.mark.parametrize("seed", range(4))
def test_the_store_of_the_stories_answers_as_sqlite_does(tmp_path: Path, seed: int) -> None:
    async def both() -> tuple[list[object], list[object]]:
        disk = await open_sqlite(tmp_path / "tables.db")
        seen = await use(disk, Random(seed)), await use(Shelf(), Random(seed))
        await disk.close()
        return seen

    on_disk, in_memory = asyncio.run(both())
    assert on_disk == in_memory


def test_a_bot_takes_over_when_the_time_for_a_move_is_used_up() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        mover = sitting.mover
        await asyncio.sleep(29.5)
        assert sitting.robots() == []
        await asyncio.sleep(1.0)
        assert sitting.robots() == [(mover, True, "move", 30)]
        await asyncio.sleep(10.0)
        assert sitting.table.record.hands[-1].moves[0].seat == mover
        assert sitting.mover != mover

    happens(story)


def test_whoever_moves_in_time_keeps_his_seat() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        for _ in range(6):
            await asyncio.sleep(29.0)
            await sitting.move()
        assert sitting.robots() == []

    happens(story)


def test_whoever_plays_again_gets_the_seat_back_from_the_bot() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        mover = sitting.mover
        await asyncio.sleep(30.2)
        await sitting.move()
        assert sitting.robots() == [(mover, True, "move", 30), (mover, False, "back", 30)]
        assert sitting.table.record.hands[-1].moves[0].seat == mover

    happens(story)


def test_a_move_that_is_refused_does_not_bring_the_seat_back() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        mover = sitting.mover
        await asyncio.sleep(30.5)
        before = len(sitting.storm.lines)
        with pytest.raises(Exception, match="cannot play"):
            await sitting.desk.move(f"person-{mover}", mover, "9-9@a", "key", None)
        assert len(sitting.storm.lines) == before

    happens(story)


def test_a_bank_is_used_up_by_all_moves_together_and_grows_by_the_bonus() -> None:
    async def story() -> None:
        sitting = await Sitting.of(bank=60, bonus=5)
        mover = sitting.mover
        await asyncio.sleep(20.0)
        await sitting.move()
        assert sitting.table.left(mover, sitting.clock) == pytest.approx(45.0, abs=0.1)
        while sitting.mover != mover:
            await sitting.move()
        running = sitting.table.deadline()
        assert running is not None
        assert running[1] - asyncio.get_running_loop().time() == pytest.approx(45.0, abs=0.1)
        await asyncio.sleep(46.0)
        assert [robot[:3] for robot in sitting.robots()] == [(mover, True, "hand")]

    happens(story)


@pytest.mark.parametrize("way", ["time", "leave"])
def test_a_bank_is_not_refilled_by_going_away_and_coming_back(way: str) -> None:
    async def story() -> None:
        sitting = await Sitting.of(bank=20)
        mover = sitting.mover
        if way == "time":
            await asyncio.sleep(20.1)
        else:
            await asyncio.sleep(15.0)
            await leave(sitting.desk, f"person-{mover}", mover)
        await sitting.desk.do(Robot(mover, False, "back"))
        assert sitting.table.left(mover, sitting.clock) == pytest.approx(0.0 if way == "time" else 5.0, abs=0.2)

    happens(story)


def test_the_time_without_a_server_counts_for_nobody() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        await asyncio.sleep(20.0)
        await sitting.outage(1_000.0)
        running = sitting.table.deadline()
        assert running is not None
        left = running[1] - asyncio.get_running_loop().time()
        assert 9.5 < left < 10.5 + BEAT
        assert sitting.robots() == []
        await asyncio.sleep(left + 0.5)
        assert [robot[1:3] for robot in sitting.robots()] == [(True, "move")]

    happens(story)


def test_time_is_credited_even_if_the_new_server_dies_before_it_has_credited_it() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        await asyncio.sleep(20.0)
        sitting.storm.stop()
        await asyncio.sleep(1_000.0)
        sitting.storm.start()
        await asyncio.sleep(0.0)
        await sitting.outage(1.0)
        assert sitting.robots() == []
        assert sum(entry.kind == "credited" for entry in sitting.storm.lines) == 1

    happens(story)


def test_a_clock_runs_out_in_time_after_a_restart_although_nobody_has_opened_its_table() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        await asyncio.sleep(20.0)
        await sitting.unseen_outage(1_000.0)
        assert sitting.storm.hub is not None
        assert sitting.storm.hub.desks == {}
        await asyncio.sleep(9.0)
        assert sitting.robots() == []
        await asyncio.sleep(1.5 + BEAT)
        assert [robot[1:3] for robot in sitting.robots()] == [(True, "move")]

    happens(story)


def test_a_table_that_nobody_opened_is_credited_with_every_time_without_a_server() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        await asyncio.sleep(15.0)
        for _ in range(2):
            await sitting.unseen_outage(1_000.0)
            await asyncio.sleep(BEAT)
        await sitting.outage(1.0)
        credited = [line for line in map(line_of, sitting.storm.lines) if isinstance(line, Credited)]
        assert [round(line.seconds, -2) for line in credited] == [2_000]
        running = sitting.table.deadline()
        assert running is not None
        assert running[1] > asyncio.get_running_loop().time() + 30 - 15 - 2 * BEAT - 2.0
        assert sitting.robots() == []

    happens(story)


def test_a_server_that_comes_back_at_once_credits_nothing() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=30)
        await asyncio.sleep(20.0)
        await sitting.outage(2.0)
        assert {entry.kind for entry in sitting.storm.lines} == {"created", "sat", "dealt"}
        await asyncio.sleep(8.0)
        assert [robot[2:] for robot in sitting.robots()] == [("move", 30)]

    happens(story)


def gaps(level: str) -> list[float]:
    """The seconds between two actions of a bot in a race of two bots of this level."""

    async def story() -> list[Entry]:
        storm = Storm(0, NewTable("hectic", 2, bots=[level, level]), CALM)
        storm.start()
        assert storm.hub is not None
        storm.table = (await create(storm.hub, storm.made, "host")).table.id
        while len(storm.lines) < 60:
            await asyncio.sleep(1.0)
        return storm.lines[:60]

    moves = [entry for entry in on_virtual_time(story()) if entry.kind == "moved"]
    mine = [[entry.at for entry in moves if entry.seat == bot] for bot in (0, 1)]
    return [after - before for times in mine for before, after in pairwise(times)]


def test_in_a_race_every_bot_goes_at_the_pace_of_its_level() -> None:
    easy, hard = gaps("easy"), gaps("hard")
    assert min(easy) >= hectic.PACE["easy"] / 2
    assert min(hard) >= hectic.PACE["hard"] / 2
    assert median(hard) < hectic.PACE["hard"] * 1.5 < median(easy) < hectic.PACE["easy"] * 1.5


def waits(pace: float, game: str = "plain-block") -> tuple[list[float], list[float]]:
    """The seconds that bots wait after somebody's move, and after each other's, at a table with one person."""

    async def story() -> list[Entry]:
        options: dict[str, bool | int | str] = {"conc_target": 10} if game == "concentration" else {"hands": 1}
        storm = Storm(0, NewTable(game, 3, options, [None, "easy", "easy"], pace=pace), CALM)
        storm.start()
        assert storm.hub is not None
        desk = await create(storm.hub, storm.made, "host")
        storm.table = desk.table.id
        await sit(desk, "person-0", "Person 0", 0, "")
        while desk.table.match.turn:
            await asyncio.sleep(0.1)
            if desk.table.match.turn == {0}:
                await desk.move("person-0", 0, str(desk.table.match.actions(0)[0]), None, None)
        return storm.lines

    hands = [[entry for entry in on_virtual_time(story()) if entry.kind == "moved"] for _ in range(5)]  # some are short
    pairs = [(before, after.at - before.at) for moves in hands for before, after in pairwise(moves) if after.seat]
    answers = [gap for before, gap in pairs if before.seat == 0]
    return answers, [gap for before, gap in pairs if before.seat]


def test_a_bot_answers_soon_and_bots_do_not_move_all_at_once() -> None:
    answers, follows = waits(1.0)
    assert 0.25 <= min(answers) < max(answers) <= 0.5
    assert 0.5 <= min(follows) < max(follows) <= 0.95
    assert median(waits(2.0)[0]) > 0.5
    assert waits(0.0)[0][0] < 0.1


def test_a_bot_that_draws_and_draws_keeps_nobody_waiting() -> None:
    _, follows = waits(1.0, "all-sevens")
    assert min(follows) < 0.45  # after a draw of its own; after a tile of another bot it is half a second and more
    assert max(follows) > 0.5


def test_a_bot_waits_until_a_pair_was_looked_at() -> None:
    answers, follows = waits(1.0, "concentration")
    assert min(answers) >= concentration.LOOK  # a person turns up two tiles, then a bot goes on
    assert min(follows) < 1.0 < max(follows)  # between two tiles of a bot, and between two bots


def test_a_table_can_be_let_go_of_at_the_very_moment_when_it_changes() -> None:
    async def story() -> None:
        sitting = await Sitting.of(per_move=1_000)
        assert sitting.storm.hub is not None
        attending = sitting.storm.hub.attending[sitting.storm.table]
        await asyncio.sleep(1.0)
        await sitting.move()
        attending.cancel()
        async with asyncio.timeout(5):
            await asyncio.gather(attending, return_exceptions=True)
        assert attending.cancelled()

    happens(story)


def test_a_table_by_correspondence_is_one_with_a_long_clock() -> None:
    async def story() -> None:
        day = 86_400.0
        sitting = await Sitting.of(per_move=day)
        await asyncio.sleep(day - 60)
        await sitting.move()
        assert sitting.robots() == []
        while sitting.mover == sitting.table.record.hands[-1].moves[0].seat:
            await sitting.move()
        late = sitting.mover
        await asyncio.sleep(day + 60)
        assert [robot[:3] for robot in sitting.robots()] == [(late, True, "move")]

    happens(story)
