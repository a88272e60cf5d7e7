"""The checker: compares what clients noted with what the log says in the end."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from boneyard import plain, view
from boneyard.errors import BadInput
from boneyard.server.store import Entry, Store
from boneyard.server.tables import deriving, log
from boneyard.server.tables import fold as folding
from boneyard.server.tables.log import Created, Moved, Sat
from boneyard.server.tables.table import Table
from tests.chaos.notes import Acked, Ear, Notes, Told

Steps = list[tuple[str, tuple[Any, ...]]]  # kind and events by number


class Fault(NamedTuple):
    """A broken promise: what kind, and where."""

    kind: str
    where: str


class Kept(NamedTuple):
    """The log of one match, and its seeds."""

    entries: Sequence[Entry]
    secrets: Mapping[int, bytes]


async def read_all(store: Store) -> dict[str, Kept]:
    """Every log of a store."""
    return {row.id: Kept(entries, secrets) async for row, entries, secrets in store.export()}


def check(notes: Notes, logs: Mapping[str, Kept], written: Mapping[str, int]) -> list[Fault]:
    """Everything that was promised and is not so; `written` is how much of each log everybody had time to hear."""
    return [*_lost_tables(notes, logs), *_in_logs(logs), *_in_moves(notes, logs), *_in_stories(notes, logs, written)]


async def check_results(store: Store) -> list[Fault]:
    """Every result, and every strength, that does not follow from the logs."""
    wrong = [match async for match, found in deriving.check(store) if found != "right"]
    ratings = await deriving.check_ratings(store)
    return [Fault("result", match) for match in wrong] + [Fault("rating", f"{ratings} seats")] * bool(ratings)


def _lost_tables(notes: Notes, logs: Mapping[str, Kept]) -> Iterator[Fault]:
    for table in notes.tables:
        if table not in logs:
            yield Fault("lost", f"table {table}")
    for table, seat in notes.seats:
        lines = [log.line_of(entry) for entry in logs[table].entries] if table in logs else []
        if not any(isinstance(line, Sat) and line.seat == seat for line in lines):
            yield Fault("lost", f"seat {seat} of {table}")


def _in_logs(logs: Mapping[str, Kept]) -> Iterator[Fault]:
    """Lines are numbered without gaps, no key stands twice, and every line follows from those before it."""
    for table, kept in logs.items():
        if [entry.seq for entry in kept.entries] != list(range(1, len(kept.entries) + 1)):
            yield Fault("gap", table)
        keys = Counter(entry.key for entry in kept.entries if entry.key is not None)
        yield from (Fault("twice", f"{table} {key}") for key, count in keys.items() if count > 1)
        steps, wrong = fold(table, kept)
        if wrong:
            yield Fault("illegal", f"{table}:{len(steps) + 1} {wrong}")


def fold(table: str, kept: Kept) -> tuple[Steps, str]:
    """The steps that the lines of a match mean, up to the first that is not legal; and what is wrong with that."""
    made = log.line_of(kept.entries[0])
    assert isinstance(made, Created)
    now = Table.new(table, made, kept.entries[0].at).with_secrets(kept.secrets[hand] for hand in sorted(kept.secrets))
    steps: Steps = [("created", ())]
    for entry in kept.entries[1:]:
        try:
            now, events = folding.fold(now, log.line_of(entry), entry.at)
        except (BadInput, IndexError) as error:
            return steps, repr(error)
        steps.append((entry.kind, events))
    return steps, ""


def _in_moves(notes: Notes, logs: Mapping[str, Kept]) -> Iterator[Fault]:
    for acked in notes.acked:
        if acked.table in logs:
            fault = _of_move(acked, logs[acked.table].entries)
            if fault:
                yield Fault(fault, str(acked))


def _of_move(acked: Acked, entries: Sequence[Entry]) -> str:
    found = [entry for entry in entries if entry.key == acked.key]
    if not found:
        return "lost"
    if [entry.seq for entry in found] != [acked.seq]:
        return "out of order"
    return "" if log.line_of(found[0]) == Moved(acked.seat, acked.action) else "altered"


def _in_stories(notes: Notes, logs: Mapping[str, Kept], written: Mapping[str, int]) -> Iterator[Fault]:
    folded = {table: fold(table, kept)[0] for table, kept in logs.items()}
    for ear, told in notes.told.items():
        if ear.table in folded:
            for fault, seq in _of_story(ear, told, folded[ear.table], written[ear.table]):
                yield Fault(fault, f"{ear}:{seq}")


def _of_story(ear: Ear, story: Sequence[Told], steps: Steps, written: int) -> Iterator[tuple[str, int]]:
    """Everybody was told every step once, in order, as the log has it, up to what was written."""
    last = 0
    for told in story:
        whole = told.kind == "snapshot"
        if told.seq <= last if whole else last and told.seq != last + 1:
            yield "told out of order", told.seq
        if told.seq > len(steps) or (not whole and _as_told(steps[told.seq - 1], ear.seat) != (told.kind, told.events)):
            yield "told otherwise", told.seq
        last = told.seq
    if last < written and not story[-1].over:
        yield "not told", last + 1


def _as_told(step: tuple[str, tuple[Any, ...]], eye: int | None) -> tuple[str, list[Any]]:
    kind, events = step
    return kind, plain.value(view(events, eye))
