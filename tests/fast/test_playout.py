"""Chance on the twin: every number as often as any other, from whichever start."""

from collections import Counter

from boneyard.fast.places import *
from boneyard.fast.playout import chance, shuffle


def table(start: int) -> Numbers:
    t = [0] * TABLE_SIZE
    t[CHANCE] = start
    return t


def unevenness(found: Counter[int], kinds: int) -> float:
    """Chi-squared, divided by what chance alone gives on average."""
    expected = found.total() / kinds
    return sum((found[kind] - expected) ** 2 for kind in range(kinds)) / expected / (kinds - 1)


def test_all_numbers_come_equally_often() -> None:
    t = table(1)
    for below in (2, 3, 7, 28):
        assert unevenness(Counter(chance(t, below) for _ in range(10_000)), below) < 2.5


def test_starts_side_by_side_begin_in_different_ways() -> None:
    firsts = Counter(chance(table(start), 7) for start in range(1, 2_001))
    assert unevenness(firsts, 7) < 2.5


def test_every_tile_is_as_likely_to_come_first() -> None:
    rules = [0] * RULES_SIZE
    rules[TILES] = 28
    t, deck = table(1), list(range(28))
    firsts: Counter[int] = Counter()
    for _ in range(5_000):
        shuffle(rules, t, deck, 14)
        firsts[deck[0]] += 1
        assert sorted(deck) == list(range(28))
    assert unevenness(firsts, 28) < 2.5
