"""The bots at a table in the terminal: each plays as its name says, so a saved game needs nothing more."""

from boneyard.pages import Game
from boneyard.players import Player, have_temperaments, levels, named
from boneyard.players.cast import character, parted
from boneyard.record import Record
from boneyard.tiles import Seat
from boneyard.words import Words


def seated(level: str, game: Game, record: Record) -> tuple[Player, ...]:
    """A bot of this level for every seat, with the temperament of whose name it has."""
    strength, _ = parted(level)
    if strength not in levels(game):
        return (named(level, game),) * record.players
    names = record.names or ("",) * record.players
    return tuple(named(f"{strength}/{name}" if character(name) else strength, game) for name in names)


def described(level: str, game: Game, record: Record, you: Seat, words: Words) -> str:
    """What the bots are like, in a sentence; nothing where they do not differ."""
    others = (name for seat, name in enumerate(record.names) if seat != you)
    known = [each for name in others if (each := character(name))]
    if not known or parted(level)[0] not in levels(game) or not have_temperaments(game):
        return ""
    told = [f"{each.name} {words.say(f'temperament-{each.temperament}')}" for each in known]
    return words.say("bots-are", bots=words.listing(told), count=len(told))
