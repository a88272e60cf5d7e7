"""Chance that a test knows: what the operating system gives for secrets follows from words, as the name of a test.

Only the source is exchanged, and only in a process that a test has started or is in: the server has no switch for it.
"""

import contextlib
import hashlib
import secrets
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar
from unittest import mock

T = TypeVar("T")


class Chance:
    """What is drawn for some words: always the same in the same order, and seeds apart from names."""

    def __init__(self, words: Callable[[], str]) -> None:
        self.words = words
        self.drawn: Counter[tuple[str, str]] = Counter()
        self.lock = threading.Lock()

    def token_bytes(self, size: int = 32) -> bytes:
        """Bytes, as for the seed of a hand."""
        return self._draw(f"{size} bytes", size)

    def choice(self, values: Sequence[T]) -> T:
        """One of these, as for the name of a table."""
        return values[int.from_bytes(self._draw("choice", 8)) % len(values)]

    def randbits(self, size: int) -> int:
        """The same for the same words: the bots of other tables may draw in between, whenever they come to think."""
        return int.from_bytes(hashlib.sha256(self.words().encode()).digest()) >> (256 - size)

    def _draw(self, kind: str, size: int) -> bytes:
        with self.lock:
            words = self.words()
            self.drawn[words, kind] += 1
            return hashlib.shake_256(f"{words}\n{kind}\n{self.drawn[words, kind]}".encode()).digest(size)


@contextlib.contextmanager
def drawn_from(chance: Chance) -> Iterator[None]:
    """Draw from it in this process while the block runs."""
    with (
        mock.patch.object(secrets, "token_bytes", chance.token_bytes),
        mock.patch.object(secrets, "choice", chance.choice),
        mock.patch.object(secrets, "randbits", chance.randbits),
    ):
        yield


@contextlib.contextmanager
def drawn_by(words: str) -> Iterator[None]:
    """Draw by these words in this process while the block runs."""
    with drawn_from(Chance(lambda: words)):
        yield
