"""Routes about tables: the lobby, making one, and what people do there besides playing, which goes over the socket."""

import contextlib
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from boneyard.server.http.answering import at_table, body_of, costly, guarded, hub_of, reply, somebody
from boneyard.server.identity import who_is
from boneyard.server.messages import requests
from boneyard.server.messages.answers import Again, Done, Listed, Made, Now, Running, Seated
from boneyard.server.refusal import Refusal
from boneyard.server.tables import creation, hints, onward, seating, summary
from boneyard.server.tables.broadcast import promise, snapshot
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.lifetime import LISTED
from boneyard.server.tables.played import strangers
from boneyard.server.tables.table import Table

LOBBY = 50  # tables that the lobby shows


async def lobby(request: Request) -> Response:
    """The public tables that wait for people."""
    hub = hub_of(request)
    since = hub.now() - LISTED
    tables: list[Listed] = []
    for row in await hub.store.lobby(since, LOBBY + len(hub.unreadable)):
        with contextlib.suppress(Refusal):  # a table that cannot be opened hides none of the others
            table = (await hub.desk(row.id)).table
            tables += [summary.listed(table, hub.presence.here(table.id))] if _waits(table, since) else []
    return reply(tables)


async def playing(request: Request) -> Response:
    """The public tables at which people play, or did within the last hour."""
    hub = hub_of(request)
    tables: list[Running] = []
    for row in await hub.store.playing(hub.now() - LISTED, LOBBY + len(hub.unreadable)):
        with contextlib.suppress(Refusal):
            desk = await hub.desk(row.id)
            tables += [summary.running(desk.table, desk.written)] if _is_played(desk.table) else []
    return reply(tables)


def _is_played(table: Table) -> bool:
    return table.begun and table.status == "playing" and any(not chair.played_by_bot for chair in table.chairs)


def _waits(table: Table, since: float) -> bool:
    return table.status == "open" and (table.created >= since or not table.empty)


async def tables(request: Request) -> Response:
    """The lobby, or a new table."""
    return await (create if request.method == "POST" else lobby)(request)


async def create(request: Request) -> Response:
    """Make a table."""
    asked = await body_of(request, requests.NewTable)
    who = somebody(request)
    costly(request, hub_of(request).limits.new_table)
    desk = await creation.create(hub_of(request), asked, who)
    return reply(Made(desk.table.id, promise(desk.table)), 201)


@at_table
async def table(request: Request, desk: Desk) -> Response:
    """A table as the person who asks sees it."""
    who = who_is(hub_of(request).signer, request)
    seats = desk.table.seats_of(who)
    seen = snapshot(desk.table, seats[0] if seats else None, desk.now())
    about: dict[str, Any] = msgspec.structs.asdict(summary.invitation(desk.table))
    return reply(Now(**{**about, **msgspec.structs.asdict(seen)}, mine=list(seats), people=strangers(desk.table, who)))


@at_table
async def sit(request: Request, desk: Desk) -> Response:
    """Take a seat."""
    asked = await body_of(request, requests.Sit)
    seat = await seating.sit(desk, somebody(request), asked.name, asked.seat, asked.seed, asked.face)
    return reply(Seated(seat, desk.table.seq))


@at_table
async def fill(request: Request, desk: Desk) -> Response:
    """Let bots take the seats that are free."""
    asked = await body_of(request, requests.Fill)
    await seating.fill(desk, hub_of(request).bots, somebody(request), asked.level)
    return reply(Done(desk.table.seq))


@at_table
async def leave(request: Request, desk: Desk) -> Response:
    """Get up from a seat."""
    asked = await body_of(request, requests.AtSeat)
    await seating.leave(desk, somebody(request), asked.seat)
    return reply(Done(desk.table.seq))


@at_table
async def seed(request: Request, desk: Desk) -> Response:
    """Bring a new seed for the next shuffle."""
    asked = await body_of(request, requests.NewSeed)
    await seating.seed(desk, somebody(request), asked.seat, asked.seed)
    return reply(Done(desk.table.seq))


@at_table
async def ready(request: Request, desk: Desk) -> Response:
    """Say that the result has been seen."""
    asked = await body_of(request, requests.AtSeat)
    await desk.ready(somebody(request), asked.seat)
    return reply(Done(desk.table.seq))


@at_table
async def take_back(request: Request, desk: Desk) -> Response:
    """Take back one's last decision against bots."""
    asked = await body_of(request, requests.AtSeat)
    await seating.take_back(desk, somebody(request), asked.seat)
    return reply(Done(desk.table.seq))


@at_table
async def hint(request: Request, desk: Desk) -> Response:
    """What one could do, against bots."""
    asked = await body_of(request, requests.AtSeat)
    hub, who = hub_of(request), somebody(request)
    costly(request, hub.limits.costly)
    return reply(await hints.hint(hub, desk, who, asked.seat))


@at_table
async def robot(request: Request, desk: Desk) -> Response:
    """Let a bot play for somebody who is away."""
    asked = await body_of(request, requests.AtSeat)
    await seating.replace_absent(desk, hub_of(request).absence, somebody(request), asked.seat)
    return reply(Done(desk.table.seq))


@at_table
async def rematch(request: Request, desk: Desk) -> Response:
    """Go on with the same people at a new table."""
    if not desk.table.seats_of(somebody(request)):
        raise Refusal("not-seated", "Only those who played may ask for that.", 403)
    new = await creation.rematch(hub_of(request), desk)
    return reply(Again(new.table.id), 201)


@at_table
async def play_on(request: Request, desk: Desk) -> Response:
    """Play a match that is over on from one of its moments, at a new table."""
    asked, who = await body_of(request, requests.PlayOn), somebody(request)
    costly(request, hub_of(request).limits.new_table)
    new = await onward.play_on(hub_of(request), desk.table, asked, who)
    return reply(Again(new.table.id), 201)


@at_table
async def record(request: Request, desk: Desk) -> Response:
    """The record of a finished match, with the proofs of its deals."""
    if not desk.table.match.over:
        raise Refusal("not-over", "The record is shown when the match is over.")
    return PlainTextResponse(str(desk.table.proved_record))


@at_table
async def analysis(request: Request, desk: Desk) -> Response:
    """How well a finished match was played; who posts has it computed, if it is not there."""
    hub, table = hub_of(request), desk.table
    if not table.match.over:
        raise Refusal("not-over", "The analysis is shown when the match is over.")
    kept = await hub.analyst.kept(table.id)
    if kept is not None:
        return Response(kept, media_type="application/json")
    if table.id not in hub.analyst.progress and request.method == "GET":
        raise Refusal("not-analysed", "Nobody has asked for an analysis of this match.", 404)
    if table.id not in hub.analyst.progress:
        costly(request, hub.limits.costly)
    return reply(hub.analyst.begin(table), 202)


ROUTES = [
    Route("/api/tables", guarded(tables), methods=["GET", "POST"]),
    Route("/api/playing", guarded(playing)),
    Route("/api/tables/{table}", guarded(table)),
    Route("/api/tables/{table}/record", guarded(record)),
    Route("/api/tables/{table}/analysis", guarded(analysis), methods=["GET", "POST"]),
    *(
        Route(f"/api/tables/{{table}}/{handler.__name__.replace('_', '-')}", guarded(handler), methods=["POST"])
        for handler in (sit, fill, leave, seed, ready, take_back, hint, robot, rematch, play_on)
    ),
]
