"""The search behind dominance: alpha-beta, with bounds from every row and a memory of positions.

All values are from the view of the player to move. The memory knows positions by their outlook: those that differ only
in what no longer matters are one. With as many turns to look ahead as tiles are left, the value is exact.
"""

from time import monotonic
from typing import NamedTuple

from boneyard.solvers.dominance_turns import Entry, Option, Rows, Turn, dictations, entered, options, outlook, taken

INFINITE = 1000.0


class OutOfBudget(Exception):
    """The search has spent its nodes or its seconds."""


class Known(NamedTuple):
    """What is known of a position searched so deep before, its settled rows left aside."""

    depth: int = -1
    low: float = -INFINITE
    high: float = INFINITE
    best: Entry | None = None


NOTHING = Known()


class Search:
    """One search: its memory and its budget."""

    def __init__(self, nodes: int | None = None, seconds: float | None = None) -> None:
        self.known: dict[Rows, Known] = {}
        self.nodes, self.limit = 0, nodes
        self.deadline = None if seconds is None else monotonic() + seconds

    def value(self, turn: Turn, alpha: float, beta: float, depth: int) -> float:
        """The value of a turn before which the opponent may dictate: exact inside the window, else a bound."""
        if turn.low >= beta or turn.low == turn.high:
            return turn.low
        if turn.high <= alpha:
            return turn.high
        if not depth:
            return turn.mean
        self.spend()
        key, settled = outlook(turn)
        known = self.known.get(key, NOTHING)
        if known.depth != depth:
            known = Known(depth, best=known.best)
        if known.low + settled >= beta or known.low == known.high:
            return known.low + settled
        if known.high + settled <= alpha:
            return known.high + settled
        value, best = self.dictated_or_free(turn, alpha, beta, depth, known.best)
        low = value - settled if value > alpha else known.low
        high = value - settled if value < beta else known.high
        self.known[key] = Known(depth, low, high, best or known.best)
        return value

    def spend(self) -> None:
        """Count a node; raise when the budget is spent."""
        self.nodes += 1
        if self.nodes == self.limit or (self.deadline and not self.nodes & 127 and monotonic() > self.deadline):
            raise OutOfBudget

    def dictated_or_free(
        self, turn: Turn, alpha: float, beta: float, depth: int, first: Entry | None
    ) -> tuple[float, Entry | None]:
        """The opponent dictates what is worst for the player, or lets them choose."""
        cap = INFINITE
        for tile, number in dictations(turn):
            after = entered(turn, tile, number)
            cap = min(cap, -self.value(after, -min(beta, cap), -alpha, depth - 1))
            if cap <= alpha:
                return cap, None
        value, best = self.free(turn, alpha, min(beta, cap), depth, first)
        return min(value, cap), best

    def free(
        self, turn: Turn, alpha: float, beta: float, depth: int, first: Entry | None = None
    ) -> tuple[float, Entry | None]:
        """The player takes a tile: the value and what to take; `first` is tried first."""
        value, best, promising = _sifted(options(turn), alpha, beta)
        if value >= beta:
            return value, best
        promising.sort(key=lambda option: INFINITE if option[3] == first else option[0], reverse=True)
        for option in promising:
            found = -self.value(taken(turn, option), -beta, -alpha, depth - 1)
            if found > value:
                value, best = found, option[3]
            if value >= beta:
                break
            alpha = max(alpha, value)
        return value, best


def _sifted(found: list[Option], alpha: float, beta: float) -> tuple[float, Entry | None, list[Option]]:
    """An option that is good enough by its bounds alone; else the bound of the bad ones, and the others."""
    value, promising = -INFINITE, []
    for option in found:
        _, low, high, entry, _, _ = option
        if low >= beta:
            return low, entry, []
        if high > alpha:
            promising.append(option)
        elif high > value:
            value = high
    return value, None, promising
