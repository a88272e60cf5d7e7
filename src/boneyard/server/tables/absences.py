"""Absences: the times in which no server was there. Clocks are credited with them when their tables are opened."""

from typing import NamedTuple

import msgspec

from boneyard.server.store import Store

MISSED = 15.0  # seconds without a sign of life that mean that no server was there
RUN_OUT = 60 * 86_400.0  # seconds with a server, after which no clock is left that ran before
MOST = 100  # absences that are told apart

ALIVE, KEPT = "alive", "absences"  # what the store keeps: the last sign of life, and all that were noticed


class Absence(NamedTuple):
    """From when to when nobody was there."""

    gone: float
    back: float

    @property
    def seconds(self) -> float:
        """How long it was."""
        return self.back - self.gone


_decoder: msgspec.json.Decoder[list[Absence]] = msgspec.json.Decoder(list[Absence])


class Absences:
    """What a server that has started knows of the times before."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: list[Absence] | None = None

    async def learn(self, started: float) -> None:
        """Know of all of them, and note the one that ended with this start, before a sign of life hides it."""
        if self.known is not None:
            return
        kept = await self.store.kept()
        known = _decoder.decode(kept.get(KEPT, b"[]"))
        alive = float(kept[ALIVE]) if ALIVE in kept else started
        if started - alive > MISSED:
            known = _with(known, Absence(alive, started))
            await self.store.keep(KEPT, msgspec.json.encode(known), replace=True)
        self.known = known

    def since(self, at: float) -> float:
        """For how many seconds nobody was there since a moment at which somebody was."""
        assert self.known is not None
        return sum(absence.seconds for absence in self.known if absence.back > at)


def _with(known: list[Absence], new: Absence) -> list[Absence]:
    """One more, without those after which every clock has run out; a server that died at once ended none."""
    lasting = [absence for absence in known if absence.gone != new.gone and not _is_past(absence, known, new)]
    lasting.append(new)
    return _together(lasting[: 1 - MOST]) + lasting[1 - MOST :]


def _is_past(absence: Absence, known: list[Absence], new: Absence) -> bool:
    later = sum(other.seconds for other in known if other.back > absence.back)
    return new.gone - absence.back - later > RUN_OUT


def _together(oldest: list[Absence]) -> list[Absence]:
    """Several as one of the same length; who came between them is credited with more than was lost."""
    total = sum(absence.seconds for absence in oldest)
    return [Absence(oldest[-1].back - total, oldest[-1].back)] if oldest else []
