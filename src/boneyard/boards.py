"""How a game is shown: which board draws its table, and what anybody can tell of a table by the rules."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from boneyard.tiles import Seat, Tile

Kind = Literal["lines", "counting", "stars", "special", "alone"]
Lesson = Literal[
    "line", "drawing", "ends", "alike", "sums", "totals", "star", "feet", "storeys", "teams", "pairs", "race", "grid",
    "duel", "patience", "puzzle", "picture", "trick",
]  # fmt: skip
Drawn = Literal["laying", "solo", "trick", "field", "race", "walls", "ledger", "frame"]
Shape = Literal["line", "row", "star", "feet", "storeys"]


@dataclass(frozen=True)
class Board:
    """What those who draw a table must know of its game; the defaults are a line of tiles."""

    name: Drawn = "laying"
    shape: Shape = "line"  # of the tiles that are joined on the table
    counted: bool = False  # the total of the open ends is what one plays for
    race: bool = False  # everybody acts at once, nobody waits for a turn
    colours: bool = False  # the halves are colours, not numbers: they are named and painted so, whatever one prefers


class Facts(NamedTuple):
    """What follows from the open table by the rules; None is what the game does not know."""

    sides: tuple[tuple[Seat, ...], ...]  # who plays together in this hand
    total: int | None = None  # of the open ends
    draw: bool | None = None  # whether tiles are ever drawn
    draws: int | None = None  # how many tiles the next draw takes
    reserve: int | None = None  # how many tiles of the stock nobody may draw
    winner: Seat | None = None  # who has won the hand; also None if nobody has
    reached: tuple[int, int] | None = None  # how far a game for one has come in the end, and how far it goes


class Ask(NamedTuple):
    """What is asked of a seat now: `what` names the sentence, the rest is what it speaks of."""

    what: str
    tile: Tile | None = None
    numbers: tuple[int, ...] = ()  # halves that are wanted
    choices: tuple[str, ...] = ()  # what can be done instead, or at all
    total: int = 0
    more: int = 0  # what is missing to the total
    points: int = 0  # that the total is worth
    totals: tuple[int, ...] = ()  # that are worth points later
    goal: str = ""  # what is worth points while laying
