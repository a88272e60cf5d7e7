"""Limits: how much one address may ask for, that nobody can pretend to be another one, and how long a bot may think."""

import asyncio
import contextlib
import json
import pickle
import socket as sockets
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from starlette.requests import Request
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from boneyard.games import page
from boneyard.match import Match
from boneyard.server.bots.pool import Bots
from boneyard.server.bots.worker import answer
from boneyard.server.identity import Signer
from boneyard.server.limits import Addresses, Bucket, Limits
from boneyard.server.messages.requests import NewTable
from boneyard.server.origin import address_of
from boneyard.server.refusal import Refusal
from boneyard.server.tables import desk as desks
from boneyard.server.tables import seating
from boneyard.server.tables.creation import create, rematch
from boneyard.server.tables.hub import Hub
from boneyard.state import Begins
from tests.server.running import PATIENT, House, house
from tests.server.simulation.shelf import Shelf

FEW = Limits(asks_per_second=0.001, asks_at_once=6, new_table=4)


def test_a_bucket_gives_what_is_in_it_and_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3.0, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    now[0] = 100.0
    assert [bucket.take(2), bucket.take(2), bucket.take()] == [True, False, True]


def test_a_full_bucket_is_enough_for_everything() -> None:
    bucket = Bucket(1.0, 3.0, lambda: 0.0)
    assert [bucket.take(5), bucket.take()] == [True, False]


def test_one_address_that_asks_too_much_does_not_hinder_another() -> None:
    addresses = Addresses(FEW)
    for _ in range(6):
        addresses.check("one")
    with pytest.raises(Refusal) as refusal:
        addresses.check("one")
    assert (refusal.value.code, refusal.value.status) == ("too-many-requests", 429)
    addresses.check("other")


def test_addresses_without_end_do_not_fill_the_memory() -> None:
    addresses = Addresses(FEW)
    for number in range(40_000):
        addresses.check(str(number))
    assert len(addresses.buckets) <= 10_001


