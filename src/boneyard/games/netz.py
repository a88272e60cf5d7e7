"""Netz, of Brettspielnetz: four hands for two, with at most three draws in a turn.

Players: 2. Deal: the first single of the deck lies open as the starter; then 7 tiles each, 13 in the stock.
Opening: White begins, and a lot decides who has White; then the lead alternates, from match to match too.
Play: a line with two ends; equal numbers touch; doubles are ordinary. Who can lay must.
Stuck: draw until a tile fits, at most three in a turn (until 2010 without a limit), then pass; the last two stay in the
stock.
End: somebody lays their last tile; or two tiles are left in the stock and the player to move cannot lay.
Points: minus the pips held; 5 for going out.
Match: four hands; the higher total wins, equal totals are a draw.
"""

from dataclasses import dataclass

from boneyard.laying import LayingGame
from boneyard.pages import Option, Options, Page
from boneyard.rules import opening, stuck
from boneyard.rules.ending import somebody_out
from boneyard.rules.target import Target
from boneyard.state import Scored, State
from boneyard.tiles import DominoSet, pips

RESERVE = 2


@dataclass(frozen=True)
class OutOrRunDown:
    """Somebody is out, or the player to move can neither lay nor draw; they may pass after so many draws, if any."""

    passes_after: int

    def __call__(self, game: LayingGame, state: State) -> str:
        """How the hand has ended, if it has."""
        if somebody_out(state):
            return "out"
        (seat,) = state.turn
        may_pass = bool(self.passes_after) and state.drawn == self.passes_after
        stuck = len(state.stock.tiles) <= RESERVE and not game.places(state, seat)
        return "run-down" if stuck and not may_pass else ""


def minus_pips(game: LayingGame, state: State) -> tuple[Scored, ...]:
    """Five for going out, and minus what is held."""
    assert state.ended
    five = (Scored((state.ended.seat,), 5, "out"),) if state.ended.how == "out" else ()
    held = {seat: pips(hand.tiles) for seat, hand in enumerate(state.hands)}
    return five + tuple(Scored((seat,), -left, "pips", seat) for seat, left in held.items() if left)


def netz(o: Options) -> LayingGame:
    """The rules as the options say them."""
    most = o.bn_max_draws
    target = Target(hands=o.hands, shared=True, lead="rotate", first=0, lot=True)
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={2: 7},
        opening=opening.starter(),
        stuck=stuck.draw_up_to(most, RESERVE) if most else stuck.draw_until_able(RESERVE),
        ending=OutOrRunDown(most if o.bn_third_draw == "pass" else 0),
        settle=minus_pips,
        match=lambda players: target,
    )


OPTIONS = (
    Option("bn_max_draws", (3, 0), 3),
    Option("bn_third_draw", ("end", "pass"), "end"),
    Option("hands", (4, 1, 2, 8), 4, least=1),
)

SAMPLE = "0-2 2-6 d 6-3 r 3-3 3-5 d 5-1"

PAGE = Page(
    "netz",
    2,
    ("BN",),
    (2,),
    (6,),
    OPTIONS,
    rules=netz,
    sample=SAMPLE,
    presets={"bn-2009": {"bn_max_draws": 0}},
    lesson="drawing",
)
