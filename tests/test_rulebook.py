"""The rulebook: every page is built alike, its options are those of the form, and every link leads somewhere."""

import re

import pytest

from boneyard import rulebook
from boneyard.games import PAGES
from boneyard.games.names import ALSO
from boneyard.lengths import span
from boneyard.pages import Page
from boneyard.words import Words, languages
from tests.refusals import refused

HEADS = "Deal, Opening, Your turn, Cannot lay, End of the hand, Points, Match, Example, Options, Tip, Notes, Origin"
NAMES = [*rulebook.SUBJECTS, *(page.id for page in PAGES)]

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
each_name = pytest.mark.parametrize("name", NAMES)
each_language = pytest.mark.parametrize("lang", languages())


def heads(text: str) -> list[str]:
    return re.findall(r"^## (.+)$", text, re.MULTILINE)


def anchors(text: str) -> list[str]:
    return re.findall(r"\{#([^}]+)\}", text)


@each_page
def test_every_page_has_the_same_parts_in_the_same_order(page: Page) -> None:
    wanted = [head for head in HEADS.split(", ") if head != "Options" or page.options]
    assert heads(rulebook.text(page.id, "en")) == wanted


@each_language
@each_page
def test_every_page_begins_with_the_goal_and_what_is_needed(page: Page, lang: str) -> None:
    title, goal, needs, *_ = rulebook.text(page.id, lang).split("\n\n")
    assert title == f"# {Words(lang).game(page.id)}"
    assert len(goal) > 40
    assert re.fullmatch(r"\*\*[^*]+\*\* .+( · \*\*[^*]+\*\* .+){2,}", needs)


@each_language
@each_page
def test_every_page_tells_how_long_it_takes(page: Page, lang: str) -> None:
    needs = rulebook.text(page.id, lang).split("\n\n")[2]
    least, most = span(page)
    time = needs.split(" · ")[-1]
    assert re.findall(r"\d+", time) == ([str(most)] if least == most else [str(least), str(most)])
    assert time == Words(lang).say("page-time", least=least, most=most, alike="yes" if least == most else "no")


def test_a_page_tells_which_options_another_printed_text_implies() -> None:
    french = "**All at once, as in: Schmidt double-nine box (French).** Winning total: 100 or more."
    assert french in rulebook.text("hungarian", "en")
    assert "**All at once, as in: British pubs.**" in rulebook.text("fives-and-threes", "en")


@each_language
@each_page
def test_no_part_of_a_page_is_empty(page: Page, lang: str) -> None:
    assert all(len(part.strip()) > 10 for part in rulebook.text(page.id, lang).split("\n## ")[1:])
    assert not re.search(r"^## .+\n+(#|\Z)", rulebook.text(page.id, lang), re.MULTILINE)


@each_language
@each_page
def test_a_page_tells_every_option_in_the_words_of_the_form(page: Page, lang: str) -> None:
    words, text = Words(lang), rulebook.text(page.id, lang)
    for option in page.options:
        if not option.hosts:
            assert f"**{words.option(option.name)}.** {words.option_help(option.name, option.least)} " in text
    for host in {host for option in page.options for host in option.hosts}:
        assert f"[{words.game(host)}]({host})" in text


def test_every_line_of_prose_is_a_paragraph_and_a_picture_stays_as_it_is() -> None:
    assert "Ada scores 7 + 12 = 19.\n\nAnother hand is blocked" in rulebook.text("block", "en")
    assert "```\nupper storey      5 1\nlower storey    3 5 1 1\n```" in rulebook.text("french", "en")


def test_a_page_tells_what_is_usual_and_what_else_there_is() -> None:
    text = rulebook.text("all-sevens", "en")
    assert "Usually: nobody scores. Or: the points are shared; the lightest single tile wins.\n" in text
    assert "Usually on.\n" in text  # own pips come off in this game
    assert re.search(r"\*\*Target\.\*\* .+ Usually: 100\.\n", text)


@each_language
@each_name
def test_nobody_reads_commands_or_numbers_of_rulings(name: str, lang: str) -> None:
    text = rulebook.text(name, lang)
    assert not re.search(r"\bR-\d|=(?:true|false)|(?<!`)`(?!`)|\w_\w", text)


@each_name
def test_english_pages_speak_of_booklets_and_of_whoever(name: str) -> None:
    text = rulebook.text(name, "en")
    assert not re.search(r"\b[Tt]he (?:\w+ )?print\b|\bin the print\b", text)
    rule = r"(?:^|[.:;] )[Ww]ho (?:can|cannot|has|holds|plays|takes|wants|goes|lays|draws)\b"
    assert not re.search(rule, text, re.MULTILINE)


@each_page
def test_the_terminal_also_names_what_to_type(page: Page) -> None:
    typed = rulebook.text(page.id, "en", typed=True)
    for option in page.options:
        assert bool(option.hosts) != (f"`-o {option.name}=" in typed)


@each_language
@each_name
def test_every_link_leads_to_a_place_that_there_is(name: str, lang: str) -> None:
    text = rulebook.text(name, lang)
    links = re.findall(r"\]\(([^)#]*)#?([^)]*)\)", text)
    assert len(links) == text.count("](")
    for page, anchor in links:
        assert page in NAMES
        assert not anchor or anchor in anchors(rulebook.text(page, lang))


@each_language
@each_name
def test_an_anchor_marks_one_place(name: str, lang: str) -> None:
    found = anchors(rulebook.text(name, lang))
    assert len(found) == len(set(found))
    assert all(re.fullmatch(r"[a-z0-9-]+", anchor) for anchor in found)


@each_language
def test_a_page_with_a_ruling_links_to_its_sentence(lang: str) -> None:
    linked = {name for name in NAMES if "](misprints" in rulebook.text(name, lang)}
    assert linked == set(NAMES) - {"misprints", "ratings"}


def test_the_misprints_link_to_every_game() -> None:
    text = rulebook.text("misprints", "en")
    assert [page.id for page in PAGES if f"({page.id})" not in text] == []


@pytest.mark.parametrize(
    "called, name",
    [
        ("block", "block"),
        ("Cardinal", "all-sevens"),
        ("kardinal", "all-sevens"),
        ("Mexican Train", "cyprus"),
        ("fünfer und dreier", "fives-and-threes"),
        ("domino a blocage", "barricade"),
        ("Hühnerfuß", "chicken-foot"),
        ("huhnerfuss", "chicken-foot"),
        ("Basics", "basics"),
        ("druckfehler", "misprints"),
    ],
)
def test_a_page_is_found_by_any_of_its_names(called: str, name: str) -> None:
    assert rulebook.named(called) == name


def test_a_name_of_several_games_is_not_guessed() -> None:
    with refused("Several games are called 'alle fünfe': all-fives, muggins."):
        rulebook.named("alle fünfe")
    assert rulebook.named("sebastopol") == "sebastopol"


def test_other_names_belong_to_games_that_there_are() -> None:
    assert set(ALSO) <= {page.id for page in PAGES}
    assert all(names and len(set(names)) == len(names) for names in ALSO.values())


def test_a_page_tells_the_other_names_but_not_its_own() -> None:
    told = [rulebook.text("block", lang).splitlines()[-1] for lang in ("en", "de")]
    assert told[0] == "**Also called** Block Dominoes, Blockspiel, Dominos Block, Blokdomino, Block Domino."
    assert told[1] == "**Auch genannt** Block Dominoes, Dominos Block, Blokdomino, Block Domino."
