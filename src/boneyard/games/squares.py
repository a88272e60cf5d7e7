"""Domino Squares, of the Schmidt box and the Classic Line: a frame that falls into fourteen squares of one number each.

Players: 1. Deal: all 28 tiles are yours. The frame has 56 cells: four rows of eight, two above and two below, and
between them four rows of six, set in by one cell on either side. It is empty; or, as a puzzle, some tiles lie in it
already, and there is exactly one way to lay the others.
Play: lay the tiles on free cells, across or down. A tile you laid may be lifted again, 1,000 times in all.
End: solved when all tiles are laid and each of the fourteen squares of two by two cells shows a single number; or you
stopped.
Points: 1 for a solution.
Match: one hand.
"""

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.boards import Ask, Board
from boneyard.games.alone import ALL, PLAYER, SIX, Alone, Lifted, finish
from boneyard.games.frame import Action, Cell, Frame, Laid, Lay, Lift, change, held, lays, lifts, numbers, parse_action
from boneyard.pages import Daily, Option, Options, Page
from boneyard.solvers.frame import CELLS, SQUARES, weaves
from boneyard.solvers.squares import completions
from boneyard.solvers.weaving import Laid as Placing
from boneyard.solvers.weaving import placement
from boneyard.state import Ended, Event, Stop
from boneyard.tiles import Deck, Pile, Seat

FRAME: Frame = tuple(Cell(*cell) for cell in CELLS)
LEAST_GIVEN = 8


class Framed(NamedTuple):
    """All the tiles, and where those in the frame lie: the given ones and those laid since."""

    tiles: Pile
    given: tuple[Lay, ...] = ()
    laid: tuple[Lay, ...] = ()
    lifted: int = 0
    turn: frozenset[Seat] = frozenset((PLAYER,))
    scores: tuple[int, ...] = (0,)
    ended: Ended | None = None

    @property
    def lays(self) -> tuple[Lay, ...]:
        """Everything that lies in the frame."""
        return self.given + self.laid

    @property
    def hand(self) -> Deck:
        """The tiles still to be laid."""
        return held(self.tiles.tiles, self.lays)


class Squares(Alone):
    """Fill the frame."""

    board = Board("frame")

    def start(self, players: int, deck: Deck, opener: Seat | None = None) -> Framed:
        """An empty frame, or a puzzle that the order of the deck makes."""
        return Framed(Pile(deck, ALL), puzzle(deck) if self.options.start == "puzzle" else ())

    def actions(self, state: Framed, seat: Seat) -> tuple[Action, ...]:
        """Lay any tile anywhere, lift a tile, stop."""
        if seat not in state.turn:
            return ()
        return (*lays(FRAME, state.lays, state.hand), *lifts(state.laid, state.lifted), Stop())

    def play(self, state: Framed, seat: Seat, action: Action) -> tuple[Framed, tuple[Event | Laid | Lifted, ...]]:
        """Lay, lift or stop."""
        if isinstance(action, Stop):
            return finish(state, "stopped", 0)
        laid, event = change(state.laid, seat, action)
        state = state._replace(laid=laid, lifted=state.lifted + isinstance(action, Lift))
        if not solved(state.lays):
            return state, (event,)
        state, events = finish(state, "solved", 1)
        return state, (event, *events)

    def asks(self, state: Framed, seat: Seat, actions: Sequence[Action]) -> Ask:
        """To fill the frame."""
        return Ask("fill-squares")

    def reached(self, state: Framed) -> tuple[int, int]:
        """The squares that show a single number, and all of them."""
        return done(state.lays), len(SQUARES)

    def read(self, text: str) -> Action:
        """The action that this text means."""
        return parse_action(text)


def solved(laid: tuple[Lay, ...]) -> bool:
    """Whether these tiles, no two of them the same, fill the frame and give each square a single number."""
    shown = numbers(laid)
    full = len(shown) == len(FRAME) and len({lay.tile for lay in laid}) == len(laid)
    return full and all(len({shown[Cell(*cell)] for cell in square}) == 1 for square in SQUARES)


def done(laid: tuple[Lay, ...]) -> int:
    """How many squares are full and show a single number."""
    shown = numbers(laid)
    kinds = [{shown.get(Cell(*cell)) for cell in square} for square in SQUARES]
    return sum(len(kind) == 1 and None not in kind for kind in kinds)


def puzzle(deck: Deck) -> tuple[Lay, ...]:
    """Tiles of one solution, taken in the order of the deck, that no other solution has; at least eight."""
    laid = sorted(solution(deck), key=lambda one: deck.index(one.tile))
    given: list[Placing] = []
    for one in laid:
        if completions((*given, one)) < completions(given):
            given.append(one)
    more = [one for one in laid if one not in given]
    return tuple(map(as_lay, given + more[: max(0, LEAST_GIVEN - len(given))]))


def has_one_solution(deck: Deck) -> bool:
    """Whether the puzzle that a deck makes can be solved in a single way."""
    return completions(map(as_placing, puzzle(deck))) == 1


def solution(deck: Deck) -> tuple[Placing, ...]:
    """The solution that a deck stands for: its doubles name the numbers, its first three singles choose the weave."""
    names = [tile.low for tile in deck if tile.double]
    first, second, third = [SIX.tiles.index(tile) for tile in deck if not tile.double][:3]
    choice = first + 28 * second + 28 * 28 * third
    return placement(weaves()[choice % len(weaves())], names)


def as_lay(laid: Placing) -> Lay:
    """A tile that the solver laid, as it is laid here."""
    first, second = map(Cell._make, laid.border)
    one, other = laid.tile if first == laid.low else laid.tile[::-1]
    return Lay(one, other, first, "h" if first.row == second.row else "v")


def as_placing(lay: Lay) -> Placing:
    """A tile that is laid here, as the solver knows it."""
    return Placing.of(lay.one, lay.other, lay.cell, lay.second)


def squares(o: Options) -> Squares:
    """The rules as the options say them."""
    return Squares(PAGE, o)


SAMPLE = (
    "#0,0,4,2,2,2 0.5,1@90 3-3 2,0.5@0 3-1 1.5,2@90 3-5 3.5,1@90 1-1 2.5,2@90 1-0 0.5,3@90 5-5 3.5,3@90 0-0 "
    "5,0.5@0 6-6 6,1.5@0 6-2"
)

PAGE = Page(
    "squares",
    1,
    ("S9", "CL"),
    (1,),
    (6,),
    (Option("start", ("free", "puzzle"), "free", agreed=True),),
    rules=squares,
    sample=SAMPLE,
    kind="alone",
    pace=20,
    daily=Daily(has_one_solution, {"start": "puzzle"}),
    lesson="puzzle",
)
