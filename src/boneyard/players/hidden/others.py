"""Others: hidden tiles dealt again in games that lay no line, where each place is as good for a tile as any other.

Memory counts: a tile that was turned up lies where it lay (concentration), and a tile that the seat gave away is held
by whoever picked it until that player has laid it or given tiles away (fortress). Further than that neither the gifts
of fortress nor its lead are followed, so its deals are good guesses and no more.
"""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from boneyard.games.concentration import Field, TurnedUp
from boneyard.games.fortress_walls import Attached, Built, ChainEnded, Picked, Walls
from boneyard.layout import Layout
from boneyard.tiles import BACK, Deck, Pile, Seat, Tile


def filled(state: Any, tiles: Deck, events: Iterable[Any], rng: Random) -> Any:
    """The same table with a tile for every one that lies face down."""
    if isinstance(state, Field):
        state = _remembered(state, events)
    if isinstance(state, Walls):
        state = _with_gifts(state, events)
    shown = set(_tiles(state))
    hidden = [tile for tile in tiles if tile not in shown]
    rng.shuffle(hidden)
    fresh = iter(hidden)
    return _replaced(state, lambda tile: next(fresh) if tile == BACK else tile)


def _remembered(field: Field, events: Iterable[Any]) -> Field:
    """The cells with what was seen in them."""
    known = {event.cell: event.tile for event in events if isinstance(event, TurnedUp)}
    cells = (Pile(known[cell].tiles, pile.eyes) if pile.tiles and cell in known else pile for cell, pile in field.named)
    return field._replace(cells=tuple(cells))


def _with_gifts(walls: Walls, events: Iterable[Any]) -> Walls:
    """The hands with the tiles that are certainly in them."""
    held: dict[Tile, Seat] = {}
    for event in events:
        if isinstance(event, Picked) and BACK not in event.tile.tiles:
            held[event.tile.tiles[0]] = event.seat
        elif isinstance(event, Attached | Built):
            held.pop(event.tile, None)
        elif isinstance(event, ChainEnded):
            held = {tile: seat for tile, seat in held.items() if seat != event.seat}
    return walls._replace(hands=tuple(_holding(hand, at, held) for at, hand in enumerate(walls.hands)))


def _holding(hand: Pile, seat: Seat, held: dict[Tile, Seat]) -> Pile:
    if BACK not in hand.tiles:
        return hand
    known = tuple(tile for tile, holder in held.items() if holder == seat)
    return Pile(known + (BACK,) * (len(hand.tiles) - len(known)), hand.eyes)


def _tiles(thing: Any) -> Iterator[Tile]:
    """Every tile that lies anywhere on a table."""
    if isinstance(thing, Tile):
        yield thing
    elif isinstance(thing, tuple):
        for part in thing.tiles if isinstance(thing, Layout) else thing:
            yield from _tiles(part)


def _replaced(thing: Any, change: Callable[[Tile], Tile]) -> Any:
    """The same table with the tiles of its piles changed."""
    if isinstance(thing, Pile):
        return Pile(tuple(map(change, thing.tiles)), thing.eyes)
    if isinstance(thing, tuple) and not isinstance(thing, Tile):
        make = getattr(type(thing), "_make", tuple)
        return make(_replaced(part, change) for part in thing)
    return thing
