"""What one process hears of another's writing to the same SQLite file."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from boneyard.server.store import Store
from boneyard.server.store.sqlite import open_sqlite
from tests.server.running import SOON
from tests.server.stores import lines, row

LINES = 40


@asynccontextmanager
async def shared(path: Path) -> AsyncIterator[Store]:
    store = await open_sqlite(path, shared=True)
    yield store
    await store.close()


async def write(store: Store, match: str) -> None:
    for number in range(2, LINES + 1):
        await store.append(match, lines(number, number))


async def hear(store: Store, match: str) -> list[int]:
    """The numbers that are told of a match, up to the last one."""
    heard = []
    async for name, seq in store.news():
        heard += [seq] if name == match else []
        if heard and heard[-1] == LINES:
            return heard
    raise AssertionError("the news end")


def test_two_that_write_at_once_hear_of_every_line_of_each_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with shared(tmp_path / "a.db") as one, shared(tmp_path / "a.db") as two:
            for store, match in ((one, "m"), (two, "n")):
                await store.create(row(match), lines(1, 1))
            heard = await asyncio.gather(hear(one, "n"), hear(two, "m"), write(one, "m"), write(two, "n"))
            assert [numbers for numbers in heard if numbers and numbers != sorted(set(numbers))] == []

    asyncio.run(asyncio.wait_for(story(), SOON))


def test_what_was_written_before_is_no_news(tmp_path: Path) -> None:
    async def story() -> tuple[str, int]:
        async with shared(tmp_path / "a.db") as one:
            await one.create(row("old"), lines(1, 3))
            async with shared(tmp_path / "a.db") as two:
                await one.create(row("new"), lines(1, 2))
                return await anext(two.news())

    assert asyncio.run(asyncio.wait_for(story(), SOON)) == ("new", 2)
