"""Colour block, of the colour dominoes: block without drawing.

Tiles: colours, not pips: white (blank) counts 0, pink 1, red 2, yellow 3, green 4, blue 5, purple 6.
Players: 2 to 4. Deal: two or three players 7 tiles each, four 5; the rest sits aside.
Opening: the highest double leads; if nobody holds a double, deal again.
Play: a line with two ends; equal colours touch. Who can lay must. Stuck: knock and pass.
End: somebody lays their last tile, or nobody can lay.
Points: the winner gets the others' pips; when blocked the fewest pips win and are taken off. Of equal hands the one
with the lightest tile wins; if those are equal too the next tiles decide, and then nobody.
Match: to 100 points.
"""

from boneyard.boards import Board
from boneyard.laying import LayingGame
from boneyard.pages import Options, Page, Value, flag
from boneyard.rules import flags, opening
from boneyard.tiles import DominoSet


def colour_block(o: Options) -> LayingGame:
    """The rules as the options say them."""
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={2: 7, 3: 7, 4: 5},
        opening=opening.highest_double(redeal=True),
        settle=flags.winner_takes(o, singles_only=o.cb_tie_nondouble),
        match=flags.match(o),
        board=Board(colours=True),
    )


OPTIONS = (
    flags.default(flags.DEDUCT_OWN, True),
    flags.default(flags.TIE, "lowest_tile"),
    flag("cb_tie_nondouble"),
    *flags.MATCH,
)

SAMPLE = "colours 1-3 3-3 3-5 5-4 d 4-2 l 2-6 6-1"

SINGLE: dict[str, Value] = {"cb_tie_nondouble": True}  # the word that these texts have for tiles that are no doubles

PAGE = Page(
    "colour-block",
    2,
    ("CB",),
    (2, 3, 4),
    (6,),
    OPTIONS,
    rules=colour_block,
    sample=SAMPLE,
    changed={2: ("hands",)},
    presets={"cb-fr": SINGLE, "cb-de": SINGLE},
    suggested=flags.so_many_hands({2: 16}),
)
