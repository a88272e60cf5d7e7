"""Played by ear and by keys: what is said, where the focus goes, and what the keys do."""

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import on_turn, play_elsewhere, take_turn
from tests.browser.conftest import Newcomer
from tests.browser.pressing import keys
from tests.browser.table import RESULT, TABLE, ask, new_table, open_table, parts, play_hand, sit
from tests.browser.watch import forgive

NOTICE, NEXT, AGAIN = "[data-part=notice]", "[data-part=next-hand]", "[data-part=show-result]"
RACK = "[data-part=hand] [data-tile]"
LISTEN = """() => {
  const [live, heard] = [document.querySelector("[data-part=live]"), (window.heard = [])];
  const hear = () => live.textContent && heard.push(live.textContent);
  new MutationObserver(hear).observe(live, { childList: true, subtree: true });
}"""


def listen(page: Page) -> None:
    """From now on keep what the live region says."""
    page.locator("[data-part=live]").wait_for(state="attached")
    page.evaluate(LISTEN)


def heard(page: Page) -> str:
    """All that was said since."""
    return " ".join(page.evaluate("window.heard")).replace("\u00a0", " ")


def focused(page: Page, what: str) -> bool:
    """Whether this has the focus."""
    return bool(page.evaluate("what => document.activeElement.matches(what)", what))


def wait_for_focus(page: Page, what: str) -> None:
    """Wait until this has the focus."""
    page.wait_for_function("what => document.activeElement.matches(what)", arg=what)


def opened(page: Page, game: str = "block", **more: Any) -> str:
    """A table of this game, with the person at it."""
    table = new_table(page, game, **more)
    open_table(page, table)
    return table


def choose_shortcuts(page: Page, how: str) -> None:
    """Choose in the dialog of the keys how they are pressed."""
    page.locator("[data-part=menu]").click()
    page.locator("[data-part=show-keys]").click()
    page.locator(f'[data-part=shortcuts] label:has([value="{how}"])').click()
    page.locator("[data-part=keys]").press("Escape")
    page.locator("[data-part=keys]").wait_for(state="detached")


def test_a_hand_its_result_and_the_next_hand_by_keys_alone(desktop: Page) -> None:
    table = opened(desktop)
    listen(desktop)
    play_hand(desktop, table, Random("by ear"), keys)
    wait_for_focus(desktop, f"{RESULT} h2")
    assert re.search(r"Hand 1 is over\. This hand: .*\d.* Score: .*\d", heard(desktop))
    desktop.keyboard.press("F6")
    wait_for_focus(desktop, f"{TABLE} h1")
    desktop.keyboard.press("F6")
    wait_for_focus(desktop, f"{RESULT} h2")
    desktop.keyboard.press("Escape")
    wait_for_focus(desktop, AGAIN)
    assert "The result is put aside." in heard(desktop)
    desktop.keyboard.press("Enter")
    wait_for_focus(desktop, f"{RESULT} h2")
    desktop.keyboard.press("n")
    desktop.locator(RESULT).wait_for(state="detached")
    play_elsewhere([desktop], table)
    said = heard(desktop)
    assert "Hand 2 is dealt." in said
    assert said.count("Hand 2 is over.") == 1


def test_escape_puts_the_result_aside_from_anywhere_and_the_chips_say_what_was_left_and_won(desktop: Page) -> None:
    table = opened(desktop)
    play_elsewhere([desktop], table)
    desktop.locator("[data-part=menu]").focus()
    desktop.keyboard.press("Escape")
    wait_for_focus(desktop, AGAIN)
    assert desktop.locator(RESULT).count() == 0
    players = desktop.locator("[data-part=players]").aria_snapshot()
    assert re.search(r"left: \S", players) or not desktop.locator("[data-part=turned-over]").count()
    won = ask(desktop, "GET", f"/api/tables/{table}")["hand"]["result"]
    assert bool(re.search(r"[+−]\d", players)) is any(won)  # noqa: RUF001


def test_whoever_arrives_is_at_the_table_and_hears_the_deal(desktop: Page) -> None:
    desktop.goto("/")
    listen(desktop)
    keys(desktop.locator("[data-part=play-now]"))
    desktop.locator(TABLE).wait_for()
    wait_for_focus(desktop, f"{TABLE} h1")
    assert "Hand 1 is dealt." in heard(desktop)


def test_the_empty_table_has_no_open_end(desktop: Page, phone: Page) -> None:
    table = new_table(desktop, "block", players=2, people=2)
    sit(phone, table, "Bea")
    open_table(desktop, table)
    ends = desktop.locator(f"{TABLE} [data-end]")
    expect(ends).to_have_count(1)
    assert ends.get_attribute("aria-label") == "Nothing has been laid yet."


