"""What the server sends over a socket: the table as one pair of eyes sees it, what happened, and answers to frames."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from boneyard.plain import Hand, Value
from boneyard.server.messages.fields import Reaction, Status, What


class Chair(Struct):
    """A seat: the name of its bot or person, the level of the bot, and whether a bot plays for that person now.

    `why` it does: the person was late, so it plays this `move`, this `hand`, or until they are back (`time`); or they
    are `away`, or have `left`. Else it is empty.

    The `face` of a person is a tile and a colour, as "3-5 teal"; it is empty if they chose none. That of a bot has the
    word "bot" behind it. `temperament` is that of the bot that plays here, and empty where there are none; `stand_in`
    the name of the bot that plays for a person.
    """

    name: str
    bot: str | None
    person: bool
    robot: bool
    ready: bool
    face: str
    why: str
    temperament: str
    stand_in: str


class ClockNow(Struct):
    """The seconds that each seat has left, and the seat whose time runs."""

    left: list[float]
    runs: int | None


class Proposed(Struct):
    """What somebody proposes, the seats of those who have agreed and who still have to, and for how many seconds."""

    what: What
    seat: int
    agreed: list[int]
    waits: list[int]
    seconds: float


class Snapshot(Struct, tag_field="t", tag="snapshot"):
    """The whole table after line `seq`, as seat `you` sees it, and the events of the running hand.

    `no_take_back` is null if `you` may take back a move now, else the code with which that would be refused.
    `by_bot` are the places of the events that a bot brought about for a person, from 0. `proposal` waits for people to
    agree, `may_propose` is what `you` could propose. While the game is `paused` nothing can be played and no time runs;
    `settled` means that people have agreed to end the match as it stood. `rated` says whether the match counts for
    ratings as things stand.
    """

    seq: int
    events: list[Value]
    you: int | None
    seats: list[Chair]
    status: Status
    hand: Hand | None
    clock: ClockNow | None
    commitment: str
    rematch: str | None
    no_take_back: str | None
    proposal: Proposed | None
    may_propose: list[What]
    paused: bool
    settled: bool
    rated: bool
    by_bot: list[int]


class Step(Struct, tag_field="t", tag="step"):
    """Line `seq` was written: its kind, its events, and the table after it.

    When several steps are sent again in a row, only the last one carries the table. `seat` and `why` tell of a seat
    that was taken or left, or that a bot has taken over or given back (`back`); of whoever proposed something
    (`why`: what), answered (`yes` or `no`), and went on after a pause.

    Whoever asked for patches gets, of most lines, a `patch` of the table that `you` saw before: of an object the
    patches of parts that changed, by name, of a list by number; a list of one is the new value, null means it is gone.
    Now and then `sum` is the CRC-32 of the `hand` after it, as JSON without spaces, the keys of each object sorted.
    """

    seq: int
    kind: str
    events: list[Value]
    patch: dict[str, Any] | UnsetType = UNSET
    sum: int | UnsetType = UNSET
    you: int | UnsetType | None = UNSET
    seats: list[Chair] | UnsetType = UNSET
    status: Status | UnsetType = UNSET
    hand: Hand | UnsetType | None = UNSET
    clock: ClockNow | UnsetType | None = UNSET
    commitment: str | UnsetType = UNSET
    rematch: str | UnsetType | None = UNSET
    no_take_back: str | UnsetType | None = UNSET
    proposal: Proposed | UnsetType | None = UNSET
    may_propose: list[What] | UnsetType = UNSET
    paused: bool | UnsetType = UNSET
    settled: bool | UnsetType = UNSET
    rated: bool | UnsetType = UNSET
    by_bot: list[int] | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    why: str | UnsetType = UNSET


class Same(Struct, tag_field="t", tag="same"):
    """Nothing happened since the line that was asked for, but time went on."""

    seq: int
    clock: ClockNow | None


class Ack(Struct, tag_field="t", tag="ack"):
    """The move with this key is on the disk as line `seq`."""

    key: str
    seq: int


class No(Struct, tag_field="t", tag="no"):
    """A refusal, the key of the move if it was one, and where the table is."""

    code: str
    say: str
    key: str | None
    seq: int | None


class SeatPresence(Struct):
    """Whether the person of a seat looks at the table, since how many seconds they do not, or that they have left."""

    state: Literal["here", "away", "left"]
    seconds: float


class AtTable(Struct, tag_field="t", tag="presence"):
    """Who is at the table now: the people of the seats (null: a bot, or nobody), how many look on, and some names."""

    seats: list[SeatPresence | None]
    onlookers: int
    names: list[str]


class Said(Struct, tag_field="t", tag="reaction"):
    """Somebody says something; it is for the moment, and nothing is kept of it."""

    seat: int
    what: Reaction


class Ok(Struct, tag_field="t", tag="ok"):
    """Done: ready, look, resync, back, present, react, propose, answer, resume."""


class Pong(Struct, tag_field="t", tag="pong"):
    """The answer to a ping, with its number."""

    n: int


Message = Snapshot | Step | Same | AtTable | Said | Ack | No | Ok | Pong
