"""Domino Memory, of the Classic Line: look well at a picture of numbers, then build it again from the same tiles.

Players: 1; either set. Deal: the first tiles of the deck, all of them or fewer, lie face up on squared paper, in all
directions and in any shape that hangs together; both follow from the deck. The others are out of play. The sheet has
5 by 4 cells for 6 tiles, 5 by 6 for 10, 7 by 6 for 15, 7 by 8 for 21, 9 by 8 for 28 and 12 by 12 for 55.
Looking: as long as you like. When you are ready, the tiles are taken up and mixed, and picture and shape are gone.
Building: lay the tiles on free cells of the sheet, across or down. A laid tile may be lifted again, 1,000 times in all.
End: all tiles are laid, or you stopped; the picture is shown again.
Points: 1 for every cell that shows the same number as before, wherever the tiles are cut. All of them: well done.
On paper (an option): the numbers were written down and stay, and only the borders of the tiles are lost. Lay tiles
where their numbers are written, until all are laid: any cut into the tiles is right. Points: 1 for a cut.
Match: one hand.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from boneyard.boards import Ask, Board
from boneyard.games import shapes
from boneyard.games.alone import ALL, PLAYER, Alone, Lifted, finish
from boneyard.games.frame import Cell, Laid, Lay, Lift, change, held, lays, lifts, matching, numbers, parse_action
from boneyard.games.shapes import Sheet
from boneyard.pages import Daily, Option, Options, Page, flag
from boneyard.rules import flags
from boneyard.state import Ended, Event, Stop
from boneyard.tiles import Deck, DominoSet, Pile, Seat, write_tiles

SHEETS = {6: Sheet(5, 4), 10: Sheet(5, 6), 15: Sheet(7, 6), 21: Sheet(7, 8), 28: Sheet(9, 8), 55: Sheet(12, 12)}

Rows = tuple[tuple[int | None, ...], ...]


class Ready(NamedTuple):
    """Take up the tiles and begin to build."""

    word: str = "ready"

    def __str__(self) -> str:
        return self.word


class Hidden(NamedTuple):
    """The picture is gone, and these tiles are in hand."""

    seat: Seat
    tiles: Pile


class Shown(NamedTuple):
    """The picture is shown again."""

    seat: Seat
    tiles: Pile


class Picture(NamedTuple):
    """The tiles of the picture in its order, those out of play, what can be seen of the picture, and what is built."""

    shown: Pile
    out: Pile
    sheet: Sheet
    picture: tuple[Lay, ...] = ()  # as it lies, while it can be seen
    paper: Rows = ()  # the numbers that were written down, row by row; None is no cell
    laid: tuple[Lay, ...] = ()
    lifted: int = 0
    turn: frozenset[Seat] = frozenset((PLAYER,))
    scores: tuple[int, ...] = (0,)
    ended: Ended | None = None

    @property
    def looking(self) -> bool:
        """Whether nothing is built yet because the picture can be seen."""
        return bool(self.picture) and self.ended is None

    @property
    def wanted(self) -> tuple[Lay, ...]:
        """The picture, which follows from the deck; so only whoever knows all of it can ask."""
        return _picture(self.shown.tiles, self.out.tiles, self.sheet)

    @property
    def written(self) -> dict[Cell, int]:
        """The number that was written into each cell."""
        rows = ((Cell(*divmod(at, self.sheet.columns)), number) for at, number in enumerate(sum(self.paper, ())))
        return {cell: number for cell, number in rows if number is not None}

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Where tiles may lie: where a number is written, or anywhere on the sheet."""
        return tuple(self.written) if self.paper else self.sheet.cells

    @property
    def right(self) -> int:
        """How many cells show what they showed before."""
        built = numbers(self.laid)
        return sum(built.get(cell) == number for cell, number in numbers(self.wanted).items())


Action = Ready | Lay | Lift | Stop
Events = tuple[Event | Laid | Lifted | Hidden | Shown, ...]


