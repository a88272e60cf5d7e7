"""What one process hears of another's writing."""

import asyncio
import tracemalloc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from boneyard.server.store import Store, news
from boneyard.server.store.opening import open_store
from tests.server.stores import lines, new_database, new_schema, row, say, url

pytestmark = pytest.mark.anyio

LISTENERS = "FROM pg_stat_activity WHERE application_name = 'boneyard news' AND datname = current_database()"
CUT_OFF = f"SELECT pg_terminate_backend(pid) {LISTENERS}"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def place() -> str:
    return new_schema()


@pytest.fixture
async def here(place: str) -> AsyncIterator[Store]:
    store = await open_store(place)
    yield store
    await store.close()
    await listeners(place, 0)


@pytest.fixture
async def there(place: str) -> AsyncIterator[Store]:
    """The store of another process."""
    store = await open_store(place)
    await store.create(row("m"), lines(1, 1))
    yield store
    await store.close()


@asynccontextmanager
async def hearing(store: Store) -> AsyncIterator[list[tuple[str, int]]]:
    """The news that have come so far."""
    heard: list[tuple[str, int]] = []

    async def hear() -> None:
        async for item in store.news():
            heard.append(item)  # noqa: PERF401 - one by one, as they come

    task = asyncio.create_task(hear())
    yield heard
    task.cancel()
    await asyncio.wait([task])


async def until(true: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.01)


async def listeners(place: str, count: int = 1) -> None:
    """Wait until so many listen."""
    async with asyncio.timeout(10):
        while len(await say(f"SELECT {LISTENERS}", place)) != count:
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("there")
async def test_what_another_process_writes_is_news(place: str, here: Store) -> None:
    other = await open_store(place)
    async with hearing(here) as heard:
        await listeners(place)
        await other.append("m", lines(2, 2))
        await until(lambda: ("m", 2) in heard)
        await other.create(row("odd:1:ä"), lines(1, 3))
        await until(lambda: ("odd:1:ä", 3) in heard)
    await other.close()


async def test_what_was_written_since_opening_is_news(here: Store, there: Store) -> None:
    await there.append("m", lines(2, 3))
    async with hearing(here) as heard:
        await until(lambda: ("m", 3) in heard)


