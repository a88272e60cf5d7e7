"""Leases: of all processes on one database, one attends to each match, as long as it gives signs of life."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from boneyard.server.store.leases import Leases
from boneyard.server.store.opening import open_store
from tests.server.stores import KINDS, address

Story = Callable[[Leases, Leases], Awaitable[None]]
Tell = Callable[[Story], None]


@pytest.fixture(params=KINDS)
def tell(request: pytest.FixtureRequest, tmp_path: Path) -> Tell:
    """Tell a story of two processes on one database, which have both given a sign of life."""
    place = address(request.param, tmp_path)

    @asynccontextmanager
    async def leases(process: str) -> AsyncIterator[Leases]:
        store = await open_store(place, shared=True)
        assert store.leases
        await store.leases.beat(process)
        yield store.leases
        await store.close()

    async def told(story: Story) -> None:
        async with leases("one") as one, leases("two") as two:
            await story(one, two)

    return lambda story: asyncio.run(told(story))


def test_one_of_two_attends_to_a_match(tell: Tell) -> None:
    async def story(one: Leases, two: Leases) -> None:
        assert await one.take("one", ["a", "b"]) == {"a", "b"}
        assert await two.take("two", ["b", "c"]) == {"c"}
        assert await one.take("one", ["a", "b", "c"]) == {"a", "b"}

    tell(story)


def test_of_two_that_ask_at_once_each_match_goes_to_one(tell: Tell) -> None:
    names = [f"m{number}" for number in range(200)]

    async def story(one: Leases, two: Leases) -> None:
        asked = one.take("one", names), two.take("two", names[::-1])
        first, second = await asyncio.gather(*asked)
        assert (first | second, first & second) == (set(names), set())

    tell(story)


def test_what_is_released_is_free_and_nobody_releases_what_others_have(tell: Tell) -> None:
    async def story(one: Leases, two: Leases) -> None:
        await one.take("one", ["a", "b"])
        await two.release("two", ["a"])
        await one.release("one", ["b"])
        assert await two.take("two", ["a", "b"]) == {"b"}

    tell(story)


def test_a_sign_of_life_tells_whether_the_last_one_came_in_time(tell: Tell) -> None:
    async def story(one: Leases, two: Leases) -> None:
        assert not (await one.beat("new")).in_time
        assert (await one.beat("new")).in_time
        await one.retire("new")
        assert not (await one.beat("new")).in_time

    tell(story)


def test_whoever_is_silent_leaves_everything_to_the_others_but_nobody_else_does(tell: Tell) -> None:
    async def story(one: Leases, two: Leases) -> None:
        await one.take("one", ["a", "b", "c"])
        assert await two.inherit("two", 10) == []
        assert not (await two.beat("two")).orphaned
        await one.retire("one")
        assert (await two.beat("two")).orphaned
        assert sorted(await two.inherit("two", 2)) == ["a", "b"]
        assert await one.inherit("one", 10) == []
        assert await two.take("two", ["c"]) == {"c"}
        assert not (await two.beat("two")).orphaned

    tell(story)


def test_of_two_heirs_each_match_goes_to_one(tell: Tell) -> None:
    names = {f"m{number}" for number in range(100)}

    async def story(one: Leases, two: Leases) -> None:
        await one.beat("dead")
        await one.take("dead", names)
        await one.retire("dead")
        shares = await asyncio.gather(*(each.inherit(name, 60) for each, name in ((one, "one"), (two, "two"))))
        shares += [await one.inherit("one", 100)]
        assert sum(map(len, shares)) == len(names)
        assert {name for share in shares for name in share} == names

    tell(story)
