"""A hand of tiles, and under each tile the numbers of the actions that lay it."""

from collections.abc import Sequence
from typing import Any

from boneyard.terminal.look import Look, wrapped
from boneyard.tiles import Deck, Seat, Tile


def held(state: Any, seat: Seat) -> Deck:
    """The tiles that a seat holds, sorted; none in a game without hands."""
    hands = getattr(state, "hands", ())
    return tuple(sorted(hands[seat].tiles)) if hands else ()


def in_order(actions: Sequence[Any], tiles: Deck) -> list[Any]:
    """The actions, those that lay a tile in the order of the hand and before the others."""
    places: dict[Tile | None, int] = {tile: at for at, tile in enumerate(tiles)}
    return sorted(actions, key=lambda action: places.get(tile_of(action), len(tiles)))


def tile_of(action: Any) -> Tile | None:
    """The tile that an action lays, if it lays one."""
    tile = getattr(action, "tile", None)
    return tile if isinstance(tile, Tile) else None


def draw(tiles: Deck, actions: Sequence[Any], look: Look) -> list[str]:
    """The tiles in a row, or in several."""
    numbers = [_numbers(tile, actions) for tile in tiles]
    faces = [look.tile(*tile) for tile in tiles]
    cell = max(map(len, (*faces, *numbers))) + 1
    upper = wrapped([face.center(cell) for face in faces], look.width - 2)
    lower = wrapped([number.center(cell) for number in numbers], look.width - 2)
    rows = [row for pair in zip(upper, lower, strict=True) for row in pair]
    return [look.painted(f"  {row}".rstrip()) for row in rows if row.strip()]


def _numbers(tile: Tile, actions: Sequence[Any]) -> str:
    return ",".join(str(at) for at, action in enumerate(actions, 1) if tile_of(action) == tile)
