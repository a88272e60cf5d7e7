"""The Fortune-teller as its performer: hide a tile, announce its numbers, and see to it that the line comes home.

Players: 1, before an audience. Deal: none; all 28 tiles lie open.
Hiding: take a single out of the set, secretly: those who look on do not see which. Then announce two numbers.
Play: you begin; after every tile that you lay the audience lays one, any that fits, at either end. Which one follows
from the deck. Three times you may take up again the tile that was laid last, whoever laid it, and go on.
Stuck: if the audience cannot lay it is your turn again; if you cannot, lift, or stop.
End: all 27 tiles are laid, or you stopped; the hidden tile is shown.
Points: 1 if all tiles are laid and the line ends with the two numbers that you announced.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement

from boneyard.boards import Ask, Board
from boneyard.games import line, lots
from boneyard.games.alone import ALL, PLAYER, Alone
from boneyard.games.trick import (
    Action,
    Announce,
    Announced,
    AudienceLaid,
    Events,
    Hid,
    Hide,
    LiftLast,
    Trick,
    laid,
    lifted,
    line_asked,
    over,
    parse,
)
from boneyard.state import Action as Usual
from boneyard.state import Place, Stop
from boneyard.tiles import Deck, Pile, Seat, Secret, without, write_tiles

LIFTS = 3  # a performer helps a little, and nobody may notice
AUDIENCE: Seat = -1


class Performer(Alone):
    """Hide, announce, and steer."""

    board = Board("trick")

    def start(self, players: int, deck: Deck, opener: Seat | None = None) -> Trick:
        """All tiles lie open, in the order of the set: it tells nothing about what the audience will lay."""
        lot = Secret(lots.number(write_tiles(deck)))
        return Trick(Pile(), (Pile(self.tiles.tiles, ALL),), LIFTS, performer=True, lot=lot)

    def actions(self, state: Trick, seat: Seat) -> tuple[Action, ...]:
        """Hide a single, announce two numbers; then lay what fits, lift the last tile, stop when nothing fits."""
        if seat not in state.turn:
            return ()
        if not state.hidden.tiles:
            return tuple(Hide(tile) for tile in self.tiles.tiles if not tile.double)
        if not state.said:
            return tuple(Announce(*pair) for pair in combinations_with_replacement(self.tiles.numbers, 2))
        places = line.places(state.layout, state.hands[seat].tiles)
        lift = (LiftLast(),) if state.layout.joints and state.lifts else ()
        return (*places, *lift, *(() if places else (Stop(),)))

    def play(self, state: Trick, seat: Seat, action: Action) -> tuple[Trick, Events]:
        """Hide, announce, lay, lift or stop."""
        if isinstance(action, Hide):
            return _hidden(state, action)
        if isinstance(action, Announce):
            return state._replace(said=tuple(action)), (Announced(seat, *action),)
        if isinstance(action, LiftLast):
            return lifted(state)
        if isinstance(action, Stop):
            return over(state, "stopped")
        state = laid(state, action, seat)
        return _go_on(state, (line.placed(state.layout),))

    def asks(self, state: Trick, seat: Seat, actions: Sequence[Action]) -> Ask:
        """To hide a tile, to announce two numbers, to bring the line home."""
        if not state.hidden.tiles:
            return Ask("hide")
        return line_asked(state, actions) if state.said else Ask("announce")

    def read(self, text: str) -> Action | Usual:
        """The action that this text means."""
        return parse(text)


def _hidden(state: Trick, action: Hide) -> tuple[Trick, Events]:
    hidden = Pile((action.tile,), frozenset((PLAYER,)))
    hand = Pile(without(state.hands[PLAYER].tiles, action.tile), ALL)
    return state._replace(hidden=hidden, hands=(hand,)), (Hid(PLAYER, hidden),)


def _go_on(state: Trick, events: Events) -> tuple[Trick, Events]:
    """The audience lays a tile, if one is left and fits; then the line may be complete."""
    place = _audience(state)
    if place:
        state = laid(state, place, AUDIENCE)
        events += (AudienceLaid(Pile((place.tile,), ALL), place.end, state.layout.joints[-1].outer),)
    if state.hands[PLAYER].tiles:
        return state, events
    ends = tuple(sorted(end.number for end in state.layout.ends))
    state, more = over(state, "foretold" if ends == state.said else "missed")
    return state, events + more


def _audience(state: Trick) -> Place | None:
    """What the audience lays: any tile that fits, by lot."""
    places = line.places(state.layout, state.hands[PLAYER].tiles)
    tiles = sorted({place.tile for place in places})
    if not tiles:
        return None
    lot = lots.number(f"{state.lot} {len(state.layout.joints)} {state.lifts}")
    ways = [place for place in places if place.tile == tiles[lot % len(tiles)]]
    return ways[lot // len(tiles) % len(ways)]
