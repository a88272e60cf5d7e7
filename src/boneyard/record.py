"""Records: a match as a value that can be written down, read and replayed."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from boneyard.errors import BadInput
from boneyard.games import page
from boneyard.pages import Game, Value
from boneyard.state import Begins
from boneyard.tiles import Deck, Seat, changed


@dataclass(frozen=True)
class Move:
    """An action of a seat, as text: "0:5-6@b"; and the line of the file it was read from."""

    seat: Seat
    action: str
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return f"{self.seat}:{self.action}"


@dataclass(frozen=True)
class Hand:
    """One hand: its deck, its moves, and its result once it is over; and the lines it was read from."""

    deck: Deck
    moves: tuple[Move, ...] = ()
    result: tuple[int, ...] | None = None
    proof: str = ""  # of a fair deal: everything that is needed to check it
    line: int = field(default=0, compare=False)
    result_line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Record:
    """A match from its first deal on: which game, who played, and every hand."""

    game: str
    players: int
    options: Mapping[str, Value]
    version: int = 1
    names: tuple[str, ...] = ()
    date: str = ""
    hands: tuple[Hand, ...] = ()
    match: str = ""  # the table it was played at
    begins: Begins | None = None  # who was given the first lead, where the page leaves it open

    @classmethod
    def new(cls, game: Game, players: int, names: tuple[str, ...] = (), date: str = "") -> "Record":
        """The record of a match before its first deal."""
        return cls(game.page.id, players, game.options.given, game.page.version, names, date)

    @classmethod
    def read(cls, text: str) -> "Record":
        """The record that this text means; its moves are checked by a replay."""
        from boneyard.notation import read  # the text form knows the value, so the value asks for it late

        return read(text)

    @property
    def rules(self) -> Game:
        """The game that was played, with its options."""
        known = page(self.game)
        if not known.replays(self.version, self.options):
            raise BadInput("other-version", version=self.version, game=self.game, known=known.version)
        return known.game(self.options)

    def dealt(self, deck: Deck) -> "Record":
        """The record with one hand more."""
        return replace(self, hands=(*self.hands, Hand(deck)))

    def moved(self, seat: Seat, action: Any) -> "Record":
        """The record with one move more."""
        hand = self.hands[-1]
        return self._last(changed(hand, moves=(*hand.moves, Move(seat, str(action)))))

    def settled(self, result: tuple[int, ...]) -> "Record":
        """The record with the result of its last hand."""
        return self._last(replace(self.hands[-1], result=result))

    def _last(self, hand: Hand) -> "Record":
        return changed(self, hands=(*self.hands[:-1], hand))

    def __str__(self) -> str:
        from boneyard.notation import write

        return write(self)
