"""Whoever has themselves deleted is forgotten: in tables, records and lists of others, on every device and process."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from boneyard import Record
from boneyard.server.deals import proof
from boneyard.server.identity import digest
from boneyard.server.store import Deleted
from boneyard.server.store.opening import open_store
from boneyard.server.store.transfer import export, import_
from boneyard.server.tables.deriving import check, read_table
from boneyard.server.tables.lifetime import beat
from tests.server.people import Person, desk_of
from tests.server.played import finish_all, played, results, sit
from tests.server.running import House, house
from tests.server.stores import KINDS, address
from tests.server.test_old_store import EXPECTED, HERE, READABLE

NAME = "Annabella"


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return address(request.param, tmp_path)


@pytest.fixture
def home(database: str) -> Iterator[House]:
    with house(database) as running:
        yield running


def who(home: House, person: Person) -> str:
    return home.hub.signer.who(person.bearer.removeprefix("Bearer ")) or ""


def everything(home: House) -> str:
    """All that the store keeps, as text; the keys of the server apart."""

    async def kept() -> list[Any]:
        store = home.hub.store
        matches = [each async for each in store.export()]
        return [matches, [await store.results_at(match.id) for match, _, _ in matches], await store.deleted(0.0)]

    return repr(home.do(kept()))


async def _again(home: House, table: str) -> Any:
    """The table as another process would read it."""
    return await read_table(home.hub.store, table)


def test_the_name_leaves_every_log_and_the_others_keep_what_they_have(home: House) -> None:
    ann, bob = Person(home), Person(home)
    over = played(home, (ann, NAME), (bob, "Bob"))
    waiting = ann.make(game="block", players=3)
    sit(waiting, (ann, NAME), (bob, "Bob"))
    before, record = results(bob)["results"][0], ann.ask("GET", f"/api/tables/{over}/record").text
    known = who(home, ann)
    reply = ann.ask("DELETE", "/api/guest")
    assert (reply.status, reply.body) == (200, {"tables": 2})
    home.do(_finished(home))
    assert NAME not in everything(home)
    assert known not in everything(home)
    (after,) = results(bob)["results"]
    assert after == before | {"names": ["", "Bob"], "people": [None, None]}
    seats = bob.ask("GET", f"/api/tables/{over}").body["seats"]
    assert [(seat["name"], seat["person"]) for seat in seats] == [("", True), ("Bob", True)]
    nameless = Record.read(bob.ask("GET", f"/api/tables/{over}/record").text)
    assert nameless.names == ("", "Bob")
    assert nameless.hands == Record.read(record).hands
    assert {wrong for _, wrong in proof.check(nameless)} == {""}
    free = bob.ask("GET", f"/api/tables/{waiting}").body
    assert (free["free"], free["seats"][0]["person"]) == ([0, 2], False)
    assert [found for found in home.do(_checked(home)) if found[1] != "right"] == []


async def _finished(home: House) -> None:
    """Long enough after a deletion, nothing more can come."""
    home.hub.now = lambda: 4e9
    await beat(home.hub)


async def _checked(home: House) -> list[tuple[str, str]]:
    return [each async for each in check(home.hub.store)]


def test_a_running_table_goes_on_with_a_bot_and_is_the_same_when_it_is_read_again(home: House) -> None:
    ann, bob = Person(home), Person(home)
    table = ann.make(game="block", players=2, options={"hands": 1})
    sit(table, (ann, NAME), (bob, "Bob"))
    assert ann.ask("DELETE", "/api/guest").status == 200
    desk = desk_of(home, table)
    assert [(chair.name, chair.robot, chair.forgotten) for chair in desk.table.chairs] == [
        ("", True, True),
        ("Bob", False, False),
    ]
    assert home.do(_again(home, table)) == desk.table
    finish_all(home, table)
    (result,) = results(bob)["results"]
    assert (result["names"], result["people"]) == (["", "Bob"], [None, None])
    new = desk_of(home, bob.ask("POST", f"/api/tables/{table}/rematch").body["table"])
    assert [chair.bot for chair in new.table.chairs] == ["medium", None]
    assert home.do(_again(home, table)) == desk.table


def test_the_token_is_nobodys_on_every_device_and_what_it_saw_it_sees_no_more(home: House) -> None:
    ann, bob = Person(home), Person(home)
    table = ann.make(game="block", players=2)
    sit(table, (ann, NAME), (bob, "Bob"))
    with connect(f"ws://127.0.0.1:{home.port}/ws/tables/{table}", additional_headers=_token(ann)) as phone:
        assert '"you":0' in str(phone.recv())
        reply = ann.ask("DELETE", "/api/guest")
        assert 'boneyard="";' in reply.headers["set-cookie"]
        phone.send('{"t": "resync"}')
        seen = [str(phone.recv())]
        while '"t":"ok"' not in seen[-1]:
            seen.append(str(phone.recv()))
    assert '"you":null' in seen[-2]
    for method, path in (("GET", "/api/mine"), ("GET", "/api/mine/export"), ("DELETE", "/api/guest")):
        assert ann.ask(method, path).status == 401
    token = ann.bearer.removeprefix("Bearer ")
    assert home.ask("GET", f"/i/{token}").status == 404
    again = home.ask("POST", "/api/guest", Authorization=ann.bearer).body["token"]
    assert who(home, ann) == ""
    assert home.hub.signer.who(again)


def _token(person: Person) -> dict[str, str]:
    return {"Authorization": person.bearer}


def test_whoever_looks_on_or_has_done_nothing_leaves_nothing_behind(home: House) -> None:
    ann = Person(home)
    assert ann.ask("DELETE", "/api/guest").body == {"tables": 0}
    assert home.do(home.hub.store.deleted(0.0)) == []


def test_a_deletion_that_was_cut_short_is_finished_by_whoever_starts_next(database: str) -> None:
    with house(database) as home:
        ann, bob = Person(home), Person(home)
        table = played(home, (ann, NAME), (bob, "Bob"))
        known = who(home, ann)
        home.do(home.hub.store.delete_person(Deleted(digest(known), known, 1.0)))
    with house(database) as home:
        assert ann_is_unknown(home, ann)
        home.do(beat(home.hub))
        assert NAME not in everything(home)
        assert known not in everything(home)
        assert home.ask("GET", f"/api/tables/{table}").body["seats"][0]["name"] == ""


def ann_is_unknown(home: House, ann: Person) -> bool:
    return home.ask("GET", "/api/mine", Authorization=ann.bearer).status == 401


def test_another_process_hears_of_it_and_what_came_through_it_meanwhile_is_swept(tmp_path: Path) -> None:
    database = address("postgres", tmp_path)
    with house(database) as one, house(database) as two:
        ann, bob = Person(one), Person(one)
        table = ann.make(game="block", players=2)
        sit(table, (ann, NAME), (bob, "Bob"))
        desk = desk_of(two, table)
        assert desk.table.chairs[0].name == NAME
        assert ann.ask("DELETE", "/api/guest").status == 200
        late = two.ask("POST", "/api/tables", {"game": "block", "players": 2}, Authorization=ann.bearer).body["table"]
        two.ask("POST", f"/api/tables/{late}/sit", {"name": NAME}, Authorization=ann.bearer)
        two.do(_until(lambda: desk.table.chairs[0].forgotten))
        two.do(beat(two.hub))
        assert two.ask("GET", "/api/mine", Authorization=ann.bearer).status == 401
        two.do(_finished(two))
        assert NAME not in everything(one)


async def _until(true: Any) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.01)


def test_whoever_is_deleted_stays_so_where_the_tables_go(home: House, tmp_path: Path) -> None:
    ann, bob = Person(home), Person(home)
    played(home, (ann, NAME), (bob, "Bob"))
    ann.ask("DELETE", "/api/guest")

    async def moved() -> list[Deleted]:
        await export(home.hub.store, tmp_path / "all.jsonl")
        target = await open_store(tmp_path / "new.db")
        await import_(target, tmp_path / "all.jsonl")
        found = await target.deleted(0.0)
        await target.close()
        return found

    assert home.do(moved()) == home.do(home.hub.store.deleted(0.0)) != []


def test_nothing_of_the_name_is_left_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with house(file) as home:
        ann, bob = Person(home), Person(home)
        for _ in range(3):
            played(home, (ann, NAME), (bob, "Bob"))
        known = who(home, ann)
        ann.ask("DELETE", "/api/guest")
        home.do(_finished(home))
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Bob" in written
    assert NAME.encode() not in written
    assert known.encode() not in written


def test_a_table_by_rules_that_have_changed_forgets_too(tmp_path: Path) -> None:
    shutil.copy(HERE / "tables.db", tmp_path / "tables.db")
    with house(tmp_path / "tables.db") as home:
        assert "'Ann'" in repr(home.do(_again(home, EXPECTED["tables"][READABLE[0]])).chairs)
        assert '"Ann"' in everything(home)
        home.ask("DELETE", "/api/guest", Authorization=f"Bearer {EXPECTED['ann']}")
        assert '"Ann"' not in everything(home)
        home.errors.said[:] = [said for said in home.errors.said if "is set aside" not in said]
