"""Limits: how much one address or one seat may ask for, and how much the server takes on."""

import time
from collections.abc import Callable
from typing import NamedTuple

from boneyard.server.refusal import Refusal


class Limits(NamedTuple):
    """What a server allows."""

    tables: int = 5_000  # tables that are not over
    sockets: int = 20_000
    frame_bytes: int = 16_384
    asks_per_second: float = 20.0  # requests of one address
    asks_at_once: float = 100.0
    new_table: float = 5.0  # requests that making a table counts for
    costly: float = 5.0  # requests that a replay, a hint, an analysis or the list of one's tables counts for
    frames_per_second: float = 20.0  # of one socket
    frames_at_once: float = 100.0
    frames_refused: int = 100  # a socket that goes on too fast for so long is closed
    sockets_per_address: int = 200
    reactions_per_second: float = 0.5  # of one person at a table
    reactions_at_once: float = 4.0
    proposals_per_second: float = 0.05  # likewise
    proposals_at_once: float = 3.0
    seconds_to_read: float = 10.0  # a socket that does not take a message for so long is dropped
    seconds_to_ask: float = 10.0  # within which a request must have come to its end


class Bucket:
    """Fills with tokens at a steady rate; an ask takes some, and a bucket without so many says no."""

    __slots__ = ("at", "level", "most", "now", "per_second")

    def __init__(self, per_second: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.most = most
        self.now = now
        self.level = most
        self.at = now()

    def take(self, tokens: float = 1) -> bool:
        """Whether there were so many tokens to take; a full bucket is always enough."""
        now = self.now()
        self.level = min(self.most, self.level + (now - self.at) * self.per_second)
        self.at = now
        tokens = min(tokens, self.most)
        if self.level < tokens:
            return False
        self.level -= tokens
        return True


class Addresses:
    """A bucket for every address that asks; addresses that have been quiet are forgotten."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: dict[str, Bucket] = {}
        self.sockets: dict[str, int] = {}

    def check(self, address: str, tokens: float = 1) -> None:
        """Refuse an address that asks too much."""
        if len(self.buckets) > 10_000:
            self._forget()
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.limits.asks_per_second, self.limits.asks_at_once)
        if not bucket.take(tokens):
            raise Refusal("too-many-requests", "That is too much at once; wait a moment.", 429)

    def leave(self, address: str) -> None:
        """A socket of this address went away."""
        left = self.sockets.get(address, 1) - 1
        if left:
            self.sockets[address] = left
        else:
            self.sockets.pop(address, None)

    def _forget(self) -> None:
        quiet = [name for name, bucket in self.buckets.items() if bucket.now() - bucket.at > 60]
        for name in quiet or list(self.buckets)[:5_000]:
            del self.buckets[name]
