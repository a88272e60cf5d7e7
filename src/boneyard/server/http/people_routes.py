"""Routes about people: who somebody is, and the tables where they sit."""

import contextlib

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.server.http.answering import costly, guarded, hub_of, reply, somebody
from boneyard.server.http.personal_link import personal_link, with_cookie
from boneyard.server.identity import who_is
from boneyard.server.messages.answers import Mine, Token
from boneyard.server.refusal import Refusal
from boneyard.server.tables import summary

MINE = 50  # tables of one's own that are listed


async def guest(request: Request) -> Response:
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


ROUTES = [
    Route("/api/guest", guarded(guest), methods=["POST"]),
    Route("/i/{token}", guarded(personal_link)),
    Route("/api/mine", guarded(mine)),
]
