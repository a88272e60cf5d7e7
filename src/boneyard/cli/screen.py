"""The terminal a command talks to: its width, its colours, and bars for work that takes long."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boneyard.terminal.look import Look


def colours() -> bool:
    """Whether colours can be shown and are wanted."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def look(plain: bool = False) -> "Look":
    """How things look on this terminal, or in a file."""
    from boneyard.terminal.look import NARROW, WIDE, Look, can_show

    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 80
    return Look(min(max(width, NARROW), WIDE), plain or not can_show(sys.stdout.encoding), colours())


@contextmanager
def bar(what: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """A progress bar to be told how much is done; silent where nobody looks on."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(what, total=total)
        yield lambda done: shown.update(task, completed=done, description=what if total else f"{what}: {done}")
