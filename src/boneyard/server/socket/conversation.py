"""One WebSocket of one person at a table: frames in, messages out, as this person sees the table."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from boneyard.server.identity import who_is
from boneyard.server.limits import Bucket
from boneyard.server.messages.encode import text
from boneyard.server.messages.frames import Ack, Message, No, Ok, Pong
from boneyard.server.messages.requests import (
    Answer,
    Back,
    Frame,
    Look,
    Move,
    Ping,
    Present,
    Propose,
    React,
    Resume,
    Resync,
    SayReady,
    number,
)
from boneyard.server.origin import address_of, own_origin
from boneyard.server.refusal import Refusal, bad
from boneyard.server.socket.send_timeout import SendTimeout
from boneyard.server.socket.ws_protocol import deaf, straight
from boneyard.server.tables import proposals, seating
from boneyard.server.tables.desk import Desk, Unreadable
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.listener import Listener
from boneyard.server.tables.presence import Connected

_decoder: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)

POLICY, TRY_AGAIN = 1008, 1013

logger = logging.getLogger("uvicorn.error")

Talking = React | Propose | Answer | Resume


async def table_socket(socket: WebSocket) -> None:
    """Serve one socket until it closes."""
    hub: Hub = socket.app.state.hub
    try:
        _check_origin_and_rate(hub, socket)
        async with hub.use(socket.path_params["table"]) as desk, _counted(hub, address_of(socket)):
            await socket.accept()
            await Conversation(hub, desk, socket).hold()
    except Refusal as refusal:
        await _turn_away(socket, refusal)


def _check_origin_and_rate(hub: Hub, socket: WebSocket) -> None:
    if not own_origin(socket):
        raise Refusal("foreign-origin", "This page may not open a socket here.", 403)
    hub.addresses.check(address_of(socket))


@contextlib.asynccontextmanager
async def _counted(hub: Hub, address: str) -> AsyncIterator[None]:
    """Count a socket while it is open, unless there are too many."""
    full = hub.sockets >= hub.limits.sockets  # nothing may be awaited between this and the counting
    if full or hub.addresses.sockets.get(address, 0) >= hub.limits.sockets_per_address:
        raise Refusal("too-many-sockets", "Too many sockets are open.", 503)
    hub.sockets += 1
    hub.addresses.sockets[address] = hub.addresses.sockets.get(address, 0) + 1
    try:
        yield
    finally:
        hub.sockets -= 1
        hub.addresses.leave(address)


async def _turn_away(socket: WebSocket, refusal: Refusal) -> None:
    await socket.accept()
    await socket.send_text(text(No(refusal.code, refusal.sentence, None, None)))
    await socket.close(TRY_AGAIN if refusal.status in (429, 503) else POLICY, refusal.code)


class Gone(Exception):
    """The connection is over: the client left, was too slow, or too fast."""


class Conversation:
    """A socket at a desk: who speaks, whose eyes it looks with, how fast it may speak."""

    __slots__ = (
        "answering",
        "bucket",
        "close_as",
        "connected",
        "desk",
        "holding",
        "hub",
        "listener",
        "refused",
        "socket",
        "straight",
        "who",
        "writing",
    )

    def __init__(self, hub: Hub, desk: Desk, socket: WebSocket) -> None:
        self.hub = hub
        self.desk = desk
        self.socket = socket
        self.who = who_is(hub.signer, socket)
        self.bucket = Bucket(hub.limits.frames_per_second, hub.limits.frames_at_once)
        self.refused = 0
        self.straight = straight(socket.scope["extensions"])
        self.listener = Listener(None, self.straight.write, self._begin_to_write)
        self.holding: asyncio.TaskGroup | None = None  # while it reads
        self.writing: asyncio.Task[None] | None = None  # while something waits, and when it has closed
        self.answering: asyncio.Task[None] | None = None
        self.close_as = TRY_AGAIN, ""
        self.connected: Connected

    async def hold(self) -> None:
        """Greet, then read and write until the connection is over."""
        connected = self.connected = self.hub.company.came(self.desk, self.who)
        try:
            async with asyncio.TaskGroup() as self.holding:
                await self._talk_on()
        except* (Gone, WebSocketDisconnect, RuntimeError):
            pass
        except* Unreadable as errors:
            self.hub.set_aside(self.desk.table.id, Unreadable(str(errors.exceptions[0])))
        finally:
            self.straight.hear = deaf
            self.desk.listeners.discard(self.listener)
            self.listener.end()
            self.hub.company.left(connected)

    async def _talk_on(self) -> None:
        try:
            await self._greet()
            self.straight.greeted()
            await self._read()
        finally:
            self.holding = None  # what waits now is never sent

    async def _greet(self) -> None:
        query = self.socket.query_params
        wanted, after = number(query.get("seat")), number(query.get("after"))
        self.listener.patches = query.get("patches") == "1"
        await self.desk.refresh()  # whoever comes from another process has seen what that one knows
        seats = self.desk.table.seats_of(self.who)
        await self._come_back()
        self.listener.eye = wanted if wanted in seats else seats[0] if seats and wanted is None else None
        self.desk.tell_since(self.listener, after)
        self.desk.listeners.add(self.listener)
        await self.hub.company.greet(self.desk, self.listener)

    async def _come_back(self) -> None:
        if self.who:
            with contextlib.suppress(Refusal):
                await seating.come_back(self.desk, self.who)

    def _begin_to_write(self) -> None:
        """Send in a task what could not be written at once: most sockets never need one."""
        if self.holding is not None and self.writing is None:
            self.writing = self.holding.create_task(self._write())

    async def _write(self) -> None:
        """Send what waits, and close the socket if that was all there will be."""
        listener = self.listener
        try:
            async with asyncio.timeout(None) as limit:
                with SendTimeout(limit, self.hub.limits.seconds_to_read) as client:
                    await self._send_all(client)
        except TimeoutError:
            listener.cut = True
        if listener.cut or listener.ended:
            self.hub.counters["cut"] += listener.cut
            raise Gone
        self.writing = None

    async def _send_all(self, client: SendTimeout) -> None:
        listener = self.listener
        while not listener.queue.empty():
            message = listener.queue.get_nowait()
            if message is None or listener.cut:
                await client.take(self.socket.close(*self.close_as))
                return
            listener.sending = True
            await client.take(self.socket.send_text(message))
            listener.sending = False

    async def _read(self) -> None:
        """Answer one frame after the other: those that come straight, and those that came during an answer."""
        self.straight.hear = self._hear_straight
        while True:
            message = await self.socket.receive()
            while self.answering:
                await asyncio.wait((self.answering,))
            if message["type"] == "websocket.disconnect":
                raise Gone
            await asyncio.wait((self._begin(message.get("text")),))

    def _hear_straight(self, heard: str) -> bool:
        if self.answering is None:
            self._begin(heard)
            return True
        return False

    def _begin(self, heard: str | None) -> asyncio.Task[None]:
        """Answer a frame in a task that nobody cancels: whoever goes away, what was begun is finished and told."""
        task = self.answering = asyncio.create_task(self._take_turn(heard))
        return task

    async def _take_turn(self, heard: str | None) -> None:
        try:
            await self._hear(heard)
        except Unreadable as error:
            self.hub.set_aside(self.desk.table.id, error)
        except Exception:
            logger.exception("A frame could not be answered.")
            self.listener.end()
        finally:
            self.answering = None

    async def _hear(self, heard: str | None) -> None:
        key = None
        too_fast = not self.bucket.take()
        try:
            frame = _frame(heard)
            key = frame.key if isinstance(frame, Move) else None
            if too_fast:
                raise Refusal("too-fast", "That is too fast; wait a moment.", 429)
            self.listener.put(text(await self._answer(frame)))
        except Refusal as refusal:
            self.refused += refusal.status in (400, 429)
            self.hub.counters["refused"] += 1
            self.listener.put(text(No(refusal.code, refusal.sentence, key, self.desk.table.seq)))
            if self.refused > self.hub.limits.frames_refused:
                self.close_as = POLICY, "too-fast"
                self.listener.end()

    async def _answer(self, frame: Frame) -> Message:
        match frame:
            case Move():
                who = self._somebody()
                seq = await self.desk.play(who, frame.seat, frame.action, frame.key, frame.seq)
                self.hub.counters["moves"] += 1
                return Ack(frame.key, seq)
            case Ping():
                return Pong(frame.n)
            case _:
                await self._do(frame)
                return Ok()

    async def _do(self, frame: SayReady | Look | Resync | Back | Present | Talking) -> None:
        match frame:
            case SayReady():
                await self.desk.ready(self._somebody(), frame.seat, frame.seed)
            case Look():
                self._look(frame.seat)
            case Resync():
                self.desk.tell_since(self.listener, frame.after)
            case Back():
                await seating.be_back(self.desk, self._somebody(), frame.seat)
            case Present():
                await self._present(frame)
            case _:
                await self._talk(frame, self._somebody())

    async def _talk(self, frame: Talking, who: str) -> None:
        seating.own(self.desk, who, frame.seat)
        match frame:
            case React():
                self.hub.talk.react(self.desk, self.connected, frame.seat, frame.what)
            case Propose():
                self.hub.talk.check(self.desk, who, "proposal")
                await proposals.propose(self.desk, who, frame.seat, frame.what)
            case Answer():
                await proposals.answer(self.desk, who, frame.seat, frame.yes)
            case Resume():
                await proposals.resume(self.desk, who, frame.seat)

    async def _present(self, frame: Present) -> None:
        self.hub.company.looks(self.connected, frame.visible, frame.name)
        if frame.visible:
            await self._come_back()

    def _look(self, seat: int | None) -> None:
        if seat is not None:
            seating.own(self.desk, self._somebody(), seat)
        self.listener.eye = seat
        self.desk.tell_since(self.listener, None)

    def _somebody(self) -> str:
        if self.who is None:
            raise Refusal("unknown", "Nobody is known by this token; sit down first.", 401)
        return self.who


def _frame(heard: str | None) -> Frame:
    if heard is None:
        raise bad("A frame is text, not bytes.")
    try:
        return _decoder.decode(heard)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise bad(f"The frame is not understood: {error}.") from None
