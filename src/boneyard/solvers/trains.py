"""Hungarian: the longest train, that is the most tiles a hand can lay in one turn on the two ends of the line."""

from collections.abc import Sequence
from itertools import combinations

from boneyard.solvers.heaviest import Aim, Heaviest
from boneyard.solvers.trails import Ends, Lay, endings, lay_all, numbers, parity, reach
from boneyard.tiles import Deck, Tile, pips

HEAVY = 10_000  # one tile more outweighs all pips, or one pip more all tiles


def longest_train(
    hand: Sequence[Tile], ends: Ends | None, lead: Tile | None = None, most_pips: bool = False
) -> tuple[Lay, ...]:
    """The most tiles, or the most pips, that can be laid in one turn, in order; no ends: lead that tile, or any."""
    if ends is not None:
        return _train(tuple(hand), ends, most_pips)
    trains = [_led(tuple(hand), tile, most_pips) for tile in ([lead] if lead is not None else hand)]
    return max(trains, key=lambda train: sum(weight(tile, most_pips) for tile, _ in train), default=())


def weight(tile: Tile, most_pips: bool) -> int:
    """What a tile counts: mostly itself or mostly its pips, the other decides where that is equal."""
    return pips([tile]) * HEAVY + 1 if most_pips else HEAVY + pips([tile])


def _led(hand: Deck, lead: Tile, most_pips: bool) -> tuple[Lay, ...]:
    rest = tuple(tile for tile in hand if tile != lead)
    return (Lay(lead, 0), *_train(rest, (lead.low, lead.high), most_pips))


def _train(hand: Deck, ends: Ends, most_pips: bool) -> tuple[Lay, ...]:
    singles = [tile for tile in hand if not tile.double]
    doubles = {tile.low: weight(tile, most_pips) for tile in hand if tile.double}
    search = Heaviest(singles, [weight(tile, most_pips) for tile in singles], doubles)
    chosen = search.choose(_aims(ends, singles))
    assert chosen is not None  # laying nothing is always an answer
    touched = {*ends, *(number for tile in chosen for number in tile)}
    tiles = (*chosen, *(tile for tile in hand if tile.double and tile.low in touched))
    return lay_all(ends, tiles, endings(ends, tiles)[0])


def _aims(ends: Ends, singles: Sequence[Tile]) -> list[Aim]:
    """The ring, and every two numbers that the train may end in."""
    root = 1 << ends[0] | 1 << ends[1]
    line = parity([ends])
    pairs = combinations(numbers(reach(root, singles)), 2)
    return [Aim(line, root), *(Aim(line ^ 1 << one ^ 1 << other, root) for one, other in pairs)]
