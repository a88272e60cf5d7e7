"""A browser that speaks WebDriver BiDi, driven without any driver: what Firefox does when it is told by a socket."""

import json
import re
import subprocess
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.sync.client import ClientConnection, connect

SOON = 20.0  # seconds after which somebody gives up waiting
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """A Firefox with one page that nobody sees."""

    def __init__(self, program: str, profile: Path) -> None:
        command = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.socket: ClientConnection = connect(f"{self._address()}/session", max_size=None)
        self.numbers = count(1)
        self.said: list[str] = []  # errors and warnings of the page
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.page = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def _address(self) -> str:
        assert self.process.stderr
        for line in self.process.stderr:
            if found := LISTENS.search(line):
                return found[1]
        raise AssertionError("Firefox does not start")

    def ask(self, method: str, **params: Any) -> Any:
        """Let the browser do something; what it tells meanwhile is heard."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while (told := json.loads(self.socket.recv(SOON))).get("id") != number:
            self._hear(told)
        assert told["type"] == "success", told
        return told["result"]

    def _hear(self, told: Any) -> None:
        entry = told.get("params", {})
        if told.get("method") == "log.entryAdded" and entry["level"] in ("error", "warn"):
            self.said.append(f"{entry['level']}: {entry['text']}")

    def go(self, url: str) -> None:
        """Open an address."""
        self.ask("browsingContext.navigate", context=self.page, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        """Make the window so large."""
        self.ask("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})

    def value(self, expression: str) -> Any:
        """What an expression gives in the page, of plain values."""
        told = self.ask(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self.page},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"].get("value", "null"))

    def wait(self, expression: str) -> Any:
        """Wait until an expression is true in the page; gives its value."""
        return until(lambda: self.value(expression), expression)

    def click(self, selector: str) -> bool:
        """Press the middle of what is found first, if it is there, with a mouse."""
        spot = self.value(f"({MIDDLE})({json.dumps(selector)})")
        if spot:
            steps = [
                {"type": "pointerMove", "x": spot[0], "y": spot[1]},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ]
            mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
            self.ask("input.performActions", context=self.page, actions=[mouse])
        return bool(spot)

    def __enter__(self) -> "Firefox":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()
        self.process.terminate()
        self.process.wait(SOON)


MIDDLE = """(selector) => {
  const found = document.querySelector(selector);
  const box = found?.getBoundingClientRect();
  return box?.width ? [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)] : null;
}"""


def until(give: Callable[[], Any], what: str) -> Any:
    """Wait until something is given."""
    deadline = time.monotonic() + SOON
    while not (value := give()):
        assert time.monotonic() < deadline, f"in vain: {what}"
        time.sleep(0.02)
    return value
