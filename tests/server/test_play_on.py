"""Playing on from a moment of a match that is over: the hand stands as it was, against bots, and counts for nothing."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boneyard.record import Record
from boneyard.replays import last, replay
from boneyard.server.tables.deriving import check
from boneyard.server.tables.desk import Desk
from tests.server.people import Person, desk_of, over, play
from tests.server.running import SOON, House, Reply, house
from tests.server.stores import KINDS, address


@pytest.fixture(params=KINDS)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    with house(address(request.param, tmp_path)) as running:
        yield running


def play_on(person: Person, table: str, **asked: Any) -> Reply:
    body = {"hand": 1, "moves": 0, "seat": 0, "name": "Ann", "pace": 0, **asked}
    return person.ask("POST", f"/api/tables/{table}/play-on", body)


def finish(home: House, table: str, person: Person) -> None:
    """Play the first seat to the end of the match, while a bot plays the other."""
    desk, until = desk_of(home, table), time.monotonic() + SOON
    while not (match := desk.table.match).over:
        assert time.monotonic() < until
        if 0 in match.turn:
            play(home, table, 0, str(match.actions(0)[0]))
        elif match.dealing:
            person.ask("POST", f"/api/tables/{table}/ready", {"seat": 0})
        time.sleep(0.005)


def test_the_hand_stands_as_it_was_and_goes_on(home: House) -> None:
    table, ann = over(home, game="block", players=2, options={"hands": 2})
    record = Record.read(ann.ask("GET", f"/api/tables/{table}/record").text)
    moves = next(at for at, move in enumerate(record.hands[1].moves) if at > 2 and move.seat == 0)
    bob = Person(home)
    reply = play_on(bob, table, hand=2, moves=moves, name="Bob")
    assert reply.status == 201
    new = reply.body["table"]
    now = bob.ask("GET", f"/api/tables/{new}").body
    moments = [moment for moment in replay(record) if moment.match.hands == 2]
    then = moments[moves].match
    assert (now["status"], now["mine"], now["onward"], now["public"], now["rated"]) == (
        "playing",
        [0],
        table,
        False,
        False,
    )
    assert [seat["bot"] for seat in now["seats"]] == [None, "medium"]
    assert now["hand"]["totals"] == list(then.totals)
    assert now["hand"]["actions"] == [str(action) for action in then.actions(0)]
    hidden = now["hand"]["table"]["hands"][1]
    assert set(hidden) == {"?-?"}
    finish(home, new, bob)
    played = Record.read(bob.ask("GET", f"/api/tables/{new}/record").text)
    assert played.hands[0].deck == record.hands[0].deck
    assert played.hands[1].moves[:moves] == record.hands[1].moves[:moves]
    assert last(played).over
    assert played.names == ("Bob", desk_of(home, new).table.chairs[1].name)


def test_it_counts_for_nothing_and_is_the_same_table_when_it_is_opened_again(home: House) -> None:
    table, ann = over(home, game="plain-block", players=2, options={"target": 30})
    before = ann.ask("GET", "/api/mine/results").body["total"]
    new = play_on(ann, table, moves=2).body["table"]
    finish(home, new, ann)
    assert ann.ask("GET", "/api/mine/results").body["total"] == before
    assert home.do(home.hub.store.results_at(new)) == []
    again = home.do(Desk.open(home.hub.store, new))
    assert again
    assert again.table == desk_of(home, new).table
    shown = ann.ask("GET", f"/api/tables/{new}/replay?hand=1").body
    assert shown["onward"] == table
    assert home.do(_checked(home)) == {"right"}


async def _checked(home: House) -> set[str]:
    return {found async for _, found in check(home.hub.store)}


def test_the_hands_that_follow_are_dealt_fairly(home: House) -> None:
    table, ann = over(home, game="block", players=2, options={"hands": 2})
    new = play_on(ann, table, hand=1).body["table"]
    finish(home, new, ann)
    record = Record.read(ann.ask("GET", f"/api/tables/{new}/record").text)
    assert [bool(hand.proof) for hand in record.hands] == [False, True]
    other = Record.read(ann.ask("GET", f"/api/tables/{table}/record").text)
    assert record.hands[1].deck != other.hands[1].deck


@pytest.mark.parametrize(
    "asked, status, code",
    [
        ({"hand": 9}, 404, "not-found"),
        ({"seat": 7}, 400, "bad-request"),
        ({"moves": 500}, 400, "bad-request"),
        ({"level": "genius"}, 400, "bad-request"),
    ],
)
def test_what_cannot_be_played_on_is_refused(tmp_path: Path, asked: dict[str, Any], status: int, code: str) -> None:
    with house(tmp_path / "tables.db") as home:
        table, ann = over(home, game="block", players=2, options={"hands": 1})
        reply = play_on(ann, table, **asked)
        assert (reply.status, reply.body["code"]) == (status, code)


def test_a_match_that_goes_on_is_not_played_on_elsewhere(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        ann = Person(home)
        table = ann.make(game="block", players=2, bots=[None, "easy"])
        ann.sit(table)
        assert play_on(ann, table).body["code"] == "not-over"
