"""What can be done at a table, and what it does: `actions` and `play` of the laying games, on numbers."""

from boneyard.fast.bits import lowest
from boneyard.fast.counting import give, points, settle
from boneyard.fast.places import *


def action(kind: int, tile: int, end: int, leaves: int) -> int:
    """An action as one number."""
    return kind << KIND_AT | leaves << LEAVES_AT | end << END_AT | tile


def kind_of(code: int) -> int:
    """What is done."""
    return code >> KIND_AT


def tile_of(code: int) -> int:
    """With which tile."""
    return code & 63


def end_of(code: int) -> int:
    """At which end, by its place among them."""
    return code >> END_AT & 63


def leaves_of(code: int) -> int:
    """Which number is left open, if there is a choice; else -1."""
    return (code >> LEAVES_AT & 31) - 1


def is_open(t: Numbers, end: int) -> bool:
    """Whether a tile may be laid at this end now."""
    return t[FIRSTS] == 0 or t[MARKS + end] & FIRST != 0


def fitting(r: Numbers, t: Numbers) -> int:
    """All tiles that fit an open end, as a mask."""
    mask, firsts = 0, t[FIRSTS]
    for end in range(t[ENDS]):
        if firsts == 0 or t[MARKS + end] & FIRST:
            mask |= r[FIT + t[NUMBER + end]]
    return mask


def actions(r: Numbers, t: Numbers, out: Numbers) -> int:
    """Write down everything that whoever is to move may do; how many actions that are."""
    if t[HOW] != GOES_ON:
        return 0
    hand = t[HANDS + t[TURN]]
    if t[JOINTS] == 0:
        return leads(r, hand, out)
    n = places(r, t, hand, out)
    able = n > 0
    n = closes(r, t, hand, out, n)
    if t[LAID] > 0:
        return n if r[MUST] and able else added(out, n, action(STOP, 0, 0, 0))
    stock = t[STOCK_END] - t[STOCK_AT]
    draw = t[DRAWN] < (r[ABLE] if able else r[UNABLE]) and stock > r[RESERVE]
    if draw:
        n = added(out, n, action(DRAW, 0, 0, 0))
    if (r[MAY_PASS] != 0) if able else (r[CHOICE] != 0 or not draw):
        n = added(out, n, action(PASS, 0, 0, 0))
    return n


def added(out: Numbers, n: int, code: int) -> int:
    """Write one action more."""
    out[n] = code
    return n + 1


def leads(r: Numbers, hand: int, out: Numbers) -> int:
    """The tiles that may be led."""
    n = 0
    while hand:
        tile = lowest(hand)
        hand &= hand - 1
        if r[FREE_LEAD] or n == 0:
            n = added(out, n, action(PLACE, tile, LEADING, 0))
        elif r[RANK + tile] > r[RANK + tile_of(out[0])]:
            out[0] = action(PLACE, tile, LEADING, 0)
    return n


def places(r: Numbers, t: Numbers, hand: int, out: Numbers) -> int:
    """Every way of laying a tile of this hand at an open end."""
    centre = False
    if r[CENTRE_FIRST]:
        for end in range(t[ENDS]):
            if is_open(t, end) and t[JOINT + end] == 0 and hand & r[FIT + t[NUMBER + end]]:
                centre = True
    n = 0
    for end in range(t[ENDS]):
        if is_open(t, end) and not (centre and t[JOINT + end] != 0):
            n = places_at(r, hand, end, t[NUMBER + end], out, n)
    return n


def places_at(r: Numbers, hand: int, end: int, number: int, out: Numbers, n: int) -> int:
    """Every way of laying a tile of this hand at one end."""
    hand &= r[FIT + number]
    here = action(PLACE, 0, end, 0)
    while hand:
        tile = lowest(hand)
        hand &= hand - 1
        other = r[OTHER + number * MOST_TILES + tile]
        if other < 0:
            out[n] = here | tile
            n += 1
        else:
            n = added(out, n, action(PLACE, tile, end, 1 + r[OUTER + number * MOST_TILES + tile]))
            n = added(out, n, action(PLACE, tile, end, 1 + other))
    return n


def closes(r: Numbers, t: Numbers, hand: int, out: Numbers, n: int) -> int:
    """Every way of closing an end with a double of this hand."""
    if r[CLOSING] == NOTHING_CLOSES:
        return n
    for end in range(t[ENDS]):
        if is_open(t, end):
            doubles = hand & r[DOUBLES]
            if r[CLOSING] == FITTING_DOUBLE:
                doubles &= r[FIT + t[NUMBER + end]]
            while doubles:
                tile = lowest(doubles)
                doubles &= doubles - 1
                n = added(out, n, action(CLOSE, tile, end, 0))
    return n


