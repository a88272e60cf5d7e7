"""Aids: points beside the actions for the seat that may act, hints; and a serious table, which gives none of them."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.people import Person, play
from tests.server.running import House, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house") / "tables.db") as running:
        yield running


def two_at(home: House, **asked: Any) -> tuple[list[Person], str]:
    """Two people at a table of theirs."""
    people = [Person(home), Person(home)]
    table = people[0].make(players=2, **asked)
    for person in people:
        person.sit(table)
    return people, table


def hands(people: list[Person], table: str) -> list[Any]:
    return [person.ask("GET", f"/api/tables/{table}").body["hand"] for person in people]


def test_points_stand_beside_the_actions_of_the_seat_that_may_act(home: House) -> None:
    people, table = two_at(home, game="muggins")
    for _ in range(6):
        told = hands(people, table)
        (seat,) = told[0]["turn"]
        assert len(told[seat]["points"]) == len(told[seat]["actions"]) > 0
        assert "points" not in told[1 - seat]
        play(home, table, seat, told[seat]["actions"][0])


def test_a_game_without_points_while_laying_sends_none(home: House) -> None:
    people, table = two_at(home, game="draw")
    assert all("points" not in hand for hand in hands(people, table))


def test_a_serious_table_sends_no_points_gives_no_hint_and_takes_nothing_back(home: House) -> None:
    people, table = two_at(home, game="muggins", serious=True)
    for _ in range(6):
        told = hands(people, table)
        (seat,) = told[0]["turn"]
        assert all("points" not in hand for hand in told)
        play(home, table, seat, told[seat]["actions"][0])
    ann = Person(home)
    alone = ann.make(game="muggins", players=2, bots=[None, "easy"], serious=True)
    ann.sit(alone)
    ann.until_turn(alone)
    assert ann.ask("GET", f"/api/tables/{alone}").body["no_take_back"] == "serious"
    for aid in ("hint", "take-back"):
        refused = ann.ask("POST", f"/api/tables/{alone}/{aid}", {"seat": 0})
        assert (refused.status, refused.body["code"]) == (409, "serious")


def test_everybody_is_told_that_a_table_is_serious_and_its_rematch_is_too(home: House) -> None:
    ann = Person(home)
    table = ann.make(game="draw", players=2, public=True, serious=True)
    listed = {shown["table"]: shown["serious"] for shown in home.ask("GET", "/api/tables").body}
    assert listed[table] is True
    assert Person(home).ask("GET", f"/api/tables/{table}").body["serious"] is True
    assert Person(home).ask("GET", f"/api/tables/{ann.make(game='draw', players=2)}").body["serious"] is False
    people, short = two_at(home, game="netz", options={"hands": 1}, serious=True)
    while (told := hands(people, short))[0]["turn"]:
        (seat,) = told[0]["turn"]
        play(home, short, seat, told[seat]["actions"][0])
    again = people[0].ask("POST", f"/api/tables/{short}/rematch").body["table"]
    assert people[1].ask("GET", f"/api/tables/{again}").body["serious"] is True


@pytest.mark.parametrize("game, numbers", [("draw", range(7)), ("hectic", range(10)), ("dominance", range(1, 8))])
def test_a_table_tells_the_numbers_of_its_set(home: House, game: str, numbers: range) -> None:
    ann = Person(home)
    assert ann.ask("GET", f"/api/tables/{ann.make(game=game, players=2)}").body["numbers"] == list(numbers)
