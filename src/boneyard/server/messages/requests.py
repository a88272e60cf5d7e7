"""What clients send: the bodies of HTTP requests and the frames of sockets, checked before anything else."""

from typing import Annotated

from msgspec import Meta, Struct

from boneyard.server.messages.fields import (
    Clock,
    Day,
    Face,
    Key,
    Name,
    OptionValues,
    Reaction,
    SeatNumber,
    Seed,
    What,
)


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made; `bots` names a level for every seat that a bot has, null for people.

    A bot may be asked for by its temperament or its name too, "medium/blocker" or "medium/Ben"; else chance decides.

    `daily` is the day whose puzzle is asked for, as 2026-01-31; `edition` a printed text, such as s9-fr, whose options
    hold where no others are given. A `serious` table gives no aids: no hints, no points beside the actions, no count of
    what is out, nothing taken back. A `rated` match counts for ratings; with null it does on a public table with a
    clock and without bots.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: OptionValues = {}
    bots: list[str | None] = []
    public: bool = False
    clock: Clock | None = None
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0
    daily: Day | None = None
    serious: bool = False
    rated: bool | None = None
    edition: Annotated[str, Meta(max_length=40)] = ""


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat: this one, or any free one. The `face` is a tile and a colour, as "3-5 teal"."""

    name: Name
    seat: SeatNumber | None = None
    seed: Seed = ""
    face: Face = ""


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play a match that is over on from the moment after so many `moves` of a `hand`, against bots of a level."""

    hand: Annotated[int, Meta(ge=1)]
    moves: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    name: Name
    face: Face = ""
    level: Annotated[str, Meta(max_length=40)] = "medium"
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0


class AtSeat(Struct, forbid_unknown_fields=True):
    """Something that one seat wants."""

    seat: SeatNumber


class Fill(Struct, forbid_unknown_fields=True):
    """Bots of this level take the seats that are free; "medium/blocker" are of one temperament."""

    level: Annotated[str, Meta(max_length=40)] = "medium"


class Subscription(Struct, forbid_unknown_fields=True):
    """Where the push service of a browser takes messages for it; or that it shall get none any more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500)]
    on: bool = True


class NewSeed(Struct, forbid_unknown_fields=True):
    """A new seed for the next shuffle."""

    seat: SeatNumber
    seed: Seed


class Move(Struct, forbid_unknown_fields=True, tag_field="t", tag="move"):
    """An action; `seq` is the number of the last line that the player has seen, `key` makes a resend harmless."""

    seat: SeatNumber
    action: Annotated[str, Meta(min_length=1, max_length=400)]
    key: Key
    seq: int | None = None


class SayReady(Struct, forbid_unknown_fields=True, tag_field="t", tag="ready"):
    """The result has been seen; best with a new seed for the next shuffle."""

    seat: SeatNumber
    seed: Seed = ""


class Look(Struct, forbid_unknown_fields=True, tag_field="t", tag="look"):
    """Look with the eyes of another of one's own seats, or of nobody."""

    seat: SeatNumber | None = None


class Resync(Struct, forbid_unknown_fields=True, tag_field="t", tag="resync"):
    """Send what came after a number, or everything."""

    after: int | None = None


class Back(Struct, forbid_unknown_fields=True, tag_field="t", tag="back"):
    """The person of a seat is there again, and plays by themselves."""

    seat: SeatNumber


class Present(Struct, forbid_unknown_fields=True, tag_field="t", tag="present"):
    """Whether somebody looks at the table or at something else, and by which name an onlooker wants to be known."""

    visible: bool = True
    name: Name | None = None


class React(Struct, forbid_unknown_fields=True, tag_field="t", tag="react"):
    """Say one of a few things to everybody at the table."""

    seat: SeatNumber
    what: Reaction


class Propose(Struct, forbid_unknown_fields=True, tag_field="t", tag="propose"):
    """Ask the others to agree on something: to take one's last move back, to pause, to end the match as it stands."""

    seat: SeatNumber
    what: What


class Answer(Struct, forbid_unknown_fields=True, tag_field="t", tag="answer"):
    """Agree to what is proposed or not; whoever proposed it takes it back with a no."""

    seat: SeatNumber
    yes: bool


class Resume(Struct, forbid_unknown_fields=True, tag_field="t", tag="resume"):
    """Go on after a pause."""

    seat: SeatNumber


class Ping(Struct, forbid_unknown_fields=True, tag_field="t", tag="ping"):
    """Asks whether the server is there."""

    n: int = 0


Frame = Move | SayReady | Look | Resync | Back | Present | React | Propose | Answer | Resume | Ping


def number(text: str | None) -> int | None:
    """The whole number that a part of a query means, if it is one."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 10 else None
