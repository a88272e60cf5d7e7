"""The contract of the store, on both stores."""

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from boneyard.errors import BadInput
from boneyard.server.store import Entry, Repeated, Running, Secret, Stale, Store, postgres_tables, sqlite_tables
from boneyard.server.store.opening import open_store
from tests.server import writer
from tests.server.stores import KINDS, address, line, lines, row, say

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return address(request.param, tmp_path)


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    store = await open_store(place)
    yield store
    await store.close()


@pytest.fixture
def commits(place: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Awaitable[int]]:
    """How many transactions have written to the store."""
    said: list[str] = []
    connect = sqlite_tables.connect

    def traced(path: Path) -> sqlite3.Connection:
        db = connect(path)
        db.set_trace_callback(said.append)
        return db

    async def in_postgres() -> int:
        [(transactions,)] = await say("SELECT count(DISTINCT tx) FROM events", place)
        assert isinstance(transactions, int)
        return transactions

    async def in_sqlite() -> int:
        count, inside = 0, False
        for statement in said:
            inside = statement.startswith("BEGIN") or (inside and statement not in ("COMMIT", "ROLLBACK"))
            count += statement == "COMMIT" or (not inside and statement.lstrip().startswith("INSERT"))
        return count

    monkeypatch.setattr(sqlite_tables, "connect", traced)
    return in_postgres if place.startswith("postgres") else in_sqlite


async def test_what_is_written_can_be_read(store: Store) -> None:
    first = [Entry(1, None, "open", '{"a":"ä\u2028🁓"}', 1.5, None), Entry(2, 1, "sit", "{}", 2.5, "key")]
    await store.create(row("m"), first, [Secret(1, b"\0seed\xff")])
    await store.append("m", lines(3, 4), [Secret(2, b"")])
    assert await store.row("m") == row("m")
    assert await store.read("m") == [*first, *lines(3, 4)]
    assert await store.read("m", 3) == lines(4, 4)
    assert await store.secrets("m") == {1: b"\0seed\xff", 2: b""}


async def test_what_is_unknown_is_empty(store: Store) -> None:
    assert await store.row("m") is None
    assert await store.read("m") == []
    assert await store.secrets("m") == {}
    assert await store.rows("open", False, 10) == []


async def test_it_is_still_there_after_closing(place: str) -> None:
    store = await open_store(place)
    await store.create(row("m"), lines(1, 2), [Secret(1, b"seed")])
    await store.close()
    store = await open_store(place)
    assert (await store.row("m"), await store.read("m"), await store.secrets("m")) == (
        row("m"),
        lines(1, 2),
        {1: b"seed"},
    )
    await store.append("m", lines(3, 3))
    await store.close()


