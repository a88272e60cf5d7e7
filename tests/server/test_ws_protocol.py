"""Frames that are read and written without the layers between are the same as those that `websockets` would make."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from boneyard.client import Guest
from boneyard.server.socket import ws_protocol
from boneyard.server.socket.ws_protocol import SILENCE, WsProtocol, _ends_frame, _frame
from tests.server.running import HOST, house


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_websockets_would_frame_it(size: int) -> None:
    text = "ä" * (size // 2) + "a" * (size % 2)
    assert _frame(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False, extensions=[])


async def _pongs(port: int, table: str, chunks: list[bytes]) -> list[int]:
    """Send chunks of bytes, each on its own, and then a last ping; the numbers of all the pongs."""
    reader, writer = await asyncio.open_connection(HOST, port)
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    upgrade = f"Connection: Upgrade\r\nUpgrade: websocket\r\n{key}\r\n"
    writer.write(f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {HOST}:{port}\r\n{upgrade}".encode())
    await reader.readuntil(b"\r\n\r\n")
    for chunk in [*chunks, ping(99)]:
        await asyncio.sleep(0.02)
        writer.write(chunk)
    heard = b""
    async with asyncio.timeout(10):
        while b'"n":99}' not in heard:
            heard += await reader.read(2**16)
    writer.close()
    return [number for number in range(100) if b'{"t":"pong","n":%d}' % number in heard]


def ping(number: int, **more: Any) -> bytes:
    """A frame that asks for a pong."""
    text = json.dumps({"t": "ping", "n": number}).encode()
    return Frame(Opcode.TEXT, text, **more).serialize(mask=True, extensions=[])


def test_frames_are_heard_however_they_are_cut_into_chunks(tmp_path: Path) -> None:
    pieces = Frame(Opcode.TEXT, b'{"t": "pi', fin=False), Frame(Opcode.CONT, b'ng", "n": 6}')
    broken = [piece.serialize(mask=True, extensions=[]) for piece in pieces]
    pong = Frame(Opcode.PONG, b"none").serialize(mask=True, extensions=[])
    chunks = [ping(1), pong, ping(2), *_halves(ping(3), 4), ping(4) + ping(5), *broken, *_halves(ping(7), -1)]
    with house(tmp_path / "tables.db") as home:

        async def story() -> list[int]:
            async with Guest(home.url) as ann:
                return await _pongs(home.port, await ann.create("draw", 2), chunks)

        assert asyncio.run(story()) == [1, 2, 3, 4, 5, 6, 7, 99]


def _halves(data: bytes, at: int) -> list[bytes]:
    return [data[:at], data[at:]]


def from_client(text: bytes, opcode: Opcode = Opcode.TEXT, **more: Any) -> bytes:
    return Frame(opcode, text, **more).serialize(mask=True, extensions=[])


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_it_is_known_whether_bytes_end_with_a_frame(size: int) -> None:
    frame = from_client(b"a" * size)
    assert _ends_frame(frame)
    assert _ends_frame(from_client(b"", Opcode.PONG) + frame + frame)
    assert not any(_ends_frame(frame[:at]) for at in {1, 2, 5, 6, 7, 9, 13, len(frame) - 1} if at < len(frame))
    assert not _ends_frame(frame + frame[:3])


def heard_of(chunks: list[bytes]) -> list[str]:
    """What is heard straight, when these bytes come one after the other."""

    async def story() -> list[str]:
        ann, _ = at_line({}, asyncio.get_running_loop())
        heard: list[str] = []

        def hear(text: str) -> bool:
            heard.append(text)
            return True

        ann.hear = hear
        for chunk in chunks:
            ann.data_received(chunk)
        return heard

    return asyncio.run(story())


def test_short_texts_are_heard_whatever_came_before() -> None:
    long, short = "l" * 200, "süß"
    texts = [from_client(text.encode()) for text in (long, short)]
    chunks = [texts[1], from_client(b"", Opcode.PONG), *texts, texts[0] + texts[1], *_halves(texts[1], 3), texts[1]]
    assert heard_of(chunks) == [short, long, short, long, short, short, short]


def test_a_text_in_the_midst_of_another_one_is_an_error_however_short_it_is() -> None:
    assert heard_of([from_client(b"begun", fin=False), from_client(b"short")]) == []


def test_a_short_text_without_a_mask_or_in_broken_letters_is_not_heard() -> None:
    assert heard_of([_frame("short"), from_client(b"later")]) == []
    assert heard_of([from_client(b"\xff\xfe"), from_client(b"later")]) == []


class Line(asyncio.Transport):
    """A transport that keeps what is written to it, call by call."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Keep it."""
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        """Whether it was closed."""
        return self.closed

    def close(self) -> None:
        """Close it."""
        self.closed = True


