"""Every game has a golden playthrough, and replays it byte for byte."""

import pytest

from boneyard import PAGES, Record
from boneyard.pages import Page
from tests.playthroughs import HERE, missing, path, played, record_of, text


def test_every_page_of_the_catalogue_has_a_playthrough() -> None:
    names = [page.id for page in missing()]
    assert not names, f"play them: python -m tests.playthroughs {' '.join(names)}"


def test_every_playthrough_belongs_to_a_page() -> None:
    assert {kept.stem for kept in HERE.glob("*.txt")} <= {page.id for page in PAGES}


@pytest.mark.parametrize("page", [page for page in PAGES if page not in missing()], ids=lambda page: page.id)
def test_a_playthrough_has_the_version_of_its_page(page: Page) -> None:
    lines = path(page.id).read_text(encoding="utf-8").splitlines()
    assert lines[1:3] == [f"game: {page.id}", f"version: {page.version}"]


@pytest.mark.parametrize("page", [page for page in PAGES if page not in missing()], ids=lambda page: page.id)
def test_a_playthrough_replays_byte_for_byte(page: Page) -> None:
    kept = path(page.id).read_bytes().decode()
    assert text(Record.read(record_of(kept))) == kept


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_playing_anew_gives_a_playthrough_that_replays(page: Page) -> None:
    fresh = text(played(page))
    assert text(Record.read(record_of(fresh))) == fresh
    assert fresh == text(played(page))
