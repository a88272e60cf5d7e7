"""How long the first load of a screen keeps a browser busy, beside a fixed page: python bench/screens.py --help.

What counts is the processor time of the page's main thread, as a trace of Chromium has it for every task, so that other
programs on the machine disturb it little. `blocked` is what somebody waits for on a phone with a quarter of this speed:
of each task the time beyond 50 ms. The reference makes some hundred elements; a ratio to it can be compared between
machines. The pages and the reference take turns, and the figures are medians. The site must be built, as
`python3 run.py games` does.

    .venv/bin/python bench/screens.py --rounds 9
    .venv/bin/python bench/screens.py --only home,draw --beside /tmp/site-before    another build, in the same run
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from boneyard.server.http.site import SITE
from tests.browser import chromium
from tests.browser.table import TABLE, new_table
from tests.server.running import house

PLAYERS = {"draw": 2, "muggins": 2, "chicken-foot": 7, "fortress": 2}  # how many are at the table that is opened
HOME, REFERENCE = "home", "reference"
WINDOW = {"width": 412, "height": 823}
PHONE: dict[str, Any] = {"viewport": WINDOW, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
DRAWN = {HOME: "[data-part=play-now]", REFERENCE: "body[data-done]"}
SLOWER, LONG = 4, 50.0  # a phone's processor; milliseconds after which a task keeps people waiting
QUIET = 700  # milliseconds of rest after the last request
CATEGORIES = ["disabled-by-default-devtools.timeline"]
TASK, MAIN = "RunTask", "CrRendererMain"
FIXED = """data:text/html,<!doctype html><ul></ul><script>
  const list = document.querySelector("ul");
  for (let at = 0; at < 300; at += 1) {
    const item = document.createElement("li");
    item.innerHTML = `<b class="n${at % 25}">${at}</b> <svg viewBox="0 0 9 9" width="9"><circle r="4"></circle></svg>`;
    list.append(item);
  }
  document.body.dataset.done = String(list.offsetHeight);
</script>"""


class Load(NamedTuple):
    """The main thread while a page was loaded, in milliseconds of the processor."""

    busy: float
    longest: float
    blocked: float


def main() -> None:
    asked = arguments()
    sites = {"": SITE} | ({"beside": asked.beside} if asked.beside else {})
    screens = [name for name in asked.only.split(",") if name]
    loads: dict[tuple[str, str], list[Load]] = {}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        urls = {
            side: stack.enter_context(house(folder / f"{side}.sqlite3", site=site)).url for side, site in sites.items()
        }
        browser = chromium.launch(stack.enter_context(sync_playwright()))
        for _ in range(asked.rounds):
            for screen, side in [(REFERENCE, ""), *((screen, side) for screen in screens for side in urls)]:
                loads.setdefault((screen, side), []).append(loaded(browser, urls[side], screen))
        browser.close()
    report({name: typical(each) for name, each in loads.items()})


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The processor time of a first load, beside a fixed page.")
    parser.add_argument("--rounds", type=int, default=7, help="how often each page is loaded")
    parser.add_argument("--only", default=",".join([HOME, *PLAYERS]), help="pages, of: %(default)s")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="another built site, measured in turn")
    return parser.parse_args()


def loaded(browser: Browser, url: str, screen: str) -> Load:
    """Load a screen as somebody does who was never here."""
    context = browser.new_context(base_url=url, service_workers="block", **PHONE)
    page = context.new_page()
    path = f"/t/{new_table(page, screen, PLAYERS[screen])}" if screen in PLAYERS else "/"
    events = list(traced(context, page, FIXED if screen == REFERENCE else path))
    page.locator(DRAWN.get(screen, f"{TABLE}[data-seq]")).wait_for()  # only now: Playwright's own scripts cost time
    context.close()
    return measured(events)


def traced(context: BrowserContext, page: Page, url: str) -> Iterator[dict[str, Any]]:
    """What happens in the browser until the page has come to rest."""
    parts: list[list[dict[str, Any]]] = []
    ended: list[bool] = []
    session = context.new_cdp_session(page)
    session.on("Tracing.dataCollected", lambda part: parts.append(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}})
    page.goto(url, wait_until="networkidle")
    page.wait_for_timeout(QUIET)
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(10)
    return (event for part in parts for event in part)


def measured(events: list[dict[str, Any]]) -> Load:
    """The tasks of that main thread which had most to do: there may be a spare one."""
    named = [event for event in events if event["name"] == "thread_name" and event["args"]["name"] == MAIN]
    return max(load(tasks(events, thread["pid"], thread["tid"])) for thread in named)


def tasks(events: list[dict[str, Any]], process: int, thread: int) -> list[float]:
    """How long each task of a thread took."""
    own = (event for event in events if (event["pid"], event["tid"]) == (process, thread))
    return [event["tdur"] / 1_000 for event in own if event["name"] == TASK and "tdur" in event]


def load(each: list[float]) -> Load:
    blocked = sum(max(0.0, SLOWER * task - LONG) for task in each)
    return Load(sum(each), max(each, default=0.0), blocked)


def typical(loads: list[Load]) -> Load:
    return Load(*(median(figures) for figures in zip(*loads, strict=True)))


def report(loads: dict[tuple[str, str], Load]) -> None:
    reference = loads[REFERENCE, ""]
    print(f"{'milliseconds':24}{'busy':>8}{'longest':>9}{'blocked':>9}{'ratio':>8}")
    for (screen, side), one in loads.items():
        ratio = one.busy / reference.busy
        print(f"{f'{screen} {side}':24}{one.busy:8.1f}{one.longest:9.1f}{one.blocked:9.1f}{ratio:8.2f}")


if __name__ == "__main__":
    main()
