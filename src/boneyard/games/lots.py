"""Chance that follows from a text, such as a deck: the same text gives the same lots, on every machine and for ever."""

import hashlib
from collections.abc import Iterator, Sequence
from itertools import count
from typing import TypeVar

T = TypeVar("T")


def number(text: str) -> int:
    """A number that nobody can foretell who does not know the text."""
    return int(hashlib.sha256(text.encode()).hexdigest(), 16)


def numbers(text: str) -> Iterator[int]:
    """Such numbers one after the other, without end."""
    return (number(f"{text} {at}") for at in count())


def mixed(things: Sequence[T], text: str) -> tuple[T, ...]:
    """These things in an order that follows from the text."""
    lots = [number(f"{text} {place}") for place in range(len(things))]
    return tuple(things[place] for _, place in sorted(zip(lots, range(len(things)), strict=True)))
