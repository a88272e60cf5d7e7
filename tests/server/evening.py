"""An evening at tables: guests who sit down, hear, play and are refused, with real sockets."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any

import pytest

from boneyard.client import AtTable, Guest, Message, Refused
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
