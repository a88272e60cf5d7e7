"""Two server processes on one PostgreSQL: exactly one move per number, and everybody hears of it."""

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple, TypeVar

import pytest

from boneyard.client import AtTable, Guest, Message
from boneyard.players import hectic
from boneyard.server.bots.pool import Bots
from boneyard.server.identity import Signer
from boneyard.server.limits import Limits
from boneyard.server.messages.requests import NewTable
from boneyard.server.store import Entry, Store
from boneyard.server.store.opening import open_store
from boneyard.server.tables.creation import create
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.seating import sit
from tests.chaos.checker import Kept, fold
from tests.chaos.servers import Server
from tests.server.stores import new_schema, say

ROUNDS = 100
SECONDS = 60.0  # after which a test gives up

T = TypeVar("T")


class Pair(NamedTuple):
    """Two servers on one database."""

    database: str
    servers: tuple[Server, Server]

    async def log(self, table: str) -> Kept:
        """The log of a table, past the servers."""
        store = await open_store(self.database)
        try:
            return Kept(await store.read(table), await store.secrets(table))
        finally:
            await store.close()


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder, database = tmp_path_factory.mktemp("race"), new_schema()
    both = Pair(database, (Server(database, folder / "one"), Server(database, folder / "two")))
    try:
        for server in both.servers:
            asyncio.run(server.start())
        yield both
    finally:
        for server in both.servers:
            server.stop()


def run(work: Coroutine[Any, Any, T]) -> T:
    async def in_time() -> T:
        async with asyncio.timeout(SECONDS):
            return await work

    return asyncio.run(in_time())


class Seat(AtTable):
    """A seat with a finger on the messages: what was told so far, and the next answer."""

    def __init__(self, guest: Guest, table: str, seat: int | None) -> None:
        super().__init__(guest, table, seat)
        self.steps: list[Message] = []

    async def until(self, *kinds: str) -> Message:
        """The next message of one of these kinds; steps on the way are kept."""
        async for message in self.messages():
            if message["t"] in ("step", "snapshot"):
                self.steps.append(message)
            if message["t"] in kinds:
                return message
        raise AssertionError("the messages end")

    async def my_turn(self) -> Message:
        """The newest step, which leaves the choice to this seat."""
        while not self.hand.get("actions"):
            await self._say_ready()
            await self.until("step", "snapshot")
        return self.steps[-1]

    @property
    def hand(self) -> Message:
        """The hand as it was told last; empty before the first deal, and in a step that tells no table."""
        return (self.steps[-1].get("hand") if self.steps else None) or {}

    async def _say_ready(self) -> None:
        if self.hand.get("dealing") and not self.steps[-1]["seats"][self.seat]["ready"]:
            self.unanswered["ready"] = {"t": "ready", "seat": self.seat}  # said again after a broken connection
            await self.send(self.unanswered["ready"])


async def at_both(stack: AsyncExitStack, pair: Pair, **table: Any) -> tuple[Seat, Seat]:
    """The same person in seat 0 of a new table, through both processes at once."""
    first = await stack.enter_async_context(Guest(pair.servers[0].url))
    name = await first.create(**table)
    await first.sit(name, "Ann", 0)
    second = Guest(pair.servers[1].url, first.token)
    one, two = Seat(first, name, 0), Seat(second, name, 0)
    await stack.enter_async_context(one)
    await stack.enter_async_context(two)
    return one, two


AGAINST_A_BOT = {"game": "draw", "players": 2, "bots": [None, "easy"], "pace": 0, "options": {"target": 10_000}}


def move(seat: Seat, moment: Message, key: str, rng: Random) -> Message:
    action = rng.choice(moment["hand"]["actions"])
    return {"t": "move", "seat": seat.seat, "action": action, "key": key, "seq": moment["seq"]}


