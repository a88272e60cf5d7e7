"""A real server, a real browser, and people who come with a phone or a desktop."""

import json
from collections.abc import Callable, Iterator
from typing import Any, get_args

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from boneyard.boards import Lesson
from boneyard.server.http.site import SITE
from tests.browser import chromium
from tests.browser.watch import DEVICES, Watch
from tests.server.chance import drawn_by
from tests.server.running import Process

SOON = 10_000  # milliseconds after which a test gives up waiting
# The seeds that people add to the deal, which have 16 bytes, are the same every time; the keys of moves must differ.
SAME_SEEDS = """{
  const draw = crypto.getRandomValues.bind(crypto);
  let seeds = 0;
  crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(++seeds) : draw(bytes));
}"""


Newcomer = Callable[..., Page]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all the tests of this process."""
    assert (SITE / "index.html").exists(), "The pages are not built; `python3 run.py` builds them."
    with Process(tmp_path_factory.mktemp("house") / "tables.sqlite3") as running:
        yield running


@pytest.fixture(autouse=True)
def dealt_by_name(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every test is dealt the hands that follow from its name, so that chance makes none of them fail now and then."""
    if "house" in request.fixturenames:
        request.getfixturevalue("house").deal_by(request.node.nodeid)
    with drawn_by(request.node.nodeid):
        yield


# Not for the session: while Playwright runs, no other test of this process could start a loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all the tests of this folder."""
    with sync_playwright() as playwright:
        running = chromium.launch(playwright)
        expect.set_options(timeout=SOON)
        yield running
        running.close()


@pytest.fixture
def newcomer(browser: Browser, house: Process) -> Iterator[Newcomer]:
    """Somebody new with a device, under watch: `newcomer("phone", color_scheme="dark")` is a page."""
    watches: list[Watch] = []
    contexts = []

    def come(device: str = "desktop", offers: bool = False, **more: Any) -> Page:
        context = browser.new_context(**{"base_url": house.url, "reduced_motion": "reduce", **DEVICES[device], **more})
        contexts.append(context)
        context.set_default_timeout(SOON)
        page = context.new_page()
        if not offers:  # whoever has been here before is offered no lesson, which would take room at every first table
            page.add_init_script(f"localStorage.setItem('boneyard.lessons', '{json.dumps(get_args(Lesson))}')")
        page.add_init_script(SAME_SEEDS)
        watches.append(Watch(page, str(more.get("base_url", house.url))))
        return page

    yield come
    for context in contexts:
        context.close()
    complaints = [line for watch in watches for line in watch.complaints()]
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def phone(newcomer: Newcomer) -> Page:
    """A page on a phone of 360 pixels, to be touched."""
    return newcomer("phone")


@pytest.fixture
def desktop(newcomer: Newcomer) -> Page:
    """A page on a wide screen, with a mouse."""
    return newcomer("desktop")
