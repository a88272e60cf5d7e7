"""A line: from the left end to the right end, in as many rows as it needs."""

from boneyard.layout import End
from boneyard.terminal.arms import Arm, Tree
from boneyard.terminal.look import Look, wrapped


def draw(tree: Tree, look: Look) -> list[str]:
    """The rows of a line, each end with its name and number."""
    left, right = tree.arms if len(tree.arms) == 2 else (None, tree.arms[0])
    tiles = [look.tile(outer, inner) for inner, outer in reversed(left.tiles)] if left else []
    tiles += [look.tile(*halves) for halves in (tree.middle, *right.tiles)]
    head = f"  {_left(left, look)} " if left else "  "
    tail = f" {_right(right, look)}"
    rows = wrapped([*tiles[:-1], tiles[-1] + tail], look.width - len(head))
    return [(" " * len(head) if number else head) + row for number, row in enumerate(rows)]


def _left(arm: Arm, look: Look) -> str:
    return f"{arm.end.name} {look.half(arm.end.number)} {look.left}" if arm.end else look.closed


def _right(arm: Arm, look: Look) -> str:
    return open_end(arm.end, look) + f" {arm.end.name}" if arm.end else look.closed


def open_end(end: End, look: Look) -> str:
    """An open end and the number it shows."""
    return f"{look.right} {look.half(end.number)}"
