"""Editions and lengths: what a person who just presses Play gets, and how the rules of another text are chosen."""

from typing import Any

from playwright.sync_api import Page, expect

from boneyard.games import page as rulebook_page
from tests.browser.table import TABLE, ask


def options_at(page: Page) -> Any:
    """The options of the table that the page shows."""
    return ask(page, "GET", f"/api/tables/{page.url.rsplit('/', 1)[-1]}")["options"]


def test_whoever_presses_play_gets_a_short_match_and_may_choose_the_whole_one(desktop: Page) -> None:
    desktop.goto("/")
    desktop.locator("[data-part=play-now]").click()
    desktop.locator(TABLE).wait_for()
    assert options_at(desktop) == rulebook_page("draw").suggested[2]
    desktop.goto("/")
    desktop.locator("[data-part=game][data-game=sebastopol]").click()
    desktop.locator("[data-part=as-printed]").click()
    desktop.locator("[data-part=play]").click()
    desktop.locator(TABLE).wait_for()
    assert options_at(desktop) == {}


def test_one_choice_sets_the_rules_of_another_text(desktop: Page) -> None:
    desktop.goto("/new/cyprus")
    chosen = desktop.locator("[data-part=edition] select")
    passing = desktop.locator("[data-option=voluntary_pass] input")
    expect(passing).not_to_be_checked()
    chosen.select_option(index=1)
    expect(passing).to_be_checked()
    desktop.locator("[data-part=create]").click()
    expect(desktop.locator("[data-part=waiting] [data-part=edition]")).to_contain_text("(French)")
    assert options_at(desktop) == {"voluntary_pass": True, **rulebook_page("cyprus").suggested[4]}


def test_a_rule_changed_by_hand_is_told_in_the_form(desktop: Page) -> None:
    desktop.goto("/new/hungarian")
    chosen = desktop.locator("[data-part=edition] option:checked")
    expect(chosen).not_to_contain_text("changed")
    desktop.locator("[data-option=blocked_deduct_own] label").click()
    expect(chosen).to_contain_text("changed")
