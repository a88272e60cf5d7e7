"""How many tiles fit on cells."""

import pytest

from boneyard.games.frame import Cell
from boneyard.solvers.covering import room


@pytest.mark.parametrize(
    "cells, tiles",
    [
        ("", 0),
        ("a1", 0),
        ("a1 a2", 1),
        ("a1 b2", 0),
        ("a1 a2 a3", 1),
        ("a1 a2 a3 b2", 1),
        ("a1 a2 b1 c1", 2),
        ("a1 a2 a3 b1 b3 c1 c2 c3", 4),
        ("a1 a2 b2 c2 c1 d1 d2 e2", 4),
        ("a1 a2 a3 b2 c2 d1 d2 d3", 3),
    ],
)
def test_so_many_tiles_fit_on_these_cells(cells: str, tiles: int) -> None:
    assert room([Cell.parse(cell) for cell in cells.split()]) == tiles
