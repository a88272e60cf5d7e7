"""The table of solo 1: the rows with their free tiles, and the line."""

from typing import Any

from boneyard.games.solo_1 import Rows, Solo1
from boneyard.terminal import alone
from boneyard.terminal.look import Look
from boneyard.tiles import Deck, Seat
from boneyard.words import Words

TILE = 5  # columns


def picture(game: Solo1, state: Rows, seat: Seat | None, words: Words, look: Look) -> str:
    """The rows as they are left, each with an arrow before its free tile; then the line."""
    rows = [_row(row.tiles, look) for row in state.rows if row.tiles]
    return "\n".join([*rows, *([""] if rows else []), *alone.line(state.layout, words, look)])


def _row(tiles: Deck, look: Look) -> str:
    *covered, free = [look.tile(*tile) for tile in tiles]
    return f"  {''.join(covered)} {look.right}{free}"


def about(game: Solo1, state: Rows, thing: Any) -> dict[str, Any]:
    """What the words for an action or an event need to know."""
    return alone.about(state, thing)
