"""Plain block, of the five-games leaflet: nothing is drawn.

Players: 2 to 4; four play in pairs. Deal: two players 7 tiles each, three or four 5.
Opening: the highest double leads, else the heaviest tile.
Play: a line with two ends; equal numbers touch. Who can lay must. Stuck: knock and pass.
End: somebody lays their last tile, or nobody can lay.
Points: the winner gets the pips of the others; a pair takes off what the partner holds, but never writes a loss.
When blocked the fewest pips win; a pair gets the difference. Equal pips get nothing.
Match: to 100 points, or over an agreed number of hands; then equal totals share the win.
"""

from boneyard.laying import LayingGame
from boneyard.pages import Options, Page
from boneyard.rules import flags, opening, teams
from boneyard.tiles import DominoSet


def plain_block(o: Options) -> LayingGame:
    """The rules as the options say them."""
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={2: 7, 3: 5, 4: 5},
        teams=teams.alone if o.four_individual else teams.four_in_pairs,
        opening=opening.highest_double(redeal=o.no_double == "redeal"),
        settle=flags.pairs_take(o),
        match=flags.match(o),
    )


OPTIONS = (
    flags.FOUR_ALONE,
    flags.NO_DOUBLE,
    flags.NEXT_LEAD,
    flags.FLOOR,
    flags.DEDUCT_OWN,
    flags.TIE,
    *flags.MATCH,
)

SAMPLE = "5-3 3-3 3-6 6-6 6-4 d 4-0"

PAGE = Page(
    "plain-block",
    2,
    ("T5",),
    (2, 3, 4),
    (6,),
    OPTIONS,
    rules=plain_block,
    sample=SAMPLE,
    changed={2: ("next_lead", "hands")},
    suggested=flags.so_many_hands({4: 12}),
)
