"""A table of players without a server: deals, asks each in turn, and keeps the record."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from boneyard.errors import Redeal
from boneyard.match import Match
from boneyard.pages import Game
from boneyard.players.seen import Player, seen
from boneyard.record import Record
from boneyard.state import Begins
from boneyard.tiles import Deck, Seat


def shuffled(game: Game, rng: Random) -> Deck:
    """The tiles of a game in an order of chance."""
    deck = list(game.tiles.tiles)
    rng.shuffle(deck)
    return tuple(deck)


class Table(NamedTuple):
    """A match, its record, and the events of the running hand."""

    match: Match
    record: Record
    events: tuple[Any, ...] = ()

    @classmethod
    def new(cls, game: Game, players: int, names: Sequence[str] = (), date: str = "") -> "Table":
        """A table before the first deal."""
        return cls(Match.new(game, players), Record.new(game, players, tuple(names), date))

    def again(self, date: str = "") -> "Table":
        """The next match of the same people; where a lot decided who begins, the start goes round."""
        match, begun = self.match, self.match.begins
        new = Table.new(match.game, match.players, self.record.names, date)
        return new if begun is None else new.begun_by(Begins((begun.seat + 1) % match.players, "turn"))

    def begun_by(self, begins: Begins) -> "Table":
        """The table with the first lead given to somebody."""
        return Table(self.match.begun_by(begins), replace(self.record, begins=begins))

    def dealt(self, rng: Random) -> "Table":
        """The table with the next hand dealt, as often as the rules want another deal; the first lead by lot."""
        if self.match.lead_is_open:
            return self.begun_by(Begins(rng.randrange(self.match.players), "lot")).dealt(rng)
        while True:
            deck = shuffled(self.match.game, rng)
            try:
                match = self.match.deal(deck)
            except Redeal:
                continue
            return Table(match, self.record.dealt(deck), match.told)

    def played(self, seat: Seat, action: Any) -> "Table":
        """The table after an action."""
        match, events = self.match.play(seat, action)
        record = self.record.moved(seat, action)
        if match.dealing or match.over:
            record = record.settled(match.result)
        return Table(match, record, self.events + events)

    def asked(self, seat: Seat, player: Player, rng: Random) -> "Table":
        """The table after the action that this player chooses."""
        return self.played(seat, player(seen(self.match, seat, self.events, rng)))


def hands(game: Game, players: Sequence[Player], rng: Random, most: int) -> Iterator[Table]:
    """Tables at the end of each hand, one match after another, until so many hands are played."""
    table = Table.new(game, len(players))
    for _ in range(most):
        table = table if not table.match.over else table.again()
        table = table.dealt(rng)
        while not (table.match.dealing or table.match.over):
            seat = min(table.match.turn)
            table = table.asked(seat, players[seat], rng)
        yield table
