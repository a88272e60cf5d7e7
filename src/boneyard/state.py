"""What lies on the table, what a player can do, and what everybody sees happen."""

import re
from typing import Annotated, NamedTuple

from boneyard.errors import BadInput
from boneyard.layout import Layout
from boneyard.tiles import Pile, Seat, Secret, Tile, new


class Place(NamedTuple):
    """Lay a tile at an end; `leaves` says which half stays open where the rules leave a choice."""

    tile: Tile
    end: str = ""
    leaves: int | None = None

    def __str__(self) -> str:
        end = f"@{self.end}" if self.end else ""
        return f"{self.tile}{end}" if self.leaves is None else f"{self.tile}{end}>{self.leaves}"


class Close(NamedTuple):
    """Close an end with a double and so end the hand."""

    tile: Tile
    end: str
    closes: bool = True

    def __str__(self) -> str:
        return f"{self.tile}@{self.end}!"


class Draw(NamedTuple):
    """Draw from the stock."""

    word: str = "draw"

    def __str__(self) -> str:
        return self.word


class Pass(NamedTuple):
    """Lay nothing in this turn."""

    word: str = "pass"

    def __str__(self) -> str:
        return self.word


class Stop(NamedTuple):
    """Lay no more tiles in this turn."""

    word: str = "stop"

    def __str__(self) -> str:
        return self.word


class ClaimPoints(NamedTuple):
    """Name the points that the tile just laid has won; 0 claims nothing."""

    points: int

    def __str__(self) -> str:
        return f"claim-{self.points}"


class CallPoints(NamedTuple):
    """Name the points that the player before has not claimed, and take them; 0 calls nothing."""

    points: int
    calls: bool = True

    def __str__(self) -> str:
        return f"call-{self.points}"


Naming = ClaimPoints | CallPoints
Action = Place | Close | Draw | Pass | Stop | Naming

NAMED = re.compile(r"(claim|call)-([0-9]{1,2})")
WHERE = re.compile(r"@([a-zA-Z])!|(?:@([a-zA-Z]))?(?:>([0-9]{1,3}))?")
WORDS: dict[str, Action] = {"draw": Draw(), "pass": Pass(), "stop": Stop()}


def parse_action(text: str) -> Action:
    """Read an action: "6-6", "5-6@b", "3-4@b>3", "5-5@a!", "draw", "pass", "stop", "claim-2" or "call-2"."""
    if text in WORDS:
        return WORDS[text]
    if naming := NAMED.fullmatch(text):
        return (ClaimPoints if naming[1] == "claim" else CallPoints)(int(naming[2]))
    named, where = re.split("(?=[@>])", text, maxsplit=1) if "@" in text or ">" in text else (text, "")
    tile, found = Tile.parse(named), WHERE.fullmatch(where)
    if not found:
        raise BadInput("not-an-action", text=text[:40])
    closed, end, leaves = found.groups()
    return Close(tile, closed) if closed else Place(tile, end or "", int(leaves) if leaves else None)


class Begins(NamedTuple):
    """Somebody has the first lead of a match, where the page leaves it open: by "lot", or by "turn" in a rematch."""

    seat: Seat
    by: str


class Placed(NamedTuple):
    """A tile was laid at an end and left a number open."""

    seat: Seat
    tile: Tile
    end: str
    outer: int


class Drew(NamedTuple):
    """Tiles were drawn while these numbers were open; so many are left in the stock."""

    seat: Seat
    tiles: Pile
    numbers: tuple[int, ...]
    left: int


class Passed(NamedTuple):
    """A player laid nothing while these numbers were open."""

    seat: Seat
    numbers: tuple[int, ...]


class Stopped(NamedTuple):
    """A player laid no more in this turn while these numbers were open."""

    seat: Seat
    numbers: tuple[int, ...]
    stopped: bool = True


class Closed(NamedTuple):
    """A player closed an end with a double."""

    seat: Seat
    tile: Tile
    end: str


class Released(NamedTuple):
    """The ends that had to be filled first are free: nobody can fill them."""

    names: str


class Scored(NamedTuple):
    """These seats won (or lost) points; `why` names the reason, `of` the seat whose tiles were counted."""

    seats: tuple[Seat, ...]
    points: int
    why: str
    of: Seat | None = None


class ClaimedPoints(NamedTuple):
    """A player claimed nothing, or points that the tile had not won."""

    seat: Seat
    points: int


class CalledPoints(NamedTuple):
    """A player called nothing, or points that were not due."""

    seat: Seat
    points: int
    called: bool = True


class Revealed(NamedTuple):
    """A hand was shown; where hands end in secret, to its owner alone."""

    seat: Seat
    tiles: Pile


class Ended(NamedTuple):
    """The hand is over: how ("out", "blocked", "closed", ...), and the seat that brought it about."""

    how: str
    seat: Seat


Event = (
    Begins
    | Placed
    | Drew
    | Passed
    | Stopped
    | Closed
    | Released
    | Scored
    | ClaimedPoints
    | CalledPoints
    | Revealed
    | Ended
)


TURNS = tuple(frozenset((seat,)) for seat in range(16))
NOBODY: frozenset[Seat] = frozenset()


class State(NamedTuple):
    """Everything on the table of a laying game."""

    hands: tuple[Pile, ...]
    stock: Pile
    layout: Layout
    turn: frozenset[Seat]  # one seat; nobody when the hand is over
    scores: tuple[Annotated[int, Secret], ...]  # points won in this hand so far; null to those who may not know
    order: tuple[Seat, ...]  # the seats around the table, clockwise
    laid: int = 0  # tiles laid in this turn
    drawn: int = 0  # times drawn in this turn
    passes: int = 0  # passes in succession since a tile was laid or drawn
    ended: Ended | None = None
    claim: str = ""  # points not written: "claim" by who laid, "call" by the next player, "last" before the hand ends

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)

    def after(self, seat: Seat) -> Seat:
        """The seat whose turn comes next."""
        order = self.order
        return order[order.index(seat) + 1 - len(order)]

    # The steps of every hand are written out, field by field: `_replace` takes three times as long.

    def laying(self, hands: tuple[Pile, ...], layout: Layout) -> "State":
        """The table with one tile more laid in this turn."""
        return State(hands, self.stock, layout, self.turn, self.scores, self.order, self.laid + 1, self.drawn)

    def laying_last(self, hands: tuple[Pile, ...], layout: Layout, seat: Seat) -> "State":
        """The table with one tile more laid, when the turn has passed on from this seat."""
        turn = TURNS[self.after(seat)]
        return new(State, (hands, self.stock, layout, turn, self.scores, self.order, 0, 0, 0, None, ""))

    def next_turn(self, seat: Seat, passed: int = 0) -> "State":
        """The table when the turn has passed on from this seat, perhaps without a tile."""
        turn, passes = TURNS[self.after(seat)], self.passes + passed
        return State(self.hands, self.stock, self.layout, turn, self.scores, self.order, 0, 0, passes)

    def ending(self, hands: tuple[Pile, ...], ended: Ended) -> "State":
        """The table when the hand is over."""
        _, stock, layout, _, scores, order, laid, drawn, passes, _, claim = self
        return State(hands, stock, layout, NOBODY, scores, order, laid, drawn, passes, ended, claim)

    def scoring(self, scores: tuple[int, ...]) -> "State":
        """The table with other points."""
        hands, stock, layout, turn, _, order, laid, drawn, passes, ended, claim = self
        return State(hands, stock, layout, turn, scores, order, laid, drawn, passes, ended, claim)
