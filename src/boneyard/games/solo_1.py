"""Solo 1, of the Schmidt box and the Classic Line: four open rows, and only their last tiles are free.

Players: 1. Deal: the shuffled tiles lie face up in four rows of seven. By an option a deal that cannot be won is dealt
again.
Play: take the last tile on the right of any row and lay it at either end of the line; equal numbers touch. Any of the
four begins the line. A tile that is taken frees the one to its left.
End: won when all 28 tiles are laid; lost when none of the free tiles fits.
Points: 1 for a win.
Match: one hand.
"""

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.boards import Ask, Board
from boneyard.errors import Redeal
from boneyard.games import line
from boneyard.games.alone import ALL, PLAYER, Alone, finish
from boneyard.layout import Layout
from boneyard.pages import Daily, Options, Page, flag
from boneyard.solvers.solo import deal_rows, winning_line
from boneyard.state import Action, Ended, Event, Place, parse_action
from boneyard.tiles import Deck, Pile, Seat, Tile

ROW = 7


class Rows(NamedTuple):
    """The four rows as they are left, and the line."""

    rows: tuple[Pile, ...]
    layout: Layout = Layout()
    turn: frozenset[Seat] = frozenset((PLAYER,))
    scores: tuple[int, ...] = (0,)
    ended: Ended | None = None

    @property
    def free(self) -> Deck:
        """The last tile of every row that is left."""
        return tuple(row.tiles[-1] for row in self.rows if row.tiles)


class Solo1(Alone):
    """Lay all the tiles from the ends of their rows."""

    board = Board("solo")

    def start(self, players: int, deck: Deck, opener: Seat | None = None) -> Rows:
        """Four rows of seven, left to right, row by row."""
        rows = tuple(deck[at : at + ROW] for at in range(0, len(deck), ROW))
        if self.options.winnable and winning_line(rows) is None:
            raise Redeal
        return Rows(tuple(Pile(row, ALL) for row in rows))

    def actions(self, state: Rows, seat: Seat) -> tuple[Place, ...]:
        """Every free tile that fits, at either end."""
        return line.places(state.layout, state.free) if seat in state.turn else ()

    def play(self, state: Rows, seat: Seat, action: Place) -> tuple[Rows, tuple[Event, ...]]:
        """Lay a free tile; the hand is over when nothing is left, or nothing fits."""
        layout = line.lay(state.layout, action, seat)
        state = state._replace(rows=_without(state.rows, action.tile), layout=layout)
        events: tuple[Event, ...] = (line.placed(layout),)
        if self.actions(state, seat):
            return state, events
        won = not state.free
        state, more = finish(state, "out" if won else "stuck", int(won))
        return state, events + more

    def asks(self, state: Rows, seat: Seat, actions: Sequence[Place]) -> Ask:
        """To lay the free tiles."""
        if not state.layout.joints:
            return Ask("begin-rows")
        return Ask("lay", numbers=state.layout.numbers)

    def left(self, state: Rows) -> int:
        """The tiles that still lie in the rows."""
        return sum(len(row.tiles) for row in state.rows)

    def read(self, text: str) -> Action:
        """The action that this text means."""
        return parse_action(text)


def _without(rows: tuple[Pile, ...], tile: Tile) -> tuple[Pile, ...]:
    return tuple(row._replace(tiles=row.tiles[:-1]) if row.tiles[-1:] == (tile,) else row for row in rows)


def can_be_won(deck: Deck) -> bool:
    """Whether these rows can be laid to the last tile."""
    return winning_line(deal_rows(deck)) is not None


def solo_1(o: Options) -> Solo1:
    """The rules as the options say them."""
    return Solo1(PAGE, o)


SAMPLE = (
    "0.5,-2 3-1 1-1 1-6 1,0.4@0 2-2 3.2,0.4@0 0-5 5.4,0.4@0 3-6 1,1.7@0 1-5 3.2,1.7@0 4-4 5.4,1.7@0 5-6 1,3@0 4-5 "
    "3.2,3@0 0-0 5.4,3@0 2-3 1,4.3@0 0-2 3.2,4.3@0 2-6 5.4,4.3@0 1-4"
)

PAGE = Page(
    "solo-1",
    1,
    ("S9", "CL"),
    (1,),
    (6,),
    (flag("winnable")._replace(agreed=True),),
    rules=solo_1,
    sample=SAMPLE,
    kind="alone",
    daily=Daily(can_be_won),
    lesson="patience",
)
