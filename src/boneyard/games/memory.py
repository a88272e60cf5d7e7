"""Domino Memory, of the Classic Line: look well at a picture of numbers, then build it again from the same tiles.

Players: 1. Deal: the first tiles of the deck, 28 or fewer, lie face up in a rectangle, row by row, each flat with its
lower half on the left: two tiles in a row (6 or 10 tiles), three (15 or 21) or four (28). The others are out of play.
Looking: as long as you like. When you are ready, the tiles are taken up and mixed, and the picture is gone.
Building: lay the tiles on free cells, across or down. A laid tile may be lifted again, 1,000 times in all.
End: all tiles are laid, or you stopped; the picture is shown again.
Points: 1 for every cell that shows the same number as before, wherever the tiles are cut. All of them: well done.
Match: one hand.
"""

from typing import NamedTuple

from boneyard.boards import Board
from boneyard.games.alone import ALL, PLAYER, Alone, Lifted, finish
from boneyard.games.frame import Cell, Frame, Laid, Lay, Lift, change, held, lays, lifts, numbers, parse_action
from boneyard.pages import Daily, Option, Options, Page
from boneyard.state import Ended, Event, Stop
from boneyard.tiles import Deck, Pile, Seat

IN_A_ROW = {6: 2, 10: 2, 15: 3, 21: 3, 28: 4}


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
    """The tiles of the picture in its order, those out of play, and what is built."""

    shown: Pile
    out: Pile
    laid: tuple[Lay, ...] = ()
    lifted: int = 0
    turn: frozenset[Seat] = frozenset((PLAYER,))
    scores: tuple[int, ...] = (0,)
    ended: Ended | None = None

    @property
    def looking(self) -> bool:
        """Whether nothing is built yet because the picture can be seen."""
        return bool(self.shown.eyes) and self.ended is None

    @property
    def wanted(self) -> tuple[Lay, ...]:
        """The picture: every tile flat, its lower half on the left."""
        row = 2 * IN_A_ROW[len(self.shown.tiles)]
        return tuple(Lay(*tile, Cell(*divmod(2 * at, row)), "h") for at, tile in enumerate(self.shown.tiles))

    @property
    def right(self) -> int:
        """How many cells show what they showed before."""
        built = numbers(self.laid)
        return sum(built.get(cell) == number for cell, number in numbers(self.wanted).items())


Action = Ready | Lay | Lift | Stop
Events = tuple[Event | Laid | Lifted | Hidden | Shown, ...]


class Memory(Alone):
    """Build the picture again."""

    board = Board("frame")

    def start(self, players: int, deck: Deck, opener: Seat | None = None) -> Picture:
        """The first tiles of the deck are shown."""
        count = self.options.tiles
        return Picture(Pile(deck[:count], ALL), Pile(deck[count:], ALL))

    @property
    def frame(self) -> Frame:
        """The cells of the picture, row by row."""
        row = 2 * IN_A_ROW[self.options.tiles]
        return tuple(Cell(*divmod(at, row)) for at in range(2 * self.options.tiles))

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
        return (*lays(self.frame, state.laid, self.hand(state)), *lifts(state.laid, state.lifted), Stop())

    def play(self, state: Picture, seat: Seat, action: Action) -> tuple[Picture, Events]:
        """Hide the picture, lay or lift a tile, or stop."""
        if isinstance(action, Ready):
            state = state._replace(shown=Pile(state.shown.tiles))
            return state, (Hidden(seat, Pile(self.hand(state), ALL)),)
        if isinstance(action, Stop):
            return _shown(state, "stopped")
        laid, event = change(state.laid, seat, action)
        state = state._replace(laid=laid, lifted=state.lifted + isinstance(action, Lift))
        if self.hand(state):
            return state, (event,)
        state, events = _shown(state, "right" if state.right == len(self.frame) else "wrong")
        return state, (event, *events)

    def read(self, text: str) -> Action:
        """The action that this text means."""
        return Ready() if text == "ready" else parse_action(text)


def _shown(state: Picture, how: str) -> tuple[Picture, Events]:
    """The hand is over and the picture is shown again."""
    shown = Pile(state.shown.tiles, ALL)
    state, (ended, *scored) = finish(state._replace(shown=shown), how, state.right, "cells")
    return state, (ended, Shown(PLAYER, shown), *scored)


def memory(o: Options) -> Memory:
    """The rules as the options say them."""
    return Memory(PAGE, o)


SAMPLE = "#0,0,8,4,1,1 1,0.5@0 1-5 4,1.5@0 0-3 6.5,1@90 6-4 2.5,3@90 2-2 5,3.5@0 4-1"

PAGE = Page(
    "memory",
    1,
    ("CL",),
    (1,),
    (6,),
    (Option("tiles", tuple(IN_A_ROW), 28, agreed=True),),
    rules=memory,
    sample=SAMPLE,
    kind="alone",
    daily=Daily(lambda deck: True, {"tiles": 15}),
)
