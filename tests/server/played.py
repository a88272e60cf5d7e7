"""Matches of several people that are over, for tests, and what is told about them."""

import contextlib
from random import Random
from typing import Any

from boneyard.players import best_guess
from boneyard.players.seen import seen
from boneyard.server.refusal import Refusal
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.log import Moved
from tests.server.people import Person, desk_of
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
    """Play a table of several people to its end; bots that play there too may be faster."""
    desk = desk_of(home, table)
    while not desk.table.match.over:
        with contextlib.suppress(Refusal):
            home.do(_go_on(desk))


async def _go_on(desk: Desk) -> None:
    table = desk.table
    if table.match.dealing:
        for seat, chair in enumerate(table.chairs):
            if chair.who is not None:
                await desk.ready(chair.who, seat)
    elif table.match.turn:
        seat = min(table.match.turn)
        action = best_guess(seen(table.match, seat, table.events, Random(table.seq)))
        await desk.do(Moved(seat, str(action)), seq=table.seq)


def results(person: Person, query: str = "") -> Any:
    reply = person.ask("GET", f"/api/mine/results{query}")
    assert reply.status == 200, reply.text
    return reply.body
