"""The positions on the pages and the lessons, played again: when a rule has changed, by today's rules and version.

python -m tests.positions GAME ...
python -m tests.positions lessons/KIND ...
"""

import sys
from collections import defaultdict
from pathlib import Path

from boneyard import lessons
from boneyard.games import page
from boneyard.local_table import Table
from boneyard.positions import FOLDER
from boneyard.record import Record
from boneyard.state import Begins
from boneyard.tiles import parse_tiles


def renewed(file: Path) -> Record:
    """A record of a single hand with the same deck and the same moves; a move that is no longer legal is refused."""
    said = _said(file)
    rules = page(said["game"][0]).game(dict(word.split("=") for word in said["options"]))
    table = Table.new(rules, int(said["players"][0]), said["name"])
    if said["begins"]:
        table = table.begun_by(Begins(int(said["begins"][0]), said["begins"][-1]))
    deck = parse_tiles(" ".join(said["deck"]))
    table = Table(table.match.deal(deck), table.record.dealt(deck))
    for seat, _, action in (move.partition(":") for move in said["moves"]):
        table = table.played(int(seat), rules.read(action))
    return table.record


def _said(file: Path) -> dict[str, list[str]]:
    """The words of every line of the record, by its key; the version is not looked at."""
    words: dict[str, list[str]] = defaultdict(list)
    for line in file.read_text("utf-8").splitlines():
        key, _, text = line.partition(":")
        words[key] += text.split()
    return words


if __name__ == "__main__":
    for name in sys.argv[1:]:
        kind = name.removeprefix("lessons/")
        file = (FOLDER if kind == name else lessons.FOLDER) / f"{kind}.txt"
        file.write_text(str(renewed(file)), "utf-8")
