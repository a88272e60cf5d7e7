"""The Fortune-teller, of the Classic Line: a trick that names the ends of a line before a tile is laid.

Players: 1, and an audience. Deal: the first single of the deck is hidden, with its two numbers in a sealed envelope;
the other 27 tiles lie open. (A double would not do: without it the line still closes to a ring.)
Play: lay all 27 tiles in one line, in any order, at either end; equal numbers touch. The tile laid last may be lifted
again, 200 times in all.
Stuck: a line that cannot go on foretells nothing: lift, or stop.
End: all 27 tiles are laid, or you stopped; the envelope is opened. The ends of a complete line are its two numbers.
Points: 1 for a complete line.
Match: one hand.
By an option you are the performer instead, who hides the tile (`performer.py`).
"""

from collections.abc import Sequence

from boneyard.boards import Ask, Board
from boneyard.games import line
from boneyard.games.alone import ALL, Alone
from boneyard.games.performer import Performer
from boneyard.games.trick import Action, Events, LiftLast, Trick, laid, lifted, line_asked, over, parse
from boneyard.pages import Daily, Options, Page, flag
from boneyard.solvers.fortune import dead_end
from boneyard.state import Action as Usual
from boneyard.state import Place, Stop
from boneyard.tiles import Deck, Pile, Seat, Tile, without

LIFTS = 200


class FortuneTeller(Alone):
    """Bring the line home."""

    board = Board("trick")

    def start(self, players: int, deck: Deck, opener: Seat | None = None) -> Trick:
        """The first single of the deck is hidden from everybody."""
        hidden = first_single(deck)
        return Trick(Pile((hidden,)), (Pile(without(deck, hidden), ALL),), LIFTS)

    def actions(self, state: Trick, seat: Seat) -> tuple[Action, ...]:
        """Lay what fits, lift the last tile, stop when nothing fits."""
        if seat not in state.turn:
            return ()
        places = line.places(state.layout, state.hands[seat].tiles)
        lift = (LiftLast(),) if state.layout.joints and state.lifts else ()
        return (*places, *lift, *(() if places else (Stop(),)))

    def play(self, state: Trick, seat: Seat, action: Place | LiftLast | Stop) -> tuple[Trick, Events]:
        """Lay, lift or stop."""
        if isinstance(action, Stop):
            return over(state, "stopped")
        if isinstance(action, LiftLast):
            return lifted(state)
        state = laid(state, action, seat)
        events: Events = (line.placed(state.layout),)
        if state.hands[seat].tiles:
            return state, events
        state, more = over(state, "foretold")
        return state, events + more

    def asks(self, state: Trick, seat: Seat, actions: Sequence[Action]) -> Ask:
        """To bring all the tiles into one line."""
        return line_asked(state, actions)

    def read(self, text: str) -> Action | Usual:
        """The action that this text means."""
        return parse(text)


def first_single(deck: Deck) -> Tile:
    """The tile that goes into the envelope."""
    return next(tile for tile in deck if not tile.double)


def can_be_finished(deck: Deck) -> bool:
    """Whether the other tiles make a line."""
    return not dead_end(None, without(deck, first_single(deck)))


def fortune_teller(o: Options) -> FortuneTeller | Performer:
    """The rules for whoever lays the line, or for the performer."""
    return Performer(PAGE, o) if o.teller_performer else FortuneTeller(PAGE, o)


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
    (flag("teller_performer"),),
    rules=fortune_teller,
    sample=SAMPLE,
    kind="alone",
    daily=Daily(can_be_finished),
    lesson="trick",
)
