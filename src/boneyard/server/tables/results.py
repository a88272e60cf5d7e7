"""Results: what a match that is over was to each person who played it. A pure function of the table."""

import msgspec
from msgspec import Struct

from boneyard.server.messages.played import Outcome
from boneyard.server.store import Derived, Result
from boneyard.server.tables.rated import gone, rated
from boneyard.server.tables.table import Table
from boneyard.tiles import Seat

VERSION = 1  # raised when the same log gives another result: then all of them are derived anew

Seated = list[tuple[Seat, str]]  # the seats of a person, and the names they had there


class Finished(Struct, frozen=True):
    """A match that is over, and how it went for one person.

    `outcome` is "left" where a bot has played more of it than the person or ended it, and "shared" where one person sat
    on several sides; "settled" where people agreed to end it as it stood. `moves` are those that count in the end,
    `taken_back` those that do not.
    """

    game: str
    players: int
    daily: str
    hands: int
    seconds: int
    bots: list[tuple[str, str] | None]  # the name and the level of the bot in each seat
    totals: list[int]
    winners: list[Seat]
    partners: list[Seat]  # of the person, themselves included
    outcome: Outcome
    moves: int
    taken_back: int
    reached: tuple[int, int] | None  # in a game for one


def results(table: Table) -> Derived:
    """The results of a table: one for each person who still sits there; none while it goes on, nor of practice."""
    if table.status != "over" or table.made.onward:
        return Derived(VERSION)
    people = {chair.who: None for chair in table.chairs if chair.who is not None and not chair.forgotten}
    return Derived(VERSION, [_result(table, who) for who in people], rated(table))


def _result(table: Table, who: str) -> Result:
    seats = table.seats_of(who)
    seated: Seated = [(seat, table.chairs[seat].name) for seat in seats]
    return Result(table.id, who, table.since, _text(seated), _text(_finished(table, seats)))


def _text(value: Seated | Finished) -> str:
    return msgspec.json.encode(value).decode()


def _finished(table: Table, seats: tuple[Seat, ...]) -> Finished:
    match, made = table.match, table.made
    counted = [sum(move.seat == seat for hand in table.record.hands for move in hand.moves) for seat in seats]
    return Finished(
        made.game,
        made.players,
        made.daily,
        len(match.sheet),
        round(table.played),
        [None if chair.bot is None else (chair.name, chair.bot) for chair in table.chairs],
        list(match.totals),
        list(match.winners),
        _side(table, seats),
        _outcome(table, seats),
        sum(counted),
        sum(table.made_moves[seat] for seat in seats) - sum(counted),
        match.reached,
    )


def _side(table: Table, seats: tuple[Seat, ...]) -> list[Seat]:
    sides = table.match.game.sides(table.made.players)
    return sorted(seat for side in sides if not set(side).isdisjoint(seats) for seat in side)


def _outcome(table: Table, seats: tuple[Seat, ...]) -> Outcome:
    sides = [set(side) for side in table.match.game.sides(table.made.players)]
    if gone(table, *seats):
        return "left"
    if not any(set(seats) <= side for side in sides):
        return "shared"
    if table.settled:
        return "settled"
    winners = table.match.winners
    if set(seats).isdisjoint(winners):
        return "lost"
    return "drawn" if len(winners) == table.made.players > 1 else "won"
