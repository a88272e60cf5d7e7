"""Fields that several messages and the log share, with their ranges."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
COLOURS = ("ruby", "amber", "moss", "teal", "sky", "violet", "rose", "slate")
FACE = rf"([0-6]-[0-6] ({'|'.join(COLOURS)}))?"
Face = Annotated[str, Meta(max_length=12, pattern=rf"^{FACE}$(?!\n)")]  # a tile and its colour, or nothing
Seed = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*$(?!\n)")]  # `$` alone lets a last newline through
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]*$(?!\n)")]
Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$(?!\n)")]
Status = Literal["open", "playing", "over", "closed"]  # of a table
What = Literal["take-back", "pause", "settle"]  # that people have to agree on
Reaction = Literal[
    "hello",
    "good-luck",
    "well-played",
    "nice",
    "oops",
    "sorry",
    "thanks",
    "moment",
    "your-turn",
    "another",
    "good-game",
    "must-go",
]  # all that people can say to each other: every reader has it in their own language
OptionValues = dict[str, bool | int | str]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for every move, or a bank of seconds for the whole match (with seconds added after every move)."""

    per_move: Annotated[float, Meta(ge=0, le=30 * 86_400)] = 0
    bank: Annotated[float, Meta(ge=0, le=30 * 86_400)] = 0
    bonus: Annotated[float, Meta(ge=0, le=3_600)] = 0

    @property
    def relief(self) -> float:
        """The seconds for the next hand of somebody who has used up a bank."""
        return min(self.bank, max(10.0, self.bank / 10))
