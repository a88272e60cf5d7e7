"""A crowded table comes near by itself, is moved with a finger, and played on; two fingers enlarge any table."""

from collections import defaultdict
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.company import on_turn, take_turn
from tests.browser.conftest import Newcomer
from tests.browser.pressing import finger
from tests.browser.table import RESULT, ask, my_turn, new_table, open_table, parts, wait_for_line
from tests.browser.test_screens import accessible

SMALL, ROOMY = {"viewport": {"width": 320, "height": 568}}, {"viewport": {"width": 390, "height": 844}}
LOUPE, PANE, ENLARGED = "[data-part=loupe]", "[data-part=pane]", "[data-part=pane][tabindex='0']"
OPEN = f"{PANE} [data-end]:not([aria-disabled=true])"
WAYS = "[data-part=ways]"
SIZES = "all => all.map(one => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
READABLE, COMFORTABLE = 16, 24  # pixels of a tile's short side: below the first, at least the second
MOVABLE = "pane => [pane.scrollWidth - pane.clientWidth, pane.scrollHeight - pane.clientHeight]"
WHERE = "pane => [pane.scrollLeft, pane.scrollTop]"


@pytest.fixture
def page(newcomer: Newcomer) -> Page:
    """A page on the smallest phone that is still about."""
    return newcomer("phone", **SMALL)


def wide(hand: dict[str, Any]) -> dict[str, set[str]]:
    """The tiles that fit at several ends, and these."""
    ends: dict[str, set[str]] = defaultdict(set)
    for action in hand["actions"]:
        ends[parts(action)[0]].add(parts(action)[1])
    return {tile: where for tile, where in ends.items() if tile and len(where) > 1}


def crowd(page: Page) -> tuple[str, str]:
    """Play chicken foot until a table is crowded and a tile fits at several ends; the table and this tile."""
    rng = Random("crowd")
    while True:
        table = new_table(page, "chicken-foot", players=3)
        open_table(page, table)
        while my_turn(page):
            if page.locator(LOUPE).count() and (tiles := wide(on_turn(page, table)["hand"])):
                return table, min(tiles)
            take_turn(page, table, rng)


def tile_in_hand(page: Page, tile: str) -> Locator:
    return page.locator(f'[data-part=hand] [data-tile="{tile}"]')


def short_side(page: Page) -> float:
    """The short side of a place for a tile on the table, in pixels."""
    return float(min(page.locator(f"{PANE} [data-end]").evaluate_all(SIZES)))


def enlarged(page: Page) -> Locator:
    """The pane of a table that has come near and does not move any more."""
    page.locator(ENLARGED).wait_for()
    page.wait_for_timeout(400)
    return page.locator(ENLARGED)


def seen(page: Page, spots: Locator) -> Locator:
    """The first of the spots whose middle can be seen in the pane as it is scrolled now."""
    spots.first.wait_for()
    frame = page.locator(PANE).bounding_box()
    assert frame
    for spot in spots.all():
        x, y = middle(spot)
        if 0 <= x - frame["x"] <= frame["width"] and 0 <= y - frame["y"] <= frame["height"]:
            return spot
    raise AssertionError("none of the spots is seen")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def settle_way(page: Page) -> None:
    """Answer the question which way, if it is asked."""
    if page.locator(WAYS).count():
        finger(page.locator(f"{WAYS} [data-action]").first)


