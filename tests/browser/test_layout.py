"""Every screen in every language, and with words as long as no language has them: all can be read.

With `--long` all languages; else the longest one, and the stretched one.
"""

import pytest
from playwright.sync_api import Page

from boneyard.words import LOCALES, SOURCE, languages
from tests.browser import reading, room
from tests.browser.axe import SETTLED
from tests.browser.company import play_elsewhere
from tests.browser.conftest import Newcomer
from tests.browser.table import RESULT, TABLE, new_table, open_table

PATHS = ["/", "/lobby", "/puzzles", "/mine", "/me", "/settings", "/new/muggins", "/new/barricade", "/learn/block"]
PATHS += ["/rules/muggins", "/rules/basics", "/rules/ratings"]
STRETCHED = "stretched"
LONGEST = max(
    languages(), key=lambda lang: sum(len(file.read_text("utf-8")) for file in (LOCALES / lang).glob("*.ftl"))
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    every = metafunc.config.getoption("--long")
    metafunc.parametrize("lang", [*languages(), STRETCHED] if every else [LONGEST, STRETCHED])


@pytest.fixture(params=["phone", "desktop"])
def page(request: pytest.FixtureRequest, newcomer: Newcomer, lang: str) -> Page:
    """A page of somebody who reads this language."""
    return newcomer(request.param, locale=SOURCE if lang == STRETCHED else lang)


def drawn(page: Page, lang: str) -> None:
    """Wait until a screen is at rest, and stretch its words if that is wanted."""
    page.wait_for_load_state("networkidle")
    page.evaluate(SETTLED)
    assert page.locator("html").get_attribute("lang") == (SOURCE if lang == STRETCHED else lang)
    if lang == STRETCHED:
        reading.stretch(page)


def test_every_screen_can_be_read(page: Page, lang: str) -> None:
    wrong = {}
    for path in PATHS:
        page.goto(path)
        page.locator("h1").first.wait_for()
        drawn(page, lang)
        if found := reading.faults(page):
            wrong[path] = found
    assert wrong == {}


def test_a_table_and_its_result_can_be_read(page: Page, lang: str) -> None:
    table = new_table(page, "muggins", options={"target": 20})
    open_table(page, table)
    page.locator(TABLE).wait_for()
    drawn(page, lang)
    assert (room.faults(page), room.overlaps(page)) == ([], [])
    play_elsewhere([page], table)
    page.locator(RESULT).wait_for()
    drawn(page, lang)
    assert reading.faults(page) == []
