"""Random two-player plain-block hands a second and core, in one run: the twin beside all who can play them.

    pip install -e .[fast,bench] && python bench/fast.py --seconds 5

The extra `bench` brings two packages to compare with; without them, without numba (the extra `fast`) or without a C
compiler a line says what is missing. `block.c` is what somebody would write by hand for this game alone.

All sides shuffle, deal, list what can be done, choose by chance and do it, up to the end. What differs: on the twin, in
C and by the rules the highest double leads, a pass is an action, and points are written. OpenSpiel's first seat leads
any tile, hands are dealt tile by tile, and nobody asks for the points. `dominoes` knows four seats, two of which are
empty, and a blocked hand counts all the pips. Both pass over whoever cannot lay, and list a tile that fits two equal
ends once.

The clock counts processor time; the sides take turns, so that a noisy machine disturbs them alike, and the median of
all turns is told. Compiling is not counted.
"""

import argparse
import ctypes
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.core import Hand, our_hand, their_hand
from boneyard import game
from boneyard.fast.compiled import PLAIN, Engine, loaded
from boneyard.fast.places import CHANCE, MOST_ACTIONS, TABLE_SIZE
from boneyard.fast.table import Twin
from boneyard.laying import LayingGame
from boneyard.local_table import shuffled

TURN = 0.1  # seconds, about
Hands = Callable[[int], int]  # so many hands -> how many actions they took


def one_by_one(hand: Hand) -> Hands:
    rng = Random(1)
    return lambda count: sum(hand(rng).decisions for _ in range(count))


def twin(engine: Engine) -> Hands:
    rules = game("plain-block")
    assert isinstance(rules, LayingGame)
    numbers = Twin(rules, 2)
    table = numbers.table(rules.start(2, shuffled(rules, Random(1))))
    table[CHANCE] = 1
    deck = list(range(len(numbers.tiles)))
    arrays = [engine.numbers(each) for each in (numbers.rules, table, deck, [0] * TABLE_SIZE, [0] * MOST_ACTIONS)]
    return lambda count: engine.random_hands(*arrays, count)


def by_hand() -> Hands:
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder) / "block.so"
        flags = ("-O3", "-march=native", "-shared", "-fPIC")
        subprocess.run(["cc", *flags, "-o", built, Path(__file__).with_name("block.c")], check=True)
        hands = ctypes.CDLL(str(built)).random_hands
    hands.restype = ctypes.c_int64
    points = (ctypes.c_int64 * 2)()
    return lambda count: int(hands(ctypes.c_int64(count), points))


def package() -> Hands:
    import dominoes

    def hand() -> int:
        tiles = [dominoes.Domino(low, high) for low in range(7) for high in range(low, 7)]
        random.shuffle(tiles)
        dealt = [dominoes.Hand(part) for part in (tiles[:7], tiles[7:14], [], [])]
        lead = max(tiles[:14], key=lambda tile: (tile.first == tile.second, tile.first + tile.second))
        seat = 0 if lead in dealt[0] else 1
        played = dominoes.Game(dominoes.Board(), dealt, [], seat, ((lead, True),), seat, None)
        taken = 0
        while played.result is None:
            played.make_move(*random.choice(played.valid_moves))
            taken += 1
        return taken

    return lambda count: sum(hand() for _ in range(count))


SIDES: dict[str, Callable[[], Hands]] = {
    "C by hand": by_hand,
    "compiled twin": lambda: twin(loaded()),
    "plain twin": lambda: twin(PLAIN),
    "rules": lambda: one_by_one(our_hand()),
    "dominoes": package,
    "OpenSpiel": lambda: one_by_one(their_hand()),
}


def found() -> Iterator[tuple[str, Hands]]:
    """The sides that can play here; a line for each that cannot."""
    for name, make in SIDES.items():
        try:
            yield name, make()
        except (ImportError, OSError, subprocess.CalledProcessError) as missing:
            print(f"{name:14} is missing: {missing}")


def timed(hands: Hands, count: int) -> float:
    began = process_time()
    hands(count)
    return process_time() - began


def in_a_turn(hands: Hands) -> int:
    """How many hands take about as long as a turn is."""
    hands(1)  # which may have to be compiled or read first
    count = 1
    while (took := timed(hands, count)) < TURN / 4:
        count *= 2
    return max(1, round(count * TURN / took))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each side")
    seconds = parser.parse_args().seconds
    sides = dict(found())
    counts = {name: in_a_turn(hands) for name, hands in sides.items()}
    taken = {name: hands(counts[name]) / counts[name] for name, hands in sides.items()}
    turns = [
        {name: counts[name] / timed(hands, counts[name]) for name, hands in sides.items()}
        for _ in range(max(1, round(seconds / TURN)))
    ]
    report({name: median(turn[name] for turn in turns) for name in sides}, taken)


def report(rates: dict[str, float], taken: dict[str, float]) -> None:
    others = [name for name in ("C by hand", "rules", "OpenSpiel") if name in rates]
    print(f"{'':14}{'hands a second':>16}{'actions a hand':>16}" + "".join(f"{'of ' + name:>16}" for name in others))
    for name, rate in rates.items():
        ratios = "".join(f"{rate / rates[other]:16,.3f}" for other in others)
        print(f"{name:14}{rate:16,.0f}{taken[name]:16.2f}{ratios}")


if __name__ == "__main__":
    main()
