"""Web Push: off until there are keys, only to push services, without a word, and only to whoever looks elsewhere."""

import asyncio
import base64
import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from boneyard.cli import main
from boneyard.errors import BadInput
from boneyard.server.push.endpoint import checked
from boneyard.server.push.keys import PushKeys, drop_push_keys, load_push_keys, make_push_keys
from boneyard.server.refusal import Refusal
from boneyard.server.store.opening import open_store
from boneyard.server.tables.lifetime import beat
from tests.server.people import Person, desk_of, play
from tests.server.running import SOON, House, house
from tests.server.stores import KINDS, address

ENDPOINT = "https://updates.push.services.mozilla.com/wpush/v2/abc"
OTHER = "https://fcm.googleapis.com/fcm/send/xyz"


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushService:
    """What a push service is sent, and what it answers."""

    def __init__(self, home: House) -> None:
        self.got: list[tuple[str, dict[str, str]]] = []
        self.status = 201
        home.hub.calls.send = self.take
        home.hub.calls.pause = 0.0

    def take(self, endpoint: str, headers: dict[str, str]) -> int:
        self.got.append((endpoint, headers))
        return self.status


def with_push(home: House) -> PushService:
    """A house with Web Push."""
    home.do(make_push_keys(home.hub.store, "mailto:games@example.org"))
    home.do(beat(home.hub))
    return PushService(home)


def move(home: House) -> tuple[Person, str]:
    """Two people, who have both subscribed; one of them plays, and the other is somewhere else."""
    people = [Person(home), Person(home)]
    for person, endpoint in zip(people, (ENDPOINT, OTHER), strict=True):
        assert person.ask("POST", "/api/push", {"endpoint": endpoint}).status == 200
    table = people[0].make(game="block", players=2)
    for person in people:
        person.sit(table)
    home.do(settled(home))
    (seat,) = desk_of(home, table).table.match.turn
    play(home, table, seat, people[seat].until_turn(table, seat)["hand"]["actions"][0])
    home.do(settled(home))
    return people[1 - seat], (ENDPOINT, OTHER)[1 - seat]


async def settled(home: House) -> None:
    async with asyncio.timeout(SOON):
        while home.hub.calls.turns or home.hub.calls.under_way:
            await asyncio.sleep(0.01)


def test_whoever_is_elsewhere_is_told_of_their_turn_once_and_without_a_word(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        service = with_push(home)
        _, endpoint = move(home)
        told = [each for each, _ in service.got]
        assert told[-1] == endpoint
        assert len(told) == 2  # with the deal, and after the move
        assert all(headers["Content-Length"] == "0" for _, headers in service.got)


def test_a_push_service_that_forgot_a_browser_is_asked_no_more(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        service = with_push(home)
        service.status = 410
        move(home)
        assert len(service.got) == 2
        people = [chair.who or "" for desk in home.hub.desks.values() for chair in desk.table.chairs]
        assert [home.do(home.hub.store.subscriptions(who)) for who in people] == [[], []]


def test_whoever_looks_at_the_table_is_not_told_by_push(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path / "tables.db") as home:
        service = with_push(home)

        async def here(match: str, who: str, now: float) -> float:
            return now

        monkeypatch.setattr(home.hub.presence, "last_seen", here)
        move(home)
        assert service.got == []


def test_whoever_is_away_is_told_however_many_turns_begin_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path / "tables.db") as home:
        service, calls = with_push(home), home.hub.calls
        monkeypatch.setattr("boneyard.server.tables.calls.MOST", 1)
        calls.pause = 0.2

        async def begin_many() -> None:
            for number in range(2_000):  # of people who have played on when somebody looks
                calls._begin(f"table {number}", "somebody")

        home.do(begin_many())
        _, endpoint = move(home)
        assert [told for told, _ in service.got][1:] == [endpoint]  # the first was told with the deal
        home.do(begin_many())
        home.do(calls.close())
        assert not calls.turns


def test_without_keys_nobody_can_subscribe_and_nobody_is_told(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        service, ann = PushService(home), Person(home)
        assert ann.ask("GET", "/api/push").body == {"key": None}
        assert ann.ask("POST", "/api/push", {"endpoint": ENDPOINT}).body["code"] == "no-push"
        assert service.got == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://example.org/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://evilpush.apple.com.example/x",
        "https://notpush.apple.com@10.0.0.1/x",
        "https://fcm.googleapis.com:22/x",
        "https://me:you@fcm.googleapis.com/x",
        "https://fcm.googleapis.com/x\r\nHost: other",
        "https://[::1]/x",
        "https://[::1/x",
        "file:///etc/passwd",
        "x",
    ],
)
def test_no_subscription_leads_the_server_elsewhere_than_to_a_push_service(endpoint: str) -> None:
    with pytest.raises(Refusal):
        checked(endpoint)


