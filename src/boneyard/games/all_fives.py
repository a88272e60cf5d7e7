"""All fives, of the Schmidt box and the Classic Line: score when the ends total a multiple of five.

Players: 2 to 4. Deal: two players 7 tiles each, three or four 5; either set.
Opening: the highest double leads, else the heaviest tile. Play: a line with two ends; equal numbers touch.
Stuck: who cannot lay draws until they can; the last two stay in the stock.
Points while laying: if the ends total a multiple of five, that total; a double counts both halves, a lone tile once.
End: somebody lays their last tile, or nobody can lay and nothing can be drawn.
Points: the winner gets the pips of the others, each hand rounded to the nearest five.
Match: to 100 with the double six, 200 with the double nine, also in mid-hand: what the
same tile settles decides nothing.
"""

from boneyard.boards import Board
from boneyard.laying import LayingGame
from boneyard.pages import Options, Page, flag
from boneyard.rules import flags, guide, opening, points, spread, stuck
from boneyard.tiles import DominoSet


def multiple_of_five(total: int) -> int:
    """The total itself, if it is a multiple of five."""
    return total if total % 5 == 0 else 0


def more_than_five(total: int) -> int:
    """The same for those who read the printed list 10, 15, 20 as complete."""
    return multiple_of_five(total) if total > 5 else 0


def nearest_five(pips: int) -> int:
    """17 is worth 15, 18 is worth 20."""
    return (pips + 2) // 5 * 5


def all_fives(o: Options) -> LayingGame:
    """The rules as the options say them."""
    until_able = stuck.draw_until_able(o.stock_reserve, o.voluntary_pass)
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(o.set),
        hands={2: 7, 3: 5, 4: 5},
        opening=opening.highest_double(o.open_any_tile),
        spread=spread.spinner if o.sniff_spinner else spread.line,
        stuck=until_able._replace(at_end="always") if o.allfives_end_draw else until_able,
        points=points.EndsWorth(multiple_of_five if o.score_five else more_than_five),
        settle=flags.winner_takes(o, each=nearest_five),
        match=flags.match(o, printed=100 if o.set == 6 else 200, at_once=True),
        board=Board(shape="star" if o.sniff_spinner else "line", counted=True),
        guide=guide.fitting(goal="fives" if o.score_five else "fives-from-ten"),
    )


OPTIONS = (
    flags.SET,
    *flags.BASE,
    flags.RESERVE,
    flag("score_five", True),
    flag("allfives_end_draw"),
    flag("sniff_spinner"),
    flags.FINISH_HAND,
    flags.PRINTED_TARGET,
)

SAMPLE = "4-1 1-5 5-5 5-6 =10"

PAGE = Page(
    "all-fives",
    2,
    ("S9", "CL"),
    (2, 3, 4),
    (6, 9),
    OPTIONS,
    rules=all_fives,
    sample=SAMPLE,
    kind="counting",
    lesson="ends",
)
