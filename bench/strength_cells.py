"""The cells of the tables of bench/strength.py: measured, and kept so that nothing is measured twice."""

import hashlib
import json
import sys
from contextlib import closing
from functools import cache
from itertools import chain
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import boneyard
from boneyard import intervals
from boneyard.arena import Contest
from boneyard.cli.screen import bar
from boneyard.fast.compiled import is_ready
from boneyard.games import page
from boneyard.intervals import Interval, Watch
from boneyard.terminal.arena import How, played, spread

EVERY = 15.0  # seconds after which what was measured is written down


class Cell(NamedTuple):
    """One number of a table: how a bot fares against another."""

    game: str
    players: int
    row: str
    column: str
    whole: bool


class Limits(NamedTuple):
    """How much is played for a cell; matches may end as soon as it is decided."""

    deals: int
    matches: int
    stops: bool = False


class Kept:
    """What was measured, in a file: of every cell the share that was won of each deal or match."""

    def __init__(self, path: Path | None, seed: str, limits: str, trust: bool) -> None:
        self.path, self.seed, self.limits, self.trust = path, seed, limits, trust
        self.written = monotonic()
        self.cells: dict[str, dict[str, object]] = {}
        if path and path.exists():
            self.cells = json.loads(path.read_text("utf-8"))

    def won(self, cell: Cell) -> list[float]:
        """What is known of a cell by the same bots with the same limits."""
        found = self.cells.get(self._key(cell), {})
        won = found.get("won")
        return list(won) if isinstance(won, list) and (self.trust or found["bots"] == fingerprint()) else []

    def put(self, cell: Cell, won: list[float]) -> None:
        """Keep what is known of a cell, now and then on the disk."""
        self.cells[self._key(cell)] = {"bots": fingerprint(), "won": won}
        if monotonic() - self.written > EVERY:
            self.write()

    def write(self) -> None:
        """Keep everything on the disk."""
        self.written = monotonic()
        if self.path:
            new = self.path.with_suffix(".new")
            new.write_text(json.dumps(self.cells), "utf-8")
            new.replace(self.path)

    def _key(self, cell: Cell) -> str:
        what = "matches" if cell.whole else "deals"
        limits = f", {self.limits}, {'compiled' if is_ready() else 'plain'}" if "hard" in cell else ""
        return f"{cell.game} {cell.players}: {cell.row} {cell.column} by {what} of {self.seed}{limits}"


@cache
def fingerprint() -> str:
    """What tells today's bots from those of another time: a hash of their source."""
    source = Path(boneyard.__file__).parent
    files = sorted(path for folder in ("players", "fast") for path in (source / folder).rglob("*.py"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]


def measured(cell: Cell, limits: Limits, how: How, kept: Kept) -> Interval:
    """The share that the bot of the row wins."""
    contest = Contest(page(cell.game).game(), cell.players, (cell.row, cell.column), kept.seed, cell.whole)
    count, known = limits.matches if cell.whole else limits.deals, kept.won(cell)
    new = (bout.won for bout in spread(played, contest, range(len(known), count), how))
    watch, won = Watch(), list[float]()
    with bar(f"{cell.game} {cell.players}: {cell.row} against {cell.column}", count) as progress, closing(new):
        for each in chain(known[:count], new):
            won.append(each)
            watch.add(each)
            progress(len(won))
            if len(won) > len(known):
                kept.put(cell, won)
            if limits.stops and cell.whole and watch.decided:
                break
    kept.write()
    return told(cell, won, watch.interval if limits.stops and cell.whole else intervals.share(won))


def told(cell: Cell, won: list[float], found: Interval) -> Interval:
    """Say what was found."""
    said = f"{100 * found.value:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f}) of {len(won)}"
    print(f"{cell.game} {cell.players}: {cell.row} against {cell.column} {said}", file=sys.stderr)
    return found
