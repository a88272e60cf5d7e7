"""Tiles, the sets they come from, and what only some may know: piles of tiles, and numbers."""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple, TypeVar

from boneyard.errors import BadInput, Phrase

Seat = int
Eye = Seat | None  # None looks on: a spectator, who sees only what everybody sees

# A named tuple from all its fields: for what every action makes, since calling it by its name takes twice as long.
new = tuple.__new__

T = TypeVar("T")


def changed(thing: T, /, **fields: Any) -> T:
    """A value of a frozen class with other fields: `dataclasses.replace` in a fifth of the time, for every action."""
    other, parts = object.__new__(type(thing)), thing.__dict__.copy()
    parts.update(fields)
    object.__setattr__(other, "__dict__", parts)
    return other


def is_whole(text: str) -> bool:
    """Whether a text is a whole number of a sensible length, in plain digits."""
    return text.isascii() and text.isdecimal() and len(text) < 10


class Tile(NamedTuple):
    """Two halves, the smaller first: `5 in tile`, `sum(tile)`; its text form is "5-6"."""

    low: int
    high: int

    @classmethod
    def of(cls, one: int, other: int) -> "Tile":
        """The tile with these two halves, in whichever order they are named."""
        return cls(one, other) if one <= other else cls(other, one)

    @classmethod
    def parse(cls, text: str) -> "Tile":
        """Read "5-6" or "6-5"; "?-?" is a tile lying face down."""
        if text == "?-?":
            return BACK
        one, dash, other = text.partition("-")
        if not (dash and is_whole(one) and is_whole(other)):
            raise BadInput("not-a-tile", text=text[:40])
        return cls.of(int(one), int(other))

    @property
    def double(self) -> bool:
        """Whether both halves show the same number."""
        return self.low == self.high

    @property
    def weight(self) -> tuple[int, int]:
        """The order of tiles by pips, then by the larger half: 9-6 is heavier than 8-7."""
        return self.low + self.high, self.high

    def other(self, number: int) -> int:
        """The half that is not `number`."""
        return self.high if number == self.low else self.low

    def __str__(self) -> str:
        return "?-?" if self.low < 0 else f"{self.low}-{self.high}"


BACK = Tile(-1, -1)

Deck = tuple[Tile, ...]


def parse_tiles(text: str) -> Deck:
    """Read tiles with spaces between them: "6-6 5-3"."""
    return tuple(Tile.parse(word) for word in text.split())


def write_tiles(tiles: Iterable[Tile]) -> str:
    """Write tiles with spaces between them: "6-6 3-5"."""
    return " ".join(map(str, tiles))


def pips(tiles: Iterable[Tile]) -> int:
    """All the pips on these tiles."""
    return sum(map(sum, tiles))


class DominoSet(NamedTuple):
    """Every pair of the numbers from `lowest` to `highest`, once."""

    highest: int
    lowest: int = 0

    @property
    def tiles(self) -> Deck:
        """The tiles in order, from the lowest double to the highest."""
        return _tiles_of(self.numbers)

    @property
    def numbers(self) -> range:
        """The numbers that the halves show."""
        return range(self.lowest, self.highest + 1)

    def check(self, deck: Iterable[Tile]) -> Deck:
        """The deck, if it holds every tile of this set exactly once."""
        deck = tuple(deck)
        if sorted(deck) != list(self.tiles):
            raise _no_shuffle(deck, self)
        return deck

    @property
    def phrase(self) -> Phrase:
        """What the set is called."""
        named = {"lowest": self.lowest, "highest": self.highest, "count": len(self.tiles)}
        return Phrase("set-from" if self.lowest else "set", **named)

    def __str__(self) -> str:
        return str(self.phrase)


@cache
def _tiles_of(numbers: range) -> Deck:
    return tuple(Tile(low, high) for low in numbers for high in numbers if low <= high)


def _no_shuffle(deck: Deck, domino_set: DominoSet) -> BadInput:
    twice = sorted({tile for tile in deck if deck.count(tile) > 1})
    foreign = sorted(set(deck) - set(domino_set.tiles))
    missing = sorted(set(domino_set.tiles) - set(deck))
    for found, what in ((foreign, "foreign"), (twice, "twice"), (missing, "missing")):
        if found:
            return BadInput(f"deck-{what}", set=domino_set.phrase, tile=found[0])
    return BadInput("deck-no-list", set=domino_set.phrase)


class Pile(NamedTuple):
    """Tiles, and the seats that see their faces: by default nobody."""

    tiles: Deck = ()
    eyes: frozenset[Eye] = frozenset()

    def seen_by(self, seat: Eye) -> "Pile":
        """The same pile as this seat sees it: face down unless the seat has eyes on it."""
        if seat in self.eyes or not self.tiles:
            return self
        return Pile((BACK,) * len(self.tiles), self.eyes)


class Secret(int):
    """A number, and the seats that know it: by default nobody. To all the others it is None."""

    eyes: frozenset[Eye]

    def __new__(cls, number: int, eyes: frozenset[Eye] = frozenset()) -> "Secret":
        """The number with its eyes; it counts like any other."""
        secret = super().__new__(cls, number)
        secret.eyes = eyes
        return secret

    def seen_by(self, seat: Eye) -> int | None:
        """The number as this seat knows it."""
        return int(self) if seat in self.eyes else None


@cache
def everybody(players: int) -> frozenset[Eye]:
    """The eyes of all the seats at a table, and of those who look on."""
    return frozenset((None, *range(players)))


def without(tiles: Deck, tile: Tile) -> Deck:
    """These tiles less one of them."""
    at = tiles.index(tile)
    return tiles[:at] + tiles[at + 1 :]
