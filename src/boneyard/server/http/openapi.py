"""What can be asked over HTTP, described for programs: OpenAPI 3.1, made from the shapes that are checked."""

from functools import cache
from typing import Any, NamedTuple

import msgspec

from boneyard.games import PAGES
from boneyard.server.messages import requests
from boneyard.server.messages.answers import (
    Again,
    Daily,
    Done,
    Hint,
    Invitation,
    Made,
    Mine,
    Now,
    Page,
    Refused,
    Replay,
    Seated,
    Token,
    Well,
)
from boneyard.words import SOURCE, languages

JSON, TEXT, MARKDOWN = "application/json", "text/plain", "text/markdown"
SHAPES = "#/components/schemas/{name}"

REFUSALS = {
    400: "What was sent is not understood, or not possible by the rules.",
    401: "Nobody is known by this token.",
    403: "That belongs to somebody else, or the page is a foreign one.",
    404: "There is no such thing.",
    409: "Not now: the table does not allow it.",
    413: "The request is too large.",
    415: "The request is not JSON.",
    429: "Too much at once; `Retry-After` says how long to wait.",
    503: "The house is full; `Retry-After` says how long to wait.",
}


class Ask(NamedTuple):
    """Something that can be asked: what goes in, what comes out, how it is refused."""

    method: str
    path: str
    summary: str
    gives: Any = Done  # a shape, or the type of a text
    takes: Any = None
    refusals: tuple[int, ...] = ()
    status: int = 200
    signed: bool = False  # whether only somebody with a token may ask
    query: tuple[str, ...] = ()  # what may be added to the path


WITH_BODY = (400, 413, 415)
AT_TABLE = (*WITH_BODY, 401, 403, 404, 409)

ASKS = (
    Ask("get", "/api/health", "Whether the server is well", Well),
    Ask("get", "/metrics", "Counters for Prometheus, for this machine", TEXT, refusals=(404,)),
    Ask("get", "/api/openapi.json", "This description", dict[str, Any]),
    Ask("get", "/api/games", "The catalogue", list[Page]),
    Ask("get", "/api/games/{game}/rules", "The page of a game", MARKDOWN, refusals=(400, 404), query=("lang",)),
    Ask("get", "/api/daily", "The puzzles of the day", Daily),
    Ask(
        "post",
        "/api/guest",
        "A token for a guest, also as a cookie; the old one if it is good",
        Token,
        refusals=(403,),
    ),
    Ask(
        "get",
        "/i/{token}",
        "Come in by a personal link: sets the cookie; somebody else is asked first, by a page",
        None,
        refusals=(404,),
        status=303,
    ),
    Ask("get", "/api/mine", "The tables where one sits, newest first", list[Mine], refusals=(401,), signed=True),
    Ask("get", "/api/tables", "The public tables that wait for people", list[Invitation]),
    Ask("post", "/api/tables", "Make a table", Made, requests.NewTable, (*WITH_BODY, 401, 403, 503), 201, True),
    Ask("get", "/api/tables/{table}", "A table as one sees it", Now, refusals=(404,)),
    Ask("get", "/api/tables/{table}/record", "The record, when the match is over", TEXT, refusals=(404, 409)),
    Ask(
        "get",
        "/api/tables/{table}/replay",
        "A hand, step by step, when the match is over",
        Replay,
        refusals=(400, 404, 409),
        query=("hand",),
    ),
    Ask("post", "/api/tables/{table}/sit", "Take a seat", Seated, requests.Sit, AT_TABLE, signed=True),
    Ask("post", "/api/tables/{table}/leave", "Get up", Done, requests.AtSeat, AT_TABLE, signed=True),
    Ask("post", "/api/tables/{table}/seed", "Bring a new seed", Done, requests.NewSeed, AT_TABLE, signed=True),
    Ask("post", "/api/tables/{table}/ready", "The result has been seen", Done, requests.AtSeat, AT_TABLE, signed=True),
    Ask("post", "/api/tables/{table}/take-back", "Take back a move", Done, requests.AtSeat, AT_TABLE, signed=True),
    Ask("post", "/api/tables/{table}/hint", "What to do", Hint, requests.AtSeat, AT_TABLE, signed=True),
    Ask(
        "post", "/api/tables/{table}/robot", "Let a bot play for one away", Done, requests.AtSeat, AT_TABLE, signed=True
    ),
    Ask("post", "/api/tables/{table}/rematch", "Play again", Again, None, (401, 403, 404, 409, 503), 201, True),
)

