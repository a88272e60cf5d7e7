"""Too much of everything, against a real server: it is refused clearly, and the others notice nothing."""

import asyncio
import contextlib
import json
import os
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.hostile import QUICK, Scene, close_code, home, in_scene, line, meanwhile, posts, said, scene, until
from tests.server.running import HOST, PATIENT, House, house

__all__ = ["home"]


def test_a_client_that_never_reads_is_dropped_and_nobody_waits_for_it(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db", PATIENT._replace(seconds_to_read=0.3), send_buffer=4096) as home:
        asyncio.run(_play_beside_a_sloth(home))


async def _play_beside_a_sloth(home: House) -> None:
    async with scene(home, "hectic") as opened:
        with sloth(home, opened.path) as deaf:
            assert await _play_until(opened, lambda: home.hub.sockets == 2) < QUICK
            assert home.hub.counters["cut"] == 1
            await asyncio.to_thread(_read_to_the_end, deaf)
        await opened.go_on(3)


async def _play_until(opened: Scene, done: Callable[[], bool]) -> float:
    """Ann takes a tile and puts it back, again and again; the longest that she waits."""
    ann, slowest = opened.people[0], 0.0
    assert not done()
    for number in range(2_000):
        began = time.monotonic()
        await ann.play(next(action for action in ann.actions if action[0] == "+-"[number % 2]), f"{number}")
        slowest = max(slowest, time.monotonic() - began)
        if done():
            return slowest
    raise AssertionError("the one who does not read was never dropped")


@contextlib.contextmanager
def sloth(home: House, path: str) -> Iterator[socket.socket]:
    """Somebody who opens a socket and reads nothing at all."""
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.settimeout(QUICK)
        deaf.connect((HOST, home.port))
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        upgrade = f"Connection: Upgrade\r\nUpgrade: websocket\r\n{key}\r\n"
        deaf.sendall(f"GET {path} HTTP/1.1\r\nHost: {HOST}:{home.port}\r\n{upgrade}".encode())
        deadline = time.monotonic() + QUICK
        while home.hub.sockets < 3 and time.monotonic() < deadline:
            time.sleep(0.01)
        yield deaf


def _read_to_the_end(deaf: socket.socket) -> None:
    """The server has hung up: there is an end to what can be read."""
    with contextlib.suppress(ConnectionResetError):
        while deaf.recv(2**16):
            pass


def test_pings_whose_answers_are_not_read_do_not_pile_up(home: House) -> None:
    async def act(opened: Scene) -> None:
        ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True, extensions=[])
        with sloth(home, opened.path) as deaf, pytest.raises(OSError, match=r"reset|pipe|timed out|aborted"):
            await asyncio.to_thread(_send_for_ever, deaf, ping * 1_000)
        await until(lambda: home.hub.sockets == 2)

    meanwhile(home, act)


def _send_for_ever(deaf: socket.socket, data: bytes) -> None:
    for _ in range(1_000):
        deaf.sendall(data)


def test_a_client_that_sends_ten_thousand_frames_is_closed(home: House) -> None:
    async def act(opened: Scene) -> None:
        async with line(home, opened.table) as loud:
            with contextlib.suppress(ConnectionClosed):
                for number in range(10_000):
                    await loud.send(json.dumps({"t": "ping", "n": number}))
            assert await close_code(loud) == (1008, "too-fast")

    meanwhile(home, act)


def test_whoever_is_too_fast_is_told_so_before_he_is_closed(home: House) -> None:
    async def act(opened: Scene) -> None:
        async with line(home, opened.table) as loud:
            for _ in range(150):
                await loud.send('{"t": "ping"}')
            refusal = await said(loud)
            assert (refusal["code"], refusal["say"]) == ("too-fast", "That is too fast; wait a moment.")

    meanwhile(home, act)


CUT_OFF = (1009, 1006)  # too big; but whoever goes on sending may not hear that any more


