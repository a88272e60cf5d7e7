"""The first lessons: at the real table, by every hand, offered once, and never in the way."""

from itertools import pairwise
from typing import get_args

import pytest
from playwright.sync_api import Page, expect

from boneyard.boards import Lesson
from boneyard.lessons import LEARNER, lesson
from boneyard.words import Words
from tests.browser.axe import no_violations
from tests.browser.conftest import Newcomer
from tests.browser.pressing import Press, finger, keys, mouse
from tests.browser.table import TABLE, ask, new_table, open_table, play
from tests.browser.test_by_ear import heard, listen

OFFER, COACH, DONE = "[data-part=offer]", "[data-part=coach]", "[data-part=lesson-again]"
# Whatever the live region says, from the first moment.
HEAR = """window.heard = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  window.heard.push(document.querySelector("[data-part=live]")?.textContent ?? "");
}).observe(document.body, { subtree: true, childList: true, characterData: true }));"""
HASTE = """localStorage.setItem("boneyard", '{"pace": 0}')"""


def taught(page: Page, kind: str, press: Press = mouse) -> None:
    """Do what a lesson asks, to its end."""
    for before, after in pairwise(lesson(kind).moments):
        if after.move and after.move.seat == LEARNER:
            page.locator(f"{TABLE}[data-turn=you]").wait_for()
            play(page, after.move.action, [str(action) for action in before.match.actions(LEARNER)], press)
    page.locator(DONE).wait_for()


def test_every_lesson_is_played_to_its_end(desktop: Page) -> None:
    desktop.add_init_script(HASTE)
    for kind in get_args(Lesson):
        desktop.goto(f"/learn/{lesson(kind).record.game}")
        taught(desktop, kind)
        said = desktop.locator(f"{COACH} p").first.inner_text().replace("\u2060", "")
        assert said == Words().say(f"lesson-{kind}-end")


def test_a_lesson_by_keys_and_by_ear_leads_into_the_game(desktop: Page) -> None:
    desktop.goto("/rules/block")
    desktop.locator("[data-part=learn]").wait_for()
    listen(desktop)
    keys(desktop.locator("[data-part=learn]"))
    desktop.locator(f"{TABLE}[data-turn=you]").wait_for()
    expect(desktop.locator(f"{TABLE} h1")).to_be_focused()
    no_violations(desktop)
    taught(desktop, "line", keys)
    told = heard(desktop)
    assert all(Words().say(key) in told for key in lesson("line").sentences)
    expect(desktop.locator("[data-part=play-now]")).to_be_focused()
    desktop.keyboard.press("Enter")
    desktop.locator(f"{TABLE}[data-game=block]:not([data-lesson])").wait_for()


def test_another_move_is_answered_and_changes_nothing(phone: Page) -> None:
    phone.goto("/learn/draw")
    phone.locator(f"{TABLE}[data-turn=you]").wait_for()
    phone.locator("[data-tile='2-5']").tap()
    phone.locator("[data-end=b]").tap()
    expect(phone.locator("[data-part=notice]")).to_have_text(Words().say("learn-other"))
    expect(phone.locator("[data-part=lesson-step]")).to_have_text("Move 1 of 4")
    phone.locator("[data-end=a]").tap()
    expect(phone.locator("[data-part=lesson-step]")).to_have_text("Move 2 of 4")
    phone.locator("[data-part=skip]").tap()
    expect(phone).to_have_url("/rules/draw")


@pytest.mark.parametrize("answer", ["yes", "no", "play"])
def test_a_lesson_is_offered_once_for_each_kind_of_game(newcomer: Newcomer, answer: str) -> None:
    page = newcomer("phone", offers=True)
    page.add_init_script(HASTE)
    page.add_init_script(HEAR)
    table = new_table(page, "sebastopol", players=4)
    open_table(page, table)
    expect(page.locator(OFFER)).to_be_visible()
    page.wait_for_function("said => window.heard.some((text) => text.includes(said))", arg=Words().say("learn-offer"))
    if answer == "play":
        page.locator(f"{TABLE}[data-turn=you]").wait_for()
        actions = ask(page, "GET", f"/api/tables/{table}")["hand"]["actions"]
        play(page, actions[0], actions, finger)
    else:
        page.locator(f"[data-part=offer-{answer}]").tap()
    if answer == "yes":
        taught(page, "star", finger)
        page.locator("[data-part=play-now]").tap()
        expect(page).to_have_url(f"/t/{table}")
        page.locator(f"{TABLE}[data-seq]").wait_for()
    expect(page.locator(OFFER)).to_have_count(0)
    open_table(page, new_table(page, "sebastopol-pairs", players=4))
    page.wait_for_timeout(200)
    expect(page.locator(OFFER)).to_have_count(0)
    open_table(page, new_table(page, "block"))
    expect(page.locator(OFFER)).to_be_visible()
