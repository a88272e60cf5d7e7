"""Squares and memory are over when somebody stops: who has laid something is asked before."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pressing import Press, keys, mouse
from tests.browser.table import RESULT, ask, new_table, open_table, play, wait_for_line

STOP, ASKED = "[data-action=stop]", "[data-part=stop]"


def building(page: Page, game: str) -> str:
    """A table where tiles may be laid; none is yet."""
    table = new_table(page, game)
    open_table(page, table)
    actions = ask(page, "GET", f"/api/tables/{table}")["hand"]["actions"]
    if "ready" in actions:
        play(page, "ready", actions)
    page.locator(STOP).wait_for()
    return table


def lay_one(page: Page, table: str, press: Press) -> int:
    """Lay a tile somewhere; the line that it made."""
    seen = ask(page, "GET", f"/api/tables/{table}")
    actions = seen["hand"]["actions"]
    play(page, Random("stop").choice([action for action in actions if "-" in action]), actions, press)
    wait_for_line(page, seen["seq"])
    return int(ask(page, "GET", f"/api/tables/{table}")["seq"])


@pytest.mark.parametrize("game", ["squares", "memory"])
@pytest.mark.parametrize("press", [mouse, keys])
def test_who_has_laid_something_is_asked(desktop: Page, game: str, press: Press) -> None:
    table = building(desktop, game)
    line = lay_one(desktop, table, mouse)
    press(desktop.locator(STOP))
    dialog = desktop.get_by_role("dialog", name="Stop here?")
    expect(dialog).to_contain_text("You have laid 1 tile.")
    expect(dialog.get_by_role("button", name="Go on")).to_be_focused()
    press(dialog.get_by_role("button", name="Go on"))
    expect(desktop.locator(ASKED)).to_have_count(0)
    expect(desktop.locator(STOP)).to_be_focused()
    assert ask(desktop, "GET", f"/api/tables/{table}")["seq"] == line
    press(desktop.locator(STOP))
    press(dialog.locator(STOP))
    desktop.locator(RESULT).wait_for()


def test_who_has_laid_nothing_just_stops(phone: Page) -> None:
    building(phone, "squares")
    phone.locator(STOP).tap()
    phone.locator(RESULT).wait_for()
    assert phone.locator(ASKED).count() == 0
