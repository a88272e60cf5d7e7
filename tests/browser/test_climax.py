"""The end of a hand is seen, points are shown where they arise, and nobody has to wait for what moves."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.company import play_elsewhere
from tests.browser.conftest import Newcomer
from tests.browser.pressing import mouse
from tests.browser.table import RESULT, TABLE, ask, new_table, open_table, play_hand

MOVING = {"reduced_motion": "no-preference"}
AT_SPEED = [("block", "desktop"), ("cyprus", "desktop"), ("solo-1", "phone")]
AT_SPEED_TOO = [("italian", "desktop"), ("chicken-foot", "phone")]  # with `--long`

# In every frame of the first second after the end: whether the result lies over the tile that ended the hand.
SAMPLER = """() => {
  window.seen = { frames: 0, covered: 0 };
  let start = null;
  const sample = (now) => {
    const tile = document.querySelector("svg g.ended");
    if (tile) start ??= now;
    if (start !== null && now - start >= 1000) return;
    if (tile) {
      const result = document.querySelector("[data-part=result]");
      const [one, other] = [tile, result].map((each) => each?.getBoundingClientRect());
      const beside = !other || one.right <= other.left || other.right <= one.left;
      const apart = beside || one.bottom <= other.top || other.bottom <= one.top;
      window.seen.frames += 1;
      window.seen.covered += apart ? 0 : 1;
    }
    requestAnimationFrame(sample);
  };
  requestAnimationFrame(sample);
}"""

# Whether the open result leaves the tile that ended the hand in sight, and in how many rows its buttons are.
OPEN = """() => {
  const [tile, panel] = ["svg g.ended", "[data-part=result]"].map((what) => document.querySelector(what));
  const { left, right, top, bottom } = tile.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const buttons = [...panel.querySelectorAll("footer .button")];
  const rows = new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
  return { seen: !!hit?.closest("section.board"), rows: rows.size };
}"""

# What is written at the tile that won points, and at the chips, whenever it appears.
LISTENER = """() => {
  window.told = { won: [], gain: [] };
  new MutationObserver(() => {
    for (const [name, what] of [["won", "[data-part=won]"], ["gain", "[data-part=players] .gain"]]) {
      const text = document.querySelector(what)?.textContent.trim();
      if (text && window.told[name].at(-1) !== text) window.told[name].push(text);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
# Somebody has played this game before, and got nowhere.
BEATEN = """() => localStorage.setItem("boneyard.best",
  JSON.stringify({ "solo-1 28": { table: "another", done: 0, before: null } }))"""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "device" in metafunc.fixturenames:
        every = AT_SPEED_TOO if metafunc.config.getoption("--long") else []
        metafunc.parametrize("game, device", AT_SPEED + every)


def tap(button: Locator) -> None:
    """Press where it is seen at this very moment, whatever moves and whatever lies above it."""
    box = button.bounding_box()
    assert box, "It is gone."
    button.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def last_tile_in_sight(page: Page, width: int, height: int) -> bool:
    """Whether the last tile can be seen beside the result on a screen of this size, once all has moved."""
    page.set_viewport_size({"width": width, "height": height})
    return settled(page)


def settled(page: Page) -> bool:
    """Whether the last tile can be seen beside the result before long."""
    for _ in range(40):
        page.wait_for_timeout(50)
        if page.evaluate(OPEN)["seen"]:
            break
    found: dict[str, Any] = page.evaluate(OPEN)
    return bool(found["seen"]) and found["rows"] <= 2


def test_a_hand_at_full_speed_loses_no_tap_and_its_result_leaves_the_last_tile_in_sight(
    game: str, device: str, newcomer: Newcomer
) -> None:
    page = newcomer(device, locale="de", **MOVING)
    table = new_table(page, game)
    open_table(page, table)
    page.evaluate(SAMPLER)
    assert play_hand(page, table, Random(game), tap if device == "desktop" else mouse) > 0
    seen: dict[str, int] = page.evaluate("window.seen")
    assert seen["frames"] > 5
    assert seen["covered"] == 0
    page.locator(RESULT).wait_for()
    assert settled(page)  # as it comes, before anybody turns the screen
    sizes = [(360, 640), (844, 390)] if device == "phone" else [(820, 1180), (1440, 900)]
    assert [size for size in sizes if not last_tile_in_sight(page, *size)] == []


def test_points_are_shown_at_the_tile_that_wins_them_and_then_at_the_chip(newcomer: Newcomer) -> None:
    page = newcomer("desktop", **MOVING)
    table = new_table(page, "fives-and-threes")
    open_table(page, table)
    page.evaluate(LISTENER)
    play_hand(page, table, Random(5))
    told: dict[str, list[str]] = page.evaluate("window.told")
    assert told["won"]
    assert all(re.fullmatch(r"\d+ → \+\d+", text) for text in told["won"])
    during = told["won"][:-1]  # what the last tile wins may be shown together with what the end of the hand brings
    assert {text.split(" ")[-1] for text in during} <= set(told["gain"])


def table_of(page: Page, table: str) -> Any:
    """What lies on the table."""
    return ask(page, "GET", f"/api/tables/{table}")["hand"]["table"]


def test_a_lost_puzzle_says_how_far_one_came_and_offers_the_same_deal(phone: Page) -> None:
    table = new_table(phone, "solo-1")
    open_table(phone, table)
    before = table_of(phone, table)
    phone.evaluate(BEATEN)
    play_elsewhere([phone], table)
    assert re.search(r"Not solved: \d+ of 28\.", phone.locator(RESULT).inner_text())
    assert phone.locator("[data-part=new-best]").inner_text() == "A new best! Until now it was 0."
    assert phone.locator("[data-part=celebration]").count() == 1
    phone.locator("[data-part=same-deal]").click()
    phone.wait_for_selector(f"{TABLE}[data-turn=you]")
    assert phone.locator(RESULT).count() == 0
    assert table_of(phone, table) == before
