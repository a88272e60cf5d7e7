"""A table of two honest people, at which something hostile happens."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from boneyard.client import Guest
from boneyard.server.limits import Limits
from tests.server.running import House, house

Message = dict[str, Any]
QUICK = 5.0  # seconds in which an honest move is acknowledged even on a busy machine
STRICT = Limits(asks_per_second=1e6, asks_at_once=1e6)  # as a house is by default, but for requests


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("hostile") / "tables.db", STRICT) as opened:
        yield opened


class Honest:
    """Somebody who plays as he should."""

    def __init__(self, guest: Guest, line: ClientConnection, seat: int) -> None:
        self.guest = guest
        self.line = line
        self.seat = seat
        self.latest: Message = {}

    async def hear(self, until: Callable[[Message], bool]) -> Message:
        """Listen until something is said."""
        while True:
            message: Message = json.loads(await asyncio.wait_for(self.line.recv(), QUICK))
            self.latest = message if "hand" in message else self.latest
            if until(message):
                return message

    @property
    def actions(self) -> list[str]:
        hand = self.latest["hand"]
        return list(hand["actions"]) if hand else []

    async def play(self, action: str, key: str) -> Message:
        """Play, and wait for the answer."""
        await self.line.send(json.dumps({"t": "move", "seat": self.seat, "action": action, "key": key}))
        return await self.hear(lambda message: message.get("key") == key)


class Scene(NamedTuple):
    """A table of two honest people in the middle of a hand."""

    home: House
    table: str
    people: tuple[Honest, Honest]

    @property
    def path(self) -> str:
        return f"/ws/tables/{self.table}"

    async def sync(self) -> None:
        """Let everybody hear everything."""
        for one in self.people:
            await one.line.send('{"t": "resync"}')
            await one.hear(lambda message: message["t"] == "ok")

    async def go_on(self, moves: int = 1) -> None:
        """The honest people play on, and neither waits long."""
        for number in range(moves):
            await self.sync()
            mover = next(one for one in self.people if one.actions)
            key = f"honest-{mover.latest['seq']}-{number}"
            assert (await mover.play(mover.actions[0], key))["t"] == "ack"


@contextlib.asynccontextmanager
async def scene(home: House, game: str = "draw", **more: Any) -> AsyncIterator[Scene]:
    async with Guest(home.url) as ann, Guest(home.url) as bob:
        table = await ann.create(game, 2, **more)
        seats = [(guest, (await guest.sit(table, name)).seat) for guest, name in ((ann, "Ann"), (bob, "Bob"))]
        async with line(home, table, ann) as one, line(home, table, bob) as other:
            lines = (one, other)
            people = [Honest(guest, its, seat or 0) for (guest, seat), its in zip(seats, lines, strict=True)]
            opened = Scene(home, table, (people[0], people[1]))
            await opened.go_on()
            yield opened


@contextlib.asynccontextmanager
async def line(
    home: House, table: str, guest: Guest | None = None, query: str = "", **headers: Any
) -> AsyncIterator[ClientConnection]:
    """A socket at a table."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    named |= {"Authorization": f"Bearer {guest.token}"} if guest else {}
    address = f"{home.url.replace('http', 'ws', 1)}/ws/tables/{table}{query}"
    async with connect(address, additional_headers=named, compression=None, max_size=None, max_queue=None) as made:
        yield made


async def said(line: ClientConnection, kind: str = "no") -> Message:
    """The next message of this kind."""
    while True:
        message: Message = json.loads(await asyncio.wait_for(line.recv(), QUICK))
        if message["t"] == kind:
            return message


async def close_code(line: ClientConnection) -> tuple[int, str]:
    """Read to the end; how the server closed."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(line.recv(), QUICK)
    return line.close_code or 0, line.close_reason or ""


def in_scene(home: House, act: Callable[[Scene], Any]) -> None:
    """Something hostile happens at a table: nothing of it is in the log, and the honest people play on."""

    async def whole() -> None:
        async with scene(home) as opened:
            before = await asyncio.to_thread(home.log, opened.table)
            await act(opened)
            assert await asyncio.to_thread(home.log, opened.table) == before
            await opened.go_on(3)

    asyncio.run(whole())


def meanwhile(home: House, act: Callable[[Scene], Any]) -> None:
    """Something hostile happens while honest people play: only their moves are in the log."""

    async def whole() -> None:
        async with scene(home) as opened:
            before = await asyncio.to_thread(home.log, opened.table)
            await asyncio.gather(act(opened), opened.go_on(5))
            after = await asyncio.to_thread(home.log, opened.table)
            assert after[: len(before)] == before
            assert [entry.key[:6] for entry in after[len(before) :]] == ["honest"] * 5

    asyncio.run(whole())


def posts(table: str) -> list[tuple[str, Message]]:
    """Everything that changes something."""
    at = f"/api/tables/{table}"
    seated = [(f"{at}/{what}", {"seat": 0}) for what in ("leave", "ready", "take-back", "robot")]
    made: Message = {"game": "block", "players": 2}
    return [
        ("/api/tables", made),
        (f"{at}/sit", {"name": "Eve"}),
        (f"{at}/seed", {"seat": 0, "seed": "ff"}),
        (f"{at}/rematch", {}),
        *seated,
    ]


async def until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + QUICK
    while not done():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)
