"""Names of people: on one line, and none that could be taken for another one at the table."""

import unicodedata
from collections.abc import Iterable

LONGEST = 40
# Letters of other alphabets that look like Latin ones, in lower case.
ALIKE = str.maketrans(
    dict(zip("аеорсухікјѕмнтвԁ", "aeopcyxikjsmhtbd", strict=True))
    | dict(zip("αεικνορτυχ", "aeiknoptux", strict=True))
    | {"\u0131": "i", "\u0142": "l", "0": "o", "1": "l"}
)


def printable(name: str) -> str:
    """A name on one line, without the characters that turn or hide what stands beside them."""
    return " ".join("".join(char if char.isprintable() else " " for char in name).split())


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it where it could be taken for that of somebody else: "Ann 2"."""
    clean, taken = printable(name) or "?", set(map(_look, others))
    numbered = (f"{clean[: LONGEST - 3].rstrip()} {number}" for number in range(2, 100))
    return next(each for each in (clean, *numbered) if _look(each) not in taken)


def _look(name: str) -> str:
    """What a name looks like at a glance: without marks, spaces and signs, alike letters the same."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold()).translate(ALIKE)
    return "".join(char for char in plain if char.isalnum()) or plain
