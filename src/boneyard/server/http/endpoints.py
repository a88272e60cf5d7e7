"""Every endpoint of the API: what goes in, what comes out, and how it may be refused."""

from typing import Any, NamedTuple

from boneyard.games import PAGES
from boneyard.players.coach.values import Analysis
from boneyard.server.messages import requests
from boneyard.server.messages.answers import (
    Again,
    Analysing,
    Character,
    Daily,
    Done,
    Forgotten,
    Hint,
    Lesson,
    Listed,
    Made,
    Mine,
    Now,
    Page,
    Position,
    PushOffer,
    Replay,
    Running,
    Seated,
    Token,
    Turns,
    Well,
)
from boneyard.server.messages.played import Calendar, OwnRating, Results, Statistics
from boneyard.words import SOURCE, languages

TEXT, MARKDOWN, XML = "text/plain", "text/markdown", "application/xml"
PNG, SVG = "image/png", "image/svg+xml"

REFUSALS = {
    400: "What was sent is not understood, or not possible by the rules.",
    401: "Nobody is known by this token.",
    403: "That belongs to somebody else, or the page is a foreign one.",
    404: "There is no such thing.",
    409: "Not now: the table does not allow it.",
    410: "The table is gone: nobody came to it, or its log cannot be read by these rules.",
    413: "The request is too large.",
    415: "The request is not JSON.",
    429: "Too much at once; `Retry-After` says how long to wait.",
    503: "The house is full; `Retry-After` says how long to wait.",
}


class Endpoint(NamedTuple):
    """A method and a path: what goes in, what comes out, how it is refused."""

    method: str
    path: str
    summary: str
    gives: Any = Done  # a shape, or the type of a text
    takes: Any = None
    refusals: tuple[int, ...] = ()
    status: int = 200
    signed: bool = False  # whether only somebody with a token may ask
    query: tuple[str, ...] = ()  # what may be added to the path
    meanwhile: Any = None  # a shape that comes with 202 until it is done


WITH_BODY = (400, 413, 415)
AT_TABLE = (*WITH_BODY, 401, 403, 404, 409, 410)

