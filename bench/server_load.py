"""The clients of bench/server.py: thousands of bare sockets in one process, cheap enough to keep a server busy."""

import asyncio
import base64
import secrets
import struct
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec

TEXT, PING, PONG = 1, 9, 10
SHORT, LONG = 126, 127  # lengths that say that two or eight bytes of length follow


PATIENCE = 60.0  # seconds


class Hand(msgspec.Struct):
    actions: list[str]


class ChangedHand(msgspec.Struct):
    actions: tuple[list[str]] | None = None  # not if they stay the same


class Patch(msgspec.Struct):
    hand: ChangedHand | None = None


class Step(msgspec.Struct):
    """A step with the table, or with what changed about it."""

    seq: int
    hand: Hand | None = None
    patch: Patch | None = None

    def actions(self, before: list[str]) -> list[str]:
        """What may be done now."""
        if self.hand:
            return self.hand.actions
        changed = self.patch.hand.actions if self.patch and self.patch.hand else None
        return changed[0] if changed else before


class Socket(asyncio.Protocol):
    """A WebSocket of few words: it opens, hands on the texts it gets, and answers pings."""

    def __init__(self, path: str, token: str, hear: Callable[[bytes], None]) -> None:
        self.path = path
        self.token = token
        self.hear = hear
        self.buffer = bytearray()
        self.open = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            _, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not end:
                return
            self.open, self.buffer = True, bytearray(rest)
        while frame := self._frame():
            self._take(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        start, length = 2, buffer[1]
        if length == SHORT and len(buffer) >= 4:
            start, (length,) = 4, struct.unpack_from(">H", buffer, 2)
        elif length == LONG and len(buffer) >= 10:
            start, (length,) = 10, struct.unpack_from(">Q", buffer, 2)
        elif length >= SHORT:
            return None
        if len(buffer) < start + length:
            return None
        kind, text = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return kind, text

    def _take(self, kind: int, text: bytes) -> None:
        if kind == PING:
            self.send(text, PONG)
        elif kind == TEXT:
            self.hear(text)

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Send a frame; its mask is zero, which leaves the text as it is."""
        size = len(text)
        length = bytes([128 | size]) if size < SHORT else bytes([128 | SHORT]) + struct.pack(">H", size)
        self.transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + text)


class Table:
    """A table whose four seats are played by this process: always the first action that is allowed."""

    def __init__(self, load: "Load", name: str) -> None:
        self.load = load
        self.name = name
        self.sockets: list[Socket] = []
        self.next: tuple[int, int] | None = None  # who moves next, and after which line
        self.actions: dict[int, list[str]] = {}  # what the seats may do that may do anything
        self.due: float | None = None  # when the move that is under way was due
        self.moves = 0
        self.in_hand = 0  # moves in the running hand
        self.ended = 0.0  # when the last one was over
        self.ready: set[int] = set()  # the seats that have seen the result

    def hear(self, seat: int, text: bytes) -> None:
        """A message to a seat; only what asks for an answer is read."""
        if text.startswith(b'{"t":"ack"'):
            self.load.done(self)
        elif text.startswith(b'{"t":"s'):  # a step or a snapshot
            if b'"kind":"moved"' in text:
                self.load.sizes[self.in_hand] += len(text) / len(self.sockets)
            if b'"actions":["' in text or b'"actions":[["' in text or seat in self.actions:
                self.offered(seat, msgspec.json.decode(text, type=Step))
            if b'"dealing":true' in text or b'"dealing":[true]' in text:
                self.get_ready(seat)
        elif text.startswith(b'{"t":"no"'):
            self.load.trouble = text.decode()

    def offered(self, seat: int, step: Step) -> None:
        """A seat is told what it may do."""
        if actions := step.actions(self.actions.pop(seat, [])):
            self.actions[seat] = actions
            self.begun()
            self.next = seat, step.seq
            self.load.may_move(self)

    def begun(self) -> None:
        """Somebody may play: if a hand was over, the next one is dealt."""
        if self.ready:
            self.ready.clear()
            self.load.deals.append(perf_counter() - self.ended)
            self.in_hand = 0

    def get_ready(self, seat: int) -> None:
        """A hand is over: say once that the result was seen."""
        if not self.ready:
            self.ended = perf_counter()
        if seat not in self.ready:
            self.ready.add(seat)
            self.sockets[seat].send(b'{"t":"ready","seat":%d}' % seat)

    def move(self, due: float) -> None:
        """Play."""
        assert self.next is not None
        seat, seq = self.next
        self.next, self.due = None, due
        self.moves += 1
        self.in_hand += 1
        self.load.counts[self.in_hand] += 1
        frame: dict[str, Any] = {"t": "move", "seat": seat, "action": self.actions[seat][0], "key": f"{self.moves}"}
        self.sockets[seat].send(msgspec.json.encode(frame | {"seq": seq}))


class Load:
    """All tables at one server, and how long the acknowledgements took."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.ready: deque[Table] = deque()
        self.taken: list[float] = []
        self.deals: list[float] = []  # seconds from the end of a hand to the first turn of the next one
        self.counts: Counter[int] = Counter()  # moves by their number in a hand,
        self.sizes: defaultdict[int, float] = defaultdict(float)  # and the bytes that a socket was told of them
        self.saturate = False
        self.trouble = ""

    async def connect(self, port: int, names: list[str], tokens: list[str]) -> None:
        """Open all sockets, some at a time, and wait until all have been greeted."""
        self.tables = [Table(self, name) for name in names]
        for at in range(0, len(self.tables), 25):
            await asyncio.gather(*(self._open(port, table, tokens) for table in self.tables[at : at + 25]))
        await self._all_ready()

    def hang_up(self) -> None:
        """Close all sockets."""
        for table in self.tables:
            for socket in table.sockets:
                socket.transport.abort()

    async def _open(self, port: int, table: Table, tokens: list[str]) -> None:
        loop = asyncio.get_running_loop()
        for seat, token in enumerate(tokens):
            path = f"/ws/tables/{table.name}?seat={seat}&patches=1"
            socket = Socket(path, token, lambda text, seat=seat: table.hear(seat, text))  # type: ignore[misc]
            table.sockets.append(socket)
            await loop.create_connection(lambda socket=socket: socket, "127.0.0.1", port)  # type: ignore[misc]

    def done(self, table: Table) -> None:
        """A move is acknowledged."""
        assert table.due is not None
        self.taken.append(perf_counter() - table.due)
        table.due = None
        if table.next:
            self.may_move(table)

    def may_move(self, table: Table) -> None:
        """The next move of this table is known; it is made when its turn comes and the last one is acknowledged."""
        if table.due is None:
            if self.saturate:
                table.move(perf_counter())
            else:
                self.ready.append(table)

    async def offer(self, rate: float, seconds: float) -> None:
        """Offer so many moves a second, whatever becomes of them; each is taken from the moment when it was due."""
        began = perf_counter()
        for number in range(int(rate * seconds)):
            due = began + number / rate
            while (early := due - perf_counter()) > 0 or not self.ready:
                self._check(due)
                await asyncio.sleep(max(early, 0.001))
            self.ready.popleft().move(due)
        await self._all_ready()

    def flood(self) -> None:
        """From now on, let every table move as soon as it can."""
        self.saturate = True
        while self.ready:
            self.ready.popleft().move(perf_counter())

    async def calm_down(self) -> None:
        """Make no more moves, and wait until all are acknowledged."""
        self.saturate = False
        await self._all_ready()

    async def _all_ready(self) -> None:
        """Wait until no move is under way and every table knows who is next; raises if that takes too long."""
        began = perf_counter()
        while len(self.ready) < len(self.tables):
            self._check(began)
            await asyncio.sleep(0.01)

    def _check(self, since: float) -> None:
        if self.trouble or perf_counter() > since + PATIENCE:
            raise RuntimeError(self.trouble or "a table does not go on")
