"""Perft: how many different sequences of actions a deal allows, one action deep, two actions deep, and so on.

One wrong legal action anywhere changes the counts. They are kept in perft.txt; a changed rule is a new version of its
page and wants them counted anew:

    python -m tests.perft            counts the games that are missing
    python -m tests.perft ID ...     counts these anew
"""

import sys
from collections.abc import Iterable, Iterator
from itertools import count, islice
from math import gcd
from pathlib import Path
from typing import Any

from boneyard import PAGES, Redeal
from boneyard.pages import Game, Page
from boneyard.tiles import Deck

KEPT = Path(__file__).with_suffix(".txt")
DECKS = 3
ENOUGH = 600  # sequences; where there are more we look no deeper
DEEPEST = 16

Key = tuple[str, int, int, int]  # game, version, players, which deck


def decks(game: Game, players: int) -> Iterator[Deck]:
    """Decks that the rules accept: the set in steps of some width, so that no generator of chance is part of it."""
    tiles = game.tiles.tiles
    for step in (step for step in count(5) if gcd(step, len(tiles)) == 1):
        deck = tuple(tiles[(3 + at * step) % len(tiles)] for at in range(len(tiles)))
        try:
            game.start(players, deck)
        except Redeal:
            continue
        yield deck


def followers(game: Game, state: Any) -> Iterator[Any]:
    """The tables after every action that anybody may do."""
    for seat in sorted(state.turn):
        for action in game.actions(state, seat):
            yield game.play(state, seat, action)[0]


def sequences(game: Game, state: Any) -> Iterator[int]:
    """How many sequences of one action there are, of two, of three, and so on, until there are enough."""
    tables = [state]
    while tables:
        number = sum(len(game.actions(table, seat)) for table in tables for seat in table.turn)
        yield number
        tables = [after for table in tables for after in followers(game, table)] if number <= ENOUGH else []


def counted(page: Page) -> dict[Key, tuple[int, ...]]:
    """The counts of a game with the fewest players, for each of some decks."""
    game, players = page.game(), page.players[0]
    return {
        (page.id, page.version, players, number): tuple(islice(sequences(game, game.start(players, deck)), DEEPEST))
        for number, deck in enumerate(islice(decks(game, players), DECKS), 1)
    }


def kept() -> dict[Key, tuple[int, ...]]:
    """The counts in the file."""
    lines = KEPT.read_text(encoding="utf-8").splitlines() if KEPT.exists() else []
    return dict(_read(line) for line in lines)


def _read(line: str) -> tuple[Key, tuple[int, ...]]:
    key, _, numbers = line.partition(": ")
    name, version, players, number = key.split()
    return (name, int(version), int(players), int(number)), tuple(map(int, numbers.split()))


def write(pages: Iterable[Page]) -> None:
    """Count these games anew and keep the counts, in the order of the catalogue."""
    anew = {page.id: counted(page) for page in pages}
    old = {name: {key: numbers for key, numbers in kept().items() if key[0] == name} for name in _ids()}
    entries = [entry for name in _ids() for entry in (anew.get(name) or old[name]).items()]
    lines = (f"{' '.join(map(str, key))}: {' '.join(map(str, numbers))}\n" for key, numbers in entries)
    KEPT.write_text("".join(lines), encoding="utf-8")


def _ids() -> list[str]:
    return [page.id for page in PAGES]


def missing() -> list[Page]:
    """The pages without counts."""
    known = {name for name, *_ in kept()}
    return [page for page in PAGES if page.id not in known]


if __name__ == "__main__":
    write([page for page in PAGES if page.id in sys.argv[1:]] or missing())
