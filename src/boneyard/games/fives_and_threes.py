"""Fives and threes, of the five-games leaflet: a point for every five and every three in the total of the ends.

Players: 2 to 4; four play in pairs. Deal: 7 tiles each.
Opening: the lowest double leads, else the lightest tile.
Play: a line with two ends; equal numbers touch. Stuck: draw until able, to the last tile; then pass.
Points while laying: if the total of the ends divides by five, a point for every five; if by three, a point for every
three; 15 is worth 8. A double counts both halves.
End: somebody lays their last tile and wins one extra point; or nobody can lay.
Points: pips in the hands count nothing.
Match: to 31, also in the middle of a hand; pairs win by the difference of their totals.
"""

from boneyard.boards import Board
from boneyard.laying import LayingGame
from boneyard.pages import Option, Options, Page, flag
from boneyard.rules import flags, opening, points, stuck, teams
from boneyard.rules.settle import Settle, side_of
from boneyard.rules.target import Target
from boneyard.state import Scored, State
from boneyard.tiles import DominoSet


def fives_and_threes_in(total: int) -> int:
    """One for every five if fives divide it, one for every three if threes do."""
    return sum(total // part for part in (3, 5) if total % part == 0)


def extra_point(game: LayingGame, state: State) -> tuple[Scored, ...]:
    """One more for the side that went out."""
    assert state.ended
    out = state.ended.how == "out"
    return (Scored(side_of(game.sides_of(state), state.ended.seat), 1, "out"),) if out else ()


def difference(game: LayingGame, state: State) -> tuple[Scored, ...]:
    """The extra point; then of two pairs the better one keeps what it is ahead by, the other nothing."""
    lines = extra_point(game, state)
    sides = game.sides_of(state)
    won = {side: state.scores[side[0]] + sum(line.points for line in lines if line.seats == side) for side in sides}
    lost = min(won.values()) if len(sides) == 2 and len(sides[0]) == 2 else 0
    return lines + tuple(Scored(side, -lost, "difference") for side in sides if lost)


def fives_and_threes(o: Options) -> LayingGame:
    """The rules as the options say them."""
    in_pairs = teams.alone if o.four_individual else teams.four_in_pairs
    by_hand = o.f53_team == "per_hand_difference"
    settle: Settle = difference if by_hand else extra_point

    def match(players: int) -> Target:
        at_once = not (by_hand and in_pairs(players))
        exact = ("score" if at_once else "hand") if o.exact31 else ""
        return flags.target(o, at_once=at_once)._replace(exact=exact)

    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={2: 7, 3: 7, 4: 7},
        teams=in_pairs,
        opening=opening.lowest_double(),
        stuck=stuck.draw_until_able(reserve=0) if o.f53_draw else stuck.knock(),
        points=points.ends_worth(fives_and_threes_in),
        settle=settle,
        match=match,
        board=Board(counted=True),
    )


OPTIONS = (
    flags.FOUR_ALONE,
    flag("f53_draw", True),
    flag("exact31"),
    Option("f53_team", ("margin", "per_hand_difference"), "margin"),
    flags.FINISH_HAND,
    flags.default(flags.TARGET, 31),
)

SAMPLE = "6-6 6-4 4-4 4-3 =8"

PAGE = Page(
    "fives-and-threes",
    2,
    ("T5",),
    (2, 3, 4),
    (6,),
    OPTIONS,
    rules=fives_and_threes,
    sample=SAMPLE,
    kind="counting",
    changed={2: ("exact31",)},
)
