"""What may be written: the rules of a log that both stores keep."""

from collections.abc import Sequence
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
    def goes_on(self) -> bool:
        """Whether it continues a log, as moves and deals do, and changes no results."""
        lines = self.entries
        whole = bool(lines) and lines[-1].seq - lines[0].seq + 1 == len(lines)
        return whole and self.row is None and self.derived is None

    @property
    def keys(self) -> list[str]:
        """The keys of its lines."""
        return [entry.key for entry in self.entries if entry.key is not None]

    def checked(self) -> "Writing":
        """This, if every store can keep it; a text that PostgreSQL would refuse is refused by SQLite too."""
        if self.secrets:
            assert len({secret.hand for secret in self.secrets}) == len(self.secrets)
        if len(self.entries) > 1 and len(set(self.keys)) < len(self.keys):
            raise BadInput("same-key")
        texts = [self.match]
        for entry in self.entries:
            assert isfinite(entry.at)
            texts += (entry.kind, entry.body, entry.key or "")
        if self.row is not None:
            assert isfinite(self.row.created)
            Log().admit(self)
            texts += [part for part in self.row if isinstance(part, str)]
        if not _can_be_kept("".join(texts)):  # a character that cannot be kept can be in any of them
            unkept = next(text for text in texts if not _can_be_kept(text))
            raise BadInput("cannot-store", text=f"{unkept!r:.80}")
        return self


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


def _can_be_kept(text: str) -> bool:
    if "\0" in text:
        return False
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
