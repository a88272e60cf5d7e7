"""Absences: a clock is credited with every time in which no server was there, once, however often servers die."""

import asyncio

from boneyard.server.tables.absences import KEPT, MISSED, MOST, RUN_OUT, Absences
from tests.server.simulation.shelf import Shelf


def started(shelf: Shelf, at: float) -> Absences:
    """A server that starts at this moment, without a sign of life yet."""
    absences = Absences(shelf)
    asyncio.run(absences.learn(at))
    return absences


def lived(shelf: Shelf, until: float) -> None:
    """The last sign of life of a server."""
    asyncio.run(shelf.keep("alive", str(until).encode(), replace=True))


def test_the_first_server_has_missed_nothing() -> None:
    assert started(Shelf(), 100.0).since(0.0) == 0.0


def test_a_server_that_is_back_soon_has_missed_nothing() -> None:
    shelf = Shelf()
    lived(shelf, 100.0)
    assert started(shelf, 100.0 + MISSED).since(0.0) == 0.0
    assert KEPT not in shelf.values


def test_each_absence_counts_for_what_was_there_before_it() -> None:
    shelf = Shelf()
    lived(shelf, 100.0)
    started(shelf, 150.0)
    lived(shelf, 200.0)
    absences = started(shelf, 300.0)
    assert [absences.since(at) for at in (0.0, 100.0, 170.0, 200.0, 300.0)] == [150.0, 150.0, 100.0, 100.0, 0.0]


def test_a_server_that_dies_before_its_first_sign_of_life_has_ended_no_absence() -> None:
    shelf = Shelf()
    lived(shelf, 100.0)
    started(shelf, 200.0)
    assert started(shelf, 300.0).since(0.0) == 200.0


def test_an_absence_after_which_every_clock_has_run_out_is_forgotten() -> None:
    shelf = Shelf()
    lived(shelf, 100.0)
    started(shelf, 200.0)
    lived(shelf, 200.0 + RUN_OUT + 1)
    assert started(shelf, 300.0 + RUN_OUT + 1).since(0.0) == 100.0


def test_of_very_many_absences_the_oldest_count_together() -> None:
    shelf = Shelf()
    for number in range(MOST + 50):
        lived(shelf, 100.0 * number)
        started(shelf, 100.0 * number + 20)
    lived(shelf, 100.0 * (MOST + 50))
    absences = started(shelf, 100.0 * (MOST + 50))
    assert absences.known is not None
    assert len(absences.known) == MOST
    assert absences.since(0.0) == 20.0 * (MOST + 50)
    assert absences.since(100.0 * (MOST + 48) + 50) == 20.0
