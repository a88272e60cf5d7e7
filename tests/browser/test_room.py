"""Games on low and on narrow screens, and with texts of double size: nothing is covered, cut or out of sight.

With `--long` every game, and one of every kind in all languages; else one of every kind and those with the most
players.
"""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page

from boneyard.games import PAGES
from boneyard.games import page as rulebook_page
from boneyard.words import SOURCE, languages
from tests.browser.company import on_turn
from tests.browser.conftest import Newcomer
from tests.browser.room import below_the_fold, faults, overlaps
from tests.browser.table import choice, my_turn, new_table, open_table, play, wait_for_line
from tests.browser.watch import DOUBLE
from tests.kinds import KINDS

CROWDED = ["matador", "cyprus", "tiddle-wink", "block"]  # tables of nine to eleven; and the game that most people play
PACE = {"hectic": 1.0}  # a race that is not over before it was looked at
SIZES = {"phone": (360, 640), "landscape": (844, 390), "tablet": (820, 1180), "wide": (1440, 900)}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.config.getoption("--long"):
        others = [(game, lang) for lang in languages() if lang != SOURCE for game in KINDS]
        metafunc.parametrize("game, lang", [*((page.id, SOURCE) for page in PAGES), *others])
    else:
        metafunc.parametrize("game, lang", [(game, SOURCE) for game in [*KINDS, *CROWDED]])


def begin(page: Page, game: str) -> None:
    """Some moves of a game at a full table."""
    players, rng = max(rulebook_page(game).players), Random(game)
    table = new_table(page, game, players=players, pace=PACE.get(game, 0))
    open_table(page, table)
    page.locator("[data-part=hand], [data-action]").first.wait_for()
    for done in range(3):
        if my_turn(page):
            seen = on_turn(page, table)
            if actions := seen["hand"]["actions"]:
                play(page, choice(actions, rng, done), actions)
                wait_for_line(page, seen["seq"])
    if not my_turn(page):
        page.locator("[data-part=put-aside]").click()


def settled(page: Page, wrong: Callable[[Page], list[str]]) -> list[str]:
    """What is still wrong when a screen has had a second to be drawn anew."""
    for _ in range(20):
        page.wait_for_timeout(50)
        if not wrong(page):
            return []
    return wrong(page)


def test_nothing_of_a_table_is_covered_cut_or_out_of_sight(newcomer: Newcomer, game: str, lang: str) -> None:
    page = newcomer("landscape", locale=lang)
    begin(page, game)
    wrong = {}
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        wrong[name] = settled(page, lambda page: faults(page) + below_the_fold(page))
    page.set_viewport_size({"width": 360, "height": 640})
    page.evaluate(DOUBLE)
    wrong["doubled"] = settled(page, cut_or_broken)
    assert wrong == {name: [] for name in wrong}


def cut_or_broken(page: Page) -> list[str]:
    """What is wrong at the lower end of a table that may be scrolled."""
    page.locator("[data-part=table] main").evaluate("main => main.scrollTo(0, 9999)")
    return overlaps(page) + [fault for fault in faults(page) if not fault.startswith("covered")]
