"""Solving: what a hand is worth to two sides who see all the tiles and play as well as can be."""

from boneyard.fast.laying import actions, play
from boneyard.fast.places import *
from boneyard.fast.playout import copied, outcome

UNSOLVED = 1e9


def solve(r: Numbers, room: Rows, bounds: Reals, seat: int, match: Reals, most: int) -> float:
    """The worth of the first table to a seat by the best play of both sides; UNSOLVED if that takes too many."""
    if room[0][HOW] != GOES_ON:
        return outcome(r, room[0], seat, match)
    bounds[0], bounds[1] = -UNSOLVED, UNSOLVED
    depth, tables = 0, 0
    open_choice(r, room, bounds, seat, 0)
    while True:
        tried = room[TRIED][depth]
        if tried < room[COUNTS][depth] and bounds[3 * depth] < bounds[3 * depth + 1]:
            room[TRIED][depth] = tried + 1
            tables += 1
            if tables > most or depth + 2 >= DEEPEST:
                return UNSOLVED
            copied(room[depth], room[depth + 1])
            play(r, room[depth + 1], room[CHOICES + depth][tried])
            if room[depth + 1][HOW] != GOES_ON:
                back_up(room, bounds, depth, outcome(r, room[depth + 1], seat, match))
            else:
                depth += 1
                bounds[3 * depth], bounds[3 * depth + 1] = bounds[3 * depth - 3], bounds[3 * depth - 2]
                open_choice(r, room, bounds, seat, depth)
        elif depth == 0:
            return bounds[2]
        else:
            depth -= 1
            back_up(room, bounds, depth, bounds[3 * depth + 5])


def open_choice(r: Numbers, room: Rows, bounds: Reals, seat: int, depth: int) -> None:
    """Write down what can be done at a table."""
    t = room[depth]
    room[COUNTS][depth] = actions(r, t, room[CHOICES + depth])
    room[TRIED][depth] = 0
    ours = t[SIDE + t[TURN]] == t[SIDE + seat]
    room[OURS][depth] = 1 if ours else 0
    bounds[3 * depth + 2] = -UNSOLVED if ours else UNSOLVED


def back_up(room: Rows, bounds: Reals, depth: int, worth: float) -> None:
    """Take in what one action leads to."""
    at = 3 * depth
    if room[OURS][depth]:
        bounds[at + 2] = max(bounds[at + 2], worth)
        bounds[at] = max(bounds[at], worth)
    else:
        bounds[at + 2] = min(bounds[at + 2], worth)
        bounds[at + 1] = min(bounds[at + 1], worth)
