"""Casting: which characters the bots of a table are. Its own chance decides, and the log keeps it."""

from random import Random

import msgspec

from boneyard.games import page
from boneyard.pages import Game
from boneyard.players import levels
from boneyard.players.cast import parted, seated
from boneyard.server.tables.log import Created, Filled
from boneyard.server.tables.table import Table
from boneyard.tiles import Seat


def with_cast(made: Created, table: str) -> Created:
    """What makes a table, its bots parted into levels and characters: who is asked for, or anybody."""
    game = page(made.game).game(made.options)
    cast = seated([_wanted(bot, game) for bot in made.bots], Random(f"{table} cast"))
    levels = [None if bot is None else parted(bot)[0] for bot in made.bots]
    return msgspec.structs.replace(made, bots=levels, cast=cast)


def filled(table: Table, bot: str) -> list[Filled]:
    """Such bots on all the seats that are free."""
    who, (level, _) = _wanted(bot, table.match.game), parted(bot)
    wanted = [who if chair.free else None for chair in table.chairs]
    found = seated(wanted, Random(f"{table.id} {table.seq} cast"), _there(table))
    return [Filled(seat, level, found[seat]) for seat, chair in enumerate(table.chairs) if chair.free]


def stand_in(table: Table, seat: Seat) -> str:
    """The character that plays for the person of a seat."""
    (name,) = seated([""], Random(f"{table.id} {seat} cast"), _there(table))
    return name


def _wanted(bot: str | None, game: Game) -> str | None:
    """Who is asked for; a bot of the house's own has its own mind, and is none of the cast."""
    level, who = parted(bot or "")
    return who if level in levels(game) else None


def _there(table: Table) -> set[str]:
    """All the names at a table."""
    return {name for chair in table.chairs for name in (chair.name, chair.character)}
