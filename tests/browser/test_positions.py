"""The rules on their screen: the boards of the tables draw the position of the page, to be looked at only."""

import re
from collections.abc import Iterator, Sequence

from playwright.sync_api import Page, expect

from boneyard.positions import position
from boneyard.words import Words
from tests.browser.axe import no_violations
from tests.browser.conftest import Newcomer
from tests.kinds import KINDS

WIDE = ("block", "cyprus", "fortress", "hectic")  # looked at on a wide screen too
FIGURE = "[data-part=position]"
PICTURE = f"{FIGURE} > [role=img]"
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
CUT = """picture => {
  const frame = picture.getBoundingClientRect();
  return [...picture.querySelectorAll("g.tile, [data-part=hand], table, p")].filter((one) => {
    const { top, bottom, left, right, width } = one.getBoundingClientRect();
    const beyond = [frame.top - top, bottom - frame.bottom, frame.left - left, right - frame.right];
    return width && Math.max(...beyond) > 1;
  }).map((one) => one.outerHTML.slice(0, 120));
}"""


def opened(page: Page, game: str) -> None:
    """The rules of a game, with their position."""
    page.goto(f"/rules/{game}")
    page.locator(f"{PICTURE} svg").first.wait_for()


def unbroken(text: str) -> str:
    """The tiles in a text as the browser holds them together."""
    return re.sub(r"(\d)-(?=\d)", "\\1\N{WORD JOINER}-\N{WORD JOINER}", text)


def leaf_through(page: Page, games: Sequence[str]) -> Iterator[str]:
    """The rules of one game after another."""
    for game in games:
        opened(page, game)
        yield game


def drawn_whole(page: Page, game: str) -> None:
    """Nothing of a position is cut, and it is told in words."""
    caption = page.locator(f"{FIGURE} figcaption p").inner_text()
    assert caption == unbroken(Words().say(f"position-{game}"))
    assert page.locator(PICTURE).evaluate(CUT) == [], game
    assert page.evaluate(WIDER) is False, game
    assert len(page.locator(PICTURE).get_attribute("aria-label") or "") > 20, game


def test_every_position_is_drawn_whole_and_has_a_caption(phone: Page) -> None:
    for game in leaf_through(phone, KINDS):
        drawn_whole(phone, game)


def test_nothing_of_a_position_can_be_pressed(desktop: Page) -> None:
    for game in leaf_through(desktop, WIDE):
        drawn_whole(desktop, game)
        story = desktop.locator(f"{FIGURE} summary")
        desktop.get_by_role("link", name="First lesson").focus()
        desktop.keyboard.press("Tab")
        expect(story).to_be_focused()
        for key in ("z", "r"):
            desktop.keyboard.press(key)
        assert desktop.locator("[data-part=loupe]").count() == 0, game


def test_the_story_of_a_position_is_told_move_by_move(phone: Page) -> None:
    opened(phone, "italian")
    phone.locator(f"{FIGURE} summary").click()
    told = phone.locator(f"{FIGURE} li").all_inner_texts()
    assert len(told) == len(position("italian").record.hands[0].moves)
    assert told[1:3] == [unbroken("Ben lays 4-4: 20."), unbroken("Cleo lays 1-3: 24.")]
    no_violations(phone)


def test_a_line_is_described_to_those_who_cannot_see_it(desktop: Page) -> None:
    opened(desktop, "muggins")
    label = desktop.locator(PICTURE).get_attribute("aria-label") or ""
    assert label.startswith("From left to right: double five, 5-6, double six, 3-6 and 3-5.")
    assert label.endswith("They total 15.")
    expect(desktop.get_by_role("img", name="From left to right")).to_be_visible()


def test_the_caption_is_in_the_language_of_the_reader(newcomer: Newcomer) -> None:
    page = newcomer("phone", locale="de")
    opened(page, "muggins")
    assert "Ein Pasch zählt mit beiden Hälften" in page.locator(FIGURE).inner_text()