def play(r: Numbers, t: Numbers, code: int) -> None:
    """Do an action, and whatever the rules do by themselves after it."""
    seat, kind = t[TURN], kind_of(code)
    if kind == PLACE:
        play_place(r, t, seat, code)
    elif kind == DRAW:
        draw(r, t, seat, min(r[AT_ONCE], t[STOCK_END] - t[STOCK_AT] - r[RESERVE]))
        t[DRAWN] += 1
        if r[DRAW_ENDS]:
            next_turn(r, t, seat, False)
    elif kind == CLOSE:
        take(t, seat, tile_of(code))
        t[LAST] = seat
        finish(r, t, CLOSED, seat)
        return
    elif kind == PASS:
        t[LACKS + seat] |= 0 if r[MAY_PASS] else fitting(r, t)
        t[PASSES] += 1
        next_turn(r, t, seat, r[AT_END] == AT_END_ALWAYS)
    else:
        next_turn(r, t, seat, r[AT_END] != AT_END_NEVER)
    judge(r, t)


def take(t: Numbers, seat: int, tile: int) -> None:
    """Take a tile out of a hand."""
    t[HANDS + seat] &= ~(1 << tile)
    t[HELD + seat] -= 1


def play_place(r: Numbers, t: Numbers, seat: int, code: int) -> None:
    """Lay a tile, count its points, and go on or hand over."""
    tile = tile_of(code)
    take(t, seat, tile)
    lay(r, t, seat, tile, end_of(code), leaves_of(code))
    t[LAID] += 1
    t[PASSES] = 0
    won = points(r, t, tile)
    if won:
        give(r, t, t[SIDE + seat], won)
    double = r[DOUBLES] >> tile & 1
    if t[HANDS + seat] and (r[AGAIN] == ALWAYS or (r[AGAIN] == AFTER_DOUBLE and double)):
        return
    next_turn(r, t, seat, r[AT_END] != AT_END_NEVER)


def lay(r: Numbers, t: Numbers, seat: int, tile: int, end: int, leaves: int) -> None:
    """Lay a tile at an end, or as the lead, with the ends that it opens."""
    joint = t[JOINTS]
    t[JOINTS] += 1
    t[LAST] = seat
    t[ON_TABLE] |= 1 << tile
    t[TABLE_PIPS] += r[PIPS + tile]
    if end == LEADING:
        t[LEAD] = tile
        lay_lead(r, t, tile)
        return
    number = t[NUMBER + end]
    outer = r[OUTER + number * MOST_TILES + tile] if leaves < 0 else leaves
    double = r[DOUBLES] >> tile & 1
    if t[MARKS + end] & FIRST:
        t[FIRSTS] -= 1
    t[NUMBER + end] = outer
    t[JOINT + end] = joint
    t[MARKS + end] = DOUBLE if double else 0
    if double and (r[SPREAD] == FEET or (r[SPREAD] == SPINNER and is_first_double(r, t, tile))):
        opened(r, t, end, tile, joint, fresh(t))


def is_first_double(r: Numbers, t: Numbers, tile: int) -> bool:
    """Whether this is the only double on the table."""
    return t[ON_TABLE] & r[DOUBLES] == 1 << tile


def opened(r: Numbers, t: Numbers, end: int, tile: int, joint: int, name: int) -> None:
    """Two ends more behind this one: the toes of a foot, or the flanks of a spinner."""
    for at in range(t[ENDS] - 1, end, -1):
        move_end(t, at, at + 2)
    mark = DOUBLE | (FIRST if r[SPREAD] == FEET else FLANK)
    for more in range(1, 3):
        set_end(t, end + more, r[HIGH + tile], joint, name + more - 1, mark)
    t[ENDS] += 2
    if r[SPREAD] == FEET:
        t[MARKS + end] |= FIRST
        t[FIRSTS] += 3


def fresh(t: Numbers) -> int:
    """The first name that comes after all that are in use."""
    name = -1
    for end in range(t[ENDS]):
        name = max(name, t[NAME + end])
    return name + 1


def set_end(t: Numbers, end: int, number: int, joint: int, name: int, marks: int) -> None:
    """Write everything about an end."""
    t[NUMBER + end] = number
    t[JOINT + end] = joint
    t[NAME + end] = name
    t[MARKS + end] = marks


def move_end(t: Numbers, end: int, to: int) -> None:
    """Write an end at another place among the ends."""
    set_end(t, to, t[NUMBER + end], t[JOINT + end], t[NAME + end], t[MARKS + end])


