"""Parts: in how many ways the tiles of one hand can have come, part by part.

Tiles are alike that can have come with the same part first, and would have served at the same moments. Seen backwards
in time, what is held now can have come last; a laid tile joins when its own last part is reached; what can have come
with this part and none before it must; and at a moment when the hand could have laid, something that fits must be among
what is still to come. So counting needs only the numbers of tiles of each kind that are still to come.
"""

from functools import cached_property, lru_cache
from itertools import accumulate
from math import comb, factorial, prod

from boneyard.players.hidden.chance import Budget, Chance, Lots, TooMany, lots, taken
from boneyard.players.hidden.evidence import Kind, Mask, Trail

Counts = tuple[int, ...]


@lru_cache(maxsize=10_000)
def split_ways(counts: Counts, total: int) -> int:
    """How many ways of taking so many tiles there are: the coefficient of a product of sums of powers."""
    powers = [1] + [0] * total
    for count in counts:
        sums = list(accumulate(powers, initial=0))
        powers = [sums[at + 1] - sums[max(0, at - count)] for at in range(total + 1)]
    return powers[total]


@lru_cache(maxsize=2_000)
def splits(counts: Counts, total: int) -> tuple[tuple[Counts, int], ...]:
    """Every way of taking so many tiles in all from kinds of so many, and the number of choices that it stands for."""
    if not counts:
        return (((), 1),) if total == 0 else ()
    first, rest = counts[0], counts[1:]
    least, most = max(0, total - sum(rest)), min(first, total)
    return tuple(
        ((take, *more), comb(first, take) * ways)
        for take in range(least, most + 1)
        for more, ways in splits(rest, total - take)
    )


class Parts:
    """The parts of one hand, and the tiles in it that are known."""

    def __init__(self, trail: Trail, held: set[Kind], budget: Budget) -> None:
        """`held`: the kinds of tiles that may be held now."""
        self.budget = budget
        self.sizes = trail.sizes
        self.trail = trail
        self.known = [(known, trail.kind(known.tile, known.laid)) for known in trail.known]
        self.kinds = tuple(sorted({*held, *(kind for _, kind in self.known)}))
        self.possible = all(kind.first <= known.part for known, kind in self.known)
        self.joining = [self._joining(part) for part in range(len(self.sizes))]
        self.fillings: dict[tuple[int, Counts], Lots[Counts]] = {}

    @cached_property
    def orders(self) -> int:
        """In how many orders the tiles of all parts can have been dealt."""
        return prod(map(factorial, self.sizes))

    def ways(self, counts: dict[Kind, int]) -> int:
        """In how many ways a hand can have come that holds so many tiles of each kind now, besides the known ones."""
        pending = tuple(counts.get(kind, 0) for kind in self.kinds)
        return self._ways(len(self.sizes) - 1, pending) if self.possible else 0

    def dealt(self, held: list[Mask], chance: Chance) -> list[Mask]:
        """The tiles in an order in which they may have come, for a hand that holds these besides the known ones."""
        pools: dict[Kind, list[Mask]] = {kind: [] for kind in self.kinds}
        for tile in held:
            pools[self.trail.kind(tile)].append(tile)
        parts = [self._part(part, pools, chance) for part in reversed(range(len(self.sizes)))]
        return [tile for part in reversed(parts) for tile in taken(part, len(part), chance)]

    def _part(self, part: int, pools: dict[Kind, list[Mask]], chance: Chance) -> list[Mask]:
        pending = tuple(map(len, pools.values()))
        for known, kind in self.known:
            if known.part == part:
                pools[kind].append(known.tile)
        try:
            filling = self._filled(part, pending).drawn(chance)
        except TooMany:
            filling = self._hurried(part, pending)
        return [
            tile for pool, count in zip(pools.values(), filling, strict=True) for tile in taken(pool, count, chance)
        ]

    def _ways(self, part: int, pending: Counts) -> int:
        return self._filled(part, pending).weight if part >= 0 else 1

    def _filled(self, part: int, pending: Counts) -> Lots[Counts]:
        """The ways of filling a part, weighed by all the choices that they leave."""
        filled = self.fillings.get((part, pending))
        if filled is None:
            joined = tuple(map(int.__add__, pending, self.joining[part]))
            self.budget.spend(split_ways(joined, self.sizes[part]))
            rows = splits(joined, self.sizes[part]) if self._served(part, pending) else ()
            filled = lots((take, ways * self._before(part, joined, take)) for take, ways in rows)
            self.fillings[part, pending] = filled
        return filled

    def _hurried(self, part: int, pending: Counts) -> Counts:
        """A filling that leaves the earlier parts possible where ways are too many to be counted: the latest tiles."""
        left = dict(zip(self.kinds, map(int.__add__, pending, self.joining[part]), strict=True))
        room, taken_now = self.sizes[part], dict.fromkeys(self.kinds, 0)
        for kind in sorted(self.kinds, key=lambda kind: -kind.first):
            taken_now[kind] = min(left[kind], room)
            room -= taken_now[kind]
        return tuple(taken_now.values())

    def _joining(self, part: int) -> Counts:
        """How many known tiles of each kind came with this part at the latest."""
        kinds = [kind for known, kind in self.known if known.part == part]
        return tuple(map(kinds.count, self.kinds))

    def _served(self, part: int, pending: Counts) -> bool:
        """Whether something is still to come for each of the moments when this part had come last."""
        if not self.trail.had:
            return True
        left = [kind.serves for kind, count in zip(self.kinds, pending, strict=True) if count]
        moments = (1 << at for at, was in enumerate(self.trail.had) if was.part == part)
        return all(any(serves & moment for serves in left) for moment in moments)

    def _before(self, part: int, pending: Counts, take: Counts) -> int:
        """The choices that are left for earlier parts: none if a tile that cannot have come there is left."""
        left = tuple(map(int.__sub__, pending, take))
        late = any(count and kind.first >= part for kind, count in zip(self.kinds, left, strict=True))
        return 0 if late else self._ways(part - 1, left)
