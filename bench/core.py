"""The rules core beside OpenSpiel: random two-player plain-block hands, decisions per second in one run.

    pip install -e . open_spiel && python bench/core.py --hands 2000

Both sides play the same number of hands by chance: deal, list the legal actions, choose one, apply it. The clock counts
processor time, once for whole hands and once for the play alone (OpenSpiel deals tile by tile through chance nodes).
The two sides take turns in small batches, so that a noisy machine disturbs both alike.
"""

import argparse
from collections.abc import Callable
from random import Random
from time import process_time
from typing import NamedTuple

from boneyard import game
from boneyard.local_table import shuffled

BATCHES = 20


class Measured(NamedTuple):
    """Decisions made, seconds for dealing, seconds for playing."""

    decisions: int = 0
    dealing: float = 0.0
    playing: float = 0.0

    def plus(self, other: "Measured") -> "Measured":
        decisions = self.decisions + other.decisions
        return Measured(decisions, self.dealing + other.dealing, self.playing + other.playing)


Hand = Callable[[Random], Measured]


def our_hand() -> Hand:
    """A hand on the rules core."""
    rules = game("plain-block")

    def hand(rng: Random) -> Measured:
        start = process_time()
        state = rules.start(2, shuffled(rules, rng))
        dealt = process_time()
        decisions = 0
        while state.turn:
            (seat,) = state.turn
            state, _ = rules.play(state, seat, rng.choice(rules.actions(state, seat)))
            decisions += 1
        return Measured(decisions, dealt - start, process_time() - dealt)

    return hand


def their_hand() -> Hand:
    """A hand of OpenSpiel's python_block_dominoes."""
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401  (importing it registers the game)

    rules = pyspiel.load_game("python_block_dominoes")

    def hand(rng: Random) -> Measured:
        start = process_time()
        state = rules.new_initial_state()
        while state.is_chance_node():
            outcomes, _ = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes))
        dealt = process_time()
        decisions = 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return Measured(decisions, dealt - start, process_time() - dealt)

    return hand


def main() -> None:
    parser = argparse.ArgumentParser(description="The rules core beside OpenSpiel.")
    parser.add_argument("--hands", type=int, default=2_000, help="hands to play on each side")
    hands = parser.parse_args().hands
    sides = {"boneyard": our_hand(), "open_spiel": their_hand()}
    totals = dict.fromkeys(sides, Measured())
    rng = Random(1)
    for _ in range(BATCHES):
        for name, hand in sides.items():
            for _ in range(max(1, hands // BATCHES)):
                totals[name] = totals[name].plus(hand(rng))
    report(totals)


def report(totals: dict[str, Measured]) -> None:
    whole = {name: done.decisions / (done.dealing + done.playing) for name, done in totals.items()}
    play = {name: done.decisions / done.playing for name, done in totals.items()}
    print(f"{'decisions per second':22}{'whole hands':>14}{'play alone':>14}")
    for name in totals:
        print(f"{name:22}{whole[name]:14,.0f}{play[name]:14,.0f}")
    ratios = (rates["boneyard"] / rates["open_spiel"] for rates in (whole, play))
    print(f"{'ratio':22}{next(ratios):14.2f}{next(ratios):14.2f}")


if __name__ == "__main__":
    main()
