"""Sentences that are shown for a moment at a table: they hide nothing they speak of, and go with the next move."""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.company import take_turn
from tests.browser.table import TABLE, new_table, open_table

NOTICE = "[data-part=notice]"
HIDDEN = """notice => [...document.querySelectorAll("[data-part=hand] [data-tile], [data-part=pane] [data-end]")]
  .filter(one => {
    const [over, under] = [notice.getBoundingClientRect(), one.getBoundingClientRect()];
    return over.top < under.bottom && under.top < over.bottom && over.left < under.right && under.left < over.right;
  }).length"""


def test_a_hint_hides_nothing_and_goes_with_the_next_move(phone: Page) -> None:
    table, rng = new_table(phone, "block"), Random("notice")
    open_table(phone, table)
    take_turn(phone, table, rng)
    phone.locator("[data-part=hint]:enabled").click()
    phone.locator(NOTICE).wait_for()
    assert phone.locator(NOTICE).evaluate(HIDDEN) == 0
    take_turn(phone, table, rng)
    expect(phone.locator(NOTICE)).to_have_count(0, timeout=1_000)


def test_a_notice_breaks_only_where_the_screen_ends(phone: Page) -> None:
    open_table(phone, new_table(phone, "block"))
    phone.locator(TABLE).press("l")
    box = phone.locator(NOTICE).bounding_box()
    assert box
    assert box["width"] > 360 / 2 or box["height"] < 50
