"""Tables that wait: for oneself, wherever one is, and for anybody, in the lobby; and bots for seats that stay free."""

from pathlib import Path
from typing import Any

import pytest

from boneyard.server.bots.pool import Bots
from boneyard.server.tables.lifetime import LISTED
from tests.server.evening import home
from tests.server.people import Person, desk_of, over, play
from tests.server.running import House, house
from tests.server.stores import KINDS, address

__all__ = ["home"]


def at_table(home: House, **asked: Any) -> tuple[str, Person, Person]:
    """A table of two people."""
    ann, bob = Person(home), Person(home)
    table = ann.make(**{"game": "block", "players": 2, "public": True, **asked})
    ann.sit(table, 0)
    bob.sit(table, 1)
    return table, ann, bob


def waiting(person: Person) -> list[str]:
    return [one["table"] for one in person.ask("GET", "/api/turns").body["waiting"]]


def listed(person: Person) -> dict[str, Any]:
    return {one["table"]: one for one in person.ask("GET", "/api/playing").body}


def test_a_table_waits_for_whoever_is_to_play_and_for_nobody_else(home: House) -> None:
    table, ann, bob = at_table(home)
    people = (ann, bob)
    (seat,) = desk_of(home, table).table.match.turn
    assert waiting(people[seat]) == [table]
    assert waiting(people[1 - seat]) == []
    action = people[seat].until_turn(table, seat)["hand"]["actions"][0]
    play(home, table, seat, action)
    assert waiting(people[seat]) == []
    assert waiting(people[1 - seat]) == [table]
    assert ann.ask("GET", "/api/turns").body["playing"] == 1


def test_bots_wait_for_nobody_and_nobody_waits_when_a_bot_plays_for_them(home: House) -> None:
    ann = Person(home)
    ann.sit(ann.make(game="block", players=2, bots=[None, "easy"]))
    assert ann.ask("GET", "/api/turns").body == {"waiting": [], "playing": 0}
    table, *people = at_table(home)
    (seat,) = desk_of(home, table).table.match.turn
    people[seat].ask("POST", f"/api/tables/{table}/leave", {"seat": seat})
    assert waiting(people[seat]) == []


def test_only_somebody_known_asks_for_turns(home: House) -> None:
    assert home.ask("GET", "/api/turns").status == 401


@pytest.mark.parametrize("kind", KINDS)
def test_a_move_through_one_process_is_a_turn_in_another(kind: str, tmp_path: Path) -> None:
    database = address(kind, tmp_path)
    with house(database, bots=lambda: Bots(0)) as one, house(database, bots=lambda: Bots(0)) as two:
        table, *people = at_table(one)
        (seat,) = desk_of(one, table).table.match.turn
        elsewhere = Person(two)
        elsewhere.bearer = people[seat].bearer
        assert waiting(elsewhere) == [table]


def test_the_lobby_shows_what_is_played_and_for_how_many_points(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, _ = at_table(home)
    private, *_ = at_table(home, public=False)
    gone, _ = over(home, game="block", players=2, options={"hands": 1}, public=True)
    seen = listed(ann)
    assert table in seen
    assert not {private, gone} & set(seen)
    assert (seen[table]["hand"], seen[table]["totals"]) == (1, [0, 0])
    later = home.hub.now() + LISTED + 60
    monkeypatch.setattr(home.hub, "now", lambda: later)
    assert table not in listed(ann)


def test_totals_that_are_secret_are_not_in_the_lobby(home: House) -> None:
    ann = Person(home)
    table = ann.make(game="peruvian", players=4, options={"secret_score": True}, public=True)
    for seat in range(4):
        ann.sit(table, seat)
    assert listed(ann)[table]["totals"] is None


def test_bots_take_the_seats_that_are_free_if_somebody_who_sits_there_wants_it(home: House) -> None:
    ann, eve = Person(home), Person(home)
    table = ann.make(game="block", players=3, public=True)
    ann.sit(table, 1)
    asked = f"/api/tables/{table}/fill"
    assert eve.ask("POST", asked).body["code"] == "not-seated"
    assert ann.ask("POST", asked, {"level": "none such"}).status == 400
    assert ann.ask("POST", asked, {"level": "easy"}).status == 200
    seen = ann.ask("GET", f"/api/tables/{table}").body
    assert [chair["bot"] for chair in seen["seats"]] == ["easy", None, "easy"]
    assert len({chair["name"] for chair in seen["seats"]}) == 3
    assert seen["hand"]["hand"] == 1
    lines = desk_of(home, table).table.seq
    assert ann.ask("POST", asked).body["seq"] >= lines  # nothing is free any more, but a bot may have moved
    assert [line.kind for line in home.log(table)].count("filled") == 2


def test_a_rematch_has_the_bots_that_came_later(home: House) -> None:
    ann = Person(home)
    table = ann.make(game="block", players=2, options={"hands": 1})
    ann.sit(table, 0)
    ann.ask("POST", f"/api/tables/{table}/fill", {"level": "easy"})
    _play_to_the_end(home, table, ann)
    again = ann.ask("POST", f"/api/tables/{table}/rematch").body["table"]
    assert [chair["bot"] for chair in ann.ask("GET", f"/api/tables/{again}").body["seats"]] == [None, "easy"]


def _play_to_the_end(home: House, table: str, ann: Person) -> None:
    desk = desk_of(home, table)
    while not desk.table.match.over:
        seen = ann.ask("GET", f"/api/tables/{table}").body
        if not seen["hand"]["over"] and seen["hand"]["actions"]:
            play(home, table, 0, seen["hand"]["actions"][0])
