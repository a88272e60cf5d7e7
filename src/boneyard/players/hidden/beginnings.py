"""Beginnings: what the lead, or the starter, says about the hands that were dealt.

Whoever has the lead by the rule was dealt the best tile of all. Where nobody can know which it was, because any tile
may be led, there is a case for each that it can have been. A starter is the first single of the deck, so the tiles
before it are doubles: there is a case for each number of them. Cases exclude one another.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from boneyard.laying import LayingGame
from boneyard.players.hidden.evidence import NEVER, Known, Mask, Moment, Trail
from boneyard.state import State
from boneyard.tiles import Seat, Tile

Trails = tuple[Trail, ...]


class Beginning(NamedTuple):
    """A case: what is then known of the hands, the seat that holds a certain tile, and the tiles before the starter."""

    trails: Trails
    holder: Seat = -1
    held: Mask = 0
    before: int = 0
    split: bool = False  # the first hand was dealt in two parts, before and after the starter

    def whole(self, seat: Seat, parts: list[list[Mask]]) -> list[list[Mask]]:
        """The parts of a hand, what was dealt to it being one."""
        return [parts[0] + parts[1], *parts[2:]] if self.split and seat == 0 else [*parts]


class Dealt(NamedTuple):
    """What a seat knows of the deal: the trails, the hands dealt face up to it, and the tiles whose place it knows."""

    game: LayingGame
    state: State
    trails: Trails
    open: dict[Seat, Mask]
    unseen: Mask

    @property
    def hidden(self) -> list[Seat]:
        """The seats whose tiles were dealt face down."""
        return [seat for seat in range(self.state.players) if seat not in self.open]

    @property
    def leader(self) -> Seat:
        """Who leads."""
        joints = self.state.layout.joints
        return joints[0].seat if joints else min(self.state.turn)

    @property
    def led(self) -> Mask:
        """The tile that was led because it had to be."""
        joints = self.state.layout.joints
        return 1 << self.game.tiles.tiles.index(joints[0].tile) if joints and not self.game.opening.free else 0

    def beginnings(self) -> Iterator[Beginning]:
        """All cases."""
        target = self.game.match(self.state.players)
        by_rule = target.lead == "rule" and target.first is None  # else the seat may have the lead by right
        if self.game.opening.starter:
            yield from self._starters()
        elif self.game.opening.rank is None:
            yield Beginning(self.trails)
        elif by_rule:
            yield from [self._with_best(self.led, self.leader)] if self.led else self._best([self.leader])
        else:
            yield from self._by_right()

    def _by_right(self) -> Iterator[Beginning]:
        """Somebody leads whatever the others hold; but the best tile of all may have to be a certain one."""
        known = self._without_better(self.led, [self.leader]) if self.led else self
        yield from known._best(range(self.state.players)) if self.game.opening.needed else [Beginning(known.trails)]

    def _best(self, seats: Sequence[Seat]) -> Iterator[Beginning]:
        """A case for every tile that can be the best of all and is dealt to one of these seats."""
        needed = self.game.opening.needed or (lambda tile: True)
        not_dealt = len(self.game.tiles.tiles) - self.game.hands[self.state.players] * self.state.players
        ranked = sorted(self.game.tiles.tiles, key=self._rank, reverse=True)
        for tile in ranked[: not_dealt + 1]:  # all the better ones were not dealt
            best = 1 << self.game.tiles.tiles.index(tile)
            if needed(tile):
                yield from (self._with_best(best, seat) for seat in seats if self._can_be_dealt(best, seat))
            if self._was_dealt(best):
                return  # nothing below it can be the best

    def _can_be_dealt(self, tile: Mask, seat: Seat) -> bool:
        if seat in self.open:
            return bool(self.open[seat] & tile)
        return bool(self.unseen & tile) or any(known.tile == tile for known in self.trails[seat].known)

    def _was_dealt(self, tile: Mask) -> bool:
        """Whether a tile was certainly dealt to somebody."""
        laid = (known for seat in self.hidden for known in self.trails[seat].known)
        return any(mask & tile for mask in self.open.values()) or any(k.tile == tile and not k.part for k in laid)

    def _with_best(self, best: Mask, seat: Seat) -> Beginning:
        """The case that this is the best tile of all, and was dealt to this seat."""
        trails = list(self._without_better(best, self.hidden).trails)
        if seat in self.open:
            return Beginning(tuple(trails))
        trail = trails[seat]
        known = tuple(each._replace(part=0) if each.tile == best else each for each in trail.known)
        held = best & self.unseen
        trails[seat] = trail._replace(known=(*known, Known(held, 0, NEVER)) if held else known)
        return Beginning(tuple(trails), seat, held)

    def _without_better(self, best: Mask, seats: Sequence[Seat]) -> "Dealt":
        """None of these seats was dealt a better tile."""
        tiles = self.game.tiles.tiles
        rank = self._rank(tiles[best.bit_length() - 1])
        better = Moment(0, 0, sum(1 << at for at, tile in enumerate(tiles) if self._rank(tile) > rank), False)
        trails = list(self.trails)
        for seat in seats:
            trails[seat] = trails[seat]._replace(lacked=(better, *trails[seat].lacked))
        return self._replace(trails=tuple(trails))

    def _rank(self, tile: Tile) -> tuple[int, ...]:
        assert self.game.opening.rank
        return self.game.opening.rank(tile)

    def _starters(self) -> Iterator[Beginning]:
        """A case for every number of doubles before the first single: they are the first tiles of the first hand."""
        first, *others = self.trails
        if 0 in self.open:
            yield Beginning(self.trails)
            return
        singles = sum(1 << at for at, tile in enumerate(self.game.tiles.tiles) if not tile.double)
        for doubles in range(first.sizes[0] + 1):
            yield Beginning((_begun(first, doubles, singles), *others), before=doubles, split=True)


def _begun(trail: Trail, count: int, singles: Mask) -> Trail:
    """The same hand, its deal in two parts: so many doubles, and the rest."""
    size, *drawn = trail.sizes
    return Trail(
        (count, size - count, *drawn),
        (Moment(0, 0, singles, False), *(was._replace(part=was.part + 1) for was in trail.lacked)),
        tuple(was._replace(part=was.part + 1) for was in trail.had),
        tuple(known._replace(part=known.part + 1) for known in trail.known),
    )
