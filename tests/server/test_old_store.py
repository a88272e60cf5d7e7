"""A store that the first version of Boneyard wrote: it opens, its tables go on, its records and tokens are good.

`old_store/expected.json` is what that version said about it: the tables as Ann saw them, the records, the tokens.
"""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boneyard import Record
from boneyard.games import page
from boneyard.replays import last
from boneyard.server.deals import proof
from tests.server.running import House, house

HERE = Path(__file__).parent / "old_store"
EXPECTED: dict[str, Any] = json.loads((HERE / "expected.json").read_text("utf-8"))
READABLE = [
    name for name, shown in EXPECTED["shown"].items() if page(shown["game"]).replays(shown["version"], shown["options"])
]  # tables whose rules have not changed since
SAME = ("game", "players", "options", "seats", "status", "hand", "events", "you", "mine", "commitment", "seq")


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    shutil.copy(HERE / "tables.db", tmp_path / "tables.sqlite3")
    with house(tmp_path / "tables.sqlite3") as running:
        yield running
        running.errors.said[:] = [said for said in running.errors.said if "is set aside" not in said]


def ask(home: House, path: str) -> Any:
    answer = home.ask("GET", path, Authorization=f"Bearer {EXPECTED['ann']}")
    return answer.body if answer.text.startswith(("{", "[")) else answer.text


def of_old(now: Any, before: Any) -> Any:
    """What is said now, without the fields that the first version did not have."""
    if isinstance(now, dict) and isinstance(before, dict):
        return {key: of_old(value, before[key]) for key, value in now.items() if key in before}
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        return [of_old(*each) for each in zip(now, before, strict=True)]
    return now


def test_every_table_is_as_it_was(home: House) -> None:
    assert len(READABLE) > 2
    for name in READABLE:
        before, now = EXPECTED["shown"][name], ask(home, f"/api/tables/{EXPECTED['tables'][name]}")
        credited = now["seq"] - before["seq"]  # a line for the time in which no server was there
        assert credited in (0, 1)
        expected = {key: before[key] for key in SAME} | {"seq": now["seq"]}
        assert of_old(now, expected) == expected


def test_a_table_keeps_the_version_it_was_made_with(home: House) -> None:
    for name in READABLE:
        desk = home.do(home.hub.desk(EXPECTED["tables"][name]))
        assert desk.table.record.version == EXPECTED["shown"][name]["version"]


def test_a_table_by_rules_that_have_changed_is_refused(home: House) -> None:
    for name, table in EXPECTED["tables"].items():
        if name not in READABLE:
            assert ask(home, f"/api/tables/{table}")["code"] == "unreadable"


def test_every_record_is_the_same_and_fair(home: House) -> None:
    for name in sorted(EXPECTED["records"].keys() & set(READABLE)):
        text = ask(home, f"/api/tables/{EXPECTED['tables'][name]}/record")
        assert text == EXPECTED["records"][name]
        assert all(not checked.wrong for checked in proof.check(Record.read(text)))
        assert last(Record.read(text)).over


def test_an_old_token_is_good_and_is_signed_anew(home: House) -> None:
    assert {table["table"] for table in ask(home, "/api/mine")} >= {EXPECTED["tables"][name] for name in READABLE}
    new = home.ask("POST", "/api/guest", Authorization=f"Bearer {EXPECTED['ann']}").body["token"]
    assert new != EXPECTED["ann"]
    assert home.hub.signer.who(new) == home.hub.signer.who(EXPECTED["ann"]) == EXPECTED["ann"].partition(".")[0]


def test_a_game_that_was_being_played_goes_on(home: House) -> None:
    (name,) = [name for name in EXPECTED["tables"] if name.startswith("playing")]
    if name not in READABLE:
        pytest.fail(f"the rules of '{name}' have changed: put a table of another game into the old store")
    table = EXPECTED["tables"][name]
    desk = home.do(home.hub.desk(table))
    for _ in range(5):
        (seat,) = desk.table.match.turn
        chair = desk.table.chairs[seat]
        if chair.who is None or desk.table.match.dealing:
            break
        before = desk.table.seq
        home.do(desk.move(chair.who, seat, str(desk.table.match.actions(seat)[0]), None, None))
        assert desk.table.seq > before
