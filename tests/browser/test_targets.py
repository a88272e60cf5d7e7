"""Whatever can be tapped on a phone is large enough for a finger."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import finished
from tests.browser.conftest import Newcomer
from tests.browser.table import RESULT, TABLE, new_table, open_table, play_hand
from tests.browser.targets import too_small
from tests.browser.test_screens import NOWHERE, PATHS
from tests.browser.watch import forgive
from tests.server.running import Process

# Every kind of board, and the hands with the most tiles.
TABLES = [
    "block", "cyprus", "chicken-foot", "french", "concentration", "hectic", "fortress", "dominance",
    "solo-1", "solo-2", "squares", "fortune-teller", "memory",
]  # fmt: skip


def roomy(page: Page) -> None:
    """Nothing is too small, and there is something to tap."""
    assert page.locator("button, a[href]").count()
    assert too_small(page) == []


@pytest.mark.parametrize("path", PATHS)
def test_a_screen_has_room_for_fingers(phone: Page, path: str) -> None:
    forgive(phone, rf"404 \(Not Found\) \(.*{NOWHERE}\)")
    phone.goto(path)
    phone.locator("h1").first.wait_for()
    phone.wait_for_load_state("networkidle")
    roomy(phone)


def test_the_dialog_of_a_game_has_room_for_fingers(phone: Page) -> None:
    phone.goto("/")
    phone.locator("[data-part=game][data-game=fortress]").tap()
    phone.locator("[data-part=game-dialog]").wait_for()
    roomy(phone)


@pytest.mark.parametrize("game", TABLES)
def test_a_table_has_room_for_fingers(phone: Page, game: str) -> None:
    open_table(phone, new_table(phone, game))
    phone.locator("[data-part=layout], [data-part=table] [data-tile], [data-action]").first.wait_for()
    roomy(phone)
    tiles = phone.locator("[data-part=hand] .fits, [data-part=hand] [data-tile]:not(.idle)")
    if tiles.count() and game != "hectic":
        tiles.first.tap()
        roomy(phone)


def test_whatever_a_table_opens_has_room_for_fingers(phone: Page) -> None:
    table = new_table(phone, "block", options={"hands": 1})
    open_table(phone, table)
    phone.get_by_role("button", name="Menu").tap()
    roomy(phone)
    phone.get_by_role("button", name="Invite").tap()
    phone.get_by_role("img", name="QR code").wait_for()
    roomy(phone)
    phone.keyboard.press("Escape")
    play_hand(phone, table, Random("fingers"))
    phone.locator(RESULT).wait_for()
    roomy(phone)


def test_a_table_that_waits_has_room_for_fingers(phone: Page, newcomer: Newcomer) -> None:
    table = new_table(phone, "block", players=2, people=2)
    phone.goto(f"/t/{table}")
    phone.locator("[data-part=waiting]").wait_for()
    roomy(phone)
    friend = newcomer("phone")
    friend.goto(f"/t/{table}")
    friend.locator("[data-part=join]").wait_for()
    roomy(friend)
    friend.get_by_role("button", name="Sit down").tap()
    expect(phone.locator(TABLE)).to_be_visible()


def test_a_replay_has_room_for_fingers(phone: Page, house: Process) -> None:
    phone.goto(f"/replay/{finished(house.url, 'block', options={'hands': 1})}")
    phone.locator("h1").first.wait_for()
    phone.wait_for_load_state("networkidle")
    roomy(phone)


def test_what_is_too_small_is_found(phone: Page) -> None:
    phone.goto("/settings")
    phone.locator("h1").first.wait_for()
    phone.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert len(too_small(phone)) == 1
