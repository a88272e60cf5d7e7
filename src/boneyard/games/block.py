"""Block, of the Schmidt box and the Classic Line: the plainest game, with a tile drawn at the end of every turn.

Players: 2 to 4. Deal: two players 7 tiles each, three or four players 5.
Opening: the highest double leads, else the heaviest tile.
Play: a line with two ends; equal numbers touch; doubles lie across.
Stuck: who cannot lay passes. Every turn, laid or not, ends with drawing one tile; the last two stay.
End: somebody lays their last tile, or nobody can lay and nothing can be drawn.
Points: the winner gets the pips that the others hold; when blocked the fewest pips win.
Match: to 100 points, or over an agreed number of hands; then equal totals share the win.
"""

from boneyard.laying import LayingGame
from boneyard.pages import Options, Page
from boneyard.rules import flags, opening, stuck
from boneyard.tiles import DominoSet


def block(o: Options) -> LayingGame:
    """The rules as the options say them."""
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(o.set),
        hands={2: 7, 3: 5, 4: 5},
        opening=opening.highest_double(o.open_any_tile),
        stuck=stuck.draw_at_end(o.stock_reserve, o.voluntary_pass),
        settle=flags.winner_takes(o),
        match=flags.match(o),
    )


OPTIONS = (flags.SET, *flags.BASE, flags.RESERVE, *flags.MATCH)

SAMPLE = "1-4 4-4 4-6 6-2 d 2-5 l 5-5 5-3 3-0"

PAGE = Page(
    "block",
    2,
    ("S9", "CL"),
    (2, 3, 4),
    (6, 9),
    OPTIONS,
    rules=block,
    sample=SAMPLE,
    changed={2: ("next_lead", "hands")},
    suggested=flags.so_many_hands({2: 8, 3: 9}),
)
