"""Warming up: a child process compiles the twin while its parent goes on, gives way to everything, and ends with it."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

from boneyard.fast.compiled import compile_all, is_possible, is_ready

NICE = 19
LOOK = 0.2  # seconds between two looks at the child
AGAIN = 10.0  # seconds after which to look whether another process that was at it has been ended

Told = Callable[[bool], object]  # whether all is compiled; if not, the child has failed


@contextmanager
def beside(told: Told = lambda ready: None) -> Iterator[None]:
    """Compile meanwhile what is not compiled yet, and tell when that is done; nothing of it goes on afterwards."""
    if not is_possible():
        yield
        return
    over = Event()
    watching = Thread(target=_watch, args=(over, told), daemon=True)
    watching.start()
    try:
        yield
    finally:
        over.set()
        watching.join()


def _watch(over: Event, told: Told) -> None:
    """Have a child compile. Where another process is at it, ours ends at once, and this one looks after it again."""
    status = 0
    while not (is_ready() or over.is_set() or status):
        status = _child(over)
        if not (is_ready() or status):
            over.wait(AGAIN)
    if not over.is_set():
        told(is_ready())


def _child(over: Event) -> int:
    """The status with which a child has ended, or was ended."""
    command, quiet = [sys.executable, "-m", __name__], subprocess.DEVNULL
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet) as child:
        while child.poll() is None and not over.wait(LOOK):
            pass
        child.kill()
    return child.returncode


def main() -> None:
    """Be the child."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent says when it is over
    Thread(target=_end_with_parent, daemon=True).start()
    if sys.platform != "win32":
        os.nice(NICE)
    compile_all(wait=False)


def _end_with_parent() -> None:
    os.read(0, 1)  # nothing ever comes: it returns when the other side is closed
    os._exit(1)


if __name__ == "__main__":
    main()
