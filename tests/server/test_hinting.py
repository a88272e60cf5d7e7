"""Hints: against bots only, on one's own turn, from what one has seen, and never at the cost of others."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from boneyard.games import PAGES, page
from boneyard.match import Match
from boneyard.players.seen import seen
from boneyard.server.bots.pool import Bots
from boneyard.server.bots.worker import advice
from tests.laws import deals
from tests.server.people import Person, play
from tests.server.running import House, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house") / "tables.db") as running:
        yield running


def alone(home: House, game: str = "solo-1", **asked: Any) -> tuple[Person, str]:
    ann = Person(home)
    table = ann.make(game=game, **{"players": 1, **asked})
    ann.sit(table)
    return ann, table


def hint(person: Person, table: str, seat: int = 0) -> Any:
    return person.ask("POST", f"/api/tables/{table}/hint", {"seat": seat}).body


def test_a_hint_that_wins_leads_to_a_win(home: House) -> None:
    ann, table = alone(home, options={"winnable": True})
    while (now := ann.ask("GET", f"/api/tables/{table}").body)["status"] == "playing":
        told = hint(ann, table)
        assert (told["sure"], told["percent"], told["seq"]) == ("wins", 100, now["seq"])
        play(home, table, 0, told["action"])
    assert now["hand"]["totals"] == [1]


def test_a_hint_against_bots_is_weighed_allowed_and_has_its_reasons(home: House) -> None:
    ann, table = alone(home, "plain-block", players=2, bots=[None, "easy"])
    now = ann.until_turn(table)
    while len(now["hand"]["actions"]) == 1:
        play(home, table, 0, now["hand"]["actions"][0])
        now = ann.until_turn(table)
    told = hint(ann, table)
    assert told["sure"] == "weighed"
    assert told["action"] in now["hand"]["actions"]
    assert told["action"] not in [other["action"] for other in told["others"]]
    assert isinstance(told["points"], float)
    assert all(reason["what"] for reason in told["reasons"])
    assert hint(ann, table) == told


def test_a_hint_that_nobody_can_weigh_is_a_guess(home: House) -> None:
    ann, table = alone(home, "concentration", players=2, bots=[None, "easy"])
    now = ann.until_turn(table)
    told = hint(ann, table)
    assert (told["sure"], told["percent"], told["points"], told["reasons"]) == ("guess", None, None, [])
    assert told["action"] in now["hand"]["actions"]


def test_hints_are_for_the_one_whose_turn_it_is_and_only_against_bots(home: House) -> None:
    ann, bob = Person(home), Person(home)
    table = ann.make(game="block", players=2)
    ann.sit(table)
    assert hint(ann, table)["code"] == "not-alone"
    bob.sit(table)
    assert {hint(ann, table)["code"], hint(bob, table, 1)["code"]} == {"not-alone"}
    cat, lonely = alone(home)
    assert hint(ann, lonely)["code"] == "not-your-seat"
    assert home.ask("POST", f"/api/tables/{lonely}/hint", {"seat": 0}).status == 401
    assert hint(cat, lonely, 7)["code"] == "not-your-seat"
    both = ann.make(game="block", players=2)  # one person in both seats: still two people at the table
    for seat in (0, 1):
        ann.ask("POST", f"/api/tables/{both}/sit", {"name": "Ann", "seat": seat})
    assert {hint(ann, both)["code"], hint(ann, both, 1)["code"]} == {"not-alone"}


def test_nobody_is_advised_who_has_to_wait(home: House) -> None:
    ann, table = alone(home, "block", players=2, bots=[None, "easy"], pace=10.0)
    hand = ann.ask("GET", f"/api/tables/{table}").body["hand"]
    if hand["turn"] == [0]:  # who has the highest double begins
        play(home, table, 0, hand["actions"][0])
    assert hint(ann, table)["code"] == "not-your-turn"


def test_a_hint_that_takes_too_long_is_no_hint_and_no_bot_waits_for_it(home: House) -> None:
    ann, table = alone(home)
    adviser, home.hub.adviser = home.hub.adviser, Bots(seconds=0.0)
    assert hint(ann, table)["code"] == "no-hint"
    home.hub.adviser = adviser
    assert hint(ann, table)["sure"] in ("wins", "lost")
    assert home.hub.bots is not home.hub.adviser


def test_two_hints_for_one_table_are_not_thought_about_at_once(home: House) -> None:
    ann, table = alone(home)
    home.hub.advised.add(table)
    assert hint(ann, table)["code"] == "too-many-requests"
    home.hub.advised.remove(table)
    assert "sure" in hint(ann, table)


@pytest.mark.parametrize("name", [known.id for known in PAGES])
def test_there_is_a_hint_in_every_game(name: str) -> None:
    game = page(name).game()
    match = Match.new(game, min(game.players))
    match = match.deal(deals(game, match.players, Random(name)))
    seat = min(match.turn)
    told = advice(seen(match, seat, (), Random(0)))
    allowed = [str(action) for action in match.actions(seat)]
    assert told["action"] in allowed or (told["action"], told["sure"]) == (None, "lost")
