"""Playing the games for one in tests: by words, and by chance."""

from random import Random
from typing import Any

from boneyard.local_table import Table
from boneyard.match import Match
from boneyard.pages import Game, Page, Value
from boneyard.tiles import Deck, parse_tiles
from tests.laws import MOST_ACTIONS, hold_all, points_add_up

# All 28 tiles in a line from 2 to 2, to be laid at one end; without the last it ends in 2 and 5.
RING = parse_tiles(
    "2-2 2-0 0-0 0-1 1-1 1-2 2-3 3-3 3-0 0-4 4-4 4-1 1-3 3-4 4-2 2-6 6-6 6-0 0-5 5-5 5-1 1-6 6-3 3-5 5-4 4-6 6-5 5-2"
)


def deck(game: Game, first: str) -> Deck:
    """A deck that begins with these tiles; the others follow in the order of the set."""
    named = parse_tiles(first)
    return game.tiles.check((*named, *(tile for tile in game.tiles.tiles if tile not in named)))


def dealt(page: Page, first: str, **options: Value) -> Match:
    """A match after the deal of a deck that begins with these tiles."""
    game = page.game(options)
    return Match.new(game, 1).deal(deck(game, first))


def played(match: Match, moves: str) -> tuple[Match, tuple[Any, ...]]:
    """The match after these moves, and what happened."""
    seen: tuple[Any, ...] = ()
    for text in moves.split():
        match, events = match.play(0, match.game.read(text))
        seen += events
    return match, seen


def actions(match: Match) -> set[str]:
    """What may be done now, as text."""
    return set(map(str, match.actions(0)))


def by_chance(game: Game, rng: Random, lawful: bool = False) -> Table:
    """The table after a hand played by chance; on request every law is held after every action."""
    table = Table.new(game, 1).dealt(rng)
    for _ in range(MOST_ACTIONS):
        if lawful:
            hold_all(table.match, rng)
        if table.match.over:
            points_add_up(table)
            return table
        table = table.played(0, rng.choice(table.match.actions(0)))
    raise AssertionError(f"The hand does not end: {table.record}")
