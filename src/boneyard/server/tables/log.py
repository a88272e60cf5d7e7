"""The lines of a table's log: what happened, in the order it happened. Everything else is derived from them."""

from hashlib import sha256
from typing import Annotated, get_args

import msgspec
from msgspec import Meta, Struct

from boneyard.server.messages.fields import Clock, Face, OptionValues, Seed, What
from boneyard.server.store import Entry


class Created(Struct, frozen=True, tag_field="kind", tag="created"):
    """A table was made: the game, the seats that bots have (by level, None for people), the clock."""

    game: str
    version: int
    options: OptionValues
    players: int
    bots: list[str | None]
    commitment: str
    host: str
    public: bool = False
    clock: Clock | None = None
    pace: float = 1.0
    after: str | None = None  # the table of which this is the rematch
    begins: int | None = None  # the seat that begins in a rematch, where the page leaves that open
    daily: str = ""  # the day whose puzzle this is
    deal: int = 0  # which of the decks of that day
    serious: bool = False  # played without aids
    rated: bool = False  # counts for ratings, as long as only people play, each in one seat
    cast: list[str] = []  # the characters of the bots by seat, "" for people; none in a log from before there were any
    onward: str = ""  # the table whose match is played on here, for practice
    record: str = ""  # that match up to the moment from which it is played on


class Sat(Struct, frozen=True, tag_field="kind", tag="sat"):
    """Somebody took a seat, and brought a seed for the shuffle; whoever is forgotten has no name."""

    seat: int
    who: str
    name: Annotated[str, Meta(max_length=40)]
    seed: Seed = ""
    face: Face = ""


class Filled(Struct, frozen=True, tag_field="kind", tag="filled"):
    """A bot of this level took a seat that was free, as this character."""

    seat: int
    bot: str
    character: str = ""


class Seeded(Struct, frozen=True, tag_field="kind", tag="seeded"):
    """Somebody gave a new seed for the next shuffle."""

    seat: int
    seed: Seed


class Left(Struct, frozen=True, tag_field="kind", tag="left"):
    """Somebody left: before the first deal the seat is free again, later a bot plays on, as this character."""

    seat: int
    character: str = ""


class Robot(Struct, frozen=True, tag_field="kind", tag="robot"):
    """A bot took over a seat, as this character, or gave it back ("back").

    Time was up: for this turn ("move"), for this hand ("hand"), or until its person is back ("time"). Others asked for
    it, since its person was gone: "away".
    """

    seat: int
    on: bool
    why: str
    character: str = ""


class Ready(Struct, frozen=True, tag_field="kind", tag="ready"):
    """Somebody has seen the result and is ready for the next hand."""

    seat: int


class Dealt(Struct, frozen=True, tag_field="kind", tag="dealt"):
    """A hand was dealt: which deal of this hand counts, the players' seeds, the commitment to the next hand's seed."""

    hand: int
    deal: int
    seeds: list[Seed]
    commitment: str


class Moved(Struct, frozen=True, tag_field="kind", tag="moved"):
    """A seat did something."""

    seat: int
    action: str


class TakenBack(Struct, frozen=True, tag_field="kind", tag="taken-back"):
    """The running hand goes back to its first so many moves."""

    seat: int
    moves: int


class Proposed(Struct, frozen=True, tag_field="kind", tag="proposed"):
    """Somebody wants to take back a move, a pause, or to end the match as it stands; whoever asks agrees."""

    seat: int
    what: What


class Answered(Struct, frozen=True, tag_field="kind", tag="answered"):
    """Somebody agrees to what is proposed, or ends the proposal."""

    seat: int
    yes: bool


class Paused(Struct, frozen=True, tag_field="kind", tag="paused"):
    """Everybody has agreed to a pause: nobody's time runs, and nobody plays."""

    seat: int


class Resumed(Struct, frozen=True, tag_field="kind", tag="resumed"):
    """Somebody went on after a pause."""

    seat: int


class Settled(Struct, frozen=True, tag_field="kind", tag="settled"):
    """Everybody has agreed to end the match as it stood before the running hand."""

    seat: int


class Shown(Struct, frozen=True, tag_field="kind", tag="shown"):
    """A hand is over, and its seed is shown."""

    hand: int
    seed: str


class Credited(Struct, frozen=True, tag_field="kind", tag="credited"):
    """Time that counts against nobody: the server was away."""

    seconds: float


class Rematched(Struct, frozen=True, tag_field="kind", tag="rematched"):
    """The same people go on at another table."""

    table: str


class Closed(Struct, frozen=True, tag_field="kind", tag="closed"):
    """Nobody came to the table, and nobody can any more."""


class Forgotten(Struct, frozen=True, tag_field="kind", tag="forgotten"):
    """Somebody had themselves deleted: the lines of this log name them no more, and nobody has their seat."""

    who: str  # what stands in those lines instead of them; see `pseudonym`


Line = (
    Created
    | Sat
    | Filled
    | Seeded
    | Left
    | Robot
    | Ready
    | Dealt
    | Moved
    | TakenBack
    | Proposed
    | Answered
    | Paused
    | Resumed
    | Settled
    | Shown
    | Credited
    | Rematched
    | Closed
    | Forgotten
)

_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


def entry(seq: int, line: Line, at: float, key: str | None = None) -> Entry:
    """A line as the store keeps it."""
    return Entry(seq, getattr(line, "seat", None), kind_of(line), msgspec.json.encode(line).decode(), at, key)


_KINDS: dict[type, str] = {kind: str(kind.__struct_config__.tag) for kind in get_args(Line)}


def kind_of(line: Line) -> str:
    """The word for this kind of line."""
    return _KINDS[type(line)]


def pseudonym(match: str, who: str) -> str:
    """What a log calls somebody whom it has forgotten: it leads neither to a person nor to another of their tables."""
    return "-" + sha256(f"boneyard forgotten\n{match}\n{who}".encode()).hexdigest()[:32]


def is_forgotten(who: str | None) -> bool:
    """Whether this is nobody's name any more."""
    return who is not None and who.startswith("-")


def options_text(made: Created) -> str:
    """The options of a table as text."""
    return msgspec.json.encode(made.options).decode()


def line_of(stored: Entry) -> Line:
    """The line that was kept."""
    return _decoder.decode(stored.body)
