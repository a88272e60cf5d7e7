"""The table of hectic: what a player can do, what everybody sees happen, and the state of the race."""

from typing import NamedTuple

from boneyard.state import Ended, Scored
from boneyard.tiles import Deck, Pile, Seat, Tile

ROUNDS = 10


class Grab(NamedTuple):
    """Take a free tile."""

    tile: Tile
    sign: str = "+"

    def __str__(self) -> str:
        return f"{self.sign}{self.tile}"


class PutBack(NamedTuple):
    """Put a tile back into the middle."""

    tile: Tile
    sign: str = "-"

    def __str__(self) -> str:
        return f"{self.sign}{self.tile}"


class Claim(NamedTuple):
    """Claim the double with all the tiles held."""

    word: str = "claim"

    def __str__(self) -> str:
        return self.word


class GiveUp(NamedTuple):
    """Build no more in this round."""

    word: str = "give-up"

    def __str__(self) -> str:
        return self.word


Action = Grab | PutBack | Claim | GiveUp


class Grabbed(NamedTuple):
    """A tile was taken."""

    seat: Seat
    tile: Tile


class Freed(NamedTuple):
    """Tiles were put back into the middle."""

    seat: Seat
    tiles: Deck


class WonDouble(NamedTuple):
    """A right claim won the double; the chain in its order."""

    seat: Seat
    tile: Tile
    chain: Deck


class FalseClaim(NamedTuple):
    """A claim was wrong: too few tiles ("short"), the number not just at the ends ("ends"), or no chain ("broken")."""

    seat: Seat
    tiles: Deck
    fault: str


class GaveUp(NamedTuple):
    """A player builds no more in this round."""

    seat: Seat


class LostDouble(NamedTuple):
    """Nobody won the double: it goes aside."""

    tile: Tile


class RoundBegan(NamedTuple):
    """A double was turned up."""

    number: int
    tile: Pile


Event = Grabbed | Freed | WonDouble | FalseClaim | GaveUp | LostDouble | RoundBegan | Scored | Ended


class Race(NamedTuple):
    """The doubles still face down, the one played for, the free tiles, what every seat holds and has won."""

    doubles: Pile
    double: Pile
    pool: Pile
    hands: tuple[Pile, ...]
    won: tuple[Pile, ...]
    aside: Pile
    turn: frozenset[Seat]  # who is still in this round
    ended: Ended | None = None

    @property
    def number(self) -> int:
        """The number of the double played for."""
        return self.double.tiles[0].high

    @property
    def round(self) -> int:
        """Which round it is, from 1 on."""
        return ROUNDS - len(self.doubles.tiles)

    @property
    def scores(self) -> tuple[int, ...]:
        """What the doubles won so far are worth."""
        return tuple(sum(worth(tile) for tile in pile.tiles) for pile in self.won)


def worth(double: Tile) -> int:
    """The points for a double."""
    return 3 if double.high <= 3 else 4 if double.high <= 6 else 5
