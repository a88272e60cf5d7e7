"""Who sits down: a new table with names for everybody, or a saved one as it was left."""

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from boneyard import terminal
from boneyard.errors import BadInput
from boneyard.local_table import Table
from boneyard.pages import Game, check_players
from boneyard.players.cast import seated
from boneyard.record import Record
from boneyard.replays import first, replay
from boneyard.terminal import files
from boneyard.tiles import Seat
from boneyard.views import view
from boneyard.words import Words


class Bots(NamedTuple):
    """Who the bots are: a temperament, a name, or "" for anybody; and the chance that decides it then."""

    who: str
    chance: Random


class Guest(NamedTuple):
    """A person's seat at a table, the words for it, what has happened there, and the file that it comes from."""

    table: Table
    seat: Seat
    words: Words
    told: list[str]
    file: Path | None = None


def new(game: Game, players: int, seat: Seat, names: str | None, words: Words, bots: Bots) -> Guest:
    """A seat at a new table."""
    check_players(game, players)
    called = _names(players, check_seat(seat, players), names, words, bots)
    return Guest(Table.new(game, players, called, files.today()), seat, words.seated(called, seat).at(game.board), [])


def back(file: str, game: str | None, seat: Seat | None, words: Words) -> Guest:
    """The same seat as before at the table that a file holds."""
    records = files.records(files.read(file))
    if len(records) > 1:
        raise BadInput("several-records", file=file, count=len(records))
    (record,) = records
    if game not in (None, record.game):
        raise BadInput("other-record", file=file, game=record.game, wanted=game)
    own = words.say("player-name")
    found = record.names.index(own) if seat is None and own in record.names else seat or 0
    words = words.seated(record.names, check_seat(found, record.players)).at(record.rules.board)
    table, told = _resumed(record, found, words)
    return Guest(table, found, words, told, Path(file))


def check_seat(seat: Seat, players: int) -> Seat:
    """The seat, if it is at the table."""
    if not 0 <= seat < players:
        raise BadInput("no-seat", seat=seat, last=players - 1)
    return seat


def _names(players: int, seat: Seat, given: str | None, words: Words, bots: Bots) -> tuple[str, ...]:
    """The names that are given, then the person's own and those of the characters that bots are."""
    names = [name.strip() for name in given.split(",")] if given else []
    if len(names) > players or not all(names) or len(set(names)) < len(names):
        raise BadInput("not-names", text=given, count=players)
    wanted = [None if at == seat else bots.who for at in range(len(names), players)]
    return (*names, *(name or words.say("player-name") for name in seated(wanted, bots.chance, names)))


def sentences(table: Table, events: tuple[Any, ...], seat: Seat | None, words: Words) -> list[str]:
    """What happened, as this seat saw it."""
    match = table.match
    return [terminal.event(match.game, match.state, event, words) for event in view(events, seat)]


def _resumed(record: Record, seat: Seat, words: Words) -> tuple[Table, list[str]]:
    """The table as a record leaves it, and what happened in its last hand."""
    table, told = Table(first(record), record), list[str]()
    for moment in replay(record):
        events = table.events + moment.events if moment.move else moment.events
        table = Table(moment.match, record, events)
        told = [*(told if moment.move else ()), *sentences(table, moment.events, seat, words)]
    return table._replace(record=record), told
