"""The rulebook in the browser: pages without a command, links to rulings and back, and pages that search finds."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.table import TABLE, new_table, open_table


def test_a_ruling_is_a_link_to_its_sentence_and_one_comes_back_to_where_one_was(desktop: Page) -> None:
    desktop.goto("/rules/block")
    link = desktop.get_by_role("link", name="It is one")
    link.scroll_into_view_if_needed()
    link.click()
    sentence = desktop.locator("li", has=desktop.locator("#block-draw"))
    expect(sentence).to_be_in_viewport()
    expect(sentence).to_contain_text("and one it is")
    expect(desktop.locator("#block-draw")).to_be_focused()
    desktop.go_back()
    expect(desktop.get_by_role("link", name="It is one")).to_be_in_viewport()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_page_tells_its_options_in_the_words_of_the_form(newcomer: Newcomer, lang: str) -> None:
    page = newcomer("phone", locale=lang)
    page.goto("/rules/chicken-foot")
    name = {"en": "Let a dead foot go.", "de": "Toten Fuß freigeben."}[lang]
    expect(page.locator("li strong", has_text=name)).to_be_visible()
    assert not re.search(r"=true|\bcf_|R-\d|\{#|\]\(", page.locator("main").inner_text())


def test_the_rules_at_a_table_open_their_links_beside_it(desktop: Page) -> None:
    open_table(desktop, new_table(desktop, "block"))
    desktop.locator("[data-part=rules]").click()
    rules = desktop.locator("[data-part=rules-page]")
    expect(rules.get_by_role("heading", name="Block", exact=True)).to_have_count(1)
    with desktop.context.expect_page() as opened:
        rules.get_by_role("link", name="It is one").click()
    expect(opened.value.locator("#block-draw")).to_be_focused()
    expect(desktop.locator(TABLE)).to_be_visible()


def test_search_finds_a_game_by_another_name_and_the_pages_about_all_games(desktop: Page) -> None:
    desktop.goto("/")
    search = desktop.get_by_role("searchbox")
    search.fill("mexican train")
    expect(desktop.locator("ul.games li")).to_have_count(1)
    expect(desktop.locator("ul.games li")).to_contain_text("Cyprus")
    search.fill("glossary")
    desktop.locator("main").get_by_role("link", name="Basics").first.click()
    expect(desktop.get_by_role("heading", name="Words of the game")).to_be_visible()
