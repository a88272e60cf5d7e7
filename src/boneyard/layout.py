"""The layout: tiles joined on the table, and the ends where more may be laid."""

from typing import NamedTuple

from boneyard.tiles import Seat, Tile, new, pips


class End(NamedTuple):
    """A place where a tile may be laid; its name stays when the arm grows."""

    name: str
    number: int
    joint: int  # which tile of the layout shows it
    first: bool = False  # to be filled before any other end
    side: bool = False  # the flank of a spinner: counts nothing until a tile lies there


class Joint(NamedTuple):
    """One laid tile: the end it was laid at, the tile it touches there, who laid it, the number it left open."""

    tile: Tile
    end: str
    on: int
    seat: Seat
    outer: int


class Layout(NamedTuple):
    """All the tiles on the table in the order they were laid, and all the ends."""

    joints: tuple[Joint, ...] = ()
    ends: tuple[End, ...] = ()

    @property
    def open(self) -> tuple[End, ...]:
        """The ends where a tile may be laid now: those to be filled first, if there are any."""
        ends = self.ends
        for end in ends:
            if end.first:
                return tuple(end for end in ends if end.first)
        return ends

    @property
    def numbers(self) -> tuple[int, ...]:
        """The different numbers open now, in order."""
        return tuple(sorted({end.number for end in self.open}))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles on the table in the order they were laid."""
        return tuple(joint.tile for joint in self.joints)

    @property
    def pips(self) -> int:
        """All the pips on the table."""
        return pips(self.tiles)

    def end(self, name: str) -> End:
        """The end of this name."""
        for end in self.ends:
            if end.name == name:
                return end
        raise KeyError(name)

    def total(self) -> int:
        """The total of the ends: a double at an end counts both halves, a lone tile counts once."""
        if len(self.joints) == 1:
            return sum(self.joints[0].tile)
        showing = {end.joint: end.number for end in self.ends if not end.side}  # a double with two open ends once
        total = 0
        for joint, number in showing.items():
            low, high = self.joints[joint].tile
            total += 2 * number if low == high else number
        return total

    def lay(self, tile: Tile, end: End | None, seat: Seat, outer: int, opens: tuple[End, ...]) -> "Layout":
        """The layout with one tile more, whose new ends stand in the place of the end it was laid at."""
        if end is None:
            return Layout((Joint(tile, "", -1, seat, outer),), opens)
        at = self.ends.index(end)
        ends = self.ends[:at] + opens + self.ends[at + 1 :]
        last = (new(Joint, (tile, end.name, end.joint, seat, outer)),)
        return new(Layout, (self.joints + last, ends))

    def fresh(self, count: int) -> str:
        """Names for new ends, as many as are wanted: the next letters that are not in use."""
        last = max((ord(end.name) for end in self.ends), default=ord("a") - 1)
        return "".join(chr(last + 1 + i) for i in range(count))
