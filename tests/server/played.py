"""Matches of several people that are over, for tests, and what is told about them."""

from typing import Any

from tests.server.people import Person, desk_of, finish
from tests.server.running import House


def sit(table: str, *people: tuple[Person, str]) -> None:
    for seat, (person, name) in enumerate(people):
        assert person.ask("POST", f"/api/tables/{table}/sit", {"name": name, "seat": seat}).status == 200


def played(home: House, *people: tuple[Person, str], **asked: Any) -> str:
    """A match of people that is over."""
    table = people[0][0].make(**{"game": "block", "players": len(people), "options": {"hands": 1}, **asked})
    sit(table, *people)
    finish_all(home, table)
    return table


def finish_all(home: House, table: str) -> None:
    """Play a table of several people to its end."""
    finish(home, table, Everybody(home, table))


class Everybody(Person):
    """Whoever is asked to be ready is."""

    def __init__(self, home: House, table: str) -> None:
        self.home, self.table = home, table

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        desk = desk_of(self.home, self.table)
        return self.home.do(desk.ready(desk.table.chairs[body["seat"]].who or "", body["seat"]))


def results(person: Person, query: str = "") -> Any:
    reply = person.ask("GET", f"/api/mine/results{query}")
    assert reply.status == 200, reply.text
    return reply.body
