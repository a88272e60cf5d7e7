"""Concentration, of the Classic Line: turn up two tiles of the right total, and remember all the others.

Players: 2 to 6. Deal: all tiles lie face down, row by row: with the double six four rows of seven, with the double
nine five rows of eleven. A cell is named by the letter of its row and the number of its column: b5.
Opening: a lot decides who begins (the booklet leaves it to the players), then clockwise; from match to match the start
goes round.
Turn: turn up two tiles, one after the other, for all to see. If their pips total 12 (double nine: 18) take both, and
their places stay empty. If not, they lie open until the next player turns up a tile, and are turned down first.
Either way the turn passes; by an option whoever took a pair goes on.
End: no pair is left. With the double nine one tile of nine pips remains.
Points: one for every tile taken.
Match: to 51 or another number, at once; tiles are taken in twos, so 51 is in effect 52. Until then the tiles are laid
out anew, and the turns simply go on: whoever would have been next begins.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from boneyard.boards import Ask, Board
from boneyard.errors import BadInput
from boneyard.pages import Option, OwnTable, Page, flag
from boneyard.rules import flags
from boneyard.rules.target import Target
from boneyard.state import Ended, Scored
from boneyard.tiles import Deck, DominoSet, Pile, Seat, everybody, pips

ROWS = "abcde"


class Shape(NamedTuple):
    """How a set is laid out, and the total of a pair."""

    rows: int
    columns: int
    total: int

    @property
    def cells(self) -> tuple[str, ...]:
        """The names of the cells, row by row."""
        return _cells(self.rows, self.columns)


@cache
def _cells(rows: int, columns: int) -> tuple[str, ...]:
    return tuple(f"{row}{column}" for row in ROWS[:rows] for column in range(1, columns + 1))


SHAPES = {6: Shape(4, 7, 12), 9: Shape(5, 11, 18)}


class Turn(NamedTuple):
    """Turn up the tile in a cell."""

    cell: str

    def __str__(self) -> str:
        return self.cell


class TurnedUp(NamedTuple):
    """A tile was turned up for all to see."""

    seat: Seat
    cell: str
    tile: Pile


class TurnedDown(NamedTuple):
    """The tiles of a miss were turned face down again."""

    cells: tuple[str, ...]


class TookPair(NamedTuple):
    """Two tiles of the right total were taken."""

    seat: Seat
    tiles: Deck
    cells: tuple[str, ...]


class MissedPair(NamedTuple):
    """Two tiles were turned up whose total is not the right one."""

    seat: Seat
    total: int
    wanted: int


Event = TurnedUp | TurnedDown | TookPair | MissedPair | Scored | Ended
Step = tuple["Field", tuple[Event, ...]]


class Field(NamedTuple):
    """The cells row by row, a pile of one tile or of none in each, and the tiles that every seat has taken."""

    shape: Shape
    cells: tuple[Pile, ...]
    taken: tuple[Pile, ...]
    turn: frozenset[Seat]
    opens: Seat  # whose turn it is; when this layout is over, who begins the next
    ended: Ended | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """A point for every tile taken."""
        return tuple(len(pile.tiles) for pile in self.taken)

    @property
    def up(self) -> tuple[str, ...]:
        """The cells whose tiles lie face up."""
        return tuple(cell for cell, pile in self.named if pile.tiles and pile.eyes)

    @property
    def full(self) -> tuple[str, ...]:
        """The cells where a tile still lies."""
        return tuple(cell for cell, pile in self.named if pile.tiles)

    @property
    def named(self) -> Iterator[tuple[str, Pile]]:
        """The cells by name."""
        return zip(self.shape.cells, self.cells, strict=True)

    def pile(self, cell: str) -> Pile:
        """What lies in this cell."""
        return self.cells[self.shape.cells.index(cell)]

    def tiles(self, cells: tuple[str, ...]) -> Deck:
        """The tiles that lie in these cells."""
        return tuple(tile for cell, pile in self.named if cell in cells for tile in pile.tiles)


class Concentration(OwnTable):
    """The rules as the options say them."""

    board = Board("field")

    @property
    def tiles(self) -> DominoSet:
        """The double six or the double nine."""
        return DominoSet(self.options.set)

    def match(self, players: int) -> Target:
        """The first to so many tiles, even in the middle of a layout."""
        return Target(self.options.conc_target, at_once=True, lead="carry", lot=True)

    def start(self, players: int, deck: Deck, opener: Seat | None = None) -> Field:
        """All tiles face down, row by row."""
        opens = opener or 0
        cells = tuple(Pile((tile,)) for tile in deck)
        taken = (Pile((), everybody(players)),) * players
        return Field(SHAPES[self.options.set], cells, taken, frozenset((opens,)), opens)

    def actions(self, field: Field, seat: Seat) -> tuple[Turn, ...]:
        """Any tile for the first; for the second any but the first."""
        if seat not in field.turn:
            return ()
        first = field.up if len(field.up) == 1 else ()
        return tuple(Turn(cell) for cell in field.full if cell not in first)

    def play(self, field: Field, seat: Seat, action: Turn) -> Step:
        """Turn up a tile; the second one decides."""
        missed = field.up if len(field.up) == 2 else ()
        field = _with(field, missed, seen=False)
        field = _with(field, (action.cell,), seen=True)
        down = (TurnedDown(missed),) if missed else ()
        up = TurnedUp(seat, action.cell, field.pile(action.cell))
        if len(field.up) < 2:
            return field, (*down, up)
        field, events = self._judge(field, seat)
        return field, (up, *events)

    def asks(self, field: Field, seat: Seat, actions: Sequence[Turn]) -> Ask:
        """To turn up a pair: any tile, then what is missing to the total."""
        total = field.shape.total
        if len(field.up) != 1:
            return Ask("turn-first", total=total)
        return Ask("turn-second", total=total, more=total - pips(field.tiles(field.up)))

    def payoff(self, field: Field) -> tuple[int, ...] | None:
        """The tiles taken."""
        return field.scores if field.ended else None

    def read(self, text: str) -> Turn:
        """A cell: the letter of its row and the number of its column."""
        if text not in SHAPES[self.options.set].cells:
            raise BadInput("not-a-cell", text=text)
        return Turn(text)

    def _judge(self, field: Field, seat: Seat) -> Step:
        """The two tiles that lie face up are taken or missed, and the turn passes."""
        total = pips(field.tiles(field.up))
        if total != field.shape.total:
            return _passed(field, seat), (MissedPair(seat, total, field.shape.total),)
        took = TookPair(seat, field.tiles(field.up), field.up)
        field = _take(field, seat)
        field = field if self.options.conc_extra_turn else _passed(field, seat)
        ended = Ended("cleared", seat)
        over = not _pairs_left(field)
        field = field._replace(turn=frozenset(), ended=ended) if over else field
        return field, (took, Scored((seat,), 2, "pair"), *((ended,) if over else ()))


def _with(field: Field, cells: tuple[str, ...], seen: bool) -> Field:
    eyes = everybody(len(field.taken)) if seen else frozenset()
    return field._replace(cells=tuple(Pile(pile.tiles, eyes) if cell in cells else pile for cell, pile in field.named))


def _take(field: Field, seat: Seat) -> Field:
    own = field.taken[seat]
    own = own._replace(tiles=own.tiles + field.tiles(field.up))
    cells = tuple(Pile() if cell in field.up else pile for cell, pile in field.named)
    return field._replace(cells=cells, taken=(*field.taken[:seat], own, *field.taken[seat + 1 :]))


def _passed(field: Field, seat: Seat) -> Field:
    follower = (seat + 1) % len(field.taken)
    return field._replace(turn=frozenset((follower,)), opens=follower)


def _pairs_left(field: Field) -> bool:
    left = field.tiles(field.full)
    return any(pips(pair) == field.shape.total for pair in combinations(left, 2))


OPTIONS = (flags.SET, Option("conc_target", (21, 51, 101), 51, least=1), flag("conc_extra_turn"))

SAMPLE = (
    "0,0@90 ?-? 1.6,0@90 6-2 3.2,0@90 ?-? 4.8,0@90 ?-? 6.4,0@90 ?-? 0,2.5@90 ?-? 1.6,2.5@90 ?-? 3.2,2.5@90 ?-? "
    "4.8,2.5@90 1-3 6.4,2.5@90 ?-?"
)

PAGE: Page = Page(
    "concentration",
    2,
    ("CL",),
    (2, 3, 4, 5, 6),
    (6, 9),
    OPTIONS,
    rules=lambda o: Concentration(PAGE, o),
    sample=SAMPLE,
    kind="special",
    suggested={5: {"conc_target": 41}, 6: {"conc_target": 41}},
    lesson="pairs",
)
