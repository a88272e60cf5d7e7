"""One WebSocket of one person at a table: frames in, messages out, as this person sees the table."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from boneyard.server.identity import who_is
from boneyard.server.limits import Bucket
from boneyard.server.messages.encode import text
from boneyard.server.messages.frames import Message, No
from boneyard.server.messages.requests import Frame, Move, number
from boneyard.server.origin import address_of, own_origin
from boneyard.server.refusal import Refusal, bad
from boneyard.server.socket.send_timeout import SendTimeout
from boneyard.server.socket.speaker import Speaker
from boneyard.server.socket.ws_protocol import deaf, straight
from boneyard.server.tables.desk import Desk, Unreadable
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.listener import Listener
from boneyard.server.tables.plain_move import play_at_once

_decoder: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)

POLICY, TRY_AGAIN = 1008, 1013

logger = logging.getLogger("uvicorn.error")


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
    """A socket at a desk: what is heard and told, one frame after the other, and how fast."""

    __slots__ = (
        "answered",
        "bucket",
        "close_as",
        "desk",
        "heard",
        "holding",
        "hub",
        "listener",
        "refused",
        "socket",
        "speaker",
        "straight",
        "turn",
        "writing",
    )

    def __init__(self, hub: Hub, desk: Desk, socket: WebSocket) -> None:
        self.hub = hub
        self.desk = desk
        self.socket = socket
        self.bucket = Bucket(hub.limits.frames_per_second, hub.limits.frames_at_once)
        self.refused = 0
        self.straight = straight(socket.scope["extensions"])
        self.listener = Listener(None, self.straight.write, self._begin_to_write)
        self.speaker = Speaker(hub, desk, who_is(hub.signer, socket), self.listener)
        self.holding: asyncio.TaskGroup | None = None  # while it reads
        self.writing: asyncio.Task[None] | None = None  # while something waits, and when it has closed
        self.heard: str | None = None  # the frame that came last
        self.turn: asyncio.Task[None] | bool = False  # answers it; True: it waits for its turn
        self.answered: asyncio.Future[None] | None = None  # is done when it is answered, if somebody waits for that
        self.close_as = TRY_AGAIN, ""

    async def hold(self) -> None:
        """Greet, then read and write until the connection is over."""
        connected = self.speaker.connected = self.hub.company.came(self.desk, self.speaker.who)
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
        seats = self.desk.table.seats_of(self.speaker.who)
        await self.speaker.come_back()
        self.listener.eye = wanted if wanted in seats else seats[0] if seats and wanted is None else None
        self.desk.tell_since(self.listener, after)
        self.desk.listeners.add(self.listener)
        await self.hub.company.greet(self.desk, self.listener)

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
        while True:
            self.straight.hear = self._hear_straight
            message = await self.socket.receive()
            self.straight.hear = deaf  # whatever comes now is later than this
            await self._all_answered()
            if message["type"] == "websocket.disconnect":
                raise Gone
            self._hear_straight(message.get("text"))
            await self._all_answered()

    async def _all_answered(self) -> None:
        while self.turn:
            self.answered = asyncio.get_running_loop().create_future()
            await asyncio.wait((self.answered,))

    def _hear_straight(self, heard: str | None) -> bool:
        """Answer a frame soon, unless one is being answered; whatever becomes of the socket, it is answered."""
        if self.turn:
            return False
        self.heard, self.turn = heard, True
        self.hub.pace.soon(self._take_turn)
        return True

    def _take_turn(self) -> None:
        """Answer what was heard: a usual move without a task, what is refused at once, all else in a task."""
        key, in_time = None, self.bucket.take()
        try:
            frame = _frame(self.heard)
            key = frame.key if isinstance(frame, Move) else None
            if not in_time:
                raise Refusal("too-fast", "That is too fast; wait a moment.", 429)
        except Refusal as refusal:
            self._refuse(refusal, key)
            self._end_turn()
        else:
            if not self._plays_at_once(frame):
                self._answer_in_task(frame)

    def _plays_at_once(self, frame: Frame) -> bool:
        if not isinstance(frame, Move):
            return False
        return play_at_once(self.desk, self.speaker.who, frame, partial(self._played, frame))

    def _played(self, move: Move, line: int | None) -> None:
        if line is None:
            self._answer_in_task(move)
        else:
            self._say(self.speaker.acknowledged(move, line))
            self._end_turn()

    def _answer_in_task(self, frame: Frame) -> None:
        self.turn = asyncio.create_task(self._answer_turn(frame))  # nobody cancels it: what was begun is finished

    async def _answer_turn(self, frame: Frame) -> None:
        try:
            self._say(await self.speaker.answer(frame))
        except Refusal as refusal:
            self._refuse(refusal, frame.key if isinstance(frame, Move) else None)
        except Unreadable as error:
            self.hub.set_aside(self.desk.table.id, error)
        except Exception:
            logger.exception("A frame could not be answered.")
            self.listener.end()
        finally:
            self._end_turn()

    def _end_turn(self) -> None:
        self.turn = False
        if self.answered is not None:
            self.answered.set_result(None)
            self.answered = None

    def _say(self, message: Message) -> None:
        self.listener.put(text(message))

    def _refuse(self, refusal: Refusal, key: str | None) -> None:
        self.refused += refusal.status in (400, 429)
        self.hub.counters["refused"] += 1
        self._say(No(refusal.code, refusal.sentence, key, self.desk.table.seq))
        if self.refused > self.hub.limits.frames_refused:
            self.close_as = POLICY, "too-fast"
            self.listener.end()


def _frame(heard: str | None) -> Frame:
    if heard is None:
        raise bad("A frame is text, not bytes.")
    try:
        return _decoder.decode(heard)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise bad(f"The frame is not understood: {error}.") from None
