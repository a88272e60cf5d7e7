"""One hand of every game by mouse, up to its result."""

from random import Random

import pytest
from playwright.sync_api import Page

from boneyard.games import PAGES
from tests.browser.table import RESULT, new_table, open_table, play_hand


@pytest.mark.parametrize("game", [page.id for page in PAGES])
def test_a_hand_is_played_by_mouse(game: str, desktop: Page) -> None:
    table = new_table(desktop, game)
    open_table(desktop, table)
    assert play_hand(desktop, table, Random(game)) > 0
    assert desktop.locator(RESULT).is_visible()