async def test_own_lines_are_no_news(place: str, here: Store, there: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither when they are heard, nor when they are looked up later."""
    monkeypatch.setattr(news, "LOOK_EVERY", 1000.0)
    async with hearing(here) as heard:
        await there.append("m", lines(2, 2))
        await until(lambda: ("m", 2) in heard)
        matches = [f"n{number}" for number in range(20)]
        await asyncio.gather(*(here.create(row(match), lines(1, 1)) for match in matches))
        for seq in range(2, 20):
            await asyncio.gather(*(here.append(match, lines(seq, seq)) for match in matches))
        await there.append("m", lines(3, 3))
        await until(lambda: ("m", 3) in heard)
        await say(CUT_OFF, place)
        await there.append("m", lines(4, 4))
        await until(lambda: ("m", 4) in heard)
        assert {match for match, _ in heard} == {"m"}


async def test_nothing_is_remembered_for_nobody(here: Store) -> None:
    """Whoever moves a million matches and reads no news needs no memory for them."""
    tracemalloc.start()
    await _create_many(here, 0, 500)
    before, _ = tracemalloc.get_traced_memory()
    await _create_many(here, 500, 1500)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert after - before < 60_000


async def _create_many(store: Store, first: int, last: int) -> None:
    for start in range(first, last, 100):
        await asyncio.gather(*(store.create(row(f"m{start + n}"), lines(1, 1)) for n in range(100)))


async def test_a_database_without_its_tables_is_not_asked_again_and_again(
    place: str, there: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    connect = asyncpg.connect

    async def counted(*words: Any, **settings: Any) -> Any:
        asked.append(words)
        return await connect(*words, **settings)

    monkeypatch.setattr(asyncpg, "connect", counted)
    monkeypatch.setattr(news, "LOOK_EVERY", 0.1)
    here = await open_store(place)
    async with hearing(here) as heard:
        await say("ALTER TABLE events RENAME TO lost", place)
        await asyncio.sleep(1)
        assert 2 < len(asked) < 15
        await say("ALTER TABLE lost RENAME TO events", place)
        await there.append("m", lines(2, 2))
        await until(lambda: ("m", 2) in heard)
    await here.close()
    await listeners(place, 0)


async def test_nothing_is_told_twice(place: str, here: Store, there: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "LOOK_EVERY", 0.02)
    async with hearing(here) as heard:
        await listeners(place)
        for seq in range(2, 50):
            await there.append("m", lines(seq, seq))
            await asyncio.sleep(0.005)
        await until(lambda: ("m", 49) in heard)
        await asyncio.sleep(0.1)
        assert heard == sorted(set(heard))


async def test_no_news_are_lost_when_the_listener_is_cut_off(place: str, here: Store, there: Store) -> None:
    async with hearing(here) as heard:
        for seq in range(2, 6):
            await listeners(place)
            await say(CUT_OFF, place)
            await there.append("m", lines(seq, seq))
            await until(lambda seq=seq: ("m", seq) in heard)  # type: ignore[misc]


async def test_it_listens_again_after_being_cut_off(place: str, here: Store, there: Store) -> None:
    async with hearing(here) as heard:
        await listeners(place)
        await say(CUT_OFF, place)
        await listeners(place)
        await asyncio.sleep(0.1)
        await there.append("m", lines(2, 2))
        async with asyncio.timeout(news.LOOK_EVERY / 2):
            await until(lambda: ("m", 2) in heard)


async def test_a_reader_can_leave_while_news_come(here: Store, there: Store) -> None:
    """The end of a reader is never swallowed by a piece of news that comes at the same moment."""
    for seq in range(2, 82, 2):
        async with asyncio.timeout(5), hearing(here) as heard:
            await there.append("m", lines(seq, seq))
            await until(lambda seq=seq: ("m", seq) in heard)  # type: ignore[misc]
            await there.append("m", lines(seq + 1, seq + 1))


@pytest.fixture
def guarded() -> str:
    return new_database("guarded")


async def test_news_are_looked_up_while_nobody_can_listen(guarded: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "LONGEST_PAUSE", 0.2)
    here, there = [await open_store(guarded) for _ in range(2)]
    await there.create(row("m"), lines(1, 1))
    elsewhere = url("postgres")
    async with hearing(here) as heard:
        await listeners(guarded)
        await say("ALTER DATABASE guarded ALLOW_CONNECTIONS false", elsewhere)
        await say(CUT_OFF.replace("current_database()", "'guarded'"), elsewhere)
        for seq in range(2, 5):
            await there.append("m", lines(seq, seq))
            await until(lambda seq=seq: ("m", seq) in heard)  # type: ignore[misc]
        await say("ALTER DATABASE guarded ALLOW_CONNECTIONS true", elsewhere)
        await listeners(guarded)
    await here.close()
    await there.close()


async def test_a_transaction_that_commits_late_is_news(
    place: str, here: Store, there: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It began before others that were over, and told about, while it was still running."""
    monkeypatch.setattr(news, "LOOK_EVERY", 0.02)
    await there.create(row("late"), lines(1, 1))
    slow = await asyncpg.connect(place)
    async with hearing(here) as heard:
        transaction = slow.transaction()
        await transaction.start()
        await slow.execute("INSERT INTO events VALUES ('late', 2, 0, 'play', '{}', 0)")
        for seq in range(2, 6):
            await there.append("m", lines(seq, seq))
            await until(lambda seq=seq: ("m", seq) in heard)  # type: ignore[misc]
            await asyncio.sleep(0.05)
        assert ("late", 2) not in heard
        await transaction.commit()
        await until(lambda: ("late", 2) in heard)
        assert len(heard) == len(set(heard))
    await slow.close()


async def test_after_a_restore_old_lines_are_no_news(place: str, there: Store) -> None:
    """A dump brings the transaction numbers of another database, which may be ahead of this one's."""
    await there.append("m", lines(2, 2))
    await say(f"UPDATE events SET tx = {2**60}", place)
    here = await open_store(place)
    async with hearing(here) as heard:
        await there.create(row("n"), lines(1, 1))
        await until(lambda: bool(heard))
        assert heard == [("n", 1)]
    await here.close()


async def test_closing_ends_the_news(place: str, here: Store) -> None:
    async def all_news() -> list[tuple[str, int]]:
        return [item async for item in here.news()]

    task = asyncio.create_task(all_news())
    await listeners(place)
    await here.close()
    async with asyncio.timeout(1):
        assert await task == []
    await listeners(place, 0)


async def test_a_file_has_no_news(tmp_path: Path) -> None:
    here, there = [await open_store(tmp_path / "a.db") for _ in range(2)]
    async with hearing(here) as heard:
        await there.create(row("m"), lines(1, 1))
        await here.append("m", lines(2, 2))
        await asyncio.sleep(0.05)
        assert heard == []
    await here.close()
    await there.close()
