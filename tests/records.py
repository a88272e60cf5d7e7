"""Records of matches that were played by chance: small ones for tests that damage them, and any for round trips."""

from dataclasses import replace
from random import Random

from boneyard import PAGES, Record
from boneyard.local_table import Table
from boneyard.pages import Page, Value

CHOSEN: dict[str, dict[str, Value]] = {
    "plain-block": {"hands": 2},
    "fives-and-threes": {"exact31": True, "target": 9},
    "netz": {"bn_third_draw": "pass", "hands": 1},
    "barricade": {"host": "tiddle-wink", "barricade_any_double": True},
    "muggins": {"four_individual": True, "target": 5},
    "sebastopol-pairs": {},
}
NAMES = ("Ada: the first", "Лев", "o'Neill", "玲", "Eve", "Fay", "Gus", "Hal", "Ida")


def played(
    page: Page, options: dict[str, Value], players: int, rng: Random, hands: int = 1, most: int = 5_000
) -> Table:
    """A match over so many hands, or cut off after so many actions."""
    game = page.game(options)
    table = Table.new(game, players, NAMES[:players], "2024-05-17")
    for _ in range(most):
        if table.match.over or (table.match.dealing and table.match.hands == hands):
            return table
        if table.match.dealing:
            table = table.dealt(rng)
        else:
            seat = rng.choice(sorted(table.match.turn))
            table = table.played(seat, rng.choice(table.match.actions(seat)))
    return table


def small_records() -> dict[str, Record]:
    """A record of each of some games, one with the proof of a fair deal, and one that stops in mid-hand."""
    pages = {page.id: page for page in PAGES}
    found = {}
    for name, options in CHOSEN.items():
        game = pages[name].game(options)
        found[name] = played(pages[name], options, game.players[0], Random(name), hands=2).record
    hands = tuple(replace(hand, proof="seed 00ff77 players 12 34") for hand in found["netz"].hands)
    found["fair"] = replace(found["netz"], match="table-17", hands=hands)
    unfinished = played(pages["draw"], {}, 3, Random(1), hands=2, most=9)
    return found | {"unfinished": unfinished.record}
