"""Hands played to their ends, by chance or as sound players would; and how likely somebody makes a choice."""

from math import exp

from boneyard.fast.bits import write_over
from boneyard.fast.laying import actions, ever_draws, play
from boneyard.fast.places import *
from boneyard.fast.sense import sound, value

FACTOR, ADDED, KEPT = 6364136223846793005, 1442695040888963407, (1 << 63) - 1  # of Knuth's generator for MMIX


def chance(t: Numbers, below: int) -> int:
    """The next number of chance, less than this."""
    t[CHANCE] = t[CHANCE] * FACTOR + ADDED & KEPT
    return (t[CHANCE] >> 32) * below >> 31


def copied(t: Numbers, into: Numbers) -> None:
    """Write a table over another one."""
    write_over(t, into, TABLE_SIZE)


def at_random(r: Numbers, t: Numbers, out: Numbers) -> int:
    """Play a hand to its end by chance; how many actions that took."""
    taken = 0
    while t[HOW] == GOES_ON:
        n = actions(r, t, out)
        play(r, t, out[0] if n == 1 else out[chance(t, n)])
        taken += 1
    return taken


def random_hands(r: Numbers, dealt: Numbers, deck: Numbers, t: Numbers, out: Numbers, hands: int) -> int:
    """Shuffle, deal and play so many hands by chance; how many actions that took."""
    used, taken = tiles_used(r, dealt), 0
    for _ in range(hands):
        shuffle(r, dealt, deck, used)
        copied(dealt, t)
        deal(r, t, deck, used)
        taken += at_random(r, t, out)
        dealt[CHANCE] = t[CHANCE]
    return taken


def tiles_used(r: Numbers, t: Numbers) -> int:
    """How many tiles of a deck come into a hand: all of them, unless nobody ever draws."""
    if ever_draws(r):
        return r[TILES]
    used = 0
    for seat in range(r[PLAYERS]):
        used += t[HELD + seat]
    return used


def shuffle(r: Numbers, t: Numbers, deck: Numbers, used: int) -> None:
    """Put the first tiles of a deck into an order of chance, as many as are used."""
    for at in range(used):
        other = at + chance(t, r[TILES] - at)
        deck[at], deck[other] = deck[other], deck[at]


def deal(r: Numbers, t: Numbers, deck: Numbers, used: int) -> None:
    """Deal hands of the sizes that are written down, find who leads, and put the rest into the stock."""
    at, best = 0, -1
    for seat in range(r[PLAYERS]):
        hand = 0
        for _ in range(t[HELD + seat]):
            tile = deck[at]
            hand |= 1 << tile
            if r[RANK + tile] > best:
                best = r[RANK + tile]
                t[TURN] = seat
            at += 1
        t[HANDS + seat] = hand
    t[STOCK_AT] = at
    t[STOCK_END] = r[TILES]
    for tile in range(at, used):
        t[STOCK + tile] = deck[tile]


def soundly(r: Numbers, t: Numbers, after: Numbers, w: Numbers, out: Numbers, loose: int) -> None:
    """Play a hand to its end as sound players would, who do anything now and then: in so many of 1,000 choices."""
    while t[HOW] == GOES_ON:
        n, chosen = actions(r, t, out), 0
        if n > 1 and loose and chance(t, 1000) < loose:
            chosen = chance(t, n)
        elif n > 1:
            chosen = sound(r, t, after, w, out, n)
        play(r, t, out[chosen])


def outcome(r: Numbers, t: Numbers, seat: int, match: Reals) -> float:
    """What the end of a hand is worth to a seat: its lead over the best of the others, and something for having one."""
    mine, best, known, over = 0.0, 0.0, False, match[M_LAST] > 0
    for other in range(r[PLAYERS]):
        total = match[M_TOTALS + other] + t[SCORES + other]
        if match[M_TARGET] > 0 and total >= match[M_TARGET]:
            over = True
        if r[LOWEST]:
            total = -total
        if t[SIDE + other] == t[SIDE + seat]:
            mine = total
        elif not known or total > best:
            best, known = total, True
    ahead = mine - best - match[M_BEFORE]
    worth = ahead + bonus(ahead, match[M_WON])
    return worth + bonus(mine - best, MATCH_WON) if over else worth


def bonus(ahead: float, amount: float) -> float:
    """What it is worth besides to be ahead, and what it costs to be behind."""
    return amount if ahead > 0 else -amount if ahead < 0 else 0.0


def likelihoods(r: Numbers, tables: Rows, chosen: Numbers, hands: Rows, likely: Reals, w: Numbers, room: Rows) -> None:
    """Multiply the likelihood of every deal by that of each choice, if this was the hand of whoever made it."""
    for made in range(len(chosen)):
        copied(tables[made], room[0])
        seat = room[0][TURN]
        for at in range(len(likely)):
            room[0][HANDS + seat] = hands[made][at]
            likely[at] *= likelihood(r, room[0], room[1], room[CHOICES], chosen[made], w)


def likelihood(r: Numbers, t: Numbers, after: Numbers, out: Numbers, chosen: int, w: Numbers) -> float:
    """How likely a player does this: the better an action looks, the likelier it is."""
    n = actions(r, t, out)
    mine = value(r, t, after, w, chosen)
    total = 0.0
    for at in range(n):
        total += exp(min(20.0, (value(r, t, after, w, out[at]) - mine) / w[W_HEAT]))
    return 1.0 / max(1.0, total)
