"""The checker is content with what is right, and with nothing else."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from boneyard.server.bots.pool import Bots
from boneyard.server.identity import Signer
from boneyard.server.limits import Limits
from boneyard.server.messages.requests import NewTable
from boneyard.server.store import Entry
from boneyard.server.store.opening import open_store
from boneyard.server.tables.creation import create
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.listener import Listener
from boneyard.server.tables.seating import sit
from tests.chaos.checker import Fault, Kept, check, read_all
from tests.chaos.notes import Ear, Notes, Told

MOVES = 6  # fewer than any hand of draw has


async def play_a_little(database: Path) -> tuple[Notes, Kept]:
    """A table with two people who note what they hear, and its log."""
    store = await open_store(database)
    hub = Hub(store, Signer(b"key"), Bots(0), Limits())
    desk = await create(hub, NewTable("draw", 2), "ann")
    table, notes = desk.table.id, Notes()
    notes.tables.append(table)
    for seat, who in enumerate(("ann", "bob")):
        notes.seats.append((table, await sit(desk, who, who, None, "")))
        desk.listeners.add(Listener(seat))
    sent = {}
    for move in range(MOVES):
        while not desk.table.match.turn:
            await asyncio.sleep(0)
        (seat,) = desk.table.match.turn
        key, action = f"key {move}", str(desk.table.match.actions(seat)[0])
        sent[key] = action
        seq = await desk.move(("ann", "bob")[seat], seat, action, key, desk.table.seq)
        notes.hear(Ear(table, seat), {"t": "ack", "key": key, "seq": seq}, sent)
    for listener in desk.listeners:
        while not listener.queue.empty():
            notes.hear(Ear(table, listener.eye), json.loads(listener.queue.get_nowait() or ""), sent)
    logs = await read_all(store)
    await hub.close()
    return notes, logs[table]


@pytest.fixture
def played(tmp_path: Path) -> tuple[Notes, Kept]:
    return asyncio.run(play_a_little(tmp_path / "tables.db"))


def faults(notes: Notes, entries: list[Entry], kept: Kept) -> set[str]:
    return {fault.kind for fault in checked(notes, Kept(entries, kept.secrets))}


def checked(notes: Notes, kept: Kept) -> list[Fault]:
    """What is wrong if everybody had time to hear everything that was kept."""
    (table,) = notes.tables
    return check(notes, {table: kept}, {table: len(kept.entries)})


def test_what_is_right_is_right(played: tuple[Notes, Kept]) -> None:
    notes, kept = played
    assert len(notes.acked) == MOVES
    assert checked(notes, kept) == []


def test_a_lost_table_is_found(played: tuple[Notes, Kept]) -> None:
    notes, _ = played
    assert {fault.kind for fault in check(notes, {}, {})} == {"lost"}


def without_the_last(entries: list[Entry]) -> list[Entry]:
    return entries[:-1]


def without_one(entries: list[Entry]) -> list[Entry]:
    return entries[:-2] + entries[-1:]


def exchanged(entries: list[Entry]) -> list[Entry]:
    *rest, first, second = entries
    return [*rest, second._replace(seq=first.seq), first._replace(seq=second.seq)]


def repeated(entries: list[Entry]) -> list[Entry]:
    return [*entries, entries[-1]._replace(seq=len(entries) + 1)]


def altered(entries: list[Entry]) -> list[Entry]:
    return [*entries[:-1], entries[-1]._replace(body='{"kind":"moved","seat":0,"action":"pass"}')]


def with_another_key(entries: list[Entry]) -> list[Entry]:
    return [*entries[:-1], entries[-1]._replace(key="another")]


def with_somebody_else_in_the_seat(entries: list[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.kind != "sat" or entry.seat != 1]


@pytest.mark.parametrize(
    ("spoil", "kinds"),
    [
        (without_the_last, {"lost", "told otherwise"}),
        (without_one, {"lost", "gap"}),
        (exchanged, {"out of order"}),
        (repeated, {"twice", "out of order"}),
        (altered, {"altered"}),
        (with_another_key, {"lost"}),
        (with_somebody_else_in_the_seat, {"lost"}),
    ],
)
def test_a_spoilt_log_is_found(
    played: tuple[Notes, Kept], spoil: Callable[[list[Entry]], list[Entry]], kinds: set[str]
) -> None:
    notes, kept = played
    assert kinds <= faults(notes, spoil(list(kept.entries)), kept)


def test_a_line_that_is_not_legal_is_found(played: tuple[Notes, Kept]) -> None:
    notes, kept = played
    move = Entry(len(kept.entries) + 1, 0, "moved", '{"kind":"moved","seat":0,"action":"stop"}', 0.0)
    assert "illegal" in faults(notes, [*kept.entries, move], kept)


def twice(story: list[Told]) -> list[Told]:
    return [*story, story[-1]]


def with_a_hole(story: list[Told]) -> list[Told]:
    return story[:-2] + story[-1:]


def cut_short(story: list[Told]) -> list[Told]:
    return story[:-1]


def with_other_events(story: list[Told]) -> list[Told]:
    return [*story[:-1], story[-1]._replace(events=[])]


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (twice, "told out of order"),
        (with_a_hole, "told out of order"),
        (cut_short, "not told"),
        (with_other_events, "told otherwise"),
    ],
)
def test_a_spoilt_story_is_found(
    played: tuple[Notes, Kept], spoil: Callable[[list[Told]], list[Told]], kind: str
) -> None:
    notes, kept = played
    spoilt = replace(notes, told={ear: spoil(story) for ear, story in notes.told.items()})
    assert {fault.kind for fault in checked(spoilt, kept)} == {kind}
