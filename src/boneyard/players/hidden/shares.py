"""Shares: the hidden tiles shared out among the hands and the stock, every way that is possible as often as any other.

The hands of which something is known take their tiles one hand after the other. Tiles that are alike for all hands
still to come are of one class; how many of each class are left is all that matters from there on, so the ways are
counted by a table over these numbers. Whatever is left then goes to the other hands and the stock by chance.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from math import comb, prod
from typing import NamedTuple

from boneyard.players.hidden.chance import Budget, Chance, Lots, lots, taken
from boneyard.players.hidden.evidence import Kind, Mask, Trail
from boneyard.players.hidden.parts import Counts, Parts, split_ways, splits
from boneyard.tiles import Seat

Classes = dict[tuple[Kind, ...], Mask]  # sets of tiles by what they are to the hands still to come: their kind there
Row = tuple[Counts, Counts]  # how many of each class a hand takes, and what is left

NONE = Kind(-1)  # what a hand cannot hold


class Hand(NamedTuple):
    """One hidden hand: how many tiles of it are not known, and what is known of it."""

    seat: Seat
    size: int
    trail: Trail

    def kinds(self, tiles: Mask) -> dict[Kind, Mask]:
        """The hidden tiles by their kind; those that cannot be held are of no kind."""
        found: dict[Kind, Mask] = {}
        for part, _, lacked, _ in sorted(self.trail.lacked, reverse=True):
            late = tiles & lacked
            if late:
                kind = Kind(part + 1) if part + 1 < len(self.trail.sizes) else NONE
                found[kind] = found.get(kind, 0) | late
                tiles ^= late
        found = found | {Kind(0): tiles} if tiles else found
        return self._parted(found) if self.trail.had else found

    def _parted(self, kinds: dict[Kind, Mask]) -> dict[Kind, Mask]:
        """The kinds, told apart by the moments at which they would have served."""
        found: dict[Kind, Mask] = {}
        for kind, tiles in kinds.items():
            for tile in bits(tiles):
                exact = NONE if kind == NONE else self.trail.kind(tile)
                found[exact] = found.get(exact, 0) | tile
        return found


class Step(NamedTuple):
    """A hand that takes its tiles: what each class is to it, and which class of the next step it then belongs to."""

    hand: Hand
    parts: Parts
    kinds: tuple[Kind, ...]
    onward: tuple[int, ...]
    classes: int  # of the next step

    def rows(self, left: Counts, budget: Budget) -> list[tuple[Row, int]]:
        """Every way of taking tiles, and the number of choices that it stands for."""
        can = tuple(0 if kind is NONE else count for count, kind in zip(left, self.kinds, strict=True))
        budget.spend(split_ways(can, self.hand.size))
        found = ((take, ways * self._parted(take)) for take, ways in splits(can, self.hand.size))
        return [((take, self._after(left, take)), ways) for take, ways in found if ways]

    def _parted(self, take: Counts) -> int:
        if len(self.parts.sizes) == 1 and not self.hand.trail.had:
            return int(self.parts.possible)  # all of it was dealt
        held: Counter[Kind] = Counter()
        for kind, count in zip(self.kinds, take, strict=True):
            held[kind] += count
        return self.parts.ways(held)

    def _after(self, left: Counts, take: Counts) -> Counts:
        after = [0] * self.classes
        for at, had, took in zip(self.onward, left, take, strict=True):
            after[at] += had - took
        return tuple(after)


class Shares:
    """All ways of sharing out the hidden tiles among hands and stock."""

    def __init__(self, tiles: Mask, hands: Sequence[Hand], budget: Budget) -> None:
        """The hidden tiles, and the hands that hold some of them; the rest is the stock."""
        self.kinds = {hand.seat: hand.kinds(tiles) for hand in hands}
        self.parts = {hand.seat: Parts(hand.trail, {*self.kinds[hand.seat]} - {NONE}, budget) for hand in hands}
        self.free = [hand for hand in hands if len(self.kinds[hand.seat]) < 2 and NONE not in self.kinds[hand.seat]]
        self.steps: list[Step] = []
        self.budget = budget
        classes = self._plan([hand for hand in hands if hand not in self.free], tiles)
        self.pools = [bits(members) for members in classes.values()]
        self.tables: list[dict[Counts, Lots[Row]]] = [{} for _ in self.steps]

    def _plan(self, hands: list[Hand], tiles: Mask) -> Classes:
        """Choose the order of the hands from the last to the first, so that classes stay few; those before them all."""
        after: Classes = {(): tiles}
        while hands:
            ways = [(hand, _before(self.kinds[hand.seat], after)) for hand in hands]
            hand, before = min(ways, key=lambda way: _rows(way[1]))
            hands.remove(hand)
            later = list(after)
            onward = tuple(later.index(known[1:]) for known in before)
            kinds = tuple(known[0] for known in before)
            self.steps.insert(0, Step(hand, self.parts[hand.seat], kinds, onward, len(later)))
            after = before
        return after

    @cached_property
    def ways(self) -> int:
        """In how many ways the tiles can have been dealt and drawn, orders included."""
        orders = prod(parts.orders for parts in self.parts.values())
        return self._ways(0, tuple(map(len, self.pools))) * self._ways_of_free() * orders

    def _ways_of_free(self) -> int:
        """In how many ways the hands of which nothing is known can have come from what the others leave."""
        ways, left = 1, sum(map(len, self.pools)) - sum(step.hand.size for step in self.steps)
        for hand in self.free:
            ways *= comb(left, hand.size) * self.parts[hand.seat].ways(dict.fromkeys(self.kinds[hand.seat], hand.size))
            left -= hand.size
        return ways

    def _ways(self, at: int, left: Counts) -> int:
        return self._table(at, left).weight if at < len(self.steps) else 1

    def _table(self, at: int, left: Counts) -> Lots[Row]:
        table = self.tables[at]
        if left not in table:
            rows = self.steps[at].rows(left, self.budget)
            table[left] = lots((row, ways * self._ways(at + 1, row[1])) for row, ways in rows)
        return table[left]

    def dealt(self, chance: Chance, mixed: int) -> tuple[dict[Seat, list[Mask]], list[Mask]]:
        """The tiles of every hand, and the stock, of which so many tiles from the end are in an order of chance."""
        hands: dict[Seat, list[Mask]] = {}
        pools = [*map(list, self.pools)]
        left = tuple(map(len, pools))
        for at, step in enumerate(self.steps):
            take, left = self._table(at, left).drawn(chance)
            hand: list[Mask] = []
            hands[step.hand.seat] = hand
            onward: list[list[Mask]] = [[] for _ in range(step.classes)]
            for pool, count, to in zip(pools, take, step.onward, strict=True):
                if count:
                    hand += taken(pool, count, chance)
                onward[to] += pool
            pools = onward
        rest = pools[0] if pools else []
        for free in self.free:
            hands[free.seat] = taken(rest, free.size, chance)
        rest += taken(rest, min(mixed, len(rest)), chance)
        return hands, rest


def bits(tiles: Mask) -> list[Mask]:
    """The tiles of a set, one by one."""
    found = []
    while tiles:
        found.append(tiles & -tiles)
        tiles &= tiles - 1
    return found


def _before(kinds: dict[Kind, Mask], after: Classes) -> Classes:
    """The classes when there is one hand more to come."""
    parted = {(kind, *known): tiles & others for kind, tiles in kinds.items() for known, others in after.items()}
    return {known: members for known, members in parted.items() if members}


def _rows(classes: Classes) -> int:
    """How many rows a table over these classes can have at most."""
    return prod(members.bit_count() + 1 for members in classes.values())
