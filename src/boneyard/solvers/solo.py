"""Solo 1: rows of open tiles, the last tile of each row may go to the line; whether and how all of them can be laid.

The search remembers every position (lengths of the rows, ends) that it has left without success. The ends follow from
the tiles already laid, except where both are equal, so there are few positions. A double that fits is laid at once: it
leaves the ends as they are and can only uncover a tile earlier.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from boneyard.solvers.trails import Ends
from boneyard.tiles import Deck, DominoSet, Tile

Rows = tuple[Deck, ...]
Lengths = tuple[int, ...]


class Step(NamedTuple):
    """The row whose last tile is laid, and the end it is laid to: 0 is the first end of the line, 1 the second."""

    row: int
    end: int


class Share(NamedTuple):
    """How many of the deals tried can be won, with the 95 % interval (Wilson) for the share of all deals."""

    winnable: int
    sample: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share of the sample that can be won."""
        return self.winnable / self.sample if self.sample else 0.0


def winning_line(rows: Sequence[Sequence[Tile]], ends: Ends | None = None) -> tuple[Step, ...] | None:
    """Steps that lay every tile that still lies in the rows; None if there are none. No ends: nothing is laid yet."""
    table = tuple(tuple(row) for row in rows)
    lengths = tuple(map(len, table))
    steps: list[Step] = []
    if ends is not None:
        won = _search(table, lengths, ends, set(), steps)
    else:
        won = not any(lengths) or _first(table, lengths, steps)
    return tuple(reversed(steps)) if won else None


def best_next(rows: Sequence[Sequence[Tile]], ends: Ends | None = None) -> Step | None:
    """The next step of a winning line; None when nothing is left to lay or the game is lost."""
    line = winning_line(rows, ends)
    return line[0] if line else None


def _first(rows: Rows, lengths: Lengths, steps: list[Step]) -> bool:
    lost: set[tuple[Lengths, Ends]] = set()
    for row, length in enumerate(lengths):
        if length:
            low, high = rows[row][-1]
            if _search(rows, _shorter(lengths, row), (low, high), lost, steps):
                steps.append(Step(row, 0))
                return True
    return False


def _search(rows: Rows, lengths: Lengths, ends: Ends, lost: set[tuple[Lengths, Ends]], steps: list[Step]) -> bool:
    """Whether all can be laid; if so, `steps` receives the way, last step first."""
    position = (lengths, ends if ends[0] <= ends[1] else ends[::-1])
    if position in lost:
        return False
    options = _options(rows, lengths, ends)
    for row, end, new_ends in options:
        if _search(rows, _shorter(lengths, row), new_ends, lost, steps):
            steps.append(Step(row, end))
            return True
    if not any(lengths):
        return True
    lost.add(position)
    return False


def _options(rows: Rows, lengths: Lengths, ends: Ends) -> list[tuple[int, int, Ends]]:
    """The rows and ends to try, with the ends that follow; only the double where one fits."""
    first, second = ends
    options: list[tuple[int, int, Ends]] = []
    for row, length in enumerate(lengths):
        if not length:
            continue
        low, high = tile = rows[row][length - 1]
        if low == high and low in ends:
            return [(row, ends.index(low), ends)]
        if first in tile:
            options.append((row, 0, (high if low == first else low, second)))
        if second in tile and first != second:
            options.append((row, 1, (first, high if low == second else low)))
    return options


def _shorter(lengths: Lengths, row: int) -> Lengths:
    return (*lengths[:row], lengths[row] - 1, *lengths[row + 1 :])


def deal_rows(deck: Sequence[Tile], rows: int = 4) -> Rows:
    """The deck in this many equal rows, row by row."""
    size = len(deck) // rows
    return tuple(tuple(deck[start : start + size]) for start in range(0, size * rows, size))


def winnable_deal(rng: Random, deck: Sequence[Tile] = DominoSet(6).tiles) -> Deck:
    """A deck, drawn evenly from all those that can be won."""
    while True:
        shuffled = tuple(rng.sample(deck, len(deck)))
        if winning_line(deal_rows(shuffled)) is not None:
            return shuffled


def share_of_winnable(
    sample: int, rng: Random, progress: Callable[[Share], None] | None = None, deck: Sequence[Tile] = DominoSet(6).tiles
) -> Share:
    """How many of `sample` random deals can be won; `progress` hears the share so far after every deal."""
    winnable, share = 0, wilson(0, 0)
    for tried in range(1, sample + 1):
        winnable += winning_line(deal_rows(rng.sample(deck, len(deck)))) is not None
        share = wilson(winnable, tried)
        if progress is not None:
            progress(share)
    return share


def wilson(hits: int, sample: int) -> Share:
    """The share of hits with its 95 % interval after Wilson."""
    if not sample:
        return Share(0, 0, 0.0, 1.0)
    z = 1.959964
    centre, total = hits + z * z / 2, sample + z * z
    spread = z * sqrt(hits * (sample - hits) / sample + z * z / 4)
    return Share(hits, sample, max(0.0, (centre - spread) / total), min(1.0, (centre + spread) / total))
