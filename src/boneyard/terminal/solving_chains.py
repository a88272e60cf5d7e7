"""Answers about lines of tiles: chains of hectic, trains of hungarian, the line of the fortune-teller."""

from typing import Any

from boneyard.errors import BadInput
from boneyard.solvers import chains, fortune, trains
from boneyard.solvers.trails import Ends, Lay, follow
from boneyard.terminal.look import Look
from boneyard.terminal.solving import Answer, listed, named, rows, tiles_in, walked
from boneyard.tiles import Deck, DominoSet, Tile, pips, without, write_tiles
from boneyard.words import Words

SIX, NINE = DominoSet(6), DominoSet(9)


def chain(double: int, free: str | None, longest: bool, words: Words, look: Look) -> Answer:
    """The shortest or the longest chain for a double of hectic."""
    find = chains.longest_chain if longest else chains.shortest_chain
    found = find(double, singles(free))
    about: dict[str, Any] = {"value": str(double), "least": chains.least(double)}
    data = {"double": double, "chain": list(map(str, found)) if found else None, "tiles": len(found or ())}
    if not found:
        return Answer(data, look.wrap(words.say("solve-no-chain", **about)))
    sentence = words.say("solve-chain", longest="yes" if longest else "no", count=len(found), **about)
    return Answer(data, [*look.wrap(sentence), *rows((look.tile(*halves) for halves in walked(double, found)), look)])


def singles(text: str | None) -> Deck:
    """The free tiles that are named, or all the single tiles of the set."""
    tiles = NINE.tiles if text is None else tiles_in(text, NINE)
    doubles = [tile for tile in tiles if tile.double]
    if text is not None and doubles:
        raise BadInput("no-double-in-chain", tile=doubles[0])
    return tuple(tile for tile in tiles if not tile.double)


def train(hand: Deck, ends: Ends | None, lead: Tile | None, most_pips: bool, words: Words, look: Look) -> Answer:
    """The most tiles, or the most pips, that a hand can lay in one turn of hungarian."""
    if lead is not None and lead not in hand:
        raise BadInput("cannot-lead", tile=lead)
    lays = trains.longest_train(hand, ends, lead, most_pips)
    tiles = tuple(lay.tile for lay in lays)
    moves = named(lays) if ends or not lays else [str(lays[0].tile), *named(lays[1:])]
    left = [tile for tile in hand if tile not in tiles]
    data = {"moves": moves, "tiles": len(tiles), "pips": pips(tiles), "left": list(map(str, left))}
    if not lays:
        return Answer(data, look.wrap(words.say("solve-no-train")))
    sentence = words.say("solve-train", kind="pips" if most_pips else "tiles", count=len(tiles), pips=pips(tiles))
    rest = words.say("solve-left", count=len(left), tiles=write_tiles(left))
    return Answer(data, [*look.wrap(sentence), *listed(moves, look), *_line(lays, ends, look), *look.wrap(rest)])


def fortune_line(hidden: Tile, words: Words, look: Look) -> Answer:
    """A line of all the tiles but the hidden one, and its ends."""
    if hidden not in SIX.tiles:
        raise BadInput("foreign-tile", tile=hidden, set=SIX.phrase)
    if hidden.double:
        raise BadInput("hidden-double", tile=hidden)
    lays = fortune.finish(None, without(SIX.tiles, hidden))
    assert lays
    ends = follow((lays[0].tile.low, lays[0].tile.high), lays[1:])
    moves = [str(lays[0].tile), *named(lays[1:])]
    sentence = words.say("solve-fortune", tile=str(hidden), one=str(ends[0]), other=str(ends[1]))
    lines = [*look.wrap(sentence), *_line(lays, None, look), "", words.say("solve-order"), *listed(moves, look)]
    return Answer({"hidden": str(hidden), "ends": list(ends), "moves": moves}, lines)


def _line(lays: tuple[Lay, ...], ends: Ends | None, look: Look) -> list[str]:
    """The line from its left end to its right end; what lay there before is shown as dots."""
    middle: list[str] = [" ... "]
    if ends is None:
        (low, high), _ = lays[0]
        ends, lays, middle = (low, high), lays[1:], [look.tile(low, high)]
    left, right = (walked(ends[end], tuple(lay.tile for lay in lays if lay.end == end)) for end in (0, 1))
    pieces = [look.tile(outer, inner) for inner, outer in reversed(left)] + middle
    pieces += [look.tile(*halves) for halves in right]
    return rows(pieces, look)
