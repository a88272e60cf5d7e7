"""The Fortune-teller, of the Classic Line: a trick that names the ends of a line before a tile is laid.

Players: 1, and an audience. Deal: the first single of the deck is hidden, with its two numbers in a sealed envelope;
the other 27 tiles lie open. (A double would not do: without it the line still closes to a ring.)
Play: lay all 27 tiles in one line, in any order, at either end; equal numbers touch. The tile laid last may be lifted
again, 200 times in all.
Stuck: a line that cannot go on foretells nothing: lift, or stop.
End: all 27 tiles are laid, or you stopped; the envelope is opened. The ends of a complete line are its two numbers.
Points: 1 for a complete line.
Match: one hand.
"""

from typing import NamedTuple

from boneyard.boards import Board
from boneyard.games import line
from boneyard.games.alone import ALL, PLAYER, Alone, Lifted, finish
from boneyard.layout import Layout
from boneyard.pages import Daily, Options, Page
from boneyard.solvers.fortune import dead_end
from boneyard.state import Action as Usual
from boneyard.state import Ended, Event, Place, Stop, parse_action
from boneyard.tiles import Deck, Pile, Seat, Tile, without

LIFTS = 200


class LiftLast(NamedTuple):
    """Take up the tile that was laid last."""

    word: str = "lift"

    def __str__(self) -> str:
        return self.word


class Opened(NamedTuple):
    """The envelope was opened, and the hidden tile shown to everybody."""

    seat: Seat
    tiles: Pile


Action = Place | LiftLast | Stop
Events = tuple[Event | Lifted | Opened, ...]


class Trick(NamedTuple):
    """The hidden tile, those still to be laid, the line, and how often a tile was lifted."""

    hidden: Pile
    hands: tuple[Pile]
    layout: Layout = Layout()
    lifted: int = 0
    turn: frozenset[Seat] = frozenset((PLAYER,))
    scores: tuple[int, ...] = (0,)
    ended: Ended | None = None


class FortuneTeller(Alone):
    """Bring the line home."""

    board = Board("trick")

    def start(self, players: int, deck: Deck, opener: Seat | None = None) -> Trick:
        """The first single of the deck is hidden from everybody."""
        hidden = first_single(deck)
        return Trick(Pile((hidden,)), (Pile(without(deck, hidden), ALL),))

    def actions(self, state: Trick, seat: Seat) -> tuple[Action, ...]:
        """Lay what fits, lift the last tile, stop when nothing fits."""
        if seat not in state.turn:
            return ()
        places = line.places(state.layout, state.hands[seat].tiles)
        lift = (LiftLast(),) if state.layout.joints and state.lifted < LIFTS else ()
        return (*places, *lift, *(() if places else (Stop(),)))

    def play(self, state: Trick, seat: Seat, action: Action) -> tuple[Trick, Events]:
        """Lay, lift or stop."""
        if isinstance(action, Stop):
            return _opened(state, "stopped", 0)
        if isinstance(action, LiftLast):
            return _lift(state)
        hand = without(state.hands[seat].tiles, action.tile)
        state = state._replace(hands=(Pile(hand, ALL),), layout=line.lay(state.layout, action, seat))
        events: Events = (line.placed(state.layout),)
        if hand:
            return state, events
        state, more = _opened(state, "foretold", 1)
        return state, events + more

    def read(self, text: str) -> Action | Usual:
        """The action that this text means."""
        return LiftLast() if text == "lift" else parse_action(text)


def first_single(deck: Deck) -> Tile:
    """The tile that goes into the envelope."""
    return next(tile for tile in deck if not tile.double)


def can_be_finished(deck: Deck) -> bool:
    """Whether the other tiles make a line."""
    return not dead_end(None, without(deck, first_single(deck)))


def _lift(state: Trick) -> tuple[Trick, Events]:
    last = state.layout.joints[-1]
    hand = Pile((*state.hands[PLAYER].tiles, last.tile), ALL)
    state = state._replace(hands=(hand,), layout=line.lifted(state.layout), lifted=state.lifted + 1)
    return state, (Lifted(PLAYER, last.tile, last.end),)


def _opened(state: Trick, how: str, points: int) -> tuple[Trick, Events]:
    """The hand is over and the envelope is opened."""
    shown = Pile(state.hidden.tiles, ALL)
    state, (ended, *scored) = finish(state._replace(hidden=shown), how, points, "foretold")
    return state, (ended, Opened(PLAYER, shown), *scored)


def fortune_teller(o: Options) -> FortuneTeller:
    """The rules; there are no options."""
    return FortuneTeller(PAGE, o)


SAMPLE = (
    "-3.38,1.65@-120 5-2 -3.84,-0.57@-80 2-6 -2.51,-2.53@-40 6-1 0,-3.3@0 1-0 2.51,-2.53@40 0-4 3.84,-0.57@80 4-3 "
    "3.38,1.65@120 3-6 0,0@0 ?-?"
)

PAGE = Page(
    "fortune-teller",
    1,
    ("CL",),
    (1,),
    (6,),
    (),
    rules=fortune_teller,
    sample=SAMPLE,
    kind="alone",
    daily=Daily(can_be_finished),
)
