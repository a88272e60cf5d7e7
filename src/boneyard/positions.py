"""Positions: of every game a short record whose last moment shows what its page explains best."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from boneyard.games import page
from boneyard.record import Record
from boneyard.replays import Moment, replay
from boneyard.tiles import Eye

FOLDER = Path(__file__).parent / "games" / "positions"


class Position(NamedTuple):
    """A record, every moment of it, and the eye that sees it."""

    record: Record
    moments: tuple[Moment, ...]
    eye: Eye

    @property
    def last(self) -> Moment:
        """What is drawn."""
        return self.moments[-1]


@cache
def position(game: str) -> Position:
    """The position on the page of this game."""
    text = (FOLDER / f"{page(game).id}.txt").read_text("utf-8")
    record = Record.read(text)
    return Position(record, tuple(replay(record)), _eye(record))


def _eye(record: Record) -> Eye:
    """Anybody's who looks on; where a table is nothing without what one holds oneself, the first player's."""
    return 0 if record.players == 1 or record.rules.board.race else None
