"""Points: what a tile wins as it is laid, and what a hand brings when it is over."""

from boneyard.fast.bits import lowest
from boneyard.fast.places import *


def points(r: Numbers, t: Numbers, tile: int) -> int:
    """What the tile just laid has won."""
    kind = r[POINTS]
    if kind == NO_POINTS:
        return 0
    if kind == ENDS_WORTH:
        return r[WORTH + total(r, t)]
    if kind == TOTAL_WORTH:
        return r[WORTH + t[TABLE_PIPS]]
    return equal_ends(r, t, tile)


def total(r: Numbers, t: Numbers) -> int:
    """The total of the ends: a double counts both halves, and once if it has several ends; a lone tile counts once."""
    if t[JOINTS] == 1:
        return r[PIPS + t[LEAD]]
    ends = 0
    for end in range(t[ENDS]):
        marks = t[MARKS + end]
        if marks & FLANK == 0 and not shown_later(t, end):
            ends += t[NUMBER + end] * (2 if marks & DOUBLE else 1)
    return ends


def shown_later(t: Numbers, end: int) -> bool:
    """Whether the tile of this end has another end further on that counts."""
    for other in range(end + 1, t[ENDS]):
        if t[JOINT + other] == t[JOINT + end] and t[MARKS + other] & FLANK == 0:
            return True
    return False


def equal_ends(r: Numbers, t: Numbers, tile: int) -> int:
    """Points for the lead, for the highest double on the table, for equal ends."""
    double = r[DOUBLES] >> tile & 1
    if t[JOINTS] == 1:
        return 2 if double else r[POINTS_B]
    won = 0
    if double and t[ON_TABLE] & r[DOUBLES] == t[ON_TABLE] & r[DOUBLES] & ((2 << tile) - 1):
        won = r[POINTS_A]
    if t[NUMBER] == t[NUMBER + 1]:
        won += 3 if (t[MARKS] | t[MARKS + 1]) & DOUBLE else 2
    return won


def pips(r: Numbers, hand: int) -> int:
    """The pips of a hand."""
    held = 0
    while hand:
        held += r[PIPS + lowest(hand)]
        hand &= hand - 1
    return held


def settle(r: Numbers, t: Numbers) -> None:
    """Write the points of a hand that is over."""
    if r[EXTRA_POINT] and t[HOW] == OUT:
        give(r, t, t[SIDE + t[ENDED_BY]], 1)
    kind = r[SETTLE]
    if kind == WINNER_TAKES:
        if r[BET] and t[HOW] == CLOSED:
            settle_bet(r, t)
        else:
            winner_takes(r, t)
    elif kind == TWO_POINTS:
        two_points(r, t)
    elif kind != NOTHING:
        own_pips(r, t, kind)
    if r[DIFFERENCE] and t[SIDES] == 2 and r[PLAYERS] == 4:
        set_off(r, t)


def give(r: Numbers, t: Numbers, side: int, won: int) -> None:
    """Write points for everybody of a side."""
    for seat in range(r[PLAYERS]):
        if t[SIDE + seat] == side:
            t[SCORES + seat] += won


def left(r: Numbers, t: Numbers, side: int) -> int:
    """The pips that a side holds."""
    held = 0
    for seat in range(r[PLAYERS]):
        if t[SIDE + seat] == side:
            held += pips(r, t[HANDS + seat])
    return held


def fewest(r: Numbers, t: Numbers) -> int:
    """The sides that hold the fewest pips, as a mask."""
    least, best = -1, 0
    for side in range(t[SIDES]):
        held = left(r, t, side)
        if least < 0 or held < least:
            least, best = held, 0
        if held == least:
            best |= 1 << side
    return best


def winner_takes(r: Numbers, t: Numbers) -> None:
    """The winners get the pips of the others."""
    if t[HOW] == OUT:
        takes(r, t, t[SIDE + t[ENDED_BY]], 1 << t[SIDE + t[ENDED_BY]])
        return
    best = fewest(r, t)
    if r[TIE] == TIE_LOWEST_TILE:
        best = lightest(r, t, best)
    alone = best & (best - 1) == 0
    if alone or (r[TIE] == TIE_SHARE and best != (1 << t[SIDES]) - 1):
        for side in range(t[SIDES]):
            if best >> side & 1:
                takes(r, t, side, best)


