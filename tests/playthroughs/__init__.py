"""Golden playthroughs: of every game a record, and below it all that was allowed and all that happened.

A playthrough is played once, by an easy and a medium player, and kept: the test replays its record by the rules of
today and compares every byte. A changed rule is a new version of its page and wants a new playthrough:

    python -m tests.playthroughs            plays those that are missing
    python -m tests.playthroughs ID ...     plays these anew
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from boneyard import PAGES, Match, Record, replay
from boneyard.local_table import Table
from boneyard.pages import Page
from boneyard.players import level
from boneyard.replays import Moment
from boneyard.tiles import Pile, Secret, write_tiles

HERE = Path(__file__).parent
END = "\nend\n"
TURNS = ("easy", "medium")
HANDS = 2
MOST = 250  # deals and moves; what is longer is cut here
MANY = 60  # actions; where more are allowed they are counted, not listed


def path(name: str) -> Path:
    """Where the playthrough of a game is kept."""
    return HERE / f"{name}.txt"


def missing() -> list[Page]:
    """The pages without a playthrough."""
    return [page for page in PAGES if not path(page.id).exists()]


def write(page: Page) -> None:
    """Play this game and keep the playthrough."""
    path(page.id).write_text(text(played(page)), encoding="utf-8")


def played(page: Page) -> Record:
    """Two hands, or fewer if they are long, by four players if four can play: easy and medium ones in turn."""
    players = 4 if 4 in page.players else page.players[0]
    table, rng = Table.new(page.game(), players), Random(page.id)
    for _ in range(MOST):
        if table.match.over or (table.match.dealing and table.match.hands == HANDS):
            break
        table = _step(table, rng)
    return table.record


def _step(table: Table, rng: Random) -> Table:
    if table.match.dealing:
        return table.dealt(rng)
    seat = rng.choice(sorted(table.match.turn))
    return table.asked(seat, level(TURNS[seat % 2], table.match.game), rng)


def record_of(playthrough: str) -> str:
    """The record at the top of a playthrough."""
    return playthrough.partition(END)[0] + END


def text(record: Record) -> str:
    """The record, and its replay line by line."""
    return f"{record}\n" + "".join(f"{line}\n" for line in _replayed(record))


def _replayed(record: Record) -> Iterator[str]:
    before = Match.new(record.rules, record.players)
    for moment in replay(record):
        yield from _moved(before, moment) if moment.move else _dealt(moment.match)
        before = moment.match


def _dealt(match: Match) -> Iterator[str]:
    yield f"hand {match.hands}: totals {_word(match.totals)}, seat {match.leader} opens"


def _moved(before: Match, moment: Moment) -> Iterator[str]:
    assert moment.move
    yield f"{moment.move}  of {_allowed(before.actions(moment.move.seat))}"
    for event in moment.events:
        yield f"    {_event(event)}"
    after = moment.match
    if after.dealing or after.over:
        yield f"    totals {_word(after.totals)}, the match {'is over' if after.over else 'goes on'}"


def _allowed(actions: tuple[Any, ...]) -> str:
    return " ".join(map(str, actions)) if len(actions) <= MANY else f"{len(actions)} actions"


def _event(event: Any) -> str:
    fields = (f"{name}={_word(value)}" for name, value in zip(event._fields, event, strict=True))
    return f"{type(event).__name__} {' '.join(fields)}"


def _word(value: Any) -> str:
    if isinstance(value, Pile):
        return f"[{write_tiles(value.tiles)}] seen by {_eyes(value)}"
    if isinstance(value, Secret):
        return f"{value} seen by {_eyes(value)}"
    if type(value) is tuple:
        return f"({' '.join(map(_word, value))})"
    return str(value)


def _eyes(hidden: Pile | Secret) -> str:
    seats = sorted(seat for seat in hidden.eyes if seat is not None)
    return "all" if None in hidden.eyes else ",".join(map(str, seats)) or "nobody"
