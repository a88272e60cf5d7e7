"""Every screen by axe-core: no violation on a phone and on a desktop, in the light and in the dark; and by finger."""

from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser.axe import COLOURS, RULES, SETTLED, no_violations
from tests.browser.company import next_hand, play_elsewhere
from tests.browser.conftest import Newcomer
from tests.browser.table import RESULT, TABLE, new_table, open_table, sit
from tests.browser.targets import roomy
from tests.browser.watch import forgive

SHEET = f"{RESULT} [data-part=sheet]"
NOWHERE = "/gone"  # answers 404, with a page
PATHS = ["/", "/lobby", "/puzzles", "/mine", "/me", "/settings", "/new/block", "/new/all-fives", NOWHERE]
PATHS += ["/rules/block", "/rules/basics", "/rules/misprints", "/rules/ratings", "/rules/plain-block"]
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


def test_every_screen_is_accessible_and_has_room_for_fingers(page: Page) -> None:
    touched = page.evaluate("navigator.maxTouchPoints") > 0
    forgive(page, rf"404 \(Not Found\) \(.*{NOWHERE}\)")
    for path in PATHS:
        page.goto(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        accessible(page)
        if touched:
            roomy(page)


def test_a_table_is_accessible_before_and_after_the_deal(page: Page, newcomer: Newcomer) -> None:
    table = new_table(page, "block", players=2, people=2, options={"hands": 1})
    page.goto(f"/t/{table}")
    page.locator("[data-part=waiting]").wait_for()
    accessible(page)
    friend = newcomer("phone")
    sit(friend, table, "Bea")
    page.locator(TABLE).wait_for()
    accessible(page)


def test_results_their_score_sheet_and_the_replay_are_accessible(page: Page) -> None:
    table = new_table(page, "block", options={"hands": 2})
    open_table(page, table)
    play_elsewhere([page], table)
    accessible(page)
    next_hand([page])
    play_elsewhere([page], table)
    page.locator(SHEET).wait_for()
    accessible(page)
    page.locator("[data-part=replay]").click()
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    accessible(page)
    page.evaluate("localStorage.setItem('boneyard', JSON.stringify({ look: 'contrast' }))")
    open_table(page, table)
    page.locator(SHEET).wait_for()
    page.evaluate(SETTLED)
    no_violations(page, COLOURS)