def lay_lead(r: Numbers, t: Numbers, tile: int) -> None:
    """The ends of the first tile."""
    low, high, spread = r[LOW + tile], r[HIGH + tile], r[SPREAD]
    double = DOUBLE if low == high else 0
    first = 0
    arms = 2
    if spread == ONE_END:
        arms = 1
    elif low == high and spread == STAR:
        arms, first = r[ARMS], FIRST if r[FILL_FIRST] else 0
    elif low == high and spread == FEET and r[ARMS] != 2:
        arms, first = r[ARMS], FIRST
    elif low == high and spread == SPINNER:
        arms = 4
    for end in range(arms):
        flank = FLANK if spread == SPINNER and end > 1 else 0
        number = low if end == 0 and arms == 2 else high
        set_end(t, end, number, 0, end, double | first | flank)
    t[ENDS] = arms
    t[FIRSTS] = arms if first else 0


def draw(r: Numbers, t: Numbers, seat: int, amount: int) -> None:
    """Take tiles from the stock."""
    for _ in range(amount):
        t[HANDS + seat] |= 1 << t[STOCK + t[STOCK_AT]]
        t[STOCK_AT] += 1
    t[HELD + seat] += amount
    t[PASSES] = 0
    t[LACKS + seat] = fitting(r, t) if t[DRAWN] < r[UNABLE] and r[ABLE] == 0 and r[AT_ONCE] == 1 else 0


def next_turn(r: Numbers, t: Numbers, seat: int, draws: bool) -> None:
    """The turn passes on, perhaps after drawing one tile."""
    if draws and t[HANDS + seat] and t[STOCK_END] - t[STOCK_AT] > r[RESERVE]:
        draw(r, t, seat, 1)
        t[LACKS + seat] = 0
    t[TURN] = t[NEXT + seat]
    t[LAID] = 0
    t[DRAWN] = 0


def judge(r: Numbers, t: Numbers) -> None:
    """End the hand if it is over."""
    while True:
        how = ending(r, t)
        if how != BLOCKED or r[RELEASE] == 0 or t[FIRSTS] == 0:
            break
        release(t)
    if how != GOES_ON:
        finish(r, t, how, t[LAST])


def release(t: Numbers) -> None:
    """Free the ends that had to be filled first."""
    for end in range(t[ENDS]):
        t[MARKS + end] &= ~FIRST
    t[FIRSTS] = 0


def ending(r: Numbers, t: Numbers) -> int:
    """How the hand has ended, if it has."""
    hands, some = 0, False
    for seat in range(r[PLAYERS]):
        hands |= t[HANDS + seat]
        if t[HANDS + seat] == 0:
            some = True
    if r[ENDING] == LAID_OR_PAST:
        return ALL_LAID if hands == 0 else PASSED if t[TABLE_PIPS] >= r[ENDING_BY] else GOES_ON
    if some:
        return OUT
    if r[ENDING] == OUT_OR_PASSED:
        return BLOCKED if t[PASSES] >= 2 else GOES_ON
    if r[ENDING] == OUT_OR_RUN_DOWN:
        return RUN_DOWN if run_down(r, t) else GOES_ON
    return BLOCKED if blocked(r, t, hands) else GOES_ON


def run_down(r: Numbers, t: Numbers) -> bool:
    """Whether whoever is to move can neither lay nor draw, nor pass after so many draws."""
    if t[STOCK_END] - t[STOCK_AT] > r[RESERVE] or t[HANDS + t[TURN]] & fitting(r, t):
        return False
    return r[ENDING_BY] == 0 or t[DRAWN] != r[ENDING_BY]


def ever_draws(r: Numbers) -> bool:
    """Whether tiles are ever drawn."""
    return r[UNABLE] != 0 or r[ABLE] != 0 or r[AT_END] != 0


def blocked(r: Numbers, t: Numbers, hands: int) -> bool:
    """Whether nobody can go on with a tile of all the hands or of the stock, or everybody has passed."""
    if t[PASSES] >= r[PLAYERS]:
        return True
    if ever_draws(r) and t[STOCK_END] - t[STOCK_AT] > r[RESERVE]:
        return False
    if hands & fitting(r, t):
        return False
    return not (r[CLOSING] == ANY_DOUBLE and hands & r[DOUBLES] and t[ENDS] > 0)


def finish(r: Numbers, t: Numbers, how: int, seat: int) -> None:
    """End the hand and settle it."""
    t[HOW] = how
    t[ENDED_BY] = seat
    settle(r, t)
