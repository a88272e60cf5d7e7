"""Hungarian, of the Schmidt box and the Classic Line: lay on as long as your tiles fit.

Players: 2 to 4. Deal: two players 12 tiles each, three 8, four 6; the other four are out of play.
Opening: the highest double leads (one is always dealt).
Play: a line with two ends; equal numbers touch. Whoever has laid a tile may lay on, at either end, as long as tiles
fit; they may stop when they like. Stuck: pass.
End: somebody lays their last tile, or nobody can lay.
Points: the winner, or when blocked the player with the fewest pips, gets the pips of the others.
Match: to more than 100.
"""

from boneyard.laying import LayingGame
from boneyard.pages import Option, Options, Page, flag
from boneyard.rules import again, flags, opening, stuck
from boneyard.rules.target import Target
from boneyard.tiles import DominoSet


def hungarian(o: Options) -> LayingGame:
    """The rules as the options say them."""
    target = Target(100, beyond=o.hungarian_target == ">100", lead=o.next_lead)
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={2: 12, 3: 8, 4: 6},
        opening=opening.highest_double(o.open_any_tile),
        stuck=stuck.knock(o.voluntary_pass),
        again=again.while_fits(o.hungarian_must_continue),
        settle=flags.winner_takes(o),
        match=lambda players: target,
    )


OPTIONS = (
    *flags.BASE,
    flag("hungarian_must_continue"),
    Option("hungarian_target", (">100", ">=100"), ">100"),
)

SAMPLE = "2-6 6-6 6-3 3-1 d 1-5 l 5-5 5-0 0-4 d 4-2 r 2-2 2-3 3-3 3-0"

PAGE = Page(
    "hungarian",
    2,
    ("S9", "CL"),
    (2, 3, 4),
    (6,),
    OPTIONS,
    rules=hungarian,
    sample=SAMPLE,
    changed={2: ("next_lead",)},
    presets={"s9-fr": {"hungarian_target": ">=100"}},
)
