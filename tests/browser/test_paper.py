"""Memory on paper, and the fortune-teller's performer: played by tapping, by drawing, by keys, and by taking a tile.

Whole hands are played by touch and by keyboard, with `--long` by mouse, too.
"""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pressing import Press, finger, keys, mouse
from tests.browser.table import RESULT, ask, new_table, open_table, play_hand, shown_line, wait_for_line
from tests.browser.targets import too_small

PAPER = {"memory_paper": True, "tiles": 10}
PERFORMER = {"teller_performer": True}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "press" in metafunc.fixturenames:
        metafunc.parametrize("press", [finger, keys, *([mouse] if metafunc.config.getoption("--long") else [])])


def papered(page: Page, **options: Any) -> str:
    """A table with numbers on paper."""
    table = new_table(page, "memory", options={**PAPER, **options})
    open_table(page, table)
    page.locator("[data-part=frame]").wait_for()
    return table


def a_lay(page: Page, table: str) -> tuple[str, Locator, Locator]:
    """Something that can be laid, and its two cells."""
    actions = ask(page, "GET", f"/api/tables/{table}")["hand"]["actions"]
    action = Random("lay").choice([each for each in actions if "-" in each])
    cell, way = action.partition("@")[2][:-1], action[-1]
    row, column = ord(cell[0]), int(cell[1:])
    second = f"{cell[0]}{column + 1}" if way == "h" else f"{chr(row + 1)}{column}"
    return action, *(page.locator(f'[data-place="{name}"]') for name in (cell, second))


def laid(page: Page, table: str) -> list[str]:
    """The tiles that lie on the paper, as actions."""
    lays = ask(page, "GET", f"/api/tables/{table}")["hand"]["table"]["laid"]
    cells = [(chr(97 + lay["cell"]["row"]), lay["cell"]["column"] + 1) for lay in lays]
    return [
        f"{lay['one']}-{lay['other']}@{row}{column}{lay['way']}" for lay, (row, column) in zip(lays, cells, strict=True)
    ]


@pytest.mark.parametrize("by", [mouse, keys])
def test_two_numbers_side_by_side_are_joined_in_either_order(desktop: Page, by: Press) -> None:
    table = papered(desktop)
    action, first, second = a_lay(desktop, table)
    line = shown_line(desktop)
    by(second)
    expect(second).to_have_attribute("aria-pressed", "true")
    by(first)
    wait_for_line(desktop, line)
    assert laid(desktop, table) == [action]
    line = shown_line(desktop)
    by(first)  # the tile that lies there is lifted
    wait_for_line(desktop, line)
    assert laid(desktop, table) == []


def test_drawing_from_a_number_to_its_neighbour_joins_them(desktop: Page) -> None:
    table = papered(desktop)
    action, first, second = a_lay(desktop, table)
    line = shown_line(desktop)
    first.hover()
    desktop.mouse.down()
    second.hover()
    desktop.mouse.up()
    wait_for_line(desktop, line)
    assert laid(desktop, table) == [action]


def test_two_numbers_whose_tile_lies_elsewhere_are_not_joined(desktop: Page) -> None:
    table = papered(desktop, tiles="all")
    actions = ask(desktop, "GET", f"/api/tables/{table}")["hand"]["actions"]
    lays = [each for each in actions if "-" in each]
    same = ((one, other) for one in lays for other in lays if one.startswith(f"{other.partition('@')[0]}@"))
    twice, elsewhere = next((one, other) for one, other in same if apart(one, other))
    for action in (twice, elsewhere):
        line = shown_line(desktop)
        for name in cells(action):
            mouse(desktop.locator(f'[data-place="{name}"]'))
        if action == twice:
            wait_for_line(desktop, line)
    expect(desktop.get_by_text("is not among the tiles that are left.").first).to_be_visible()
    assert laid(desktop, table) == [twice]


def cells(action: str) -> list[str]:
    """The two cells of a tile."""
    cell, way = action.partition("@")[2][:-1], action[-1]
    column = int(cell[1:])
    return [cell, f"{cell[0]}{column + 1}" if way == "h" else f"{chr(ord(cell[0]) + 1)}{column}"]


def apart(one: str, other: str) -> bool:
    """Whether two tiles lie on different cells."""
    return not set(cells(one)) & set(cells(other))


def test_numbers_on_paper_are_cut_to_the_end_or_stopped(press: Press, request: pytest.FixtureRequest) -> None:
    page: Page = request.getfixturevalue("phone" if press is finger else "desktop")
    table = papered(page)
    assert play_hand(page, table, Random("paper"), press) > 0
    assert page.locator(RESULT).is_visible()


def test_the_biggest_paper_has_room_on_a_phone(phone: Page) -> None:
    papered(phone, set=9, tiles="all")
    assert too_small(phone) == []
    phone.locator("[data-part=hand] [data-tile]:not(.idle)").first.tap()
    phone.locator("[data-part=frame] .spot").first.wait_for()
    assert too_small(phone) == []


def test_a_performer_hides_a_tile_announces_and_lays(press: Press, request: pytest.FixtureRequest) -> None:
    page: Page = request.getfixturevalue("phone" if press is finger else "desktop")
    table = new_table(page, "fortune-teller", options=PERFORMER)
    open_table(page, table)
    page.locator("[data-part=preparing]").wait_for()
    assert too_small(page) == [] or press is not finger
    assert play_hand(page, table, Random("performer"), press) > 2
    assert page.locator(RESULT).is_visible()
