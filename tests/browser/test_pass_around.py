"""Two people at one device: the curtain hides their hands from each other."""

import re
from itertools import chain

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import in_hand
from tests.browser.table import RESULT, TABLE, ask, shown_line, wait_for_line

CURTAIN, LIFT = "[data-part=curtain]", "[data-part=lift-curtain]"
TOLD = "() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label]')].map(each => each.ariaLabel)]"
FITS = re.compile(r"\bfits\b|can be led")

Hands = dict[str, list[str]]  # as each one saw it last, by the words on the curtain


def start(page: Page, game: str) -> str:
    """Open a table for two at this device; its name."""
    page.goto("/")
    page.locator(f"[data-part=game][data-game={game}]").click()
    page.get_by_role("button", name="Pass and play").click()
    page.get_by_label("Name of player 2").fill("Bea")
    page.get_by_role("button", name="Start").click()
    page.locator(CURTAIN).wait_for()
    return page.url.rpartition("/")[2]


def lift(page: Page) -> str:
    """Lift the curtain; who did."""
    name = page.locator(LIFT).inner_text()
    page.locator(LIFT).click()
    page.locator(CURTAIN).wait_for(state="detached")
    page.wait_for_selector(f"{TABLE}[data-turn=you]")
    expect(page.locator("[data-part=live]")).to_contain_text("Your turn.")
    return name


def hidden(page: Page, table: str, hands: Hands) -> None:
    """Nothing on the page, seen or heard, names a tile that is in one of the hands."""
    page.locator(LIFT).wait_for()
    assert page.locator("[data-part=hand], [data-tile]").count() == 0
    game = ask(page, "GET", f"/api/tables/{table}")["hand"]["table"]
    known = {*game["hands"][0], *chain(*hands.values())} - {joint["tile"] for joint in game["layout"]["joints"]}
    told = " ".join(page.evaluate(TOLD))
    assert len(known) > 1
    assert [tile for tile in known if re.search(rf"\b{tile}\b", told)] == []


def act(page: Page) -> None:
    """Lay a tile that fits, or do what is offered instead."""
    line, offered = shown_line(page), page.locator(f"{TABLE} [data-action]")
    fitting = page.locator("[data-part=hand]").get_by_role("button", name=FITS)
    if fitting.count() == 0:
        offered.first.click()
    else:
        fitting.first.click()
        end = page.locator("[data-end]:not([aria-disabled=true])")
        if end.count():
            end.first.click()
    wait_for_line(page, line)


def test_a_hand_is_passed_around_and_nobody_sees_the_other_hand(phone: Page) -> None:
    table = start(phone, "block")
    hands: Hands = {}
    turns = 0
    while phone.locator(RESULT).count() == 0:
        hidden(phone, table, hands)
        name = lift(phone)
        hands[name] = in_hand(phone)
        act(phone)
        phone.locator(f"{CURTAIN}, {RESULT}").first.wait_for()
        turns += 1
    assert turns > 4
    assert len(hands) == 2
    assert any("Bea" in name for name in hands)
    expect(phone.locator(RESULT).get_by_text("What was left in hand")).to_be_visible()


@pytest.mark.parametrize("comes_back", ["", "after a reload"])
def test_no_key_tells_a_hand_while_the_curtain_is_down(desktop: Page, comes_back: str) -> None:
    table = start(desktop, "block")
    first = lift(desktop)
    hands = {first: in_hand(desktop)}
    desktop.keyboard.press("h")
    expect(desktop.locator("[data-part=notice]")).to_contain_text("Your hand")
    act(desktop)
    desktop.locator(LIFT).wait_for()
    if comes_back:
        desktop.reload()
        desktop.locator(LIFT).wait_for()
    line = shown_line(desktop)
    hidden(desktop, table, hands)
    for key in ("h", "l", "1", "d", "p"):
        desktop.keyboard.press(key)
        hidden(desktop, table, hands)
    assert shown_line(desktop) == line
    assert desktop.locator(LIFT).inner_text() != first
    assert desktop.locator("[data-part=hint], [data-part=take-back]").count() == 0
