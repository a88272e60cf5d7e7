"""The table of hectic: the double, the free tiles in order, and what everybody holds and has won."""

from boneyard.games.hectic import Hectic, shortest
from boneyard.games.hectic_race import ROUNDS, Race, worth
from boneyard.terminal.look import Look
from boneyard.tiles import Deck, Seat, Tile, write_tiles
from boneyard.words import Words


def picture(game: Hectic, race: Race, seat: Seat | None, words: Words, look: Look) -> str:
    """The double, the free tiles, the others' tiles, and the doubles that were won."""
    lines = [*_double(race, words, look), "", *_pool(race, look), ""] if race.double.tiles else []
    for at, hand in enumerate(race.hands):
        if at != seat and hand.tiles:
            lines += look.wrap(words.say("race-holds", name=words.name(at), tiles=write_tiles(hand.tiles)))
    out = [words.name(at) for at in range(len(race.hands)) if race.turn and at not in race.turn]
    lines += look.wrap(words.say("race-out", names=words.listing(out))) if out else []
    return "\n".join([*lines, *_won(race, words, look)])


def _double(race: Race, words: Words, look: Look) -> list[str]:
    (double,) = race.double.tiles
    told = words.say(
        "race-round",
        round=race.round,
        rounds=ROUNDS,
        double=look.tile(*double),
        points=worth(double),
        number=race.number,
        least=shortest(race.number),
    )
    return look.wrap(told)


def _pool(race: Race, look: Look) -> list[str]:
    """The free tiles: a row for every low half, a column for every high half; the number of the double is marked."""
    wide = look.width >= 4 + 9 * 6
    shown = [[_tile(race, Tile(low, high), look, wide) for high in range(1, 10)] for low in range(9)]
    heading = "".join(f"{high}".center(6 if wide else 4) for high in range(1, 10))
    rows = [f"  {low} {''.join(cells)}" for low, cells in enumerate(shown)]
    return [line.rstrip() for line in (f"    {heading}", *rows)]


def _tile(race: Race, tile: Tile, look: Look, wide: bool) -> str:
    free = tile in race.pool.tiles
    mark = "*" if free and race.number in tile else " "
    if tile.low >= tile.high:
        return " " * (6 if wide else 4)
    text = (look.tile(*tile) if wide else str(tile)) if free else "." if look.plain else "·"
    return text.center(5 if wide else 3) + mark


def _won(race: Race, words: Words, look: Look) -> list[str]:
    piles: list[tuple[str, Deck]] = [(words.name(at), pile.tiles) for at, pile in enumerate(race.won)]
    told = [words.say("race-won", name=name, doubles=write_tiles(tiles)) for name, tiles in piles if tiles]
    aside = [words.say("race-aside", doubles=write_tiles(race.aside.tiles))] if race.aside.tiles else []
    return [line for sentence in told + aside for line in look.wrap(sentence)]
