"""The command line in every language: help, errors, and how the language is found."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from boneyard import errors, messages
from boneyard.cli import main
from boneyard.cli.language import WISHES, wished
from boneyard.errors import BadInput
from boneyard.words import LOCALES, SOURCE, Words, bundle, languages

SOURCES = Path(errors.__file__).parent
RAISERS = {"BadInput", "IllegalAction", "Phrase", "_told", "_located"}


def commands(group: click.Command, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every command by the words that call it."""
    yield path
    for name, command in group.commands.items() if isinstance(group, click.Group) else ():
        yield from commands(command, (*path, name))


@pytest.mark.parametrize("lang", languages())
def test_every_command_has_help_in_every_language(lang: str) -> None:
    for path in commands(main):
        told = CliRunner().invoke(main, [*path, "--help"], env={"BONEYARD_LANG": lang})
        assert told.exit_code == 0, path
        assert messages.read(LOCALES / lang / "help.ftl")["help-usage"] in told.output


@pytest.mark.parametrize("lang, file", [*((lang, "help") for lang in languages()), (SOURCE, "errors")])
def test_what_is_read_without_a_library_is_what_a_library_reads(lang: str, file: str) -> None:
    found = messages.read(LOCALES / lang / f"{file}.ftl")
    assert found
    for key, text in found.items():
        name, _, part = key.partition(".")
        message = bundle(lang).get_message(name)
        pattern: Any = message.attributes[part] if part else message.value
        values = {each: f"<{each}>" for each in messages.VARIABLE.findall(text)}
        said, wrong = bundle(lang).format_pattern(pattern, values)
        assert (messages.fill(text, **values), wrong) == (said, []), key


def test_every_error_has_its_sentence_and_every_sentence_its_error() -> None:
    raised = {key for file in SOURCES.rglob("*.py") for key in keys(file)}
    known = {key.removeprefix("error-") for key in messages.read(errors.ENGLISH)}
    assert raised == known


def keys(file: Path) -> Iterator[str]:
    """The keys of the errors that a module makes; those with a beginning of their own are written out here."""
    for call in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in RAISERS and call.args:
            yield from written(call.args[0])
            if call.func.id == "_told":
                yield from (f"{key}-at" for key in written(call.args[0]))
    if file.name == "tiles.py":
        yield from ("deck-foreign", "deck-twice", "deck-missing")
    if file.name == "match.py":
        yield from ("illegal", "illegal-of-many")
    if file.name == "proof.py":
        yield from ("other-seed", "other-proof", "other-deck", "other-lot", "passed-over")


def written(key: ast.expr) -> list[str]:
    """The texts that an expression may come to."""
    if isinstance(key, ast.IfExp):
        return [*written(key.body), *written(key.orelse)]
    return [key.value] if isinstance(key, ast.Constant) and isinstance(key.value, str) else []


@pytest.mark.parametrize("lang", languages())
def test_a_refusal_names_what_was_given_in_every_language(lang: str) -> None:
    for words, named in ((["play", "chess"], "chess"), (["games", "--tall"], "--tall"), (["shuffle"], "shuffle")):
        told = CliRunner().invoke(main, words, env={"BONEYARD_LANG": lang})
        assert (told.exit_code, named in told.stderr) == (2, True)
        assert lang == SOURCE or told.stderr != CliRunner().invoke(main, words, env={"BONEYARD_LANG": SOURCE}).stderr


@pytest.mark.parametrize(
    "words, sentence",
    [
        (["rules"], "PAGE fehlt; --help zeigt, wie der Befehl geschrieben wird."),
        (["serve", "--workers", "99"], "erlaubt: Zahlen von 1 bis 64."),
        (["simulate", "block", "--hands", "0"], "erlaubt: Zahlen ab 1."),
        (["arena", "block", "--cluster", "x"], "erlaubt: ray."),
        (["play", "block", "--players", "x"], "Dieser Wert von --players ist nicht möglich."),
        (["play", "block", "-o", "target=x"], "target=x ist nicht möglich: target ist eine ganze Zahl von 1 bis "),
        (["solve", "hungarian", "--hand", "5-7"], "5-7 gehört nicht zum Set bis 6 (28 Steine)."),
        (["games", "a", "b"], "Der Befehl ist nicht verständlich; --help zeigt, wie er geschrieben wird."),
    ],
    ids=str,
)
def test_a_refusal_is_good_german(words: list[str], sentence: str) -> None:
    told = CliRunner().invoke(main, [*words, "--lang", "de"])
    assert (told.exit_code, told.stdout) == (2, "")
    assert sentence in told.stderr


def test_an_error_inside_an_error_is_said_in_the_same_language() -> None:
    error = BadInput("at-line", line=1234, error=BadInput("not-a-tile", text="x"))
    assert str(error) == "Line 1234: 'x' is not a tile: write two numbers with a dash, such as 5-6."
    assert Words("de").error(error).startswith("Zeile 1234: „x“ ist kein Stein")


@pytest.mark.parametrize(
    "given, lang",
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "xx_XX", "LANG": "de"}, "de"),
        ({"LANGUAGE": "xx:de:en", "LANG": "en_GB"}, "de"),
        ({"BONEYARD_LANG": "en", "LANG": "de"}, "en"),
    ],
    ids=str,
)
def test_the_language_is_that_of_the_terminal(
    given: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in WISHES:
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert wished() == lang


def test_a_game_is_played_by_any_of_its_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told = CliRunner().invoke(main, ["play", "Fünfer und Dreier", "--lang", "de", "--seed", "1"], input="q\nn\n")
    assert re.search("Fünfer und Dreier", told.output)
