"""The glossary of docs/glossary.md as values: of every term the word of each language, and the words that it is not."""

import re
from pathlib import Path
from typing import NamedTuple

GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary.md"
ROW = re.compile(r"^\| (.+) \|$", re.MULTILINE)


class Term(NamedTuple):
    """A word that texts use for a thing, and words that they do not use for it."""

    word: str
    others: tuple[str, ...] = ()

    @property
    def pattern(self) -> str:
        """The word, whatever its ending; of several any; what stands in brackets only tells two terms apart."""
        words = re.split(r" / |, ", re.sub(r" \(.*?\)", "", self.word.lower()))
        return "|".join(rf"\b{_inflected(word)}" for word in words)

    @property
    def avoided(self) -> str:
        """The other words: whole ones, or beginnings, which are written with an asterisk."""
        return "|".join(rf"\b{re.escape(other.removesuffix('*'))}{_edge(other)}" for other in self.others)


def _inflected(words: str) -> str:
    return r"\w*\W+".join(re.escape(_stem(word)) for word in words.split())


def _edge(word: str) -> str:
    return "" if word.endswith("*") else r"\b"


def _stem(word: str) -> str:
    """A word without the letters that endings change."""
    return word if len(word) < 5 else word[: max(4, len(word) - 2)]


def read(text: str) -> dict[tuple[str, str], Term]:
    """All terms by their English name and the language."""
    terms, others = (_table(part) for part in text.split("\n## ")[1:3])
    avoided = {(row["instead of"], row["language"]): tuple(row["not"].split(", ")) for row in others}
    return {
        (row["en"], lang): Term(word, avoided.get((row["en"], lang), ()))
        for row in terms
        for lang, word in row.items()
        if lang != "meaning"
    }


def _table(text: str) -> list[dict[str, str]]:
    head, _, *rows = ([cell.strip() for cell in row.split("|")] for row in ROW.findall(text))
    return [dict(zip(head, row, strict=True)) for row in rows]


TERMS = read(GLOSSARY.read_text("utf-8"))
