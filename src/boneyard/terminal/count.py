"""A count of the tiles that show each number: how many of them somebody sees, and how many are hidden from them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from boneyard.layout import Layout
from boneyard.pages import Game
from boneyard.tiles import BACK, Tile
from boneyard.words import Words


def told(game: Game, state: Any, words: Words) -> list[str]:
    """The count as a small table; the state is a view. Nothing if others hold nothing that is hidden."""
    if not _hidden(state):
        return []
    numbers, tiles = game.tiles.numbers, list(_tiles(state))
    seen = [_showing(tiles, number) for number in numbers]
    unseen = [_showing(game.tiles.tiles, number) - count for number, count in zip(numbers, seen, strict=True)]
    named = [words.letters[number] if words.colours else number for number in numbers]
    rows: dict[str, Sequence[int | str]] = {"count-number": named, "count-seen": seen, "count-unseen": unseen}
    return _rows({words.say(key): row for key, row in rows.items()})


def _hidden(state: Any) -> bool:
    """Whether others hold or may draw what one does not see; where a trick hides tiles, a count would solve it."""
    hands = getattr(state, "hands", ())
    return len(hands) > 1 and BACK in _tiles((hands, getattr(state, "stock", ())))


def _rows(rows: dict[str, Sequence[int | str]]) -> list[str]:
    width = max(map(len, rows))
    return [f"  {name:{width}}{''.join(f'{cell:>4}' for cell in row)}" for name, row in rows.items()]


def _showing(tiles: Iterable[Tile], number: int) -> int:
    return sum(number in tile for tile in tiles)


def _tiles(thing: Any) -> Iterator[Tile]:
    """Every tile that lies anywhere in a state."""
    if isinstance(thing, Tile):
        yield thing
    elif isinstance(thing, Layout):
        yield from thing.tiles
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _tiles(part)
