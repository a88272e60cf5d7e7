"""Hostile requests, forged tokens and foreign pages against a real server: each is refused and changes nothing."""

import asyncio
import contextlib
import json

from websockets.exceptions import InvalidStatus

from boneyard.client import Guest
from boneyard.server.identity import Signer
from tests.server.hostile import Message, Scene, close_code, home, in_scene, line, posts, said, scene
from tests.server.running import House

__all__ = ["home"]


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
