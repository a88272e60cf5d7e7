"""One WebSocket for each person at a table: frames in, steps out, each through its own eyes."""

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from boneyard.server import seeing, wire
from boneyard.server.http.visitor import address_of, number, own_origin, who_is
from boneyard.server.limits import Bucket
from boneyard.server.messages.requests import Frame, Look, Move, Ping, Resync, SayReady
from boneyard.server.refusal import Refusal, bad
from boneyard.server.socket.send_timeout import Reader
from boneyard.server.tables import seating
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.listener import Listener

_decoder: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)

GOING_AWAY, POLICY, TRY_AGAIN = 1001, 1008, 1013


async def table_socket(socket: WebSocket) -> None:
    """Serve one socket until it closes."""
    hub: Hub = socket.app.state.hub
    address = address_of(socket)
    try:
        desk = await _admit(hub, socket, address)
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    hub.sockets += 1
    hub.addresses.sockets[address] = hub.addresses.sockets.get(address, 0) + 1
    try:
        await socket.accept()
        await Conversation(hub, desk, socket).hold()
    finally:
        hub.sockets -= 1
        hub.addresses.leave(address)


async def _admit(hub: Hub, socket: WebSocket, address: str) -> Desk:
    if not own_origin(socket):
        raise Refusal("foreign-origin", "This page may not open a socket here.", 403)
    hub.addresses.check(address)
    desk = await hub.desk(socket.path_params["table"])
    full = hub.sockets >= hub.limits.sockets  # nothing may be awaited between this and the counting
    if full or hub.addresses.sockets.get(address, 0) >= hub.limits.sockets_per_address:
        raise Refusal("too-many-sockets", "Too many sockets are open.", 503)
    return desk


async def _turn_away(socket: WebSocket, refusal: Refusal) -> None:
    await socket.accept()
    await socket.send_text(seeing.text(wire.no(refusal)))
    await socket.close(TRY_AGAIN if refusal.status in (429, 503) else POLICY, refusal.code)


class Gone(Exception):
    """One side has gone, or does not read."""


class Conversation:
    """A socket at a desk: who speaks, whose eyes it looks with, how fast it may speak."""

    def __init__(self, hub: Hub, desk: Desk, socket: WebSocket) -> None:
        self.hub = hub
        self.desk = desk
        self.socket = socket
        self.who = who_is(hub.signer, socket)
        self.bucket = Bucket(hub.limits.frames_per_second, hub.limits.frames_at_once)
        self.refused = 0
        self.listener = Listener(None)

    async def hold(self) -> None:
        """Greet, then listen and write until one side goes or does not read."""
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._write())
                await self._greet()
                await self._listen()
        except* (Gone, WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.desk.dismiss(self.listener)
            self.listener.end()

    async def _greet(self) -> None:
        query = self.socket.query_params
        wanted, after = number(query.get("seat")), number(query.get("after"))
        await self.desk.refresh()  # whoever comes from another process has seen what that one knows
        seats = self.desk.table.seats_of(self.who)
        if self.who:
            with contextlib.suppress(Refusal):
                await seating.come_back(self.desk, self.who)
        self.listener.eye = wanted if wanted in seats else seats[0] if seats and wanted is None else None
        self.listener.catch_up(self.desk, after)
        self.desk.listeners.add(self.listener)

    async def _write(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(None) as limit:
                reader = Reader(limit, self.hub.limits.seconds_to_read)
                while (text := await self.listener.queue.get()) is not None and not self.listener.cut:
                    await reader.take(self.socket.send_text(text))
                await reader.take(self.socket.close(TRY_AGAIN))
        self.hub.told["cut"] += 1
        raise Gone

    async def _listen(self) -> None:
        while self.refused <= self.hub.limits.frames_refused:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise Gone
            await self._hear(message.get("text"))
        async with asyncio.timeout(self.hub.limits.seconds_to_read):
            await self.socket.close(POLICY, "too-fast")
        raise Gone

    async def _hear(self, text: str | None) -> None:
        key = None
        too_fast = not self.bucket.take()
        try:
            frame = _frame(text)
            key = frame.key if isinstance(frame, Move) else None
            if too_fast:
                raise Refusal("too-fast", "That is too fast; wait a moment.", 429)
            self.listener.send(await self._answer(frame))
        except Refusal as refusal:
            self.refused += refusal.status in (400, 429)
            self.hub.told["refused"] += 1
            self.listener.send(wire.no(refusal, key, self.desk.table.seq))

    async def _answer(self, frame: Frame) -> dict[str, Any]:
        match frame:
            case Move():
                who = self._somebody()
                seq = await self.desk.move(who, frame.seat, frame.action, frame.key, frame.seq)
                self.hub.told["moves"] += 1
                return {"t": "ack", "key": frame.key, "seq": seq}
            case SayReady():
                await self.desk.ready(self._somebody(), frame.seat, frame.seed)
                return {"t": "ok"}
            case Look():
                self._look(frame.seat)
                return {"t": "ok"}
            case Resync():
                self.listener.catch_up(self.desk, frame.after)
                return {"t": "ok"}
            case Ping():
                return {"t": "pong", "n": frame.n}

    def _look(self, seat: int | None) -> None:
        if seat is not None:
            seating.own(self.desk, self._somebody(), seat)
        self.listener.eye = seat
        self.listener.catch_up(self.desk, None)

    def _somebody(self) -> str:
        if self.who is None:
            raise Refusal("unknown", "Nobody is known by this token; sit down first.", 401)
        return self.who


def _frame(text: str | None) -> Frame:
    if text is None:
        raise bad("A frame is text, not bytes.")
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise bad(f"The frame is not understood: {error}.") from None
