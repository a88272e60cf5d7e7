"""Messages that choose nothing, read from a Fluent file by Python alone: what errors and help say.

A message or a part of one, "help-play.level", is its text; `{ $name }` in it stands for a value.
"""

import re
from functools import cache
from pathlib import Path

BEGINNING = re.compile(r"(?:([a-z][a-z0-9-]*)|    \.([a-z][a-z0-9-]*)) =(.*)")
VARIABLE = re.compile(r"\{ \$([a-z]+) \}")


@cache
def read(file: Path) -> dict[str, str]:
    """All the messages of a file and their parts."""
    found: dict[str, str] = {}
    message = key = ""
    for line in file.read_text("utf-8").splitlines():
        if begun := BEGINNING.fullmatch(line):
            message = begun[1] or message
            key = begun[1] or f"{message}.{begun[2]}"
            found[key] = begun[3]
        elif key and not line.startswith("#"):
            found[key] += f"\n{line.strip()}"
    return {key: text.strip() for key, text in found.items()}


def fill(text: str, /, **values: object) -> str:
    """A message with its values in place."""
    return VARIABLE.sub(lambda found: str(values[found[1]]), text)
