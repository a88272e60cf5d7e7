"""Every screen by axe-core: no violation on a phone and on a desktop, in the light and in the dark."""

from random import Random
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser.axe import COLOURS, RULES, SETTLED, no_violations
from tests.browser.company import play_match
from tests.browser.conftest import Newcomer
from tests.browser.table import RESULT, TABLE, new_table, open_table, sit
from tests.browser.watch import forgive

NOWHERE = "/gone"  # answers 404, with a page
PATHS = ["/", "/lobby", "/puzzles", "/mine", "/me", "/settings", "/new/block", "/new/all-fives", NOWHERE]
PATHS += ["/rules/block", "/rules/basics", "/rules/misprints", "/rules/plain-block"]
LOOKS: dict[Literal["light", "dark"], list[str]] = {"light": RULES, "dark": COLOURS}


@pytest.fixture(params=["phone", "desktop"])
def page(request: pytest.FixtureRequest, newcomer: Newcomer) -> Page:
    """A page on every device."""
    return newcomer(request.param)


def accessible(page: Page) -> None:
    """Nothing to complain about, in the light and in the dark."""
    for scheme, rules in LOOKS.items():
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.wait_for_function("look => document.documentElement.dataset.look === look", arg=scheme)
        page.evaluate(SETTLED)
        no_violations(page, rules)


@pytest.mark.parametrize("path", PATHS)
def test_a_screen_is_accessible(page: Page, path: str) -> None:
    forgive(page, rf"404 \(Not Found\) \(.*{NOWHERE}\)")
    page.goto(path)
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    accessible(page)


def test_a_table_is_accessible_before_and_after_the_deal(page: Page, newcomer: Newcomer) -> None:
    table = new_table(page, "block", players=2, people=2, options={"hands": 1})
    page.goto(f"/t/{table}")
    page.locator("[data-part=waiting]").wait_for()
    accessible(page)
    friend = newcomer("phone")
    sit(friend, table, "Bea")
    page.locator(TABLE).wait_for()
    accessible(page)


def test_the_end_of_a_match_is_accessible(page: Page) -> None:
    table = new_table(page, "block", options={"hands": 1})
    open_table(page, table)
    play_match(page, table, Random(1))
    page.locator(RESULT).wait_for()
    accessible(page)
    page.locator("[data-part=replay]").click()
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    accessible(page)