def at_line(states: dict[str, Any], loop: asyncio.AbstractEventLoop) -> tuple[WsProtocol, Line]:
    """One end of an open socket."""
    config = uvicorn.Config("", interface="asgi3", ws_ping_interval=SILENCE)
    config.loaded, config.loaded_app = True, None
    protocol, line = WsProtocol(config, ServerState(), states, loop), Line()
    protocol.transport, protocol.conn.state = line, State.OPEN
    protocol.handshake_initiated = protocol.handshake_complete = True
    protocol.conn.parser = protocol.conn.parse()  # of frames, since the handshake is over
    next(protocol.conn.parser)
    return protocol, line


def test_what_is_said_in_one_turn_of_the_loop_is_written_by_one_call() -> None:
    async def story() -> None:
        states: dict[str, Any] = {}
        (ann, to_ann), (ben, to_ben) = (at_line(states, asyncio.get_running_loop()) for _ in range(2))
        assert ann.write("one")
        assert ben.write("two")
        assert ann.write("three")
        assert to_ann.written == []
        await asyncio.sleep(0)
        assert (to_ann.written, to_ben.written) == ([_frame("one") + _frame("three")], [_frame("two")])
        assert ann.write("four")
        await asyncio.sleep(0)
        assert to_ann.written[1:] == [_frame("four")]

    asyncio.run(story())


def test_what_comes_by_the_usual_way_overtakes_nothing() -> None:
    async def story() -> None:
        ann, line = at_line({}, asyncio.get_running_loop())
        assert ann.write("one")
        await ann.send({"type": "websocket.send", "text": "two"})
        assert line.written == [_frame("one"), _frame("two")]
        assert ann.write("three")
        ann.shutdown()
        assert line.written[2] == _frame("three")
        assert line.written[3][0] & 15 == Opcode.CLOSE
        ann.write("four")
        await asyncio.sleep(0)
        assert len(line.written) == 4

    asyncio.run(story())


@pytest.mark.parametrize("answers", [True, False])
def test_a_server_that_says_goodbye_hears_what_is_just_coming(answers: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ws_protocol, "GRACE", 0.05)

    async def story() -> None:
        ann, line = at_line({}, asyncio.get_running_loop())
        ann.shutdown()
        ann.shutdown()
        assert line.written == [Frame(Opcode.CLOSE, b"\x03\xf4").serialize(mask=False, extensions=[])]  # 1012
        ann.data_received(from_client(b"meanwhile"))
        assert not line.closed  # or the client, which is still sending, would be cut off
        if answers:
            ann.data_received(from_client(b"\x03\xf4", Opcode.CLOSE))
        else:
            await asyncio.sleep(0.1)
        assert line.closed

    asyncio.run(story())


def test_only_a_client_that_is_silent_is_asked_whether_it_is_there() -> None:
    clock = [1_000.0]
    loop = asyncio.new_event_loop()
    loop.time = lambda: clock[0]  # type: ignore[method-assign]
    ann, line = at_line({}, loop)
    ann.data_received(Frame(Opcode.PONG, b"").serialize(mask=True, extensions=[]))
    clock[0] += SILENCE / 2
    ann.send_keepalive_ping()
    assert line.written == []
    assert ann.ping_timer is not None
    assert ann.ping_timer.when() == 1_000.0 + SILENCE
    clock[0] += SILENCE / 2
    ann.send_keepalive_ping()
    assert [written[0] & 15 for written in line.written] == [Opcode.PING]
    loop.close()
