"""A tile that cannot be laid says why, in the language of the page, and nothing is changed."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import in_hand, on_turn, take_turn
from tests.browser.conftest import Newcomer
from tests.browser.table import ask, new_table, open_table, parts

NOTICE, LIVE = "[data-part=notice]", "[data-part=live]"


def useless(hand: dict[str, Any]) -> list[str]:
    """The tiles in hand that cannot be laid, though others can."""
    used = {parts(action)[0] for action in hand["actions"]} - {""}
    return [tile for tile in hand["table"]["hands"][0] if used and tile not in used]


def find_useless(page: Page, table: str) -> tuple[str, list[int]]:
    """Play until some tiles fit and one does not; that one, and the open numbers."""
    while not useless(hand := on_turn(page, table)["hand"]) or not hand["table"]["layout"]["joints"]:
        take_turn(page, table, Random("useless"))
    return useless(hand)[0], sorted({end["number"] for end in hand["table"]["layout"]["ends"]})


SENTENCES = [
    ("en-GB", r"{tile} does not fit: open now are {open}\.", "and"),
    ("de-DE", r"{tile} passt nicht: Offen sind {open}\.", "und"),
]


@pytest.mark.parametrize("locale, sentence, joined", SENTENCES)
def test_a_tile_that_does_not_fit_says_so(newcomer: Newcomer, locale: str, sentence: str, joined: str) -> None:
    page = newcomer("phone", locale=locale)
    table = new_table(page, "draw", options={"hands": 3})
    open_table(page, table)
    tile, numbers = find_useless(page, table)
    before, hand = ask(page, "GET", f"/api/tables/{table}"), in_hand(page)
    page.locator(f'[data-part=hand] [data-tile="{tile}"]').click()
    wanted = re.compile(sentence.format(tile=tile, open=f" {joined} ".join(map(str, numbers))))
    expect(page.locator(NOTICE)).to_have_text(wanted)
    expect(page.locator(LIVE)).to_have_text(wanted)
    assert in_hand(page) == hand
    assert page.locator("[data-end]:not([aria-disabled=true])").count() == 0
    page.wait_for_timeout(200)
    assert ask(page, "GET", f"/api/tables/{table}") == before


def test_a_tile_out_of_turn_says_whose_turn_it_is(newcomer: Newcomer) -> None:
    ann, bea = newcomer("phone"), newcomer("desktop")
    table = new_table(ann, "block", players=2, people=2)
    ask(bea, "POST", "/api/guest")
    ask(bea, "POST", f"/api/tables/{table}/sit", {"name": "Bea"})
    for page in (ann, bea):
        open_table(page, table)
    [leads] = ask(ann, "GET", f"/api/tables/{table}")["hand"]["turn"]
    idle, name = (ann, "Bea") if leads else (bea, "Ann")
    idle.locator("[data-part=hand] [data-tile]").first.click()
    expect(idle.locator(NOTICE)).to_have_text(f"It is not your turn: {name} to play.")
    assert ask(ann, "GET", f"/api/tables/{table}")["hand"]["turn"] == [leads]


def test_a_tile_that_was_put_back_looks_free_again(phone: Page) -> None:
    open_table(phone, new_table(phone, "hectic", pace=10))
    tile = phone.locator("[data-part=pool] [data-action]").first
    tile.tap()
    phone.locator("[data-action^='-']").first.tap()
    phone.locator("[data-action^='-']").wait_for(state="detached")
    expect(tile).to_have_css("opacity", "1")


def test_before_a_tile_is_taken_up_the_button_that_turns_it_says_so(phone: Page) -> None:
    open_table(phone, new_table(phone, "squares", players=1))
    phone.locator("[data-part=turn]").tap(force=True)  # it is grey, and still answers
    expect(phone.locator(NOTICE)).to_have_text("Take up a tile first: then it can be turned.")
