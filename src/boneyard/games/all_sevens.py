"""All sevens, of the Schmidt box and the Classic Line: touching halves add up to seven.

Players: 2 to 4. Deal: two players 7 tiles each, three or four 5.
Opening: the highest double leads, else the heaviest tile.
Play: a line with two ends; a tile fits if the touching halves total seven. The cardinals 0-0, 1-6, 2-5 and 3-4 fit
anything, either way round, and nothing else goes on a blank.
Stuck: who can lay may first draw one tile; who cannot draws until they can. The last two stay in the stock.
End: somebody lays their last tile, or nobody can lay and nothing can be drawn.
Points: the winner, or when blocked the player with the fewest pips, gets the pips of the others less their own.
Match: to 100 points, or over an agreed number of hands; then equal totals share the win.
"""

from boneyard.laying import LayingGame
from boneyard.pages import Option, Options, Page, Value
from boneyard.rules import fits, flags, guide, opening, stuck
from boneyard.tiles import DominoSet


def drawing(o: Options) -> stuck.Stuck:
    """One tile before laying if you like; by the Italian print one after laying, like it or not."""
    until_able = stuck.draw_until_able(o.stock_reserve, o.voluntary_pass)
    if o.sevens_after_draw == "mandatory_after":
        return until_able._replace(at_end="laid")
    return until_able._replace(able=1)


def all_sevens(o: Options) -> LayingGame:
    """The rules as the options say them."""
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={2: 7, 3: 5, 4: 5},
        opening=opening.highest_double(o.open_any_tile),
        fits=fits.total(7),
        stuck=drawing(o),
        settle=flags.winner_takes(o),
        match=flags.match(o),
        guide=guide.fitting(makes=7),
    )


OPTIONS = (
    flags.OPEN_ANY_TILE,
    flags.NEXT_LEAD,
    flags.VOLUNTARY_PASS,
    flags.default(flags.DEDUCT_OWN, True),
    flags.TIE,
    flags.RESERVE,
    Option("sevens_after_draw", ("optional_before", "mandatory_after"), "optional_before"),
    *flags.MATCH,
)

DRAW_AFTER: dict[str, Value] = {"sevens_after_draw": "mandatory_after"}
PRESETS = {"s9-it": DRAW_AFTER, "cl": DRAW_AFTER}  # the Italian texts say "must", all others "may"

SAMPLE = "1-3 4-2 5-1 6-0 2,2@0 1-6 6,2@0 0-0"

PAGE = Page(
    "all-sevens",
    2,
    ("S9", "CL"),
    (2, 3, 4),
    (6,),
    OPTIONS,
    rules=all_sevens,
    sample=SAMPLE,
    kind="counting",
    changed={2: ("next_lead", "hands", "voluntary_pass")},
    presets=PRESETS,
    lesson="sums",
)
