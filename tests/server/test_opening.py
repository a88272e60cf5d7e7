"""Opening a store: which one an address means, and what can be wrong with it."""

import asyncio
import socket
import sqlite3
import stat
import sys
from pathlib import Path

import pytest

from boneyard.errors import BadInput
from boneyard.server.store import Entry, postgres_tables, sqlite_tables
from boneyard.server.store import postgres as postgres_store
from boneyard.server.store.opening import open_store
from boneyard.server.store.sqlite import SqliteStore
from tests.server.stores import line, lines, new_schema, row, say

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def postgres() -> str:
    return new_schema()


async def test_a_path_means_a_file_and_missing_folders_are_made(tmp_path: Path) -> None:
    path = tmp_path / "new?%20" / "folders" / "#1.db"
    store = await open_store(path)
    assert isinstance(store, SqliteStore)
    await store.create(row("m"), lines(1, 1))
    assert path.exists()
    await store.close()


async def test_a_relative_path_stays_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    store = await open_store("boneyard.db")
    monkeypatch.chdir("/")
    await store.create(row("m"), lines(1, 1))
    assert await store.read("m") == lines(1, 1)
    await store.close()
    assert (tmp_path / "boneyard.db").exists()


async def test_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "a.db")
    await store.create(row("m"), lines(1, 1))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["a.db", "a.db-shm", "a.db-wal"]
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    await store.close()


async def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    await (await open_store(tmp_path / "a.db")).close()
    db = sqlite_tables.connect(tmp_path / "a.db")
    settings = {
        name: db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "foreign_keys")
    }
    db.close()
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_postgres_waits_for_the_disk(postgres: str) -> None:
    await (await open_store(postgres)).close()
    assert await say("SHOW synchronous_commit", postgres) == [("on",)]


SCHEMA = sqlite_tables.SCHEMA  # both stores have the same
NEWER = SCHEMA + 1


async def test_a_file_of_a_newer_boneyard_is_refused(tmp_path: Path) -> None:
    await (await open_store(tmp_path / "a.db")).close()
    _execute(tmp_path / "a.db", f"PRAGMA user_version = {NEWER}")
    with pytest.raises(BadInput, match=f"has schema {NEWER}; this Boneyard knows schemas up to {SCHEMA}"):
        await open_store(tmp_path / "a.db")


async def test_a_database_of_a_newer_boneyard_is_refused(postgres: str) -> None:
    await (await open_store(postgres)).close()
    await say(f"UPDATE boneyard SET schema = {NEWER}", postgres)
    with pytest.raises(BadInput, match=f"has schema {NEWER}; this Boneyard knows schemas up to {SCHEMA}"):
        await open_store(postgres)


SAT = Entry(1, 0, "sat", '{"who":"ann"}', 1.0)


async def test_a_file_of_the_first_boneyard_is_changed_and_knows_its_people(tmp_path: Path) -> None:
    for statement in sqlite_tables.TABLES.split(";"):
        _execute(tmp_path / "a.db", statement)
    _execute(tmp_path / "a.db", "PRAGMA user_version = 1")
    _execute(tmp_path / "a.db", "INSERT INTO matches VALUES ('m', 'block', 1, '{}', 'c', 0, 1.0, 'open')")
    _execute(tmp_path / "a.db", f"INSERT INTO events VALUES ('m', 1, 0, 'sat', '{SAT.body}', 1.0, NULL)")
    for _ in range(2):
        store = await open_store(tmp_path / "a.db")
        assert [found.id for found in await store.rows_of("ann", 10)] == ["m"]
        assert await store.read("m") == [SAT]
        await store.close()
    assert _execute(tmp_path / "a.db", "PRAGMA user_version") == [(SCHEMA,)]


async def test_a_database_of_the_first_boneyard_is_changed_and_knows_its_people(postgres: str) -> None:
    for statement in postgres_tables.TABLES.split(";"):
        await say(statement, postgres)
    await say("INSERT INTO boneyard VALUES (1)", postgres)
    await say("INSERT INTO matches VALUES ('m', 'block', 1, '{}', 'c', false, 1.0, 'open')", postgres)
    await say(f"INSERT INTO events VALUES ('m', 1, 0, 'sat', '{SAT.body}', 1.0, NULL)", postgres)
    for _ in range(2):
        store = await open_store(postgres)
        assert [found.id for found in await store.rows_of("ann", 10)] == ["m"]
        assert await store.read("m") == [SAT]
        await store.close()
    assert await say("SELECT schema FROM boneyard", postgres) == [(SCHEMA,)]


async def test_a_database_of_another_program_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    _execute(tmp_path / "a.db", "CREATE TABLE matches (id text)")
    with pytest.raises(BadInput, match="of another program"):
        await open_store(tmp_path / "a.db")
    assert _execute(tmp_path / "a.db", "SELECT name FROM sqlite_master") == [("matches",)]


async def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear all, " * 100, encoding="utf-8")
    with pytest.raises(BadInput, match=r"letter.txt cannot be opened as a database: .*not a database"):
        await open_store(tmp_path / "letter.txt")
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "Dear all, " * 100


async def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be opened"):
        await open_store(tmp_path)


async def test_another_kind_of_database_is_refused_without_telling_its_password() -> None:
    with pytest.raises(BadInput, match="'mysql://' is no database we know") as refused:
        await open_store("mysql://me:hush@host/name")
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:hush@127.0.0.1:1/name",
        "postgresql://me:hush@/name?host=/nowhere",
        "postgresql://me:hush@host:port/name",
    ],
)
async def test_a_database_that_does_not_answer_is_one_sentence(url: str) -> None:
    with pytest.raises(BadInput, match="The PostgreSQL database cannot be used: ") as refused:
        await open_store(url)
    assert "hush" not in str(refused.value)


async def test_a_host_that_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_store, "PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        with pytest.raises(BadInput, match="cannot be used: it does not answer"):
            await open_store(f"postgresql://me:hush@127.0.0.1:{port}/name")


async def test_an_unknown_database_is_one_sentence(postgres: str) -> None:
    with pytest.raises(BadInput, match='database "unknown" does not exist'):
        await open_store(postgres.replace("/postgres?", "/unknown?"))


async def test_postgres_without_its_package_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(BadInput, match=r"pip install 'boneyard\[postgres\]'"):
        await open_store("postgresql://localhost/boneyard")


async def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite_tables.connect

    def small(path: Path) -> sqlite3.Connection:
        db = connect(path)
        db.execute("PRAGMA max_page_count = 60")
        return db

    monkeypatch.setattr(sqlite_tables, "connect", small)
    store = await open_store(tmp_path / "a.db")
    await store.create(row("m"), [])
    outcomes = []
    for first in range(0, 40, 4):
        writings = [store.append("m", [line(first + n, body="x" * 9000)]) for n in range(1, 5)]
        outcomes += await asyncio.gather(*writings, return_exceptions=True)
    good = outcomes.count(None)
    assert 0 < good < 40
    assert await store.read("m") == [line(seq, body="x" * 9000) for seq in range(1, good + 1)]
    assert isinstance(outcomes[good], sqlite3.OperationalError)
    await store.close()


def _execute(path: Path, statement: str) -> list[tuple[object, ...]]:
    db = sqlite3.connect(path)
    try:
        with db:
            return db.execute(statement).fetchall()
    finally:
        db.close()
