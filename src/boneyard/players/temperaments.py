"""Temperaments: what a bot weighs more or less than others of its level, so that one knows whom one plays against.

A player is told its temperament by `Seen.temperament`; one that weighs its actions by the weights of `fast/places.py`
takes `weighed(seen.temperament, weights)` for its own choices, and the plain weights for what others will do.
"""

from collections.abc import Mapping

from boneyard.fast.places import W_DOUBLE, W_FITS, W_OPENS, W_PASSES, W_PIPS, W_POINTS, W_SERVES, Numbers

PLAIN = "plain"
# How many times as much each of them weighs what; all the rest they weigh like everybody.
TEMPERAMENTS: Mapping[str, Mapping[int, float]] = {
    "careful": {W_FITS: 1.5, W_SERVES: 1.5, W_OPENS: 1.25, W_PIPS: 1.25, W_POINTS: 0.9},
    "greedy": {W_POINTS: 1.5, W_PIPS: 1.5, W_DOUBLE: 1.5, W_FITS: 0.6, W_SERVES: 0.6, W_OPENS: 0.6},
    "blocker": {W_PASSES: 2.5, W_OPENS: 2.0, W_PIPS: 0.75, W_DOUBLE: 0.75},
    PLAIN: {},
}


def weighed(temperament: str, weights: Numbers) -> Numbers:
    """These weights as somebody of this temperament takes them."""
    factors = TEMPERAMENTS[temperament]
    return [round(weight * factors.get(at, 1.0)) for at, weight in enumerate(weights)]