PARAMETERS = {
    "game": {"enum": [page.id for page in PAGES]},
    "hand": {"type": "integer", "minimum": 1, "maximum": 999_999_999, "default": 1},
    "lang": {"enum": list(languages()), "default": SOURCE},
    "table": {"type": "string", "pattern": "^[a-z2-9]{10}$"},
    "token": {"type": "string", "pattern": r"^[0-9a-f]{32}\.[0-9a-f]{32}$"},
}


@cache
def description() -> dict[str, Any]:
    """The whole description."""
    paths: dict[str, dict[str, Any]] = {}
    for ask in ASKS:
        paths.setdefault(ask.path, {})[ask.method] = _operation(ask)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Boneyard", "version": "1", "description": "The tables are played at /ws/tables/{table}."},
        "paths": paths,
        "components": {"schemas": _shapes(), "securitySchemes": _signatures()},
    }


def _shapes() -> dict[str, Any]:
    named = [shape for ask in ASKS for shape in (ask.gives, ask.takes) if shape and not isinstance(shape, str)]
    _, shapes = msgspec.json.schema_components([*named, Refused], ref_template=SHAPES)
    shapes["NewTable"]["properties"]["game"] = PARAMETERS["game"]
    shapes["NewTable"]["properties"]["daily"]["anyOf"][0]["pattern"] = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
    for name in ("Sit", "NewSeed"):
        shapes[name]["properties"]["seed"]["pattern"] = "^[0-9a-f]*$"  # elsewhere than in Python this is strict
    return shapes


def _signatures() -> dict[str, Any]:
    cookie = {"type": "apiKey", "in": "cookie", "name": "boneyard"}
    return {"token": {"type": "http", "scheme": "bearer"}, "cookie": cookie}


def _operation(ask: Ask) -> dict[str, Any]:
    named = [part[1:-1] for part in ask.path.split("/") if part.startswith("{")]
    where: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in named
    ]
    where += [{"name": name, "in": "query", "required": False, "schema": PARAMETERS[name]} for name in ask.query]
    body = {"requestBody": {"required": True, "content": _content(ask.takes)}} if ask.takes else {}
    signed: list[dict[str, Any]] = [{"token": []}, {"cookie": []}]
    security = signed if ask.signed else [{}, *signed]
    return {"summary": ask.summary, "parameters": where, **body, "security": security, "responses": _responses(ask)}


def _responses(ask: Ask) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "Done."}
    good |= {"content": _content(ask.gives)} if ask.gives else {"headers": {"Location": {"schema": {"type": "string"}}}}
    if ask.gives is Well:
        return {"200": good, "503": good}
    limited = () if ask.path == "/metrics" else (429,)
    if ask.status == 303:
        good["description"] = "Done, or 200 with a page that asks first."
    return {str(ask.status): good} | {str(status): _refusal(status) for status in (*ask.refusals, *limited)}


def _refusal(status: int) -> dict[str, Any]:
    wait = {"headers": {"Retry-After": {"required": True, "schema": {"type": "integer"}}}}
    return {"description": REFUSALS[status], "content": _content(Refused)} | (wait if status in (429, 503) else {})


def _content(shape: Any) -> dict[str, Any]:
    if isinstance(shape, str):
        return {shape: {"schema": {"type": "string"}}}
    (schema,), _ = msgspec.json.schema_components([shape], ref_template=SHAPES)
    return {JSON: {"schema": schema}}
