"""The table of a fortress: what a player can do, what everybody sees happen, and the state of the walls."""

from typing import NamedTuple

from boneyard.games.fortress_grid import Brick, Spot
from boneyard.state import Draw, Drew, Ended, Revealed, Scored, Stop
from boneyard.tiles import Pile, Seat, Secret, Tile


class Attach(NamedTuple):
    """Lay a tile on the table."""

    tile: Tile
    spot: Spot

    def __str__(self) -> str:
        return f"{self.tile}@{self.spot}"


class Build(NamedTuple):
    """Lay a tile of a chain: the first on the table or on two halves, every later one on two halves."""

    tile: Tile
    spot: Spot
    sign: str = "+"

    def __str__(self) -> str:
        return f"{self.tile}@{self.spot}{self.sign}"


class Pick(NamedTuple):
    """Pick one of the tiles that are given away, by its place."""

    number: int
    word: str = "pick"

    def __str__(self) -> str:
        return f"{self.word}-{self.number}"


Action = Draw | Attach | Build | Stop | Pick


class Attached(NamedTuple):
    """A tile was laid on the table."""

    seat: Seat
    tile: Tile
    spot: Spot


class Built(NamedTuple):
    """A tile of a chain was laid, on this level."""

    seat: Seat
    tile: Tile
    spot: Spot
    level: int


class ChainEnded(NamedTuple):
    """A chain of so many tiles is over; so many are given away."""

    seat: Seat
    tiles: int
    gifts: int


class Picked(NamedTuple):
    """A tile that was given away was picked; only the giver (`of`) and the taker know it."""

    seat: Seat
    of: Seat
    number: int
    tile: Pile


Event = Drew | Attached | Built | Scored | ChainEnded | Picked | Revealed | Ended


class Walls(NamedTuple):
    """The hands, the stock, and every laid tile in order."""

    hands: tuple[Pile, ...]
    stock: Pile
    bricks: tuple[Brick, ...]
    turn: frozenset[Seat]
    scores: tuple[int, ...]
    chain: int = 0  # tiles of the running chain: the last so many bricks
    giver: Seat | None = None  # whose tiles are being picked
    ended: Ended | None = None
    lot: Secret | None = None  # what gifts are mixed by: nobody knows it

    def after(self, seat: Seat) -> Seat:
        """The seat whose turn comes next."""
        return (seat + 1) % len(self.hands)
