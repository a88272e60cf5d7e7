"""Solo 2: a hand (batch) that must be laid whole before the next is drawn; what to aim for, and the chance to win.

Which ends stand after a batch follows from its tiles, unless line and batch close to a ring: then the line may be left
open at any number of the ring, and that is the whole art. Where the draws to come are few, the chance counts them all.
Else it is estimated: a crowd of samples draws batch after batch, and copies of those who could lay it replace the rest.
"""

from collections.abc import Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from boneyard.errors import BadInput
from boneyard.solvers.trails import Ends, Lay, endings, lay_all, parity
from boneyard.tiles import Deck, DominoSet, Tile

EASY = 20_000  # so many draws are counted out in a fraction of a second

Sizes = tuple[int, ...]


class Chance(NamedTuple):
    """A probability, and whether it is exact or estimated."""

    value: float
    exact: bool


class Plan(NamedTuple):
    """An order of laying the whole batch, and the chance to win after it."""

    order: tuple[Lay, ...]
    chance: Chance


def batch_outcomes(ends: Ends, hand: Sequence[Tile]) -> dict[Ends, tuple[Lay, ...]]:
    """Each pair of ends, low first, in which the whole hand can be laid, with an order that leads there."""
    return {last: lay_all(ends, hand, last) for last in endings(ends, hand)}


def best_order(
    ends: Ends, hand: Sequence[Tile], unseen: Sequence[Tile], batch: int | Sizes, rng: Random, samples: int = 2000
) -> Plan | None:
    """The order of laying the hand after which the chance to win is highest; None if it cannot all be laid."""
    outcomes = batch_outcomes(ends, hand)
    seed = rng.random()  # the same draws for every outcome, so that luck does not choose between them
    plans = [Plan(order, chance(last, unseen, batch, Random(seed), samples)) for last, order in outcomes.items()]
    return max(plans, key=lambda plan: plan.chance.value, default=None)


def chance(ends: Ends, unseen: Sequence[Tile], batch: int | Sizes, rng: Random, samples: int = 2000) -> Chance:
    """The chance to lay all that is still to be drawn: every full batch, or batches of the sizes that are given."""
    sizes = (batch,) * (len(unseen) // batch) if isinstance(batch, int) else batch
    tiles = tuple(sorted(unseen))
    if _draws(len(tiles), sizes) <= EASY:
        return Chance(_counted(ends, tiles, sizes), True)
    return Chance(_estimated(ends, tiles, sizes, rng, samples), False)


def _draws(unseen: int, sizes: Sizes) -> int:
    """About how many draws have to be looked at to count the chance out; four batches in five fail at once."""
    return comb(unseen, sizes[0]) * (1 + _draws(unseen - sizes[0], sizes[1:]) // 5) if sizes else 1


def _counted(ends: Ends, unseen: Deck, sizes: Sizes) -> float:
    """The exact chance if every batch is laid in the best way."""
    if not sizes:
        return 1.0
    total = 0.0
    for drawn in combinations(unseen, sizes[0]):
        if lasts := endings(ends, drawn):
            left = tuple(tile for tile in unseen if tile not in drawn)
            total += max(_counted(last, left, sizes[1:]) for last in lasts)
    return total / comb(len(unseen), sizes[0])


def _estimated(ends: Ends, unseen: Deck, sizes: Sizes, rng: Random, samples: int) -> float:
    """The product of the shares of the crowd that got through each batch."""
    crowd, value = [(ends, unseen)] * samples, 1.0
    for size in sizes:
        through = [after for one in crowd if (after := _draw_and_lay(*one, size, rng))]
        if not through:
            return 0.0
        value *= len(through) / samples
        crowd = rng.choices(through, k=samples)
    return value


def _draw_and_lay(ends: Ends, unseen: Deck, size: int, rng: Random) -> tuple[Ends, Deck] | None:
    """The ends and unseen tiles after a random batch; of a ring, the number that most unseen tiles show is opened."""
    drawn = rng.sample(unseen, size)
    lasts = endings(ends, drawn)
    if not lasts:
        return None
    left = tuple(tile for tile in unseen if tile not in drawn)
    return max(lasts, key=lambda last: sum(last[0] in tile for tile in left)), left


def line_possible(leftover: Sequence[Tile], domino_set: DominoSet) -> bool:
    """Whether the set without these tiles can be laid as one line."""
    return bool(endings(None, [tile for tile in domino_set.tiles if tile not in leftover]))


def count_lines_possible(left: int, domino_set: DominoSet) -> int:
    """In how many ways `left` tiles can be left over such that all others make one line."""
    if left >= len(domino_set.numbers) - 1:
        raise BadInput("cut-in-two", count=left, set=domino_set.phrase)
    # So few tiles cannot part the numbers from each other: only the odd numbers matter, so sets are counted by them.
    ways = {(0, 0): 1}
    for tile in domino_set.tiles:
        for (odd, size), number in list(ways.items()):
            if size < left:
                key = odd ^ parity([tile]), size + 1
                ways[key] = ways.get(key, 0) + number
    whole = parity(domino_set.tiles)
    return sum(number for (odd, size), number in ways.items() if size == left and (odd ^ whole).bit_count() <= 2)
