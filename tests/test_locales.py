"""Languages: those that are complete say all that English says, in every form, and say nothing in English."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from fluent.syntax import FluentParser, ast

from boneyard import Pile, Tile, rulebook
from boneyard.cli import main
from boneyard.games import PAGES, also
from boneyard.pages import Page
from boneyard.state import Drew, Ended, Passed, Placed, Released, Revealed, Scored
from boneyard.tiles import BACK, parse_tiles
from boneyard.words import LOCALES, SEATS, SOURCE, Words, bundle, languages
from tests.playthroughs import path, record_of

TRANSLATED = tuple(lang for lang in languages() if lang != SOURCE)
PLURALS = {"zero", "one", "two", "few", "many", "other"}  # every language has its own of these
NUMBERS = (0, 1, 2, 3, 5, 1000)

LISTENED_TO = ("de", "ru")  # what is said at whole tables is heard in these languages every time, in all with --long

Part = tuple[str, ast.Pattern]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "spoken" in metafunc.fixturenames:
        metafunc.parametrize("spoken", TRANSLATED if metafunc.config.getoption("--long") else LISTENED_TO)


@cache
def entries(lang: str) -> dict[str, ast.Message]:
    """Every message of a language by its key."""
    texts = (file.read_text("utf-8") for file in sorted((LOCALES / lang).glob("*.ftl")))
    found = (entry for text in texts for entry in FluentParser().parse(text).body)
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def parts(message: ast.Message) -> Iterator[Part]:
    """The text of a message and of its attributes, by their names; the message itself has none."""
    if message.value:
        yield "", message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value


def nodes(node: Any, kind: type) -> Iterator[Any]:
    """All that is of this kind, at any depth."""
    if isinstance(node, kind):
        yield node
    for part in vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ():
        yield from nodes(part, kind)


def variables(pattern: ast.Pattern) -> set[str]:
    return {reference.id.name for reference in nodes(pattern, ast.VariableReference)}


def variants(pattern: ast.Pattern) -> set[tuple[str, str]]:
    """Every variable that chooses, with every key that it can choose."""
    return {
        (select.selector.id.name, key(variant))
        for select in nodes(pattern, ast.SelectExpression)
        for variant in select.variants
    }


def key(variant: ast.Variant) -> str:
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_language_has_the_messages_and_attributes_of_english_and_no_others(lang: str) -> None:
    said = {(name, part) for name, message in entries(lang).items() for part, _ in parts(message)}
    assert said == {(name, part) for name, message in entries(SOURCE).items() for part, _ in parts(message)}


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_message_has_the_variables_of_the_english_one(lang: str) -> None:
    """Besides it may ask whether a seat that it names is the reader's, where English need not."""
    for name, message in entries(lang).items():
        english = dict(parts(entries(SOURCE)[name]))
        for part, pattern in parts(message):
            wanted = variables(english[part])
            may = wanted | {f"{seat}-you" for seat in SEATS if seat in wanted}
            assert wanted <= variables(pattern) <= may, f"{name} {part}"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_message_keeps_every_case_of_the_english_one(lang: str) -> None:
    for name, message in entries(lang).items():
        english = dict(parts(entries(SOURCE)[name]))
        for part, pattern in parts(message):
            wanted = {(chooser, case) for chooser, case in variants(english[part]) if case not in PLURALS}
            assert wanted <= variants(pattern), f"{name} {part}"


@pytest.mark.parametrize("lang", languages())
def test_every_message_can_be_said_in_every_case(lang: str) -> None:
    for name, message in entries(lang).items():
        for part, pattern in parts(message):
            for args in cases(pattern):
                said, errors = bundle(lang).format_pattern(text_of(lang, name, part), args)
                assert not errors, f"{name} {part} {args}: {errors}"
                assert re.fullmatch(r"\S(?s:.*)\S|\S", str(said)), f"{name} {part} {args}: '{said}'"
                assert not re.search(r"[{}$]|\S  \S| [,;.!]", without_columns(str(said))), f"{name}: '{said}'"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_case_names_what_the_english_one_names(lang: str) -> None:
    for name, message in entries(SOURCE).items():
        for part, pattern in parts(message):
            ours = dict(parts(entries(lang)[name]))[part]
            chosen = {chooser for chooser, _ in variants(pattern) | variants(ours)}
            tokens = {each: f"<{each}>" for each in variables(pattern) - chosen - counted(pattern)}
            for args in cases(pattern, ours):
                theirs, said = (said_of(each, name, part, args | tokens) for each in (SOURCE, lang))
                wanted = {token for token in tokens.values() if token in theirs}
                assert {token for token in wanted if token not in said} == set(), f"{name} {part} {args}: '{said}'"


