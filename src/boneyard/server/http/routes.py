"""What can be asked over HTTP about people and tables, and how it is answered."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from boneyard.server import seeing, wire
from boneyard.server.deals import proof
from boneyard.server.http.personal_link import agreed, question
from boneyard.server.http.visitor import COOKIE, address_of, from_here, own_origin, token_of, who_is
from boneyard.server.messages import requests
from boneyard.server.refusal import Refusal, bad, not_found
from boneyard.server.tables import hints, seating
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.listener import snapshot

MINE = 50  # tables of one's own that are told at once

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def hub_of(request: Request) -> Hub:
    """The hub of the server that got this request."""
    hub: Hub = request.app.state.hub
    return hub


def reply(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer in JSON."""
    return Response(seeing.text(body), status, headers, "application/json")


def guarded(handler: Handler) -> Handler:
    """Count the address, turn foreign pages away, and answer refusals as such."""

    async def guard(request: Request) -> Response:
        try:
            hub_of(request).addresses.check(address_of(request))
            if request.method != "GET" and not own_origin(request):
                raise Refusal("foreign-origin", "This page may not ask for that.", 403)
            return await handler(request)
        except Refusal as refusal:
            hub_of(request).told["refused"] += 1
            return refused(refusal)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it

    return guard


def refused(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    headers = {"Retry-After": "60" if refusal.status == 503 else "2"} if refusal.status in (429, 503) else None
    return reply({"code": refusal.code, "say": refusal.sentence}, refusal.status, headers)


async def body_of(request: Request, shape: type[T]) -> T:
    """The body of a request, if it is JSON of the right shape and size."""
    kind = request.headers.get("content-type", "application/json").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal("not-json", "A request is sent as application/json.", 415)
    limits, body = hub_of(request).limits, bytearray()
    try:
        async with asyncio.timeout(limits.seconds_to_ask):
            async for part in request.stream():
                body += part
                if len(body) > limits.frame_bytes:
                    raise Refusal("too-large", "The request is too large.", 413)
        return msgspec.json.decode(bytes(body) or b"{}", type=shape)
    except TimeoutError:
        raise bad("The request did not come to its end.") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise bad(f"The request is not understood: {error}.") from None


def somebody(request: Request) -> str:
    """The person who asks."""
    who = who_is(hub_of(request).signer, request)
    if who is None:
        raise Refusal("unknown", "Nobody is known by this token; ask for one with POST /api/guest.", 401)
    return who


async def guest(request: Request) -> Response:
    """A token: the old one if it is good, else a new one; as JSON and as a cookie."""
    signer = hub_of(request).signer
    known = token_of(request)
    token = known if known and signer.who(known) else signer.new()
    return _with_cookie(request, reply({"token": token, "link": f"/i/{token}"}), token)


async def personal_link(request: Request) -> Response:
    """Come in by a personal link, on another device."""
    token, signer = request.path_params["token"], hub_of(request).signer
    if signer.who(token) is None:
        raise not_found("such person")
    if not agreed(request, signer, token):
        return question(request, signer, token)
    return _with_cookie(request, RedirectResponse("/", 303), token)


def _with_cookie(request: Request, response: Response, token: str) -> Response:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=400 * 86_400, httponly=True, samesite="lax", secure=secure)
    return response


async def lobby(request: Request) -> Response:
    """The public tables that wait for people."""
    rows = await hub_of(request).store.rows("open", public_only=True, limit=50)
    desks = [await hub_of(request).desk(row.id) for row in rows]
    return reply([wire.invitation(desk.table) for desk in desks if desk.table.status == "open"])


async def tables(request: Request) -> Response:
    """The lobby, or a new table."""
    return await (create if request.method == "POST" else lobby)(request)


async def create(request: Request) -> Response:
    """Make a table."""
    asked = await body_of(request, requests.NewTable)
    who = somebody(request)
    hub_of(request).addresses.check(address_of(request), hub_of(request).limits.new_table)
    desk = await hub_of(request).create(asked, who)
    return reply({"table": desk.table.id, "commitment": wire.promise(desk.table)}, 201)


async def mine(request: Request) -> Response:
    """The tables where the one who asks sits, newest first."""
    who, hub = somebody(request), hub_of(request)
    hub.addresses.check(address_of(request), hub.limits.costly)
    desks = [await hub.desk(row.id) for row in await hub.store.rows_of(who, MINE)]
    return reply([wire.own(desk.table, who, desk.touched) for desk in desks if desk.table.seats_of(who)])


