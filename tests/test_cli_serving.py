"""The server on the command line: it starts and stops, its records are verified, its tables move without loss."""

import asyncio
import contextlib
import json
import re
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from boneyard import Match, Record, game
from boneyard.client import Guest, Refused
from boneyard.record import Hand, Move
from boneyard.server.deals import fair
from boneyard.server.store import Entry, Row, Secret
from boneyard.server.store.opening import open_store
from boneyard.tiles import Deck
from tests.command_line import command, environment, folder, good, process, refused, run
from tests.server.people import over
from tests.server.running import house

__all__ = ["folder"]

HOST = "127.0.0.1"


def free_port() -> int:
    with socket.create_server((HOST, 0)) as door:
        port: int = door.getsockname()[1]
    return port


@contextlib.contextmanager
def serving(port: int, *words: str) -> Iterator["subprocess.Popen[bytes]"]:
    script = command("serve", "--port", str(port), *words)
    with subprocess.Popen(script, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as server:
        try:
            until = time.monotonic() + 30
            while not answers(port):
                assert server.poll() is None, server.communicate()
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.05)
            yield server
        finally:
            server.kill()


def answers(port: int) -> bool:
    try:
        with urlopen(f"http://{HOST}:{port}/api/health", timeout=10) as answer:
            return bool(json.load(answer)["well"])
    except (URLError, ConnectionError):
        return False


def test_the_server_tells_its_address_serves_and_stops_when_interrupted(folder: Path) -> None:
    port = free_port()
    with serving(port, "--database", "tables.db") as server:
        taken = refused("serve", "--port", str(port), "--database", "other.db")
        assert taken == f"Port {port} of {HOST} cannot be used: address already in use."
        server.send_signal(signal.SIGINT)
        shown, said = server.communicate(timeout=30)
    assert server.returncode == 130
    assert shown.decode().splitlines() == [
        f"Boneyard is at http://{HOST}:{port} until Ctrl-C stops it.",
        "Its tables are kept in tables.db.",
    ]
    assert said.strip() == b""
    assert Path("tables.db").exists()
    assert not Path("other.db").exists()


def test_without_a_database_the_tables_are_in_the_data_folder(folder: Path) -> None:
    port = free_port()
    script = command("serve", "--port", str(port))
    env = environment({"XDG_DATA_HOME": str(folder / "data"), "HOME": str(folder)})
    with subprocess.Popen(script, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) as server:
        assert server.stdout
        server.stdout.readline()
        kept = server.stdout.readline().decode()
        server.kill()
    file = Path(kept.removeprefix("Its tables are kept in ").removesuffix(".\n"))
    assert file.exists()
    assert file.is_relative_to(folder)


