"""People for tests: each with a token, making tables, sitting down and playing over HTTP and at the desk."""

import asyncio
from random import Random
from typing import Any

from boneyard.players import best_guess
from boneyard.players.seen import seen
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.log import Moved
from tests.server.running import SOON, House, Reply


class Person:
    """Somebody who asks with a token of his own."""

    def __init__(self, home: House) -> None:
        self.home = home
        self.bearer = f"Bearer {home.ask('POST', '/api/guest').body['token']}"

    def ask(self, method: str, path: str, body: Any = None) -> Reply:
        """Ask for something."""
        return self.home.ask(method, path, body, Authorization=self.bearer)

    def make(self, **asked: Any) -> str:
        """Make a table."""
        reply = self.ask("POST", "/api/tables", {"pace": 0, **asked})
        assert reply.status == 201, reply.text
        return str(reply.body["table"])

    def sit(self, table: str, seat: int | None = None) -> None:
        """Sit down."""
        assert self.ask("POST", f"/api/tables/{table}/sit", {"name": "Ann", "seat": seat}).status == 200

    def mine(self) -> list[Any]:
        """One's own tables."""
        return list(self.ask("GET", "/api/mine").body)

    def until_turn(self, table: str, seat: int = 0) -> Any:
        """The table as one sees it when it is this seat's turn."""
        self.home.do(_turn(desk_of(self.home, table), seat))
        return self.ask("GET", f"/api/tables/{table}").body


async def _turn(desk: Desk, seat: int) -> None:
    async with asyncio.timeout(SOON):
        while seat not in desk.table.match.turn:
            await asyncio.sleep(0.01)


def desk_of(home: House, table: str) -> Desk:
    """The desk of a table."""
    return home.do(home.hub.desk(table))


def play(home: House, table: str, seat: int, action: str) -> None:
    """A seat does something."""
    home.do(desk_of(home, table).do(Moved(seat, action)))


def over(home: House, **asked: Any) -> tuple[str, Person]:
    """A table whose match is over, with one person in every seat who does what is sound."""
    ann = Person(home)
    table = ann.make(**asked)
    for seat in range(asked["players"]):
        ann.sit(table, seat)
    finish(home, table, ann)
    return table, ann


def finish(home: House, table: str, person: Person) -> None:
    """Play a table to its end."""
    desk = desk_of(home, table)
    while not desk.table.match.over:
        if desk.table.match.dealing:
            for seat in range(len(desk.table.chairs)):
                person.ask("POST", f"/api/tables/{table}/ready", {"seat": seat})
        else:
            seat = min(desk.table.match.turn)
            sight = seen(desk.table.match, seat, desk.table.events, Random(desk.table.seq))
            play(home, table, seat, str(best_guess(sight)))
