"""Who somebody is: tokens, cookies, personal links, and what a browser is told to be careful about."""

import asyncio
import json
import re
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from websockets.sync.client import connect

from boneyard.server.http.headers import HEADERS
from boneyard.server.identity import Signer, load_keys
from boneyard.server.store.opening import open_store
from boneyard.server.tables.names import printable
from tests.server.running import House, Reply, house

SIGNER = Signer(b"k" * 32)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house") / "tables.db") as running:
        yield running


def new_token(home: House) -> str:
    return str(home.ask("POST", "/api/guest").body["token"])


def cookie_of(reply: Reply) -> SimpleCookie:
    return SimpleCookie(reply.headers["set-cookie"])


def new_table(home: House, token: str) -> str:
    asked = {"game": "draw", "players": 2}
    return str(home.ask("POST", "/api/tables", asked, Authorization=f"Bearer {token}").body["table"])


def test_a_token_says_who_somebody_is() -> None:
    assert SIGNER.who(SIGNER.token("ann")) == "ann"
    assert len({SIGNER.new() for _ in range(1_000)}) == 1_000
    assert all(SIGNER.who(SIGNER.new()) for _ in range(10))


def test_a_token_with_any_character_changed_is_nobodys() -> None:
    token = SIGNER.new()
    for at in range(len(token)):
        assert SIGNER.who(f"{token[:at]}{'0' if token[at] != '0' else '1'}{token[at + 1 :]}") is None
    for forged in (None, "", ".", token[:-1], f"{token}0", token.upper(), f"{token}.x", f" {token}", "ä.ö", "a.\x00"):
        assert SIGNER.who(forged) is None
    assert Signer(b"K" * 32).who(token) is None


def test_a_guest_keeps_a_good_token_and_gets_a_new_one_for_a_forged_one(home: House) -> None:
    token = new_token(home)
    assert home.ask("POST", "/api/guest", Authorization=f"Bearer {token}").body["token"] == token
    assert home.ask("POST", "/api/guest", Cookie=f"boneyard={token}").body["token"] == token
    forged = f"{token[:-1]}{'0' if token[-1] != '0' else '1'}"
    assert home.ask("POST", "/api/guest", Authorization=f"Bearer {forged}").body["token"] not in (token, forged)


def test_nobody_sits_down_with_a_forged_token(home: House) -> None:
    table = new_table(home, new_token(home))
    for headers in ({}, {"Authorization": "Bearer a.b"}, {"Cookie": "boneyard=a.b"}, {"Authorization": "Basic YTpi"}):
        reply = home.ask("POST", f"/api/tables/{table}/sit", {"name": "Eve"}, **headers)
        assert (reply.status, reply.body["code"]) == (401, "unknown")


def test_the_cookie_is_kept_from_scripts_and_from_foreign_pages(home: House) -> None:
    cookie = cookie_of(home.ask("POST", "/api/guest"))["boneyard"]
    assert cookie["httponly"] is True
    assert cookie["samesite"] == "lax"
    assert cookie["path"] == "/"
    assert not cookie["domain"]
    assert not cookie["secure"]


def test_the_cookie_is_secure_behind_a_proxy_that_speaks_tls(home: House) -> None:
    assert cookie_of(home.ask("POST", "/api/guest", X_Forwarded_Proto="https"))["boneyard"]["secure"] is True


def test_a_personal_link_brings_the_same_person_to_another_device(home: House) -> None:
    made = home.ask("POST", "/api/guest").body
    come = home.ask("GET", made["link"])
    assert (come.status, come.headers["location"], come.headers["cache-control"]) == (303, "/", "no-store")
    assert cookie_of(come)["boneyard"].value == made["token"]


def test_who_is_somebody_already_is_asked_before_a_personal_link_makes_him_somebody_else(home: House) -> None:
    mine, other = (home.ask("POST", "/api/guest").body for _ in range(2))
    cookie = f"boneyard={mine['token']}"
    asked = home.ask("GET", other["link"], Cookie=cookie)
    assert (asked.status, asked.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "set-cookie" not in asked.headers
    (sure,) = re.findall(r'href="(\?sure=[\w-]+)"', asked.text)
    come = home.ask("GET", other["link"] + sure, Cookie=cookie)
    assert (come.status, cookie_of(come)["boneyard"].value) == (303, other["token"])
    again = home.ask("GET", mine["link"], Cookie=cookie)
    assert again.status == 303  # one's own link asks nothing
    third = f"boneyard={new_token(home)}"
    for forged in (sure, "?sure=", "?sure=%C3%A4", f"{sure}0"):  # an answer is good for the one who was asked
        assert home.ask("GET", other["link"] + forged, Cookie=third).status == 200


def test_a_forged_personal_link_brings_nobody(home: House) -> None:
    for path in ("/i/a.b", "/i/%0d%0aSet-Cookie:%20x=y", f"/i/{new_token(home)}0"):
        reply = home.ask("GET", path)
        assert (reply.status, reply.body["code"]) == (404, "not-found")
        assert "set-cookie" not in reply.headers


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "", "https://127.0.0.1", "file://"])
def test_a_foreign_page_may_ask_for_nothing(home: House, origin: str) -> None:
    reply = home.ask("POST", "/api/guest", Origin=origin)
    assert (reply.status, reply.body["code"]) == (403, "foreign-origin")
    table = new_table(home, new_token(home))
    with connect(f"ws://127.0.0.1:{home.port}/ws/tables/{table}", additional_headers={"Origin": origin}) as socket:
        assert json.loads(socket.recv())["code"] == "foreign-origin"


