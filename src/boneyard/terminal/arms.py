"""The arms of a layout: its tiles in the order in which a finger follows them from the middle to the ends."""

from typing import NamedTuple

from boneyard.layout import End, Layout

Halves = tuple[int, int]  # a tile as it lies: the half towards the middle, the half away from it


class Arm(NamedTuple):
    """Tiles in a row, and what comes after the last: an open end, more arms, or nothing because it is closed."""

    tiles: tuple[Halves, ...]
    end: End | None = None
    arms: tuple["Arm", ...] = ()


class Tree(NamedTuple):
    """The tile in the middle with its arms."""

    middle: Halves
    arms: tuple[Arm, ...]

    @property
    def straight(self) -> bool:
        """Whether it is a line: no more than two arms, and none that branches."""
        return len(self.arms) <= 2 and not any(arm.arms for arm in self.arms)


def from_the_lead(layout: Layout) -> Tree:
    """The layout as it grew."""
    lead = layout.joints[0].tile
    return Tree((lead.low, lead.high), _arms(layout, 0))


def from_the_hub(layout: Layout) -> Tree:
    """The same, but if one later tile alone has arms at its flanks, that tile is the middle."""
    hubs = [at for at in range(1, len(layout.joints)) if len(_begun(layout, at)) > 1]
    return _around(layout, hubs[0]) if len(hubs) == 1 else from_the_lead(layout)


def _begun(layout: Layout, at: int) -> dict[str, int | End]:
    """What grows from a tile, by the names of the ends: the next tile, or an open end."""
    grown: dict[str, int | End] = {joint.end: next_at for next_at, joint in enumerate(layout.joints) if joint.on == at}
    grown |= {end.name: end for end in layout.ends if end.joint == at}
    return dict(sorted(grown.items()))


def _arms(layout: Layout, at: int, but: str = "") -> tuple[Arm, ...]:
    return tuple(_arm(layout, what) for name, what in _begun(layout, at).items() if name != but)


def _arm(layout: Layout, what: int | End) -> Arm:
    tiles: list[Halves] = []
    while isinstance(what, int):
        tiles.append(_halves(layout, what))
        begun = _begun(layout, what)
        if len(begun) != 1:
            return Arm(tuple(tiles), arms=_arms(layout, what))
        (what,) = begun.values()
    return Arm(tuple(tiles), what)


def _halves(layout: Layout, at: int) -> Halves:
    joint = layout.joints[at]
    return joint.tile.other(joint.outer), joint.outer


def _around(layout: Layout, hub: int) -> Tree:
    name = layout.joints[hub].end
    back = [at for at in _path(layout, hub) if at > 0]
    lead = layout.joints[0].tile
    towards = (lead.low, lead.high) if name == "a" else (lead.high, lead.low)
    (beyond,) = _arms(layout, 0, but=name) or (Arm(()),)
    tiles = (*(_halves(layout, at)[::-1] for at in back), towards, *beyond.tiles)
    arms = (*_arms(layout, hub), beyond._replace(tiles=tiles))
    return Tree(_halves(layout, hub), tuple(sorted(arms, key=lambda arm: arm.end.name if arm.end else "")))


def _path(layout: Layout, at: int) -> list[int]:
    """The tiles from this one, itself not among them, back to the lead."""
    path = []
    while layout.joints[at].on >= 0:
        at = layout.joints[at].on
        path.append(at)
    return path
