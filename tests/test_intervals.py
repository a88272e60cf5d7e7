"""Intervals hold the truth as often as they say, also for somebody who looks all the time and stops when it suits."""

from collections.abc import Callable
from random import Random
from statistics import fmean

import pytest

from boneyard import intervals
from boneyard.intervals import Watch


def test_the_interval_of_a_mean_holds_the_truth_as_often_as_it_says() -> None:
    rng, held = Random(1), 0
    for _ in range(400):
        values = [rng.gauss(1, 5) for _ in range(50)]
        found = intervals.mean(values)
        held += found.low <= 1 <= found.high
        assert found.value == fmean(values)
    assert 0.92 <= held / 400 <= 0.98


def test_one_value_says_nothing_about_a_mean() -> None:
    assert intervals.mean([3.0]) == (3.0, float("-inf"), float("inf"))


def test_the_interval_of_throws_is_the_one_of_wilson() -> None:
    found = intervals.share([1.0] * 8 + [0.0] * 2)
    assert found == pytest.approx((0.8, 0.4270, 0.9555), abs=0.0001)
    assert 0.6 < intervals.share([1.0] * 10).low < intervals.share([1.0] * 10).high == 1.0
    assert intervals.share([0.5] * 10).low < 0.5 < intervals.share([0.5] * 10).high


def two_hands(rng: Random, chance: float) -> float:
    """A deal from both sides, whose tiles decide most of it: the two hands say less than two deals would."""
    tiles = rng.random()
    return fmean((tiles + chance > 1, chance > tiles))


def test_the_interval_of_a_share_holds_the_truth_although_hands_of_one_deal_hang_together() -> None:
    rng, held, wide = Random(1), 0, []
    for _ in range(1000):
        found = intervals.share([two_hands(rng, 0.6) for _ in range(60)])
        held += found.low <= 0.6 <= found.high
        wide.append(found.high - found.low)
    assert 0.91 <= held / 1000 <= 0.99  # the few values that there are make it uneven
    assert fmean(wide) < 0.15  # seats swapped: the luck of the tiles is gone; hands on their own deals had 0.24


def coin(rng: Random) -> float:
    return float(rng.random() < 0.5)


def rare(rng: Random) -> float:
    """Mostly less than a half, sometimes all: a mean of a half that looks like less."""
    return 1.0 if rng.random() < 1 / 6 else 0.4


@pytest.mark.parametrize("value", [coin, rare, lambda rng: two_hands(rng, 0.5), lambda rng: rng.random()])
def test_equals_are_told_apart_rarely_however_often_one_looks(value: Callable[[Random], float]) -> None:
    """In 5 of 100 cases at most; by an interval for a fixed number it would be in every third."""
    rng, wrong = Random(2), 0
    for _ in range(300):
        watch = Watch()
        wrong += any(watched(watch, value(rng)) for _ in range(300))
    assert wrong / 300 <= 0.05 + 2 * 0.0126


def watched(watch: Watch, value: float) -> bool:
    watch.add(value)
    return watch.decided


def test_what_is_told_early_is_true_and_takes_longer_the_closer_it_is() -> None:
    needed = {}
    for chance in (0.8, 0.65):
        rng, lengths = Random(3), []
        for _ in range(40):
            watch = Watch()
            lengths.append(next(at for at in range(1, 5_000) if watched(watch, float(rng.random() < chance))))
            found = watch.interval
            assert 0.5 <= found.low < found.value <= found.high
        needed[chance] = fmean(lengths)
    assert needed[0.8] < 60 < needed[0.65] < 400


def test_the_sequence_holds_the_truth_at_every_moment() -> None:
    rng, left = Random(4), 0
    for _ in range(60):
        watch, inside = Watch(), True
        for at in range(1, 81):
            watch.add(float(rng.random() < 0.7))
            found = watch.interval if at % 10 == 0 else None
            inside = inside and (found is None or found.low <= 0.7 <= found.high)
        left += not inside
    assert left <= 6


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_who_always_wins_is_known_soon(value: float) -> None:
    watch = Watch()
    assert not watched(watch, value)
    steps = next(at for at in range(2, 50) if watched(watch, value))
    found = watch.interval
    assert steps < 15
    assert found.value == value
    assert found.low <= value <= found.high
    assert not found.low <= 0.5 <= found.high
