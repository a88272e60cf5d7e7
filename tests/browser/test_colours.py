"""A table of colours in the browser: plates with signs on every tile, and names of colours for those who listen."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.company import HAND, play_elsewhere
from tests.browser.conftest import Newcomer
from tests.browser.table import RESULT, ask, my_turn, new_table, open_table

NAMED = {
    "en": ["white", "pink", "red", "yellow", "green", "blue", "purple"],
    "de": ["Weiß", "Rosa", "Rot", "Gelb", "Grün", "Blau", "Lila"],
}
NUMBERS = re.compile(r"\b[0-6]-[0-6]\b")


def called(tile: str, lang: str) -> str:
    """The name of a tile, as it is said alone."""
    low, high = (NAMED[lang][int(half)] for half in tile.split("-"))
    if low == high:
        return {"en": f"double {low}", "de": f"{low}-Pasch"}[lang]
    return {"en": f"{low} and {high}", "de": f"{low}-{high}"}[lang]


def plates(part: Locator) -> list[str | None]:
    """The numbers whose plates are drawn there."""
    return [plate.get_attribute("data-plate") for plate in part.locator("[data-plate]").all()]


def at_turn(page: Page) -> str:
    """A table for two where one's turn has come; a lead may block a whole hand, and then there is another table."""
    while True:
        table = new_table(page, "colour-block", players=2, options={"hands": 1})
        open_table(page, table)
        if my_turn(page):
            return table


def preferring(page: Page, tiles: str) -> Page:
    """Somebody who has chosen what tiles show."""
    page.add_init_script(f"localStorage.setItem('boneyard', JSON.stringify({{ tiles: '{tiles}' }}))")
    return page


@pytest.mark.parametrize("device, lang, tiles", [("phone", "en", "numerals"), ("desktop", "de", "pips")])
def test_tiles_are_plates_and_are_named_by_their_colours(
    newcomer: Newcomer, device: str, lang: str, tiles: str
) -> None:
    page = preferring(newcomer(device, locale=lang), tiles)
    table = at_turn(page)
    for tile in page.locator(HAND).all():
        name = str(tile.get_attribute("data-tile"))
        assert plates(tile) == name.split("-")
        assert re.match(rf"{called(name, lang)}(,|$)", str(tile.get_attribute("aria-label")))
    play_elsewhere([page], table)
    result = page.locator(RESULT)
    assert not NUMBERS.search(result.inner_text())
    left = ask(page, "GET", f"/api/tables/{table}")["hand"]["table"]["hands"]
    assert sorted(map(str, plates(result))) == sorted(
        half for hand in left for tile in hand for half in tile.split("-")
    )
    steps = ask(page, "GET", f"/api/tables/{table}/replay?hand=1")["steps"]
    page.goto(f"/replay/{table}?step=1")
    lead = NAMED[lang][int(steps[1]["action"][0])]
    expect(page.locator("[data-part=replay-board] .end")).to_have_text([lead, lead])
    assert page.locator("main .pips, main .number").count() == 0
    told = page.locator("[data-part=replay-moves] li").all_inner_texts()
    for sentence, step in zip(told, steps, strict=True):
        assert not NUMBERS.search(sentence)
        assert all(called(event["tile"], lang) in sentence for event in step["events"] if event["is"] == "Placed")


def test_a_hand_is_heard_in_colours(desktop: Page) -> None:
    at_turn(desktop)
    desktop.keyboard.press("h")
    heard = desktop.locator("[data-part=live]")
    expect(heard).to_contain_text(" points: ")
    assert not NUMBERS.search(heard.inner_text())
    assert any(name in heard.inner_text() for name in NAMED["en"])


def test_other_games_show_what_somebody_prefers(desktop: Page) -> None:
    page = preferring(desktop, "numerals")
    open_table(page, new_table(page, "block", players=2))
    expect(page.locator(f"{HAND} .number").first).to_be_visible()
    assert page.locator("[data-plate]").count() == 0


def test_the_card_of_the_game_shows_colours_without_pips(desktop: Page) -> None:
    desktop.goto("/")
    card, other = (desktop.locator(f"[data-part=game][data-game={name}]") for name in ("colour-block", "block"))
    for each in (card, other):
        each.scroll_into_view_if_needed()
        expect(each.locator("svg")).to_be_visible()
    assert (card.locator(".pips").count(), other.locator(".pips").count() > 0) == (0, True)
