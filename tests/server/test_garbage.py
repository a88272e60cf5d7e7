"""Garbage is searched for while nobody plays."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from boneyard.server import garbage
from boneyard.server.bots.pool import Bots
from boneyard.server.identity import Signer
from boneyard.server.limits import Limits
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.lifetime import search_at_rest
from tests.server.simulation.shelf import Shelf


class Ring:
    """Something that only a search for garbage lets go of."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


@pytest.fixture
def left() -> "weakref.ref[Ring]":
    """What is left of something that nobody needs any more and that has lived for long."""
    ring = Ring()
    garbage.begin()
    return weakref.ref(ring)


def test_python_does_not_search_by_itself() -> None:
    garbage.begin()
    left = weakref.ref(Ring())
    things = [[] for _ in range(10_000)]  # type: ignore[var-annotated]
    assert left() is not None
    assert len(things) == 10_000


def test_whether_people_rest_is_told_by_their_moves(left: "weakref.ref[Ring]") -> None:
    hub = Hub(Shelf(), Signer(b"key"), Bots(0), Limits())
    things = [[] for _ in range(garbage.FEW + 1_000)]  # type: ignore[var-annotated]
    hub.counters["moves"] = 5
    assert search_at_rest(hub, 4) == 5
    assert left() is not None
    assert search_at_rest(hub, 5) == 5
    assert left() is None
    del things


def test_a_rest_is_used_to_search_among_everything(left: "weakref.ref[Ring]") -> None:
    garbage.search(resting=True)
    assert left() is not None  # hardly anything has come since
    things = [[] for _ in range(garbage.FEW + 1_000)]  # type: ignore[var-annotated]
    garbage.search(resting=False)
    assert left() is not None
    garbage.search(resting=True)
    assert left() is None
    del things


def test_much_that_came_is_searched_even_in_play(left: "weakref.ref[Ring]", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "MANY", 2 * garbage.FEW)
    things = [[] for _ in range(garbage.MANY + 1_000)]  # type: ignore[var-annotated]
    garbage.search(resting=False)
    assert left() is not None  # there were more before
    things += [[] for _ in range(gc.get_freeze_count())]
    garbage.search(resting=False)
    assert left() is None
    del things
