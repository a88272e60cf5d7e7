"""What the server answers over HTTP."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from boneyard.boards import Board, Kind
from boneyard.boards import Lesson as Teaches
from boneyard.plain import ReplayStep
from boneyard.players.coach.values import Idea, Reason
from boneyard.server.messages.fields import Clock, OptionValues, Status
from boneyard.server.messages.frames import Chair, Snapshot


class Refused(Struct):
    """Nothing was done: a code for programs, a sentence for people."""

    code: str
    say: str


class Well(Struct):
    """Whether the server and its store are well."""

    well: bool


class Option(Struct):
    """A flag of the rulebook, a choice of values, or any whole number from `least` to `most` (values are examples)."""

    name: str
    kind: Literal["flag", "choice", "number"]
    values: list[bool | int | str]
    default: bool | int | str
    least: int | None
    most: int | None
    hosts: list[str]
    agreed: bool


class Edition(Struct):
    """Texts that print a game alike, and the options that they imply."""

    names: list[str]
    options: OptionValues


class Followed(Struct):
    """The edition that a match is nearest to, and whether something is changed."""

    names: list[str]
    changed: bool


class Suggestion(Struct):
    """Options for so many players who just want to play."""

    players: int
    options: OptionValues


class Length(Struct):
    """How long a match of so many players takes: its hands, and the seconds that a person or a bot needs in each.

    A match to points was measured up to `points`; `deal` are the seconds between two hands.
    """

    players: int
    options: OptionValues
    hands: float
    points: int
    person: float
    bot: float
    deal: float


class Page(Struct):
    """A game of the catalogue; `players` are the numbers that can play, `levels` the bots there are.

    `board` is that of the usual options, `sample` a small picture of a table in words, `aliases` its other names. Of
    what is `printed` the first is the default; a rulebook under `fewer` prints the game for these players only.
    So many as are `usual` open it, the `first` is for whoever has never played, and a `lesson` teaches its kind.
    Where there are `temperaments`, bots differ by them.
    """

    id: str
    version: int
    editions: list[str]
    players: list[int]
    sets: list[int]
    levels: list[str]
    options: list[Option]
    kind: Kind
    sample: str
    board: Board
    aliases: list[str]
    printed: list[Edition]
    fewer: dict[str, list[int]]
    suggested: list[Suggestion]
    lengths: list[Length]
    usual: int
    first: bool
    lesson: Teaches
    temperaments: bool


class Character(Struct):
    """Somebody whom bots appear as; a bot may be asked for by this name, as "medium/Ben"."""

    name: str
    temperament: str
    face: str


class Puzzle(Struct):
    """A game that has a puzzle every day, and its options."""

    game: str
    options: OptionValues


class Daily(Struct):
    """The puzzles of the day; there are such for every day since the first."""

    date: str
    first: str
    puzzles: list[Puzzle]


class Token(Struct):
    """Who somebody is; the link brings the same person to another device."""

    token: str
    link: str


class Forgotten(Struct):
    """Somebody is forgotten, at so many tables."""

    tables: int


class Made(Struct):
    """A new table, and what the server has committed itself to."""

    table: str
    commitment: str


class Again(Struct):
    """The table where the same people go on."""

    table: str


class Seated(Struct):
    """The seat that was taken."""

    seat: int
    seq: int


class Done(Struct):
    """It is done; the table is at this line of its log."""

    seq: int


class Hint(Struct):
    """What could be done after line `seq`: how sure that is, and the chance to win where it is known.

    Against opponents, where it is `weighed`: the `points` one's side may be ahead when the hand ends, the `reasons`
    that speak for it, and the next best `others`.
    """

    sure: Literal["wins", "best", "lost", "solves", "forced", "safe", "astray", "only", "right", "weighed", "guess"]
    action: str | None
    percent: int | None
    points: float | None
    reasons: list[Reason]
    others: list[Idea]
    seq: int


class Analysing(Struct):
    """A match is being analysed: so many decisions of how many are graded; 0 of 0 while others come first."""

    done: int
    of: int


class Invitation(Struct):
    """What a table is about; `numbers` are those on the halves of its tiles, and `serious` is without aids.

    It is `rated`, so that it counts for ratings, while only people play, each in one seat. `lesson` is the one that
    teaches its kind of game. A match is played `onward` from a moment of one at that table, for practice.
    """

    table: str
    game: str
    version: int
    options: OptionValues
    edition: Followed
    lesson: Teaches
    players: int
    board: Board
    numbers: list[int]
    seats: list[Chair]
    public: bool
    serious: bool
    rated: bool
    clock_rule: Clock | None
    pace: float
    after: str | None
    onward: str | None
    daily: str | None
    created: float
    free: list[int]


class Listed(Invitation):
    """A public table that waits for people; `here` says that somebody who has a seat is connected to it."""

    here: bool


class Mine(Invitation):
    """A table of one's own; `turn` says that it waits for oneself, `at` when it changed last (seconds since 1970).

    `won` says that the match is over and one of one's seats has won it; a puzzle: that it is solved.
    """

    mine: list[int]
    status: Status
    turn: bool
    won: bool
    at: float


class Running(Invitation):
    """A public table that is being played: which `hand`, the `totals` (null while secret), `at` the last change."""

    hand: int
    totals: list[int] | None
    at: float


class Waits(Struct):
    """A table that waits for oneself `since` a moment (seconds since 1970), and where others sit."""

    table: str
    game: str
    since: float


class Turns(Struct):
    """The tables that wait for oneself, the longest wait first, and how many one plays at with others."""

    waiting: list[Waits]
    playing: int


class PushOffer(Struct):
    """The key with which a browser subscribes; null where there is no push."""

    key: str | None


def _flat(*parts: type[Struct]) -> list[tuple[str, Any]]:
    """The fields of several structs, each once."""
    fields = {field.name: field.type for part in parts for field in msgspec.structs.fields(part)}
    return list(fields.items())


_OWN = [("mine", list[int]), ("people", list[str | None])]
Now = msgspec.defstruct("Now", [*_flat(Invitation, Snapshot), *_OWN], tag_field="t", tag="snapshot")
Now.__doc__ = """A table as the one who asks sees it: what it is about, their seats, and a snapshot as on the socket.

`people` tells the people in the other seats apart, by names that mean something to the one who asks only.
"""


class Replay(Struct):
    """One of the hands of a match that is over, with every tile face up.

    `by_bot` are the steps that a bot made for the person whose seat it is, from 0, which is the deal.
    """

    game: str
    players: int
    options: OptionValues
    edition: Followed
    board: Board
    names: list[str]
    daily: str | None
    onward: str | None
    hands: int
    hand: int
    steps: list[ReplayStep]
    by_bot: list[int]


class Lesson(Struct):
    """Guided first moves of a kind of game, as the learner in this `seat` sees them, with what can be done.

    `says` has a sentence before each of the learner's moves, and one for the end.
    """

    kind: Teaches
    title: str
    game: str
    players: int
    options: OptionValues
    board: Board
    names: list[str]
    seat: int
    steps: list[ReplayStep]
    says: list[str]


class Position(Struct):
    """The position on the page of a game: how it came about, as an onlooker or this `seat` saw it, and its caption."""

    game: str
    players: int
    options: OptionValues
    board: Board
    names: list[str]
    seat: int | None
    steps: list[ReplayStep]
    caption: str
