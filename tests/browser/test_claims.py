"""Muggins with claims: points are named by buttons, by mouse, touch and keyboard; and what was agreed is shown."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pressing import Press, finger, keys, mouse
from tests.browser.table import ask, my_turn, new_table, open_table, play, shown_line, wait_for_line

AGREED = {"muggins_call": True}
STATUS = "[data-part=status]"


def asked_for_points(page: Page, press: Press = mouse) -> dict[str, Any]:
    """A new table at which the person has just laid a tile, and is asked how many points that is."""
    table = new_table(page, "muggins", options=AGREED)
    open_table(page, table)
    while my_turn(page):
        seen: dict[str, Any] = ask(page, "GET", f"/api/tables/{table}")
        actions = seen["hand"]["actions"]
        if "claim-0" in actions:
            expect(page.locator("[data-action=claim-0]")).to_be_visible()
            return seen
        if seen["seq"] == shown_line(page) and actions:
            play(page, actions[0], actions, press)
            wait_for_line(page, seen["seq"])
    raise AssertionError("the hand was over before a tile was laid")


def test_tiles_are_laid_and_points_are_named_by_touch_and_by_keyboard(phone: Page, desktop: Page) -> None:
    ways: list[tuple[Page, Press]] = [(phone, finger), (desktop, keys)]
    for page, press in ways:
        seen = asked_for_points(page, press)
        press(page.locator("[data-action=claim-0]"))
        wait_for_line(page, seen["seq"])


def test_points_are_asked_for_and_no_tile_is_laid_before_they_are_named(desktop: Page) -> None:
    seen = asked_for_points(desktop)
    expect(desktop.locator(STATUS)).to_contain_text("How many points have you won?")
    assert "Total" not in desktop.locator("[data-part=ends]").inner_text()
    desktop.locator("[data-part=hand] button").first.click()
    expect(desktop.locator("[data-part=notice]")).to_have_text("First say how many points were won.")
    group = desktop.get_by_role("group", name="Your points")
    assert [button.inner_text() for button in group.get_by_role("button").all()] == ["1", "2", "3", "4", "none"]
    mouse(group.get_by_role("button", name="claim 4 points"))
    wait_for_line(desktop, seen["seq"])


@pytest.mark.parametrize("part", ["waiting", "table"])
def test_what_was_agreed_is_shown_to_everybody_at_the_table(desktop: Page, part: str) -> None:
    table = new_table(desktop, "team-block", people=2 if part == "waiting" else 1, options={"team_talk": True})
    desktop.goto(f"/t/{table}")
    shown = desktop.locator(f"[data-part={part}]")
    expect(shown).to_contain_text("Open talk")
    if part == "table":
        mouse(desktop.locator("[data-part=rules]"))
        expect(desktop.get_by_role("dialog").locator("[data-part=agreed]")).to_contain_text("Open talk")