def swipe(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Move a finger over the screen."""
    touch = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = start, end
    steps = [(x + (to_x - x) * part / 8, y + (to_y - y) * part / 8) for part in range(9)]
    for kind, points in [("touchStart", steps[:1]), *[("touchMove", [step]) for step in steps[1:]], ("touchEnd", [])]:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})
        page.wait_for_timeout(16)


def laid(page: Page, table: str) -> int:
    return len(ask(page, "GET", f"/api/tables/{table}")["hand"]["table"]["layout"]["joints"])


def test_a_crowded_table_comes_near_by_itself_and_is_played_on(page: Page) -> None:
    table, tile = crowd(page)
    pane = enlarged(page)
    expect(page.get_by_role("group", name="The enlarged table")).to_be_visible()
    assert short_side(page) >= COMFORTABLE - 0.1
    assert max(pane.evaluate(MOVABLE)) > 0
    seen(page, page.locator(f"{PANE} .last"))
    accessible(page)
    button = page.get_by_role("button", name="Show the whole table")
    box = button.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    finger(button)
    expect(pane).to_have_count(0)
    page.wait_for_timeout(400)
    assert short_side(page) < READABLE
    finger(page.get_by_role("button", name="Enlarge the table"))
    enlarged(page)
    finger(tile_in_hand(page, tile))
    page.wait_for_timeout(400)
    place, known = seen(page, page.locator(OPEN)), on_turn(page, table)["seq"]
    finger(place)
    settle_way(page)
    wait_for_line(page, known)
    expect(tile_in_hand(page, tile)).to_have_count(0)
    if my_turn(page):
        enlarged(page)
        seen(page, page.locator(f"{PANE} .last"))


def test_a_tile_is_dragged_onto_an_enlarged_table(page: Page) -> None:
    table, tile = crowd(page)
    enlarged(page)
    before, hand = laid(page, table), tile_in_hand(page, tile)
    finger(hand)  # the places come into view
    page.wait_for_timeout(400)
    place, known = seen(page, page.locator(OPEN)), on_turn(page, table)["seq"]
    swipe(page, middle(hand), middle(place))
    settle_way(page)
    wait_for_line(page, known)
    assert laid(page, table) > before or page.locator(RESULT).count()


FELT = """pane => {
  const { left, top, width, height } = pane.getBoundingClientRect();
  const parts = Array.from({ length: 361 }, (_, at) => [(at % 19) + 1, Math.floor(at / 19) + 1]);
  const points = parts.map(([x, y]) => [left + (x * width) / 20, top + (y * height) / 20]);
  const boxes = [...document.querySelectorAll("button")].map((button) => button.getBoundingClientRect());
  const away = ([x, y]) => Math.min(...boxes.map((box) =>
    Math.hypot(Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0))));
  return points.sort((one, other) => away(other) - away(one))[0];
}"""


def tap_twice(page: Page) -> tuple[float, float]:
    """Tap twice, far from all buttons; again if the machine was too slow for it to count as one thing."""
    x, y = page.locator(PANE).evaluate(FELT)
    for _ in range(5):
        page.touchscreen.tap(x, y)
        page.touchscreen.tap(x, y)
        page.wait_for_timeout(700)
        if page.locator(ENLARGED).count():
            break
    return x, y


def spread(page: Page, x: float, y: float, far: float) -> None:
    """Put two fingers on the screen and move them apart, to so many times the distance."""
    touch = page.context.new_cdp_session(page)
    for kind, half in [("touchStart", 30.0), *[("touchMove", 30 + (far - 1) * 30 * part / 6) for part in range(1, 7)]]:
        points = [{"x": x - half, "y": y, "id": 0}, {"x": x + half, "y": y, "id": 1}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(16)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_two_fingers_enlarge_any_table_and_one_moves_it(newcomer: Newcomer) -> None:
    page = newcomer("phone", **ROOMY)
    table = new_table(page, "block")
    open_table(page, table)
    take_turn(page, table, Random(1))
    my_turn(page)
    pane = page.locator(ENLARGED)
    expect(page.locator(LOUPE)).to_have_count(0)
    x, y = page.locator(PANE).evaluate(FELT)
    spread(page, x, y, 2)
    expect(pane).to_be_visible()
    across, down = pane.evaluate(MOVABLE)
    assert min(across, down) > 50
    pane.evaluate("pane => pane.scrollTo(0, 0)")
    swipe(page, (x, y), (x - 60, y - 60))
    page.wait_for_timeout(300)
    assert sum(pane.evaluate(WHERE)) > 20
    pane.evaluate("pane => pane.scrollTo(0, 0)")
    pane.focus()
    page.keyboard.press("ArrowDown")
    page.wait_for_timeout(300)
    assert sum(pane.evaluate(WHERE)) > 0
    page.keyboard.press("z")
    expect(pane).to_have_count(0)
    tap_twice(page)
    expect(pane).to_be_visible()
    spread(page, x, y, 0.1)
    expect(pane).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("[data-part=keys]")).to_contain_text("enlarge the table")
