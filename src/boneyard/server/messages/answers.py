"""What is answered over HTTP: the shape of every answer, for the description."""

from typing import Any, Literal

from msgspec import Struct

from boneyard.server.tables.log import Clock


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


class Page(Struct):
    """A game of the catalogue; `players` are the numbers that can play, `levels` the bots there are."""

    id: str
    version: int
    editions: list[str]
    players: list[int]
    sets: list[int]
    levels: list[str]
    options: list[Option]


class Puzzle(Struct):
    """A game that has a puzzle every day, and its options."""

    game: str
    options: dict[str, bool | int | str]


class Daily(Struct):
    """The puzzles of the day; there are such for every day since the first."""

    date: str
    first: str
    puzzles: list[Puzzle]


class Token(Struct):
    """Who somebody is; the link brings the same person to another device."""

    token: str
    link: str


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
    """What could be done after line `seq`: how sure that is, and the chance to win where it is known."""

    sure: Literal["wins", "best", "lost", "solves", "forced", "safe", "astray", "only", "guess"]
    action: str | None
    percent: int | None
    seq: int


class Chair(Struct):
    """A seat: the name of its bot or person, the level of the bot, and whether a bot plays for that person now."""

    name: str
    bot: str | None
    person: bool
    robot: bool
    ready: bool


class Invitation(Struct):
    """What a table is about."""

    table: str
    game: str
    version: int
    options: dict[str, bool | int | str]
    players: int
    seats: list[Chair]
    public: bool
    clock_rule: Clock | None
    pace: float
    after: str | None
    daily: str | None
    created: float
    free: list[int]


class Mine(Invitation):
    """A table of one's own; `turn` says that it waits for oneself, `at` when it changed last (seconds since 1970)."""

    mine: list[int]
    status: str
    turn: bool
    at: float


class Now(Invitation):
    """A table as the one who asks sees it: the snapshot of the socket, see docs/protocol.md."""

    mine: list[int]
    t: str
    seq: int
    events: list[dict[str, Any]]
    you: int | None
    status: str
    hand: dict[str, Any] | None
    clock: dict[str, Any] | None
    commitment: str
    rematch: str | None
    no_take_back: str | None


class Step(Struct):
    """A step of a replay: who did what (a deal: null and nothing), what it brought about, and the hand after it."""

    seat: int | None
    action: str
    events: list[dict[str, Any]]
    hand: dict[str, Any]


class Replay(Struct):
    """One of the hands of a match that is over, with every tile face up."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    names: list[str]
    daily: str | None
    hands: int
    hand: int
    steps: list[Step]
