"""What can be read over HTTP: the catalogue, the rules, replays, and the description of all this."""

import asyncio
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from boneyard.errors import BadInput
from boneyard.games import PAGES, page
from boneyard.replays import replay as replayed
from boneyard.server import wire
from boneyard.server.deals import daily
from boneyard.server.http import openapi
from boneyard.server.http.routes import guarded, hub_of, reply
from boneyard.server.http.visitor import address_of, number
from boneyard.server.refusal import Refusal, bad, not_found
from boneyard.server.tables.table import Table
from boneyard.words import LOCALES, SOURCE, languages


async def games(request: Request) -> Response:
    """The catalogue."""
    return reply([wire.page(known) for known in PAGES])


async def rules(request: Request) -> Response:
    """The page of a game, as Markdown."""
    lang = request.query_params.get("lang", SOURCE)
    if lang not in languages():
        raise bad(f"The rules are not written in '{lang[:20]}'; the languages are: {', '.join(languages())}.")
    try:
        file = f"{page(request.path_params['game']).id}.md"
    except BadInput as error:
        raise Refusal("not-found", str(error), 404) from None
    written = next(tried for tried in (lang, SOURCE) if (LOCALES / tried / "rules" / file).is_file())
    text = (LOCALES / written / "rules" / file).read_text("utf-8")
    return PlainTextResponse(text, headers={"Content-Language": written}, media_type="text/markdown")


async def puzzles(request: Request) -> Response:
    """The puzzles of the day."""
    listed = [{"game": game, "options": puzzle.options} for game, puzzle in daily.PUZZLES.items()]
    return reply({"date": f"{hub_of(request).today()}", "first": f"{daily.FIRST}", "puzzles": listed})


async def replay(request: Request) -> Response:
    """A hand of a match that is over, step by step, with every tile face up."""
    hub = hub_of(request)
    table = (await hub.desk(request.path_params["table"])).table
    if not table.match.over:
        raise Refusal("not-over", "The replay is shown when the match is over.")
    hand = number(request.query_params.get("hand", "1"))
    if not hand:
        raise bad("The hands of a match are numbered from 1 on.")
    if hand > len(table.record.hands):
        raise not_found("such hand")
    hub.addresses.check(address_of(request), hub.limits.costly)
    return await asyncio.to_thread(_replayed, table, hand)


def _replayed(table: Table, hand: int) -> Response:
    record = replace(table.record, hands=table.record.hands[:hand])
    steps = [wire.step(moment) for moment in replayed(record) if moment.match.hands == hand]
    about = {"game": record.game, "players": record.players, "options": record.options, "names": record.names}
    about |= {"daily": table.made.daily or None}
    return reply({**about, "hands": len(table.record.hands), "hand": hand, "steps": steps})


async def described(request: Request) -> Response:
    """This description, for programs."""
    return reply(openapi.description())


ROUTES = [
    Route("/api/games", guarded(games)),
    Route("/api/games/{game}/rules", guarded(rules)),
    Route("/api/daily", guarded(puzzles)),
    Route("/api/openapi.json", guarded(described)),
    Route("/api/tables/{table}/replay", guarded(replay)),
]
