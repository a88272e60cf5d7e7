"""A turn of dominance as the search sees it: packed rows, the tiles left, and what may be entered."""

from collections.abc import Iterator
from typing import NamedTuple

from boneyard.solvers.dominance_rows import BIT, OUTLOOKS, SHIFT, WORTHS, Worths
from boneyard.tiles import Deck, Tile

Rows = tuple[int, ...]  # place 0 stays empty: rows go by the numbers of the tiles
Entry = tuple[Tile, int]  # a tile and the row it is entered in
Option = tuple[float, int, int, Entry, int, int]  # mean gained, bounds after it, the entry, its row and the other row


class Turn(NamedTuple):
    """The rows, the tiles left, the player to move, and the bounds of the value for them."""

    rows: Rows
    tiles: Deck
    player: int
    low: int
    high: int

    @classmethod
    def of(cls, rows: Rows, tiles: Deck, player: int) -> "Turn":
        """The turn with its bounds added up."""
        worths = [WORTHS[player][row] for row in rows]
        return cls(rows, tiles, player, sum(worth.low for worth in worths), sum(worth.high for worth in worths))

    @property
    def mean(self) -> float:
        """What the player may expect."""
        return sum(WORTHS[self.player][row].mean for row in self.rows)


def entered(turn: Turn, tile: Tile, number: int) -> Turn:
    """The opponent's turn after this tile is entered in the row of this number."""
    rows, value = list(turn.rows), tile.other(number)
    rows[number] -= BIT[value] - (value << SHIFT[turn.player])
    if value != number:
        rows[value] -= BIT[number]
    return Turn.of(tuple(rows), tuple([other for other in turn.tiles if other != tile]), 1 - turn.player)


def dictations(turn: Turn) -> Iterator[Entry]:
    """What may be dictated: the last tile of a row in which the player has nothing yet."""
    shift = SHIFT[turn.player]
    for number, row in enumerate(turn.rows):
        values = row >> 10
        if values and not values & (values - 1) and not row >> shift & 31:
            yield Tile.of(number, values.bit_length()), number


def outlook(turn: Turn) -> tuple[Rows, int]:
    """What matters for the play to come, and what the settled rows bring."""
    settled, worths = 0, WORTHS[turn.player]
    rows = [len(turn.tiles)]
    for row in turn.rows:
        low, high, _ = worths[row]
        if low == high:
            settled += low
        rows.append(OUTLOOKS[row])
    return tuple(rows), settled


def options(turn: Turn) -> list[Option]:
    """Each tile and row that may be taken; of the tiles that no longer matter in either row, only the first."""
    rows, tiles, player, low, high = turn
    worths, shift = WORTHS[player], SHIFT[player]
    found: list[Option] = []
    idle = False
    for tile in tiles:
        one, other = tile
        if not OUTLOOKS[rows[one]] and not OUTLOOKS[rows[other]]:
            if idle:
                continue
            idle = True
        low_one, high_one, mean_one = worths[rows[one]]
        if one == other:
            row = rows[one] - BIT[one] + (one << shift)
            new_low, new_high, mean = worths[row]
            found.append((mean - mean_one, low - low_one + new_low, high - high_one + new_high, (tile, one), row, row))
            continue
        low_other, high_other, mean_other = worths[rows[other]]
        rest = (mean_one + mean_other, low - low_one - low_other, high - high_one - high_other)
        bare_one, bare_other = rows[one] - BIT[other], rows[other] - BIT[one]
        found.append(_option(worths, rest, (tile, one), bare_one + (other << shift), bare_other))
        found.append(_option(worths, rest, (tile, other), bare_other + (one << shift), bare_one))
    return found


def _option(worths: Worths, rest: tuple[float, int, int], entry: Entry, row: int, other_row: int) -> Option:
    mean, low, high = rest
    low_here, high_here, mean_here = worths[row]
    low_there, high_there, mean_there = worths[other_row]
    gained = mean_here + mean_there - mean
    return gained, low + low_here + low_there, high + high_here + high_there, entry, row, other_row


def taken(turn: Turn, option: Option) -> Turn:
    """The opponent's turn after this option."""
    _, low, high, (tile, number), row, other_row = option
    rows = list(turn.rows)
    rows[tile.high if number == tile.low else tile.low] = other_row
    rows[number] = row
    return Turn(tuple(rows), tuple([other for other in turn.tiles if other is not tile]), 1 - turn.player, -high, -low)
