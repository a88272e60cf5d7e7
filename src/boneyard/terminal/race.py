"""A race in the terminal: while the person thinks, the others go on at a pace of their own."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from boneyard.players import pace
from boneyard.players.seen import seen
from boneyard.tiles import Seat

if TYPE_CHECKING:
    from boneyard.terminal.sitting import Sitting


@dataclass
class Rivals:
    """The bots of a race, and when each of them acts next."""

    level: str
    rng: Random
    now: Callable[[], float] = time.monotonic
    due: dict[Seat, float] = field(default_factory=dict)

    def begin(self, sitting: "Sitting") -> None:
        """The person begins to think, and so do the others who have not begun yet."""
        for seat in self._racing(sitting):
            self.due.setdefault(seat, self.now() + self._thinks(sitting, seat))

    def go_on(self, sitting: "Sitting") -> None:
        """What the others have done while the person was thinking, in the order in which they did it."""
        now = self.now()
        while racing := [seat for seat in self._racing(sitting) if self.due.get(seat, now + 1) <= now]:
            seat = min(racing, key=self.due.__getitem__)
            self.due[seat] += max(0.1, self._thinks(sitting, seat))
            sitting.let(seat)

    def _racing(self, sitting: "Sitting") -> list[Seat]:
        turn = sitting.table.match.turn
        return sorted(turn - {sitting.seat}) if sitting.seat in turn else []

    def _thinks(self, sitting: "Sitting", seat: Seat) -> float:
        return pace(seen(sitting.table.match, seat, sitting.table.events, self.rng), self.level)
