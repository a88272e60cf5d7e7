"""Frames that are read and written without the layers between are the same as those that `websockets` would make."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from boneyard.client import Guest
from boneyard.server.socket.ws_protocol import _frame
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