def test_the_digits_take_the_tiles_in_the_order_in_which_the_hand_is_read(desktop: Page) -> None:
    opened(desktop, "block")
    desktop.keyboard.press("h")
    said = desktop.locator(NOTICE).inner_text().partition(": ")[2]
    spoken = [word.strip(" .") for word in re.split(", | and ", said)]
    shown = [tile.get_attribute("aria-label") or "" for tile in desktop.locator(RACK).all()]
    assert [name.partition(",")[0] for name in shown] == spoken
    desktop.keyboard.press("3")
    wait_for_focus(desktop, f'[data-tile="{desktop.locator(RACK).nth(2).get_attribute("data-tile")}"], [data-end]')


def test_the_focus_stays_in_the_hand_when_its_tile_is_laid(desktop: Page) -> None:
    table = new_table(desktop, "block")
    open_table(desktop, table)
    while not (single := [tile for tile, count in ways(desktop, table).items() if tile and count == 1]):
        take_turn(desktop, table, Random("focus"))
    desktop.locator(f'{RACK}[data-tile="{single[0]}"]').focus()
    desktop.keyboard.press("Enter")
    desktop.locator(f'{RACK}[data-tile="{single[0]}"]').wait_for(state="detached")
    wait_for_focus(desktop, RACK)


def ways(page: Page, table: str) -> Counter[str]:
    """In how many ways each tile can be laid on one's turn."""
    return Counter(parts(action)[0] for action in on_turn(page, table)["hand"]["actions"])


@pytest.mark.parametrize(("how", "does", "not_any_more"), [("alt", "Alt+s", "s"), ("off", "", "s")])
def test_letters_can_be_moved_or_switched_off(desktop: Page, how: str, does: str, not_any_more: str) -> None:
    opened(desktop)
    choose_shortcuts(desktop, how)
    listen(desktop)
    desktop.keyboard.press(not_any_more)
    desktop.keyboard.press("?")
    desktop.wait_for_timeout(100)
    assert "Score" not in heard(desktop)
    assert desktop.locator("[data-part=keys]").count() == 0
    if does:
        desktop.keyboard.press(does)
        expect(desktop.locator(NOTICE)).to_contain_text("Score")


def test_the_loss_of_the_network_is_heard_and_its_return_too(desktop: Page) -> None:
    forgive(desktop, "ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
    opened(desktop)
    desktop.locator('[data-part=connection][data-connection="on"]').wait_for()
    listen(desktop)
    desktop.context.set_offline(True)
    expect(desktop.locator("[data-part=live]")).to_contain_text("The connection is lost")
    desktop.context.set_offline(False)
    desktop.locator('[data-part=connection][data-connection="on"]').wait_for()
    assert heard(desktop).count("The connection is lost") == 1
    assert heard(desktop).count("The connection is back.") == 1


# The colours around everything that Tab reaches, as red, green and blue: the ring and what is beneath it.
RINGS = """() => {
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgb = colour => {
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  };
  const here = document.activeElement;
  const style = getComputedStyle(here);
  const own = here.closest(".card") ? ["--card"] : ["--felt", "--felt-deep"];
  const under = own.map(name => rgb(getComputedStyle(document.documentElement).getPropertyValue(name)));
  const wide = parseFloat(style.outlineWidth);
  const dim = style.opacity < 1 || style.filter.includes("brightness");
  return { name: here.outerHTML.slice(0, 90), wide, dim, ring: rgb(style.outlineColor), under };
}"""


def luminance(colour: list[int]) -> float:
    """The relative luminance of a colour, as WCAG has it."""
    red, green, blue = (part / 3294.6 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: list[int], other: list[int]) -> float:
    """How much two colours differ, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("look", "game"), [("light", "block"), ("dark", "fortress"), ("contrast", "hectic"), ("light", "hectic")]
)
def test_what_has_the_focus_is_seen_on_the_felt(newcomer: Newcomer, look: str, game: str) -> None:
    page = newcomer("desktop")
    page.add_init_script(f"""localStorage.setItem("boneyard", '{{"look": "{look}"}}')""")
    opened(page, game)
    page.locator(f"{TABLE} [data-part=menu]").wait_for()
    for _ in range(16):
        page.keyboard.press("Tab")
        if focused(page, "body"):
            continue
        seen = page.evaluate(RINGS)
        assert seen["wide"] >= 2, seen
        assert not seen["dim"], seen
        assert all(contrast(seen["ring"], under) >= 3 for under in seen["under"]), seen
