"""Bergen, of the Schmidt box and the Classic Line: points for equal ends.

Players: 2 to 4. Deal: two or three players 6 tiles each, four 5.
Opening: the lowest double leads, else the lightest tile; that is worth 2 points.
Play: a line with two ends; equal numbers touch.
Stuck: who cannot lay draws one tile and lays it if it fits, else passes; the last two stay in the stock.
Points while laying: 2 for a double higher than every double on the table; 3 for ending the turn with equal ends one of
which is a double (a triple), 2 for equal ends without a double.
End: somebody lays their last tile (2 points), or nobody can lay and nothing can be drawn.
Points: blocked, 2 to the only player without a double in hand; if there are several, to the one of them with the
fewest pips (or, as the English page may be read, to the fewest pips of all); if all hold doubles, to the fewest pips of
all; equal pips get nothing.
Match: to 15 for two players, 10 for more, also in the middle of a hand: what the same tile settles decides nothing.
"""

from dataclasses import dataclass

from boneyard.laying import LayingGame
from boneyard.layout import Layout
from boneyard.pages import Option, Options, Page
from boneyard.rules import flags, guide, opening, stuck
from boneyard.rules.settle import lowest
from boneyard.rules.teams import Sides
from boneyard.state import Scored, State
from boneyard.tiles import DominoSet, Seat


def equal_ends(layout: Layout) -> tuple[tuple[int, str], ...]:
    """A triple or a double at the two ends."""
    one, other = layout.ends
    if one.number != other.number:
        return ()
    triple = any(layout.joints[end.joint].tile.double for end in layout.ends)
    return ((3, "triple"),) if triple else ((2, "double"),)


def highest_on_table(layout: Layout) -> bool:
    """Whether the tile just laid is a double above every other on the table."""
    *before, tile = layout.tiles
    return tile.double and all(tile > other for other in before if other.double)


@dataclass(frozen=True)
class EqualEnds:
    """The opening, the highest double, equal ends."""

    high_double: int
    open_single: int

    def __call__(self, state: State, seat: Seat) -> tuple[tuple[int, str], ...]:
        """What the tile just laid is worth."""
        layout = state.layout
        if len(layout.joints) == 1:
            worth = 2 if layout.tiles[0].double else self.open_single
            return ((worth, "opening"),) if worth else ()
        high = ((self.high_double, "highest"),) if self.high_double and highest_on_table(layout) else ()
        return high + equal_ends(layout)


@dataclass(frozen=True)
class TwoPoints:
    """To the player who went out; else to the one without doubles, or with the fewest pips."""

    clean_first: bool  # if several are without doubles, only their pips are compared

    def __call__(self, game: LayingGame, state: State) -> tuple[Scored, ...]:
        """The points of the hand."""
        assert state.ended
        if state.ended.how == "out":
            return (Scored((state.ended.seat,), 2, "out"),)
        best = lowest(state, self._eligible(state, game.sides_of(state)))
        return (Scored(best[0], 2, "blocked"),) if len(best) == 1 else ()

    def _eligible(self, state: State, sides: Sides) -> Sides:
        """Whose pips are compared."""
        clean = tuple(side for side in sides if not any(tile.double for tile in state.hands[side[0]].tiles))
        return clean if len(clean) == 1 or (clean and self.clean_first) else sides


def bergen(o: Options) -> LayingGame:
    """The rules as the options say them."""
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={2: 6, 3: 6, 4: 5},
        opening=opening.lowest_double(o.open_any_tile),
        stuck=stuck.draw_up_to(1, o.stock_reserve, o.voluntary_pass),
        points=EqualEnds(2 if o.bergen_high_double == "on" else 0, o.bergen_open_single),
        settle=TwoPoints(o.bergen_block == "rule"),
        match=lambda players: flags.target(o, 15 if players == 2 else 10, at_once=True),
        guide=guide.fitting(goal="equal"),
    )


OPTIONS = (
    flags.OPEN_ANY_TILE,
    flags.VOLUNTARY_PASS,
    flags.RESERVE,
    Option("bergen_high_double", ("on", "off"), "on"),
    Option("bergen_open_single", (2, 0), 2),
    Option("bergen_block", ("rule", "takes_all_lowest"), "rule"),
    flags.FINISH_HAND,
    flags.PRINTED_TARGET,
)

SAMPLE = "3-6 6-6 6-1 1-3 =2"

PAGE = Page(
    "bergen",
    2,
    ("S9", "CL"),
    (2, 3, 4),
    (6,),
    OPTIONS,
    rules=bergen,
    sample=SAMPLE,
    kind="counting",
    presets={"s9-en": {"bergen_block": "takes_all_lowest"}},
    lesson="alike",
)
