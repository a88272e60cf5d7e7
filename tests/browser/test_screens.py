"""Every screen by axe-core: no violation on a phone and on a desktop, in the light and in the dark."""

from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.axe import no_violations
from tests.browser.conftest import Newcomer
from tests.browser.table import RESULT, TABLE, new_table, open_table, play_hand, sit

PATHS = ["/", "/lobby", "/puzzles", "/mine", "/settings", "/new/block", "/new/all-fives", "/rules/block", "/gone"]
LOOKS = [(device, scheme) for device in ("phone", "desktop") for scheme in ("light", "dark")]


@pytest.fixture(params=LOOKS, ids="-".join)
def page(request: pytest.FixtureRequest, newcomer: Newcomer) -> Page:
    """A page on every device, in every light."""
    device, scheme = request.param
    return newcomer(device, color_scheme=scheme)


@pytest.mark.parametrize("path", PATHS)
def test_a_screen_is_accessible(page: Page, path: str) -> None:
    page.goto(path)
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    no_violations(page)


def test_a_table_is_accessible_before_and_after_the_deal(page: Page, newcomer: Newcomer) -> None:
    table = new_table(page, "block", players=2, people=2, options={"hands": 1})
    page.goto(f"/t/{table}")
    page.locator("[data-part=waiting]").wait_for()
    no_violations(page)
    friend = newcomer("phone")
    sit(friend, table, "Bea")
    page.locator(TABLE).wait_for()
    no_violations(page)


def test_the_end_of_a_match_is_accessible(page: Page) -> None:
    table = new_table(page, "block", options={"hands": 1})
    open_table(page, table)
    play_hand(page, table, Random(1))
    page.locator(RESULT).wait_for()
    no_violations(page)
    page.locator("[data-part=replay]").click()
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    no_violations(page)
