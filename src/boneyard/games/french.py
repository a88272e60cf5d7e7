"""French, of the Schmidt box and the Classic Line: a wall of two storeys.

Players: 2. Deal: 8 tiles each, 12 in the stock.
Opening: the older player leads any tile; then the lead alternates.
Play: the matching half is laid on top of an open half of the lower storey, or under an open half of the upper one;
there are always two open halves. Doubles are nothing special.
Stuck: pass, or draw two tiles and let the other play; the last two stay in the stock.
End: somebody lays their last tile, or both pass in succession.
Points: the winner gets the pips of the other; when blocked the fewer pips win.
Match: to 100 points, or over an agreed number of hands; then equal totals share the win.
"""

from boneyard.boards import Board
from boneyard.laying import LayingGame
from boneyard.pages import Option, Options, Page, flag
from boneyard.rules import ending, flags, opening
from boneyard.rules.stuck import Stuck
from boneyard.state import State
from boneyard.tiles import DominoSet


def out_or_both_passed(game: LayingGame, state: State) -> str:
    """Two passes in succession end the hand, whatever could still be drawn."""
    return "out" if ending.somebody_out(state) else "blocked" if state.passes >= 2 else ""


def french(o: Options) -> LayingGame:
    """The rules as the options say them."""
    target = flags.target(o)._replace(lead="rotate", first=o.older)
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={2: 8},
        opening=opening.seat_leads(),
        stuck=Stuck(
            unable=1,
            tiles=2,
            over=not o.french_play_after_draw,
            choice=True,
            reserve=o.stock_reserve,
            may_pass=o.voluntary_pass,
        ),
        ending=out_or_both_passed,
        settle=flags.winner_takes(o),
        match=lambda players: target,
        board=Board(shape="storeys"),
    )


OPTIONS = (
    flags.VOLUNTARY_PASS,
    flags.DEDUCT_OWN,
    flags.TIE,
    flags.RESERVE,
    flag("french_play_after_draw"),
    Option("older", (0, 1), 0, agreed=True),
    *flags.MATCH,
)

SAMPLE = "0,1 2-5 1-3 3-6 4-0 1,0 5-1 4,0@0 3-3 5,0 6-4"

PAGE = Page(
    "french",
    2,
    ("S9", "CL"),
    (2,),
    (6,),
    OPTIONS,
    rules=french,
    sample=SAMPLE,
    kind="special",
    changed={2: ("hands",)},
    suggested=flags.so_many_hands({2: 8}),
    lesson="storeys",
)
