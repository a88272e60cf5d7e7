"""Draw, of the five-games leaflet: plain block in which everybody may draw as much as they like.

Players: 2 to 4; four play in pairs. Deal: two players 7 tiles each, three 5, four 6.
Opening: the holder of the highest double (else of the heaviest tile) leads any tile.
Play: a line with two ends; equal numbers touch. Before laying one may draw any number of tiles, also when able; the
last two stay in the stock. The leader leads without drawing. (`draw_when_unable`: only whoever cannot lay draws, until
they can, which is what most people call dominoes.)
Stuck: draw; who can neither lay nor draw passes.
End, points, match: as in plain block.
"""

from boneyard.laying import LayingGame
from boneyard.pages import Option, Options, Page, Value, flag
from boneyard.rules import flags, opening, stuck, teams
from boneyard.tiles import DominoSet


def draw(o: Options) -> LayingGame:
    """The rules as the options say them."""
    lot = o.draw_lead == "lot"
    target = flags.target(o)
    by_lot = target._replace(first=0, lot=True, lead="rotate" if o.next_lead == "rule" else o.next_lead)
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={2: 7, 3: 5, 4: 6},
        teams=teams.alone if o.four_individual else teams.four_in_pairs,
        opening=opening.seat_leads() if lot else opening.highest_double(any_tile=True),
        stuck=stuck.draw_until_able(o.stock_reserve) if o.draw_when_unable else stuck.draw_freely(o.stock_reserve),
        settle=flags.pairs_take(o),
        match=lambda players: by_lot if lot else target,
    )


OPTIONS = (
    flags.FOUR_ALONE,
    Option("draw_lead", ("highest_double", "lot"), "highest_double"),
    flag("draw_when_unable"),
    flags.NEXT_LEAD,
    flags.RESERVE,
    flags.FLOOR,
    flags.DEDUCT_OWN,
    flags.TIE,
    *flags.MATCH,
)

# Most people know drawing as what one does when nothing fits.
UNABLE: dict[str, Value] = {"draw_when_unable": True}

SAMPLE = "2-5 5-5 5-1 1-6 1.2,2.4@90 ?-? 2.5,2.4@90 ?-? 3.8,2.4@90 ?-? 5.1,2.4@90 ?-?"

PAGE = Page(
    "draw",
    3,
    ("T5",),
    (2, 3, 4),
    (6,),
    OPTIONS,
    rules=draw,
    sample=SAMPLE,
    changed={2: ("next_lead", "hands"), 3: ("draw_lead",)},
    suggested={2: {**UNABLE, "hands": 4}, 3: UNABLE, 4: {**UNABLE, "hands": 8}},
    lesson="drawing",
)
