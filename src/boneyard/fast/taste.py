"""Taste: what sound players weigh."""

from boneyard.fast.places import *

WEIGHED = {
    W_PIPS: 21,
    W_DOUBLE: 24,
    W_POINTS: 100,
    W_OUT: 10_000,
    W_FITS: 32,
    W_OPENS: 24,
    W_SERVES: 16,
    W_PASSES: 4,
    W_DRAW: -414,
    W_STOP: -64,
    W_CLOSE: 80,
    W_HEAT: 150,
}
TABLES, TABLES_PLAIN = 2_000, 60  # that may be looked at to solve a deal, compiled or not


def weights(compiled: bool) -> Numbers:
    """All the weights."""
    found = [0] * WEIGHTS
    for at, weight in WEIGHED.items():
        found[at] = weight
    found[W_TABLES] = TABLES if compiled else TABLES_PLAIN
    return found
