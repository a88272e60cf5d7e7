"""The language of the page: switched at the bottom of every screen, at the place where one is, and remembered."""

from playwright.sync_api import expect

from boneyard import rulebook
from boneyard.words import Words
from tests.browser.conftest import Newcomer

SWITCH = "[data-part=language] select"


def test_the_language_is_switched_without_leaving_and_remembered(newcomer: Newcomer) -> None:
    page = newcomer("phone", locale="en")
    page.goto("/rules/muggins")
    page.locator(SWITCH).scroll_into_view_if_needed()
    page.locator(SWITCH).select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("main")).to_contain_text(rulebook.text("muggins", "pl").split("\n\n")[1])  # its goal
    assert page.url.endswith("/rules/muggins")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator(SWITCH)).to_have_value("pl")


def test_every_language_is_offered_by_the_name_that_it_has_itself(newcomer: Newcomer) -> None:
    page = newcomer("phone", locale="ru")
    page.goto("/lobby")
    page.locator(SWITCH).wait_for()
    offered = page.locator(f"{SWITCH} option").all_text_contents()
    assert offered[0] == "English"
    assert {"Deutsch", "Français", "Español", "Italiano", "Nederlands", "Dansk", "Svenska", "Polski", "Русский"} <= {
        *offered
    }


def test_a_game_is_found_by_its_name_in_another_language(newcomer: Newcomer) -> None:
    page = newcomer("phone", locale="da")
    page.goto("/")
    page.locator("input[type=search]").fill("Zampa di gallina")
    expect(page.locator("[data-game]")).to_have_count(1)
    expect(page.locator("[data-game]")).to_contain_text(Words("da").game("chicken-foot"))
