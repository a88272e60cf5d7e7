"""Actions at a table of colours as they are typed there: "re-ye@b", "reye b", "red and yellow"; numbers will do too."""

import re
from functools import cache
from itertools import product

from boneyard.boards import Board
from boneyard.tiles import Tile
from boneyard.words import COLOURS, Words, plain

NUMBERS = re.compile(r"(\d)-(\d)")


def numbered(text: str, words: Words) -> str:
    """What was typed, with numbers for the colours of the tile that it begins with."""
    if not words.colours:
        return text
    folded = plain(text)
    known = _known(words.lang)
    name = max((name for name in known if folded.startswith(name)), key=len, default="")
    return known[name] + folded.removeprefix(name) if name else text


def lettered(text: str, words: Words) -> str:
    """The text of an action with the letters of colours for the numbers of its tile."""
    if not words.colours:
        return text
    return NUMBERS.sub(lambda tile: "-".join(words.letters[int(half)] for half in tile.groups()).lower(), text)


@cache
def _known(lang: str) -> dict[str, str]:
    """Every name of every tile, and the tile in numbers."""
    words = Words(lang).at(Board(colours=True))
    pairs = list(product(COLOURS, repeat=2))
    return {plain(name): f"{one}-{other}" for one, other in pairs for name in _names(one, other, words)}


def _names(one: int, other: int, words: Words) -> list[str]:
    halves, short = [str(words.half(one)), str(words.half(other))], [words.letters[one], words.letters[other]]
    tile = Tile(one, other)
    said = [words.tile(tile), words.tile(tile, "listed-tile")]
    return [*said, *(mark.join(parts) for mark in ("-", " ", "") for parts in (halves, short))]
