"""What happens by a seed, from its beginning to its end, and what must hold then."""

from collections.abc import Iterator
from random import Random
from typing import Any
from unittest import mock

from boneyard import plain, view
from boneyard.server.messages.fields import Clock
from boneyard.server.messages.requests import NewTable
from boneyard.server.store import Entry
from boneyard.server.tables import log
from boneyard.server.tables.fold import fold
from boneyard.server.tables.log import Created, Moved, Robot
from boneyard.server.tables.table import Table
from tests.server.simulation.hourglass import DAWN, on_virtual_time
from tests.server.simulation.people import Person, Weather
from tests.server.simulation.storm import Storm

UP = ("move", "hand", "time")  # why a bot plays when time is up
WHOLE = 1 / 32  # of the stories go to the end of the match: many short ones meet more faults than a few long ones


def story(seed: int) -> Storm:
    """What happens by a seed: which game, who plays, what clock, how bad the weather is."""
    rng = Random(f"story {seed}")
    players = rng.choice((2, 2, 2, 2, 3))
    bots = [None] * (players - 1) + [rng.choice((None, None, "easy"))]
    clock = rng.choice((None, Clock(per_move=15), Clock(bank=40, bonus=2)))
    game = rng.choice(("plain-block", "draw", "block"))
    made = NewTable(game, players, {"hands": rng.choice((1, 1, 1, 2))}, bots, clock=clock, pace=0.5)
    fault = rng.choice((0.0, 0.03, 0.1))
    weather = Weather(fault, fault, fault, rng.choice((5.0, 20.0)), rng.choice((20.0, 100.0)), rng.choice((0.0, 0.3)))
    length = 1_000 if rng.random() < WHOLE else rng.choice((7, 8, 9))
    return Storm(seed, made, weather, length)


def told(seed: int) -> Storm:
    """A story from its beginning to its end, checked."""
    storm = story(seed)
    with mock.patch("secrets.token_bytes", storm.rng.randbytes), mock.patch("secrets.choice", storm.rng.choice):
        on_virtual_time(storm.happen())
    try:
        check(storm)
    except AssertionError as error:
        raise AssertionError(f"Seed {seed}: {error}") from error
    return storm


def check(storm: Storm) -> None:
    """What must hold when a story is over."""
    steps = list(folded(storm.lines, storm.shelf.seeds[storm.table], storm.table))
    for person in storm.people:
        _everything_was_told_once_and_in_order(storm, person, steps)
    _moves_are_never_doubled(storm)
    _clocks_ran(storm, [table for table, _ in steps])


def folded(entries: list[Entry], secrets: dict[int, bytes], name: str) -> Iterator[tuple[Table, tuple[Any, ...]]]:
    """The table after every line of a log, and what that line brought about."""
    made = log.line_of(entries[0])
    assert isinstance(made, Created)
    table = Table.new(name, made, entries[0].at).with_secrets(secrets[hand] for hand in sorted(secrets))
    yield table, ()
    for entry in entries[1:]:
        table, events = fold(table, log.line_of(entry), entry.at)
        yield table, events


def _everything_was_told_once_and_in_order(storm: Storm, person: Person, steps: list[Any]) -> None:
    expected = [
        {"seq": entry.seq, "kind": entry.kind, "events": plain.value(view(events, person.seat))}
        for entry, (_, events) in zip(storm.lines, steps, strict=True)
    ]
    assert [each._asdict() for each in person.told] == expected, person.seat
    last: Table = steps[-1][0]
    assert person.hand == plain.hand(last.match, person.seat), person.seat


def _moves_are_never_doubled(storm: Storm) -> None:
    keyed = [entry for entry in storm.lines if entry.key is not None]
    written = {entry.key: entry for entry in keyed}
    assert len(written) == len(keyed)
    for person in storm.people:
        for key, seq in person.acknowledged.items():
            assert key in written, f"{key} was acknowledged and is not in the log"
            assert written[key].seq == seq
            assert log.line_of(written[key]) == Moved(person.seat or 0, person.sent[key])
        assert not person.refused.keys() & written.keys()
    assert written.keys() <= {key for person in storm.people for key in person.sent}


def _clocks_ran(storm: Storm, tables: list[Table]) -> None:
    """Whoever had used up his time was replaced at once, and nobody else; time without a server counts for nobody."""
    began = DAWN
    for before, after, entry in zip(tables, tables[1:], storm.lines[1:], strict=False):
        running = before.deadline()
        if running is not None:
            owed = storm.noticed(before.since, entry.at) if entry.kind == "credited" else 0.0
            _was_in_time(storm, entry, max(running[1], before.since) + owed)  # a bank may be used up before a turn
            if entry.kind == "robot" and isinstance(line := log.line_of(entry), Robot) and line.why in UP:
                left = before.left(running[0], storm.made.clock or Clock())
                assert entry.at - began - storm.without_server(began, entry.at) > left - 0.2, entry
        began = entry.at if after.since == entry.at and entry.kind != "credited" else began


def _was_in_time(storm: Storm, entry: Entry, deadline: float) -> None:
    for died, came_back in storm.outages:  # a server that dies at once when it has come has done nothing yet
        if died < deadline + 1.0:
            deadline = max(deadline, came_back)
    assert entry.at < deadline + 1.0, entry
