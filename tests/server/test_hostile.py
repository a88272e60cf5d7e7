"""Hostile clients against a real server: each is refused clearly, changes nothing, and the others notice nothing."""

import asyncio
import contextlib
import json
import os
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from boneyard.client import Guest
from boneyard.server.identity import Signer
from boneyard.server.limits import Limits
from tests.server.running import HOST, PATIENT, House, house

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


def test_a_client_that_never_reads_is_dropped_and_nobody_waits_for_it(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db", PATIENT._replace(seconds_to_read=0.3), send_buffer=4096) as home:
        asyncio.run(_play_beside_a_sloth(home))


async def _play_beside_a_sloth(home: House) -> None:
    async with scene(home, "hectic") as opened:
        with sloth(home, opened.path) as deaf:
            assert await _play_until(opened, lambda: home.hub.sockets == 2) < QUICK
            assert home.hub.told["cut"] == 1
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
        await _until(lambda: home.hub.sockets == 2)

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


GARBAGE: dict[str, str | bytes] = {
    "bytes": b"\x00\x01\xff",
    "JSON as bytes": b'{"t": "ping"}',
    "nothing": "",
    "no JSON": "hello",
    "half a frame": '{"t": "mo',
    "a null character": "\x00",
    "a number": "7",
    "a list": "[]",
    "no kind": "{}",
    "an unknown kind": '{"t": "deal"}',
    "a kind that is no text": '{"t": 7}',
    "another field": '{"t": "ping", "x": 1}',
    "no seat": '{"t": "move", "action": "pass", "key": "k"}',
    "a seat below zero": '{"t": "move", "seat": -1, "action": "pass", "key": "k"}',
    "a far seat": '{"t": "move", "seat": 99999999999999999999, "action": "pass", "key": "k"}',
    "half a seat": '{"t": "move", "seat": 0.5, "action": "pass", "key": "k"}',
    "a seat as text": '{"t": "move", "seat": "0", "action": "pass", "key": "k"}',
    "an action that is a list": '{"t": "move", "seat": 0, "action": ["pass"], "key": "k"}',
    "a long action": json.dumps({"t": "move", "seat": 0, "action": "6" * 4_000, "key": "k"}),
    "no key": '{"t": "move", "seat": 0, "action": "pass"}',
    "an empty key": '{"t": "move", "seat": 0, "action": "pass", "key": ""}',
    "a long key": json.dumps({"t": "move", "seat": 0, "action": "pass", "key": "k" * 65}),
    "a null character in a key": '{"t": "move", "seat": 0, "action": "pass", "key": "\\u0000"}',
    "half of a surrogate pair": '{"t": "move", "seat": 0, "action": "\\ud800", "key": "k"}',
    "a number that is too large": '{"t": "ping", "n": 1e999}',
    "a number of 5,000 digits": f'{{"t": "ping", "n": {"9" * 5_000}}}',
    "a deep list": f'{{"t": "ping", "n": {"[" * 8_000}{"]" * 8_000}}}',
    "depth before the kind": f'{{"x": {"[" * 8_000}{"]" * 8_000}, "t": "ping"}}',
    "deep objects before the kind": f'{{"x": {"{" * 1}{chr(34)}a{chr(34)}:{"[" * 8_000}{"]" * 8_000}}}, "t": "ping"}}',
    "a seed that is no seed": '{"t": "ready", "seat": 0, "seed": "xyz"}',
    "a resync after a text": '{"t": "resync", "after": "1"}',
}


def test_garbage_is_refused_frame_by_frame_and_the_socket_goes_on(home: House) -> None:
    async def act(opened: Scene) -> None:
        ann = opened.people[0]
        async with line(home, opened.table, ann.guest) as bad:
            for name, garbage in GARBAGE.items():
                await bad.send(garbage)
                refusal = await said(bad)
                assert refusal["code"] == "bad-request", name
                assert refusal["say"].startswith(("The frame is not understood: ", "A frame is text")), name
                await bad.send('{"t": "ping", "n": 5}')
                assert (await said(bad, "pong"))["n"] == 5, name

    meanwhile(home, act)


def test_huge_numbers_are_numbers(home: House) -> None:
    async def act(opened: Scene) -> None:
        for number in (10**30, -1, 2**63, -(2**63)):
            async with line(home, opened.table) as odd:
                await odd.send(f'{{"t": "ping", "n": {number}}}')
                assert (await said(odd, "pong"))["n"] == number
                await odd.send(f'{{"t": "resync", "after": {number}}}')
                await said(odd, "snapshot")
            async with line(home, opened.table, query=f"?after={number}&seat={number}") as odd:
                assert (await said(odd, "snapshot"))["you"] is None

    in_scene(home, act)


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


FOREIGN = ["https://evil.example", "null", "http://127.0.0.1", "file://", "http://[", "http://127.0.0.1:1@evil.example"]


def test_a_page_from_elsewhere_can_open_no_socket_and_change_nothing(home: House) -> None:
    async def act(opened: Scene) -> None:
        ann = opened.people[0]
        cookie = f"boneyard={ann.guest.token}"
        for origin in FOREIGN:
            async with line(home, opened.table, ann.guest, Origin=origin) as foreign:
                refusal = await said(foreign)
                assert (refusal["code"], refusal["say"]) == ("foreign-origin", "This page may not open a socket here.")
                assert await close_code(foreign) == (1008, "foreign-origin")
            for path, body in posts(opened.table):
                reply = await asyncio.to_thread(home.ask, "POST", path, body, Cookie=cookie, Origin=origin)
                assert (reply.status, reply.body["code"]) == (403, "foreign-origin"), (origin, path)
                assert "access-control-allow-origin" not in reply.headers

    in_scene(home, act)


def test_our_own_pages_may(home: House) -> None:
    async def whole() -> None:
        async with scene(home) as opened, line(home, opened.table, Origin=home.url) as own:
            await said(own, "snapshot")
            guest = await asyncio.to_thread(home.ask, "POST", "/api/guest", Origin=home.url)
            assert guest.status == 200

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


def forgeries(token: str) -> dict[str, str]:
    who, _, signature = token.partition(".")
    return {
        "none": "",
        "no signature": who,
        "an empty signature": f"{who}.",
        "a signature changed": f"{who}.{'0' if signature[0] != '0' else '1'}{signature[1:]}",
        "a signature cut": f"{who}.{signature[:-1]}",
        "two signatures": f"{who}.{signature}.{signature}",
        "somebody else": f"{'0' * 32}.{signature}",
        "another key": Signer(b"guessed").token(who),
        "letters from afar": f"{who}.\u00e9\u00e8",
        "a long one": "a" * 5_000,
    }


def test_a_forged_token_is_nobodys(home: House) -> None:
    async def act(opened: Scene) -> None:
        for name, token in forgeries(opened.people[0].guest.token or "").items():
            forged = f"Bearer {token}"
            for path, body in posts(opened.table):
                reply = await asyncio.to_thread(home.ask, "POST", path, body, Authorization=forged)
                assert (reply.status, reply.body["code"]) == (401, "unknown"), (name, path)
            seen = await asyncio.to_thread(home.ask, "GET", f"/api/tables/{opened.table}", Authorization=forged)
            assert (seen.body["mine"], seen.body["you"]) == ([], None)
            async with line(home, opened.table, query="?seat=0", Authorization=forged) as liar:
                assert sees_no_hand(await said(liar, "snapshot")), name
                await liar.send('{"t": "move", "seat": 0, "action": "pass", "key": "k"}')
                assert (await said(liar))["code"] == "unknown"
                await liar.send('{"t": "look", "seat": 0}')
                assert (await said(liar))["code"] == "unknown"

    in_scene(home, act)


def sees_no_hand(message: Message) -> bool:
    hands = [tile for hand in message["hand"]["table"]["hands"] for tile in hand]
    return message["you"] is None and set(hands) == {"?-?"} and not message["hand"]["actions"]


def test_a_token_opens_its_own_seat_and_no_other(home: House) -> None:
    async def act(opened: Scene) -> None:
        ann, bob = opened.people
        async with line(home, opened.table, bob.guest, f"?seat={ann.seat}") as nosy:
            assert sees_no_hand(await said(nosy, "snapshot"))
            frames: list[Message] = [{"t": "look"}, {"t": "ready"}, {"t": "move", "action": "pass", "key": "k"}]
            for frame in frames:
                await nosy.send(json.dumps(frame | {"seat": ann.seat}))
                refusal = await said(nosy)
                assert (refusal["code"], refusal["say"]) == ("not-your-seat", f"Seat {ann.seat} is not yours.")
        for what in ("leave", "ready", "take-back", "seed"):
            body = {"seat": ann.seat} | ({"seed": "ff"} if what == "seed" else {})
            token = f"Bearer {bob.guest.token}"
            reply = await asyncio.to_thread(
                home.ask, "POST", f"/api/tables/{opened.table}/{what}", body, Authorization=token
            )
            assert (reply.status, reply.body["code"]) == (403, "not-your-seat"), what

    in_scene(home, act)


def test_a_key_that_is_sent_again_is_acknowledged_again_and_nothing_is_done_twice(home: House) -> None:
    async def whole() -> None:
        async with scene(home) as opened:
            await opened.sync()
            mover = next(one for one in opened.people if one.actions)
            first = await mover.play(mover.actions[0], "again")
            after = await asyncio.to_thread(home.log, opened.table)
            for _ in range(5):
                assert await mover.play("pass", "again") == first
            async with line(home, opened.table, mover.guest) as elsewhere:
                frame = {"t": "move", "seat": mover.seat, "action": "6-6", "key": "again", "seq": 1}
                await elsewhere.send(json.dumps(frame))
                assert await said(elsewhere, "ack") == first
            assert await asyncio.to_thread(home.log, opened.table) == after
            await opened.go_on(3)

    asyncio.run(whole())


def test_a_move_out_of_turn_or_against_the_rules_is_refused(home: House) -> None:
    async def act(opened: Scene) -> None:
        await opened.sync()
        mover, waiter = sorted(opened.people, key=lambda one: not one.actions)
        refusal = await waiter.play(mover.actions[0], "early")
        assert refusal["code"] == "illegal"
        assert refusal["say"].endswith("it is not this seat's turn.")
        for number, action in enumerate(
            ("9-9@a", "0-0@z", "?-?", "deal", "6-6@b; DROP TABLE events", "\u0000", "@", "+")
        ):
            refusal = await mover.play(action, f"wrong-{number}")
            assert (refusal["t"], refusal["code"]) == ("no", "illegal"), action
            assert refusal["say"], action

    in_scene(home, act)


def test_a_stale_move_is_refused_and_a_resync_brings_the_table_as_it_is(home: House) -> None:
    async def act(opened: Scene) -> None:
        await opened.sync()
        mover = next(one for one in opened.people if one.actions)
        for number, seq in enumerate((1, mover.latest["seq"] - 1, mover.latest["seq"] + 1, -5, 10**30)):
            frame = {"t": "move", "seat": mover.seat, "action": mover.actions[0], "key": f"old-{number}", "seq": seq}
            await mover.line.send(json.dumps(frame))
            refusal = await mover.hear(lambda message: message["t"] == "no")
            assert refusal["code"] == "stale"
            assert refusal["seq"] == mover.latest["seq"]
            assert refusal["say"] == f"The table has moved on; it is at {mover.latest['seq']} now."
        await mover.line.send('{"t": "resync", "after": 2}')
        newest = await mover.hear(lambda message: message["t"] == "step" and message["seq"] == mover.latest["seq"])
        assert newest["hand"]["actions"] == mover.actions

    in_scene(home, act)


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
            await _until(lambda: home.hub.sockets == 2)
            async with line(home, opened.table) as again:
                await said(again, "snapshot")

        in_scene(home, act)


async def _until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + QUICK
    while not done():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def test_a_large_request_is_not_read_to_its_end(home: House) -> None:
    async def act(opened: Scene) -> None:
        token = f"Bearer {opened.people[0].guest.token}"
        for path, _ in posts(opened.table):
            if not path.endswith("rematch"):  # which takes no body
                reply = await asyncio.to_thread(home.ask, "POST", path, b" " * 2**20, Authorization=token)
                assert (reply.status, reply.body["code"]) == (413, "too-large"), path

    in_scene(home, act)


BODIES = [
    b"\xff\xfe",
    b"null",
    b"[]",
    b'{"seat": 0',
    b'{"x": ' + b"[" * 8_000 + b"]" * 8_000 + b"}",
    b'{"seat": 1e999}',
]


def test_a_request_that_makes_no_sense_is_refused_with_a_sentence(home: House) -> None:
    async def act(opened: Scene) -> None:
        token = f"Bearer {opened.people[0].guest.token}"
        for body in BODIES:
            for path, _ in posts(opened.table):
                if not path.endswith("rematch"):
                    reply = await asyncio.to_thread(home.ask, "POST", path, body, Authorization=token)
                    assert (reply.status, reply.body["code"]) == (400, "bad-request"), (path, body)
                    assert reply.body["say"].startswith("The request is not understood: ")

    in_scene(home, act)


NAMES = {
    "Robert'); DROP TABLE events;--": "Robert'); DROP TABLE events;--",
    "<script>alert(1)</script>": "<script>alert(1)</script>",
    "Zoë 🁫 李 ع": "Zoë 🁫 李 ع",
    "two\nlines\tand\u0000null": "two lines and null",
    "\u202eturned": "turned",
    "   ": "?",
}


def test_a_name_is_a_name_whatever_it_looks_like(home: House) -> None:
    async def whole() -> None:
        for name, shown in NAMES.items():
            async with Guest(home.url) as guest:
                table = await guest.create("block", 2)
                await guest.sit(table, name)
                about = await guest.ask("GET", f"/api/tables/{table}")
                assert about["seats"][0]["name"] == shown
                assert len(await asyncio.to_thread(home.log, table)) == 2

    asyncio.run(whole())


def test_a_name_must_be_there_and_short(home: House) -> None:
    async def act(opened: Scene) -> None:
        token = f"Bearer {opened.people[0].guest.token}"
        for name in ("", "x" * 41, None, 7, ["Ann"]):
            path = f"/api/tables/{opened.table}/sit"
            reply = await asyncio.to_thread(home.ask, "POST", path, {"name": name}, Authorization=token)
            assert (reply.status, reply.body["code"]) == (400, "bad-request")

    in_scene(home, act)


TRICKS = [
    "..",
    "../../etc/passwd",
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e",
    "%00",
    "a%00b",
    "x'%20OR%201=1--",
    "%27%3b%20DROP%20TABLE%20events",
    "*",
    "%25",
    "%ff%fe",
    "%F0%9D%9F%98",
    "a" * 5_000,
    "nosuchtabl",
]


def test_a_table_that_is_not_there_is_not_found_by_tricks(home: House) -> None:
    async def act(opened: Scene) -> None:
        guest, known = opened.people[0].guest, set(home.hub.desks)
        for name in TRICKS:
            for method, rest in (("GET", ""), ("GET", "/record"), ("POST", "/rematch")):
                path = f"/api/tables/{name}{rest}"
                reply = await asyncio.to_thread(home.ask, method, path, Authorization=f"Bearer {guest.token}")
                assert (reply.status, reply.body["code"]) == (404, "not-found"), path
            with contextlib.suppress(InvalidStatus):  # a path that leads nowhere is no socket at all
                async with line(home, name, guest) as lost:
                    assert (await said(lost))["code"] == "not-found", name
        assert not home.hub.opening
        assert set(home.hub.desks) == known

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
