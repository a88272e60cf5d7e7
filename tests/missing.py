"""What a language still lacks: `python -m tests.missing pl`, also for a folder that is only begun.

Files, messages and their parts, plural forms, parts of pages; then how much of it is there. The tests say the rest:
`python3 run.py test tests/test_locales.py tests/test_languages.py`.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click
from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, ast

from boneyard.words import LOCALES, SOURCE
from tests.test_locales import key, nodes

PLURALS = {"zero", "one", "two", "few", "many"}
HEADING = re.compile(r"^#+ ", re.MULTILINE)
Parts = dict[str, ast.Pattern]


def main(words: list[str]) -> int:
    """Say what is missing; 0 if nothing is."""
    if len(words) != 1 or words[0] in ("-h", "--help"):
        click.echo(__doc__)
        return 2
    (lang,) = words
    try:
        found = list(missing(lang))
    except UnknownLocaleError:
        click.echo(f"'{lang}' is no language that we could count in: write its two letters, such as pl.")
        return 2
    click.echo("\n".join(found) or f"Nothing is missing in {lang}.")
    whole = sum(len(parts_of(file)) for file in (LOCALES / SOURCE).glob("*.ftl"))
    there = sum(len(parts_of(LOCALES / lang / file.name)) for file in (LOCALES / SOURCE).glob("*.ftl"))
    pages = len(list((LOCALES / SOURCE / "rules").glob("*.md")))
    click.echo(f"{there} of {whole} messages, {len(list((LOCALES / lang / 'rules').glob('*.md')))} of {pages} pages.")
    return 1 if found else 0


def missing(lang: str) -> Iterator[str]:
    """One line for everything that is missing."""
    forms = {*Locale(lang).plural_form.tags, "other"}
    for file in sorted((LOCALES / SOURCE).rglob("*.*")):
        ours = LOCALES / lang / file.relative_to(LOCALES / SOURCE)
        if not ours.exists():
            yield f"{ours.relative_to(LOCALES)}: the whole file"
        elif file.suffix == ".md":
            yield from parts_of_page(file, ours)
        else:
            yield from messages(file, ours, forms)


def parts_of_page(theirs: Path, ours: Path) -> Iterator[str]:
    """Headings that only one of two pages has."""
    counts = [len(HEADING.findall(page.read_text("utf-8"))) for page in (theirs, ours)]
    if counts[0] != counts[1]:
        yield f"{ours.relative_to(LOCALES)}: {counts[1]} headings, not {counts[0]}"


def messages(theirs: Path, ours: Path, forms: set[str]) -> Iterator[str]:
    """Messages that only one of two files has, and plural forms that are not all there."""
    name, wanted, given = ours.relative_to(LOCALES), parts_of(theirs), parts_of(ours)
    yield from (f"{name}: {each}" for each in wanted if each not in given)
    yield from (f"{name}: {each} is not in English" for each in given if each not in wanted)
    for each, pattern in given.items():
        for choice in nodes(pattern, ast.SelectExpression):
            cases = {key(variant) for variant in choice.variants}
            if cases & PLURALS and not cases >= forms:
                yield f"{name}: {each}, the form {', '.join(sorted(forms - cases))}"


def parts_of(file: Path) -> Parts:
    """All messages of a file and their parts, by names such as "game-block.summary"."""
    if not file.exists():
        return {}
    parts: Parts = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            parts[f"what cannot be read: {str(entry.content).strip()[:60]!r}"] = ast.Pattern([])
        if isinstance(entry, ast.Message):
            named = [(entry.id.name, entry.value)]
            named += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
            parts |= {name: pattern for name, pattern in named if pattern}
    return parts


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
