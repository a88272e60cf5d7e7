"""Each solver beside a naive reference that is written for this benchmark: python bench/solvers.py, about two minutes.

Both answer the same questions and must agree; the table shows the time per question and the ratio of the two.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from boneyard.solvers import chains, dominance, fortune, memory, solo, solo2, squares
from boneyard.solvers.frame import CELLS, SQUARE_OF
from boneyard.solvers.trails import Ends, Lay, follow
from boneyard.tiles import Deck, DominoSet, Tile, without

D6 = DominoSet(6).tiles
SINGLES = tuple(tile for tile in DominoSet(9).tiles if not tile.double)


def lays(ends: Ends, hand: Deck) -> list[Lay]:
    return [Lay(tile, end) for tile in hand for end in (0, 1) if ends[end] in tile]


def naive_squares() -> tuple[int, int]:
    """Pictures and placements up to the names of the numbers: every picture is tried, cell by cell."""
    ways = [number for pairing in every_pairing(()) if (number := cell_by_cell(pairing, 0, 0, 0))]
    return len(ways), sum(ways)


def every_pairing(start: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if len(start) == 14:
        yield start
        return
    for name in range(min(6, max(start, default=-1) + 1) + 1):
        if start.count(name) < 2:
            yield from every_pairing((*start, name))


PLACE = {cell: place for place, cell in enumerate(CELLS)}
BESIDE = [[PLACE[near] for near in ((r, c + 1), (r + 1, c)) if near in PLACE] for r, c in CELLS]
SQUARE = [SQUARE_OF[cell] for cell in CELLS]


def cell_by_cell(pairing: tuple[int, ...], place: int, covered: int, used: int) -> int:
    while covered >> place & 1:
        place += 1
    if place == 56:
        return 1
    found, number = 0, pairing[SQUARE[place]]
    for near in BESIDE[place]:
        other = pairing[SQUARE[near]]
        tile = 1 << (number * 7 + other if number < other else other * 7 + number)
        if not covered >> near & 1 and not used & tile:
            found += cell_by_cell(pairing, place + 1, covered | 1 << place | 1 << near, used | tile)
    return found


def fast_squares() -> tuple[int, int]:
    counts = squares.count()
    return counts.number_pictures // 5040, counts.placements // 5040


def naive_solo(rows: tuple[Deck, ...], ends: Ends | None = None) -> bool:
    if not any(rows):
        return True
    for place, row in enumerate(rows):
        if row:
            rest, (low, high) = (*rows[:place], row[:-1], *rows[place + 1 :]), row[-1]
            after = [(low, high)] if ends is None else [follow(ends, [lay]) for lay in lays(ends, row[-1:])]
            if any(naive_solo(rest, new) for new in after):
                return True
    return False


def naive_batch(ends: Ends, hand: Deck) -> set[Ends]:
    if not hand:
        return {(min(ends), max(ends))}
    return {last for lay in lays(ends, hand) for last in naive_batch(follow(ends, [lay]), without(hand, lay.tile))}


def naive_chance(ends: Ends, unseen: Deck, batch: int) -> float:
    if len(unseen) < batch:
        return 1.0
    values = []
    for drawn in combinations(unseen, batch):
        left = tuple(tile for tile in unseen if tile not in drawn)
        values.append(max((naive_chance(last, left, batch) for last in naive_batch(ends, drawn)), default=0.0))
    return sum(values) / len(values)


def naive_longest_chain(value: int, free: Deck, number: int, tiles: Deck = ()) -> int:
    longest = 0
    for tile in free:
        if number in tile and tile not in tiles:
            after = tile.other(number)
            if after == value:
                longest = max(longest, len(tiles) + 1 if len(tiles) + 1 >= chains.least(value) else 0)
            else:
                longest = max(longest, naive_longest_chain(value, free, after, (*tiles, tile)))
    return longest


def naive_train(ends: Ends, hand: Deck) -> int:
    rest = (naive_train(follow(ends, [lay]), without(hand, lay.tile)) for lay in lays(ends, hand))
    return max((1 + tiles for tiles in rest), default=0)


def naive_dominance(position: dominance.Position) -> float:
    moves = position.moves()
    if not moves:
        one, other = position.score()
        return one - other
    values = [naive_dominance(position.after(move)) for move in moves]
    return min(values) if position.seat else max(values)


def naive_safe(ends: Ends, tiles: Deck) -> set[Lay]:
    return {lay for lay in lays(ends, tiles) if naive_batch_exists(follow(ends, [lay]), without(tiles, lay.tile))}


def naive_batch_exists(ends: Ends, tiles: Deck) -> bool:
    after = (naive_batch_exists(follow(ends, [lay]), without(tiles, lay.tile)) for lay in lays(ends, tiles))
    return not tiles or any(after)


def naive_cuts(picture: dict[memory.Cell, int], tiles: Counter[Tile]) -> int:
    if not picture:
        return 1
    cell, found = min(picture), 0
    for near in ((cell[0], cell[1] + 1), (cell[0] + 1, cell[1])):
        if near in picture and tiles[tile := Tile.of(picture[cell], picture[near])]:
            rest = {other: number for other, number in picture.items() if other not in (cell, near)}
            found += naive_cuts(rest, tiles - Counter([tile]))
    return found


def played(rng: Random, tiles: int) -> dominance.Position:
    """A position of dominance after moves that look good at once."""
    position = dominance.Position()
    while len(position.tiles) > tiles:
        few = rng.sample(position.moves(), min(6, len(position.moves())))
        position = position.after(max(few, key=lambda move: position.after(move).score()[position.seat]))
    return position


def ends(rng: Random, highest: int = 6) -> Ends:
    return rng.randint(0, highest), rng.randint(0, highest)


def hands(rng: Random, size: int, number: int) -> list[tuple[Ends, Deck]]:
    return [(ends(rng), tuple(rng.sample(D6, size))) for _ in range(number)]


def picture(rng: Random, tiles: int) -> tuple[dict[memory.Cell, int], Deck]:
    deck = tuple(rng.sample(D6, tiles))
    return memory.by_rows([[n for tile in deck[at : at + 4] for n in tile] for at in range(0, tiles, 4)]), deck


def line_left(rng: Random, left: int) -> tuple[Ends, Deck]:
    """A fortune-teller's line with so many tiles left to lay."""
    tiles = without(D6, rng.choice([tile for tile in D6 if not tile.double]))
    order = fortune.finish(None, tuple(rng.sample(tiles, 27))) or ()
    first, *rest = order[: 27 - left]
    return follow((first.tile.low, first.tile.high), rest), tuple(lay.tile for lay in order[27 - left :])


