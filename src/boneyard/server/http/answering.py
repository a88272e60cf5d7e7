"""How requests are read, checked and answered: JSON in, JSON out, refusals with a code and a sentence."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from boneyard.server.identity import who_is
from boneyard.server.messages.answers import Refused
from boneyard.server.messages.encode import text
from boneyard.server.origin import address_of, own_origin
from boneyard.server.refusal import Refusal, bad
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import Hub

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def hub_of(request: Request) -> Hub:
    """The hub of the server that got this request."""
    hub: Hub = request.app.state.hub
    return hub


def reply(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer in JSON."""
    return Response(text(body), status, headers, "application/json")


def guarded(handler: Handler) -> Handler:
    """Apply the rate limit, turn foreign pages away, and answer refusals as such."""

    async def guard(request: Request) -> Response:
        try:
            hub_of(request).addresses.check(address_of(request))
            if request.method != "GET" and not own_origin(request):
                raise Refusal("foreign-origin", "This page may not ask for that.", 403)
            return await handler(request)
        except Refusal as refusal:
            hub_of(request).counters["refused"] += 1
            return refused(refusal)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it

    return guard


def at_table(handler: Callable[[Request, Desk], Awaitable[Response]]) -> Handler:
    """A handler for the table that the path names, whose desk stays in memory meanwhile."""

    @wraps(handler)
    async def with_desk(request: Request) -> Response:
        async with hub_of(request).use(request.path_params["table"]) as desk:
            return await handler(request, desk)

    return with_desk


def costly(request: Request, tokens: float) -> None:
    """Let a request count for several in the rate limit."""
    hub_of(request).addresses.check(address_of(request), tokens)


def refused(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    headers = {"Retry-After": "60" if refusal.status == 503 else "2"} if refusal.status in (429, 503) else None
    return reply(Refused(refusal.code, refusal.sentence), refusal.status, headers)


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
