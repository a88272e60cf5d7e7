"""Sebastopol in pairs, of the five-games leaflet: the cross is filled first.

Players: 4, in pairs sitting opposite. Deal: 7 tiles each, all 28. Opening: 6-6 leads.
Play: the next four tiles must be laid at the four sides of the 6-6; then all four arms grow. Other doubles pass their
end on. Stuck: pass, also when an arm would take a tile while the cross is not filled.
End, points, match: as plain block in pairs.
"""

from boneyard.boards import Board
from boneyard.laying import LayingGame
from boneyard.pages import Options, Page
from boneyard.rules import flags, opening, spread, teams
from boneyard.tiles import DominoSet


def sebastopol_pairs(o: Options) -> LayingGame:
    """The rules as the options say them."""
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={4: 7},
        teams=teams.alone if o.four_individual else teams.four_in_pairs,
        opening=opening.this_double(6),
        spread=spread.Star(4, o.fill_spinner_first),
        settle=flags.pairs_take(o),
        match=flags.match(o),
        board=Board(shape="star"),
    )


OPTIONS = (
    flags.default(flags.FILL_FIRST, True),
    flags.FOUR_ALONE,
    flags.FLOOR,
    flags.DEDUCT_OWN,
    flags.TIE,
    *flags.MATCH,
)

SAMPLE = "-0.5,0 6-6 6-4 4-4 4-0 -0.5,0l 6-0 0-0 0-3 0,-1u 6-5 5-5 0,1d 6-2 2-2"

PAGE = Page(
    "sebastopol-pairs",
    2,
    ("T5",),
    (4,),
    (6,),
    OPTIONS,
    rules=sebastopol_pairs,
    sample=SAMPLE,
    kind="stars",
    changed={2: ("hands",)},
    suggested=flags.so_many_hands({4: 8}),
    lesson="star",
)
