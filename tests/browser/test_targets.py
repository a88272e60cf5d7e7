"""Whatever can be tapped on a phone at a table is large enough for a finger; test_screens.py has the other screens."""

from playwright.sync_api import Page, expect

from tests.browser.company import finished, play_elsewhere
from tests.browser.conftest import Newcomer
from tests.browser.table import TABLE, new_table, open_table
from tests.browser.targets import roomy, too_small
from tests.server.running import Process

# Every kind of board, and the hands with the most tiles.
TABLES = [
    "block", "cyprus", "chicken-foot", "french", "concentration", "hectic", "fortress", "dominance",
    "solo-1", "solo-2", "squares", "fortune-teller", "memory",
]  # fmt: skip


def test_the_dialog_of_a_game_has_room_for_fingers(phone: Page) -> None:
    phone.goto("/")
    phone.locator("[data-part=game][data-game=fortress]").tap()
    phone.locator("[data-part=game-dialog]").wait_for()
    roomy(phone)


def test_every_table_has_room_for_fingers(phone: Page) -> None:
    for game in TABLES:
        table_is_roomy(phone, game)


def table_is_roomy(phone: Page, game: str) -> None:
    """Nothing is too small at a table before a tile is taken, and after that."""
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
    play_elsewhere([phone], table)
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
