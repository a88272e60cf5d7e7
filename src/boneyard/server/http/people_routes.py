"""Routes about people: who somebody is, and the tables where they sit."""

import asyncio
import contextlib

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.server.http.answering import body_of, costly, guarded, hub_of, reply, somebody
from boneyard.server.http.personal_link import personal_link, with_cookie
from boneyard.server.identity import COOKIE, who_is
from boneyard.server.messages.answers import Forgotten, Mine, PushOffer, Token, Turns
from boneyard.server.messages.requests import Subscription
from boneyard.server.refusal import Refusal
from boneyard.server.tables import calls, deletion, summary
from boneyard.server.tables.table import Table

MINE = 50  # tables of one's own that are listed


async def guest(request: Request) -> Response:
    """A token, or the end of it."""
    return await (delete if request.method == "DELETE" else welcome)(request)


async def delete(request: Request) -> Response:
    """Forget the one who asks: their name leaves every table, and their token is nobody's."""
    who, hub = somebody(request), hub_of(request)
    costly(request, hub.limits.costly)
    tables = await asyncio.shield(deletion.delete(hub, who))  # whoever goes away is forgotten all the same
    response = reply(Forgotten(tables))
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")
    return response


async def welcome(request: Request) -> Response:
    """A token, as JSON and as a cookie: for the same person if theirs is good, signed with the newest key."""
    signer = hub_of(request).signer
    known = who_is(signer, request)
    token = signer.token(known) if known else signer.new()
    return with_cookie(request, reply(Token(token, f"/i/{token}")), token)


async def mine(request: Request) -> Response:
    """The tables where the one who asks sits, newest first."""
    who, hub = somebody(request), hub_of(request)
    costly(request, hub.limits.costly)
    tables: list[Mine] = []
    for row in await hub.store.rows_of(who, MINE):
        with contextlib.suppress(Refusal):  # a table that cannot be opened hides none of the others
            desk = await hub.desk(row.id)
            tables += [summary.own(desk.table, who, desk.written)] if desk.table.seats_of(who) else []
    return reply(tables)


async def turns(request: Request) -> Response:
    """The tables with others that wait for the one who asks; much less work than all of theirs."""
    who, hub = somebody(request), hub_of(request)
    tables: list[Table] = []
    for row in await hub.store.playing_of(who, MINE):
        with contextlib.suppress(Refusal):
            table = (await hub.desk(row.id)).table
            tables += [table] if summary.in_company(table, who) else []
    waiting = [summary.waits(table) for table in tables if summary.waits_for(table, who)]
    return reply(Turns(sorted(waiting, key=lambda one: one.since), len(tables)))


async def push(request: Request) -> Response:
    """The key of Web Push, and who wants to be told or no longer does."""
    hub = hub_of(request)
    if request.method == "POST":
        asked, who = await body_of(request, Subscription), somebody(request)
        await calls.change(hub.calls, who, asked, hub.now())
    return reply(PushOffer(hub.calls.keys.public or None))


ROUTES = [
    Route("/api/guest", guarded(guest), methods=["POST", "DELETE"]),
    Route("/i/{token}", guarded(personal_link)),
    Route("/api/mine", guarded(mine)),
    Route("/api/turns", guarded(turns)),
    Route("/api/push", guarded(push), methods=["GET", "POST"]),
]
