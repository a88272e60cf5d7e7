"""Garbage is searched for while nobody plays."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from boneyard.server import garbage
from boneyard.server.garbage import Searches

SOME = garbage.FEW + 1_000


class Ring:
    """Something that only a search for garbage lets go of."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


def left() -> "weakref.ref[Ring]":
    """What is left of something that nobody needs any more."""
    return weakref.ref(Ring())


def things(count: int) -> list[list[None]]:
    """So many things that come and do not go."""
    return [[] for _ in range(count)]


def test_python_does_not_search_by_itself() -> None:
    garbage.begin()
    ring, kept = left(), things(SOME)
    assert ring() is not None
    assert len(kept) == SOME


def test_a_rest_is_used_to_search_among_what_is_new() -> None:
    garbage.begin()
    searches, ring = Searches(), left()
    searches.look(0)
    assert ring() is not None  # hardly anything has come
    kept = things(SOME)
    searches.look(5)  # somebody has moved
    assert ring() is not None
    searches.look(5)
    assert ring() is None
    del kept


def test_what_has_been_there_for_long_is_searched_once_there_is_twice_as_much() -> None:
    ring = left()
    garbage.begin()
    searches, kept = Searches(), things(SOME)
    searches.look(0)
    assert ring() is not None
    kept += things(searches.known)
    searches.look(0)
    assert ring() is None


def test_all_of_it_is_searched_even_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "MANY", SOME)
    ring = left()
    garbage.begin()
    searches, kept = Searches(), things(2 * SOME)
    searches.look(1)
    assert ring() is not None  # there were more before
    kept += things(searches.known)
    searches.look(2)
    assert ring() is None
