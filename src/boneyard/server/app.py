"""The server put together: routes, headers, and what runs while it is up."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boneyard.server.http import public_routes, routes
from boneyard.server.http.routes import refused
from boneyard.server.http.site import SITE, Site
from boneyard.server.refusal import Refusal, not_found
from boneyard.server.retry import patiently
from boneyard.server.socket.conversation import table_socket
from boneyard.server.tables.hub import BEAT, Hub

ROUTES = [*routes.ROUTES, *public_routes.ROUTES]
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
PUBLIC = re.compile(r"/api/(games(/[^/]+/rules)?|openapi\.json|tables/[^/]+/(record|replay))")


class SafeHeaders:
    """Adds the headers that keep a browser careful to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, with the headers added."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith(("/api/", "/i/")):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class Smaller:
    """Compresses long answers that are the same for everybody.

    Where a secret and words of somebody else would be compressed together, the length could tell the secret.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.smaller = GZipMiddleware(app, minimum_size=1024, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, perhaps compressed."""
        public = scope["type"] == "http" and scope["method"] == "GET" and PUBLIC.fullmatch(scope["path"])
        await (self.smaller if public else self.app)(scope, receive, send)


def application(make_hub: Callable[[], Awaitable[Hub]], site: Path = SITE) -> ASGIApp:
    """The server as an ASGI application, with the client that was built into a folder."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hub = await make_hub()
        app.state.hub = hub
        app.state.site = await asyncio.to_thread(Site, site)
        running = [asyncio.create_task(_restore_and_tidy(hub)), asyncio.create_task(hub.follow_news())]
        yield
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await hub.close()

    routes = [*ROUTES, WebSocketRoute("/ws/tables/{table}", table_socket)]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={404: _no_route, 405: _no_method})
    app.router.redirect_slashes = False
    return SafeHeaders(Smaller(app))


async def _no_route(request: Request, error: Exception) -> Response:
    site: Site = request.app.state.site
    return site.answer(request) or refused(not_found("such page"))


async def _no_method(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = refused(Refusal("no-method", f"{request.method} is not answered here.", 405))
    response.headers.update(error.headers or {})
    return response


async def _restore_and_tidy(hub: Hub) -> None:
    await patiently(hub.restore)
    while True:
        await asyncio.sleep(BEAT)
        await patiently(hub.beat)
        hub.forget_idle()
