"""Hidden tiles dealt again beside a plain shuffle of them: microseconds a deal in one run, and what preparing takes.

    python bench/unseen.py --hands 5

Hands are played by medium bots; at every decision the hidden tiles are prepared once and dealt many times, by all that
the seat has seen, and, as the reference, shuffled and cut into hands that fit nothing that was seen. Processor time.
"""

import argparse
from random import Random
from statistics import median
from time import process_time

from boneyard import game
from boneyard.laying import LayingGame
from boneyard.local_table import Table
from boneyard.players import level
from boneyard.players.hidden.shares import bits
from boneyard.players.seen import Seen, seen
from boneyard.players.unseen import Unseen

TABLES = (("plain-block", 2), ("plain-block", 4), ("draw", 2), ("block", 4), ("team-block", 4), ("chicken-foot", 7))
LARGE = (("cyprus", 10), ("matador", 11))
DEALS = 50


def decisions(name: str, players: int, hands: int, rng: Random) -> list[Seen]:
    """What the seats have seen whenever they had a choice."""
    rules, found = game(name), []
    for _ in range(hands):
        table = Table.new(rules, players).dealt(rng)
        while not (table.match.dealing or table.match.over):
            (seat,) = table.match.turn
            now = seen(table.match, seat, table.events, rng)
            found += [now] if len(now.actions) > 1 else []
            table = table.played(seat, level("medium", rules)(now))
    return found


def prepared(now: Seen) -> tuple[Unseen, float]:
    """What is hidden at a moment, and the microseconds it took to prepare."""
    start = process_time()
    unseen = Unseen.of(now)
    return unseen, (process_time() - start) * 1e6


def dealt(hidden: list[Unseen], rng: Random) -> float:
    """Microseconds for a deal that fits what was seen."""
    start = process_time()
    for unseen in hidden:
        for _ in range(DEALS):
            unseen.deal(rng)
    return (process_time() - start) * 1e6 / len(hidden) / DEALS


def shuffled(hidden: list[Unseen], rng: Random) -> float:
    """Microseconds for a shuffle of the same tiles, cut into hands."""
    start = process_time()
    for unseen in hidden:
        tiles, sizes = bits(unseen.sight.unseen), [unseen.sight.face_down(seat) for seat in unseen.sight.hidden]
        for _ in range(DEALS):
            rng.shuffle(tiles)
            _ = [sum(tiles[sum(sizes[:at]) : sum(sizes[: at + 1])]) for at in range(len(sizes))]
    return (process_time() - start) * 1e6 / len(hidden) / DEALS


def main() -> None:
    """Measure table after table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=5)
    hands = parser.parse_args().hands
    print("game, players        decisions  prepare: median    most    a deal  a shuffle  ratio")
    for name, players in TABLES + LARGE:
        rng = Random(1)
        assert isinstance(game(name), LayingGame)
        ready = [prepared(now) for now in decisions(name, players, hands, rng)]
        hidden, times = [unseen for unseen, _ in ready], [time for _, time in ready]
        deal, shuffle = dealt(hidden, rng), shuffled(hidden, rng)
        print(f"{name}, {players}".ljust(20), f"{len(ready):9} {median(times):16.0f} {max(times):7.0f}", end=" ")
        print(f"{deal:9.1f} {shuffle:10.1f} {deal / shuffle:6.2f}")


if __name__ == "__main__":
    main()