def test_our_own_pages_may_ask(home: House) -> None:
    assert home.ask("POST", "/api/guest", Origin=home.url).status == 200


def test_another_persons_token_gives_no_right_to_a_seat(home: House) -> None:
    ann, eve = new_token(home), new_token(home)
    table = new_table(home, ann)
    home.ask("POST", f"/api/tables/{table}/sit", {"name": "Ann", "seat": 0}, Authorization=f"Bearer {ann}")
    for deed in ("leave", "ready", "take-back"):
        reply = home.ask("POST", f"/api/tables/{table}/{deed}", {"seat": 0}, Authorization=f"Bearer {eve}")
        assert (reply.status, reply.body["code"]) == (403, "not-your-seat")


def test_nothing_that_is_sent_tells_who_somebody_is(home: House) -> None:
    token = new_token(home)
    table = new_table(home, token)
    home.ask("POST", f"/api/tables/{table}/sit", {"name": "Ann"}, Authorization=f"Bearer {token}")
    seen = home.ask("GET", f"/api/tables/{table}", Authorization=f"Bearer {token}").text
    assert "Ann" in seen
    assert token.split(".")[0] not in seen


def test_names_lose_what_turns_or_hides_the_text_around_them(home: House) -> None:
    assert printable(" Ann\nhand 2\r\x00\x1b[31m\u202eneB\u200b ") == "Ann hand 2 [31m neB"
    assert printable("Zoë  Łukasz 日本") == "Zoë Łukasz 日本"
    token = new_token(home)
    table = new_table(home, token)
    home.ask("POST", f"/api/tables/{table}/sit", {"name": "\u202e\n"}, Authorization=f"Bearer {token}")
    assert home.ask("GET", f"/api/tables/{table}").body["seats"][0]["name"] == "?"


def test_a_seed_is_hexadecimal_digits_and_nothing_after_them(home: House) -> None:
    token = new_token(home)
    table = new_table(home, token)
    for seed in ("5eed\n", "5EED", "5eed,00", "0" * 65, "\n"):
        asked = {"name": "Ann", "seed": seed}
        reply = home.ask("POST", f"/api/tables/{table}/sit", asked, Authorization=f"Bearer {token}")
        assert (reply.status, reply.body["code"]) == (400, "bad-request")


def test_a_key_is_printable_and_nothing_else(home: House) -> None:
    token = new_token(home)
    address = f"ws://127.0.0.1:{home.port}/ws/tables/{new_table(home, token)}"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        for _ in ("snapshot", "presence"):
            socket.recv()
        for key in ("\x00", "a\n", "", "x" * 65, "ä"):
            socket.send(json.dumps({"t": "move", "seat": 0, "action": "draw", "key": key}))
            heard = (json.loads(socket.recv()) for _ in range(3))  # who is there may be told meanwhile
            assert next(message for message in heard if message["t"] == "no")["code"] == "bad-request"


def test_every_answer_tells_the_browser_to_be_careful(home: House) -> None:
    for method, path in (("GET", "/api/games"), ("GET", "/nowhere"), ("PUT", "/api/tables"), ("GET", "/metrics")):
        headers = home.ask(method, path).headers
        assert {name: headers[name.lower()] for name in HEADERS} == HEADERS
        assert "server" not in headers
    assert "'unsafe" not in HEADERS["Content-Security-Policy"]
    assert home.ask("GET", "/api/games").headers["cache-control"] == "no-store"


def test_the_signing_key_belongs_to_the_store_and_stays(tmp_path: Path) -> None:
    async def key_of(database: Path) -> bytes:
        store = await open_store(database)
        (key,) = await load_keys(store, 0.0)
        await store.close()
        return bytes.fromhex(key.secret)

    one, again, other = [asyncio.run(key_of(tmp_path / name)) for name in ("a.db", "a.db", "b.db")]
    assert one == again != other
    assert len(one) == 32
    assert (tmp_path / "a.db").stat().st_mode & 0o077 == 0
