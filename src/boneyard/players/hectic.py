"""Hectic: a plan of a chain, tile by tile, and the time that a person would need for each.

A player plans a chain that uses what they hold, takes the next tile of it, puts back what does not belong to it, and
claims when it is complete. Weaker players are slower and sometimes grab a tile that they do not need.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from boneyard.games.hectic import shortest
from boneyard.games.hectic_race import Action, Claim, GiveUp, Grab, PutBack, Race
from boneyard.players.seen import Seen
from boneyard.solvers.chains import shortest_chain
from boneyard.tiles import Deck, Tile

PACE = {"easy": 5.0, "medium": 3.2, "hard": 1.8}  # seconds for a tile, on average
LOOK = 4  # how many times as long the first look takes, on average: some see a chain at once, some do not
SLIPS = {"easy": 0.3, "medium": 0.1, "hard": 0.0}  # how often a tile is grabbed in vain
STEPS = 2_000  # how long a ring is looked for


def easy(seen: Seen) -> Any:
    """Takes time and often errs."""
    return _choose(seen, "easy")


def medium(seen: Seen) -> Any:
    """Seldom errs."""
    return _choose(seen, "medium")


def hard(seen: Seen) -> Any:
    """Never errs."""
    return _choose(seen, "hard")


def pace(seen: Seen, level: str) -> float:
    """The seconds that a player of this level thinks before the next action; a first look may take long."""
    if seen.state.hands[seen.seat].tiles:
        return PACE[level] * seen.rng.uniform(0.5, 1.5)
    return PACE[level] * (1 + seen.rng.expovariate(1 / LOOK))


def _choose(seen: Seen, level: str) -> Action:
    grabs = [action for action in seen.actions if isinstance(action, Grab)]
    if grabs and seen.rng.random() < SLIPS[level]:
        return seen.rng.choice(grabs)
    race: Race = seen.state
    held = race.hands[seen.seat].tiles
    planned = plan(race.number, held, race.pool.tiles, seen.rng)
    return _towards(planned, held) if planned else _shuffled(seen, held, grabs)


def _towards(planned: Deck, held: Deck) -> Action:
    """The next step to holding exactly the tiles of the plan."""
    needless = [tile for tile in held if tile not in planned]
    missing = [tile for tile in planned if tile not in held]
    return PutBack(needless[0]) if needless else Grab(missing[0]) if missing else Claim()


def _shuffled(seen: Seen, held: Deck, grabs: list[Grab]) -> Action:
    """With no chain in sight: put something back, or take something, and look again."""
    if held:
        return PutBack(seen.rng.choice(held))
    return seen.rng.choice(grabs) if grabs else GiveUp()


def plan(number: int, held: Deck, free: Deck, rng: Random) -> Deck:
    """The tiles of a chain, in order: a ring that uses what is held, else any chain; none if there is none."""
    steps = iter(range(STEPS))
    best: Deck = ()
    for ring in _rings(_sorted(held, free, rng), [number], shortest(number), steps):
        best = max(ring, best, key=lambda tiles: len(set(tiles) & set(held)))
        if set(held) <= set(best):
            return best
    return best or shortest_chain(number, held + free) or ()


def _sorted(held: Deck, free: Deck, rng: Random) -> Deck:
    """What is held, in its order, before what is free, in any order."""
    return held + tuple(rng.sample(free, len(free)))


def _rings(tiles: Deck, path: list[int], size: int, steps: Iterator[int]) -> Iterator[Deck]:
    """Chains of so many tiles that meet every number once, the first tiles first; as many as the steps allow."""
    if next(steps, None) is None:
        return
    for tile in tiles:
        if path[-1] not in tile:
            continue
        onward = tile.other(path[-1])
        if len(path) == size and onward == path[0]:
            yield tuple(Tile.of(one, other) for one, other in zip(path, [*path[1:], onward], strict=True))
        elif len(path) < size and onward not in path:
            yield from _rings(tiles, [*path, onward], size, steps)
