"""A wall of two storeys: every tile covers half of its neighbour in the other storey."""

from boneyard.layout import Layout
from boneyard.terminal.arms import Tree, from_the_lead
from boneyard.terminal.look import Look
from boneyard.words import Words

HALF = 3  # columns for half a tile


def draw(layout: Layout, words: Words, look: Look) -> list[str]:
    """The upper and the lower storey, cut into strips where they are too wide."""
    tree = from_the_lead(layout)
    names = [words.say("upper-storey"), words.say("lower-storey")]
    margin = max(map(len, names)) + 4
    storeys = _storeys(tree, look)
    room = (look.width - margin) // HALF * HALF
    strips = range(0, len(storeys[0]), room)
    rows = [
        [f"  {name:{margin - 2}}{storey[at : at + room]}".rstrip() for name, storey in zip(names, storeys, strict=True)]
        for at in strips
    ]
    return [*rows[0], *(line for strip in rows[1:] for line in ("", *strip))]


def upstairs(layout: Layout, end: str) -> bool:
    """Whether the open half at this end is in the upper storey: every tile changes the storey."""
    return sum(joint.end == end for joint in layout.joints) % 2 == 1


def _storeys(tree: Tree, look: Look) -> list[str]:
    left, right = tree.arms
    tiles = [(outer, inner) for inner, outer in reversed(left.tiles)] + [tree.middle, *right.tiles]
    rows = ["", ""]
    for at, halves in enumerate(tiles):
        storey = _storey(at - len(left.tiles))
        rows[storey] = rows[storey].ljust(HALF * (at + 2)) + look.long_tile(*halves)
    return _with_ends(rows, tree, look)


def _with_ends(rows: list[str], tree: Tree, look: Look) -> list[str]:
    left, right = tree.arms
    start, stop = _storey(-len(left.tiles)), _storey(len(right.tiles))
    if left.end:
        rows[start] = f"{left.end.name} {left.end.number} {look.left}".ljust(2 * HALF) + rows[start][2 * HALF :]
    if right.end:
        rows[stop] += f" {look.right} {right.end.number} {right.end.name}"
    width = max(map(len, rows))
    return [row.ljust(width) for row in rows]


def _storey(steps: int) -> int:
    """0 is the upper storey, 1 the lower, where the lead lies."""
    return 1 - steps % 2
