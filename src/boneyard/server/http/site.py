"""The browser client: the files that its build left beside the package, and one page for every screen."""

import gzip
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

import boneyard
from boneyard.server.http.language import language_of
from boneyard.server.http.preloads import preloads_in, tags
from boneyard.server.http.preview_tags import with_tags
from boneyard.server.http.screens import is_known, screen_of
from boneyard.server.origin import base_of

SITE = Path(boneyard.__file__).parent / "site"
PAGE = "/index.html"
OURS = ("/api/", "/ws/", "/i/", "/assets/", "/metrics/", "/preview/")  # no screen of the client is there
TWINS = {"br": ".br", "gzip": ".gz"}  # the best first
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Boneyard</title></head>
<body>
<h1>Boneyard</h1>
<p>The server is up, but its pages were not built yet.</p>
<p>Start it with <code>python3 run.py</code>, which builds them first.</p>
</body>
</html>
"""


class File(NamedTuple):
    """A file as it is sent: its kind, how long it may be kept, its mark, and its forms by encoding."""

    kind: str
    keep: str
    tag: str
    forms: dict[str, bytes]  # "" is the file as it is
    lang: str | None = None  # of a page that is written in the reader's language

    def answer(self, headers: Headers) -> Response:
        """The form that the one who asks takes, or the word that they have it already."""
        about = {"Cache-Control": self.keep, "ETag": self.tag}
        if len(self.forms) > 1:
            about["Vary"] = "Accept-Encoding" if self.lang is None else "Accept-Encoding, Accept-Language"
        if self.lang:
            about["Content-Language"] = self.lang
        if self.tag in re.split(r"\s*,\s*", headers.get("if-none-match", "").strip()):
            return Response(status_code=304, headers=about)
        taken = accepted(headers.get("accept-encoding", ""))
        encoding = next((name for name in TWINS if name in taken and name in self.forms), "")
        if encoding:
            about["Content-Encoding"] = encoding
        return Response(self.forms[encoding], headers=about, media_type=self.kind)


class Site:
    """All files in memory by their paths: what is not among them does not exist, wherever a path may point."""

    def __init__(self, folder: Path = SITE) -> None:
        self.files = dict(_files(folder))
        self.preloads = preloads_in(folder)

    async def answer(self, request: Request) -> Response | None:
        """The file at this path, or the page that draws every screen; None if this is neither."""
        if request.method not in ("GET", "HEAD"):
            return None
        found = self.files.get(request.url.path)
        if found is None or request.url.path == PAGE:
            return await self._page(request) if is_screen(request) else None
        return found.answer(request.headers)

    async def _page(self, request: Request) -> Response:
        """The page that draws every screen, with what a link to this one says; 404 if nothing is there."""
        client = self.files.get(PAGE)
        if client is None:
            return HTMLResponse(NOT_BUILT, 404, {"Cache-Control": "no-store"})
        screen, lang = await screen_of(request), language_of(request)
        needs = tags(self.preloads, screen.name, lang)
        html = with_tags(client.forms[""].decode(), screen, lang, base_of(request), request.url.path, needs).encode()
        if screen.status != 200:
            return HTMLResponse(html, screen.status, {"Cache-Control": "no-store"})
        response = _written(html, lang).answer(request.headers)
        if not screen.listed:
            response.headers["X-Robots-Tag"] = "noindex"
        return response


def is_screen(request: Request) -> bool:
    """Whether a screen is asked for: by a browser, or by whoever takes anything, as those who show previews do."""
    path, accept = request.url.path, request.headers.get("accept", "*/*")
    asks_for_page = "text/html" in accept or ("*/*" in accept and is_known(path))
    return asks_for_page and not f"{path}/".startswith(OURS)


def accepted(header: str) -> set[str]:
    """The encodings that a header takes."""
    parts = (part.lower().replace(" ", "").partition(";") for part in header.split(","))
    return {name for name, _, weight in parts if not re.fullmatch(r"q=0(\.0*)?", weight)}


def _files(folder: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink() and path.suffix not in TWINS.values():
            yield f"/{path.relative_to(folder).as_posix()}", _file(path, folder)


def _file(path: Path, folder: Path) -> File:
    whole = path.read_bytes()
    twins = {name: path.with_name(path.name + ending) for name, ending in TWINS.items()}
    forms = {name: twin.read_bytes() for name, twin in twins.items() if twin.is_file() and not twin.is_symlink()}
    keep = FOR_EVER if folder / "assets" in path.parents else ASK_AGAIN  # their names change with what is in them
    return File(KINDS.get(path.suffix, "application/octet-stream"), keep, _tag(whole), {"": whole, **forms})


def _written(html: bytes, lang: str) -> File:
    """A page that was just written; it holds no secret that its length could tell."""
    return File(KINDS[".html"], ASK_AGAIN, _tag(html), {"": html, "gzip": gzip.compress(html, 6, mtime=0)}, lang)


def _tag(whole: bytes) -> str:
    """A weak mark: it is the same for all forms of a file."""
    return f'W/"{sha256(whole).hexdigest()[:24]}"'
