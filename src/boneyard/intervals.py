"""How sure a measured number is: intervals for a number of values that was fixed before, and for one that was not."""

from collections.abc import Callable, Sequence
from math import fsum, log, log1p, sqrt
from statistics import fmean, stdev, variance
from typing import NamedTuple

Z = 1.959964  # standard errors on each side of a mean between which 95 % of a normal distribution lie
ERROR = 0.05  # how often an interval may miss the truth
CAUTION = 0.5  # the largest part of its capital that a wager risks on one value
STEPS = 40  # halvings after which the end of an interval is known to twelve digits


class Interval(NamedTuple):
    """A number that was measured, and where the true one lies with 95 % certainty."""

    value: float
    low: float
    high: float


def mean(values: Sequence[float]) -> Interval:
    """The mean of independent values."""
    middle, error = fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    wide = _errors(len(values)) * error
    return Interval(middle, middle - wide, middle + wide)


def share(values: Sequence[float]) -> Interval:
    """The mean of independent values between 0 and 1: the interval of Wilson, for as many throws as they are worth."""
    part, count, errors = fmean(values), _throws(values), _errors(len(values))
    middle = (part + errors**2 / (2 * count)) / (1 + errors**2 / count)
    wide = errors * sqrt(part * (1 - part) / count + errors**2 / (4 * count**2)) / (1 + errors**2 / count)
    return Interval(part, max(0.0, min(part, middle - wide)), min(1.0, max(part, middle + wide)))


def _errors(count: int) -> float:
    """How many standard errors make an interval: more than Z, since the error itself is only measured (Student)."""
    free = max(1, count - 1)
    terms = (Z, (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96, (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384)
    return fsum(term / float(free) ** power for power, term in enumerate(terms))


def _throws(values: Sequence[float]) -> float:
    """How many throws of a coin tell as much: more than there are values, if these vary less than throws do."""
    part, spread = fmean(values), variance(values) if len(values) > 1 else 0.0
    return len(values) * part * (1 - part) / spread if spread else len(values)


class Watch:
    """Independent values between 0 and 1 as they come in, and an interval that holds at every moment.

    With 95 % certainty the true mean never leaves the interval, however often one looks and whenever one stops: it is
    the confidence sequence by betting of Waudby-Smith and Ramdas (2024). For every number that the mean could be, two
    wagers begin with a half each, one on more and one on less; whoever holds the true number multiplies a fair wager
    by 40 at any time with a chance of 1 in 40 at most, so that a number on which one of them did is ruled out.
    """

    def __init__(self, error: float = ERROR) -> None:
        self.error = error
        self._values: list[float] = []
        self._stakes: list[float] = []
        self._middle, self._spread = 0.5, 0.25  # what is expected of the next value, by those before it
        self._more, self._less = 0.0, 0.0  # the logarithms of what the wagers on a half have become

    def add(self, value: float) -> None:
        """Take in the next value."""
        stake = self._stake()
        self._values.append(value)
        self._stakes.append(stake)
        self._more += _gain(value, stake, 0.5)
        self._less += _gain(1 - value, stake, 0.5)
        count = len(self._values) + 1
        self._middle += (value - self._middle) / count
        self._spread += ((value - self._middle) ** 2 - self._spread) / count

    def _stake(self) -> float:
        count = len(self._values) + 1
        return sqrt(2 * log(2 / self.error) / (self._spread * count * log(count + 1)))

    @property
    def decided(self) -> bool:
        """Whether a half is ruled out."""
        return max(self._more, self._less) >= self._bound

    @property
    def _bound(self) -> float:
        return log(2 / self.error)

    @property
    def interval(self) -> Interval:
        """The mean so far, and what is not ruled out."""
        value = fmean(self._values)
        low = _first(lambda number: self._wager(self._values, number) < self._bound, value)
        high = 1 - _first(lambda number: self._wager(self._turned, number) < self._bound, 1 - value)
        return Interval(value, low, high)

    @property
    def _turned(self) -> list[float]:
        return [1 - value for value in self._values]

    def _wager(self, values: Sequence[float], number: float) -> float:
        return sum(_gain(value, stake, number) for value, stake in zip(values, self._stakes, strict=True))


def _gain(value: float, stake: float, number: float) -> float:
    """The logarithm by which a wager grows that the mean is more than a number; it never risks all."""
    return log1p(min(stake, CAUTION / number if number else stake) * (value - number))


def _first(holds: Callable[[float], bool], most: float) -> float:
    """The smallest number from 0 to the most for which this holds, if it holds from there on."""
    low, high = 0.0, most
    if holds(low):
        return low
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (low, middle) if holds(middle) else (middle, high)
    return high
