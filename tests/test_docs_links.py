"""The documents: every link to a file of ours leads somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)(?:#[^)\s]*)?\)|src=\"([^\"]+)\"")


def links(page: Path) -> list[str]:
    return ["".join(found) for found in LINK.findall(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [link for link in links(page) if not (page.parent / link).exists()] == []


def test_the_readme_links_every_page() -> None:
    linked = {(ROOT / link).resolve() for link in links(ROOT / "README.md")}
    assert {page for page in (ROOT / "docs").glob("*.md") if page.resolve() not in linked} == set()
