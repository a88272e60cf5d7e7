"""The back button of a phone: it closes what is open, and only then leaves the screen."""

from playwright.sync_api import Page, expect

from tests.browser.company import play_elsewhere
from tests.browser.table import RESULT, new_table, open_table

DIALOG = "dialog[open]"


def test_back_closes_a_dialog_and_stays_at_the_table(phone: Page) -> None:
    phone.goto("/")
    phone.locator("h1").first.wait_for()
    table = new_table(phone, "block")
    open_table(phone, table)
    phone.locator("[data-part=menu]").tap()
    phone.get_by_role("button", name="Moves").tap()
    expect(phone.locator("dialog [data-part=story], dialog p")).not_to_have_count(0)
    expect(phone.get_by_role("heading", name="Moves")).to_have_count(1)
    phone.evaluate("() => void setTimeout(() => history.back())")
    expect(phone.locator(DIALOG)).to_have_count(0)
    expect(phone).to_have_url(f"/t/{table}")
    phone.evaluate("() => void setTimeout(() => history.back())")
    expect(phone.locator("[data-part=game]").first).to_be_visible()


def test_a_dialog_that_was_closed_leaves_nothing_behind(phone: Page) -> None:
    phone.goto("/")
    phone.locator("[data-part=game][data-game=block]").tap()
    phone.locator(DIALOG).wait_for()
    phone.wait_for_function("() => history.state?.layer")
    phone.get_by_role("button", name="Close").tap()
    phone.wait_for_function("() => !history.state?.layer")
    expect(phone.locator(DIALOG)).to_have_count(0)


def test_back_puts_the_result_aside(phone: Page) -> None:
    table = new_table(phone, "block", options={"hands": 1})
    open_table(phone, table)
    play_elsewhere([phone], table, match=True)
    phone.wait_for_function("() => history.state?.layer")
    phone.evaluate("() => void setTimeout(() => history.back())")
    expect(phone.locator(RESULT)).to_have_count(0)
    expect(phone.locator("[data-part=show-result]")).to_be_visible()


def test_settings_opened_from_a_table_lead_back_to_it(phone: Page) -> None:
    table = new_table(phone, "block")
    open_table(phone, table)
    phone.locator("[data-part=menu]").tap()
    phone.locator("dialog a[href='/settings']").tap()
    phone.locator("[data-part=to-table]").tap()
    expect(phone).to_have_url(f"/t/{table}")
    phone.locator("[data-part=menu]").tap()
    phone.locator("dialog a[href='/settings']").tap()
    phone.evaluate("() => void setTimeout(() => history.back())")
    expect(phone.locator("[data-part=table]")).to_be_visible()
