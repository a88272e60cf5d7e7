"""Leases: which process attends to which match, one at a time and for as long as it gives signs of life.

Nothing here has to be kept: if all of it is lost, every process takes again what it attends to. Nor does anything
depend on it but who does the work: of two that both think it is theirs, one wins each line of the log.
"""

from collections.abc import Collection
from typing import NamedTuple, Protocol

SILENT = 2.0  # seconds without a sign of life after which others take over what a process attended to


class Beat(NamedTuple):
    """What a process learns when it gives a sign of life."""

    in_time: bool  # the last one was given in time, so nobody has taken anything over
    orphaned: bool  # there are matches of processes that have been silent for too long


class Leases(Protocol):
    """What the processes on one store know of each other's work."""

    async def beat(self, process: str) -> Beat:
        """Give a sign of life, and learn how things stand."""

    async def take(self, process: str, matches: Collection[str]) -> set[str]:
        """Attend to those of these matches that no other living process attends to; all that this one has of them."""

    async def attendant(self, match: str) -> str | None:
        """The living process that attends to a match."""

    async def inherit(self, process: str, limit: int) -> list[str]:
        """Take over up to so many matches of processes that have been silent for too long."""

    async def release(self, process: str, matches: Collection[str]) -> None:
        """Attend to these matches no longer."""

    async def retire(self, process: str) -> None:
        """Give no more signs of life, so that others take over at once."""
