"""Peruvian, of the Schmidt box and the Classic Line: block for penalties that are written down in secret.

Players: 4. Deal: 5 tiles each. Opening, play, stuck, end: as in block.
Points: everybody writes the pips they hold, as penalties. When the hand is blocked and the player who laid the last
tile does not hold the fewest pips (equal counts as fewest), their pips count four times.
Match: seven hands; the lowest total wins, equal ones share. Secret means secret: after the first six hands everybody
sees what is left in their own hand and what they write themselves; before the last one all totals are announced.
"""

from boneyard.laying import LayingGame
from boneyard.pages import Option, Options, Page, flag
from boneyard.rules import flags, opening, stuck
from boneyard.rules.target import Target
from boneyard.state import Scored, State
from boneyard.tiles import DominoSet, pips


def penalties(game: LayingGame, state: State) -> tuple[Scored, ...]:
    """Everybody's own pips; the last layer's fourfold unless they went out or hold the fewest."""
    assert state.ended
    left = [pips(hand.tiles) for hand in state.hands]
    last = state.ended.seat
    fourfold = left[last] > min(left)
    lines = (
        Scored((seat,), 4 * held, f"fourfold four-times-{held}", seat)
        if fourfold and seat == last
        else Scored((seat,), held, "pips", seat)
        for seat, held in enumerate(left)
    )
    return tuple(line for line in lines if line.points)


def peruvian(o: Options) -> LayingGame:
    """The rules as the options say them."""
    target = Target(hands=o.hands, lowest=True, shared=True, secret=o.secret_score, lead=o.next_lead)
    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={4: 5},
        opening=opening.highest_double(o.open_any_tile),
        stuck=stuck.draw_at_end(o.stock_reserve, o.voluntary_pass),
        settle=penalties,
        match=lambda players: target,
    )


OPTIONS = (
    flags.OPEN_ANY_TILE,
    flags.NEXT_LEAD,
    flags.VOLUNTARY_PASS,
    flags.RESERVE,
    flag("secret_score", True),
    Option("hands", (7, 1, 4, 8, 12), 7, least=1),
)

SAMPLE = "3-6 6-6 6-1 1-5 -0.5,2.5 ?-? ?-? ?-? ?-?"

PAGE = Page(
    "peruvian", 2, ("S9", "CL"), (4,), (6,), OPTIONS, rules=peruvian, sample=SAMPLE, changed={2: ("next_lead",)}
)
