"""Italian, of the Schmidt box and the Classic Line: no matching; hit the totals that count.

Players: 3 to 5; either set. Deal: three players 7 tiles each, four 6, five 5.
Opening: the highest double leads, else the heaviest tile.
Play: in turn everybody lays one tile, any tile, and calls the total of all pips on the table.
Points while laying: a total of exactly 30 is worth 1, 50 is worth 2, 70 is worth 3, 100 is worth 4; with the double
nine also 120 is worth 5 and 150 is worth 6. Passing a value is worth nothing.
End: all tiles are laid, or the last value is reached or passed. Tiles left in the hands count nothing.
Match: to 51, with the double nine to 81, also in the middle of a hand; or over an agreed number of hands,
after which equal totals share the win.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from boneyard.boards import Ask, Board
from boneyard.laying import LayingGame
from boneyard.pages import Options, Page, flag
from boneyard.rules import fits, flags, opening, spread
from boneyard.state import Action, Scored, State
from boneyard.tiles import DominoSet, Seat

SIX = {30: 1, 50: 2, 70: 3, 100: 4}
NINE = SIX | {120: 5, 150: 6}


@dataclass(frozen=True)
class Hitting:
    """Points for hitting a total exactly."""

    worth: dict[int, int]

    def __call__(self, state: State, seat: Seat) -> tuple[tuple[int, str], ...]:
        """What the total is worth now."""
        total = state.layout.pips
        return ((self.worth[total], f"total-{total}"),) if total in self.worth else ()


def worth(o: Options) -> dict[int, int]:
    """What each total is worth: the points in brackets, or by the looser reading the total itself."""
    values = SIX if o.set == 6 else NINE
    return {total: total for total in values} if o.italian_full_value else values


@dataclass(frozen=True)
class LaidOrPast:
    """No more tiles, or no more points."""

    last: int

    def __call__(self, game: LayingGame, state: State) -> str:
        """How the hand has ended, if it has."""
        laid = not any(hand.tiles for hand in state.hands)
        return "laid" if laid else "passed" if state.layout.pips >= self.last else ""


def nothing(game: LayingGame, state: State) -> tuple[Scored, ...]:
    """Tiles in the hands count nothing."""
    return ()


def next_total(game: LayingGame, state: State, actions: Sequence[Action]) -> Ask:
    """How much is missing to the next total that is worth something: there is one as long as a hand goes on."""
    values, total = worth(game.options), state.layout.pips
    aim, *later = sorted(value for value in values if value > total)
    return Ask("total", total=aim, more=aim - total, points=values[aim], totals=tuple(later))


def italian(o: Options) -> LayingGame:
    """The rules as the options say them."""
    points = Hitting(worth(o))
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(o.set),
        hands={3: 7, 4: 6, 5: 5},
        opening=opening.highest_double(o.open_any_tile),
        fits=fits.anything,
        spread=spread.one_end,
        points=points,
        ending=LaidOrPast(max(points.worth)),
        settle=nothing,
        match=flags.match(o, printed=51 if o.set == 6 else 81, at_once=True),
        board=Board(shape="row"),
        guide=next_total,
    )


OPTIONS = (
    flags.SET,
    flags.OPEN_ANY_TILE,
    flag("italian_full_value"),
    flags.FINISH_HAND,
    flags.PRINTED_TARGET,
    flags.HANDS,
)

SAMPLE = "6-3 5-2 4-1 4-5 =30"

PAGE = Page(
    "italian",
    2,
    ("S9", "CL"),
    (3, 4, 5),
    (6, 9),
    OPTIONS,
    rules=italian,
    sample=SAMPLE,
    kind="counting",
    changed={2: ("hands",)},
    fewer={"S9": (3, 4)},
    suggested=flags.so_many_hands({3: 12, 4: 12, 5: 15}),
    lesson="totals",
)