async def table(request: Request) -> Response:
    """A table as the person who asks sees it."""
    desk = await hub_of(request).desk(request.path_params["table"])
    seats = desk.table.seats_of(who_is(hub_of(request).signer, request))
    about = wire.invitation(desk.table)
    return reply({**about, "mine": list(seats), **snapshot(desk, seats[0] if seats else None)})


async def sit(request: Request) -> Response:
    """Take a seat."""
    asked = await body_of(request, requests.Sit)
    desk = await hub_of(request).desk(request.path_params["table"])
    seat = await seating.sit(desk, somebody(request), asked.name, asked.seat, asked.seed)
    return reply({"seat": seat, "seq": desk.table.seq})


async def leave(request: Request) -> Response:
    """Get up from a seat."""
    asked = await body_of(request, requests.AtSeat)
    desk = await hub_of(request).desk(request.path_params["table"])
    await seating.leave(desk, somebody(request), asked.seat)
    return reply({"seq": desk.table.seq})


async def seed(request: Request) -> Response:
    """Bring a new seed for the next shuffle."""
    asked = await body_of(request, requests.NewSeed)
    desk = await hub_of(request).desk(request.path_params["table"])
    await seating.seed(desk, somebody(request), asked.seat, asked.seed)
    return reply({"seq": desk.table.seq})


async def ready(request: Request) -> Response:
    """Say that the result has been seen."""
    asked = await body_of(request, requests.AtSeat)
    desk = await hub_of(request).desk(request.path_params["table"])
    await desk.ready(somebody(request), asked.seat)
    return reply({"seq": desk.table.seq})


async def take_back(request: Request) -> Response:
    """Take back one's last decision against bots."""
    asked = await body_of(request, requests.AtSeat)
    desk = await hub_of(request).desk(request.path_params["table"])
    await seating.take_back(desk, somebody(request), asked.seat)
    return reply({"seq": desk.table.seq})


async def hint(request: Request) -> Response:
    """What one could do, against bots."""
    asked = await body_of(request, requests.AtSeat)
    hub, who = hub_of(request), somebody(request)
    hub.addresses.check(address_of(request), hub.limits.costly)
    return reply(await hints.hint(hub, await hub.desk(request.path_params["table"]), who, asked.seat))


async def robot(request: Request) -> Response:
    """Let a bot play for somebody who is away."""
    asked = await body_of(request, requests.AtSeat)
    desk = await hub_of(request).desk(request.path_params["table"])
    await seating.replace_absent(desk, somebody(request), asked.seat)
    return reply({"seq": desk.table.seq})


async def rematch(request: Request) -> Response:
    """Go on with the same people at a new table."""
    desk = await hub_of(request).desk(request.path_params["table"])
    if not desk.table.seats_of(somebody(request)):
        raise Refusal("not-seated", "Only those who played may ask for that.", 403)
    new = await hub_of(request).rematch(desk)
    return reply({"table": new.table.id}, 201)


async def record(request: Request) -> Response:
    """The record of a finished match, with the proofs of its deals."""
    desk = await hub_of(request).desk(request.path_params["table"])
    if not desk.table.match.over:
        raise Refusal("not-over", "The record is shown when the match is over.")
    return PlainTextResponse(proof.record_text(desk.table))


async def health(request: Request) -> Response:
    """Whether the server and its store are well."""
    well = await hub_of(request).store.healthy()
    return reply({"well": well}, 200 if well else 503)


async def metrics(request: Request) -> Response:
    """Counters for Prometheus, if it asks from this machine: they are nobody else's business."""
    hub = hub_of(request)
    if not from_here(request):
        return refused(not_found("such page"))
    numbers = {"sockets": hub.sockets, "tables_in_memory": len(hub.desks), "tables_attended": len(hub.attending)}
    numbers |= {f"{name}_total": count for name, count in hub.told.items()} | {"bots_ended_total": hub.bots.ended}
    return PlainTextResponse("".join(f"boneyard_{name} {count}\n" for name, count in numbers.items()))


ROUTES = [
    Route("/api/health", health),
    Route("/metrics", metrics),
    Route("/api/guest", guarded(guest), methods=["POST"]),
    Route("/i/{token}", guarded(personal_link)),
    Route("/api/mine", guarded(mine)),
    Route("/api/tables", guarded(tables), methods=["GET", "POST"]),
    Route("/api/tables/{table}", guarded(table)),
    Route("/api/tables/{table}/record", guarded(record)),
    *(
        Route(f"/api/tables/{{table}}/{handler.__name__.replace('_', '-')}", guarded(handler), methods=["POST"])
        for handler in (sit, leave, seed, ready, take_back, hint, robot, rematch)
    ),
]
