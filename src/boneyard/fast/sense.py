"""Sense: what a sound player sees in an action, from their own hand and from what everybody knows.

This is the bot of medium strength, and how all others are expected to play when a hand is played to its end in mind.
"""

from boneyard.fast.bits import count
from boneyard.fast.counting import pips, points
from boneyard.fast.laying import end_of, fitting, kind_of, lay, leaves_of, take, tile_of
from boneyard.fast.places import *


def sound(r: Numbers, t: Numbers, after: Numbers, weights: Numbers, out: Numbers, n: int) -> int:
    """The place of the best of these actions; where several are as good, the first one."""
    best, most = 0, -(1 << 60)
    if n == 1:
        return 0
    for at in range(n):
        worth = value(r, t, after, weights, out[at])
        if worth > most:
            best, most = at, worth
    return best


def value(r: Numbers, t: Numbers, after: Numbers, w: Numbers, code: int) -> int:
    """How good an action looks."""
    kind = kind_of(code)
    if kind == PLACE:
        return placing(r, t, after, w, code)
    if kind == CLOSE:
        return closing(r, t, w, tile_of(code))
    if kind == DRAW:
        return w[W_DRAW]
    return w[W_STOP] if kind == STOP else 0


def placing(r: Numbers, t: Numbers, after: Numbers, w: Numbers, code: int) -> int:
    """Weight and doubles to be rid of, points, tiles that go on fitting, what others lack."""
    seat, tile = t[TURN], tile_of(code)
    for at in range(STOCK):
        after[at] = t[at]
    take(after, seat, tile)
    lay(r, after, seat, tile, end_of(code), leaves_of(code))
    hand = after[HANDS + seat]
    worth = w[W_PIPS] * r[PIPS + tile] + w[W_DOUBLE] * (r[DOUBLES] >> tile & 1)
    if r[POINTS] != NO_POINTS:
        worth += w[W_POINTS] * points(r, after, tile)
    if hand == 0:
        return worth + w[W_OUT]
    fits = fitting(r, after)
    unseen = ~(after[ON_TABLE] | hand) & ((1 << r[TILES]) - 1)
    worth += w[W_FITS] * count(hand & fits)
    worth += w[W_SERVES] * served(r, after, hand)
    worth -= w[W_OPENS] * count(unseen & fits) * 16 // (count(unseen) + 1)
    return worth + w[W_PASSES] * stuck(r, t, unseen, fits) // 1024


def served(r: Numbers, t: Numbers, hand: int) -> int:
    """How many of the open ends a hand can serve."""
    ends = 0
    for end in range(t[ENDS]):
        if hand & r[FIT + t[NUMBER + end]]:
            ends += 1
    return ends


def stuck(r: Numbers, t: Numbers, unseen: int, fits: int) -> int:
    """How likely whoever comes next has nothing that fits, in 65,536ths; a partner who has nothing counts against."""
    seat = t[TURN]
    other = t[NEXT + seat]
    likely = has_none(unseen & ~t[LACKS + other], fits, t[HELD + other])
    if t[SIDES] < r[PLAYERS]:
        partner = t[NEXT + other]
        likely -= has_none(unseen & ~t[LACKS + partner], fits, t[HELD + partner])
    return likely


def has_none(tiles: int, fits: int, held: int) -> int:
    """How likely so many of these tiles hold none that fits, in 65,536ths."""
    left, bad = count(tiles), count(tiles & ~fits)
    likely = 65536
    for at in range(held):
        if bad <= at:
            return 0
        likely = likely * (bad - at) // (left - at)
    return likely


def closing(r: Numbers, t: Numbers, w: Numbers, tile: int) -> int:
    """A bet: close only when one is likely to hold the fewest pips."""
    seat = t[TURN]
    held = pips(r, t[HANDS + seat]) - r[PIPS + tile]
    unseen = ~(t[ON_TABLE] | t[HANDS + seat]) & ((1 << r[TILES]) - 1)
    least = 1 << 30
    for other in range(r[PLAYERS]):
        if other != seat:
            least = min(least, pips(r, unseen) * t[HELD + other] // (count(unseen) + 1))
    return w[W_CLOSE] * (least - held - 2)
