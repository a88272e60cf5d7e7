"""Alone: what only one process at a time may do, by a file that it holds; one that dies holds nothing."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def alone(file: Path, wait: bool) -> Iterator[bool]:
    """Hold this file; False if another process does and this one does not want to wait."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a+b") as held:
        yield _locked(held, wait)


if sys.platform == "win32":
    import msvcrt

    def _locked(held: IO[bytes], wait: bool) -> bool:
        held.seek(0)
        try:
            msvcrt.locking(held.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(held: IO[bytes], wait: bool) -> bool:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True
