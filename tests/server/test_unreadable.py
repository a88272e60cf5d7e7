"""One table whose log cannot be read harms nobody else; a log of another version is not folded by today's rules."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from boneyard.games import page
from boneyard.server.messages.fields import Clock
from boneyard.server.messages.requests import NewTable
from boneyard.server.tables.creation import create
from boneyard.server.tables.lifetime import beat, restore
from boneyard.server.tables.seating import sit
from tests.server.running import House, house


def playing(home: House) -> str:
    """A table of two that is being played, with a clock."""
    desk = home.do(create(home.hub, NewTable("draw", 2, clock=Clock(per_move=60)), "ann"))
    for seat, who in enumerate(("ann", "ben")):
        home.do(sit(desk, who, who, seat, ""))
    return desk.table.id


def waiting(home: House) -> str:
    """A public table that waits for people."""
    desk = home.do(create(home.hub, NewTable("draw", 2, public=True), "ann"))
    home.do(sit(desk, "ann", "Ann", 0, ""))
    return desk.table.id


def spoil(database: Path, table: str, body: str, seq: int) -> None:
    """Write nonsense into a log, past the store."""
    with sqlite3.connect(database) as db:
        assert db.execute("UPDATE events SET body = ? WHERE match = ? AND seq = ?", (body, table, seq)).rowcount == 1
    db.close()


DAMAGED = [
    '{"kind": "no-such-kind"}',
    '{"kind":"moved","seat":1,"action":"6-6@zz"}',
    '{"kind":"sat","seat":9,"who":"x","name":"x"}',
]


@pytest.mark.parametrize("body", DAMAGED)
def test_a_damaged_log_is_set_aside_and_every_other_table_goes_on(tmp_path: Path, body: str) -> None:
    database = tmp_path / "tables.db"
    with house(database) as home:
        bad, good, bad_public, good_public = playing(home), playing(home), waiting(home), waiting(home)
    spoil(database, bad, body, 3)
    spoil(database, bad_public, body, 2)
    with house(database) as home:
        home.do(restore(home.hub))
        home.do(beat(home.hub))
        assert home.ask("GET", f"/api/tables/{good}").status == 200
        assert [found["table"] for found in home.ask("GET", "/api/tables").body] == [good_public]
        for gone in (bad, bad_public):
            answer = home.ask("GET", f"/api/tables/{gone}")
            assert (answer.status, answer.body["code"]) == (410, "unreadable")
        assert home.hub.counters["unreadable"] == 2
        assert "boneyard_unreadable_total 2" in home.ask("GET", "/metrics").text
        mine = home.ask("GET", "/api/mine", Authorization=f"Bearer {home.hub.signer.token('ann')}").body
        assert {found["table"] for found in mine} == {good, good_public}
        with connect(f"ws://127.0.0.1:{home.port}/ws/tables/{bad}") as socket:
            assert json.loads(socket.recv())["code"] == "unreadable"
        assert sum("is set aside" in said for said in home.errors.said) == 2  # each is told once
        home.errors.said.clear()


def test_a_log_that_is_spoilt_while_people_listen_is_set_aside(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with house(database) as home:
        bad, good = playing(home), playing(home)
        with sqlite3.connect(database) as db:
            line = (bad, 99, None, "moved", '{"kind":"moved","seat":0,"action":"9-9"}', 1.0, None)
            seq = db.execute("SELECT max(seq) + 1 FROM events WHERE match = ?", (bad,)).fetchone()[0]
            db.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", (line[0], seq, *line[2:]))
        db.close()
        token = home.hub.signer.token("ann")
        answer = home.ask(
            "POST", f"/api/tables/{bad}/seed", {"seat": 0, "seed": "5eed"}, Authorization=f"Bearer {token}"
        )
        assert (answer.status, answer.body["code"]) == (410, "unreadable")
        assert bad not in home.hub.desks
        assert home.ask("GET", f"/api/tables/{good}").status == 200
        home.errors.said.clear()


def test_a_log_of_another_version_is_refused_with_the_sentence_that_says_so(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with house(database) as home:
        old = playing(home)
        made: dict[str, Any] = json.loads(home.log(old)[0].body)
    version = page("draw").version
    spoil(database, old, json.dumps(made | {"version": version + 1}), 1)
    with house(database) as home:
        answer = home.ask("GET", f"/api/tables/{old}")
        assert (answer.status, answer.body["code"]) == (410, "unreadable")
        assert f"has version {version + 1} of draw; here is version {version}." in answer.body["say"]
        home.errors.said.clear()
