"""What lies on a table in the words of a sample: a line goes to and fro, the arms of a spinner go straight."""

from collections.abc import Iterator, Sequence
from typing import Any

from boneyard.server.drawing.pen import halves_of

LONG = 15  # short sides of a tile in a row, after which a line turns
WAYS = ("r", "l", "u", "d")  # where the arms of a spinner go

Laid = tuple[int, int]  # the halves of a tile: first the one that touches what lies there


def words_of(joints: Sequence[dict[str, Any]]) -> str | None:
    """The tiles that were laid, in the words of a sample; None if there are none, or if they branch too often."""
    arms = _arms(joints)
    if arms is None:
        return None
    first = halves_of(joints[0]["tile"])
    if len(arms) <= 2:
        return " ".join(_to_and_fro(_in_line(first, [*arms, [], []])))
    return f"0,0@90 {_text(first)} " + " ".join(_straight(arm, way) for arm, way in zip(arms, WAYS, strict=False))


def _arms(joints: Sequence[dict[str, Any]]) -> list[list[Laid]] | None:
    """The tiles that follow the first one, arm by arm; None if there are more arms than can be drawn."""
    after: dict[int, list[int]] = {}
    for at, joint in enumerate(joints):
        after.setdefault(joint["on"], []).append(at)
    if not joints or any(len(on) > 1 for at, on in after.items() if at != 0) or len(after.get(0, ())) > len(WAYS):
        return None
    return [[_laid(joints[at]) for at in _following(start, after)] for start in after.get(0, ())]


def _following(start: int, after: dict[int, list[int]]) -> Iterator[int]:
    at: int | None = start
    while at is not None:
        yield at
        at = after[at][0] if at in after else None


def _laid(joint: dict[str, Any]) -> Laid:
    one, other = halves_of(joint["tile"])
    return (one, other) if joint["outer"] == other else (other, one)


def _in_line(first: Laid, arms: list[list[Laid]]) -> list[Laid]:
    """The whole line from its left end: the tiles of the second arm turned around."""
    right, left = arms[0], arms[1]
    turned = (right and right[0][0] == first[0]) or (left and left[0][0] == first[1])
    return [*(tile[::-1] for tile in reversed(left)), first[::-1] if turned else first, *right]


def _to_and_fro(line: list[Laid]) -> Iterator[str]:
    """A row to the right, one tile down, a row to the left; it turns where no double is in the way."""
    room, way = float(LONG), "r"
    for at, tile in enumerate(line):
        plain = tile[0] != tile[1] and at > 0 and line[at - 1][0] != line[at - 1][1]
        if room <= 0 and plain:
            way, room = "l" if way == "r" else "r", float(LONG)
            yield from ("d", _text(tile), way)
        else:
            room -= 2 if tile[0] != tile[1] else 1
            yield _text(tile)


def _straight(arm: list[Laid], way: str) -> str:
    start = {"r": "0.5,0r", "l": "-0.5,0l", "u": "0,-1u", "d": "0,1d"}[way]
    return " ".join([start, *map(_text, arm)])


def _text(tile: Laid) -> str:
    return f"{tile[0]}-{tile[1]}"
