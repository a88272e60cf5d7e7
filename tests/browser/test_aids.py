"""Aids: points beside the moves and a count of the tiles, for those who want them; none at a serious table."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import no_violations
from tests.browser.conftest import Newcomer
from tests.browser.table import TABLE, ask, choice, my_turn, new_table, open_table, parts, play, wait_for_line

GAIN = "[data-part=gain]"
COUNT = "[data-part=count]"
MATCHES = 5  # that are played in search of a move that scores: nearly every hand of this game has one


def want_aids(page: Page) -> None:
    """Turn both aids on, and find them on after a reload."""
    page.goto("/settings")
    for name in ("Points beside the moves", "Count the tiles"):
        page.get_by_role("switch", name=name).check()
    page.reload()
    for name in ("Points beside the moves", "Count the tiles"):
        expect(page.get_by_role("switch", name=name)).to_be_checked()


def points_of(hand: Any) -> dict[str, list[int]]:
    """What the server says that each tile of the hand would bring, in the order of its places."""
    told: dict[str, list[int]] = {}
    for action, points in zip(hand["actions"], hand["points"], strict=True):
        if points is not None:
            told.setdefault(parts(action)[0], []).append(points)
    return told


def badge(points: list[int]) -> str:
    """The few signs on a tile that could bring this."""
    signs = [f"+{won}" if won else "0" for won in dict.fromkeys(points)]
    return "/".join(signs) if any(points) else ""


def figure(button: Locator) -> str:
    """The few signs that are shown on a button."""
    return "".join(gain.get_attribute("data-points") or "" for gain in button.locator(GAIN).all())


def seen_of(hand: Any, number: int) -> int:
    """How many tiles with this number one sees, by what the server sends."""
    table = hand["table"]
    tiles = [joint["tile"] for joint in table["layout"]["joints"]] + [tile for held in table["hands"] for tile in held]
    return sum(str(number) in tile for tile in tiles)


def hold(page: Page, hand: Any) -> bool:
    """See that everything is shown as the server says it; whether any move scores."""
    for tile, points in points_of(hand).items():
        button = page.locator(f'[data-part=hand] [data-tile="{tile}"]')
        assert figure(button) == badge(points)
        assert ("brings" in (button.get_attribute("aria-label") or "")) == any(points)
    rows = [row.locator("td").all_inner_texts() for row in page.locator(f"{COUNT} tbody tr").all()]
    seen = [seen_of(hand, number) for number in range(7)]
    assert rows == [[str(count) for count in seen], [str(7 - count) for count in seen]]
    return any(won for points in points_of(hand).values() for won in points)


def until_a_move_scores(page: Page) -> Any:
    """Play until a move scores, and hold on the way that all is shown; the hand as it stands then."""
    rng = Random("aids")
    for _ in range(MATCHES):
        table = new_table(page, "fives-and-threes")
        open_table(page, table)
        while my_turn(page):
            now = ask(page, "GET", f"/api/tables/{table}")
            page.wait_for_selector(f'{TABLE}[data-seq="{now["seq"]}"]')
            if hold(page, now["hand"]):
                return now["hand"]
            play(page, choice(now["hand"]["actions"], rng, 0), now["hand"]["actions"])
            wait_for_line(page, now["seq"])
    raise AssertionError("No move has scored.")


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_what_a_move_scores_and_what_is_out_are_shown_to_those_who_want_it(newcomer: Newcomer, device: str) -> None:
    page = newcomer(device)
    want_aids(page)
    hand = until_a_move_scores(page)
    no_violations(page)
    for tile, points in points_of(hand).items():
        if len(points) > 1:
            page.locator(f'[data-part=hand] [data-tile="{tile}"]').click()
            for (action, won), end in zip(of_tile(hand, tile), ("a", "b"), strict=True):
                assert action.endswith(f"@{end}")
                slot = page.locator(f'[data-end="{end}"]')
                assert figure(slot) == badge([won])
                assert bool(re.search(r", \d+ points?$", slot.get_attribute("aria-label") or "")) == bool(won)
            page.keyboard.press("Escape")


def of_tile(hand: Any, tile: str) -> list[tuple[str, int]]:
    return [pair for pair in zip(hand["actions"], hand["points"], strict=True) if parts(pair[0])[0] == tile]


def test_nobody_who_did_not_ask_for_aids_sees_them(desktop: Page) -> None:
    open_table(desktop, new_table(desktop, "italian"))
    my_turn(desktop)
    expect(desktop.locator("[data-part=hint]")).to_be_visible()
    assert desktop.locator(f"{GAIN}, {COUNT}").count() == 0


def test_a_serious_table_says_so_and_gives_no_aids(phone: Page) -> None:
    want_aids(phone)
    phone.goto("/new/fives-and-threes")
    phone.get_by_label("Seat 2").select_option(label="bot, easy")
    phone.get_by_role("switch", name="Without aids").check()
    phone.locator("[data-part=create]").click()
    my_turn(phone)
    expect(phone.locator("[data-part=serious]")).to_have_text("without aids")
    table = phone.url.rsplit("/", 1)[-1]
    assert "points" not in ask(phone, "GET", f"/api/tables/{table}")["hand"]
    assert phone.locator(f"{GAIN}, {COUNT}, [data-part=hint]").count() == 0
    phone.locator("[data-part=take-back]").tap(force=True)
    expect(phone.locator("[data-part=notice]")).to_have_text("This table is played without aids.")


def test_whoever_waits_is_told_that_a_table_is_serious(phone: Page) -> None:
    phone.goto(f"/t/{new_table(phone, 'muggins', players=2, people=2, serious=True)}")
    expect(phone.locator("[data-part=serious]")).to_have_text("This table is played without aids.")
