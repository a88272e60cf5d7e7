"""Three browsers at a table: somebody comes, looks elsewhere, loses the network, is late, and is back."""

import re

from playwright.sync_api import Page, expect

from tests.browser.cable import BROKEN, Cable
from tests.browser.conftest import SOON, Newcomer
from tests.browser.table import TABLE, ask, new_table, open_table, sit
from tests.browser.watch import forgive
from tests.server.running import Process

SEEN = """(state) => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# A device whose clock is wrong, and is set while it is looked at.
WRONG = "const real = Date.now; Date.now = () => real() + 86_400_000 * Math.sign(Math.sin(performance.now()));"
STORY, BACK = "[data-part=story]", "[data-part=back]"


def dot(page: Page, seat: int, there: str) -> None:
    """Wait until the chip of a seat shows this."""
    expect(page.locator(f"[data-seat='{seat}'] [data-there]")).to_have_attribute("data-there", there)


def named(page: Page, name: str) -> None:
    """Say in the settings what one is called."""
    page.goto("/settings")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your name").press("Tab")


def test_everybody_sees_who_comes_looks_elsewhere_loses_the_network_and_is_back(
    newcomer: Newcomer, house: Process
) -> None:
    with Cable(house.port) as cable:
        ann, ben, eve = newcomer("desktop"), newcomer("phone", base_url=cable.url), newcomer("phone")
        forgive(ben, BROKEN)
        table = new_table(ann, "draw", players=2, people=2)
        ann.goto(f"/t/{table}")
        expect(ann.locator("[data-part=waiting] [data-there=here]")).to_have_count(1)
        ben.goto(f"/t/{table}")
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Sit down").tap()
        for page in (ann, ben):
            page.wait_for_selector(TABLE)
            for seat in (0, 1):
                dot(page, seat, "here")
        named(eve, "Eve")
        eve.goto(f"/t/{table}")
        expect(ann.locator("[data-part=onlookers]")).to_have_attribute("title", "One person looks on: Eve.")
        ben.evaluate(SEEN, "hidden")
        dot(ann, 1, "away")
        expect(ann.locator("[data-seat='1'] [data-part=away]")).to_have_text(re.compile(r"^\d+ s$"))
        ben.evaluate(SEEN, "visible")
        dot(ann, 1, "here")
        cable.pull()
        dot(ann, 1, "away")
        dot(eve, 1, "away")
        cable.plug()
        dot(ann, 1, "here")
        told = ann.locator(STORY).inner_text()
        assert re.findall(r"Ben is \w+|Eve looks on", told)[::-1] == [
            "Eve looks on",
            *["Ben is away", "Ben is back"] * 2,
        ]
        ben.get_by_role("button", name="Menu").tap()
        ben.locator("[data-part=leave]").tap()
        expect(ben.get_by_role("dialog", name="Leave this game?")).to_contain_text("A bot plays on in your place")
        ben.locator("[data-part=leave-now]").tap()
        dot(ann, 1, "left")
        expect(ann.locator(STORY)).to_contain_text("Ben has left; a bot plays on.")


def test_whoever_is_late_has_one_turn_played_and_after_three_says_that_they_are_back(newcomer: Newcomer) -> None:
    ann, ben = newcomer("desktop"), newcomer("phone")
    ben.add_init_script(WRONG)
    table = new_table(ann, "draw", players=2, people=2, clock={"per_move": 1.2})
    ben.goto(f"/t/{table}")
    expect(ben.locator("[data-part=clock-rule]")).to_contain_text("has this one move made by a bot")
    sit(ben, table, "Ben")
    for page in (ann, ben):
        open_table(page, table)
    times = ben.get_by_role("timer").all_inner_texts()
    assert times
    assert set(times) <= {"0:00", "0:01", "0:02"}
    expect(ann.locator(STORY)).to_contain_text(re.compile("A bot for (you|Ben) (leads?|lays|draws)"))
    expect(ann.locator("[data-part=last-seconds], [data-part=stand-in]").first).to_be_visible()
    ann.locator(BACK).click(timeout=3 * SOON)
    expect(ann.locator(BACK)).to_have_count(0)
    assert ask(ann, "GET", f"/api/tables/{table}")["seats"][0]["why"] in ("", "move")
    expect(ann.locator(STORY)).to_contain_text("You were too late three times in a row")