def said_of(lang: str, name: str, part: str, args: dict[str, Any]) -> str:
    return str(bundle(lang).format_pattern(text_of(lang, name, part), {"to-you": "no", **args})[0])


def text_of(lang: str, name: str, part: str) -> Any:
    message = bundle(lang).get_message(name)
    return message.attributes[part] if part else message.value


def cases(*patterns: ast.Pattern) -> Iterator[dict[str, Any]]:
    """Values for all the variables, such that every variant of the patterns is chosen in some of them."""
    names = sorted(name for pattern in patterns[:1] for name in variables(pattern))
    chosen = {choice for pattern in patterns for choice in variants(pattern)}
    values = [
        [0.25] if name in counted(patterns[0]) else values_of({case for chooser, case in chosen if chooser == name})
        for name in names
    ]
    for choice in product(*values):
        yield dict(zip(names, choice, strict=True))


def counted(pattern: ast.Pattern) -> set[str]:
    """The variables that are written as numbers of some form."""
    return {reference.id.name for call in nodes(pattern, ast.CallArguments) for reference in positional(call)}


def positional(call: ast.CallArguments) -> list[ast.VariableReference]:
    return [argument for argument in call.positional if isinstance(argument, ast.VariableReference)]


def values_of(chosen: set[str]) -> list[Any]:
    if not chosen:
        return ["5-6"]
    if "one" in chosen or any(case.isdecimal() for case in chosen):
        return [*NUMBERS, *(int(case) for case in chosen if case.isdecimal())]
    return [*chosen, "else"]


def without_columns(text: str) -> str:
    """A text but for the lines that begin with spaces and the lines of commands, whose columns are set with spaces."""
    return "\n".join(line for line in text.splitlines() if not line.startswith((" ", "boneyard ")))


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("name", [page.id for page in PAGES])
def test_the_page_of_a_game_is_built_like_the_english_one(name: str, lang: str) -> None:
    is_built_alike(name, lang)
    assert written(lang, name).startswith(f"# {Words(lang).game(name)}\n")


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("name", rulebook.SUBJECTS)
def test_a_page_about_all_games_is_built_like_the_english_one(name: str, lang: str) -> None:
    is_built_alike(name, lang)
    assert written(lang, name).startswith(f"# {Words(lang).say(f'subject-{name}')}\n")


def is_built_alike(name: str, lang: str) -> None:
    """The same headings, lists and tables, the same links and anchors, and every sum comes to the same."""
    theirs, ours = (written(each, name) for each in (SOURCE, lang))
    for what in (r"^#+ ", r"^- ", r"^\d\. ", r"^\|", r"^```"):
        assert len(re.findall(what, ours, re.MULTILINE)) == len(re.findall(what, theirs, re.MULTILINE)), what
    for what in (r"\]\([^)]+\)", r"\{#[^}]+\}", r"\d+(?: \S \d+)+ = \d+", r"^[\d .]+$"):
        assert re.findall(what, ours, re.MULTILINE) == re.findall(what, theirs, re.MULTILINE), what
    assert figures(ours) == figures(theirs)


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_page_calls_its_parts_by_the_same_names(lang: str) -> None:
    heads: dict[str, str] = {}
    for page in PAGES:
        theirs, ours = (re.findall(r"^## (.+)$", written(name, page.id), re.MULTILINE) for name in (SOURCE, lang))
        for head, said in zip(theirs, ours, strict=True):
            assert heads.setdefault(head, said) == said, page.id
    assert len(set(heads.values())) == len(heads)


