"""Chance: tiles and ways taken at random, quickly; sources of chance are functions that give a number below 1."""

from bisect import bisect
from collections.abc import Callable, Iterable
from itertools import accumulate
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
Chance = Callable[[], float]


def taken(pool: list[T], count: int, chance: Chance) -> list[T]:
    """So many of these, in an order of chance, taken out of the pool."""
    left = len(pool)
    stay = left - count
    while left > stay:
        at = int(chance() * left)
        left -= 1
        pool[at], pool[left] = pool[left], pool[at]
    out = pool[stay:]
    del pool[stay:]
    return out


class Lots(NamedTuple, Generic[T]):
    """Things of which one is drawn, each as often as its weight says."""

    things: tuple[T, ...]
    up_to: tuple[float, ...]  # the share of each, added up
    weight: int  # all of them together

    def drawn(self, chance: Chance) -> T:
        """One of the things."""
        return self.things[bisect(self.up_to, chance()) if len(self.things) > 1 else 0]


def lots(weighed: Iterable[tuple[T, int]]) -> Lots[T]:
    """Lots for these things; those without weight are never drawn."""
    kept = [(thing, weight) for thing, weight in weighed if weight]
    whole = sum(weight for _, weight in kept)
    up_to = [sums / whole for sums in accumulate(weight for _, weight in kept)]
    return Lots(tuple(thing for thing, _ in kept), tuple(up_to[:-1]), whole)


class TooMany(Exception):
    """Tables would be too large."""


class Budget:
    """How many more rows tables may have."""

    def __init__(self, rows: int) -> None:
        """So many."""
        self.rows = rows

    def spend(self, rows: int) -> None:
        """Take so many of them, if there are."""
        self.rows -= rows
        if self.rows < 0:
            raise TooMany
