"""Points of the hand: who gets what when it is over."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boneyard.rules.teams import Sides
from boneyard.state import Scored, State
from boneyard.tiles import Seat, pips

if TYPE_CHECKING:
    from boneyard.laying import LayingGame

Settle = Callable[["LayingGame", State], tuple[Scored, ...]]
Side = tuple[Seat, ...]


def side_of(sides: Sides, seat: Seat) -> Side:
    """The side that this seat plays on."""
    for side in sides:
        if seat in side:
            return side
    raise KeyError(seat)


def left(state: State, side: Iterable[Seat]) -> int:
    """The pips that these seats still hold."""
    return sum([pips(state.hands[seat].tiles) for seat in side])


def lowest(state: State, sides: Sides) -> Sides:
    """The sides that hold the fewest pips: more than one if they are equal."""
    held = {side: left(state, side) for side in sides}
    fewest = min(held.values())
    return tuple([side for side in held if held[side] == fewest])


def winner(state: State, sides: Sides) -> Seat | None:
    """Who won the hand: who went out, else of the one side with the fewest pips the last layer or the lower seat."""
    if state.ended is None:
        return None
    best, seat = lowest(state, sides), state.ended.seat
    closed = state.ended.how == "closed" and side_of(sides, seat) in best  # equal pips are enough for a barricade
    if state.ended.how == "out" or closed:
        return seat
    return (seat if seat in best[0] else min(best[0])) if len(best) == 1 else None


def lightest_tile(state: State, tied: Sides, singles_only: bool = False) -> Sides:
    """Of equal sides the one with the lightest tile; if equal, the next tile decides, and so on."""

    def weights(side: Side) -> list[int]:
        tiles = (tile for seat in side for tile in state.hands[seat].tiles)
        return sorted(sum(tile) for tile in tiles if not (singles_only and tile.double)) or [1_000]

    best = min(map(weights, tied))
    return tuple(side for side in tied if weights(side) == best)


@dataclass(frozen=True)
class WinnerTakes:
    """The winner gets the pips of the others; when blocked the fewest pips win."""

    tie: str = "none"  # equal pips when blocked: "none", "share" or "lowest_tile"
    singles_only: bool = False  # only singles decide a tie by the lightest tile
    deduct_own: bool = False  # blocked: the winners' own pips are taken off
    pairs_deduct: bool = False  # a pair's own pips are always taken off
    floor: bool = True  # never less than nothing
    each: Callable[[int], int] = int  # what the pips of one hand are worth
    whole: Callable[[int], int] = int  # what they are worth together
    per: int = 1  # so many pips, rounded, make a point together

    def __call__(self, game: "LayingGame", state: State) -> tuple[Scored, ...]:
        """The points of the winners, one line for every hand that was counted."""
        sides = game.sides_of(state)
        winners = self.winners(state, sides)
        return tuple([line for side in winners for line in self.takes(state, side, winners, sides)])

    def winners(self, state: State, sides: Sides) -> Sides:
        """The side that went out, else the one with the fewest pips, else nobody or those who share."""
        assert state.ended
        if state.ended.how == "out":
            return (side_of(sides, state.ended.seat),)
        tied = lowest(state, sides)
        if self.tie == "lowest_tile":
            tied = lightest_tile(state, tied, self.singles_only)
        shared = self.tie == "share" and len(tied) < len(sides)
        return tied if len(tied) == 1 or shared else ()

    def takes(self, state: State, side: Side, winners: Sides, sides: Sides) -> tuple[Scored, ...]:
        """What one of the winning sides gets from those that did not win."""
        losers = [seat for other in sides if other not in winners for seat in other]
        own = side if self._deducts(state, side) else ()
        got = [self._counted(state, side, seat, 1, "pips") for seat in losers]
        off = [self._counted(state, side, seat, -1, "own") for seat in own]
        lines = got + off
        total = sum([line.points for line in lines])
        won = self.whole(max(total, 0) if self.floor else total)
        worth = won // len(winners)
        if worth != total:
            lines = [Scored(side, worth, self._sum(got, off, won, len(winners)))]
        return tuple([line for line in lines if line.points])

    def _counted(self, state: State, side: Side, seat: Seat, sign: int, why: str) -> Scored:
        """What one hand is worth to a side, and from how many pips it was rounded."""
        held = pips(state.hands[seat].tiles)
        worth = self.each(held)
        return Scored(side, sign * worth, why if worth == held else f"{why} from-{held}", seat)

    def _sum(self, got: list[Scored], off: list[Scored], won: int, shares: int) -> str:
        """How the points of a hand came about: the pips, those taken off, rounded, divided and shared."""
        count, less = (abs(sum(line.points for line in lines)) for lines in (got, off))
        rounded = won * self.per
        steps = {
            f"{'counted' if self.each is int else 'rounded-hands'}-{count}": True,
            f"less-{less}": less > 0,
            f"{'rounded' if won > 0 else 'below'}-{abs(rounded)}": rounded != count - less,
            f"divided-{self.per}": self.per > 1,
            f"shared-{shares}": shares > 1,
        }
        return " ".join(step for step, taken in steps.items() if taken)

    def _deducts(self, state: State, side: Side) -> bool:
        assert state.ended
        return (self.pairs_deduct and len(side) > 1) or (self.deduct_own and state.ended.how != "out")
