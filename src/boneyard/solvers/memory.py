"""Domino memory: whether and how a picture of numbers can be cut into exactly these tiles.

At every step the cell or the tile with the fewest choices is settled first, so that what is forced costs nothing.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from boneyard.tiles import Tile

Cell = tuple[int, int]
Border = tuple[Cell, Cell]

MANY = 200  # cuts; where there are more, nothing is called certain


class Hint(NamedTuple):
    """Two cells to join, and whether every cut joins them."""

    border: Border
    forced: bool


def by_rows(rows: Sequence[Sequence[int | None]]) -> dict[Cell, int]:
    """The picture with these rows of numbers; None is no cell."""
    return {(y, x): number for y, row in enumerate(rows) for x, number in enumerate(row) if number is not None}


def can_be_cut(picture: Mapping[Cell, int], tiles: Iterable[Tile]) -> bool:
    """Whether the picture can be cut into exactly these tiles."""
    return next(cuts(picture, tiles), None) is not None


def cuts(picture: Mapping[Cell, int], tiles: Iterable[Tile]) -> Iterator[tuple[Border, ...]]:
    """Every way to cut the picture into exactly these tiles: the pairs of cells in the order of the picture."""
    wanted = Counter(tiles)
    shown = Counter(number for tile in wanted.elements() for number in tile)
    if shown != Counter(picture.values()):
        return
    places = [(cell, near) for cell in sorted(picture) for near in _right_and_below(cell) if near in picture]
    for found in _cuts(places, wanted, picture, len(picture)):
        yield tuple(sorted(found))


def hint(picture: Mapping[Cell, int], tiles: Iterable[Tile]) -> Hint | None:
    """Two cells that every cut joins, or failing that some cut; None where there is no cut, or nothing to be cut."""
    found = list(islice(cuts(picture, tiles), MANY))
    if not found or not found[0]:
        return None
    common = [border for border in found[0] if all(border in cut for cut in found)]
    return Hint((common or found[0])[0], bool(common) and len(found) < MANY)


def astray(picture: Mapping[Cell, int], tiles: Iterable[Tile], laid: Iterable[Border]) -> tuple[Border, ...]:
    """The tiles to lift from a dead end: in the order laid, each that the ones kept before it rule out."""
    wanted = tuple(tiles)
    kept: list[Border] = []
    lifted: list[Border] = []
    for border in laid:
        (kept if can_be_cut(*_without(picture, wanted, (*kept, border))) else lifted).append(border)
    return tuple(lifted)


def _without(
    picture: Mapping[Cell, int], tiles: Iterable[Tile], borders: tuple[Border, ...]
) -> tuple[dict[Cell, int], Counter[Tile]]:
    """The cells and tiles that are left when these are laid."""
    gone = {cell for border in borders for cell in border}
    left = Counter(tiles) - Counter(_tile(border, picture) for border in borders)
    return {cell: number for cell, number in picture.items() if cell not in gone}, left


def _right_and_below(cell: Cell) -> tuple[Cell, Cell]:
    row, column = cell
    return (row, column + 1), (row + 1, column)


def _cuts(
    places: list[Border], wanted: Counter[Tile], picture: Mapping[Cell, int], open_cells: int
) -> Iterator[tuple[Border, ...]]:
    """The cuts of the cells that are still open, from the places that are still free."""
    if not open_cells:
        yield ()
        return
    for place in _fewest(places, wanted, picture, open_cells):
        tile = _tile(place, picture)
        left = wanted - Counter([tile])
        free = [other for other in places if not set(place) & set(other) and _tile(other, picture) in left]
        for rest in _cuts(free, left, picture, open_cells - 2):
            yield (place, *rest)


def _tile(place: Border, picture: Mapping[Cell, int]) -> Tile:
    return Tile.of(picture[place[0]], picture[place[1]])


def _fewest(places: list[Border], wanted: Counter[Tile], picture: Mapping[Cell, int], open_cells: int) -> list[Border]:
    """The places for the cell or the single tile that has the fewest; none if one has none at all."""
    cells: dict[Cell, list[Border]] = {}
    tiles: dict[Tile, list[Border]] = {}
    for place in places:
        for cell in place:
            cells.setdefault(cell, []).append(place)
        tiles.setdefault(_tile(place, picture), []).append(place)
    if len(cells) < open_cells or len(tiles) < len(wanted):
        return []
    singles = [found for tile, found in tiles.items() if wanted[tile] == 1]
    return min([*cells.values(), *singles], key=len)
