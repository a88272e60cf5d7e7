"""Hands of sound players against others, for `taste.py`: compiled with the twin, and like it on numbers alone."""

from boneyard.fast.laying import actions, kind_of, play, tile_of
from boneyard.fast.places import *
from boneyard.fast.playout import chance, copied
from boneyard.fast.sense import sound, value

RANDOM, HIGHEST, SOUND = range(3)  # players
F_WINS, F_LEAD, F_SQUARES, F_HANDS = range(4)  # results
FAR = 50_000  # actions that differ by more are no choice


def contest(
    r: Numbers, starts: Rows, t: Numbers, room: Rows, one: Numbers, kind: int, other: Numbers, found: Reals
) -> None:
    """Play each start with both seatings: somebody with weights against others of a kind."""
    for at in range(len(starts)):
        for swap in range(2):
            copied(starts[at], t)
            t[CHANCE] = 1 + at * 7919 + swap
            while t[HOW] == GOES_ON:
                n = actions(r, t, room[0])
                if (t[SIDE + t[TURN]] + swap) % 2 == 0:
                    chosen = sound(r, t, room[1], one, room[0], n)
                elif kind == SOUND:
                    chosen = sound(r, t, room[1], other, room[0], n)
                else:
                    chosen = plainly(r, t, room[0], n, kind)
                play(r, t, room[0][chosen])
            noted(r, t, swap, found)


def plainly(r: Numbers, t: Numbers, out: Numbers, n: int, kind: int) -> int:
    """Any tile, or the heaviest; draws only when nothing can be laid. Placings come first among the actions."""
    placings = 0
    while placings < n and kind_of(out[placings]) == PLACE:
        placings += 1
    if placings == 0 or kind == RANDOM:
        return chance(t, max(1, placings))
    best = 0
    for at in range(placings):
        if r[PIPS + tile_of(out[at])] > r[PIPS + tile_of(out[best])]:
            best = at
    return best


def noted(r: Numbers, t: Numbers, swap: int, found: Reals) -> None:
    """Add what a hand has brought to the sides of the one, less what it has to those of the other, on average."""
    ours, theirs, us, them = 0.0, 0.0, 0, 0
    for seat in range(r[PLAYERS]):
        won = -t[SCORES + seat] if r[LOWEST] else t[SCORES + seat]
        if (t[SIDE + seat] + swap) % 2 == 0:
            ours += won
            us += 1
        else:
            theirs += won
            them += 1
    lead = ours / us - theirs / them
    found[F_WINS] += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    found[F_LEAD] += lead
    found[F_SQUARES] += lead * lead
    found[F_HANDS] += 1.0


def gaps(r: Numbers, starts: Rows, t: Numbers, room: Rows, weights: Numbers, found: Reals) -> None:
    """Add up by how much the best placing looks better than the next, where hands are played by chance."""
    for at in range(len(starts)):
        copied(starts[at], t)
        t[CHANCE] = 1 + at * 7919
        while t[HOW] == GOES_ON:
            n = actions(r, t, room[0])
            best, second = -FAR, -FAR
            for choice in range(n):
                if kind_of(room[0][choice]) == PLACE:
                    looks = value(r, t, room[1], weights, room[0][choice])
                    second = max(second, min(looks, best))
                    best = max(best, looks)
            if second > -FAR and best - second < FAR:
                found[0] += best - second
                found[1] += 1.0
            play(r, t, room[0][chance(t, n)])
