"""One row of dominance as a small number, and what it may still be worth.

A row is packed as seven bits for the values of the tiles still to come, then five bits for each player's total.
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

SHIFT = (5, 0)  # where the totals of the two players sit
SETTLED = 1 << 17
BIT = tuple(1 << (9 + value) for value in range(8))  # the tile with this value is still to come


class Worth(NamedTuple):
    """The least, the most and about how much a row brings to one player over the other."""

    low: int
    high: int
    mean: float


def pack(values: Iterable[int], totals: tuple[int, int]) -> int:
    """The row with these values still to come and these totals."""
    return sum(BIT[value] for value in values) | totals[0] << SHIFT[0] | totals[1] << SHIFT[1]


def gain(mine: int, yours: int) -> int:
    """What a row with these totals brings me over you: who is higher, but at most double, wins the lower total."""
    if mine > yours:
        return yours if mine <= 2 * yours else 0
    return -mine if mine < yours <= 2 * mine else 0


@cache
def worth(row: int) -> Worth:
    """The bounds of a row for the first player, and its mean if half of the tiles to come go to other rows."""
    values = row >> 10
    if not values:
        brings = gain(row >> 5 & 31, row & 31)
        return Worth(brings, brings, brings)
    value = values.bit_length()
    without = row & ~BIT[value]
    away, first, second = (worth(without + more) for more in (0, value << SHIFT[0], value << SHIFT[1]))
    return Worth(
        min(away.low, first.low, second.low),
        max(away.high, first.high, second.high),
        (2 * away.mean + first.mean + second.mean) / 4,
    )


class Worths(dict[int, Worth]):
    """The worth of every row met so far, for one of the players."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def __missing__(self, row: int) -> Worth:
        low, high, mean = worth(row)
        self[row] = Worth(low, high, mean) if self.player == 0 else Worth(-high, -low, -mean)
        return self[row]


class Outlooks(dict[int, int]):
    """What is left of every row met so far for the play to come: rows with the same outlook need not be told apart.

    A settled row matters only while a box in it is empty, since then its last tile may be dictated; after that it is 0.
    """

    def __missing__(self, row: int) -> int:
        low, high, _ = worth(row)
        one, other = row >> SHIFT[0] & 31, row >> SHIFT[1] & 31
        if low < high:
            self[row] = row
        elif row >> 10 and not (one and other):
            self[row] = SETTLED | row >> 10 << 10 | (one > 0) << SHIFT[0] | (other > 0) << SHIFT[1]
        else:
            self[row] = 0
        return self[row]


WORTHS = (Worths(0), Worths(1))
OUTLOOKS = Outlooks()
