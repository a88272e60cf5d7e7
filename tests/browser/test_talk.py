"""Two browsers at a table: people talk in a few words, and agree on taking back, a pause and an end."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.axe import no_violations
from tests.browser.company import take_turn, whose_turn
from tests.browser.conftest import Newcomer
from tests.browser.table import RESULT, new_table, open_table, shown_line, sit

TALK, PHRASES, BUBBLE = "[data-part=talk]", "[data-part=phrases]", "[data-part=bubble]"
PROPOSAL, LIVE, BOARD = "[data-part=proposal]", "[data-part=live]", "section.board"


def say(page: Page, what: str) -> None:
    """Open the phrases and say one."""
    page.locator(TALK).click()
    page.locator(f"[data-say={what}]").click()
    expect(page.locator(PHRASES)).to_have_count(0)


def propose(page: Page, what: str) -> None:
    page.locator(TALK).click()
    page.locator(f"[data-propose={what}]").click()


def test_two_people_talk_mute_take_back_pause_and_settle(newcomer: Newcomer) -> None:
    ann, ben = newcomer("desktop"), newcomer("phone", locale="de-DE")
    table = new_table(ann, "plain-block", players=2, people=2, clock={"per_move": 300})
    sit(ben, table, "Ben")
    for page in (ann, ben):
        open_table(page, table)

    say(ann, "well-played")
    for page, phrase in ((ann, "Well played!"), (ben, "Gut gespielt!")):
        expect(page.locator(f"{BUBBLE}[data-from='0']")).to_have_text(phrase)
        expect(page.locator(LIVE)).to_contain_text(phrase)
    expect(ann.locator("aside")).not_to_contain_text("Well played")

    ann.keyboard.press("t")  # everything by keys: open, along the phrases, send
    expect(ann.locator("[data-say=hello]")).to_be_focused()
    for _ in range(4):
        ann.keyboard.press("ArrowRight")
    ann.keyboard.press("Enter")
    expect(ben.locator(BUBBLE)).to_have_text("Hoppla!")
    expect(ann.locator(TALK)).to_be_focused()
    ann.keyboard.press("t")
    ann.keyboard.press("Escape")
    expect(ann.locator(PHRASES)).to_have_count(0)

    ben.locator(TALK).click()
    strip, board = ben.locator(PHRASES).bounding_box(), ben.locator(BOARD).bounding_box()
    assert strip
    assert board
    assert strip["y"] + strip["height"] <= board["y"]  # nothing covers the board
    no_violations(ben)
    ben.locator("[data-mute='0']").click()
    expect(ben.locator(BUBBLE)).to_have_count(0)
    ben.locator("[data-part=talk-close]").click()
    say(ann, "thanks")
    expect(ann.locator(BUBBLE)).to_have_text("Thanks!")
    ben.wait_for_timeout(200)
    expect(ben.locator(BUBBLE)).to_have_count(0)
    expect(ben.locator(LIVE)).not_to_contain_text("Danke")
    ben.reload()  # it is remembered on this device
    ben.wait_for_selector(TALK)
    ben.locator(TALK).click()
    expect(ben.locator("[data-mute='0']")).to_have_attribute("aria-pressed", "true")
    ben.locator("[data-mute='0']").click()
    ben.locator("[data-part=talk-close]").click()

    people = [ann, ben]
    first = whose_turn(ann, table) or 0
    asker, other = people[first], people[1 - first]
    take_turn(asker, table, Random(1))
    laid = asker.locator(f"{BOARD} [data-tile]").count()
    propose(asker, "take-back")
    expect(asker.locator(PROPOSAL)).to_be_visible()
    expect(other.locator(PROPOSAL)).to_be_visible()
    no_violations(other)
    other.locator("[data-part=disagree]").click()
    expect(asker.locator("[data-part=notice]")).to_contain_text(re.compile("does not agree|nicht einverstanden"))
    propose(asker, "take-back")
    other.locator("[data-part=agree]").click()
    expect(asker.locator(PROPOSAL)).to_have_count(0)
    assert whose_turn(ann, table) == first
    asker.wait_for_selector("[data-turn=you]")
    assert laid

    propose(ann, "pause")
    expect(ben.locator(PROPOSAL)).to_contain_text("möchte eine Pause")
    expect(ben.locator(LIVE)).to_contain_text("möchte eine Pause")
    ben.locator("[data-part=agree]").click()
    for page in people:
        expect(page.locator("[data-part=paused]")).to_be_visible()
        times = page.get_by_role("timer").all_inner_texts()
        page.wait_for_timeout(1_100)
        assert page.get_by_role("timer").all_inner_texts() == times
    ann.reload()
    expect(ann.locator("[data-part=paused]")).to_contain_text("paused")
    ben.locator("[data-part=go-on]").click()
    expect(ann.locator("[data-part=paused]")).to_have_count(0)

    seq = shown_line(ann)
    propose(ben, "settle")
    expect(ann.locator(PROPOSAL)).to_contain_text("as it stood before this hand")
    ann.keyboard.press("t")
    expect(ann.locator("[data-part=agree]")).to_be_focused()
    ann.keyboard.press("Enter")
    for page, words in ((ann, "Ended by agreement"), (ben, "Einvernehmlich beendet")):
        expect(page.locator(RESULT)).to_contain_text(words)
    assert shown_line(ann) > seq
    say(ben, "another")
    expect(ann.locator(f"{BUBBLE}[data-from='1']")).to_have_text("Another one?")
    ann.goto("/mine")
    expect(ann.locator("[data-part=outcome]").first).to_have_text("Settled")