def test_of_two_moves_for_the_same_number_one_wins_and_the_other_is_stale(pair: Pair) -> None:
    async def race() -> None:
        rng, wins = Random(1), Counter[int]()
        acked: dict[str, tuple[int, str]] = {}
        async with AsyncExitStack() as stack:
            seats = await at_both(stack, pair, **AGAINST_A_BOT)
            for number in range(ROUNDS):
                moments = await _level(seats)
                frames = [move(seat, moments[0], f"{number}-{at}", rng) for at, seat in enumerate(seats)]
                for at in rng.sample((0, 1), 2):
                    await seats[at].send(frames[at])
                answers = [await seat.until("ack", "no") for seat in seats]
                winner = [answer["t"] for answer in answers].index("ack")
                lost, loser = answers[1 - winner], seats[1 - winner]
                assert (lost["t"], lost["code"], lost["key"]) == ("no", "stale", f"{number}-{1 - winner}")
                assert answers[winner]["seq"] == moments[0]["seq"] + 1
                assert lost["seq"] >= answers[winner]["seq"]
                assert loser.steps[-1]["seq"] >= answers[winner]["seq"]  # told before it is refused
                wins[winner] += 1
                acked[f"{number}-{winner}"] = answers[winner]["seq"], frames[winner]["action"]
            kept = await pair.log(seats[0].table)
        assert fold(seats[0].table, kept)[1] == ""
        assert {entry.key: entry.seq for entry in kept.entries if entry.key} == {
            key: seq for key, (seq, _) in acked.items()
        }
        assert len(wins) == 2  # or it was no race
        for seat in seats:
            numbers = [step["seq"] for step in seat.steps]
            assert numbers == list(range(numbers[0], numbers[-1] + 1))

    run(race())


async def _level(seats: tuple[Seat, Seat]) -> tuple[Message, Message]:
    """Wait until both know that it is their turn, and of the same number."""
    while True:
        one, two = [await seat.my_turn() for seat in seats]
        if one["seq"] == two["seq"]:
            return one, two
        await seats[one["seq"] > two["seq"]].until("step")


