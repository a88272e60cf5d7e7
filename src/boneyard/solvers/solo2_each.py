"""Solo 2 with `solo2_refill=each`: one tile is drawn after every tile laid; which to lay, and the chance to win.

With few draws to come every course is counted out. Otherwise each tile that fits is tried in many sample games that go
on by a rule of thumb, and the chance is what the rule of thumb wins: a careful player wins more. A double that fits is
always right: it leaves the ends as they are and brings the next tile sooner.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from boneyard.solvers.solo2 import Chance
from boneyard.solvers.trails import Ends, Lay, endings, follow
from boneyard.tiles import Deck, Tile, without

COUNTED = 4  # so many draws to come are counted out


class Advice(NamedTuple):
    """The tile to lay, and the chance to win if it is laid."""

    lay: Lay
    chance: Chance


class Table(NamedTuple):
    """The ends of the line, the hand, the tiles not seen yet, and how many of them stay in the stock."""

    ends: Ends
    hand: Deck
    unseen: Deck
    keep: int

    @property
    def draws(self) -> int:
        """How many tiles will still be drawn."""
        return len(self.unseen) - self.keep

    def laid(self, lay: Lay) -> "Table":
        """The table after this tile is laid."""
        return self._replace(ends=follow(self.ends, [lay]), hand=without(self.hand, lay.tile))

    def drawn(self, tile: Tile) -> "Table":
        """The table after this tile is drawn."""
        return self._replace(hand=tuple(sorted((*self.hand, tile))), unseen=without(self.unseen, tile))


def best_lay(
    ends: Ends, hand: Sequence[Tile], unseen: Sequence[Tile], keep: int, rng: Random, samples: int = 400
) -> Advice | None:
    """The tile and end with the highest chance; None if nothing fits. Drawing stops when `keep` tiles are left."""
    table, seed = Table(ends, tuple(sorted(hand)), tuple(sorted(unseen)), keep), rng.random()
    lays = options(ends, hand)
    share = max(1, samples // max(1, len(lays)))
    advice = [Advice(lay, _chance_after(table.laid(lay), Random(seed), share)) for lay in lays]
    return max(advice, key=lambda one: one.chance.value, default=None)


def chance_each(
    ends: Ends, hand: Sequence[Tile], unseen: Sequence[Tile], keep: int, rng: Random, samples: int = 400
) -> Chance:
    """The chance to win from here with the best next tile."""
    if not hand:
        return Chance(1.0, True)
    advice = best_lay(ends, hand, unseen, keep, rng, samples)
    return advice.chance if advice else Chance(0.0, True)


def options(ends: Ends, hand: Sequence[Tile]) -> list[Lay]:
    """The tiles worth laying and their ends: a double that fits, else all that fit; one end if both are equal."""
    double = next((tile for tile in hand if tile.low == tile.high and tile.low in ends), None)
    if double is not None:
        return [Lay(double, ends.index(double.low))]
    places = (0,) if ends[0] == ends[1] else (0, 1)
    return [Lay(tile, end) for tile in hand for end in places if ends[end] in tile]


def _chance_after(table: Table, rng: Random, samples: int) -> Chance:
    """The chance when a tile has just been laid."""
    if table.draws <= COUNTED:
        return Chance(_counted_draw(table, {}), True)
    return Chance(sum(_plays_out(table, rng) for _ in range(samples)) / samples, False)


def _counted_draw(table: Table, memo: dict[Table, float]) -> float:
    """The exact chance with a draw due; with none due, whether the hand can be laid."""
    if table.draws <= 0:
        return float(bool(endings(table.ends, table.hand)))
    return sum(_counted_lay(table.drawn(tile), memo) for tile in table.unseen) / len(table.unseen)


def _counted_lay(table: Table, memo: dict[Table, float]) -> float:
    if table not in memo:
        lays = options(table.ends, table.hand)
        memo[table] = max((_counted_draw(table.laid(lay), memo) for lay in lays), default=0.0)
    return memo[table]


def _plays_out(table: Table, rng: Random) -> bool:
    """Whether a sample game that draws at random and lays by the rule of thumb is won."""
    ends, hand, stock = table.ends, list(table.hand), rng.sample(table.unseen, len(table.unseen))
    while len(stock) > table.keep:
        hand.append(stock.pop())
        after = [(_promise(follow(ends, [lay]), hand, stock), lay) for lay in options(ends, hand)]
        if not after:
            return False
        _, lay = max(after)
        ends = follow(ends, [lay])
        hand.remove(lay.tile)
    return bool(endings(ends, hand))


def _promise(ends: Ends, hand: list[Tile], unseen: list[Tile]) -> int:
    """The rule of thumb: the tiles in hand that fit these ends, and a little the unseen ones."""
    one, other = ends
    ready = sum(one in tile or other in tile for tile in hand)
    return 5 * ready + sum(one in tile or other in tile for tile in unseen)
