"""Team block, of the Schmidt box and the Classic Line: block in teams that the tiles decide.

Players: 4. Deal: 4 tiles each. The two players with the most pips are one team, the other two the other; if the
second and the third are equal, the heavier single tile decides. Partners sit opposite, for this hand only.
Opening, play, stuck, end: as in block.
Points: the winning team gets the pips of the other; when blocked the team with fewer pips wins, equal ones get nothing.
Talk: partners agree on nothing aloud, unless the table allows it; nobody enforces that.
Match: everybody writes the points of their team in their own column, to 100.
"""

from boneyard.laying import LayingGame
from boneyard.pages import Option, Options, Page, flag
from boneyard.rules import flags, opening, stuck
from boneyard.tiles import Deck, DominoSet, Seat, Tile, pips

DRAWN = 4  # tiles that decide the teams


def opposite(deck: Deck, players: int) -> tuple[Seat, ...]:
    """Seat 0, an opponent, seat 0's partner, the other opponent."""
    strongest = sorted(range(players), key=lambda seat: _strength(deck, seat), reverse=True)
    team, others = sorted(strongest[:2]), sorted(strongest[2:])
    if 0 in others:
        team, others = others, team
    return team[0], others[0], team[1], others[1]


def _strength(deck: Deck, seat: Seat) -> tuple[int, tuple[int, int]]:
    drawn = deck[seat * DRAWN : (seat + 1) * DRAWN]
    return pips(drawn), max(tile.weight for tile in drawn)


def from_the_back(deck: Deck) -> Deck:
    """The deck turned round: new hands after the first four tiles have decided the teams."""
    return deck[::-1]


def team_block(o: Options) -> LayingGame:
    """The rules as the options say them."""
    keep = o.team_hand == "keep4"
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={4: 4 if keep else 5},
        teams=lambda players: True,
        seating=opposite,
        cut=tuple[Tile, ...] if keep else from_the_back,
        opening=opening.highest_double(o.open_any_tile),
        stuck=stuck.draw_at_end(o.stock_reserve, o.voluntary_pass),
        settle=flags.winner_takes(o, pairs_deduct=o.team_partner_deduct, floor=o.team_floor0),
        match=flags.match(o),
    )


OPTIONS = (
    flags.OPEN_ANY_TILE,
    flags.NEXT_LEAD,
    flags.VOLUNTARY_PASS,
    flags.DEDUCT_OWN,
    flags.RESERVE,
    Option("team_hand", ("keep4", "redeal5"), "keep4"),
    flag("team_partner_deduct"),
    flags.FLOOR,
    flag("team_talk")._replace(agreed=True),
    *flags.MATCH,
)

SAMPLE = "5-2 2-2 2-6 6-3 2,-2@0 2-3 6,-2@0 1-4 2,2@0 0-5 6,2@0 6-6"

PAGE = Page(
    "team-block",
    2,
    ("S9", "CL"),
    (4,),
    (6,),
    OPTIONS,
    rules=team_block,
    sample=SAMPLE,
    changed={2: ("next_lead", "hands")},
    lesson="teams",
)
