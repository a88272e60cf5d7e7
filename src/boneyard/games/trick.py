"""The table of the fortune-teller: the hidden tile, the line, what is done there and what is seen."""

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.boards import Ask
from boneyard.errors import BadInput
from boneyard.games import line
from boneyard.games.alone import ALL, PLAYER, Lifted, finish
from boneyard.layout import Layout
from boneyard.state import Action as Usual
from boneyard.state import Ended, Event, Place, Stop, parse_action
from boneyard.tiles import Pile, Seat, Secret, Tile, without


class LiftLast(NamedTuple):
    """Take up the tile that was laid last."""

    word: str = "lift"

    def __str__(self) -> str:
        return self.word


class Hide(NamedTuple):
    """Take a tile out of the set, secretly; text form "hide@2-5"."""

    tile: Tile

    def __str__(self) -> str:
        return f"hide@{self.tile}"


class Announce(NamedTuple):
    """Say with which numbers the line will end; text form "say@2-5"."""

    one: int
    other: int

    @property
    def tile(self) -> Tile:
        """The tile that shows these numbers, whichever is hidden."""
        return Tile(self.one, self.other)

    def __str__(self) -> str:
        return f"say@{self.one}-{self.other}"


class Opened(NamedTuple):
    """The envelope was opened, and the hidden tile shown to everybody."""

    seat: Seat
    tiles: Pile


class Hid(NamedTuple):
    """A tile was taken out of the set; whoever took it knows which."""

    seat: Seat
    tiles: Pile


class Announced(NamedTuple):
    """The numbers with which the line will end were said."""

    seat: Seat
    one: int
    other: int


class AudienceLaid(NamedTuple):
    """The audience laid a tile; which one was not to be known before."""

    tiles: Pile
    end: str
    outer: int


class Produced(NamedTuple):
    """The performer showed the hidden tile to everybody."""

    seat: Seat
    tiles: Pile


Action = Place | LiftLast | Hide | Announce | Stop
Events = tuple[Event | Lifted | Opened | Hid | Announced | AudienceLaid | Produced, ...]


class Trick(NamedTuple):
    """The hidden tile, those still to be laid, how often one may be lifted, the line, and what the performer did."""

    hidden: Pile
    hands: tuple[Pile]
    lifts: int  # how often a tile may still be lifted
    layout: Layout = Layout()
    performer: bool = False  # whether the player is the one who hides the tile
    said: tuple[int, ...] = ()  # the numbers that the performer announced
    lot: Secret | None = None  # what the audience lays by: nobody knows it
    turn: frozenset[Seat] = frozenset((PLAYER,))
    scores: tuple[int, ...] = (0,)
    ended: Ended | None = None


def parse(text: str) -> Action | Usual:
    """The action that this text means."""
    word, _, tile = text.partition("@")
    if text == "lift":
        return LiftLast()
    if word == "hide":
        return Hide(_tile(tile))
    return Announce(*_tile(tile)) if word == "say" else parse_action(text)


def _tile(text: str) -> Tile:
    """A tile in its one text form, so that every action has one, too."""
    tile = Tile.parse(text)
    if str(tile) != text:
        raise BadInput("low-number-first", text=text, tile=tile)
    return tile


def line_asked(state: Trick, actions: Sequence[Action]) -> Ask:
    """To lay what fits; where nothing does, to lift a tile or to stop."""
    if not state.layout.joints:
        return Ask("begin-line")
    able = any(isinstance(action, Place) for action in actions)
    choices = (LiftLast, "lift"), (Stop, "stop-here")
    besides = tuple(name for kind, name in choices if any(isinstance(action, kind) for action in actions))
    return Ask("lay" if able else "stuck", None, state.layout.numbers, besides)


def laid(state: Trick, place: Place, seat: Seat) -> Trick:
    """The table with one tile more in the line."""
    hand = without(state.hands[PLAYER].tiles, place.tile)
    return state._replace(hands=(Pile(hand, ALL),), layout=line.lay(state.layout, place, seat))


def lifted(state: Trick) -> tuple[Trick, Events]:
    """The table with the last tile of the line in hand again."""
    last = state.layout.joints[-1]
    hand = Pile((*state.hands[PLAYER].tiles, last.tile), ALL)
    state = state._replace(hands=(hand,), layout=line.lifted(state.layout), lifts=state.lifts - 1)
    return state, (Lifted(PLAYER, last.tile, last.end),)


def over(state: Trick, how: str) -> tuple[Trick, Events]:
    """The hand is over and the hidden tile is shown."""
    shown = Pile(state.hidden.tiles, ALL)
    event = Produced(PLAYER, shown) if state.performer else Opened(PLAYER, shown)
    state, (ended, *scored) = finish(state._replace(hidden=shown), how, int(how == "foretold"), "foretold")
    return state, (ended, event, *scored)
