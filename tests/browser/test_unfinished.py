"""Unfinished games on the first screen: in one row above the catalogue, and dismissed at a touch."""

from playwright.sync_api import Page, expect

from tests.browser.table import new_table

RUNNING, DISMISS = "[data-part=running]", "[data-part=dismiss]"


def test_unfinished_games_take_one_row_and_can_be_dismissed(phone: Page) -> None:
    for _ in range(4):
        new_table(phone, "block")
    phone.goto("/")
    expect(phone.locator(RUNNING)).to_have_count(4)
    assert len({round(game.bounding_box()["y"]) for game in phone.locator(RUNNING).all()}) == 1  # type: ignore[index]
    phone.locator(DISMISS).first.tap()
    expect(phone.locator(RUNNING)).to_have_count(3)
    phone.locator("[data-part=notice-way]").tap()  # not meant so
    expect(phone.locator(RUNNING)).to_have_count(4)
    expect(phone.locator("[data-part=notice]")).to_have_count(0)
    phone.locator(DISMISS).first.tap()
    phone.reload()
    expect(phone.locator(RUNNING)).to_have_count(3)


def test_a_game_with_people_cannot_be_dismissed(phone: Page) -> None:
    new_table(phone, "block", people=2)
    phone.goto("/")
    expect(phone.locator(RUNNING)).to_have_count(1)
    expect(phone.locator(DISMISS)).to_have_count(0)
