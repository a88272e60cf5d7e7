"""Sense: what a sound player sees in an action, from their own hand and from what everybody knows.

This is the bot of medium strength, and how all others are expected to play when a hand is played to its end in mind.
How much each thing weighs differs from game to game: see `taste`. Shares are whole numbers of 64ths, so that plain
Python and compiled code agree to the bit.
"""

from boneyard.fast.bits import count, lowest, write_over
from boneyard.fast.counting import pips, points
from boneyard.fast.laying import end_of, fitting, is_open, kind_of, lay, leaves_of, take, tile_of
from boneyard.fast.places import *


def sound(r: Numbers, t: Numbers, after: Numbers, w: Numbers, out: Numbers, n: int) -> int:
    """The place of the best of these actions; where several are as good, the first one."""
    best, most = 0, -(1 << 60)
    if n == 1:
        return 0
    for at in range(n):
        worth = value(r, t, after, w, out[at])
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
    """Weight to be rid of, points, what the hand can do afterwards, and what the next player can."""
    seat, tile = t[TURN], tile_of(code)
    write_over(t, after, STOCK)
    take(after, seat, tile)
    lay(r, after, seat, tile, end_of(code), leaves_of(code))
    worth = w[W_PIPS] * r[PIPS + tile] + w[W_DOUBLE] * (r[DOUBLES] >> tile & 1)
    if r[POINTS] != NO_POINTS:
        worth += w[W_POINTS] * points(r, after, tile)
    hand = after[HANDS + seat]
    if hand == 0:
        return worth + w[W_OUT]
    unseen = ~(after[ON_TABLE] | hand) & ((1 << r[TILES]) - 1)
    fits = fitting(r, after)
    worth += w[W_FITS] * count(hand & fits) + at_ends(r, after, w, hand, unseen)
    worth += in_hand(r, w, hand, unseen) if w[W_FRIENDS] else 0
    worth += w[W_PASSES] * stuck(t, t[NEXT + seat], unseen, fits)
    if t[SIDES] < r[PLAYERS]:
        worth += w[W_PARTNER] * stuck(t, t[NEXT + t[NEXT + seat]], unseen, fits)
    theirs = unseen & ~t[LACKS + t[NEXT + seat]]
    worth -= w[W_OPENS] * (64 * count(theirs & fits) // (count(theirs) + 1))
    return worth + replies(r, after, w, hand, theirs) if w[W_ANSWERS] else worth


def at_ends(r: Numbers, t: Numbers, w: Numbers, hand: int, unseen: int) -> int:
    """The open ends that a hand can serve, and how many of the tiles that fit there are in it."""
    ends, served, control = 0, 0, 0
    for end in range(t[ENDS]):
        if is_open(t, end):
            fit = r[FIT + t[NUMBER + end]]
            own = count(hand & fit)
            ends += 1
            served += 1 if own else 0
            control += 64 * own // (own + count(unseen & fit) + 1)
    return w[W_SERVES] * (64 * served // max(1, ends)) + w[W_CONTROL] * control


def in_hand(r: Numbers, w: Numbers, hand: int, unseen: int) -> int:
    """How well the tiles of a hand can still be reached, doubles apart; and how many numbers are in it."""
    friends, lonely, numbers, rest = 0, 0, 0, hand
    while rest:
        tile = lowest(rest)
        rest &= rest - 1
        near = count((unseen | hand) & (r[FIT + r[LOW + tile]] | r[FIT + r[HIGH + tile]]))
        friends += near
        lonely += 64 // (near + 1) if r[DOUBLES] >> tile & 1 else 0
    for number in range(MOST_NUMBERS):
        numbers += 1 if hand & r[FIT + number] else 0
    return w[W_FRIENDS] * (8 * friends // count(hand)) + w[W_LONELY] * lonely + w[W_NUMBERS] * numbers


def stuck(t: Numbers, seat: int, unseen: int, fits: int) -> int:
    """How likely a seat has nothing that fits, in 64ths."""
    tiles = unseen & ~t[LACKS + seat]
    left, bad = count(tiles), count(tiles & ~fits)
    likely = 65536
    for at in range(t[HELD + seat]):
        if bad <= at:
            return 0
        likely = likely * (bad - at) // (left - at)
    return likely // 1024


def replies(r: Numbers, t: Numbers, w: Numbers, hand: int, theirs: int) -> int:
    """What the next player's tiles, if they are these, would leave to a hand, and win for that player."""
    some, able, fit, given = 0, 0, 0, 0
    for end in range(t[ENDS]):
        if is_open(t, end):
            number, others = t[NUMBER + end], hand & fitting_but(r, t, end)
            can = theirs & r[FIT + number]
            while can:
                tile = lowest(can)
                can &= can - 1
                outer = r[OUTER + number * MOST_TILES + tile]
                mine = others | hand & r[FIT + outer]
                some += 1
                able += 1 if mine else 0
                fit += count(mine)
                given += won_by(r, t, end, tile, outer) if r[POINTS] != NO_POINTS else 0
    some = max(1, some)
    worth = w[W_ANSWERS] * (64 * able // some) + w[W_ANSWERING] * (16 * fit // some)
    return worth - w[W_GIVES] * (64 * given // (count(theirs) + 1))


def fitting_but(r: Numbers, t: Numbers, end: int) -> int:
    """All tiles that fit another end than this one, as a mask."""
    mask = 0
    for other in range(t[ENDS]):
        if other != end:
            mask |= r[FIT + t[NUMBER + other]]
    return mask


def won_by(r: Numbers, t: Numbers, end: int, tile: int, outer: int) -> int:
    """The points that a tile at an end would win; new ends of it are left out. The table is as before afterwards."""
    number, joint, marks = t[NUMBER + end], t[JOINT + end], t[MARKS + end]
    t[NUMBER + end], t[JOINT + end] = outer, t[JOINTS]
    t[MARKS + end] = DOUBLE if r[DOUBLES] >> tile & 1 else 0
    t[JOINTS] += 1
    t[ON_TABLE] |= 1 << tile
    t[TABLE_PIPS] += r[PIPS + tile]
    won = points(r, t, tile)
    t[TABLE_PIPS] -= r[PIPS + tile]
    t[ON_TABLE] &= ~(1 << tile)
    t[JOINTS] -= 1
    t[NUMBER + end], t[JOINT + end], t[MARKS + end] = number, joint, marks
    return won


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
