"""First lessons: of every kind of game a short record whose moves somebody is asked to make, one after the other."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from boneyard.record import Record
from boneyard.replays import Moment, replay
from boneyard.tiles import Seat

FOLDER = Path(__file__).parent / "games" / "lessons"
LEARNER: Seat = 0


class Lesson(NamedTuple):
    """What it teaches, its record, and every moment of it."""

    kind: str
    record: Record
    moments: tuple[Moment, ...]

    @property
    def sentences(self) -> tuple[str, ...]:
        """The keys of what is said: before each move of the learner, and at the end."""
        asked = [moment for moment in self.moments if moment.move and moment.move.seat == LEARNER]
        return (*(f"lesson-{self.kind}-{number}" for number, _ in enumerate(asked, 1)), f"lesson-{self.kind}-end")


@cache
def lesson(kind: str) -> Lesson:
    """The lesson about this kind of game."""
    record = Record.read((FOLDER / f"{kind}.txt").read_text("utf-8"))
    return Lesson(kind, record, tuple(replay(record)))