class Question(NamedTuple):
    """What is asked, with what, of the solver and of the naive reference."""

    name: str
    asked: Sequence[tuple[Any, ...]]
    solver: Callable[..., object]
    naive: Callable[..., object]


def won(rows: tuple[Deck, ...]) -> bool:
    return solo.winning_line(rows) is not None


def outcomes(at: Ends, hand: Deck) -> set[Ends]:
    return set(solo2.batch_outcomes(at, hand))


def counted(at: Ends, unseen: Deck) -> float:
    return round(solo2.chance(at, unseen, 5, Random(0)).value, 9)


def longest(value: int, free: Deck) -> int:
    return len(chains.longest_chain(value, free) or ())


def train(at: Ends, hand: Deck) -> int:
    return len(chains.longest_train(hand, at))


def perfect(position: dominance.Position) -> float:
    return dominance.exact(position).value


def safe(at: Ends, tiles: Deck) -> set[Lay]:
    return set(fortune.safe(at, tiles))


def number_of_cuts(numbers: dict[memory.Cell, int], tiles: Deck) -> int:
    return len(list(memory.cuts(numbers, tiles)))


def questions(rng: Random) -> Iterator[Question]:
    deals = [(solo.deal_rows(rng.sample(D6, 28)),) for _ in range(12)]
    free = [(value, tuple(rng.sample(SINGLES, 18))) for value in range(10)]
    late = [(played(rng, 6),) for _ in range(6)]
    lines = [line_left(rng, 14) for _ in range(20)]
    pictures = [picture(rng, 28) for _ in range(8)]
    yield Question("squares: all solutions", [()], fast_squares, naive_squares)
    yield Question("solo 1: a deal decided", deals, won, naive_solo)
    yield Question("solo 2: ends after a batch of 5", hands(rng, 5, 2000), outcomes, naive_batch)
    yield Question(
        "solo 2: chance, 7 unseen", hands(rng, 7, 20), counted, lambda at, unseen: round(naive_chance(at, unseen, 5), 9)
    )
    yield Question("hectic: longest chain, 18 free", free, longest, lambda v, tiles: naive_longest_chain(v, tiles, v))
    yield Question("hungarian: longest train of 10", hands(rng, 10, 60), train, naive_train)
    yield Question("dominance: 6 tiles left", late, perfect, naive_dominance)
    yield Question("fortune: safe tiles, 14 left", lines, safe, naive_safe)
    yield Question("memory: all cuts of 28 tiles", pictures, number_of_cuts, lambda n, t: naive_cuts(n, Counter(t)))


def timed(answer: Callable[..., object], asked: Sequence[tuple[Any, ...]]) -> tuple[float, list[object]]:
    start = process_time()
    answers = [answer(*one) for one in asked]
    return (process_time() - start) / len(asked), answers


def main() -> None:
    print(f"{'question':34}{'asked':>7}{'solver':>14}{'naive':>14}{'ratio':>10}")
    for name, asked, solver, naive in questions(Random(2024)):
        fast, answers = timed(solver, asked)
        slow, expected = timed(naive, asked)
        assert answers == expected, f"{name}: the two do not agree"
        print(f"{name:34}{len(asked):7}{fast * 1000:11.3f} ms{slow * 1000:11.3f} ms{slow / fast:9.0f}x", flush=True)


if __name__ == "__main__":
    main()
