"""The server put together: routes, headers, and what runs while it is up."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from boneyard.server.http import operations, people_routes, played_routes, preview_routes, public_routes, table_routes
from boneyard.server.http.answering import refused
from boneyard.server.http.headers import Compression, SafeHeaders
from boneyard.server.http.site import SITE, Site
from boneyard.server.refusal import Refusal, not_found
from boneyard.server.socket.conversation import table_socket
from boneyard.server.tables.deriving import derive_old
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.lifetime import keep_attendance, keep_clocks, keep_company, keep_house

SOCKET = re.compile("/ws/tables/(?P<table>[^/]+)")
ROUTES = [
    *operations.ROUTES,
    *people_routes.ROUTES,
    *played_routes.ROUTES,
    *table_routes.ROUTES,
    *public_routes.ROUTES,
    *preview_routes.ROUTES,
]


def application(make_hub: Callable[[], Awaitable[Hub]], site: Path = SITE) -> ASGIApp:
    """The server as an ASGI application, with the client that was built into a folder."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Hub]]:
        hub = await make_hub()
        app.state.hub = hub
        app.state.site = await asyncio.to_thread(Site, site)
        works = keep_house(hub), keep_clocks(hub), keep_company(hub), keep_attendance(hub), hub.follow_news()
        running = [asyncio.create_task(work) for work in (*works, hub.harmless(lambda: derive_old(hub)))]
        yield {"hub": hub}
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await hub.close()

    app = Starlette(routes=ROUTES, lifespan=lifespan, exception_handlers={404: _no_route, 405: _no_method})
    app.router.redirect_slashes = False
    return Doors(app)


class Doors:
    """Leads sockets straight to their tables: the layers that pages pass through would be kept for each of them."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.pages = SafeHeaders(Compression(app))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve."""
        table = SOCKET.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if table is None:
            await self.pages(scope, receive, send)
        else:
            scope["app"], scope["path_params"] = self.app, table.groupdict()
            await table_socket(WebSocket(scope, receive, send))


async def _no_route(request: Request, error: Exception) -> Response:
    site: Site = request.app.state.site
    return await site.answer(request) or refused(not_found("such page"))


async def _no_method(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = refused(Refusal("no-method", f"{request.method} is not answered here.", 405))
    response.headers.update(error.headers or {})
    return response
