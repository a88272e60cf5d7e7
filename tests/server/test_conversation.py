"""A conversation answers what it hears in the order in which it came, by whichever way it came."""

import asyncio
import json
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from boneyard.server.bots.pool import Bots
from boneyard.server.identity import Signer
from boneyard.server.limits import Limits
from boneyard.server.messages.requests import NewTable
from boneyard.server.socket.conversation import Conversation
from boneyard.server.socket.ws_protocol import STRAIGHT, Around
from boneyard.server.tables.creation import create
from boneyard.server.tables.hub import Hub
from boneyard.server.waiting import Waiting
from tests.server.simulation.shelf import Shelf


class Wire(Around):
    """A socket with a straight way to and fro: what comes is heard, or else queued, as the protocol does it."""

    def __init__(self) -> None:
        super().__init__()
        self.inbox: Waiting[dict[str, Any]] = Waiting()
        self.said: list[dict[str, Any]] = []
        self.scope = {"extensions": {STRAIGHT: self}}
        self.headers: dict[str, str] = {}
        self.cookies: dict[str, str] = {}
        self.query_params: dict[str, str] = {}

    def come(self, number: int) -> None:
        """Somebody asks for a pong."""
        frame = json.dumps({"t": "ping", "n": number})
        if not (self.inbox.empty() and self.hear(frame)):
            self.inbox.put_nowait({"type": "websocket.receive", "text": frame})

    async def receive(self) -> dict[str, Any]:
        """What was queued."""
        return await self.inbox.get()

    def write(self, text: str) -> bool:
        """What is said."""
        self.said.append(json.loads(text))
        return True

    def pongs(self) -> list[int]:
        """Which questions were answered, in this order."""
        return [message["n"] for message in self.said if message["t"] == "pong"]


@pytest.mark.parametrize("later", range(6))
def test_frames_are_answered_in_the_order_in_which_they_came(later: int) -> None:
    async def story() -> list[int]:
        hub = Hub(Shelf(), Signer(b"key"), Bots(0), Limits())
        desk = await create(hub, NewTable("draw", 2), "ann")
        wire = Wire()
        holding = asyncio.create_task(Conversation(hub, desk, cast(WebSocket, wire)).hold())
        while not wire.said:
            await asyncio.sleep(0)
        wire.come(1)
        wire.come(2)  # while the first one is answered
        while not wire.pongs():
            await asyncio.sleep(0)
        for _ in range(later):  # turns of the event loop
            await asyncio.sleep(0)
        wire.come(3)
        while len(wire.pongs()) < 3:
            await asyncio.sleep(0)
        wire.inbox.put_nowait({"type": "websocket.disconnect"})
        await holding
        return wire.pongs()

    assert asyncio.run(asyncio.wait_for(story(), 10)) == [1, 2, 3]
