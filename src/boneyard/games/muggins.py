"""Muggins, of the five-games leaflet: one point for every five in the total of the two ends.

Players: 2 to 4; four play in pairs. Deal: two players 7 tiles each, three or four players 5.
Opening: the highest double leads, else the heaviest tile.
Play: a line with two ends; equal numbers touch.
Stuck: who cannot lay draws until they can, to the last tile of the stock; then they pass.
Points while laying: if the ends total a multiple of five, one point per five; a double counts both halves. If agreed,
they count only when claimed, and the next player may call what was overlooked; or the first double has four arms.
End: somebody lays their last tile, or nobody can lay and nothing is left to draw.
Points: the winner's points of a block hand, divided by five and rounded up (in some languages of the leaflet only
"rounded"); a pair deducts the partner's pips.
Match: to 61, also in the middle of a hand: what the same tile settles decides nothing.
"""

from boneyard.boards import Board, Shape
from boneyard.laying import LayingGame
from boneyard.pages import Option, Options, Page, Value, flag
from boneyard.rules import flags, guide, opening, points, spread, stuck, teams
from boneyard.tiles import DominoSet

MOST = {"line": 4, "star": 7}  # points for one tile: the ends total 22 at most, those of a spinner 36


def fives(total: int) -> int:
    """A point for every five in a multiple of five."""
    return total // 5 if total % 5 == 0 else 0


def fives_rounded_up(pips: int) -> int:
    """Pips as points: divided by five, always rounded up."""
    return -(-pips // 5)


def fives_rounded(pips: int) -> int:
    """Pips as points: divided by five and rounded to the nearest; no half can occur."""
    return (pips + 2) // 5


def muggins(o: Options) -> LayingGame:
    """The rules as the options say them."""
    shape: Shape = "star" if o.muggins_spinner else "line"
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={2: 7, 3: 5, 4: 5},
        teams=teams.alone if o.four_individual else teams.four_in_pairs,
        opening=opening.highest_double(redeal=o.no_double == "redeal"),
        spread=spread.spinner if o.muggins_spinner else spread.line,
        stuck=stuck.draw_until_able(o.muggins_reserve),
        points=points.EndsWorth(fives),
        claims=MOST[shape] if o.muggins_call else 0,
        settle=flags.pairs_take(o, whole=fives_rounded_up if o.muggins_round == "up" else fives_rounded, per=5),
        match=flags.match(o, at_once=True),
        board=Board(shape=shape, counted=not o.muggins_call),
        guide=guide.fitting(goal="fives"),
    )


ROUNDED: dict[str, Value] = {"muggins_round": "nearest"}  # these texts say "rounded" and no more
PRESETS = {
    **dict.fromkeys(("t5-fr", "t5-es", "t5-it", "t5-nl", "t5-ru"), ROUNDED),
    "american": {**ROUNDED, "muggins_spinner": True},
}

SAMPLE = "5-5 5-0 0-1 1-5 =3"

PAGE = Page(
    "muggins",
    2,
    ("T5",),
    (2, 3, 4),
    (6,),
    (
        flags.FOUR_ALONE,
        flags.NO_DOUBLE,
        flags.NEXT_LEAD,
        flags.FLOOR,
        flags.TIE,
        Option("muggins_reserve", (0, 2), 0),
        Option("muggins_round", ("up", "nearest"), "up"),
        flag("muggins_spinner"),
        flag("muggins_call"),
        flags.FINISH_HAND,
        flags.default(flags.TARGET, 61),
    ),
    rules=muggins,
    sample=SAMPLE,
    kind="counting",
    presets=PRESETS,
    lesson="ends",
)