def takes(r: Numbers, t: Numbers, side: int, winners: int) -> None:
    """What one of the winning sides gets from those that did not win."""
    won, own, size, shares = 0, 0, 0, 0
    for seat in range(r[PLAYERS]):
        at = t[SIDE + seat]
        worth = r[EACH + pips(r, t[HANDS + seat])]
        if at == side:
            own += worth
            size += 1
        elif winners >> at & 1 == 0:
            won += worth
    for at in range(t[SIDES]):
        shares += winners >> at & 1
    if (r[PAIRS_DEDUCT] and size > 1) or (r[DEDUCT_OWN] and t[HOW] != OUT):
        won -= own
    if r[FLOOR]:
        won = max(won, 0)
    give(r, t, side, r[WHOLE + won] // shares)


def settle_bet(r: Numbers, t: Numbers) -> None:
    """A closed hand: the blocker's side wins as usual, unless another side holds fewer pips."""
    seat = t[ENDED_BY]
    blocker = t[SIDE + seat]
    best = fewest(r, t)
    if best >> blocker & 1:
        takes(r, t, blocker, 1 << blocker)
        return
    if best & (best - 1) == 0:
        takes(r, t, lowest(best), best)
    give(r, t, blocker, -2 * pips(r, t[HANDS + seat]))


def lightest(r: Numbers, t: Numbers, tied: int) -> int:
    """Of these sides those with the lightest tile; if it is equal, the next one decides, and so on."""
    best = 0
    for side in range(t[SIDES]):
        if tied >> side & 1:
            order = lighter(r, t, side, lowest(best)) if best else -1
            if order < 0:
                best = 0
            if order <= 0:
                best |= 1 << side
    return best


def lighter(r: Numbers, t: Numbers, one: int, other: int) -> int:
    """Whose tiles are lighter, the lightest first: less than 0 if it is the first side, 0 if they are equal."""
    for weight in range(2 * MOST_NUMBERS):
        more = of_weight(r, t, one, weight) - of_weight(r, t, other, weight)
        if more:
            longer, shorter = (one, other) if more > 0 else (other, one)
            ends = True  # whoever has no tile left to compare is lighter, unless they had none at all
            none = True
            for heavy in range(2 * MOST_NUMBERS):
                if of_weight(r, t, shorter, heavy):
                    none = False
                    if heavy > weight:
                        ends = False
            lighter_one = shorter if ends and not none else longer
            return -1 if lighter_one == one else 1
    return 0


def of_weight(r: Numbers, t: Numbers, side: int, weight: int) -> int:
    """How many tiles of this weight a side holds that count for a tie."""
    held = 0
    for seat in range(r[PLAYERS]):
        hand = t[HANDS + seat] if t[SIDE + seat] == side else 0
        if r[SINGLES_ONLY]:
            hand &= ~r[DOUBLES]
        while hand:
            held += r[PIPS + lowest(hand)] == weight
            hand &= hand - 1
    return held


def two_points(r: Numbers, t: Numbers) -> None:
    """To the player who went out; else to the one without doubles, or with the fewest pips."""
    if t[HOW] == OUT:
        t[SCORES + t[ENDED_BY]] += 2
        return
    among = compared(r, t)
    least, best, ties = -1, 0, 0
    for seat in range(r[PLAYERS]):
        if among >> seat & 1:
            held = pips(r, t[HANDS + seat])
            if least < 0 or held < least:
                least, best, ties = held, seat, 0
            ties += held == least
    if ties == 1:
        t[SCORES + best] += 2


def compared(r: Numbers, t: Numbers) -> int:
    """Whose pips are compared, as a mask: those without doubles, or everybody."""
    clean = 0
    for seat in range(r[PLAYERS]):
        if t[HANDS + seat] & r[DOUBLES] == 0:
            clean |= 1 << seat
    chosen = clean != 0 and (r[SETTLE_BY] != 0 or clean & (clean - 1) == 0)
    return clean if chosen else (1 << r[PLAYERS]) - 1


def own_pips(r: Numbers, t: Numbers, kind: int) -> None:
    """Everybody writes what they hold: as a loss, fourfold for a bad block, or with 25 for the double blank."""
    last, least = t[ENDED_BY], -1
    for seat in range(r[PLAYERS]):
        held = pips(r, t[HANDS + seat])
        if least < 0 or held < least:
            least = held
    for seat in range(r[PLAYERS]):
        held = pips(r, t[HANDS + seat])
        if kind == MINUS_PIPS:
            held = (5 if t[HOW] == OUT and seat == last else 0) - held
        elif kind == FOURFOLD:
            held *= 4 if seat == last and held > least else 1
        elif r[SETTLE_BY] and seat == last:
            held = 0
        else:
            held += 25 if t[HANDS + seat] & 1 else 0
        t[SCORES + seat] += held


def set_off(r: Numbers, t: Numbers) -> None:
    """The better pair gets what it is ahead by, the other nothing."""
    one, other = 0, 0
    for seat in range(r[PLAYERS]):
        if t[SIDE + seat]:
            other = t[SCORES + seat]
        else:
            one = t[SCORES + seat]
    for seat in range(r[PLAYERS]):
        ahead = other - one if t[SIDE + seat] else one - other
        t[SCORES + seat] = max(0, ahead)
