"""Cases: for each way in which a hand can have begun, the tables that count its deals, and what they leave out."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from boneyard.players.hidden.beginnings import Beginning
from boneyard.players.hidden.chance import Budget, Lots, TooMany, lots
from boneyard.players.hidden.evidence import Mask, Moment, Trail
from boneyard.players.hidden.shares import Hand, Shares
from boneyard.players.hidden.sight import Sight
from boneyard.tiles import Seat

ENOUGH = 10**9  # rows for what cannot be left out, which never needs many


class Doubt(NamedTuple):
    """A piece of evidence that is left to be checked: a hand lacked tiles at a moment, or had one of them."""

    seat: Seat
    moment: Moment
    had: bool


class Case(NamedTuple):
    """One beginning, ready to be dealt, and the evidence that is left to be checked."""

    beginning: Beginning
    shares: Shares
    ways: int
    doubts: tuple[Doubt, ...]

    def faults(self, parts: dict[Seat, list[list[Mask]]]) -> int:
        """How much of that evidence speaks against hands that came so."""
        return sum(self._held(doubt, parts) != doubt.had for doubt in self.doubts)

    def _held(self, doubt: Doubt, parts: dict[Seat, list[list[Mask]]]) -> bool:
        trail = self.beginning.trails[doubt.seat]
        return bool(trail.held(parts[doubt.seat], doubt.moment) & doubt.moment.tiles)


def cases(sight: Sight, rows: int) -> Lots[Case]:
    """All the cases, as likely as the deals in them are many; none of their tables has more rows than this."""
    found = (_case(sight, beginning, rows) for beginning in sight.dealt().beginnings())
    return lots((case, case.ways) for case in found)


def _case(sight: Sight, beginning: Beginning, rows: int) -> Case:
    """A case, with so much of the evidence left to be checked that its tables stay small."""
    trails = list(beginning.trails)
    doubts: list[Doubt] = []
    while True:
        left = list(_doubts(sight, trails))
        shares = _shares(sight, beginning, trails, Budget(rows if left else ENOUGH))
        with suppress(TooMany):
            return Case(beginning, shares, shares.ways, tuple(doubts))
        doubt = min(left, key=lambda each: _weight(sight, each))
        doubts.append(doubt)
        trails[doubt.seat] = trails[doubt.seat].forgets(doubt.moment)


def _shares(sight: Sight, beginning: Beginning, trails: Sequence[Trail], budget: Budget) -> Shares:
    sizes = {seat: sight.face_down(seat) for seat in sight.hidden}
    if beginning.held:
        sizes[beginning.holder] -= 1
    hands = [Hand(seat, size, trails[seat].merged()) for seat, size in sizes.items()]
    return Shares(sight.unseen & ~beginning.held, hands, budget)


def _doubts(sight: Sight, trails: Sequence[Trail]) -> Iterator[Doubt]:
    """All the evidence that might be left out; what tells the cases apart is none of it."""
    for seat in sight.hidden:
        yield from (Doubt(seat, was, False) for was in trails[seat].lacked if was.told)
        yield from (Doubt(seat, was, True) for was in trails[seat].had)


def _weight(sight: Sight, doubt: Doubt) -> int:
    """How much a piece of evidence excludes, roughly."""
    return 0 if doubt.had else sight.face_down(doubt.seat) * (doubt.moment.tiles & sight.unseen).bit_count()
