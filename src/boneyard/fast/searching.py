"""Searching: what each action is worth on average over many deals: solved where they are small, else played out."""

from boneyard.fast.laying import play
from boneyard.fast.places import *
from boneyard.fast.playout import copied, outcome, soundly
from boneyard.fast.solving import UNSOLVED, solve

TRIES = 3  # deals too large to be solved, after which the others are only played out


def weigh(
    r: Numbers,
    table: Numbers,
    codes: Numbers,
    deals: Rows,
    likely: Reals,
    match: Reals,
    w: Numbers,
    worth: Reals,
    room: Rows,
    bounds: Reals,
) -> None:
    """Add to the worth of each action its outcome in every deal, as likely as that is; behind it points, then wins."""
    seat = table[TURN]
    tries = TRIES if w[W_TABLES] > 0 and table[SIDES] == 2 else 0
    for at in range(len(likely)):
        for choice in range(len(codes)):
            set_up(r, table, room[0], deals[at], at)
            play(r, room[0], codes[choice])
            found = UNSOLVED
            if tries > 0:
                found = solve(r, room, bounds, seat, match, w[W_TABLES])
                tries -= 1 if found == UNSOLVED else 0
            if found == UNSOLVED:
                found = played_out(r, seat, match, w, room)
            note(worth, choice, len(codes), found, likely[at], match[M_WON])


def note(worth: Reals, choice: int, choices: int, found: float, likely: float, won: float) -> None:
    """Add an outcome: as it is, without what winning is worth besides, and whether it is a win."""
    worth[choice] += likely * found
    if found > 0:
        worth[choices + choice] += likely * (found - won)
        worth[2 * choices + choice] += likely
    elif found < 0:
        worth[choices + choice] += likely * (found + won)
    else:
        worth[2 * choices + choice] += likely / 2


def set_up(r: Numbers, table: Numbers, t: Numbers, tiles: Numbers, at: int) -> None:
    """A table with the hands and the stock of a deal."""
    copied(table, t)
    for seat in range(r[PLAYERS]):
        t[HANDS + seat] = tiles[seat]
    for place in range(t[STOCK_END] - t[STOCK_AT]):
        t[STOCK + t[STOCK_AT] + place] = tiles[r[PLAYERS] + place]
    t[CHANCE] = 1 + at


def played_out(r: Numbers, seat: int, match: Reals, w: Numbers, room: Rows) -> float:
    """What the first table is worth to a seat, as sound players would go on."""
    soundly(r, room[0], room[1], w, room[CHOICES], w[W_LOOSE])
    return outcome(r, room[0], seat, match)
