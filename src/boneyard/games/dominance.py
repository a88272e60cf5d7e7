"""Dominance, by Hartmut Kommerell, of the Classic Line: be ahead in a row, but not by more than double.

Players: 2. Deal: the 28 tiles with the numbers 1 to 7 lie open; each player has a column with a box for every row.
Opening: a lot decides who moves first; then the first move alternates, from match to match too.
Turn: take a tile: one half is the row, the other is added to your box there. So 3-5 is 3 points in row 5 or 5 in row 3.
Dictation: if the player to move has an empty box in a row of which a single tile is left, the other may dictate that
tile into that box, and this was their turn; or decline. A double counts; there is no limit.
End: all tiles are taken.
Points: in every row the higher total takes the lower one if it is at most twice as high. Equal totals, more than
double and an empty box give nothing.
Match: one game, or an agreed number; equal totals are a draw.
Actions: 3-5@5 enters the tile in row 5, 3-5@5! dictates it, decline.
"""

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.boards import Ask, Board
from boneyard.errors import BadInput
from boneyard.pages import Option, OwnTable, Page
from boneyard.rules.target import Target
from boneyard.state import Ended, Scored
from boneyard.tiles import Deck, DominoSet, Pile, Seat, Tile, everybody, without

TILES = DominoSet(7, 1)
ROWS = tuple(TILES.numbers)


class Enter(NamedTuple):
    """Take a tile and enter it in a row."""

    tile: Tile
    row: int

    def __str__(self) -> str:
        return f"{self.tile}@{self.row}"


class Dictate(NamedTuple):
    """Make the player to move enter this tile in this row."""

    tile: Tile
    row: int
    sign: str = "!"

    def __str__(self) -> str:
        return f"{self.tile}@{self.row}{self.sign}"


class Decline(NamedTuple):
    """Dictate nothing: the other moves freely."""

    word: str = "decline"

    def __str__(self) -> str:
        return self.word


Action = Enter | Dictate | Decline


class Entered(NamedTuple):
    """A tile was entered in a row, worth these points."""

    seat: Seat
    tile: Tile
    row: int
    points: int


class Dictated(NamedTuple):
    """A tile was dictated into a row of the other player, worth these points."""

    seat: Seat
    to: Seat
    tile: Tile
    row: int
    points: int


class Declined(NamedTuple):
    """A dictation was possible and was not made."""

    seat: Seat


class Entry(NamedTuple):
    """A tile in a row of a column."""

    tile: Tile
    row: int

    @property
    def points(self) -> int:
        """The half that is not the row."""
        return self.tile.other(self.row)


Event = Entered | Dictated | Declined | Scored | Ended
Step = tuple["Ledger", tuple[Event, ...]]
Boxes = tuple[int, ...]  # the totals of a column, row 1 first


class Ledger(NamedTuple):
    """The tiles that are left, and the column of each player in the order of its entries."""

    left: Pile
    columns: tuple[tuple[Entry, ...], ...]
    mover: Seat  # whose tile is taken next
    turn: frozenset[Seat]  # the mover; or the other, who may dictate
    ended: Ended | None = None

    @property
    def boxes(self) -> tuple[Boxes, ...]:
        """The totals of both columns."""
        return tuple(map(totals, self.columns))

    @property
    def dictations(self) -> tuple[Dictate, ...]:
        """What can be dictated to the mover: the only tile left of a row in which they have nothing."""
        empty = [row for row, total in zip(ROWS, self.boxes[self.mover], strict=True) if not total]
        return tuple(Dictate(last[0], row) for row in empty if len(last := showing(self.left.tiles, row)) == 1)


def totals(column: Sequence[Entry]) -> Boxes:
    """The total of every box of a column."""
    return tuple(sum(entry.points for entry in column if entry.row == row) for row in ROWS)


def showing(tiles: Deck, row: int) -> Deck:
    """The tiles that can be entered in this row."""
    return tuple(tile for tile in tiles if row in tile)


def takes(own: int, other: int) -> int:
    """What a total takes from the other's in the same row."""
    return other if other < own <= 2 * other else 0


def points(boxes: Sequence[Boxes]) -> tuple[int, ...]:
    """What the two columns are worth against each other."""
    one, other = boxes
    return sum(map(takes, one, other)), sum(map(takes, other, one))


