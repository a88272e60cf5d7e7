"""The rules of a laying game as an array of numbers: its headings one by one, and what fits and counts as tables."""

from collections.abc import Callable

from boneyard.fast.places import *
from boneyard.games.barricade import UnlessClosed, WithADouble
from boneyard.games.bergen import EqualEnds, TwoPoints
from boneyard.games.chicken_foot import Penalties
from boneyard.games.cyprus import nines_at_the_centre
from boneyard.games.fives_and_threes import Difference, extra_point, with_final_count
from boneyard.games.french import out_or_both_passed
from boneyard.games.italian import Hitting, LaidOrPast, nothing
from boneyard.games.muggins import fives_rounded_up
from boneyard.games.netz import OutOrRunDown, minus_pips
from boneyard.games.peruvian import penalties
from boneyard.laying import LayingGame
from boneyard.rules import again, duty, ending, points, spread
from boneyard.rules.settle import Settle, WinnerTakes
from boneyard.tiles import Tile

Headings = dict[int, int]


class NoTwin(Exception):
    """A game has a heading of its own that cannot be said in numbers."""


def rules_of(game: LayingGame, players: int) -> Numbers:
    """The rules for so many players."""
    rules = [0] * RULES_SIZE
    for at, value in {**_scalars(game, players), **_settling(game.settle)}.items():
        rules[at] = value
    _tiles(game, rules)
    _worth(game, rules)
    return rules


def _scalars(game: LayingGame, players: int) -> Headings:
    stuck, target = game.stuck, game.match(players)
    at_end = {"": AT_END_NEVER, "laid": AT_END_LAID, "always": AT_END_ALWAYS}
    return {
        PLAYERS: players,
        TILES: len(game.tiles.tiles),
        FREE_LEAD: int(game.opening.free or game.opening.rank is None),
        UNABLE: stuck.unable,
        ABLE: stuck.able,
        AT_ONCE: stuck.tiles,
        DRAW_ENDS: int(stuck.over),
        CHOICE: int(stuck.choice),
        AT_END: at_end[stuck.at_end],
        RESERVE: stuck.reserve,
        MAY_PASS: int(stuck.may_pass),
        MUST: int(game.again.must),
        RELEASE: int(game.release),
        LOWEST: int(target.lowest),
        WORTH_OF_MATCH: target.points,
        **_spread(game),
        **_again(game),
        **_duty(game),
        **_ending(game),
        **_points(game),
    }


def _spread(game: LayingGame) -> Headings:
    plain = {spread.line: LINE, spread.one_end: ONE_END, spread.spinner: SPINNER}
    match game.spread:
        case spread.Star(arms, fill_first):
            return {SPREAD: STAR, ARMS: arms, FILL_FIRST: int(fill_first)}
        case spread.Feet(arms):
            return {SPREAD: FEET, ARMS: arms}
        case known if known in plain:
            return {SPREAD: plain[known]}
    raise NoTwin(game.page.id)


def _again(game: LayingGame) -> Headings:
    kinds = {again.no_tile: NEVER, again.a_double: AFTER_DOUBLE, again.every_tile: ALWAYS}
    if game.again.after not in kinds:
        raise NoTwin(game.page.id)
    return {AGAIN: kinds[game.again.after]}


def _duty(game: LayingGame) -> Headings:
    if game.duty not in (duty.any_that_fits, nines_at_the_centre):
        raise NoTwin(game.page.id)
    match game.closing:
        case WithADouble(any_double):
            closing = ANY_DOUBLE if any_double else FITTING_DOUBLE
        case duty.nothing_closes:
            closing = NOTHING_CLOSES
        case _:
            raise NoTwin(game.page.id)
    return {CENTRE_FIRST: int(game.duty is nines_at_the_centre), CLOSING: closing}


def _ending(game: LayingGame) -> Headings:
    match game.ending:
        case ending.out_or_blocked:
            return {ENDING: OUT_OR_BLOCKED}
        case OutOrRunDown(passes_after):
            return {ENDING: OUT_OR_RUN_DOWN, ENDING_BY: passes_after}
        case LaidOrPast(last):
            return {ENDING: LAID_OR_PAST, ENDING_BY: last}
    if game.ending is out_or_both_passed:
        return {ENDING: OUT_OR_PASSED}
    raise NoTwin(game.page.id)