@pytest.mark.parametrize(
    "words, sentence",
    [
        (
            ["serve", "--port", "0"],
            "Invalid value for '--port' (env var: 'BONEYARD_PORT'): 0 is not in the range 1<=x<=65535.",
        ),
        (
            ["serve", "--port", "x"],
            "Invalid value for '--port' (env var: 'BONEYARD_PORT'): 'x' is not a valid integer ",
        ),
        (["serve", "--limit-tables", "0"], "Invalid value for '--limit-tables' (env var: 'BONEYARD_LIMIT_TABLES'): 0 "),
        (["serve", "--log-level", "loud"], "Invalid value for '--log-level' (env var: 'BONEYARD_LOG_LEVEL'): 'loud' "),
        (["serve", "--workers", "0"], "Invalid value for '--workers' (env var: 'BONEYARD_WORKERS'): 0 is not in "),
        (["serve", "--port", "PORT", "--bot", "club"], "'club' is not a bot with a name: write NAME=module:function, "),
        (
            ["serve", "--port", "PORT", "--bot", "club=no:where"],
            "The bot no:where cannot be loaded: ModuleNotFoundError",
        ),
        (["serve", "--host", "no such host"], "Port 2828 of no such host cannot be used: "),
        (["serve", "--lang", "xx"], "There is no language 'xx'; the languages are: "),
        (["serve", "--port", "PORT", "--database", "mysql://me:secret@x"], "'mysql://' is no database we know: "),
        (["serve", "--port", "PORT", "--database", "."], "FOLDER cannot be opened as a database: "),
        (["serve", "--port", "PORT", "--database", "text"], "FOLDER/text cannot be opened as a database: "),
        (
            ["serve", "--port", "PORT", "--database", "postgresql://me:secret@127.0.0.1:1/x"],
            "The PostgreSQL database cannot be used: ",
        ),
        (["export"], "Missing argument 'FILE'."),
        (["export", "out", "--database", "nowhere.db"], "There is no database nowhere.db, so there is nothing to "),
        (["export", "out", "--database", "text"], "FOLDER/text cannot be opened as a database: "),
        (["import"], "Missing argument 'FILE'."),
        (["import", "nowhere", "--database", "new.db"], "There is no file nowhere, so there is nothing to import."),
        (["import", "text", "--database", "new.db"], "Line 1 is damaged: "),
        (["verify"], "Missing argument 'FILE'."),
        (["verify", "nowhere"], "nowhere cannot be read: no such file or directory."),
        (["verify", "text"], "Line 1: boneyard record 1 comes here, not 'a letter'."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_refused_in_one_sentence(words: list[str], sentence: str, folder: Path) -> None:
    Path("text").write_text("a letter\n" * 1000, "utf-8")
    said = refused(*(word.replace("PORT", str(free_port())) for word in words))
    assert said.startswith(sentence.replace("FOLDER", str(folder)))
    assert "secret" not in said
    assert not Path("nowhere.db").exists()


@pytest.mark.parametrize("name", ["serve", "export", "import"])
def test_a_missing_package_is_told_in_one_sentence(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    Path("file").write_text("x", "utf-8")
    given = {"serve": ["--port", str(free_port())], "export": ["new"], "import": ["file"]}[name]
    said = refused(name, *given, "--database", "postgresql://localhost/boneyard")
    assert said == "PostgreSQL needs one package more: pip install 'boneyard[postgres]'."


@pytest.mark.usefixtures("folder")
def test_limits_may_be_given_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(port: int) -> None:
        async with Guest(f"http://{HOST}:{port}") as guest:
            await guest.create("block", players=2)
            await guest.create("block", players=2)

    monkeypatch.setenv("BONEYARD_LIMIT_TABLES", "1")
    port = free_port()
    with serving(port, "--database", "tables.db"), pytest.raises(Refused, match="overloaded"):
        asyncio.run(story(port))


def test_a_bot_in_the_current_folder_is_offered(folder: Path) -> None:
    (folder / "mybots.py").write_text("def last(seen):\n    return seen.actions[-1]\n", "utf-8")
    port = free_port()
    asked = f"http://{HOST}:{port}/api/games"
    with serving(port, "--database", "tables.db", "--bot", "club=mybots:last"), urlopen(asked) as answer:
        levels = [game["levels"] for game in json.load(answer)]
    assert all("club" in known for known in levels)


async def fill(path: str, matches: int, body: str = "{}") -> None:
    store = await open_store(path)
    for number in range(matches):
        row = Row(f"match{number}", "block", 1, "{}", "promise", True, 100.0 + number)
        await store.create(row, [Entry(1, None, "made", body, 100.0)], [Secret(1, bytes([number]) * 32)])
    await store.keep("signing-key", b"key")
    await store.close()


def test_everything_is_exported_and_imported(folder: Path) -> None:
    asyncio.run(fill("old.db", 3))
    shown = good("export", "all.jsonl", "--database", "old.db")
    assert shown.splitlines()[0] == "3 matches were written to all.jsonl."
    assert "secrets" in shown
    assert good("import", "all.jsonl", "--database", "new.db") == "3 matches were written, 0 were there already.\n"
    assert good("import", "all.jsonl", "--database", "new.db") == "0 matches were written, 3 were there already.\n"
    good("export", "again.jsonl", "--database", "new.db")
    assert Path("again.jsonl").read_bytes() == Path("all.jsonl").read_bytes()


def test_the_database_may_be_named_by_the_environment(folder: Path) -> None:
    asyncio.run(fill("old.db", 1))
    shown = process("export", "all.jsonl", env={"BONEYARD_DATABASE": "old.db"})
    assert shown.stdout.startswith(b"One match was written to all.jsonl.\n")
    assert shown.stderr == b""


def test_keys_are_rotated_and_listed(folder: Path) -> None:
    asyncio.run(fill("a.db", 1))
    first = good("keys", "list", "--database", "a.db").splitlines()
    assert len(first) == 1
    assert first[0].endswith("signs all new tokens.")
    newest, older = good("keys", "rotate", "--database", "a.db").splitlines()
    assert newest.endswith("signs all new tokens.")
    assert re.fullmatch(r"Made [\d-]+ [\d:]+ UTC; good until [\d-]+ [\d:]+ UTC\.", older)
    assert len(good("keys", "rotate", "--good-for", "0", "--database", "a.db").splitlines()) == 1  # no old one is good
    refused("keys", "rotate", "--database", "missing.db")
    assert not (folder / "missing.db").exists()


def test_results_are_checked_and_rebuilt(folder: Path) -> None:
    with house(folder / "a.db") as home:
        over(home, game="fortune-teller", players=1)
    assert good("results", "check", "--database", "a.db").startswith("Results that follow from their logs: 1; ")
    with contextlib.closing(sqlite3.connect(folder / "a.db", isolation_level=None)) as db:
        db.execute("DELETE FROM results")
    wrong = process("results", "check", "--database", "a.db")
    assert (wrong.returncode, b"that differ: 1;" in wrong.stdout) == (1, True)
    assert "derived anew: 1;" in good("results", "rebuild", "--database", "a.db")
    told = good("results", "check", "--database", "a.db")
    assert "that differ: 0;" in told
    assert "do not follow from the matches: 0." in told
    refused("results", "check", "--database", "missing.db")


def test_an_export_never_writes_over_a_file(folder: Path) -> None:
    asyncio.run(fill("old.db", 1))
    Path("mine").write_text("precious", "utf-8")
    assert refused("export", "mine", "--database", "old.db") == "mine cannot be written: File exists."
    assert Path("mine").read_text("utf-8") == "precious"


def test_what_differs_is_named_and_left_as_it_is(folder: Path) -> None:
    asyncio.run(fill("old.db", 2))
    asyncio.run(fill("new.db", 1, '{"other": 1}'))
    good("export", "all.jsonl", "--database", "old.db")
    result = run("import", "all.jsonl", "--database", "new.db")
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "One match was written, 0 were there already.",
        "There already, but different, and left as it is: match0.",
    ]


def test_a_cut_file_is_refused(folder: Path) -> None:
    asyncio.run(fill("old.db", 2))
    good("export", "all.jsonl", "--database", "old.db")
    lines = Path("all.jsonl").read_bytes().splitlines(keepends=True)
    Path("cut.jsonl").write_bytes(b"".join(lines[:-1]))
    assert refused("import", "cut.jsonl", "--database", "new.db") == "The file is cut off after line 2."


async def play_alone(port: int) -> tuple[str, set[str]]:
    """A game of solo 1 at a server by the first action: its record, and the promises seen before its deals."""
    async with Guest(f"http://{HOST}:{port}") as guest:
        table = await guest.create("solo-1", players=1)
        async with await guest.sit(table, "Ann") as seat:
            async for moment in seat.turns():
                await seat.play(moment["hand"]["actions"][0])
        return await guest.record(table), guest.promised


def test_what_a_server_has_dealt_is_verified(folder: Path) -> None:
    port = free_port()
    with serving(port, "--database", "tables.db"):
        text, promised = asyncio.run(play_alone(port))
    Path("match.txt").write_text(text, "utf-8")
    (data,) = json.loads(good("verify", "match.txt", "--json"))
    assert data["right"]
    assert data["hands"][0]["promise"] in promised
    assert good("export", "all.jsonl", "--database", "tables.db").startswith("One match was written")


def fair_hand(match: Match, number: int, name: str = "table1") -> tuple[Match, Hand]:
    """A hand dealt as the server deals, and played by the first action to its end."""
    seed, seeds = secrets.token_bytes(32), ("one", "two")
    deck: Deck = fair.shuffled(match.game.tiles.tiles, name, number, seed, seeds)
    proof = f"deal=1 commitment={fair.commitment(name, number, seed)} seed={seed.hex()} players={','.join(seeds)}"
    match, moves = match.deal(deck), list[Move]()
    while not (match.dealing or match.over):
        seat = min(match.turn)
        action = match.actions(seat)[0]
        moves.append(Move(seat, str(action)))
        match, _ = match.play(seat, action)
    return match, Hand(deck, tuple(moves), match.result, proof)


@pytest.fixture
def record() -> Record:
    """Two hands of block with their proofs."""
    match = Match.new(game("block", target=500), 2)
    match, first = fair_hand(match, 1)
    _, second = fair_hand(match, 2)
    return replace(Record.new(match.game, 2), match="table1", hands=(first, second))


def test_a_fair_record_is_verified_hand_by_hand(record: Record, folder: Path) -> None:
    Path("match.txt").write_text(str(record), "utf-8")
    promised = re.findall("commitment=([0-9a-f]{64})", str(record))
    assert good("verify", "match.txt").splitlines() == [
        f"Hand 1: dealt as promised by {promised[0][:16]}..., and the deck follows from it.",
        f"Hand 2: dealt as promised by {promised[1][:16]}..., and the deck follows from it.",
        "The moves of all 2 hands are legal, and the results are right.",
    ]
    assert good("verify", "-", typed=str(record)) == good("verify", "match.txt")
    (data,) = json.loads(good("verify", "match.txt", "--json"))
    assert (data["match"], data["right"], data["moves"]) == ("table1", True, None)
    assert [(hand["hand"], hand["fair"]) for hand in data["hands"]] == [(1, True), (2, True)]
    assert [hand["promise"] for hand in data["hands"]] == promised


def test_a_deal_that_was_not_promised_is_found(record: Record, folder: Path) -> None:
    first, second = record.hands
    other = re.sub("seed=[0-9a-f]+", f"seed={'00' * 32}", second.proof)
    Path("match.txt").write_text(str(replace(record, hands=(first, replace(second, proof=other)))), "utf-8")
    result = run("verify", "match.txt")
    assert result.exit_code == 1
    assert result.stdout.splitlines()[0].startswith("Hand 1: dealt as promised by ")
    assert result.stdout.splitlines()[1] == "Hand 2 is wrong: the seed is not the one that was promised."


def test_a_deck_that_was_stacked_is_found(record: Record, folder: Path) -> None:
    match = Match.new(game("block", target=500), 2)
    _, other = fair_hand(match, 1)
    stacked = replace(other, proof=record.hands[0].proof)
    Path("match.txt").write_text(str(replace(record, hands=(stacked,))), "utf-8")
    result = run("verify", "match.txt")
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "Hand 1 is wrong: the deck does not follow from the seeds.",
        "The moves of one hand are legal, and the results are right.",
    ]
    data = json.loads(run("verify", "match.txt", "--json").stdout)
    assert not data[0]["right"]


def test_moves_that_are_not_legal_are_found(record: Record, folder: Path) -> None:
    first, second = record.hands
    wrong = replace(second, moves=(*second.moves[:-1], Move(second.moves[-1].seat, "9-9@a")))
    Path("match.txt").write_text(str(replace(record, hands=(first, wrong))), "utf-8")
    result = run("verify", "match.txt")
    assert result.exit_code == 1
    assert re.match(r"The moves are wrong\. Line \d+: Seat \d cannot play '9-9@a' now", result.stdout.splitlines()[2])


def test_a_record_without_proofs_or_with_damage_is_refused(record: Record, folder: Path) -> None:
    Path("plain.txt").write_text(str(replace(record, match="")), "utf-8")
    assert refused("verify", "plain.txt").startswith("This record has no proofs: ")
    Path("broken.txt").write_text(str(record).replace("result: ", "result: 1", 1), "utf-8")
    assert re.match(r"Line \d+: the check sum is wrong", refused("verify", "broken.txt"))
    first = replace(record.hands[0], proof="deal=1 seed=xyz")
    Path("damaged.txt").write_text(str(replace(record, hands=(first,))), "utf-8")
    assert re.match(r"Line \d+: the proof of hand 1 is damaged\.", refused("verify", "damaged.txt"))


def test_several_records_in_a_file_are_told_apart(record: Record, folder: Path) -> None:
    Path("two.txt").write_text(str(record) * 2, "utf-8")
    shown = good("verify", "two.txt").splitlines()
    assert [line for line in shown if line.startswith("Record")] == [
        "Record 1, match table1:",
        "Record 2, match table1:",
    ]
    assert len(shown) == 8
