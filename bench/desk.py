"""What a move costs a desk, without sockets and disk, as a ratio to a text that plain Python writes in the same run.

    python bench/desk.py --tables 50

People play `draw` at tables of four, and everybody is told. A usual move, the end of a hand and a deal are measured
while the processor is warm; then moves after a sleep, as on a server that has little to do. Processor time.
An older commit: git worktree add ../before COMMIT, and PYTHONPATH=../before/src python bench/desk.py
"""

import argparse
import asyncio
import gc
import json
import random
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from statistics import median
from typing import Any, cast

from boneyard.games import page
from boneyard.server.deals import fair
from boneyard.server.messages.requests import Move
from boneyard.server.store import Store
from boneyard.server.store.writing import Writing
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.listener import Listener
from boneyard.server.tables.log import Created, Sat
from boneyard.server.tables.plain_move import play_at_once
from boneyard.server.tables.table import Table

GAME, SEATS = "draw", 4
ROUNDS = 6  # of which the best counts: the machine is shared
SLEEPS = ((0.0, 1), (0.001, 1), (0.004, 1), (0.004, 2), (0.004, 16))  # seconds, and how many moves come after that
Taken = dict[str, list[float]]  # seconds of the processor, by what was done


class Shelf:
    """A store that has written at once."""

    def append(self, match: str, entries: Sequence[Any], *more: Any) -> Awaitable[None]:
        """Nothing is kept."""
        Writing(match, entries, *more).checked()
        written = asyncio.get_running_loop().create_future()
        written.set_result(None)
        return written


async def tables(count: int) -> list[Desk]:
    """Desks at which everybody sits and listens."""
    return [await table(f"table{number}", random.Random(number)) for number in range(count)]


async def table(name: str, chance: random.Random) -> Desk:
    seed = chance.randbytes(32)
    promise = fair.commitment(name, 1, seed)
    made = Created(GAME, page(GAME).version, {"target": 10_000}, SEATS, [None] * SEATS, promise, "")
    desk = Desk.new(cast(Store, Shelf()), Table.new(name, made, 0.0), [seed], time.time)
    for seat in range(SEATS):
        await desk.do(Sat(seat, f"guest {seat}", f"Guest {seat}"))
        listener = Listener(seat, lambda told: True)
        listener.patches = True
        desk.listeners.add(listener)
    return desk


async def move(desk: Desk) -> float:
    """The first thing that may be done; seconds of the processor."""
    (seat,) = desk.table.match.turn
    action = str(desk.table.match.actions(seat)[0])
    told: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
    began = time.thread_time()
    frame = Move(seat=seat, action=action, key=str(desk.table.seq), seq=None)
    if not play_at_once(desk, f"guest {seat}", frame, told.set_result):
        raise RuntimeError("A usual move is refused.")
    await told
    return time.thread_time() - began


async def hand(desk: Desk, taken: Taken) -> None:
    """A hand from its deal to the next one."""
    while desk.table.match.turn:
        seconds = await move(desk)
        taken["a move" if desk.table.match.turn else "the end of a hand"].append(seconds)
    began = time.thread_time()
    await asyncio.gather(*(desk.ready(f"guest {seat}", seat) for seat in range(SEATS)))
    taken["a deal"].append(time.thread_time() - began)


async def warm(count: int) -> Taken:
    """What everything takes in some hands at each of these tables, one table after the other."""
    taken: Taken = {"a move": [], "the end of a hand": [], "a deal": []}
    for desk in await tables(count):
        await hand(desk, taken)
        await hand(desk, taken)
    return taken


async def after_sleeps(count: int, seconds: float, together: int) -> list[float]:
    """What moves take at one table after the other, so many together after each sleep."""
    taken = []
    for number, desk in enumerate([*await tables(count)] * 8):
        if seconds and number % together == 0:
            time.sleep(seconds)
        if desk.table.match.turn:
            taken.append(await move(desk))
    return taken


def usual(taken: list[float]) -> float:
    """The mean in microseconds, less the longest: something else has come between them."""
    return 1e6 * sum(few := sorted(taken)[: len(taken) * 49 // 50]) / len(few)


def reference() -> float:
    """Microseconds for a text that plain Python writes."""
    things = [{"seat": seat, "tiles": ["0-1", "2-3"], "points": None} for seat in range(SEATS)]
    return usual([timed(lambda: json.dumps(things, indent=1)) for _ in range(500)])


def timed(work: Callable[[], object]) -> float:
    began = time.thread_time()
    work()
    return time.thread_time() - began


def rounds(count: int) -> Iterator[dict[str, float]]:
    for _ in range(ROUNDS):
        yield {"the reference": reference(), **{what: usual(each) for what, each in asyncio.run(warm(count)).items()}}


def main() -> None:
    parser = argparse.ArgumentParser(description="What a move costs a desk, without sockets and disk.")
    parser.add_argument("--tables", type=int, default=50, help="tables of four (default %(default)s)")
    asked = parser.parse_args()
    gc.disable()  # as on a server
    measured = list(rounds(asked.tables))
    least = {what: min(each[what] for each in measured) for what in measured[0]}
    print(f"{'':20}{'microseconds':>14}{'ratio':>8}")
    for what, taken in least.items():
        print(f"{what:20}{taken:14.1f}{taken / least['the reference']:8.2f}")
    for seconds, together in SLEEPS:
        slept = median(usual(asyncio.run(after_sleeps(4 * asked.tables, seconds, together))) for _ in range(3))
        print(
            f"{f'a move, {together} after {1000 * seconds:g} ms':20}{slept:14.1f}{slept / least['the reference']:8.2f}"
        )


if __name__ == "__main__":
    main()
