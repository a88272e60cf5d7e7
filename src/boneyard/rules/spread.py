"""The layout grows: which ends a laid tile opens."""

from collections.abc import Callable
from dataclasses import dataclass

from boneyard.layout import End, Layout
from boneyard.tiles import Tile, new

# the layout before, the tile, the end it is laid at (None for the lead), the number it leaves open
Spread = Callable[[Layout, Tile, End | None, int], tuple[End, ...]]


def line(layout: Layout, tile: Tile, end: End | None, outer: int) -> tuple[End, ...]:
    """Two ends; every tile passes its end on."""
    at = len(layout.joints)
    if end is None:
        return End("a", tile.low, at), End("b", tile.high, at)
    return (new(End, (end.name, outer, at, False, False)),)


def one_end(layout: Layout, tile: Tile, end: End | None, outer: int) -> tuple[End, ...]:
    """A single end; a lead leaves its larger half open."""
    return (End("a", tile.high if end is None else outer, len(layout.joints)),)


@dataclass(frozen=True)
class Star:
    """The double that leads has so many arms, which may have to be begun before they grow."""

    arms: int
    fill_first: bool = False

    def __call__(self, layout: Layout, tile: Tile, end: End | None, outer: int) -> tuple[End, ...]:
        """The ends of the tile."""
        if end is None and tile.double:
            return tuple(End(name, tile.high, 0, self.fill_first) for name in layout.fresh(self.arms))
        return line(layout, tile, end, outer)


def spinner(layout: Layout, tile: Tile, end: End | None, outer: int) -> tuple[End, ...]:
    """A line whose first double is open on its flanks too."""
    through = line(layout, tile, end, outer)
    if not tile.double or any(joint.tile.double for joint in layout.joints):
        return through
    names = "cd" if end is None else layout.fresh(2)
    return through + tuple(End(name, tile.high, len(layout.joints), side=True) for name in names)


@dataclass(frozen=True)
class Feet:
    """Every double but the lead wants three toes before anything else; the lead wants its own number of arms."""

    open_arms: int

    def __call__(self, layout: Layout, tile: Tile, end: End | None, outer: int) -> tuple[End, ...]:
        """The ends of the tile."""
        if not tile.double or (end is None and self.open_arms == 2):
            return line(layout, tile, end, outer)
        names = layout.fresh(self.open_arms) if end is None else end.name + layout.fresh(2)
        return tuple(End(name, tile.high, len(layout.joints), first=True) for name in names)
