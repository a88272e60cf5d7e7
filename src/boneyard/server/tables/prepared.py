"""Prepared: lines with all that follows from them, folded and ready for the store, before any of it is told."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from boneyard.errors import BadInput
from boneyard.server.deals import fair
from boneyard.server.messages.fields import Status
from boneyard.server.refusal import Refusal, paused
from boneyard.server.store import Derived, Entry, Secret
from boneyard.server.tables import log
from boneyard.server.tables.fold import fold
from boneyard.server.tables.log import Dealt, Line, Moved, Shown
from boneyard.server.tables.results import results
from boneyard.server.tables.table import Table


class Written(NamedTuple):
    """A line, the table after it, and the events on it."""

    line: Line
    table: Table
    events: tuple[Any, ...]


class Prepared(NamedTuple):
    """What is to be written at once, all or nothing."""

    written: list[Written]
    entries: list[Entry]
    secrets: Sequence[Secret]
    status: Status | None  # the new one, if it changes
    derived: Derived | None  # the results that come or go with it
    asked: int  # how many of the lines were asked for; the others follow


def prepared(table: Table, lines: Sequence[Line], at: float, key: str | None) -> Prepared:
    """Lines and whatever follows from them, if they are allowed; the last of the lines gets the key."""
    asked = max(1, len(lines))
    written, secrets = _with_consequences(table, _folded(table, lines, at), at)
    numbered = enumerate(written, 1)
    entries = [log.entry(new.table.seq, new.line, at, key if i == asked else None) for i, new in numbered]
    return Prepared(written, entries, secrets, *_changes(table, written[-1].table if written else table), asked)


def _changes(before: Table, after: Table) -> tuple[Status | None, Derived | None]:
    status = after.status
    if status == before.status:
        return None, None
    return status, results(after) if "over" in (status, before.status) else None


def _with_consequences(before: Table, written: list[Written], at: float) -> tuple[list[Written], Sequence[Secret]]:
    """A hand that is over shows its seed; a hand that is due is dealt, and the seed of the next one is drawn."""
    table = written[-1].table if written else before
    if table.match.turn:  # so it is after nearly every move
        return written, ()
    hand = table.match.hands
    if hand and table.shown < hand and (table.match.dealing or table.match.over):
        written = [*written, *_folded(table, [Shown(hand, table.secret(hand).hex())], at)]
        table = written[-1].table
    if not table.due:
        return written, ()
    secret = Secret(hand + 2, fair.new_seed())
    table = table.with_secrets((*table.secrets, secret.seed))
    commitment = fair.commitment(table.id, secret.hand, secret.seed)
    dealt = Dealt(hand + 1, table.first_good_deal(), list(table.seeds), commitment)
    return [*written, *_folded(table, [dealt], at)], [secret]


def _folded(table: Table, lines: Sequence[Line], at: float) -> list[Written]:
    """What lines would bring about, if they are allowed."""
    written = []
    for line in lines:
        if isinstance(line, Moved) and table.paused is not None:
            raise paused()
        try:
            table, events = fold(table, line, at)
        except BadInput as error:
            raise Refusal("illegal", str(error)) from None
        written.append(Written(line, table, events))
    return written
