"""Seating: people take seats, leave them, come back, and a bot plays for those who are away."""

from collections.abc import Awaitable, Callable
from typing import NoReturn

from boneyard.errors import BadInput
from boneyard.server.bots.pool import Bots
from boneyard.server.messages.requests import Sit
from boneyard.server.refusal import Refusal, bad, not_yours, out_of_time
from boneyard.server.tables.casting import filled, stand_in
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.log import Left, Line, Ready, Robot, Sat, Seeded, TakenBack
from boneyard.server.tables.names import distinct
from boneyard.server.tables.table import Chair, Table
from boneyard.server.tables.take_back import kept
from boneyard.tiles import Seat

Absence = Callable[[str, str], Awaitable[float]]  # the seconds for which somebody has been away from a table

GONE = ("left", "away")  # why a bot plays for somebody who was not there: whoever comes has the seat again
AWAY = 60.0  # seconds without a socket after which others may let a bot play for a seat


async def sit(desk: Desk, who: str, name: str, seat: Seat | None, seed: str, face: str = "") -> Seat:
    """Take a seat; whoever has it already keeps it, and may choose another name and face until tiles are dealt."""
    asked = Sit(name, seat, seed, face)
    await desk.decide(lambda table: [_seated(table, who, free, asked) for free in _to_take(table, who, asked)])
    return desk.table.seats_of(who)[0] if seat is None else seat


def _seated(table: Table, who: str, seat: Seat, asked: Sit) -> Sat:
    others = [chair.name for at, chair in enumerate(table.chairs) if at != seat and chair.who is not None]
    return Sat(seat, who, distinct(asked.name, others), asked.seed, asked.face or table.chairs[seat].face)


def _to_take(table: Table, who: str, asked: Sit) -> list[Seat]:
    """The seat that somebody who wants this one, or any, has to take: none if they have it already, by this name."""
    mine, chairs, wanted = table.seats_of(who), table.chairs, asked.seat
    if wanted in mine or (wanted is None and mine):
        own = mine[0] if wanted is None else wanted
        return [] if table.begun or table.gathering or _is(chairs[own], _seated(table, who, own, asked)) else [own]
    if wanted is None:
        return [seat for seat, chair in enumerate(chairs) if chair.free][:1] or _no_seat()
    if wanted >= len(chairs):
        raise bad(f"This table has the seats 0 to {len(chairs) - 1}.")
    if not chairs[wanted].free:
        raise Refusal("taken", f"Seat {wanted} is taken.")
    return [wanted]


def _is(chair: Chair, sat: Sat) -> bool:
    """Whether somebody sits there just as they would sit down."""
    return (chair.name, chair.face) == (sat.name, sat.face)


def _no_seat() -> NoReturn:
    raise Refusal("full", "Every seat at this table is taken; you can look on.")


def own(desk: Desk, who: str, seat: Seat) -> Seat:
    """The seat, if this person has it."""
    if seat not in desk.table.seats_of(who):
        raise not_yours(seat)
    return seat


async def fill(desk: Desk, pool: Bots, who: str, level: str) -> None:
    """Let bots of this level take the seats that are free."""
    if not desk.table.seats_of(who):
        raise Refusal("not-seated", "Only those who play may ask for that.", 403)
    try:
        pool.check(level, desk.table.match.game)
    except BadInput as error:
        raise bad(str(error)) from None
    await desk.decide(lambda table: filled(table, level))


async def leave(desk: Desk, who: str, seat: Seat) -> None:
    """Get up: before the first deal the seat is free again, later a bot plays on."""
    await desk.decide(lambda table: [] if _has_left(table, own(desk, who, seat)) else [_left(table, seat)])


def _left(table: Table, seat: Seat) -> Left:
    return Left(seat, stand_in(table, seat) if table.begun else "")


def _has_left(table: Table, seat: Seat) -> bool:
    return table.match.over or table.chairs[seat].why == "left"


async def seed(desk: Desk, who: str, seat: Seat, new: str) -> None:
    """Bring a new seed for the next shuffle."""
    await desk.do(Seeded(own(desk, who, seat), new))


async def come_back(desk: Desk, who: str) -> None:
    """Whoever comes back gets the seat back from the bot; whoever comes to a rematch is ready for it."""
    await desk.decide(lambda table: [] if table.match.over else [*_given_back(table, who), *_come(table, who)])


def _given_back(table: Table, who: str) -> list[Line]:
    return [Robot(seat, False, "back") for seat in table.seats_of(who) if table.chairs[seat].why in GONE]


def _come(table: Table, who: str) -> list[Line]:
    return [Ready(seat) for seat in table.seats_of(who) if table.gathering and not table.chairs[seat].ready]


async def be_back(desk: Desk, who: str, seat: Seat) -> None:
    """Take the seat back from the bot; one whose time is used up waits for the next hand."""
    await desk.decide(lambda table: _taken_over(table, own(desk, who, seat)))


def _taken_over(table: Table, seat: Seat) -> list[Line]:
    if table.chairs[seat].why == "hand":
        raise out_of_time()
    return [Robot(seat, False, "back")] if table.chairs[seat].robot and not table.match.over else []


async def replace_absent(desk: Desk, absence: Absence, who: str, seat: Seat) -> None:
    """Let a bot play for somebody who has been away for a while."""
    table = desk.table
    if not table.seats_of(who):
        raise Refusal("not-seated", "Only those who play may ask for that.", 403)
    if seat >= len(table.chairs) or table.chairs[seat].who is None or table.chairs[seat].robot:
        raise bad(f"Nobody is away from seat {seat}.")
    if await absence(table.id, table.chairs[seat].who or "") < AWAY:
        raise Refusal("present", f"Seat {seat} has not been away for {AWAY:.0f} seconds.")
    await desk.do(Robot(seat, True, "away", stand_in(table, seat)))


async def take_back(desk: Desk, who: str, seat: Seat) -> None:
    """Take back one's last decision."""
    table = desk.table
    await desk.do(TakenBack(seat, kept(table, own(desk, who, seat))), seq=table.seq)