def test_the_push_services_of_the_browsers_are_known() -> None:
    for endpoint in (ENDPOINT, OTHER, "https://web.push.apple.com/QG", "https://db5p.notify.windows.com/w/?token=B"):
        assert checked(endpoint) == endpoint


@pytest.mark.parametrize("kind", KINDS)
def test_subscriptions_belong_to_a_person_and_end(kind: str, tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(address_of)
        for number, who in enumerate(("ann", "ann", "ben", "ann")):
            await store.subscribe(who, f"e{number}", float(number), 2)
        assert await store.subscriptions("ann") == ["e3", "e1"]  # the newest two
        await store.subscribe("ben", "e3", 9.0, 2)  # the same browser, another person
        assert (await store.subscriptions("ann"), await store.subscriptions("ben")) == (["e1"], ["e3", "e2"])
        await store.unsubscribe("e2")
        await store.forget_subscriptions("ann")
        assert (await store.subscriptions("ann"), await store.subscriptions("ben")) == ([], ["e3"])
        await store.forget_subscriptions()
        assert await store.subscriptions("ben") == []
        await store.close()

    address_of = address(kind, tmp_path)
    asyncio.run(story())


def test_only_whoever_has_a_subscription_ends_it(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        with_push(home)
        ann, eve = Person(home), Person(home)
        ann.ask("POST", "/api/push", {"endpoint": ENDPOINT})
        off = {"endpoint": ENDPOINT, "on": False}
        eve.ask("POST", "/api/push", off)
        who = home.hub.signer.who(ann.bearer.removeprefix("Bearer "))
        assert home.do(home.hub.store.subscriptions(who or "")) == [ENDPOINT]
        ann.ask("POST", "/api/push", off)
        assert home.do(home.hub.store.subscriptions(who or "")) == []


def test_a_push_is_signed_as_push_services_want_it(tmp_path: Path) -> None:
    keys = asyncio.run(_made(tmp_path / "tables.db"))
    scheme, token, key = keys.authorization(ENDPOINT, 1_000.0).replace(",", "").split()
    assert (scheme, key) == ("vapid", f"k={keys.public}")
    said, _, signature = token.removeprefix("t=").rpartition(".")
    claims: dict[str, Any] = json.loads(unpacked(said.partition(".")[2]))
    assert claims == {
        "aud": "https://updates.push.services.mozilla.com",
        "exp": 1_000 + 12 * 3_600,
        "sub": "mailto:games@example.org",
    }
    raw = unpacked(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(keys.public))
    public.verify(both, said.encode(), ec.ECDSA(SHA256()))


async def _made(database: Path) -> PushKeys:
    store = await open_store(database)
    made = await make_push_keys(store, "mailto:games@example.org")
    assert await load_push_keys(store) == made
    assert (await drop_push_keys(store)).secret == ""
    assert await load_push_keys(store) == PushKeys()
    await store.close()
    return made


def test_the_command_line_turns_push_on_and_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "tables.db"
    asyncio.run(_made(database))
    named = ["keys", "push", "--database", str(database)]
    with pytest.raises(BadInput):
        main([*named], standalone_mode=False)
    main([*named, "--contact", "mailto:games@example.org"], standalone_mode=False)
    assert asyncio.run(_on(database))
    main([*named, "--off"], standalone_mode=False)
    assert not asyncio.run(_on(database))
    assert "Web Push" in capsys.readouterr().out


async def _on(database: Path) -> bool:
    store = await open_store(database)
    keys = await load_push_keys(store)
    await store.close()
    return bool(keys.secret)
