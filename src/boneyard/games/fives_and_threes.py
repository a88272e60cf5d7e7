"""Fives and threes, of the five-games leaflet: a point for every five and every three in the total of the ends.

Players: 2 to 4; four play in pairs. Deal: 7 tiles each.
Opening: the lowest double leads, else the lightest tile.
Play: a line with two ends; equal numbers touch. Stuck: draw until able, to the last tile; then pass.
Points while laying: if the total of the ends divides by five, a point for every five; if by three, a point for every
three; 15 is worth 8. A double counts both halves.
End: somebody lays their last tile and wins one extra point; or nobody can lay.
Points: pips in the hands count nothing (or, if agreed, as at the end of a hand of muggins).
Match: to 31, also in the middle of a hand; the winning points of a pair are the difference of the totals.
"""

from dataclasses import dataclass

from boneyard.boards import Board
from boneyard.games.muggins import fives_rounded_up
from boneyard.laying import LayingGame
from boneyard.pages import Option, Options, Page, flag
from boneyard.rules import flags, guide, opening, points, stuck, teams
from boneyard.rules.settle import Settle, Side, WinnerTakes, side_of
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


def with_final_count(game: LayingGame, state: State) -> tuple[Scored, ...]:
    """The extra point, and the winner's points of a hand of muggins."""
    return extra_point(game, state) + WinnerTakes(pairs_deduct=True, whole=fives_rounded_up, per=5)(game, state)


@dataclass(frozen=True)
class Difference:
    """The usual points; then of two pairs the better one wins what it is ahead by, the other nothing."""

    usual: Settle

    def __call__(self, game: LayingGame, state: State) -> tuple[Scored, ...]:
        """The points of the hand."""
        lines = self.usual(game, state)
        sides = game.sides_of(state)
        if len(sides) != 2 or len(sides[0]) != 2:
            return lines
        won = {side: state.scores[side[0]] + sum(line.points for line in lines if line.seats == side) for side in sides}
        return lines + _set_against_each_other(won)


def _set_against_each_other(won: dict[Side, int]) -> tuple[Scored, ...]:
    """The points of two pairs taken off, and the difference given to the better one."""
    (less, fewer), (better, more) = sorted(won.items(), key=lambda item: item[1])
    off = (Scored(less, -fewer, "set-off"), Scored(better, -more, "set-off"))
    return tuple(line for line in (*off, Scored(better, more - fewer, "difference")) if line.points)


def fives_and_threes(o: Options) -> LayingGame:
    """The rules as the options say them."""
    in_pairs = teams.alone if o.four_individual else teams.four_in_pairs
    by_hand = o.f53_team == "per_hand_difference"
    usual: Settle = with_final_count if o.f53_final else extra_point

    def match(players: int) -> Target:
        paired = in_pairs(players)
        at_once = not (by_hand and paired)
        exact = ("score" if at_once else "hand") if o.exact31 else ""
        return flags.target(o, at_once=at_once)._replace(exact=exact, margin=paired and not by_hand)

    return LayingGame(
        PAGE,
        o,
        tiles=DominoSet(6),
        hands={2: 7, 3: 7, 4: 7},
        teams=in_pairs,
        opening=opening.lowest_double(),
        stuck=stuck.draw_until_able(reserve=0) if o.f53_draw else stuck.knock(),
        points=points.EndsWorth(fives_and_threes_in),
        settle=Difference(usual) if by_hand else usual,
        match=match,
        board=Board(counted=True),
        guide=guide.fitting(goal="fives-and-threes"),
    )


OPTIONS = (
    flags.FOUR_ALONE,
    flag("f53_draw", True),
    flag("f53_final"),
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
    presets={"pub": {"f53_draw": False, "exact31": True, "target": 61}},
    lesson="ends",
)
