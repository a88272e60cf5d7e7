"""Routes for others who link to us: pictures of games and tables, and what search engines may list."""

import asyncio
from xml.sax.saxutils import escape

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from boneyard import rulebook
from boneyard.errors import BadInput
from boneyard.games import PAGES, page
from boneyard.server.drawing.png import AVAILABLE, png
from boneyard.server.drawing.svg import picture
from boneyard.server.drawing.table import table_words
from boneyard.server.http.answering import at_table, costly, guarded, hub_of
from boneyard.server.origin import base_of
from boneyard.server.refusal import Refusal, not_found
from boneyard.server.tables.desk import Desk
from boneyard.words import languages

A_DAY, A_MINUTE = "public, max-age=86400", "public, max-age=60"
ROBOTS = """# Tables and replays may be fetched for a preview; they say themselves that they are not to be listed.
User-agent: *
Disallow: /api/
Disallow: /i/
Disallow: /mine
Disallow: /settings
Disallow: /ws/

Sitemap: {base}/sitemap.xml
"""


async def game_picture(request: Request) -> Response:
    """The picture of a game."""
    try:
        words = page(request.path_params["game"]).sample
    except BadInput as error:
        raise Refusal("not-found", str(error), 404) from None
    return await _pictured(request, words, A_DAY)


@at_table
async def table_picture(request: Request, desk: Desk) -> Response:
    """The picture of a table, as anybody sees it who looks on."""
    return await _pictured(request, table_words(desk.table.match), A_MINUTE)


async def _pictured(request: Request, words: str, keep: str) -> Response:
    """A picture in the form that the path names; it is public, so pages of others may show it."""
    headers = {"Cache-Control": keep, "Cross-Origin-Resource-Policy": "cross-origin", "X-Robots-Tag": "noindex"}
    if request.url.path.endswith(".svg"):
        return Response(picture(words), headers=headers, media_type="image/svg+xml")
    if not AVAILABLE:
        raise not_found("such picture")
    costly(request, hub_of(request).limits.costly)
    return Response(await asyncio.to_thread(png, words), headers=headers, media_type="image/png")


async def robots(request: Request) -> Response:
    """What search engines need not look at."""
    return PlainTextResponse(ROBOTS.format(base=base_of(request)), headers={"Cache-Control": A_DAY})


async def sitemap(request: Request) -> Response:
    """The pages that search engines may list: the first screen, the puzzles, and the rules, in every language."""
    base, names = base_of(request), (*rulebook.SUBJECTS, *(known.id for known in PAGES))
    pages = [f"{base}/", f"{base}/puzzles", *(f"{base}/rules/{name}" for name in names)]
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" '
        f'xmlns:xhtml="http://www.w3.org/1999/xhtml">\n{"".join(map(_entry, pages))}</urlset>\n'
    )
    return Response(text, headers={"Cache-Control": A_DAY}, media_type="application/xml")


def _entry(address: str) -> str:
    plain = escape(address, {'"': "&quot;"})
    others = "".join(
        f'<xhtml:link rel="alternate" hreflang="{lang}" href="{plain}?lang={lang}"/>' for lang in languages()
    )
    return f"<url><loc>{plain}</loc>{others}</url>\n"


ROUTES = [
    Route("/preview/games/{game}.png", guarded(game_picture)),
    Route("/preview/games/{game}.svg", guarded(game_picture)),
    Route("/preview/tables/{table}.png", guarded(table_picture)),
    Route("/preview/tables/{table}.svg", guarded(table_picture)),
    Route("/robots.txt", guarded(robots)),
    Route("/sitemap.xml", guarded(sitemap)),
]