def test_the_same_key_through_both_is_one_move(pair: Pair) -> None:
    async def repeat() -> None:
        rng = Random(2)
        async with AsyncExitStack() as stack:
            seats = await at_both(stack, pair, **AGAINST_A_BOT)
            for number in range(ROUNDS // 2):
                moments = await _level(seats)
                frame = move(seats[0], moments[0], f"key-{number}", rng)
                for seat in seats:
                    await seat.send(frame)
                answers = [await seat.until("ack", "no") for seat in seats]
                assert [answer["t"] for answer in answers] == ["ack", "ack"]
                assert {answer["seq"] for answer in answers} == {moments[0]["seq"] + 1}
            kept = await pair.log(seats[0].table)
        assert len([entry for entry in kept.entries if entry.key]) == ROUNDS // 2

    run(repeat())


def test_whoever_comes_from_one_process_to_the_other_has_missed_nothing_and_hears_nothing_twice(pair: Pair) -> None:
    async def wander() -> None:
        rng = Random(3)
        async with AsyncExitStack() as stack:
            one, two = await at_both(stack, pair, **AGAINST_A_BOT)
            for number in range(30):
                moment = await one.my_turn()
                await one.send(move(one, moment, f"key-{number}", rng))
                acked = await one.until("ack")
                await two.__aexit__()
                two.seq = acked["seq"]
                await two.__aenter__()
                first = await two.until("step", "snapshot", "same")
                expected = acked["seq"] if first["t"] == "same" else acked["seq"] + 1
                assert (first["t"] != "snapshot", first["seq"]) == (True, expected)

    run(wander())


def test_in_a_race_nobody_waits_for_those_at_the_other_process(pair: Pair) -> None:
    """Moves without a number are never refused as stale: what arrives first counts."""

    async def grab() -> None:
        async with AsyncExitStack() as stack:
            first = await stack.enter_async_context(Guest(pair.servers[0].url))
            table = await first.create("hectic", 4)
            seats = []
            for number in range(4):
                guest = await stack.enter_async_context(Guest(pair.servers[number % 2].url))
                await guest.sit(table, f"Guest {number}", number)
                seats.append(await stack.enter_async_context(Seat(guest, table, number)))
            moments = [await seat.my_turn() for seat in seats]
            pool = [action for action in moments[0]["hand"]["actions"] if action.startswith("+")]
            grabs = Counter[str]()
            for number in range(25):
                for seat in seats:
                    frame = {"t": "move", "seat": seat.seat, "action": pool[number], "key": f"{seat.seat}-{number}"}
                    await seat.send(frame)
                answers = [await seat.until("ack", "no") for seat in seats]
                grabs.update(str(answer.get("code") or answer["t"]) for answer in answers)
            assert set(grabs) == {"ack", "illegal"}
            assert grabs["ack"] >= 20  # some tiles are one too many for everybody
            assert fold(table, await pair.log(table))[1] == ""

    run(grab())


def test_bots_do_not_move_twice_because_two_processes_attend_to_them(pair: Pair) -> None:
    pace = 0.06

    async def watch() -> list[Entry]:
        async with AsyncExitStack() as stack:
            race: dict[str, Any] = {"game": "hectic", "players": 3, "bots": [None, "easy", "easy"], "pace": pace}
            one, two = await at_both(stack, pair, **race)
            for seat in (one, two):
                while len(seat.steps) < 20:
                    await seat.until("step")
            return list((await pair.log(one.table)).entries)

    moves = [entry for entry in run(watch()) if entry.kind == "moved"]
    assert len(moves) > 15
    for bot in (1, 2):
        mine = [entry.at for entry in moves if entry.seat == bot]
        assert min(after - before for before, after in pairwise(mine)) >= pace * hectic.PACE["easy"] / 2 * 0.9


def test_servers_go_on_when_their_connections_to_the_database_are_cut(pair: Pair) -> None:
    async def go_on() -> None:
        rng = Random(4)
        async with AsyncExitStack() as stack:
            one, two = await at_both(stack, pair, **AGAINST_A_BOT)
            for number in range(20):
                if number % 10 == 5:
                    await say(CUT, pair.database)
                await _plays(one, f"key-{number}", rng)
            last = (await one.my_turn())["seq"]
            while not two.steps or two.steps[-1]["seq"] < last:
                await two.until("step", "snapshot")

    run(go_on())


async def _plays(seat: Seat, key: str, rng: Random) -> None:
    """Play when it is one's turn, again if need be, until it is acknowledged."""
    frame = seat.unanswered[key] = move(seat, await seat.my_turn(), key, rng)
    await seat.send(frame)
    assert (await seat.until("ack", "no"))["t"] == "ack"


def test_who_is_ready_while_connections_to_the_database_are_cut_is_heard(pair: Pair) -> None:
    async def be_ready() -> None:
        rng = Random(5)
        async with AsyncExitStack() as stack:
            one, _ = await at_both(stack, pair, **AGAINST_A_BOT)
            for number in range(2):
                while not one.hand.get("dealing"):
                    await _plays_or_hears(one, rng)
                await say(CUT, pair.database)
                assert (await one.my_turn())["hand"]["hand"] == number + 2

    run(be_ready())


async def _plays_or_hears(seat: Seat, rng: Random) -> None:
    if seat.hand.get("actions"):
        await _plays(seat, f"key-{seat.seq}", rng)
    else:
        await seat.until("step", "snapshot")


CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"


class Held:
    """A store whose first answer to `read` is under way for a long time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.reads = 0
        self.under_way = asyncio.Event()
        self.arrived = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def read(self, match: str, after: int = 0) -> list[Entry]:
        """What is in the store now, later."""
        entries = await self.store.read(match, after)
        self.reads += 1
        if self.reads == 1:
            self.under_way.set()
            await self.arrived.wait()
        return entries


def test_what_is_written_while_a_table_is_being_opened_is_not_missed() -> None:
    database = new_schema()

    async def open_late() -> None:
        held = Held(await open_store(database))
        writing = Hub(await open_store(database), Signer(b"key"), Bots(0), Limits())
        opening = Hub(held, Signer(b"key"), Bots(0), Limits())
        following = asyncio.create_task(opening.follow_news())
        try:
            desk = await create(writing, NewTable("draw", 3), "ann")
            late = asyncio.create_task(opening.desk(desk.table.id))
            await held.under_way.wait()
            await sit(desk, "ann", "Ann", 0, "")
            await asyncio.sleep(0.5)  # time for the news to come, which are of no table that is known here
            held.arrived.set()
            assert (await late).table.seq == desk.table.seq == 2
        finally:
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)
            await writing.close()
            await opening.close()

    run(open_late())
