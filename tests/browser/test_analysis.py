"""The analysis of a match in its replay, and playing on from one of its steps."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import SETTLED, no_violations
from tests.browser.company import finished
from tests.browser.conftest import Newcomer
from tests.browser.table import ask
from tests.server.chance import drawn_by
from tests.server.running import Process

GRADE, MARKED, MARKS = "[data-part=grade]", "[data-part=marked]", "[data-part=replay-marks] > svg"
PATIENCE = 60_000  # milliseconds: an analysis stands back behind all that other tests do


@pytest.fixture(scope="module")
def match(house: Process) -> str:
    """A table whose match is over."""
    house.deal_by("to be analysed")
    with drawn_by("to be analysed"):
        return finished(house.url, "plain-block", options={"target": 1})


def analysed(page: Page, match: str) -> None:
    """Open a replay and have it analysed, by keys."""
    page.goto(f"/replay/{match}")
    page.get_by_role("button", name="Analyse").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Analysis")).to_be_focused()
    page.locator("[data-part=curve]").wait_for(timeout=PATIENCE)


def test_marks_lead_to_what_could_have_been_better(desktop: Page, match: str) -> None:
    analysed(desktop, match)
    marked = desktop.locator(MARKED)
    assert desktop.locator(MARKS).count() == marked.count() > 0
    expect(desktop.locator(GRADE)).to_have_count(0)
    marked.first.click()
    expect(desktop.locator(GRADE)).to_contain_text("Better: Lay")
    expect(desktop.locator(f"{GRADE} svg")).to_be_visible()
    step = int(desktop.get_by_role("slider", name="Step").input_value())
    assert marked.first.inner_text().startswith(f"{step} ")
    desktop.keyboard.press("ArrowLeft")
    expect(desktop.get_by_role("slider", name="Step")).to_have_value(str(step - 1))


def test_the_curve_is_told_for_whoever_is_chosen(desktop: Page, match: str) -> None:
    analysed(desktop, match)
    curve = desktop.get_by_role("img", name=re.compile("What Ann could expect"))
    expect(curve).to_be_visible()
    name = ask(desktop, "GET", f"/api/tables/{match}")["seats"][1]["name"]
    desktop.get_by_role("group", name="Seen by").get_by_role("radio", name=name).check()
    expect(desktop.get_by_role("img", name=re.compile(f"What {name} could expect"))).to_be_visible()
    expect(desktop.locator("[data-part=analysis]")).to_contain_text("by luck")


@pytest.mark.parametrize("look", [{"color_scheme": "dark"}, {"forced_colors": "active"}, {"locale": "de"}])
def test_it_is_accessible_and_fits_on_a_phone(newcomer: Newcomer, match: str, look: dict[str, str]) -> None:
    page = newcomer("phone", **look)
    page.goto(f"/replay/{match}?hand=1&step=2")
    page.locator("[data-part=analyse]").click()
    page.locator("[data-part=curve]").wait_for(timeout=PATIENCE)
    page.locator(MARKED).first.click()
    page.locator(GRADE).wait_for()
    page.evaluate(SETTLED)
    no_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_from_a_step_one_plays_on_against_bots(desktop: Page, match: str) -> None:
    desktop.goto(f"/replay/{match}?hand=1&step=4")
    hands = desktop.locator("[data-part=replay-hands] > li")
    hands.first.wait_for()
    desktop.get_by_role("button", name="Play on from here against bots").click()
    desktop.wait_for_url("**/t/*")
    expect(desktop.locator("[data-part=onward]")).to_have_text("practice")
    table = desktop.url.rpartition("/")[2]
    now = ask(desktop, "GET", f"/api/tables/{table}")
    assert now["onward"] == match
    assert len(now["mine"]) == 1


def test_at_the_end_of_a_hand_there_is_nothing_to_play_on(desktop: Page, match: str) -> None:
    desktop.goto(f"/replay/{match}?hand=1&step=999")
    expect(desktop.get_by_role("button", name="Play on from here against bots")).to_be_disabled()
