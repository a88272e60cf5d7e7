"""Cyprus, of the Schmidt box and the Classic Line: a star around the double nine.

Players: 4 to 10. Deal: 13, 11, 9, 7, 6, 6 or 5 tiles each; the rest is out of play.
Opening: 9-9 leads; if nobody holds it, deal again.
Play: eight arms grow from the 9-9, each begun with a nine; whoever has no nine, or keeps it, lays at any other end.
Doubles pass their end on. Stuck: pass.
End: somebody lays their last tile, or nobody can lay.
Points: the winner, or when blocked the player with the fewest pips, gets the pips of the others.
Match: to 100 points, or over an agreed number of hands; then equal totals share the win.
"""

from boneyard.boards import Board
from boneyard.laying import LayingGame
from boneyard.pages import Option, Options, Page, flag
from boneyard.rules import duty, flags, opening, spread, stuck
from boneyard.state import Place, State
from boneyard.tiles import DominoSet

CENTRE = 0  # the joint of the double that leads


def nines_at_the_centre(state: State, places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Whoever can lay at the centre must; otherwise anything that fits."""
    centre = {end.name for end in state.layout.ends if end.joint == CENTRE}
    return tuple(place for place in places if place.end in centre) or places


def cyprus(o: Options) -> LayingGame:
    """The rules as the options say them."""
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(9),
        hands={4: 13, 5: 11, 6: 9, 7: 7, 8: 6, 9: 6, 10: 5},
        opening=opening.this_double(9),
        spread=spread.Star(o.cyprus_arms, o.fill_spinner_first),
        duty=nines_at_the_centre if o.cyprus_nines_compulsory else duty.any_that_fits,
        stuck=stuck.knock(o.voluntary_pass),
        settle=flags.winner_takes(o),
        match=flags.match(o),
        board=Board(shape="star"),
    )


OPTIONS = (
    Option("cyprus_arms", (8, 9, 4), 8),
    flag("cyprus_nines_compulsory"),
    flags.FILL_FIRST,
    flags.VOLUNTARY_PASS,
    flags.DEDUCT_OWN,
    flags.TIE,
    *flags.MATCH,
)

SAMPLE = (
    "0,0@90 9-9 2.4,0@0 9-4 1.7,1.7@45 9-7 0,2.4@90 9-1 -1.7,1.7@135 9-3 -2.4,0@180 9-8 -1.7,-1.7@225 9-2 "
    "0,-2.4@270 9-6 1.7,-1.7@315 9-5"
)

PAGE = Page(
    "cyprus",
    2,
    ("S9", "CL"),
    tuple(range(4, 11)),
    (9,),
    OPTIONS,
    rules=cyprus,
    sample=SAMPLE,
    kind="stars",
    changed={2: ("hands",)},
    presets={"s9-fr": {"voluntary_pass": True}, "s9-nl": {"cyprus_nines_compulsory": True}},
    fewer={"S9": (4,)},
    suggested=flags.so_many_hands({4: 4, 5: 5, 6: 6, 7: 7}),
    lesson="star",
)
