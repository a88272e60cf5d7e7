"""Whether tiles can cover cells at all."""

import pytest

from boneyard.games.frame import Cell
from boneyard.solvers.covering import can_be_covered


@pytest.mark.parametrize(
    "cells, whole",
    [
        ("", True),
        ("a1 a2", True),
        ("a1 b2", False),
        ("a1 a2 a3 b2", False),
        ("a1 a2 b1 c1", True),
        ("a1 a2 a3 b1 b3 c1 c2 c3", True),
        ("a1 a2 b2 c2 c1 d1 d2 e2", True),
        ("a1 a2 a3 b2 c2 d1 d2 d3", False),
    ],
)
def test_cells_can_be_covered_with_tiles_or_they_cannot(cells: str, whole: bool) -> None:
    assert can_be_covered([Cell.parse(cell) for cell in cells.split()]) is whole
