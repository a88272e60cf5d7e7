"""The twin of the laying games beside the rules: random two-player plain-block hands a second and core, in one run.

    pip install -e .[fast] && python bench/fast.py --seconds 5

All sides shuffle, deal, list what can be done, choose by chance and do it. The clock counts processor time; the sides
take turns, so that a noisy machine disturbs them alike. Compiling is not counted.
"""

import argparse
from collections.abc import Callable
from random import Random
from time import process_time

from boneyard import game
from boneyard.fast.compiled import PLAIN, Engine, loaded
from boneyard.fast.places import CHANCE, MOST_ACTIONS, TABLE_SIZE
from boneyard.fast.table import Twin
from boneyard.laying import LayingGame
from boneyard.local_table import shuffled

Hands = Callable[[int], object]


def rules() -> LayingGame:
    made = game("plain-block")
    assert isinstance(made, LayingGame)
    return made


def on_the_rules(count: int) -> None:
    played, rng = rules(), Random(1)
    for _ in range(count):
        state = played.start(2, shuffled(played, rng))
        while state.turn:
            (seat,) = state.turn
            state, _ = played.play(state, seat, rng.choice(played.actions(state, seat)))


def on_the_twin(engine: Engine) -> Hands:
    twin = Twin(rules(), 2)
    table = twin.table(rules().start(2, shuffled(rules(), Random(1))))
    table[CHANCE] = 1
    deck = list(range(len(twin.tiles)))
    arrays = [engine.numbers(each) for each in (twin.rules, table, deck, [0] * TABLE_SIZE, [0] * MOST_ACTIONS)]
    return lambda count: engine.random_hands(*arrays, count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each side")
    seconds = parser.parse_args().seconds
    sides: dict[str, tuple[Hands, int]] = {
        "compiled twin": (on_the_twin(loaded()), 20_000),
        "plain twin": (on_the_twin(PLAIN), 500),
        "rules": (on_the_rules, 100),
    }
    spent, played = dict.fromkeys(sides, 0.0), dict.fromkeys(sides, 0)
    for hands, _ in sides.values():
        hands(1)
    while min(spent.values()) < seconds:
        for name, (hands, count) in sides.items():
            began = process_time()
            hands(count)
            spent[name] += process_time() - began
            played[name] += count
    base = played["rules"] / spent["rules"]
    for name in sides:
        rate = played[name] / spent[name]
        print(f"{name:14} {rate:12,.0f} hands a second   {rate / base:8.1f} times the rules")


if __name__ == "__main__":
    main()