def _points(game: LayingGame) -> Headings:
    match game.points:
        case points.none:
            return {POINTS: NO_POINTS}
        case points.EndsWorth():
            return {POINTS: ENDS_WORTH}
        case EqualEnds(high_double, open_single):
            return {POINTS: EQUAL_ENDS, POINTS_A: high_double, POINTS_B: open_single}
        case Hitting():
            return {POINTS: TOTAL_WORTH}
    raise NoTwin(game.page.id)


def _settling(settle: Settle) -> Headings:
    match settle:
        case WinnerTakes():
            return _winner_takes(settle)
        case UnlessClosed(usual):
            return {**_winner_takes(usual), BET: 1}
        case TwoPoints(clean_first):
            return {SETTLE: TWO_POINTS, SETTLE_BY: int(clean_first)}
        case Penalties(last_is_free):
            return {SETTLE: BLANK_COUNTS, SETTLE_BY: int(last_is_free)}
        case Difference(usual):
            return {**_settling(usual), DIFFERENCE: 1}
    named: dict[Settle, Headings] = {
        nothing: {SETTLE: NOTHING},
        minus_pips: {SETTLE: MINUS_PIPS},
        penalties: {SETTLE: FOURFOLD},
        extra_point: {SETTLE: NOTHING, EXTRA_POINT: 1},
        with_final_count: {**_winner_takes(WinnerTakes(pairs_deduct=True)), EXTRA_POINT: 1},
    }
    if settle not in named:
        raise NoTwin("settle")
    return named[settle]


def _winner_takes(settle: WinnerTakes) -> Headings:
    return {
        SETTLE: WINNER_TAKES,
        TIE: {"none": TIE_NONE, "share": TIE_SHARE, "lowest_tile": TIE_LOWEST_TILE}[settle.tie],
        SINGLES_ONLY: int(settle.singles_only),
        DEDUCT_OWN: int(settle.deduct_own),
        PAIRS_DEDUCT: int(settle.pairs_deduct),
        FLOOR: int(settle.floor),
    }


def _tiles(game: LayingGame, rules: Numbers) -> None:
    tiles = game.tiles.tiles
    rank = game.opening.rank
    order: list[Tile] = sorted(tiles, key=rank) if rank else []
    for at, tile in enumerate(tiles):
        rules[LOW + at], rules[HIGH + at], rules[PIPS + at] = tile.low, tile.high, sum(tile)
        rules[DOUBLES] |= tile.double << at
        rules[RANK + at] = order.index(tile) if rank else 0
        for number in game.tiles.numbers:
            leaves = game.fits(number, tile)
            rules[FIT + number] |= bool(leaves) << at
            rules[OUTER + number * MOST_TILES + at] = leaves[0] if leaves else -1
            rules[OTHER + number * MOST_TILES + at] = leaves[1] if len(leaves) > 1 else -1


def _worth(game: LayingGame, rules: Numbers) -> None:
    """What totals and pips are worth, as tables."""
    each, whole = _counted(game.settle)
    laying = _value(game)
    for pips in range(MOST_PIPS):
        rules[WORTH + pips], rules[EACH + pips], rules[WHOLE + pips] = laying(pips), each(pips), whole(pips)
        rules[WHOLE - pips] = whole(-pips)


def _value(game: LayingGame) -> Callable[[int], int]:
    match game.points:
        case points.EndsWorth(value):
            return value
        case Hitting(worth):
            return lambda total: worth.get(total, 0)
    return lambda total: 0


def _counted(settle: Settle) -> tuple[Callable[[int], int], Callable[[int], int]]:
    match settle:
        case WinnerTakes(each=each, whole=whole):
            return each, whole
        case UnlessClosed(usual) | Difference(usual):
            return _counted(usual)
    return int, fives_rounded_up if settle is with_final_count else int