async def test_closing_writes_what_waits(place: str) -> None:
    store = await open_store(place)
    tasks: list[asyncio.Future[None]] = [asyncio.create_task(store.create(row("m"), lines(1, 1)))]
    await asyncio.sleep(0.0001)  # now it is being written, and the others have to wait for the next batch
    tasks += [asyncio.ensure_future(store.append("m", lines(n, n))) for n in range(2, 50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    store = await open_store(place)
    assert await store.read("m") == lines(1, 49)
    await store.close()


async def test_a_line_is_written_once(store: Store) -> None:
    await store.create(row("m"), lines(1, 2))
    with pytest.raises(Stale):
        await store.append("m", [line(2, body='"other"')])
    assert await store.read("m") == lines(1, 2)


@pytest.mark.parametrize("first", [0, 1, 2, 4, 5])
async def test_a_log_has_no_gaps(store: Store, first: int) -> None:
    await store.create(row("m"), lines(1, 2))
    with pytest.raises(Stale):
        await store.append("m", lines(first, first + 1), [Secret(1, b"seed")], "over")
    assert await store.read("m") == lines(1, 2)
    assert await store.secrets("m") == {}
    assert await store.row("m") == row("m")


async def test_what_is_written_together_has_no_gaps(store: Store) -> None:
    await store.create(row("m"), lines(1, 2))
    with pytest.raises(Stale):
        await store.append("m", [line(3), line(5)])
    with pytest.raises(Stale):
        await store.append("m", [line(4), line(3)])
    assert await store.read("m") == lines(1, 2)


async def test_a_match_begins_with_its_first_line(store: Store) -> None:
    with pytest.raises(Stale):
        await store.create(row("m"), lines(2, 3))
    assert await store.row("m") is None


async def test_a_match_is_created_once(store: Store) -> None:
    await store.create(row("m"), lines(1, 2), [Secret(1, b"seed")])
    with pytest.raises(Stale):
        await store.create(row("m", created=2.0), lines(1, 3), [Secret(1, b"other"), Secret(2, b"other")])
    assert await store.row("m") == row("m")
    assert await store.read("m") == lines(1, 2)
    assert await store.secrets("m") == {1: b"seed"}


async def test_of_two_who_create_the_same_match_the_first_wins(store: Store) -> None:
    both = [store.create(row("m", created=9.0), lines(1, 3)), store.create(row("m", created=1.0), lines(1, 2))]
    first, second = await asyncio.gather(*both, return_exceptions=True)
    assert first is None
    assert isinstance(second, Stale)
    assert await store.row("m") == row("m", created=9.0)
    assert await store.read("m") == lines(1, 3)


async def test_nothing_is_written_to_an_unknown_match(store: Store) -> None:
    with pytest.raises(Stale):
        await store.append("m", lines(1, 1))
    with pytest.raises(Stale):
        await store.append("m", [], status="over")
    assert await store.read("m") == []


async def test_a_key_is_written_once_and_names_its_line(store: Store) -> None:
    await store.create(row("m"), [line(1), line(2, "a"), line(3)])
    for again in ([line(2, "a")], [line(4, "a")], [line(4, "b"), line(5, "a")], [line(9, "a")]):
        with pytest.raises(Repeated) as repeated:
            await store.append("m", again)
        assert repeated.value.seq == 2
    assert len(await store.read("m")) == 3


async def test_the_same_key_may_stand_in_another_match(store: Store) -> None:
    await store.create(row("m"), [line(1, "a")])
    await store.create(row("n"), [line(1, "a")])
    await store.append("n", [line(2, "A")])
    assert await store.read("n") == [line(1, "a"), line(2, "A")]


async def test_a_key_that_comes_twice_at_once_is_repeated(store: Store) -> None:
    await store.create(row("m"), lines(1, 1))
    twice = [store.append("m", [line(2, "a")]) for _ in range(2)]
    first, second = await asyncio.gather(*twice, return_exceptions=True)
    assert first is None
    assert isinstance(second, Repeated)
    assert second.seq == 2


async def test_a_key_may_not_stand_twice_in_what_is_written(store: Store) -> None:
    await store.create(row("m"), lines(1, 1))
    with pytest.raises(BadInput, match="same key"):
        await store.append("m", [line(2, "a"), line(3, "a")])
    assert await store.read("m") == lines(1, 1)


async def test_a_seed_is_never_overwritten(store: Store) -> None:
    await store.create(row("m"), lines(1, 1), [Secret(1, b"seed")])
    with pytest.raises(Stale):
        await store.append("m", lines(2, 2), [Secret(2, b"new"), Secret(1, b"other")])
    assert await store.secrets("m") == {1: b"seed"}
    assert await store.read("m") == lines(1, 1)


@pytest.mark.parametrize("text", ["a\0b", "\ud83d"])
async def test_what_one_store_cannot_keep_neither_does(store: Store, text: str) -> None:
    await store.create(row("m"), lines(1, 1))
    for entry in (line(2, key=text), line(2, body=text)):
        with pytest.raises(BadInput, match="cannot be stored"):
            await store.append("m", [entry])
    with pytest.raises(BadInput, match="cannot be stored"):
        await store.create(row(text), lines(1, 1))
    assert await store.read("m") == lines(1, 1)


async def test_a_status_changes_with_the_lines_or_alone(store: Store) -> None:
    await store.create(row("m"), lines(1, 1))
    await store.append("m", lines(2, 2), status="playing")
    assert await store.row("m") == row("m", status="playing")
    await store.append("m", lines(3, 3))
    assert await store.row("m") == row("m", status="playing")
    await store.append("m", [], status="over")
    assert await store.row("m") == row("m", status="over")
    assert await store.read("m") == lines(1, 3)


async def test_of_statuses_written_at_once_the_last_stays(store: Store) -> None:
    await store.create(row("m"), lines(1, 1))
    await asyncio.gather(*(store.append("m", [], status=status) for status in ("playing", "over", "open", "over")))
    assert await store.row("m") == row("m", status="over")


async def test_the_newest_matches_come_first(store: Store) -> None:
    for match, created in [("c", 2.0), ("a", 3.0), ("B", 2.0), ("d", 1.0)]:
        await store.create(row(match, created), [])
    assert [found.id for found in await store.rows("open", False, 10)] == ["a", "c", "B", "d"]
    assert [found.id for found in await store.rows("open", False, 2)] == ["a", "c"]


def sat(seq: int, who: str) -> Entry:
    return Entry(seq, 0, "sat", json.dumps({"kind": "sat", "seat": 0, "who": who, "name": 'A "who":"x"'}), 1.0)


async def test_the_matches_of_a_person_are_found_newest_first_and_those_that_are_over_last(store: Store) -> None:
    said = Entry(1, None, "said", '{"who":"ann"}', 1.0)
    await store.create(row("old", 1.0), [sat(1, "ann")])
    await store.create(row("both", 2.0, public=False, status="over"), [sat(1, "bob"), sat(2, "ann"), sat(3, "ann")])
    await store.create(row("other", 3.0), [said, sat(2, "bob")])
    await store.create(row("late", 4.0), [])
    await store.append("late", [sat(1, "ann")])
    assert [found.id for found in await store.rows_of("ann", 10)] == ["late", "old", "both"]
    assert [found.id for found in await store.rows_of("ann", 2)] == ["late", "old"]
    assert await store.rows_of("bob", 1) == [row("other", 3.0)]
    assert await store.rows_of("x", 10) == await store.rows_of("", 10) == []


async def test_matches_that_are_played_are_found_by_person_and_by_when_they_last_moved(store: Store) -> None:
    for number, (status, public) in enumerate(
        [("playing", True), ("over", True), ("playing", False), ("playing", True)]
    ):
        await store.create(row(f"m{number}", float(number), public, status), [sat(1, "ann")])
    await store.append("m0", [line(2)])
    assert [found.id for found in await store.playing_of("ann", 10)] == ["m3", "m2", "m0"]
    assert [found.id for found in await store.playing_of("ann", 1)] == ["m3"]
    assert await store.playing_of("bob", 10) == []
    assert [found.id for found in await store.playing(0.5, 10)] == ["m3", "m0"]
    assert [found.id for found in await store.playing(2.0, 10)] == ["m0"]


async def test_of_every_match_that_is_played_it_is_known_whose_turn_began_when_and_whether_bots_play(
    store: Store,
) -> None:
    played = ("m0", "playing", ["created", "dealt", "moved", "proposed"]), ("m1", "playing", ["created", "sat", "left"])
    for match, status, words in (*played, ("m2", "over", ["created"])):
        made = [Entry(seq, None, kind, f'"{match} {seq}"', 10.0 * seq) for seq, kind in enumerate(words, 1)]
        await store.create(row(match, 5.0, status=status), made)
    first, second = sorted(await store.running())
    assert first == Running("m0", '"m0 1"', 5.0, 30.0, False)
    assert second == Running("m1", '"m1 1"', 5.0, 5.0, True)


async def test_the_matches_of_a_person_are_looked_up_in_an_index(store: Store, place: str) -> None:
    await store.create(row("m"), [sat(1, "ann")])
    if place.startswith("postgres"):
        connection = await asyncpg.connect(place)
        await connection.execute("SET enable_seqscan = off")  # for one line it would not look into an index
        told = await connection.fetch("EXPLAIN SELECT * FROM matches" + postgres_tables.OF_PERSON, "ann", 10)
        await connection.close()
    else:
        db = sqlite3.connect(place)
        told = db.execute("EXPLAIN QUERY PLAN SELECT * FROM matches" + sqlite_tables.OF_PERSON, ("ann", 10)).fetchall()
        db.close()
    assert "events_by_person" in str(told)


async def test_matches_are_listed_by_status_and_private_ones_only_when_asked(store: Store) -> None:
    await store.create(row("open", 1.0), [])
    await store.create(row("private", 2.0, public=False), [])
    await store.create(row("over", 3.0, status="over"), [])
    assert [found.id for found in await store.rows("open", True, 10)] == ["open"]
    assert [found.id for found in await store.rows("open", False, 10)] == ["private", "open"]
    assert [found.id for found in await store.rows("over", True, 10)] == ["over"]
    assert await store.rows("playing", False, 10) == []


async def test_the_export_has_everything_oldest_first(store: Store) -> None:
    await store.create(row("b", 2.0), lines(1, 3), [Secret(1, b"one"), Secret(2, b"two")])
    await store.create(row("a", 2.0, public=False, status="over"), [])
    await store.create(row("c", 1.0), lines(1, 1))
    assert [kept async for kept in store.export()] == [
        (row("c", 1.0), lines(1, 1), {}),
        (row("a", 2.0, public=False, status="over"), [], {}),
        (row("b", 2.0), lines(1, 3), {1: b"one", 2: b"two"}),
    ]


async def test_a_thousand_appends_at_once_are_all_written_in_order(store: Store) -> None:
    matches = [f"m{number}" for number in range(50)]
    await asyncio.gather(*(store.create(row(match), lines(1, 1)) for match in matches))
    turns = [(match, number) for number in range(20) for match in random.Random(number).sample(matches, 50)]
    tasks = [asyncio.ensure_future(store.append(match, [line(2 + number, f"k{number}")])) for match, number in turns]
    await asyncio.gather(*tasks)
    for match in matches:
        assert await store.read(match) == [line(1), *(line(2 + number, f"k{number}") for number in range(20))]


async def test_appends_share_a_commit(place: str, commits: Callable[[], Awaitable[int]]) -> None:
    store = await open_store(place)
    await store.create(row("m"), [])
    before = await commits()
    await asyncio.gather(*(store.append("m", lines(n, n)) for n in range(1, 201)))
    together = await commits() - before
    for n in range(201, 206):
        await store.append("m", lines(n, n))
    assert await commits() - before == together + 5
    assert together <= 3
    await store.close()


async def test_whoever_fails_harms_nobody_in_the_same_batch(store: Store) -> None:
    await store.create(row("m"), [line(1, "a")], [Secret(1, b"seed")])
    await store.create(row("n"), lines(1, 1))
    writings = {
        "stale": store.append("m", [line(1)], status="over"),
        "good": store.append("m", [line(2)]),
        "repeated": store.append("m", [line(3, "a")], [Secret(7, b"never")]),
        "unknown": store.append("nobody", [line(1)]),
        "seed": store.append("n", [line(2)], [Secret(2, b"x")]),
        "taken": store.append("n", [line(3)], [Secret(2, b"y")]),
        "huge": store.append("n", [line(3), line(4)._replace(seat=2**70)]),
        "new": store.create(row("o"), lines(1, 2)),
        "follows": store.append("m", [line(3)]),
    }
    outcomes = await asyncio.gather(*writings.values(), return_exceptions=True)
    became = {name: type(outcome) for name, outcome in zip(writings, outcomes, strict=True)}
    assert became.pop("huge") not in (type(None), Stale, Repeated)
    nothing, stale = type(None), Stale
    assert became == {
        "stale": stale, "good": nothing, "repeated": Repeated, "unknown": stale, "seed": nothing,
        "taken": stale, "new": nothing, "follows": nothing,
    }  # fmt: skip
    assert await store.read("m") == [line(1, "a"), line(2), line(3)]
    assert await store.read("n") == lines(1, 2)
    assert await store.read("o") == lines(1, 2)
    assert await store.secrets("m") == {1: b"seed"}
    assert await store.secrets("n") == {2: b"x"}
    assert await store.row("m") == row("m")


async def test_a_reader_sees_all_of_an_append_or_nothing(store: Store) -> None:
    await store.create(row("m"), [])
    done = asyncio.gather(*(store.append("m", lines(3 * n + 1, 3 * n + 3)) for n in range(100)))
    seen = set()
    while not done.done():
        found = await store.read("m")
        assert found == lines(1, len(found))
        seen.add(len(found) % 3)
    await done
    assert seen == {0}
    assert len(await store.read("m")) == 300


async def test_whoever_gives_up_waiting_leaves_the_others_alone(store: Store) -> None:
    await store.create(row("m"), lines(1, 1))
    first, second = (asyncio.ensure_future(store.append("m", lines(n, n))) for n in (2, 3))
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert await store.read("m") == lines(1, 3)


async def test_the_first_value_of_a_name_stays_unless_it_is_replaced(place: str) -> None:
    store = await open_store(place)
    assert await store.kept() == {}
    assert await store.keep("key", b"\0one") is None
    assert await store.keep("key", b"two") == b"\0one"
    assert await store.keep("other", b"", replace=True) is None
    assert await store.keep("key", b"three", replace=True) == b"\0one"
    await store.close()
    store = await open_store(place)
    assert await store.keep("key", b"four") == b"three"
    assert await store.kept() == {"key": b"three", "other": b""}
    await store.close()


async def test_of_many_who_keep_a_value_one_wins(place: str) -> None:
    stores = [await open_store(place) for _ in range(4)]
    values = [bytes([number]) for number in range(12)]
    olds = await asyncio.gather(*(stores[value[0] % 4].keep("key", value) for value in values))
    (winner,) = [value for value, old in zip(values, olds, strict=True) if old is None]
    assert olds.count(winner) == 11
    assert await stores[0].kept() == {"key": winner}
    for store in stores:
        await store.close()


async def test_of_many_who_replace_a_value_each_gets_another_old_one(place: str) -> None:
    stores = [await open_store(place) for _ in range(4)]
    values = [bytes([number]) for number in range(12)]
    olds = await asyncio.gather(*(stores[value[0] % 4].keep("key", value, replace=True) for value in values))
    kept = await stores[0].kept()
    assert sorted([*filter(None, olds), kept["key"]]) == values
    for store in stores:
        await store.close()


async def test_a_closed_store_is_not_healthy_and_takes_nothing(place: str) -> None:
    store = await open_store(place)
    await store.create(row("m"), lines(1, 1))
    assert await store.healthy()
    await store.close()
    assert not await store.healthy()
    with pytest.raises((RuntimeError, asyncpg.InterfaceError)):
        await store.append("m", lines(2, 2))


async def test_several_may_open_a_new_store_at_once(place: str) -> None:
    stores = await asyncio.gather(*(open_store(place) for _ in range(6)))
    for number, store in enumerate(stores, 1):
        if number == 1:
            await store.create(row("m"), lines(1, 1))
        else:
            await store.append("m", lines(number, number))
    assert await stores[0].read("m") == lines(1, 6)
    for store in stores:
        await store.close()


async def test_of_two_stores_one_wins_each_line(place: str) -> None:
    """Over many matches in different orders: neither do they wait for each other for ever."""
    stores = [await open_store(place) for _ in range(2)]
    matches = [f"m{number}" for number in range(10)]
    await asyncio.gather(*(stores[0].create(row(match), []) for match in matches))
    wins = dict.fromkeys(matches, 0)
    for seq in range(1, 11):
        tries = [(store, match) for store in stores for match in random.Random(seq).sample(matches, len(matches))]
        outcomes = await asyncio.gather(*(s.append(m, lines(seq, seq)) for s, m in tries), return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {type(None), Stale}
        for (_, match), outcome in zip(tries, outcomes, strict=True):
            wins[match] += outcome is None
    assert wins == dict.fromkeys(matches, 10)
    for match in matches:
        assert await stores[1].read(match) == lines(1, 10)
    for store in stores:
        await store.close()


def start_writer(place: str, count: int) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", writer.__name__, place, str(count)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2])


async def prepare(place: str) -> None:
    store = await open_store(place)
    for match in writer.MATCHES:
        await store.create(row(match), [])
    await store.close()


async def written(place: str) -> list[str]:
    """What the log says, in the words of the writer."""
    store = await open_store(place)
    logs = {match: await store.read(match) for match in writer.MATCHES}
    await store.close()
    for log in logs.values():
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    return [f"{match} {entry.seq} {entry.body}" for match, log in logs.items() for entry in log]


async def test_two_processes_write_to_the_same_matches(place: str) -> None:
    await prepare(place)
    processes = [start_writer(place, 20) for _ in range(2)]
    said = [line for process in processes for line in (process.communicate()[0]).splitlines()]
    assert [process.returncode for process in processes] == [0, 0]
    assert len(said) == 2 * 20 * len(writer.MATCHES)
    assert sorted(said) == sorted(await written(place))


async def test_what_was_acknowledged_survives_a_kill(place: str) -> None:
    await prepare(place)
    process = start_writer(place, 10**9)
    assert process.stdout is not None
    said = [process.stdout.readline() for _ in range(300)]
    process.kill()
    rest = process.communicate()[0]
    complete = ("".join(said) + rest).rpartition("\n")[0].splitlines()
    assert len(complete) >= 300
    assert set(complete) <= set(await written(place))


async def test_an_analysis_is_kept_by_its_version_and_replaced_by_another(store: Store) -> None:
    await store.create(row("m"), lines(1, 1))
    assert await store.analysis("m", 1) is None
    await store.keep_analysis("m", 1, "{}")
    await store.keep_analysis("m", 1, '{"a":"ä"}')
    assert (await store.analysis("m", 1), await store.analysis("m", 2)) == ('{"a":"ä"}', None)
    await store.keep_analysis("m", 2, "[]")
    assert (await store.analysis("m", 1), await store.analysis("m", 2)) == (None, "[]")
