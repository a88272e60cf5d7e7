"""Crosses, stars and chicken feet: a row for every arm, under the tile from which it grows."""

from boneyard.terminal.arms import Arm, Tree
from boneyard.terminal.line import open_end
from boneyard.terminal.look import Look, wrapped

LABEL = 5


def draw(tree: Tree, look: Look) -> list[str]:
    """The middle, then its arms; the rows with an open end begin with its name."""
    return [" " * LABEL + look.tile(*tree.middle), *_arms(tree.arms, "", look)]


def _arms(arms: tuple[Arm, ...], beside: str, look: Look) -> list[str]:
    rows = []
    for arm in arms:
        last = arm is arms[-1]
        rows += _rows(arm, beside + look.branch(last), beside + look.beside(last), look)
        rows += _arms(arm.arms, f"{beside}{look.beside(last)} ", look)
    return rows


def _rows(arm: Arm, first: str, beside: str, look: Look) -> list[str]:
    label = f"{arm.end.name}: ".rjust(LABEL) if arm.end else " " * LABEL
    rows = wrapped(_pieces(arm, look), look.width - LABEL - len(first))
    return [label + first + rows[0], *(" " * LABEL + beside + row for row in rows[1:])]


def _pieces(arm: Arm, look: Look) -> list[str]:
    tiles = [look.tile(*halves) for halves in arm.tiles]
    if arm.arms:
        return tiles
    end = f" {open_end(arm.end, look)}" if arm.end else f" {look.closed}"
    return [*tiles[:-1], tiles[-1] + end] if tiles else [end]
