"""A page under watch: whatever goes wrong in it is written down, and fails the test."""

import re
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import ConsoleMessage, Page, Request

DEVICES: dict[str, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 360, "height": 640},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
    "landscape": {
        "viewport": {"width": 844, "height": 390},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
    "tablet": {"viewport": {"width": 820, "height": 1180}, "is_mobile": True, "has_touch": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "wide": {"viewport": {"width": 1440, "height": 900}},
}
# What a browser does whose owner has doubled the size of texts: at once, or with every page.
DOUBLE = 'document.documentElement.style.fontSize = "200%"'
DOUBLED = f'addEventListener("DOMContentLoaded", () => {{ {DOUBLE} }});'
WATCHES: "WeakKeyDictionary[Page, Watch]" = WeakKeyDictionary()


class Watch:
    """The complaints of one page."""

    def __init__(self, page: Page, url: str) -> None:
        self.host = urlsplit(url).netloc
        self.said: list[str] = []
        self.forgiven: list[str] = []
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.said.append(f"uncaught: {error}"))
        page.on("requestfailed", self.failed)
        page.on("request", self.request)
        page.on("websocket", lambda socket: self.host_of(socket.url))
        WATCHES[page] = self

    def console(self, message: ConsoleMessage) -> None:
        """Errors and warnings count; what is merely logged does not."""
        if message.type in ("error", "warning", "assert"):
            self.said.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def failed(self, request: Request) -> None:
        """What fails counts; what a page was still waiting for when it was left does not."""
        if request.failure != "net::ERR_ABORTED":
            self.said.append(f"failed: {request.url} {request.failure}")

    def request(self, request: Request) -> None:
        """No page asks anybody but its own host."""
        self.host_of(request.url)

    def host_of(self, url: str) -> None:
        """Complain about a stranger."""
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.host:
            self.said.append(f"another host: {url}")

    def complaints(self) -> list[str]:
        """What was said and is not forgiven."""
        return [line for line in self.said if not any(re.search(pattern, line) for pattern in self.forgiven)]


def forgive(page: Page, *patterns: str) -> None:
    """Expect complaints, as when the connection is cut on purpose."""
    WATCHES[page].forgiven.extend(patterns)