def test_a_frame_of_a_mebibyte_is_not_taken(home: House) -> None:
    async def act(opened: Scene) -> None:
        async with line(home, opened.table, opened.people[0].guest) as big:
            with contextlib.suppress(ConnectionClosed):
                await big.send("x" * 2**20)
            assert (await close_code(big))[0] in CUT_OFF

    meanwhile(home, act)


def test_a_frame_in_a_thousand_pieces_is_not_taken_either(home: House) -> None:
    async def act(opened: Scene) -> None:
        async with line(home, opened.table) as big:
            with contextlib.suppress(ConnectionClosed):
                await big.send("x" * 20 for _ in range(1_000))
            assert (await close_code(big))[0] in CUT_OFF

    meanwhile(home, act)


def test_too_many_sockets_from_one_address_are_refused_and_the_others_stay(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db", PATIENT._replace(sockets_per_address=3)) as home:

        async def act(opened: Scene) -> None:
            async with line(home, opened.table) as third, line(home, opened.table) as fourth:
                await said(third, "snapshot")
                refusal = await said(fourth)
                assert (refusal["code"], refusal["say"]) == ("too-many-sockets", "Too many sockets are open.")
                assert await close_code(fourth) == (1013, "too-many-sockets")
                async with line(home, opened.table, X_Forwarded_For="203.0.113.7") as from_elsewhere:
                    await said(from_elsewhere, "snapshot")
            await until(lambda: home.hub.sockets == 2)
            async with line(home, opened.table) as again:
                await said(again, "snapshot")

        in_scene(home, act)


def test_a_large_request_is_not_read_to_its_end(home: House) -> None:
    async def act(opened: Scene) -> None:
        token = f"Bearer {opened.people[0].guest.token}"
        for path, _ in posts(opened.table):
            if not path.endswith("rematch"):  # which takes no body
                reply = await asyncio.to_thread(home.ask, "POST", path, b" " * 2**20, Authorization=token)
                assert (reply.status, reply.body["code"]) == (413, "too-large"), path

    in_scene(home, act)


def test_a_full_house_refuses_new_tables_and_goes_on_with_the_old_ones(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db", PATIENT._replace(tables=2)) as home:

        async def act(opened: Scene) -> None:
            token = f"Bearer {opened.people[0].guest.token}"
            replies = [
                await asyncio.to_thread(
                    home.ask, "POST", "/api/tables", {"game": "block", "players": 2}, Authorization=token
                )
                for _ in range(4)
            ]
            assert [reply.status for reply in replies] == [201, 503, 503, 503]
            for reply in replies[1:]:
                assert reply.body == {"code": "overloaded", "say": "The house is full; try again in a minute."}
                assert reply.headers["retry-after"] == "60"

        in_scene(home, act)


def test_an_address_that_asks_too_much_is_told_to_wait_and_others_are_not(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db", PATIENT._replace(asks_per_second=0.001, asks_at_once=30)) as home:

        async def act(opened: Scene) -> None:
            replies = [await asyncio.to_thread(home.ask, "GET", "/api/tables") for _ in range(31)]
            assert replies[-1].status == 429
            assert replies[-1].body["code"] == "too-many-requests"
            assert replies[-1].headers["retry-after"] == "2"
            other = await asyncio.to_thread(home.ask, "GET", "/api/tables", X_Forwarded_For="203.0.113.7")
            assert other.status == 200

        in_scene(home, act)


def test_random_bytes_to_the_port_are_no_reason_to_stop(home: House) -> None:
    async def act(opened: Scene) -> None:
        for _ in range(20):
            await asyncio.to_thread(_throw, home.port, os.urandom(2_000))

    meanwhile(home, act)


def _throw(port: int, data: bytes) -> None:
    with socket.create_connection((HOST, port), timeout=QUICK) as thrower, contextlib.suppress(OSError):
        thrower.sendall(data)
        thrower.shutdown(socket.SHUT_WR)
        while thrower.recv(4_096):
            pass
