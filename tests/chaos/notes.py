"""What clients note the moment they hear it: the only witness of what a server has promised."""

from collections import Counter
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, NamedTuple

from boneyard.client import Message


class Acked(NamedTuple):
    """A move that the server has acknowledged."""

    table: str
    seat: int
    key: str
    action: str
    seq: int


class Told(NamedTuple):
    """What somebody at a table was told: a step of it, or with a snapshot all of it; `over` if it was the end."""

    seq: int
    kind: str
    events: list[Any]
    over: bool = False


class Ear(NamedTuple):
    """Somebody who listens at a table with the eyes of a seat, or of nobody."""

    table: str
    seat: int | None
    number: int = 0  # tells apart those who look with the same eyes


@dataclass
class Notes:
    """Everything that all clients were told."""

    tables: list[str] = field(default_factory=list)
    seats: list[tuple[str, int]] = field(default_factory=list)
    acked: list[Acked] = field(default_factory=list)
    told: dict[Ear, list[Told]] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)  # how often somebody was told who is there, or what is said
    heard: float = 0.0  # when somebody was last told something

    def hear(self, ear: Ear, message: Message, sent: dict[str, str]) -> None:
        """Note a message; `sent` are the actions of this ear's own moves by their keys."""
        self.heard = monotonic()
        match message["t"]:
            case "ack":
                assert ear.seat is not None
                key = message["key"]
                self.acked.append(Acked(ear.table, ear.seat, key, sent[key], message["seq"]))
            case "step" | "snapshot":
                over = bool(message.get("hand") and message["hand"]["over"])
                told = Told(message["seq"], message.get("kind", "snapshot"), message["events"], over)
                self.told.setdefault(ear, []).append(told)
            case "presence" | "reaction" as kind:
                self.said[kind] += 1
            case "no":
                self.refused[message["code"]] += 1
