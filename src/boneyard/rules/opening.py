"""Opening: who leads, and with which tile."""

from collections.abc import Callable
from typing import NamedTuple

from boneyard.errors import Redeal
from boneyard.tiles import Deck, Pile, Seat, Tile

Rank = Callable[[Tile], tuple[int, ...]]


class Opening(NamedTuple):
    """The tile of the highest rank leads; with a free lead its holder leads any tile."""

    rank: Rank | None = None  # None: the lead belongs to a seat, not to a tile
    free: bool = False  # any tile may be led
    needed: Callable[[Tile], bool] | None = None  # deal again unless the leading tile is such
    starter: bool = False  # the first single of the deck is laid before the deal

    def leader(self, hands: tuple[Pile, ...], opener: Seat | None) -> Seat:
        """The seat that leads; `opener` has the lead by right of an earlier hand."""
        if self.rank is None:
            return opener or 0
        best = [max(map(self.rank, hand.tiles)) for hand in hands]
        leader = best.index(max(best))
        if self.needed and not self.needed(max(hands[leader].tiles, key=self.rank)):
            raise Redeal
        return leader if opener is None else opener

    def leads(self, hand: Deck) -> Deck:
        """The tiles that the leader may lead from this hand."""
        if self.free or self.rank is None:
            return hand
        return (max(hand, key=self.rank),)


def highest(tile: Tile) -> tuple[int, ...]:
    """Doubles before singles, then the heavier before the lighter."""
    return tile.double, *tile.weight


def lowest(tile: Tile) -> tuple[int, ...]:
    """Doubles before singles, then the lighter before the heavier."""
    pips, high = tile.weight
    return tile.double, -pips, -high


def highest_double(any_tile: bool = False, redeal: bool = False) -> Opening:
    """The highest double leads, else the heaviest tile (or, with `redeal`, a new deal)."""
    return Opening(highest, any_tile, (lambda tile: tile.double) if redeal else None)


def lowest_double(any_tile: bool = False) -> Opening:
    """The lowest double leads, else the lightest tile."""
    return Opening(lowest, any_tile)


def this_double(number: int) -> Opening:
    """This very double leads; if nobody holds it, deal again."""
    double = Tile(number, number)
    return Opening(highest, needed=lambda tile: tile == double)


def seat_leads() -> Opening:
    """A seat leads, with any tile."""
    return Opening(free=True)


def starter() -> Opening:
    """A single from the stock lies on the table before a seat begins."""
    return Opening(free=True, starter=True)