ENDPOINTS = (
    Endpoint("get", "/api/health", "Whether the server is well", Well),
    Endpoint("get", "/metrics", "Counters for Prometheus, for this machine", TEXT, refusals=(404,)),
    Endpoint("get", "/api/openapi.json", "This description", dict[str, Any]),
    Endpoint("get", "/api/games", "The catalogue", list[Page]),
    Endpoint("get", "/api/bots", "The characters that bots appear as", list[Character]),
    Endpoint(
        "get", "/api/games/{game}/rules", "A page of the rulebook", MARKDOWN, refusals=(400, 404), query=("lang",)
    ),
    Endpoint(
        "get",
        "/api/games/{game}/position",
        "The position that the page of a game shows, step by step",
        Position,
        refusals=(400, 404),
        query=("lang",),
    ),
    Endpoint(
        "get",
        "/api/games/{game}/lesson",
        "The guided moves that teach the kind of a game, step by step",
        Lesson,
        refusals=(400, 404),
        query=("lang",),
    ),
    Endpoint("get", "/api/daily", "The puzzles of the day", Daily),
    Endpoint(
        "post",
        "/api/guest",
        "A token for a guest, also as a cookie; the old one if it is good",
        Token,
        refusals=(403,),
    ),
    Endpoint(
        "delete",
        "/api/guest",
        "Forget the one who asks: names leave tables and records, the token is nobody's",
        Forgotten,
        refusals=(401, 403),
        signed=True,
    ),
    Endpoint(
        "get",
        "/i/{token}",
        "Come in by a personal link: sets the cookie; somebody else is asked first, by a page",
        None,
        refusals=(404,),
        status=303,
    ),
    Endpoint("get", "/api/mine", "The tables where one sits, newest first", list[Mine], refusals=(401,), signed=True),
    Endpoint(
        "get",
        "/api/mine/results",
        "The matches that one has played, newest first",
        Results,
        refusals=(400, 401),
        signed=True,
        query=("game", "person", "opponent", "offset"),
    ),
    Endpoint(
        "get",
        "/api/mine/statistics",
        "What one has played, counted",
        Statistics,
        refusals=(401,),
        signed=True,
    ),
    Endpoint(
        "get",
        "/api/mine/ratings",
        "How strong one is, by game and number of players",
        list[OwnRating],
        refusals=(401,),
        signed=True,
    ),
    Endpoint(
        "get",
        "/api/mine/calendar",
        "A month of the puzzles of the day",
        Calendar,
        refusals=(400, 401),
        signed=True,
        query=("month",),
    ),
    Endpoint(
        "get",
        "/api/mine/export",
        "All that is known of oneself, as a file",
        dict[str, Any],
        refusals=(401,),
        signed=True,
    ),
    Endpoint("get", "/api/turns", "The tables that wait for oneself", Turns, refusals=(401,), signed=True),
    Endpoint("get", "/api/push", "Whether there is Web Push, and its key", PushOffer),
    Endpoint(
        "post",
        "/api/push",
        "Be told of turns by push, or no longer",
        PushOffer,
        requests.Subscription,
        (*WITH_BODY, 401, 403, 409),
        signed=True,
    ),
    Endpoint("get", "/api/playing", "The public tables that are being played", list[Running]),
    Endpoint("get", "/api/tables", "The public tables that wait for people", list[Listed]),
    Endpoint("post", "/api/tables", "Make a table", Made, requests.NewTable, (*WITH_BODY, 401, 403, 503), 201, True),
    Endpoint("get", "/api/tables/{table}", "A table as one sees it", Now, refusals=(404, 410)),
    Endpoint("get", "/api/tables/{table}/record", "The record, when the match is over", TEXT, refusals=(404, 409, 410)),
    Endpoint(
        "get",
        "/api/tables/{table}/replay",
        "A hand, step by step, when the match is over",
        Replay,
        refusals=(400, 404, 409, 410),
        query=("hand",),
    ),
    *(
        Endpoint(
            method,
            "/api/tables/{table}/analysis",
            summary,
            Analysis,
            refusals=refusals,
            meanwhile=Analysing,
        )
        for method, summary, refusals in (
            ("get", "How well a match was played, when it is over and somebody has asked for that", (404, 409, 410)),
            ("post", "Have a match analysed, once, when it is over", (403, 404, 409, 410, 503)),
        )
    ),
    *(
        Endpoint("get", f"/preview/{what}.{form}", f"The picture of a {one} for previews", kind, refusals=refusals)
        for what, one, refusals in (("games/{game}", "game", (404,)), ("tables/{table}", "table", (404, 410)))
        for form, kind in (("png", PNG), ("svg", SVG))
    ),
    Endpoint("get", "/robots.txt", "What search engines need not look at", TEXT),
    Endpoint("get", "/sitemap.xml", "What search engines may list", XML),
    *(
        Endpoint("post", f"/api/tables/{{table}}/{what}", summary, gives, takes, AT_TABLE, signed=True)
        for what, summary, gives, takes in (
            ("sit", "Take a seat", Seated, requests.Sit),
            ("fill", "Let bots take the free seats", Done, requests.Fill),
            ("leave", "Get up", Done, requests.AtSeat),
            ("seed", "Bring a new seed", Done, requests.NewSeed),
            ("ready", "The result has been seen", Done, requests.AtSeat),
            ("take-back", "Take back a move", Done, requests.AtSeat),
            ("hint", "What to do", Hint, requests.AtSeat),
            ("robot", "Let a bot play for somebody who is away", Done, requests.AtSeat),
        )
    ),
    Endpoint(
        "post",
        "/api/tables/{table}/play-on",
        "Play a match that is over on from one of its moments, against bots",
        Again,
        requests.PlayOn,
        (*AT_TABLE, 503),
        201,
        True,
    ),
    Endpoint(
        "post", "/api/tables/{table}/rematch", "Play again", Again, None, (401, 403, 404, 409, 410, 503), 201, True
    ),
)

PARAMETERS = {
    "game": {"enum": [page.id for page in PAGES]},
    "hand": {"type": "integer", "minimum": 1, "maximum": 999_999_999, "default": 1},
    "lang": {"enum": list(languages()), "default": SOURCE},
    "month": {"type": "string", "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])$"},
    "offset": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 0},
    "opponent": {"type": "string", "maxLength": 40},
    "person": {"type": "string", "maxLength": 40},
    "table": {"type": "string", "pattern": "^[a-z2-9]{10}$"},
    "token": {"type": "string", "pattern": r"^[0-9a-f]{32}\.[0-9A-Za-z_-]{32,43}$"},
}
