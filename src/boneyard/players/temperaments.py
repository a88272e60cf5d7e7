"""Temperaments: what a bot likes more than others of its level, so that one knows whom one plays against.

A player is told its temperament by `Seen.temperament`. What it likes comes on top of what everybody weighs
(`fast/taste.py`, where two actions differ by 1,000 on average), so it decides where actions are nearly as good.
"""

from collections.abc import Mapping

from boneyard.fast.places import (
    W_ANSWERS,
    W_DOUBLE,
    W_FITS,
    W_OPENS,
    W_PASSES,
    W_PIPS,
    W_POINTS,
    W_SERVES,
    WEIGHTS,
    Numbers,
)

PLAIN = "plain"
TEMPERAMENTS: Mapping[str, Mapping[int, int]] = {
    "careful": {W_FITS: 150, W_SERVES: 8, W_ANSWERS: 10},
    "greedy": {W_POINTS: 250, W_PIPS: 60, W_DOUBLE: 300},
    "blocker": {W_PASSES: 30, W_OPENS: 30},
    PLAIN: {},
}


def leaning(temperament: str) -> Numbers:
    """What somebody of this temperament weighs besides."""
    likes = TEMPERAMENTS[temperament]
    return [likes.get(at, 0) for at in range(WEIGHTS)]