def figures(text: str) -> list[list[str]]:
    """The numbers in every row of its tables."""
    return [re.findall(r"\d+", line) for line in text.splitlines() if line.startswith("|")]


def written(lang: str, game: str) -> str:
    return (LOCALES / lang / "rules" / f"{game}.md").read_text("utf-8")


def run(*words: str, typed: str = "") -> str:
    result = CliRunner().invoke(main, words, input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def vocabulary(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", text.lower()))


def only_english(lang: str) -> set[str]:
    """The words that the messages of English have and those of this language do not."""
    return vocabulary(all_said(SOURCE)) - vocabulary(all_said(lang)) - vocabulary(" ".join(page.id for page in PAGES))


def all_said(lang: str) -> str:
    return "\n".join(literal(pattern) for message in entries(lang).values() for _, pattern in parts(message))


def literal(pattern: ast.Pattern) -> str:
    """All that a pattern says by itself."""
    return "\n".join(element.value for element in nodes(pattern, ast.TextElement))


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_sentence_was_left_in_english(lang: str) -> None:
    english = {
        (name, part): literal(pattern) for name, message in entries(SOURCE).items() for part, pattern in parts(message)
    }
    for name, message in entries(lang).items():
        for part, pattern in parts(message):
            words = re.findall(r"\b[a-z]{3,}\b", literal(pattern))  # and so not the names of games and boxes
            left = literal(pattern) == english[name, part] and len(words) > 1
            assert not left, f"{name} {part}"


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("name", [*rulebook.SUBJECTS, *(page.id for page in PAGES)])
def test_no_line_of_a_page_was_left_in_english(name: str, lang: str) -> None:
    prose = re.sub(r"\]\([^)]+\)|\{#[^}]+\}", "", written(lang, name))
    assert vocabulary(prose) & {"the", "and", "you", "your", "with", "tiles"} == set()


@pytest.mark.parametrize(
    "game, options",
    [
        ("block", ()),
        ("barricade", ("-o", "target=20")),
        ("chicken-foot", ("-o", "target=20")),
        ("concentration", ()),
        ("dominance", ()),
        ("fortress", ()),
        ("fortune-teller", ()),
        ("french", ()),
        ("hectic", ()),
        ("italian", ()),
        ("memory", ("-o", "tiles=6")),
        ("peruvian", ("-o", "hands=1")),
        ("solo-1", ()),
        ("solo-2", ()),
        ("squares", ()),
        ("team-block", ()),
    ],
    ids=str,
)
def test_a_table_speaks_its_language_throughout(
    game: str, options: tuple[str, ...], spoken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where the game is saved
    asides = "?\nh\nt\ne\nl\nc\nx\n9-9\nu\n"
    typed = asides + "1\n" * 30 + asides + "s saved\nq\nn\nn\n"
    told = run("play", game, "--lang", spoken, "--seed", "1", "--level", "easy", *options, typed=typed)
    assert Words(spoken).say("goodbye") in told
    read = vocabulary(rulebook.text(game, spoken))  # the help tells parts of the page
    assert vocabulary(told.replace(" saved", "")) & (only_english(spoken) - read) == set()


@pytest.mark.parametrize(
    "command",
    [
        ("games",),
        ("games", "block"),
        ("games", "barricade"),
        ("solve", "hectic", "--double", "5"),
        ("solve", "hungarian", "--hand", "3-4 4-4 0-4 5-6 1-5 1-1", "--ends", "3,5"),
        ("solve", "fortune-teller", "--hidden", "2-5"),
        ("solve", "solo-1", "--sample", "5", "--seed", "1"),
        ("solve", "squares", "--puzzle", "--seed", "1"),
    ],
    ids=" ".join,
)
def test_a_command_speaks_its_language_throughout(command: tuple[str, ...], spoken: str) -> None:
    names_to_type = {
        name for page in PAGES for option in page.options for name in re.split(r"[^a-z]+", typed_for(option))
    }
    other_names = vocabulary(" ".join(name for page in PAGES for name in also(page.id)))
    assert vocabulary(run(*command, "--lang", spoken)) & (only_english(spoken) - names_to_type - other_names) == set()


def typed_for(option: Any) -> str:
    return " ".join(map(str, (option.name, *option.values))).lower()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_a_replay_speaks_its_language_throughout(page: Page, spoken: str, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    record.write_text(record_of(path(page.id).read_text("utf-8")), "utf-8")
    told = run("replay", str(record), "--lang", spoken, "--seat", "0")
    assert Words(spoken).game(page.id) in told
    assert vocabulary(told) & only_english(spoken) == set()
    assert not re.search(r"\b(?:von|für|mit|gegen|bei) du\b", told)  # which would be "dir" or "dich"


GERMAN = Words("de").seated(("Ann", "Bob", "Cleo", "Dan"), you=0)


def pile(text: str, *eyes: int) -> Pile:
    return Pile(parse_tiles(text), frozenset(eyes))


@pytest.mark.parametrize(
    "event, more, sentence",
    [
        (Placed(0, Tile(5, 6), "a", 6), {"at": "left"}, "Du legst 5-6 links an (a)."),
        (Placed(1, Tile(5, 6), "b", 6), {"at": "right"}, "Bob legt 5-6 rechts an (b)."),
        (Placed(1, Tile(6, 6), "", 6), {"at": "lead"}, "Bob eröffnet mit 6-6."),
        (Drew(0, pile("3-4", 0), (1, 2), 9), {}, "Du ziehst 3-4; im Vorrat liegen noch 9."),
        (Drew(1, Pile((BACK,)), (1, 2), 1), {}, "Bob zieht einen Stein; im Vorrat liegt noch einer."),
        (Drew(1, Pile((BACK, BACK)), (1, 2), 0), {}, "Bob zieht 2 Steine; der Vorrat ist leer."),
        (Passed(0, (1, 3, 5)), {}, "Du passt; offen: 1, 3 und 5."),
        (Released("ac"), {}, "Bei a und c kann niemand anlegen: Die anderen Enden sind wieder offen."),
        (Scored((0,), 12, "pips", 1), {}, "Du bekommst 12 Punkte: die Augen von Bob."),
        (Scored((1,), 1, "pips", 0), {}, "Bob bekommt 1 Punkt: deine Augen."),
        (Scored((0, 2), 3, "ends-15"), {}, "Du und Cleo bekommt 3 Punkte: Die Enden ergeben 15."),
        (Scored((1,), -5, "own", 1), {}, "Bob verliert 5 Punkte: die eigenen Augen von Bob werden abgezogen."),
        (
            Scored((0,), 8, "counted-41 less-4 rounded-40 divided-5"),
            {},
            "Du bekommst 8 Punkte: 41 Augen, weniger 4 eigene, gerundet auf 40, geteilt durch 5.",
        ),
        (Scored((1,), 9, "pips", 1), {"sign": "penalty"}, "Bob notiert 9 Punkte: Augen auf der Hand."),
        (Revealed(0, pile("0-0 0-1", 0)), {}, "Du hast noch 0-0 und 0-1 (1 Auge)."),
        (Ended("out", 0), {}, "Domino! Du gewinnst die Runde."),
    ],
)
def test_sentences_are_good_german(event: Any, more: dict[str, Any], sentence: str) -> None:
    assert GERMAN.event(event, **more) == sentence


# What a German editor struck out: "print" for the booklet, a verb that needs "sich", tiles that stand on an edge,
# heavy and light tiles (in German they are high and low), "the most points win", and a tile that "passt" (fits) in one
# sentence with a player who "passt" (passes).
STRUCK_OUT = "|".join(
    [
        r"\bDruck\b",
        r"verzweigen nicht",
        r"hochkant",
        r"(?:schwer|leicht)(?:st)?e[rn]? (?:einzelne )?Stein",
        r"(?:meisten|wenigsten)(?: Punkte| Augen)? gewinnen",
        r"\bpasst\b[^.:;]*\bpasst (?:du|ihr)\b",
    ]
)


@pytest.mark.parametrize("file", sorted((LOCALES / "de").rglob("*.*")), ids=lambda file: file.name)
def test_german_says_nothing_that_its_editor_struck_out(file: Path) -> None:
    assert re.findall(STRUCK_OUT, file.read_text("utf-8")) == []
