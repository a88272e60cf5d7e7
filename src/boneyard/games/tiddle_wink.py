"""Tiddle-wink, of the Classic Line: block for a crowd, where a double gives another tile.

Players: 6 to 9. Deal: 3 tiles each. Opening, play, end, points, match: as in block.
Another turn: whoever lays a double may lay one more tile, and so on as long as it is a double.
Stuck: as in block; one tile is drawn at the end of a turn, however many were laid. Nine players never draw.
"""

from boneyard.laying import LayingGame
from boneyard.pages import Options, Page, flag
from boneyard.rules import again, flags, guide, opening, spread, stuck
from boneyard.tiles import DominoSet


def tiddle_wink(o: Options) -> LayingGame:
    """The rules as the options say them."""
    draw_at_end = stuck.draw_at_end(o.stock_reserve, o.voluntary_pass)
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={6: 3, 7: 3, 8: 3, 9: 3},
        opening=opening.highest_double(o.open_any_tile),
        spread=spread.one_end if o.tiddle_one_end else spread.line,
        stuck=draw_at_end if o.tiddle_draw else stuck.knock(o.voluntary_pass),
        again=again.after_double(),
        guide=guide.fitting(goal="double"),
        settle=flags.winner_takes(o),
        match=flags.match(o),
    )


OPTIONS = (*flags.BASE, flags.RESERVE, flag("tiddle_draw", True), flag("tiddle_one_end"), *flags.MATCH)

SAMPLE = "6-6 6-1 1-1 1-4 4-4 4-2 2-2"

PAGE = Page(
    "tiddle-wink",
    2,
    ("CL",),
    (6, 7, 8, 9),
    (6,),
    OPTIONS,
    rules=tiddle_wink,
    sample=SAMPLE,
    changed={2: ("next_lead", "hands")},
)
