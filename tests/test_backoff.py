"""The wait of a program before it connects again."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from boneyard.client import backoff

failures = st.integers(0, 10_000)
chances = st.floats(0, 1, exclude_max=True)


@given(failures, chances)
def test_a_wait_is_short_at_first_and_never_much_longer_than_five_seconds(failed: int, chance: float) -> None:
    assert backoff(0, chance) < 0.15
    assert 0.05 <= backoff(failed, chance) < 6.01


@given(failures, chances)
def test_a_wait_grows_with_every_failure(failed: int, chance: float) -> None:
    assert backoff(failed + 1, chance) >= backoff(failed, chance)


@given(failures, st.integers())
def test_waits_are_spread(failed: int, seed: int) -> None:
    rng = Random(seed)
    waits = [backoff(failed, rng.random()) for _ in range(100)]
    assert max(waits) - min(waits) > backoff(failed, 0.5) / 3