@pytest.mark.parametrize(
    "host, counted_as",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_house_with_many_addresses_counts_as_one(host: str, counted_as: str) -> None:
    assert address_of(Request({"type": "http", "client": (host, 1), "headers": []})) == counted_as


def test_too_many_requests_are_told_to_wait(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db", FEW) as home:
        replies = [home.ask("GET", "/api/games") for _ in range(8)]
        assert [reply.status for reply in replies] == [200] * 6 + [429] * 2
        assert replies[-1].body["code"] == "too-many-requests"
        assert int(replies[-1].headers["retry-after"]) > 0
        assert home.ask("GET", "/api/health").status == 200


def test_making_a_table_counts_for_several_requests(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db", FEW) as home:
        token = home.ask("POST", "/api/guest").body["token"]
        made = [
            home.ask("POST", "/api/tables", {"game": "draw", "players": 2}, Authorization=f"Bearer {token}")
            for _ in range(2)
        ]
        assert [reply.status for reply in made] == [201, 429]


def test_opening_sockets_is_counted_like_asking(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db", FEW) as home:
        heard = [_first_word(home, "nowhere") for _ in range(8)]
        assert heard == [("not-found", 1008)] * 6 + [("too-many-requests", 1013)] * 2


def test_one_address_has_only_so_many_sockets_and_gets_them_back(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db", PATIENT._replace(sockets_per_address=1)) as home:
        token = home.ask("POST", "/api/guest").body["token"]
        asked = {"game": "draw", "players": 2}
        table = home.ask("POST", "/api/tables", asked, Authorization=f"Bearer {token}").body["table"]
        with connect(f"ws://127.0.0.1:{home.port}/ws/tables/{table}") as first:
            assert json.loads(first.recv())["t"] == "snapshot"
            assert _first_word(home, table) == ("too-many-sockets", 1013)
        deadline = monotonic() + 10
        while home.hub.sockets and monotonic() < deadline:
            sleep(0.01)
        assert (home.hub.sockets, home.hub.addresses.sockets) == (0, {})


def _first_word(home: House, table: str) -> tuple[str, int]:
    """The code of the refusal that a socket gets, and how it is closed."""
    with connect(f"ws://127.0.0.1:{home.port}/ws/tables/{table}") as socket:
        code = json.loads(socket.recv())["code"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv()
        assert closed.value.rcvd
        return code, closed.value.rcvd.code


def _ask_from(source: str, home: House, forwarded: str) -> int:
    connection = HTTPConnection("127.0.0.1", home.port, source_address=(source, 0))
    connection.request("GET", "/api/games", headers={"X-Forwarded-For": forwarded})
    status = connection.getresponse().status
    connection.close()
    return status


def test_only_a_proxy_on_this_machine_may_say_for_whom_it_asks(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db", FEW) as home:
        from_afar = [_ask_from("127.0.0.2", home, f"192.0.2.{number}") for number in range(8)]
        assert from_afar == [200] * 6 + [429] * 2
        by_proxy = [_ask_from("127.0.0.1", home, f"192.0.2.{number}") for number in range(8)]
        assert by_proxy == [200] * 8
        lying = [_ask_from("127.0.0.1", home, f"10.0.0.{number}, 198.51.100.1") for number in range(8)]
        assert lying == [200] * 6 + [429] * 2


def test_tables_that_do_not_exist_leave_nothing_behind(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        for number in range(50):
            assert home.ask("GET", f"/api/tables/nowhere{number}").status == 404
        assert (home.hub.opening, home.hub.desks, home.hub.attending) == ({}, {}, {})


def test_a_full_house_makes_no_table_and_goes_on_with_those_it_has(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db", PATIENT._replace(tables=1)) as home:
        token = home.ask("POST", "/api/guest").body["token"]
        asked = {"game": "draw", "players": 2}
        made = [home.ask("POST", "/api/tables", asked, Authorization=f"Bearer {token}") for _ in range(2)]
        assert [reply.status for reply in made] == [201, 503]
        assert (made[1].body["code"], made[1].headers["retry-after"]) == ("overloaded", "60")
        table = made[0].body["table"]
        sat = home.ask("POST", f"/api/tables/{table}/sit", {"name": "Ann"}, Authorization=f"Bearer {token}")
        assert sat.status == 200


def test_a_clock_without_seconds_is_refused(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        token = home.ask("POST", "/api/guest").body["token"]
        asked = {"game": "draw", "players": 2, "clock": {"bonus": 3}}
        reply = home.ask("POST", "/api/tables", asked, Authorization=f"Bearer {token}")
        assert (reply.status, "seconds" in reply.body["say"]) == (400, True)


def test_a_large_request_is_refused(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        reply = home.ask("POST", "/api/tables", b" " * 20_000)
        assert (reply.status, reply.body["code"]) == (413, "too-large")


def test_who_hangs_up_in_the_middle_of_a_request_leaves_no_trace(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        with sockets.create_connection(("127.0.0.1", home.port)) as half:
            half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert home.ask("GET", "/api/health").status == 200


def test_a_request_that_comes_drop_by_drop_is_not_waited_for(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db", PATIENT._replace(seconds_to_ask=0.3)) as home:
        began = monotonic()
        with sockets.create_connection(("127.0.0.1", home.port), timeout=10) as slow:
            slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\n")
            answer = b""
            while b"bad-request" not in answer and monotonic() - began < 10:
                slow.sendall(b" ")
                slow.settimeout(0.05)
                with contextlib.suppress(TimeoutError):
                    answer += slow.recv(4_096)
        assert b"HTTP/1.1 400" in answer
        assert 0.2 < monotonic() - began < 5


def test_the_counters_are_for_this_machine_only(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        assert "boneyard_sockets 0\n" in home.ask("GET", "/metrics").text
        for_somebody = home.ask("GET", "/metrics", X_Forwarded_For="192.0.2.1")
        assert (for_somebody.status, for_somebody.body["code"]) == (404, "not-found")


def test_a_log_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def grow() -> list[str]:
        hub = Hub(Shelf(), Signer(b"key"), Bots(0), Limits())
        desk = await create(hub, NewTable("draw", 2), "ann")
        codes = []
        await seating.sit(desk, "ann", "Ann", 0, "")
        for _ in range(20):
            try:
                await seating.seed(desk, "ann", 0, "5eed")
            except Refusal as refusal:
                codes.append(refusal.code)
        await asyncio.wait_for(asyncio.gather(*hub.attending.values()), 5)  # nobody attends to it any more
        assert len(await hub.store.read(desk.table.id)) == 10
        await hub.close()
        return codes

    monkeypatch.setattr(desks, "LINES", 10)
    assert asyncio.run(grow()) == ["log-full"] * 12


def some_match() -> Match:
    game = page("draw").game({})
    return Match.new(game, 2).deal(game.tiles.tiles)


def test_a_bot_that_thinks_too_long_is_ended_and_chance_moves() -> None:
    async def ask() -> tuple[str, int]:
        bots = Bots(1, seconds=0.01)  # no process starts so fast
        match = some_match()
        chosen = await bots.choose(match, min(match.turn), (), "easy")
        await bots.close()
        return chosen, bots.ended

    chosen, ended = asyncio.run(ask())
    assert chosen in [str(action) for action in some_match().actions(min(some_match().turn))]
    assert ended == 1


@pytest.mark.parametrize("who", ["", "/blocker"])
def test_when_a_bot_thinks_too_long_the_next_weaker_one_answers(who: str) -> None:
    class Asked(Bots):
        """Notes who is asked; nobody but the medium bot answers."""

        async def _ask(self, question: bytes) -> str | None:
            levels.append(pickle.loads(question)["level"])
            return answer(pickle.loads(question)) if levels[-1].startswith("medium") else None

    game = page("dominance").game()
    match = Match.new(game, 2).deal(game.tiles.tiles)
    levels: list[str] = []
    chosen = asyncio.run(Asked(0).choose(match, min(match.turn), (), f"hard{who}"))
    assert levels == [f"hard{who}", f"medium{who}"]
    assert chosen in [str(action) for action in match.actions(min(match.turn))]


def test_another_process_for_bots_starts_only_when_the_others_are_busy() -> None:
    async def ask() -> list[int]:
        bots, match, started = Bots(3), some_match(), list[int]()
        for at_once in (1, 1, 2):
            questions = (bots.choose(match, min(match.turn), (), "easy") for _ in range(at_once))
            await asyncio.gather(*questions)
            workers = [bots.free.get_nowait() for _ in range(3)]
            started.append(sum(worker is not None for worker in workers))
            for worker in reversed(workers):
                bots.free.put_nowait(worker)
        await bots.close()
        return started

    assert asyncio.run(ask()) == [1, 1, 2]


def test_a_bot_whose_question_is_given_up_answers_nobody_else() -> None:
    async def ask() -> tuple[object, int]:
        bots = Bots(1)
        match = some_match()
        question = asyncio.create_task(bots.choose(match, min(match.turn), (), "easy"))
        await asyncio.sleep(0.02)
        question.cancel()
        await asyncio.gather(question, return_exceptions=True)
        waiting = bots.free.get_nowait()
        bots.free.put_nowait(waiting)
        chosen = await bots.choose(match, min(match.turn), (), "easy")
        await bots.close()
        return waiting, len(chosen)

    waiting, length = asyncio.run(ask())
    assert waiting is None
    assert length > 0


def test_tables_of_bots_that_nobody_watches_keep_nobody_else_waiting() -> None:
    class Slow(Bots):
        """Thinks about one question after the other, for one turn of the loop each."""

        thinking = asyncio.Lock()

        async def _ask(self, question: bytes) -> str | None:
            async with self.thinking:
                await asyncio.sleep(0)
                return answer(pickle.loads(question))

    async def ask() -> list[str]:
        bots, match, answered = Slow(0), some_match(), []

        async def asks(name: str, watched: bool) -> None:
            await bots.choose(match, min(match.turn), (), "easy", watched=watched)
            answered.append(name)

        crowd = [asks(f"crowd {number}", False) for number in range(5)]
        await asyncio.gather(*crowd, asks("Ann", True))
        return answered

    assert asyncio.run(ask()).index("Ann") == 1


def test_a_bot_cannot_take_all_the_memory() -> None:
    code = "from boneyard.server.bots.worker import limit_memory; limit_memory(); bytearray(2**30)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "MemoryError" in done.stderr


@pytest.mark.parametrize(
    "game, players, refused",
    [("concentration", 2, "tiles-seen"), ("memory", 1, "tiles-seen"), ("dominance", 2, None)],
)
def test_what_showed_hidden_tiles_cannot_be_taken_back(game: str, players: int, refused: str | None) -> None:
    async def play_and_take_back() -> str | None:
        hub = Hub(Shelf(), Signer(b"key"), Bots(0), Limits())
        desk = await create(hub, NewTable(game, players), "ann")
        for number in range(players):
            await seating.sit(desk, "ann", "Ann", number, "")
        seat = min(desk.table.match.turn)
        await desk.move("ann", seat, str(desk.table.match.actions(seat)[0]), None, None)
        try:
            await seating.take_back(desk, "ann", seat)
        except Refusal as refusal:
            return refusal.code
        finally:
            await hub.close()
        return None

    assert asyncio.run(play_and_take_back()) == refused


def test_in_a_rematch_the_start_goes_round_and_everybody_is_told() -> None:
    async def play() -> list[tuple[Any, ...]]:
        hub = Hub(Shelf(), Signer(b"key"), Bots(0), Limits())
        desk = await create(hub, NewTable("dominance", 2), "ann")
        for seat, who in enumerate(("ann", "ben")):
            await seating.sit(desk, who, who, seat, "")
        told = [desk.table.events]
        for _ in range(2):
            while not desk.table.match.over:
                seat = min(desk.table.match.turn)
                await desk.move(("ann", "ben")[seat], seat, str(desk.table.match.actions(seat)[0]), None, None)
            desk = await rematch(hub, desk)
            await asyncio.gather(desk.ready("ann", 0), desk.ready("ben", 1))
            told.append(desk.table.events)
        await hub.close()
        return told

    (first,), *later = asyncio.run(play())
    assert first.by == "lot"
    assert later == [(Begins(1 - first.seat, "turn"),), (Begins(first.seat, "turn"),)]


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table() -> None:
    async def ask() -> tuple[set[str], tuple[int, ...], str | None]:
        hub = Hub(Shelf(), Signer(b"key"), Bots(0), Limits())
        desk = await create(hub, NewTable("draw", 2, {"hands": 1}), "ann")
        for seat, who in enumerate(("ann", "ben")):
            await seating.sit(desk, who, who, seat, "")
        while not desk.table.match.over:
            if desk.table.match.dealing:  # a tie: another hand
                await asyncio.gather(desk.ready("ann", 0), desk.ready("ben", 1))
            seat = min(desk.table.match.turn)
            await desk.move(("ann", "ben")[seat], seat, str(desk.table.match.actions(seat)[0]), None, None)
        first, second = await asyncio.gather(rematch(hub, desk), rematch(hub, desk))
        met = {first.table.id, second.table.id}
        found = first.table.seats_of("ann") + first.table.seats_of("ben")
        await hub.close()
        return met, found, desk.table.rematch

    met, seats, noted = asyncio.run(ask())
    assert met == {noted}
    assert seats == (0, 1)
