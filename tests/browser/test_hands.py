"""Whole hands up to their results: the long kinds of games by mouse, the short ones by touch and by keyboard.

With `--long` every game is played by mouse, and one of every kind by touch and by keyboard. The boards of the
short ones know the mouse from the lessons, all of which are played by mouse to their ends.
"""

from random import Random

import pytest
from playwright.sync_api import Page

from boneyard.games import PAGES, page
from tests.browser.pressing import Press, finger, keys, mouse
from tests.browser.still import unrest, watch_tiles
from tests.browser.table import RESULT, ask, new_table, open_table, play_hand
from tests.kinds import KINDS, SHORT

OPTIONS = {"fortress": {"set": 6}, "memory": {"tiles": 10}}  # the shortest hands that need everything on the table
COMPANY = {"concentration": 4, "fortress": 4}  # of long hands others play the larger part
BY_MOUSE = [name for name in KINDS if name not in SHORT[1:]]
TWICE = {"star", "feet"}  # what grows in more than two directions may have to move a second time
PACE = {"hectic": 0.03}  # in a race nobody beats bots that never pause


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    every = metafunc.config.getoption("--long")
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [page.id for page in PAGES] if every else BY_MOUSE)
    if "kind" in metafunc.fixturenames:
        metafunc.parametrize("kind", KINDS if every else SHORT)


def whole_hand(page: Page, game: str, press: Press) -> None:
    """Play a hand and see its result."""
    table = new_table(page, game, COMPANY.get(game), options=OPTIONS.get(game, {}), pace=PACE.get(game, 0))
    open_table(page, table)
    assert play_hand(page, table, Random(game), press) > 0
    assert page.locator(RESULT).is_visible()


def test_a_hand_is_played_by_mouse(game: str, desktop: Page) -> None:
    whole_hand(desktop, game, mouse)


def test_a_hand_is_played_by_touch_and_laid_tiles_lie_still(kind: str, phone: Page) -> None:
    watch_tiles(phone)
    whole_hand(phone, kind, finger)
    assert unrest(phone) <= (2 if page(kind).game().board.shape in TWICE else 1)


def test_a_hand_is_played_by_keyboard_alone(kind: str, desktop: Page) -> None:
    whole_hand(desktop, kind, keys)


def test_a_hand_that_ends_in_secret_shows_ones_own_tiles_and_points_alone(desktop: Page) -> None:
    table = new_table(desktop, "peruvian")
    open_table(desktop, table)
    play_hand(desktop, table, Random(1))
    known = ask(desktop, "GET", f"/api/tables/{table}")
    held, others = known["hand"]["table"]["hands"][0], [chair["name"] for chair in known["seats"][1:]]
    result = desktop.locator(RESULT)
    assert result.locator(".tiles > span").count() == len(held)
    assert not any(name in line for name in others for line in result.locator("li").all_inner_texts())
    assert "The score is secret until only the last hand is left." in result.inner_text()
