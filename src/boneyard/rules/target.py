"""Match: how far hands are played, who wins, who opens the next one."""

from typing import NamedTuple


class Target(NamedTuple):
    """When a match is over and who has won it."""

    points: int = 0  # a total that ends the match; 0: there is none
    hands: int = 0  # a number of hands that ends the match; 0: there is none
    beyond: bool = False  # the points must be passed, not only reached
    at_once: bool = False  # the match ends in mid-hand when the points are reached
    exact: str = ""  # points that would lead past the target are lost: by "score", or by "hand"
    lowest: bool = False  # points are penalties: the lowest total wins
    shared: bool = False  # equal totals share the win; otherwise another hand is played
    margin: bool = False  # the winning points of a pair are the difference of the totals
    secret: bool = False  # the totals are announced before the last hand only; until then no hand is shown either
    lead: str = "rule"  # who opens the next hand: by the "rule", the "winner", "rotate", or "carry": the table says
    first: int | None = None  # the seat that opens the first hand; None: by the rule
    lot: bool = False  # the page leaves the first lead open: it is drawn by lot, and goes round from match to match

    def add(self, total: int, points: int) -> int:
        """A total after these points."""
        lost = self.exact == "score" and points > 0 and total + points > self.points
        return total if lost else total + points

    def settled(self, total: int, before: int) -> int:
        """A total when the hand is over, given what it was before the hand."""
        return before if self.exact == "hand" and total > self.points else total

    def reached(self, total: int) -> bool:
        """Whether this total ends the match."""
        return bool(self.points) and (total > self.points if self.beyond else total >= self.points)

    def best(self, totals: tuple[int, ...]) -> int:
        """The winning one of these totals."""
        return min(totals) if self.lowest else max(totals)
