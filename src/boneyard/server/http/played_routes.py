"""Routes about what somebody has played: results, statistics, the calendar of puzzles, and all of it as a file."""

import asyncio
import re

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from boneyard.games import PAGES
from boneyard.server.http.answering import costly, guarded, hub_of, reply, somebody
from boneyard.server.messages.played import Played, Results
from boneyard.server.messages.requests import number
from boneyard.server.refusal import Refusal, bad
from boneyard.server.tables.calendar import calendar
from boneyard.server.tables.export import export
from boneyard.server.tables.played import played, wanted
from boneyard.server.tables.rating import ratings
from boneyard.server.tables.statistics import statistics

LISTED = 50  # results that are sent at once
LONGEST = 40  # characters of a name
GAMES = {page.id for page in PAGES}


async def results(request: Request) -> Response:
    """The matches that one has played, newest first: of a game, with somebody, from a number on."""
    asked = request.query_params
    offset = number(asked.get("offset", "0"))
    if offset is None or ("game" in asked and asked["game"] not in GAMES):
        raise bad("Results are asked for by a `game` that there is, and an `offset` that is a number.")
    if any(len(asked.get(name, "")) > LONGEST for name in ("person", "opponent")):
        raise bad(f"Nobody's name is longer than {LONGEST} characters.")
    search = wanted(asked.get("game"), asked.get("person", ""), asked.get("opponent"))
    found = await asyncio.to_thread(lambda matches: list(filter(search, matches)), await _played(request))
    return reply(Results(len(found), found[offset : offset + LISTED]))


async def counted(request: Request) -> Response:
    """What one has played, counted."""
    return reply(await asyncio.to_thread(statistics, await _played(request)))


async def own_ratings(request: Request) -> Response:
    """How strong one is, by game and number of players."""
    who, hub = somebody(request), hub_of(request)
    costly(request, hub.limits.costly)
    return reply(await ratings(hub, who))


async def puzzle_days(request: Request) -> Response:
    """A month of puzzles, this one if no other is asked for."""
    today = hub_of(request).today()
    month = request.query_params.get("month", f"{today:%Y-%m}")
    if not re.fullmatch(r"[0-9]{4}-(0[1-9]|1[0-2])", month, re.ASCII):
        raise bad("A month is written as 2026-01.")
    return reply(await asyncio.to_thread(calendar, await _played(request), month, today))


async def everything(request: Request) -> Response:
    """All that is known of oneself, as a file: one match after the other, so it may be as long as it is."""
    who, hub = somebody(request), hub_of(request)
    costly(request, hub.limits.costly)
    if who in hub.exporting:
        raise Refusal("too-many-requests", "Your file is being made already; wait for it.", 429)
    name = {"Content-Disposition": 'attachment; filename="boneyard.json"'}
    return StreamingResponse(export(hub, who), headers=name, media_type="application/json")


async def _played(request: Request) -> list[Played]:
    who, hub = somebody(request), hub_of(request)
    costly(request, hub.limits.costly)
    return await played(hub.store, who)


ROUTES = [
    Route("/api/mine/results", guarded(results)),
    Route("/api/mine/statistics", guarded(counted)),
    Route("/api/mine/ratings", guarded(own_ratings)),
    Route("/api/mine/calendar", guarded(puzzle_days)),
    Route("/api/mine/export", guarded(everything)),
]
