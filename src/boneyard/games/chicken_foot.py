"""Chicken foot, of the Classic Line: every double wants three toes before anything else is laid.

Players: 2 to 7, with the double nine. Deal: 24, 16, 12, 10, 8 or 7 tiles each.
Opening: the highest double leads, else the heaviest tile; it is no foot.
Play: equal numbers touch. A later double is a foot: its three toes must be laid first, by whoever can; then the arm
has three ends. Stuck: draw one tile and lay it if it fits, else pass; the last two stay in the stock.
End: somebody lays their last tile, or nobody can lay and nothing can be drawn: so a foot that nobody can complete ends
the hand, which is common.
Points: penalties. The player who laid the last tile of the hand writes nothing, the others the pips they hold; the
double blank counts 25.
Match: until somebody has 121; the lowest total wins, equal ones share.
"""

from dataclasses import dataclass

from boneyard.boards import Board
from boneyard.laying import LayingGame
from boneyard.pages import Option, Options, Page, Value, flag
from boneyard.rules import flags, opening, spread, stuck
from boneyard.rules.target import Target
from boneyard.state import Scored, State
from boneyard.tiles import Deck, DominoSet, Seat, Tile, pips

DOUBLE_BLANK = Tile(0, 0)
BLANK = 25  # what it counts


def penalty(tiles: Deck) -> int:
    """The pips, and 25 for the double blank."""
    return pips(tiles) + BLANK * (DOUBLE_BLANK in tiles)


@dataclass(frozen=True)
class Penalties:
    """Everybody's penalties; the last layer's only if they still hold tiles and the option counts them."""

    last_is_free: bool

    def __call__(self, game: LayingGame, state: State) -> tuple[Scored, ...]:
        """The points of the hand."""
        assert state.ended
        free = state.ended.seat if self.last_is_free else None
        held = {seat: penalty(hand.tiles) for seat, hand in enumerate(state.hands) if seat != free}
        return tuple(Scored((seat,), points, _why(state, seat), seat) for seat, points in held.items() if points)


def _why(state: State, seat: Seat) -> str:
    return f"pips double-blank-{BLANK}" if DOUBLE_BLANK in state.hands[seat].tiles else "pips"


def drawing(o: Options) -> stuck.Stuck:
    """One tile when unable; or as in block; or never."""
    if o.cf_draw == "none":
        return stuck.knock()
    return stuck.draw_up_to(1, o.stock_reserve) if o.cf_draw == "one" else stuck.draw_at_end(o.stock_reserve)


def chicken_foot(o: Options) -> LayingGame:
    """The rules as the options say them."""
    target = Target(o.target, lowest=True, shared=True)
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(9),
        hands={2: 24, 3: 16, 4: 12, 5: 10, 6: 8, 7: 7},
        opening=opening.highest_double(o.open_any_tile),
        spread=spread.Feet(o.cf_open_arms),
        stuck=drawing(o),
        release=o.cf_release_dead_foot,
        settle=Penalties(o.cf_blocked_last_zero),
        match=lambda players: target,
        board=Board(shape="feet"),
    )


OPTIONS = (
    flags.OPEN_ANY_TILE,
    flags.RESERVE,
    Option("cf_open_arms", (2, 4, 6), 2),
    Option("cf_draw", ("one", "block_end_of_turn", "none"), "one"),
    flag("cf_release_dead_foot"),
    flag("cf_blocked_last_zero", True),
    flags.default(flags.TARGET, 121),
)

SAMPLE = "-5,0 6-6 6-1 1-4 4-4 2.05,0@0 4-2 1.95,-1.75@-38 4-5 1.95,1.75@38 4-0 -6,-1.4@218 6-3 -6,1.4@142 6-9"

PLAYERS = (2, 3, 4, 5, 6, 7)

# By the letter nine hands of ten end at a foot that nobody can complete.
RELEASED: dict[str, Value] = {"cf_release_dead_foot": True}
SHORTER: dict[int, dict[str, Value]] = {2: {"target": 60}, 3: {"target": 75}, 4: {"target": 75}}

PAGE = Page(
    "chicken-foot",
    1,
    ("CL",),
    PLAYERS,
    (9,),
    OPTIONS,
    rules=chicken_foot,
    sample=SAMPLE,
    kind="stars",
    suggested={players: {**RELEASED, **SHORTER.get(players, {})} for players in PLAYERS},
    best=4,
    lesson="feet",
)
