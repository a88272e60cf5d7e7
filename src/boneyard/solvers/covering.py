"""Whether tiles can cover cells at all, whatever their numbers: a matching of neighbours."""

from collections.abc import Collection

Cell = tuple[int, int]

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def can_be_covered(cells: Collection[Cell]) -> bool:
    """Whether tiles can cover these cells: whether every cell of either colour of a chessboard finds a partner."""
    partner: dict[Cell, Cell] = {}
    dark = [cell for cell in cells if sum(cell) % 2]
    return 2 * len(dark) == len(cells) and all(_finds_partner(cell, set(cells), partner, set()) for cell in dark)


def _finds_partner(cell: Cell, cells: set[Cell], partner: dict[Cell, Cell], asked: set[Cell]) -> bool:
    for near in ((cell[0] + down, cell[1] + right) for down, right in STEPS):
        if near in cells and near not in asked:
            asked.add(near)
            if near not in partner or _finds_partner(partner[near], cells, partner, asked):
                partner[near] = cell
                return True
    return False