class Dominance(OwnTable):
    """The rules as the options say them."""

    board = Board("ledger")

    @property
    def tiles(self) -> DominoSet:
        """The tiles from 1-1 to 7-7."""
        return TILES

    def match(self, players: int) -> Target:
        """So many games; the first move alternates."""
        return Target(hands=self.options.hands, lead="rotate", first=0, lot=True, shared=True)

    def start(self, players: int, deck: Deck, opener: Seat | None = None) -> Ledger:
        """All tiles open, two empty columns."""
        mover = opener or 0
        return Ledger(Pile(tuple(sorted(deck)), everybody(players)), ((), ()), mover, frozenset((mover,)))

    def actions(self, ledger: Ledger, seat: Seat) -> tuple[Action, ...]:
        """Enter any tile in either of its rows; or before the other's turn dictate or decline."""
        if seat not in ledger.turn:
            return ()
        if seat != ledger.mover:
            return (*ledger.dictations, Decline())
        return tuple(Enter(tile, row) for tile in ledger.left.tiles for row in dict.fromkeys(tile))

    def play(self, ledger: Ledger, seat: Seat, action: Action) -> Step:
        """The tile goes into the mover's column, and the other is to move."""
        if isinstance(action, Decline):
            return ledger._replace(turn=frozenset((ledger.mover,))), (Declined(seat),)
        entry = Entry(action.tile, action.row)
        event: Event = Entered(seat, *entry, entry.points)
        if isinstance(action, Dictate):
            event = Dictated(seat, ledger.mover, *entry, entry.points)
        ledger = _entered(ledger, entry)
        return (ledger, (event,)) if ledger.left.tiles else _finish(ledger, event)

    def asks(self, ledger: Ledger, seat: Seat, actions: Sequence[Action]) -> Ask:
        """To enter a tile; or to dictate one."""
        return Ask("enter" if seat == ledger.mover else "dictate")

    def payoff(self, ledger: Ledger) -> tuple[int, ...] | None:
        """The rows taken."""
        return points(ledger.boxes) if ledger.ended else None

    def read(self, text: str) -> Action:
        """The action that this text means."""
        if text == "decline":
            return Decline()
        tile, at, row = text.partition("@")
        sign = row[1:]
        if not at or row[:1] not in map(str, ROWS) or sign not in ("", "!"):
            raise BadInput("not-a-dominance-action", text=text)
        return Dictate(Tile.parse(tile), int(row[0])) if sign else Enter(Tile.parse(tile), int(row))


def _entered(ledger: Ledger, entry: Entry) -> Ledger:
    """The tile in the mover's column; then it is the other's turn, unless something can be dictated to them."""
    columns = tuple((*column, entry) if at == ledger.mover else column for at, column in enumerate(ledger.columns))
    left = ledger.left._replace(tiles=without(ledger.left.tiles, entry.tile))
    ledger = ledger._replace(left=left, columns=columns, mover=1 - ledger.mover)
    decides = 1 - ledger.mover if ledger.dictations else ledger.mover
    return ledger._replace(turn=frozenset((decides,)))


def _finish(ledger: Ledger, event: Event) -> Step:
    ended = Ended("taken", 1 - ledger.mover)
    lines = [
        Scored((seat,), won, f"row-{row}", 1 - seat)
        for row, boxes in zip(ROWS, zip(*ledger.boxes, strict=True), strict=True)
        for seat in (0, 1)
        if (won := takes(boxes[seat], boxes[1 - seat]))
    ]
    return ledger._replace(turn=frozenset(), ended=ended), (event, ended, *lines)


OPTIONS = (Option("hands", (1, 2, 4, 10), 1, least=1, agreed=True),)

SAMPLE = "#-4.4,-0.75,2,3,4.4,1.5 -2.4,0@0 7-5 2.4,0@0 7-4 -2.4,1.5@0 6-3 2.4,1.5@0 6-2 2.4,3@0 5-1"

PAGE: Page = Page(
    "dominance",
    2,
    ("CL",),
    (2,),
    (9,),
    OPTIONS,
    rules=lambda o: Dominance(PAGE, o),
    sample=SAMPLE,
    kind="special",
    pace=15,
    lesson="duel",
)
