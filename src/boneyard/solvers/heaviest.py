"""The heaviest set of tiles that can be walked as one trail: what `chains` and `trains` have in common.

A trail needs the right numbers odd, and its tiles must hang together. Leave the second aside: then the lightest set of
tiles to leave out is found by adding tile after tile to a table of parities. If what stays hangs together it is the
answer; if an island is cut off, either one of the bridges to it must stay, or all of it goes: best bound first.
"""

from collections.abc import Iterable, Mapping, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from boneyard.solvers.trails import numbers, reach
from boneyard.tiles import Tile


class Aim(NamedTuple):
    """The numbers that must stand on an odd number of the chosen halves, and those where the walk begins, as bits."""

    odd: int
    root: int


class Relaxed(NamedTuple):
    """A choice that may not hang together: its weight and tiles, the tiles and numbers that were in reach."""

    weight: int
    chosen: int
    inside: int
    around: int


class Heaviest:
    """Single tiles with weights, and a bonus for each number that is touched (the weight of its double)."""

    def __init__(self, tiles: Sequence[Tile], weights: Sequence[int], bonus: Mapping[int, int]) -> None:
        self.tiles, self.weights, self.bonus = tiles, weights, bonus
        self.halves = [1 << tile.low | 1 << tile.high for tile in tiles]
        self.lightest_known: dict[int, dict[int, tuple[int, int]]] = {}

    def choose(self, aims: Iterable[Aim]) -> tuple[Tile, ...] | None:
        """The heaviest tiles that reach one of the aims; None if none can be reached."""
        tick, heap = count(), list[tuple[int, int, Aim, int, int, Relaxed]]()

        def consider(aim: Aim, kept: int, gone: int) -> None:
            if relaxed := self.relax(aim, kept, gone):
                heappush(heap, (-relaxed.weight, next(tick), aim, kept, gone, relaxed))

        for aim in aims:
            consider(aim, 0, 0)
        while heap:
            _, _, aim, kept, gone, relaxed = heappop(heap)
            bridges = self.bridges_to_an_island(aim, relaxed)
            if bridges is None:
                return tuple(self.tiles[place] for place in numbers(relaxed.chosen))
            for place in numbers(bridges):
                consider(aim, kept | 1 << place, gone)
                gone |= 1 << place
            consider(aim, kept, gone)
        return None

    def relax(self, aim: Aim, kept: int, gone: int) -> Relaxed | None:
        """The heaviest choice with the right parity that keeps and leaves these, whether it hangs together or not."""
        places = [place for place in range(len(self.tiles)) if not gone >> place & 1]
        around = reach(aim.root, (self.tiles[place] for place in places))
        inside = [place for place in places if self.halves[place] & around]
        mask = sum(1 << place for place in inside)
        odd = aim.odd
        for place in inside:
            odd ^= self.halves[place]
        left_out = self.lightest(mask & ~kept).get(odd)
        if left_out is None or kept & ~mask:
            return None
        everything = sum(self.weights[place] for place in inside) + sum(self.bonus.get(n, 0) for n in numbers(around))
        return Relaxed(everything - left_out[0], mask & ~left_out[1], mask, around)

    def lightest(self, optional: int) -> dict[int, tuple[int, int]]:
        """For each parity the lightest of these tiles that add up to it: weight and tiles."""
        if optional not in self.lightest_known:
            table = {0: (0, 0)}
            for place in numbers(optional):
                weight, halves, bit = self.weights[place], self.halves[place], 1 << place
                for odd, (known, tiles) in list(table.items()):
                    if known + weight < table.get(odd ^ halves, (known + weight + 1,))[0]:
                        table[odd ^ halves] = (known + weight, tiles | bit)
            self.lightest_known[optional] = table
        return self.lightest_known[optional]

    def bridges_to_an_island(self, aim: Aim, relaxed: Relaxed) -> int | None:
        """The tiles between the rest and an island that is worth something; None if there is no such island."""
        chosen = [self.tiles[place] for place in numbers(relaxed.chosen)]
        cut_off = relaxed.around & ~reach(aim.root, chosen)
        worth = [n for n in numbers(cut_off) if self.bonus.get(n) or any(n in tile for tile in chosen)]
        if not worth:
            return None
        island = reach(1 << worth[0], chosen)
        return sum(
            1 << place for place in numbers(relaxed.inside) if 0 < self.halves[place] & ~island < self.halves[place]
        )
