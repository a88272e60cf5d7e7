"""The pen: reads the words of a sample one after the other, and knows where the next tile would lie.

The client draws the same words (client/src/catalogue/small.ts); docs/adding-a-game.md lists them.
"""

import math
import re
from dataclasses import dataclass, field
from typing import NamedTuple

TURNS = {"r": 0, "d": 90, "l": 180, "u": 270}
POINT = re.compile(r"(-?[\d.]+),(-?[\d.]+)(?:@(-?\d+)|([rdlu]))?")
LIFT = 0.26, 0.39  # how far a tile on top of others is shifted


class Small(NamedTuple):
    """A tile of a drawing: its middle in short sides of a tile, how far it is turned, its halves if it lies open."""

    x: float
    y: float
    turn: int
    halves: tuple[int, int] | None
    level: int  # how high it lies: 0 is the table

    @property
    def middle(self) -> tuple[float, float]:
        """Where its middle is seen: higher tiles are shifted."""
        return self.x - LIFT[0] * self.level, self.y - LIFT[1] * self.level

    @property
    def corners(self) -> list[tuple[float, float]]:
        """Its corners as they are seen."""
        (x, y), (cos, sin) = self.middle, _way(self.turn)
        sides = ((-1, -0.5), (1, -0.5), (1, 0.5), (-1, 0.5))
        return [(x + across * cos - along * sin, y + across * sin + along * cos) for across, along in sides]


Stroke = tuple[float, float, float, float]  # from one point to another


class Box(NamedTuple):
    """The space that something takes."""

    x: float
    y: float
    width: float
    height: float


@dataclass
class Pen:
    """Draws word after word."""

    tiles: list[Small] = field(default_factory=list)
    lines: list[Stroke] = field(default_factory=list)
    colours: bool = False  # the tiles show colours
    x: float = 0
    y: float = 0
    turn: int = 0
    level: int = 0
    alone: bool = False  # the next tile lies alone, with its middle here

    def read(self, word: str) -> None:
        """Draw one word more; the signs with points are left out, since letters would need a font."""
        if point := POINT.fullmatch(word):
            self._go(point)
        elif word in TURNS:
            self._bend(TURNS[word])
        elif word == "|":
            self._bar()
        elif word == "^":
            self.level += 1
        elif word == "colours":
            self.colours = True
        elif word.startswith("#"):
            self._grid(*map(float, word[1:].split(",")))
        elif not word.startswith("="):
            self._lay(word)

    def _go(self, point: re.Match[str]) -> None:
        x, y, turn, way = point.groups()
        self.x, self.y, self.alone = float(x), float(y), turn is not None
        self.turn = int(turn) if self.alone else TURNS[way or "r"]

    def _forth(self, far: float) -> None:
        cos, sin = _way(self.turn)
        self.x, self.y = round(self.x + far * cos, 3), round(self.y + far * sin, 3)

    def _bend(self, turn: int) -> None:
        """Around the corner: on at the side of the half that was laid last."""
        self._forth(-0.5)
        self.turn = turn
        self._forth(0.5)

    def _lay(self, word: str) -> None:
        halves = None if "?" in word else halves_of(word)
        across = halves is not None and halves[0] == halves[1] and not self.alone
        half = 0.0 if self.alone else 0.5 if across else 1.0
        self._forth(half)
        self.tiles.append(Small(self.x, self.y, self.turn + (90 if across else 0), halves, self.level))
        self._forth(half)

    def _bar(self) -> None:
        self._forth(0.55)
        cos, sin = _way(self.turn)
        self.lines.append((self.x - 1.4 * sin, self.y - 1.4 * cos, self.x + 1.4 * sin, self.y + 1.4 * cos))

    def _grid(self, x: float, y: float, columns: float, rows: float, width: float, height: float) -> None:
        right, bottom = x + columns * width, y + rows * height
        self.lines += [(x + at * width, y, x + at * width, bottom) for at in range(int(columns) + 1)]
        self.lines += [(x, y + at * height, right, y + at * height) for at in range(int(rows) + 1)]

    @property
    def box(self) -> Box:
        """The box around everything."""
        points = [corner for tile in self.tiles for corner in tile.corners]
        points += [point for line in self.lines for point in (line[:2], line[2:])]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def drawn(words: str) -> Pen:
    """What the words of a sample mean."""
    pen = Pen()
    for word in words.split():
        pen.read(word)
    return pen


def halves_of(tile: str) -> tuple[int, int]:
    """The numbers on a tile, as they are written."""
    one, _, other = tile.partition("-")
    return int(one), int(other)


def _way(turn: int) -> tuple[float, float]:
    return math.cos(math.radians(turn)), math.sin(math.radians(turn))