class Memory(Alone):
    """Build the picture again, or cut what is written of it."""

    board = Board("frame")

    @property
    def count(self) -> int:
        """How many tiles make the picture."""
        return len(self.tiles.tiles) if self.options.tiles == "all" else int(self.options.tiles)

    def start(self, players: int, deck: Deck, opener: Seat | None = None) -> Picture:
        """The first tiles of the deck are shown, or only their numbers."""
        shown, out = deck[: self.count], Pile(deck[self.count :], ALL)
        state = Picture(Pile(shown), out, SHEETS[self.count])
        if self.options.memory_paper:
            return state._replace(paper=_written(state.wanted, state.sheet))
        return state._replace(shown=Pile(shown, ALL), picture=state.wanted)

    def hand(self, state: Picture) -> Deck:
        """The tiles to be laid, in the order of the set: it tells nothing about the picture."""
        used = (tile for tile in self.tiles.tiles if tile not in state.out.tiles)
        return () if state.looking else held(used, state.laid)

    def actions(self, state: Picture, seat: Seat) -> tuple[Action, ...]:
        """Say that you are ready; then lay, lift or stop."""
        if seat not in state.turn:
            return ()
        if state.looking:
            return (Ready(),)
        return (*self._lays(state), *lifts(state.laid, state.lifted), Stop())

    def play(self, state: Picture, seat: Seat, action: Action) -> tuple[Picture, Events]:
        """Hide the picture, lay or lift a tile, or stop."""
        if isinstance(action, Ready):
            state = state._replace(shown=Pile(state.shown.tiles), picture=())
            return state, (Hidden(seat, Pile(self.hand(state), ALL)),)
        if isinstance(action, Stop):
            return _shown(state, "stopped")
        laid, event = change(state.laid, seat, action)
        state = state._replace(laid=laid, lifted=state.lifted + isinstance(action, Lift))
        if self.hand(state):
            return state, (event,)
        state, events = _shown(state, _judged(state))
        return state, (event, *events)

    def asks(self, state: Picture, seat: Seat, actions: Sequence[Action]) -> Ask:
        """To look, to build what was seen, or to cut what is written."""
        return Ask("cut-paper" if state.paper else "look" if state.looking else "rebuild")

    def read(self, text: str) -> Action:
        """The action that this text means."""
        return Ready() if text == "ready" else parse_action(text)

    def reached(self, state: Picture) -> tuple[int, int]:
        """The cells that are right, and all of them; on the paper the tiles that are found, and all of them."""
        tiles = len(state.shown.tiles)
        return (len(state.laid), tiles) if state.paper else (state.right, 2 * tiles)

    def _lays(self, state: Picture) -> tuple[Lay, ...]:
        hand = self.hand(state)
        return matching(state.written, state.laid, hand) if state.paper else lays(state.cells, state.laid, hand)


@lru_cache(256)  # it is asked for at the start and in the end, and takes some milliseconds
def _picture(shown: Deck, out: Deck, sheet: Sheet) -> tuple[Lay, ...]:
    return shapes.picture(shown, sheet, write_tiles(shown + out))


def _written(picture: tuple[Lay, ...], sheet: Sheet) -> Rows:
    """The numbers of a picture without the borders of its tiles."""
    shown = numbers(picture)
    return tuple(tuple(shown.get(Cell(row, column)) for column in range(sheet.columns)) for row in range(sheet.rows))


def _judged(state: Picture) -> str:
    if state.paper:
        return "cut"
    return "right" if state.right == 2 * len(state.shown.tiles) else "wrong"


def _shown(state: Picture, how: str) -> tuple[Picture, Events]:
    """The hand is over and the picture is shown again, unless all its borders were found."""
    shown = Pile(state.shown.tiles, ALL)
    points, why = (int(how == "cut"), "won") if state.paper else (state.right, "cells")
    state, (ended, *scored) = finish(state._replace(shown=shown, picture=state.wanted), how, points, why)
    return state, (ended, *(() if how == "cut" else (Shown(PLAYER, shown),)), *scored)


def memory(o: Options) -> Memory:
    """The rules as the options say them."""
    return Memory(PAGE, o, DominoSet(o.set))


OPTIONS = (
    flags.SET,
    Option("tiles", ("all", 6, 10, 15, 21, 28), "all", agreed=True),
    flag("memory_paper")._replace(agreed=True),
)

SAMPLE = "#0,0,8,4,1,1 1,0.5@0 1-5 4,1.5@0 0-3 6.5,1@90 6-4 2.5,3@90 2-2 5,3.5@0 4-1"

PAGE = Page(
    "memory",
    2,
    ("CL",),
    (1,),
    (6, 9),
    OPTIONS,
    rules=memory,
    sample=SAMPLE,
    kind="alone",
    daily=Daily(lambda deck: True, {"tiles": 15}),
    lesson="picture",
)
