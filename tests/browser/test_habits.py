"""Habits: the first game, and what people set once and find again at every table."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.table import (
    TABLE,
    ask,
    choice,
    my_turn,
    new_table,
    open_table,
    parts,
    play,
    shown_line,
    wait_for_line,
)

HANDS = 5  # that are begun in search of a position that nearly every hand has
HAND = "[data-part=hand]"
STUCK = (["draw"], ["pass"])


def turn_on(page: Page, name: str) -> None:
    """Switch something on in the settings."""
    page.goto("/settings")
    page.get_by_role("switch", name=name).check()


def choose(page: Page, name: str) -> None:
    """Choose one of several in the settings, and find it chosen after a reload."""
    page.goto("/settings")
    page.get_by_role("radio", name=name, exact=True).check()
    page.reload()
    expect(page.get_by_role("radio", name=name, exact=True)).to_be_checked()


def rack(page: Page) -> list[str]:
    """The tiles of the hand, from the left."""
    tiles = page.locator(f"{HAND} [data-tile]")
    tiles.first.wait_for()
    return [one.get_attribute("data-tile") or "" for one in sorted(tiles.all(), key=place)]


def place(held: Locator) -> tuple[float, float]:
    """In which row of a rack something lies, and how far from the left."""
    box = held.bounding_box()
    assert box
    return box["y"] // 40, box["x"]


def weight(name: str) -> int:
    """The pips of a tile."""
    return sum(map(int, name.split("-")))


def position(page: Page, wanted: Callable[[list[str]], Any], **options: Any) -> tuple[str, Any]:
    """A table of draw at which these actions are there for one, played up to there, and what the server says of it."""
    for _ in range(HANDS):
        table = new_table(page, "draw", options=options)
        open_table(page, table)
        while my_turn(page):
            seen = ask(page, "GET", f"/api/tables/{table}")
            if seen["seq"] != shown_line(page) or not seen["hand"]["actions"]:
                continue
            if wanted(seen["hand"]["actions"]):
                return table, seen
            play(page, choice(seen["hand"]["actions"], Random(1), 0), seen["hand"]["actions"])
            wait_for_line(page, seen["seq"])
    raise AssertionError("no hand has such a position")


def test_play_begins_dominoes_for_two_and_then_what_was_played_last(desktop: Page) -> None:
    desktop.goto("/")
    expect(desktop.locator("[data-part=what]")).to_contain_text("Draw against a bot · 4 hands")
    desktop.locator("[data-part=game][data-game=chicken-foot]").click()
    expect(desktop.locator("[data-part=players] input:checked")).to_have_value("4")
    desktop.locator("[data-part=play]").click()
    desktop.locator(TABLE).wait_for()
    desktop.goto("/")
    expect(desktop.locator("[data-part=what]")).to_contain_text("Chicken Foot against 3 bots")


def test_bots_are_as_fast_as_one_likes(desktop: Page) -> None:
    desktop.goto("/settings")
    desktop.get_by_label("Bots play").select_option(label="fast")
    desktop.goto("/")
    desktop.locator("[data-part=play-now]").click()
    desktop.locator(TABLE).wait_for()
    assert ask(desktop, "GET", f"/api/tables/{desktop.url.rsplit('/', 1)[-1]}")["pace"] == 0.5


def test_tiles_lie_by_number_by_weight_and_from_the_other_side(phone: Page) -> None:
    table = new_table(phone, "block", public=False)
    open_table(phone, table)
    dealt = rack(phone)
    choose(phone, "by number")
    open_table(phone, table)
    assert rack(phone) == sorted(dealt)
    choose(phone, "heaviest first")
    open_table(phone, table)
    weights = [weight(name) for name in rack(phone)]
    assert weights == sorted(weights, reverse=True)
    choose(phone, "the left hand")
    open_table(phone, table)
    assert [weight(name) for name in rack(phone)] == sorted(weights)


def one_way(actions: list[str]) -> list[str]:
    """The tiles that can be laid in one way, where one could draw too."""
    tiles = [parts(action)[0] for action in actions]
    return [name for name in tiles if name and tiles.count(name) == 1 and "draw" in actions]


def test_a_move_that_is_confirmed_takes_two_taps(desktop: Page) -> None:
    table, seen = position(desktop, one_way)
    turn_on(desktop, "Confirm moves")
    open_table(desktop, table)
    button = desktop.locator("[data-action=draw]")
    held = desktop.locator(f'{HAND} [data-tile="{one_way(seen["hand"]["actions"])[0]}"]')
    button.click()
    expect(button).to_have_text("Again: Draw a tile")
    held.click()
    expect(held).to_have_attribute("aria-pressed", "true")
    expect(button).to_have_text("Draw a tile")
    expect(desktop.locator("[data-part=status]")).to_contain_text("Tap the tile again to lay it.")
    assert ask(desktop, "GET", f"/api/tables/{table}")["seq"] == seen["seq"]
    held.click()
    wait_for_line(desktop, seen["seq"])


def test_a_button_that_is_confirmed_takes_two_taps(desktop: Page) -> None:
    table, seen = position(desktop, one_way)
    turn_on(desktop, "Confirm moves")
    open_table(desktop, table)
    for _ in range(2):
        assert ask(desktop, "GET", f"/api/tables/{table}")["seq"] == seen["seq"]
        desktop.locator("[data-action=draw]").click()
    wait_for_line(desktop, seen["seq"])


def test_drawing_and_passing_happen_by_themselves(desktop: Page) -> None:
    table, seen = position(desktop, STUCK.__contains__, draw_when_unable=True)
    turn_on(desktop, "Draw and pass by itself")
    open_table(desktop, table)
    expect(desktop.locator(TABLE)).to_have_attribute("data-unasked", seen["hand"]["actions"][0])
    wait_for_line(desktop, seen["seq"])
