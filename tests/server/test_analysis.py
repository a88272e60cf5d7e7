"""Analyses of finished matches: asked for once, computed beside the tables, kept, and the same as anywhere else."""

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from boneyard.players.coach import values
from boneyard.players.coach.analysis import analyse
from boneyard.record import Record
from boneyard.server.messages.answers import Analysing
from boneyard.server.tables.analyst import VERSION, WAITING
from tests.server.people import Person, over
from tests.server.running import SOON, House, Reply, house

FEW = 4  # deals


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house") / "tables.db") as running:
        running.hub.analyst.deals = FEW
        yield running


def asked(home: House, table: str, method: str = "POST") -> Reply:
    return home.ask(method, f"/api/tables/{table}/analysis")


def analysed(home: House, table: str) -> Any:
    until = time.monotonic() + 3 * SOON
    while (reply := asked(home, table)).status == 202:
        assert set(reply.body) == {"done", "of"}
        assert 0 <= reply.body["done"] <= reply.body["of"]
        assert time.monotonic() < until
        time.sleep(0.05)
    assert reply.status == 200, reply.text
    return reply.body


def test_an_analysis_is_computed_once_kept_and_the_same_as_on_the_command_line(home: House) -> None:
    table, ann = over(home, game="block", players=2, options={"hands": 1})
    assert asked(home, table, "GET").body["code"] == "not-analysed"
    found = analysed(home, table)
    record = Record.read(ann.ask("GET", f"/api/tables/{table}/record").text)
    assert found == json.loads(json.dumps(values.analysis(analyse(record, FEW))))
    assert asked(home, table, "GET").body == found
    kept = home.do(home.hub.store.analysis(table, VERSION))
    assert json.loads(kept or "") == found
    assert home.hub.analyst.progress == {}


def test_while_it_is_computed_everybody_is_told_how_far_it_is(home: House) -> None:
    table, _ = over(home, game="block", players=2, options={"hands": 1})
    home.hub.analyst.progress[table] = Analysing(3, 9)
    for method in ("GET", "POST"):
        reply = asked(home, table, method)
        assert (reply.status, reply.body) == (202, {"done": 3, "of": 9})
    del home.hub.analyst.progress[table]


def test_a_game_that_is_not_graded_says_so(home: House) -> None:
    table, _ = over(home, game="concentration", players=2)
    assert analysed(home, table) == {"ungraded": "recall", "decisions": [], "shares": []}


def test_nothing_is_analysed_while_a_match_goes_on(home: House) -> None:
    ann = Person(home)
    table = ann.make(game="block", players=2, bots=[None, "easy"])
    ann.sit(table)
    for method in ("GET", "POST"):
        assert asked(home, table, method).body["code"] == "not-over"
    assert asked(home, "aaaaaaaaaa").status == 404


def test_not_more_than_some_matches_wait(home: House) -> None:
    table, _ = over(home, game="block", players=2, options={"hands": 1})
    full = {str(number): Analysing(0, 0) for number in range(WAITING)}
    home.hub.analyst.progress.update(full)
    reply = asked(home, table)
    assert (reply.status, reply.body["code"]) == (503, "overloaded")
    home.hub.analyst.progress.clear()
    assert asked(home, table).status == 202


def test_what_is_not_found_in_time_is_not_kept_and_can_be_asked_for_again(home: House) -> None:
    table, _ = over(home, game="block", players=2, options={"hands": 1})
    analyst = home.hub.analyst
    seconds, analyst.bots.seconds = analyst.bots.seconds, 0.0
    assert asked(home, table).status == 202
    until = time.monotonic() + SOON
    while table in analyst.progress:
        assert time.monotonic() < until
        time.sleep(0.02)
    assert asked(home, table, "GET").status == 404
    analyst.bots.seconds = seconds
    assert asked(home, table).body["code"] == "no-analysis"
    assert analysed(home, table)["decisions"]
