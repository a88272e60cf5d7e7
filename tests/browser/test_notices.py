"""Sentences that are shown for a moment at a table: they hide nothing they speak of, and go with the next move."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import on_turn, take_turn
from tests.browser.conftest import Newcomer
from tests.browser.table import TABLE, new_table, open_table

NOTICE = "[data-part=notice]"
HIDDEN = """notice => [...document.querySelectorAll("[data-part=hand] [data-tile], [data-part=pane] [data-end]")]
  .filter(one => {
    const [over, under] = [notice.getBoundingClientRect(), one.getBoundingClientRect()];
    return over.top < under.bottom && under.top < over.bottom && over.left < under.right && under.left < over.right;
  }).length"""


def hinted(page: Page) -> str:
    """A table after the first tile, where somebody who has a choice asks for a hint."""
    table = new_table(page, "block")
    open_table(page, table)
    take_turn(page, table, Random("notice"))
    while len(on_turn(page, table)["hand"]["actions"]) == 1:
        take_turn(page, table, Random("notice"))
    page.locator("[data-part=hint]:enabled").click()
    page.locator(NOTICE).wait_for()
    return table


@pytest.mark.parametrize("device", ["phone", "landscape"])
def test_a_hint_hides_nothing_and_goes_with_the_next_move(newcomer: Newcomer, device: str) -> None:
    page = newcomer(device)
    table = hinted(page)
    assert page.locator(NOTICE).evaluate(HIDDEN) == 0
    take_turn(page, table, Random("notice"))
    expect(page.locator(NOTICE)).to_have_count(0, timeout=1_000)


def test_a_hint_on_a_phone_shows_its_other_reasons_when_asked_and_says_them_at_once(phone: Page) -> None:
    hinted(phone)
    expect(phone.locator(NOTICE)).not_to_contain_text("Expected at the end")
    expect(phone.locator("[data-part=live]")).to_contain_text("Expected at the end")
    phone.locator("[data-part=notice-way]").tap()
    expect(phone.locator(NOTICE)).to_contain_text("Expected at the end")


def test_a_notice_breaks_only_where_the_screen_ends(phone: Page) -> None:
    open_table(phone, new_table(phone, "block"))
    phone.locator(TABLE).press("l")
    box = phone.locator(NOTICE).bounding_box()
    assert box
    assert box["width"] > 360 / 2 or box["height"] < 50
