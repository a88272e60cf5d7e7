"""An old page after a new build: a file that it asks for is gone, so the page is loaded again at the same address."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.conftest import Newcomer
from tests.browser.watch import forgive

SCREEN = "**/assets/Settings-*.js"
ANOTHER = "<!doctype html><script type=module src=/assets/index-another.js></script>"

Loads = Callable[[], int]


@pytest.fixture
def page(newcomer: Newcomer) -> Page:
    """Somebody whose page has been open for long; no service worker keeps files for it."""
    page = newcomer("phone", service_workers="block")
    forgive(
        page,
        "registration blocked by Playwright",
        r"404 \(Not Found\)",
        r"dynamically imported module",
        r"failed: .*/assets/Settings",
    )
    return page


@pytest.fixture
def loads(page: Page) -> Loads:
    """How often the page has been loaded."""
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request) if request.is_navigation_request() else None)
    return lambda: len(asked)


def gone(page: Page, loads: Loads, until: int) -> None:
    """The file of a screen is not there until the page is loaded for this time."""
    page.route(SCREEN, lambda route: route.fulfill(status=404) if loads() < until else route.continue_())


def built_anew(page: Page) -> None:
    """Whoever asks for the page by a script gets that of another build."""

    def answer(route: Route) -> None:
        route.continue_() if route.request.is_navigation_request() else route.fulfill(body=ANOTHER)

    page.route(lambda url: url.rstrip("/").count("/") == 2, answer)


def to_settings(page: Page) -> None:
    """Go to a screen that was not opened before."""
    page.goto("/")
    page.locator("[data-part=play-now]").wait_for()
    page.wait_for_load_state("networkidle")  # what the home screen still asks for would be cut off
    page.get_by_role("link", name="Settings").first.click()


def test_an_old_page_is_loaded_again(page: Page, loads: Loads) -> None:
    gone(page, loads, until=2)
    built_anew(page)
    to_settings(page)
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    assert page.url.endswith("/settings")
    assert loads() == 2


def test_a_page_that_stays_broken_is_loaded_again_only_once(page: Page, loads: Loads) -> None:
    gone(page, loads, until=99)
    built_anew(page)
    to_settings(page)
    expect(page.get_by_role("alert")).to_have_text("This page could not be fetched.")
    page.wait_for_timeout(500)
    expect(page.get_by_role("alert")).to_be_visible()
    assert loads() == 2


def test_a_page_that_is_new_says_what_is_missing_and_tries_again(page: Page, loads: Loads) -> None:
    gone(page, loads, until=2)
    to_settings(page)
    expect(page.get_by_role("alert")).to_have_text("This page could not be fetched.")
    assert loads() == 1
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
