"""Solo 2, of the Schmidt box and the Classic Line: draw five, lay five.

Players: 1; either set. Deal: one tile is turned up and begins the line.
Play: draw 5 tiles, with the double nine 7, and lay them at either end of the line, in any order; equal numbers touch.
When all of them are laid, draw the next 5 (7). In the gentler game you draw one after every tile laid instead. The last
2 (5) tiles are never drawn, unless the rest is to be laid too.
End: lost when no tile of the hand fits; won when nothing is left to lay or to draw: 26 tiles lie in the line, with the
double nine 50.
Points: 1 for a win.
Match: one hand.
"""

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.boards import Ask, Board, Facts
from boneyard.games import line
from boneyard.games.alone import ALL, PLAYER, Alone, finish
from boneyard.layout import Layout
from boneyard.pages import Daily, Option, Options, Page, flag
from boneyard.rules import flags
from boneyard.solvers.trails import Ends, endings
from boneyard.state import Action, Draw, Drew, Ended, Event, Place, parse_action
from boneyard.tiles import Deck, DominoSet, Pile, Seat, without

NOBODY: Seat = -1  # laid the tile that was turned up
BATCH = {6: 5, 9: 7}
REST = {6: 2, 9: 5}


class Batches(NamedTuple):
    """The hand, the tiles not drawn yet, and the line."""

    hands: tuple[Pile]
    stock: Pile
    layout: Layout
    turn: frozenset[Seat] = frozenset((PLAYER,))
    scores: tuple[int, ...] = (0,)
    ended: Ended | None = None


class Solo2(Alone):
    """Lay batch after batch."""

    board = Board("solo")

    def start(self, players: int, deck: Deck, opener: Seat | None = None) -> Batches:
        """The first tile is turned up."""
        return Batches((Pile((), ALL),), Pile(deck[1:]), line.lay(Layout(), Place(deck[0]), NOBODY))

    def actions(self, state: Batches, seat: Seat) -> tuple[Place | Draw, ...]:
        """Draw with an empty hand; lay what fits, at either end."""
        if seat not in state.turn:
            return ()
        (hand,) = state.hands
        return line.places(state.layout, hand.tiles) if hand.tiles else (Draw(),)

    def play(self, state: Batches, seat: Seat, action: Place | Draw) -> tuple[Batches, tuple[Event, ...]]:
        """Draw a batch; or lay a tile and, in the gentler game, draw one."""
        events: tuple[Event, ...] = ()
        if isinstance(action, Place):
            state = _holding(state, without(state.hands[seat].tiles, action.tile))
            state = state._replace(layout=line.lay(state.layout, action, seat))
            events = (line.placed(state.layout),)
        if isinstance(action, Draw) or (self.options.solo2_refill == "each" and self.drawable(state)):
            state, drew = _draw(state, min(self.batch if isinstance(action, Draw) else 1, self.drawable(state)))
            events += (drew,)
        state, more = self._judged(state)
        return state, events + more

    @property
    def batch(self) -> int:
        """How many tiles are drawn at a time."""
        return BATCH[self.options.set]

    def drawable(self, state: Batches) -> int:
        """How many tiles are still to be drawn."""
        return len(state.stock.tiles) - (0 if self.options.solo2_play_rest else REST[self.options.set])

    def facts(self, state: Batches, players: int) -> Facts:
        """What can be drawn, too."""
        free = self.drawable(state)
        known = super().facts(state, players)
        return known._replace(draw=True, draws=min(self.batch, free), reserve=len(state.stock.tiles) - free)

    def left(self, state: Batches) -> int:
        """The tiles in hand and those that are still to be drawn."""
        return super().left(state) + self.drawable(state)

    def _judged(self, state: Batches) -> tuple[Batches, tuple[Event, ...]]:
        if not state.hands[PLAYER].tiles:
            return (state, ()) if self.drawable(state) else finish(state, "out", 1)
        return (state, ()) if self.actions(state, PLAYER) else finish(state, "stuck", 0)

    def asks(self, state: Batches, seat: Seat, actions: Sequence[Place | Draw]) -> Ask:
        """To draw tiles, and to lay them all."""
        if not state.hands[seat].tiles:
            return Ask("draw-batch", more=min(self.batch, self.drawable(state)))
        return Ask("lay", numbers=state.layout.numbers)

    def read(self, text: str) -> Action:
        """The action that this text means."""
        return parse_action(text)


def _draw(state: Batches, amount: int) -> tuple[Batches, Drew]:
    drawn, rest = state.stock.tiles[:amount], state.stock.tiles[amount:]
    drew = Drew(PLAYER, Pile(drawn, ALL), state.layout.numbers, len(rest))
    return _holding(state, state.hands[PLAYER].tiles + drawn)._replace(stock=Pile(rest)), drew


def _holding(state: Batches, tiles: Deck) -> Batches:
    return state._replace(hands=(Pile(tiles, ALL),))


def can_be_laid(deck: Deck) -> bool:
    """Whether somebody who knew the stock could lay batch after batch, on the double six."""
    last = len(deck) - REST[6]
    stands: set[Ends] = {(deck[0].low, deck[0].high)}
    for at in range(1, last, BATCH[6]):
        stands = {after for ends in stands for after in endings(ends, deck[at : at + BATCH[6]])}
    return bool(stands)


def solo_2(o: Options) -> Solo2:
    """The rules as the options say them."""
    return Solo2(PAGE, o, DominoSet(o.set))


OPTIONS = (flags.SET, Option("solo2_refill", ("batch", "each"), "batch"), flag("solo2_play_rest"))

SAMPLE = "6-2 2-2 2-5 5-0 0.5,2.6@90 3-4 1.9,2.6@90 1-1 3.3,2.6@90 0-6 4.7,2.6@90 4-5 6.1,2.6@90 2-3"

PAGE = Page(
    "solo-2",
    1,
    ("S9", "CL"),
    (1,),
    (6, 9),
    OPTIONS,
    rules=solo_2,
    sample=SAMPLE,
    kind="alone",
    daily=Daily(can_be_laid),
    lesson="patience",
)
