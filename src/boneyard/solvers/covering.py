"""How many tiles can lie on cells, whatever their numbers: a matching of neighbours."""

from collections.abc import Collection

Cell = tuple[int, int]

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def room(cells: Collection[Cell]) -> int:
    """How many tiles fit on these cells: how many cells of one colour of a chessboard find a partner of the other."""
    partner: dict[Cell, Cell] = {}
    return sum(_finds_partner(cell, set(cells), partner, set()) for cell in cells if sum(cell) % 2)


def _finds_partner(cell: Cell, cells: set[Cell], partner: dict[Cell, Cell], asked: set[Cell]) -> bool:
    for near in ((cell[0] + down, cell[1] + right) for down, right in STEPS):
        if near in cells and near not in asked:
            asked.add(near)
            if near not in partner or _finds_partner(partner[near], cells, partner, asked):
                partner[near] = cell
                return True
    return False
