"""Whole hands up to their results: every game by mouse, some by touch on a phone, some by keyboard alone."""

from random import Random

import pytest
from playwright.sync_api import Page

from boneyard.games import PAGES
from tests.browser.pressing import Press, finger, keys, mouse
from tests.browser.table import RESULT, new_table, open_table, play_hand

# One game of every kind of table; those that take long come only with `--long`.
SHORT = ["muggins", "french", "dominance", "memory", "solo-1", "solo-2"]
LONG = ["chicken-foot", "fortress", "concentration", "hectic", "squares", "fortune-teller"]
OPTIONS = {"fortress": {"set": 6}}
PACE = {"hectic": 0.03}  # in a race nobody beats bots that never pause


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kind" in metafunc.fixturenames:
        metafunc.parametrize("kind", SHORT + (LONG if metafunc.config.getoption("--long") else []))


def whole_hand(page: Page, game: str, press: Press) -> None:
    """Play a hand and see its result."""
    table = new_table(page, game, options=OPTIONS.get(game, {}), pace=PACE.get(game, 0))
    open_table(page, table)
    assert play_hand(page, table, Random(game), press) > 0
    assert page.locator(RESULT).is_visible()


@pytest.mark.parametrize("game", [page.id for page in PAGES])
def test_a_hand_is_played_by_mouse(game: str, desktop: Page) -> None:
    whole_hand(desktop, game, mouse)


def test_a_hand_is_played_by_touch(kind: str, phone: Page) -> None:
    whole_hand(phone, kind, finger)


def test_a_hand_is_played_by_keyboard_alone(kind: str, desktop: Page) -> None:
    whole_hand(desktop, kind, keys)
