"""Against bots: a move is taken back, a hint shows a tile, and the match is played again."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.company import HAND, in_hand, on_turn, play_elsewhere, take_turn
from tests.browser.table import RESULT, TABLE, ask, my_turn, new_table, open_table, shown_line

NOTICE, STORY = "[data-part=notice]", "[data-part=story] li"


def at_table(page: Page, game: str) -> str:
    """A match of one hand against a bot, on one's own turn."""
    table = new_table(page, game, options={"hands": 1})
    open_table(page, table)
    on_turn(page, table)
    return table


def looks(page: Page) -> dict[str, str]:
    """How every tile of the hand looks."""
    return {str(tile.get_attribute("data-tile")): tile.inner_html() for tile in page.locator(HAND).all()}


def test_a_move_is_taken_back(desktop: Page) -> None:
    while True:  # until a hand goes on: it may be blocked as early as that
        table = at_table(desktop, "plain-block")
        hand, story = in_hand(desktop), desktop.locator(STORY).all_inner_texts()
        before = on_turn(desktop, table)["hand"]
        take_turn(desktop, table, Random("regret"))
        if my_turn(desktop):
            break
    line = on_turn(desktop, table)["seq"]
    assert (in_hand(desktop), desktop.locator(STORY).all_inner_texts()) != (hand, story)
    button = desktop.get_by_role("button", name="Take back")
    expect(button).to_be_enabled()
    assert button.get_attribute("title") is None
    button.click()
    expect(desktop.locator(STORY)).to_have_count(len(story))
    after = on_turn(desktop, table)
    assert after["seq"] == line + 1
    assert after["hand"] == before
    assert in_hand(desktop) == hand
    assert desktop.locator(STORY).all_inner_texts() == story
    take_turn(desktop, table, Random("again"))


def test_what_cannot_be_taken_back_is_not_offered_and_explained(desktop: Page) -> None:
    table = at_table(desktop, "block")
    button = desktop.get_by_role("button", name="Take back")
    expect(button).to_be_disabled()
    while ask(desktop, "GET", f"/api/tables/{table}")["no_take_back"] == "nothing-to-take-back":
        expect(button).to_have_attribute("title", "There is nothing to take back.")
        take_turn(desktop, table, Random("seen"))
        on_turn(desktop, table)
    expect(button).to_have_attribute("title", "You have seen new tiles since then, so it cannot be taken back.")
    expect(button).to_be_disabled()


def test_a_finger_reads_why_a_move_cannot_be_taken_back(phone: Page) -> None:
    at_table(phone, "block")
    phone.get_by_role("button", name="Take back").tap(force=True)
    expect(phone.locator(NOTICE)).to_have_text("There is nothing to take back.")


def test_whoever_is_to_play_reads_what_is_asked(phone: Page) -> None:
    table = at_table(phone, "block")
    asked = phone.locator("[data-part=ask]")
    while not (places := [action for action in on_turn(phone, table)["hand"]["actions"] if "@" in action]):
        expect(asked).to_have_text(re.compile("^(Lead your highest double: |Only . is open|You hold no )"))
        take_turn(phone, table, Random("asked"))
    ends = on_turn(phone, table)["hand"]["table"]["layout"]["ends"]
    numbers = sorted({end["number"] for end in ends})
    expect(asked).to_have_text(f"Lay a tile with {' or '.join(map(str, numbers))}.")
    phone.locator(f'[data-end="{places[0].partition("@")[2]}"]').tap(force=True)
    expect(phone.locator(NOTICE)).to_have_text(re.compile(r"^Take up a tile first: .+ fits? here\.$"))


def test_a_hint_marks_a_tile_and_names_it(desktop: Page) -> None:
    table = at_table(desktop, "block")
    while len([action for action in on_turn(desktop, table)["hand"]["actions"] if "-" in action]) < 2:
        take_turn(desktop, table, Random("hint"))
    line, before = shown_line(desktop), looks(desktop)
    desktop.get_by_role("button", name="Hint").click()
    desktop.locator(NOTICE).wait_for()
    after = looks(desktop)
    [marked] = [tile for tile in after if after[tile] != before[tile]]
    expect(desktop.locator(NOTICE)).to_contain_text(marked)
    assert shown_line(desktop) == line


def test_a_match_is_played_again(phone: Page) -> None:
    table = at_table(phone, "block")
    play_elsewhere([phone], table, match=True)
    phone.locator(RESULT).get_by_role("button", name="Play again").click()
    phone.wait_for_url(lambda url: "/t/" in url and not url.endswith(table))
    other = phone.url.rpartition("/")[2]
    phone.locator(TABLE).wait_for()
    assert len(on_turn(phone, other)["hand"]["table"]["hands"][0]) > 1
    assert phone.locator(RESULT).count() == 0
    take_turn(phone, other, Random("once more"))
