"""Fair deals: a commitment before, the players' own seeds mixed in, everything shown after.

docs/fairness.md tells the same in one page, with a verifier that needs none of this.
"""

import hashlib
import hmac
import secrets
import struct
from collections.abc import Iterator, Sequence
from functools import lru_cache

from boneyard.tiles import Deck

SEED_BYTES = 32
EIGHT = struct.Struct(">8I")


def new_seed() -> bytes:
    """A seed for one hand, from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(match: str, hand: int, seed: bytes) -> str:
    """What is published before the deal: it fixes the seed and does not tell it."""
    return hashlib.sha256(f"boneyard commitment 1\n{match}\n{hand}\n{seed.hex()}".encode()).hexdigest()


def shuffled(tiles: Deck, match: str, hand: int, seed: bytes, players: Sequence[str], deal: int = 1) -> Deck:
    """The deck that follows from all the seeds; `deal` counts up when the rules call a deal void."""
    return in_order_of(tiles, seed, f"boneyard shuffle 1\n{match}\n{hand}\n{deal}\n" + "\n".join(players))


def lot(seats: int, match: str, hand: int, seed: bytes, players: Sequence[str]) -> int:
    """The seat that a lot names: it follows from all the seeds and tells nothing of the deck, nor the deck of it."""
    message = f"boneyard lot 1\n{match}\n{hand}\n" + "\n".join(players)
    return _below(_numbers(seed, message), seats)


@lru_cache(1)  # asked twice in a row: when a deal is tried, and when it is written
def in_order_of(tiles: Deck, key: bytes, message: str) -> Deck:
    """The deck that follows from a key and a message."""
    numbers = _numbers(key, message)
    deck = sorted(tiles)
    for last in range(len(deck) - 1, 0, -1):
        other = _below(numbers, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def _numbers(key: bytes, message: str) -> Iterator[int]:
    """Numbers of 32 bits without end, eight from each block of an HMAC in counter mode."""
    block = 0
    while True:
        yield from EIGHT.unpack(hmac.digest(key, f"{message}\n{block}".encode(), "sha256"))
        block += 1


def _below(numbers: Iterator[int], limit: int) -> int:
    """A number below the limit, every one equally likely: what would be uneven is thrown away."""
    even = 2**32 - 2**32 % limit
    number = next(numbers)
    while number >= even:
        number = next(numbers)
    return number % limit
