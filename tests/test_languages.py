"""Every language by itself: its plural forms, its figures, and one word for one thing."""

import re
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast

from boneyard import PAGES, rulebook
from boneyard.laying import LayingGame
from boneyard.pages import Page
from boneyard.words import LOCALES, SOURCE, languages
from tests.glossary import TERMS
from tests.test_locales import TRANSLATED, entries, key, nodes, parts, written

PLURALS = {"zero", "one", "two", "few", "many"}
DEAL, MATCH = 1, 7  # the places of these parts in a page; before all of them stand the goal and what is needed
SUBJECTS_AND_GAMES = [*rulebook.SUBJECTS, *(page.id for page in PAGES)]


@pytest.mark.parametrize("lang", languages())
def test_whatever_is_counted_has_every_plural_form_of_its_language(lang: str) -> None:
    forms = {*Locale(lang).plural_form.tags, "other"}
    for name, message in entries(lang).items():
        for part, pattern in parts(message):
            for choice in nodes(pattern, ast.SelectExpression):
                given = {key(variant) for variant in choice.variants}
                assert not given & PLURALS or given >= forms, f"{name} {part}: {sorted(forms - given)} is missing"


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("name", SUBJECTS_AND_GAMES)
def test_every_part_of_a_page_has_the_figures_of_the_english_one(name: str, lang: str) -> None:
    for ours, theirs in zip(sections(lang, name), sections(SOURCE, name), strict=True):
        assert figures(lang, ours) == figures(SOURCE, theirs), ours


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    "page", [page for page in PAGES if "host" not in page.game().options], ids=lambda page: page.id
)
def test_a_page_names_the_players_tiles_and_target_of_its_game(page: Page, lang: str) -> None:
    parts, game = sections(lang, page.id), page.game()
    told = figures(lang, needs(parts[0]))
    assert max(page.players) == 1 or {str(min(page.players)), str(max(page.players))} <= told
    assert str(len(game.tiles.tiles)) in told
    if isinstance(game, LayingGame):
        assert {str(size) for size in game.hands.values()} <= figures(lang, parts[DEAL])
        points = game.options.get("target")
        assert not points or str(points) in figures(lang, parts[MATCH])


@cache
def sections(lang: str, name: str) -> list[str]:
    """The parts of a page, without the targets of its links."""
    return re.split(r"^## ", re.sub(r"\]\([^)]+\)|\{#[^}]+\}", "]", written(lang, name)), flags=re.MULTILINE)


def needs(first: str) -> str:
    """The line that says what is needed."""
    return first.split("\n\n")[2]


def figures(lang: str, text: str) -> set[str]:
    """The numbers in a text, but for those in the names of sets."""
    sets = [TERMS[name, lang].word for name in ("double-six set", "double-nine set")]
    return set(re.findall(r"\d+", re.sub("|".join(map(re.escape, sets)), "", text, flags=re.IGNORECASE)))


@pytest.mark.parametrize("lang", languages())
def test_one_word_for_one_thing(lang: str) -> None:
    """A term of the glossary is used, and no other word for it, but where booklets are quoted."""
    files = sorted(file for file in (LOCALES / lang).rglob("*.*") if file.name != "misprints.md")
    texts = {file.name: prose(file) for file in files}
    for term in (term for (_, spoken), term in TERMS.items() if spoken == lang):
        assert any(re.search(term.pattern, text) for text in texts.values()), f"{term.word} is nowhere"
        for name, text in texts.items():
            found = re.findall(term.avoided, text) if term.avoided else []
            assert found == [], f"{name}: '{found[0]}' for '{term.word}'"


UNSAID = re.compile(r"^[a-z][\w-]* =|^ +\.[\w-]+ =|\{ ?\$[^}]*\}|`[^`]*`|--[a-z-]+|\]\([^)]+\)", re.MULTILINE)
COMMENT = re.compile(r"^#+ .*$", re.MULTILINE)


def prose(file: Path) -> str:
    """What a file says in small letters, without its comments, keys, variables, links and commands."""
    text = file.read_text("utf-8")
    return UNSAID.sub(" ", COMMENT.sub("", text) if file.suffix == ".ftl" else text).lower()


def test_the_glossary_has_every_term_in_every_language() -> None:
    assert {lang for _, lang in TERMS} == set(languages())
    names = {name for name, _ in TERMS}
    assert len(names) >= 50
    assert {(name, lang) for name in names for lang in languages()} == set(TERMS)
    assert all(term.word for term in TERMS.values())
