"""Middleware: headers that keep a browser careful, and compression where it gives nothing away."""

import re

from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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


class Compression:
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
