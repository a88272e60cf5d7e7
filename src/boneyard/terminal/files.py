"""Records in files: read, and written without harm to what is there."""

import sys
from datetime import UTC, datetime
from itertools import chain, count, pairwise
from pathlib import Path

from boneyard.errors import BadInput
from boneyard.notation import TITLE
from boneyard.record import Record


def today() -> str:
    """The date where the player is."""
    return datetime.now(UTC).astimezone().date().isoformat()


def fresh(game: str, date: str) -> Path:
    """A file that does not exist yet, named after the game and the date."""
    names = chain([f"{game}-{date}.txt"], (f"{game}-{date}-{number}.txt" for number in count(2)))
    return next(path for path in map(Path, names) if not path.exists())


def named(text: str) -> Path:
    """The file that a person means; ~ is home."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def exists(path: Path) -> bool:
    """Whether the file is there, as far as one can see."""
    try:
        return path.exists()
    except OSError:
        return False


def write(path: Path, text: str) -> None:
    """Write a text file; whoever calls this knows that it may be written over."""
    try:
        path.write_text(text, "utf-8")
    except (OSError, ValueError) as error:
        raise BadInput("cannot-write", file=path, reason=_reason(error)) from None


def read(name: str) -> str:
    """The text of a file; "-" is what comes in by a pipe."""
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text("utf-8")
    except UnicodeDecodeError:
        raise BadInput("no-text-file", file=name) from None
    except (OSError, ValueError) as error:
        raise BadInput("cannot-read", file=name, reason=_reason(error)) from None
    if not text.strip():
        raise BadInput("empty-file", file=name)
    return text


def records(text: str) -> list[Record]:
    """The records that follow each other in a text; line numbers in errors are those of the whole text."""
    lines = text.splitlines()
    starts = [at for at, line in enumerate(lines) if line.strip() == TITLE and at]
    cuts = [0, *starts, len(lines)]
    return [Record.read("\n" * start + "\n".join(lines[start:stop])) for start, stop in pairwise(cuts)]


def _reason(error: OSError | ValueError) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()
