"""How things look in a terminal: its width, and whether it can show box drawing."""

import re
import textwrap
from collections.abc import Iterable
from typing import NamedTuple

import click

FANCY = "│║─═├└◄►■"
BLACK, WHITE = 16, 231  # of the 256 colours that terminals have
PAINTS = ((BLACK, WHITE), (BLACK, 218), (WHITE, 160), (BLACK, 226), (BLACK, 40), (WHITE, 27), (WHITE, 91))  # by number
NARROW, WIDE = 40, 100  # pictures stay readable between these widths


class Look(NamedTuple):
    """The columns of a line, whether only plain ASCII characters may be used, and whether colours may.

    At a table of colours, `letters` is what halves show in place of their numbers.
    """

    width: int = 80
    plain: bool = False
    colour: bool = False
    letters: tuple[str, ...] = ()

    def tile(self, one: int, other: int) -> str:
        """A tile lying in a line, "[4|3]"; a double stands out: "[6:6]"."""
        return f"[{self.half(one)}{self._glyph('│║', '|:')[one == other]}{self.half(other)}]"

    def half(self, number: int) -> str:
        """One half of a tile; "?" if it lies face down."""
        return self.letters[number] if self.letters and number >= 0 else half(number)

    def painted(self, row: str) -> str:
        """A row of a picture with the letters of colours in their colours, where these can be shown."""
        if not (self.colour and self.letters):
            return row
        return re.sub(rf"\b({'|'.join(self.letters)})\b", self._paint, row)

    def _paint(self, found: re.Match[str]) -> str:
        ink, ground = PAINTS[self.letters.index(found[0])]
        return click.style(found[0], fg=ink, bg=ground)

    def long_tile(self, one: int, other: int) -> str:
        """A tile with room between its halves, "[4--3]", "[6==6]"."""
        return f"[{half(one)}{2 * self._glyph('─═', '-=')[one == other]}{half(other)}]"

    @property
    def left(self) -> str:
        """An open end to the left."""
        return self._glyph("◄", "<")

    @property
    def right(self) -> str:
        """An open end to the right."""
        return self._glyph("►", ">")

    @property
    def closed(self) -> str:
        """An end that takes no more tiles."""
        return self._glyph("■", "#")

    def branch(self, last: bool) -> str:
        """Where an arm begins."""
        return self._glyph("└─" if last else "├─", "`-" if last else "|-")

    def beside(self, last: bool) -> str:
        """What stands beside the rows of an arm while others follow."""
        return "  " if last else self._glyph("│ ", "| ")

    def wrap(self, text: str, indent: int = 0, first: str = "") -> list[str]:
        """A text in lines of this width; neither a tile nor a space that may not be broken is broken."""
        begin, rest = first or " " * indent, " " * indent
        lines = textwrap.wrap(text, self.width, initial_indent=begin, subsequent_indent=rest, break_on_hyphens=False)
        return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]

    def _glyph(self, fancy: str, plain: str) -> str:
        return plain if self.plain else fancy


def half(number: int) -> str:
    """One half of a tile; "?" if it lies face down."""
    return "?" if number < 0 else str(number)


def wrapped(pieces: Iterable[str], width: int) -> list[str]:
    """The pieces joined into rows that are no longer than this; there is always one row."""
    rows = [""]
    for piece in pieces:
        if rows[-1] and len(rows[-1]) + len(piece) > width:
            rows.append("")
        rows[-1] += piece
    return rows


def can_show(encoding: str | None) -> bool:
    """Whether this encoding has the characters of box drawing."""
    try:
        FANCY.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
