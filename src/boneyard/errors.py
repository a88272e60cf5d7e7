"""What can be wrong with what we are given: each error is one clear sentence.

An error is a value: a key, and what its sentence names. As text it is said in English; `Words.error` says it in any
language.
"""

from collections.abc import Sequence
from pathlib import Path

from boneyard.messages import fill, read

ENGLISH = Path(__file__).parent / "locales" / "en" / "errors.ftl"


class Phrase:
    """Words that are still to be said: the key of a message and what it names, which may be phrases too."""

    def __init__(self, key: str, /, **values: object) -> None:
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return fill(read(ENGLISH)[f"error-{self.key}"], **self.values)


def one_of(words: Sequence[str]) -> Phrase:
    """One, one or another, or one, another or a third."""
    *most, last = words
    return Phrase("one-of", listed=", ".join(most), last=last) if most else Phrase("said", text=last)


class BadInput(Phrase, ValueError):
    """Something given from outside is wrong; the message names it and says what is allowed."""


class IllegalAction(BadInput):
    """An action that the rules do not allow at this moment."""


class Redeal(Exception):
    """This deal is void by the rules: shuffle and deal again."""
