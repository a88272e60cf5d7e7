"""Talk: what people say to each other at a table. One of a few things, for the moment, and nothing is kept."""

from collections.abc import Mapping
from typing import Literal, get_args

from boneyard.server.limits import Bucket, Limits
from boneyard.server.messages.encode import text
from boneyard.server.messages.fields import Reaction
from boneyard.server.messages.frames import Said
from boneyard.server.refusal import Refusal
from boneyard.server.store import Here
from boneyard.server.tables.desk import Desk, Now
from boneyard.server.tables.presence import Connected, Presence
from boneyard.tiles import Seat

Kind = Literal["reaction", "proposal"]

REACTIONS: tuple[Reaction, ...] = get_args(Reaction)


class Talk:
    """What is said at the tables of a process, and by whom how much."""

    def __init__(self, limits: Limits, presence: Presence, desks: Mapping[str, Desk], now: Now) -> None:
        self.presence = presence
        self.desks = desks
        self.now = now
        self.rates = {
            "reaction": (limits.reactions_per_second, limits.reactions_at_once),
            "proposal": (limits.proposals_per_second, limits.proposals_at_once),
        }
        self.buckets: dict[str, dict[tuple[str, Kind], Bucket]] = {}  # by table, person and kind

    def react(self, desk: Desk, socket: Connected, seat: Seat, what: Reaction) -> None:
        """Somebody says something from their seat; others hear it at once, or soon through another process."""
        self.check(desk, socket.who, "reaction")
        self.presence.says(socket, f"{seat} {what}", self.now())
        _tell(desk, seat, what)

    def check(self, desk: Desk, who: str, kind: Kind) -> None:
        """Refuse somebody who talks too much, on whatever devices; the socket stays open."""
        buckets = self.buckets.setdefault(desk.table.id, {})
        if (who, kind) not in buckets:
            buckets[who, kind] = Bucket(*self.rates[kind], self.now)
        if not buckets[who, kind].take():
            raise Refusal("too-much-talk", "That is a lot at once; say it again in a moment.")

    def heard(self, somebody: Here) -> None:
        """Somebody said something through another process."""
        desk = self.desks.get(somebody.match)
        seat, _, said = somebody.said.partition(" ")
        what = next((known for known in REACTIONS if known == said), None)  # a newer server may know more
        if desk and what and seat.isdecimal() and int(seat) in desk.table.seats_of(somebody.who):
            _tell(desk, int(seat), what)

    def forget(self, name: str) -> None:
        """Let go of a table."""
        self.buckets.pop(name, None)


def _tell(desk: Desk, seat: Seat, what: Reaction) -> None:
    told = text(Said(seat, what))
    for listener in desk.listeners:
        listener.put(told)
