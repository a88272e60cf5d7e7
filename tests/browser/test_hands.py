"""Whole hands up to their results: every game by mouse, some by touch on a phone, some by keyboard alone."""

from random import Random

import pytest
from playwright.sync_api import Page

from boneyard.games import PAGES
from tests.browser.pressing import Press, finger, keys, mouse
from tests.browser.table import RESULT, new_table, open_table, play_hand

# One game of every kind of table.
KINDS = ["muggins", "bergen", "french", "chicken-foot", "fortress", "concentration", "hectic", "dominance", "squares"]
KINDS += ["memory", "solo-1", "solo-2", "fortune-teller"]


def whole_hand(page: Page, game: str, press: Press) -> None:
    """Play a hand and see its result."""
    table = new_table(page, game)
    open_table(page, table)
    assert play_hand(page, table, Random(game), press) > 0
    assert page.locator(RESULT).is_visible()


@pytest.mark.parametrize("game", [page.id for page in PAGES])
def test_a_hand_is_played_by_mouse(game: str, desktop: Page) -> None:
    whole_hand(desktop, game, mouse)


@pytest.mark.parametrize("game", KINDS)
def test_a_hand_is_played_by_touch(game: str, phone: Page) -> None:
    whole_hand(phone, game, finger)


@pytest.mark.parametrize("game", KINDS)
def test_a_hand_is_played_by_keyboard_alone(game: str, desktop: Page) -> None:
    whole_hand(desktop, game, keys)
