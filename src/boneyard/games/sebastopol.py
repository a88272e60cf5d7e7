"""Sebastopol, of the Schmidt box and the Classic Line: a cross around the double six, everybody alone.

Players: 4. Deal: 7 tiles each, all 28. Opening: 6-6 leads.
Play: all four sides of the 6-6 are open; its arms may grow before all four are begun. Other doubles lie across and
pass their end on. Stuck: pass.
End: somebody lays their last tile, or nobody can lay.
Points: the winner, or when blocked the player with the fewest pips, gets the pips of the others.
Match: to 100 points, or over an agreed number of hands; then equal totals share the win.
"""

from boneyard.boards import Board
from boneyard.laying import LayingGame
from boneyard.pages import Options, Page
from boneyard.rules import flags, opening, spread, stuck
from boneyard.tiles import DominoSet


def sebastopol(o: Options) -> LayingGame:
    """The rules as the options say them."""
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={4: 7},
        opening=opening.this_double(6),
        spread=spread.Star(4, o.fill_spinner_first),
        stuck=stuck.knock(o.voluntary_pass),
        settle=flags.winner_takes(o),
        match=flags.match(o),
        board=Board(shape="star"),
    )


OPTIONS = (flags.FILL_FIRST, flags.VOLUNTARY_PASS, flags.DEDUCT_OWN, flags.TIE, *flags.MATCH)

SAMPLE = "-0.5,0 6-6 6-2 2-4 -0.5,0l 6-5 5-1 0,-1u 6-1 0,1d 6-3"

PAGE = Page(
    "sebastopol",
    2,
    ("S9", "CL"),
    (4,),
    (6,),
    OPTIONS,
    rules=sebastopol,
    sample=SAMPLE,
    kind="stars",
    changed={2: ("hands",)},
    presets={"s9-fr": {"fill_spinner_first": True}},
    suggested=flags.so_many_hands({4: 8}),
    lesson="star",
)
