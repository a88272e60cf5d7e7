"""What may be written: the rules of a log that both stores keep."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import isfinite
from typing import NamedTuple

from boneyard.errors import BadInput
from boneyard.server.store import Derived, Entry, Repeated, Row, Secret, Stale

Kept = tuple[Row, list[Entry], dict[int, bytes]]  # a whole match


class Writing(NamedTuple):
    """Something to write to one match, all or nothing."""

    match: str
    entries: Sequence[Entry]
    secrets: Sequence[Secret] = ()
    status: str | None = None
    row: Row | None = None  # of a new match
    derived: Derived | None = None  # the results of the match, if they change

    @property
    def is_line(self) -> bool:
        """Whether it is one line and nothing else, as a move is."""
        return len(self.entries) == 1 and not (self.secrets or self.status or self.row or self.derived)

    @property
    def keys(self) -> list[str]:
        """The keys of its lines."""
        return [entry.key for entry in self.entries if entry.key is not None]

    def checked(self) -> "Writing":
        """This, if every store can keep it; a text that PostgreSQL would refuse is refused by SQLite too."""
        assert len({secret.hand for secret in self.secrets}) == len(self.secrets)
        assert all(map(isfinite, [entry.at for entry in self.entries] + [self.row.created if self.row else 0.0]))
        if len(set(self.keys)) < len(self.keys):
            raise BadInput("same-key")
        if self.row is not None:
            Log().admit(self)
        for text in self._texts():
            if "\0" in text or not _is_unicode(text):
                raise BadInput("cannot-store", text=f"{text!r:.80}")
        return self

    def _texts(self) -> Iterator[str]:
        yield self.match
        yield from (part for part in self.row or () if isinstance(part, str))
        for entry in self.entries:
            yield from (entry.kind, entry.body, entry.key or "")


@dataclass
class Log:
    """The end of a log: enough of it to say what may follow."""

    last: int = 0
    keys: dict[str, int] = field(default_factory=dict)  # the lines that have one of the keys in question
    hands: set[int] = field(default_factory=set)  # the hands whose seeds are known

    def admit(self, writing: Writing) -> None:
        """Add what is to be written; raises Repeated or Stale if it does not follow."""
        for key in writing.keys:
            if key in self.keys:
                raise Repeated(self.keys[key])
        hands = {secret.hand for secret in writing.secrets}
        if [entry.seq for entry in writing.entries] != self._next(len(writing.entries)) or hands & self.hands:
            raise Stale(writing.match)
        self.last += len(writing.entries)
        self.keys |= {entry.key: entry.seq for entry in writing.entries if entry.key is not None}
        self.hands |= hands

    def _next(self, count: int) -> list[int]:
        return list(range(self.last + 1, self.last + 1 + count))


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
