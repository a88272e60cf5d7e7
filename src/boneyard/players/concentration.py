"""Concentration: a memory that forgets.

Whatever was turned up is remembered for a while: with every tile turned up since, easy and medium forget it with some
chance, hard never. Who remembers a pair takes it. Otherwise a tile that is not known is turned up, and its partner, if
that is remembered. As the second tile hard turns up a known one when a new one would rather help the next player.
"""

from collections.abc import Sequence
from itertools import combinations, takewhile
from typing import Any

from boneyard.games.concentration import Field, MissedPair, TookPair, Turn, TurnedUp
from boneyard.players.seen import Seen
from boneyard.tiles import BACK, Tile

Memory = dict[str, Tile]  # the tiles that are remembered, by their cells

LOOK = 1.9  # seconds: a pair is looked at for 1.2 unless one wants otherwise; then comes a breath
EASY, MEDIUM = 0.6, 0.92  # the chance to keep a tile in mind while another is turned up


def easy(seen: Seen) -> Any:
    """Remembers two or three tiles."""
    return _choose(seen, _remembered(seen, EASY))


def medium(seen: Seen) -> Any:
    """Remembers about a dozen tiles."""
    return _choose(seen, _remembered(seen, MEDIUM))


def hard(seen: Seen) -> Any:
    """Remembers everything, and gives nothing away."""
    return _choose(seen, _remembered(seen, 1.0), careful=True)


def look(events: Sequence[Any]) -> float:
    """The seconds in which people look at two tiles that were turned up last, and at how they are turned down."""
    since = takewhile(lambda event: not isinstance(event, TurnedUp), reversed(events))
    return LOOK if any(isinstance(event, MissedPair | TookPair) for event in since) else 0.0


def _remembered(seen: Seen, keeps: float) -> Memory:
    """What is still in mind of all that was turned up and lies there yet; what lies face up is always seen."""
    memory: Memory = {}
    turned = [event for event in seen.events if isinstance(event, TurnedUp)]
    for age, event in enumerate(reversed(turned)):
        kept = seen.rng.random() < keeps**age
        if kept and event.cell in seen.state.full and event.cell not in memory:
            memory[event.cell] = event.tile.tiles[0]
    return memory | {cell: pile.tiles[0] for cell, pile in seen.state.named if pile.tiles and BACK not in pile.tiles}


def _choose(seen: Seen, memory: Memory, careful: bool = False) -> Turn:
    field: Field = seen.state
    if len(field.up) == 1:
        return _second(seen, memory, field.up[0], careful)
    pairs = [pair for pair in combinations(memory, 2) if _total(memory, pair) == field.shape.total]
    if pairs:
        return Turn(seen.rng.choice(seen.rng.choice(pairs)))
    return _unknown(seen, memory) or seen.rng.choice(seen.actions)


def _second(seen: Seen, memory: Memory, first: str, careful: bool) -> Turn:
    """The partner of the tile that lies face up; else an unknown tile, unless a known one is safer."""
    wanted = seen.state.shape.total
    partners = [cell for cell in memory if cell != first and _total(memory, (first, cell)) == wanted]
    if partners:
        return Turn(seen.rng.choice(partners))
    known = [cell for cell in memory if cell != first]
    if careful and known and _helps(seen, memory, first) < _gives(seen, memory, first):
        return Turn(seen.rng.choice(known))
    return _unknown(seen, memory) or seen.rng.choice(seen.actions)


def _helps(seen: Seen, memory: Memory, first: str) -> int:
    """How many of the unseen tiles make a pair with the one that lies face up."""
    return sum(sum(tile) + sum(memory[first]) == seen.state.shape.total for tile in _unseen(seen, memory))


def _gives(seen: Seen, memory: Memory, first: str) -> int:
    """How many of the unseen tiles make a pair with another known one, for the next player to take."""
    sums = {sum(tile) for cell, tile in memory.items() if cell != first}
    return sum(seen.state.shape.total - sum(tile) in sums for tile in _unseen(seen, memory))


def _unseen(seen: Seen, memory: Memory) -> list[Tile]:
    gone = {*memory.values(), *(tile for pile in seen.state.taken for tile in pile.tiles)}
    return [tile for tile in seen.game.tiles.tiles if tile not in gone]


def _unknown(seen: Seen, memory: Memory) -> Turn | None:
    """Any tile that is not remembered."""
    unknown = [cell for cell in seen.state.full if cell not in memory]
    return Turn(seen.rng.choice(unknown)) if unknown else None


def _total(memory: Memory, cells: tuple[str, ...]) -> int:
    return sum(sum(memory[cell]) for cell in cells)
