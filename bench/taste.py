"""What sound players should weigh in each game: finds the weights of src/boneyard/fast/taste.txt by play.

    pip install -e .[fast] cma && python bench/taste.py draw/2 muggins/4 >> taste.txt

For each game and number of players, weights are changed by CMA-ES and measured by hands against players who lay
anything, the highest tile, or by the best weights so far; every deal is played with the seats swapped. What is made
better is the share of the hands that are won and the points, half and half. At the end the weights are scaled so
that the best tile looks better than the next one by 1,000 on average. Takes one to two minutes a game on one core.
"""

import argparse
import sys
from pathlib import Path
from random import Random
from types import FunctionType
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import taste_contest
from bench.taste_contest import F_HANDS, F_LEAD, F_SQUARES, F_WINS, HIGHEST, RANDOM, SOUND
from boneyard import game
from boneyard.errors import Redeal
from boneyard.fast import compiled
from boneyard.fast.places import *
from boneyard.fast.table import Twin
from boneyard.laying import LayingGame
from boneyard.local_table import shuffled

# Where the search begins, and how far a step goes; the last tile is not for choice.
START: dict[int, tuple[float, float]] = {
    W_DRAW: (-4000, 2000),
    W_STOP: (-600, 600),
    W_CLOSE: (800, 400),
    W_PIPS: (210, 60),
    W_DOUBLE: (240, 200),
    W_POINTS: (1000, 300),
    W_OUT: (100_000, 0),
    W_FITS: (320, 200),
    W_SERVES: (5, 10),
    W_CONTROL: (5, 15),
    W_FRIENDS: (5, 20),
    W_LONELY: (-5, 20),
    W_NUMBERS: (5, 200),
    W_OPENS: (60, 25),
    W_PASSES: (40, 20),
    W_PARTNER: (-40, 20),
    W_ANSWERS: (20, 15),
    W_ANSWERING: (20, 20),
    W_GIVES: (8, 4),
}
CENTRE, STEP = (np.array(column, dtype=float) for column in zip(*(START[at] for at in range(TASTES)), strict=True))
PARTS = 4  # of the deals, each of which is played in turn
POINTS_COUNT = 25.0  # per cent for a lead of one standard deviation
TAME = 0.02  # per cent that a step away from the start costs: weights that do not matter stay where they are
APART = 1_000  # how much better the best tile is to look


def built() -> dict[str, Any]:
    """The contest, compiled with the twin."""
    import numba

    space = compiled.space()
    for name, function in vars(taste_contest).items():
        if isinstance(function, FunctionType) and function.__module__ == taste_contest.__name__:
            space[name] = numba.njit(FunctionType(function.__code__, space, name), **compiled.ALL)
        elif not isinstance(function, FunctionType):
            space.setdefault(name, function)
    return space


class Lab:
    """A game with many deals of it."""

    def __init__(self, space: dict[str, Any], name: str, players: int, deals: int, seed: int) -> None:
        made = game(name)
        assert isinstance(made, LayingGame)
        twin = Twin(made, players)
        self.space, self.rules = space, np.array(twin.rules, dtype=np.int64)
        self.starts = np.array(list(_starts(twin, deals, Random(f"{name} {seed}"))), dtype=np.int64)
        self.table, self.room = np.zeros(TABLE_SIZE, np.int64), np.zeros((2, ROOM_WIDTH), np.int64)

    def play(self, one: Any, kind: int, other: Any, part: int | None = None) -> Any:
        """What hands bring: the share won in per cent, and what the points add to it."""
        found = np.zeros(4)
        starts = self.starts if part is None else self.starts[part::PARTS]
        self.space["contest"](self.rules, starts, self.table, self.room, one, kind, other, found)
        wins, lead, squares = (found[at] / found[F_HANDS] for at in (F_WINS, F_LEAD, F_SQUARES))
        return 100 * wins, POINTS_COUNT * lead / max(1e-9, (squares - lead * lead) ** 0.5)

    def gap(self, weights: Any) -> float:
        """By how much the best tile looks better than the next one."""
        found = np.zeros(2)
        self.space["gaps"](self.rules, self.starts[:500], self.table, self.room, weights, found)
        return float(found[0] / max(1.0, found[1]))


def _starts(twin: Twin, deals: int, rng: Random) -> Any:
    while deals:
        try:
            state = twin.game.start(twin.players, shuffled(twin.game, rng))
        except Redeal:
            continue
        yield twin.table(state)
        deals -= 1


def whole(weights: Any) -> Any:
    """Weights as the twin takes them."""
    return np.array([*np.round(weights).astype(np.int64), *[0] * (WEIGHTS - TASTES)], dtype=np.int64)


def tuned(space: dict[str, Any], name: str, players: int, rounds: int, deals: int) -> str:
    """The line of the file for a game."""
    import cma

    lab = Lab(space, name, players, deals, seed=1)
    best, none = whole(CENTRE), np.zeros(WEIGHTS, np.int64)
    search = cma.CMAEvolutionStrategy(np.zeros(TASTES), 0.7, {"popsize": 16, "seed": 1, "verbose": -9})

    def cost(step: Any, part: int) -> float:
        weights = whole(CENTRE + STEP * step)
        opponents = ((RANDOM, none), (HIGHEST, none), (SOUND, best))
        brought = sum(sum(lab.play(weights, kind, other, part)) for kind, other in opponents) / len(opponents)
        return float(TAME * np.sum(np.square(step)) - brought)

    for turn in range(rounds):
        steps = search.ask()
        search.tell(steps, [cost(step, turn % PARTS) for step in steps])
        if turn % 20 == 19:
            best = whole(CENTRE + STEP * search.mean)
    found = whole(CENTRE + STEP * search.mean)
    told(Lab(space, name, players, 2 * deals, seed=2), name, players, found)
    scaled = np.round(found[:TASTES] * APART / lab.gap(found)).astype(int)
    scaled[W_OUT] = CENTRE[W_OUT]
    return f"{name} {players}: {' '.join(map(str, scaled))}"


def told(lab: Lab, name: str, players: int, found: Any) -> None:
    """Say how good the weights are on other deals."""
    against = {"random": RANDOM, "highest": HIGHEST, "the start": SOUND}
    shares = ", ".join(
        f"{lab.play(found, kind, whole(CENTRE))[0]:.1f} % against {who}" for who, kind in against.items()
    )
    print(f"{name} for {players}: {shares}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", metavar="GAME/PLAYERS", help="such as draw/2")
    parser.add_argument("--rounds", type=int, default=45, help="of 16 candidates each")
    parser.add_argument("--deals", type=int, default=3_000, help="that are played, a quarter of them in each round")
    asked = parser.parse_args()
    space = built()
    for each in asked.games:
        name, _, players = each.partition("/")
        print(tuned(space, name, int(players), asked.rounds, asked.deals), flush=True)


if __name__ == "__main__":
    main()
