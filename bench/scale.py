"""What a crowd needs, by arithmetic with measured costs, and a simulation that checks it: python bench/scale.py.

The costs come from `bench/workers.py`. `needs` is the arithmetic of docs/scale.md, whose table it writes. `simulated`
lets tables play on processes that each do one thing after the other, and counts how busy they are and how long moves
wait: where that differs from the arithmetic, the arithmetic is wrong.
"""

import argparse
import heapq
import sys
from math import ceil
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))


class Costs(NamedTuple):
    """What was measured; milliseconds are processor time."""

    move: float = 0.45  # ms of the process that attends to the table, all four sockets told
    hear: float = 0.10  # ms of every other process on the same database, for each move
    follow: float = 0.40  # ms of every other process that has people of the table, for each move
    socket: float = 0.002  # ms in each second of an open socket at which nothing happens: pings
    process: float = 3.0  # ms in each second of a process at rest
    database: float = 0.35  # ms of PostgreSQL for each move
    table_memory: float = 20.0  # KiB
    socket_memory: float = 20.0  # KiB
    process_memory: float = 60.0  # MiB
    message: float = 0.53  # kB to a socket for each move, with the headers of the network
    stored: float = 0.36  # kB of a move in the database, with its indexes
    logged: float = 0.53  # kB of a move in the write-ahead log


class Crowd(NamedTuple):
    """People at tables at the same time, and how fast they play."""

    name: str
    people: int
    seats: int = 4
    pause: float = 4.0  # seconds between two moves at a table

    @property
    def tables(self) -> float:
        """How many tables they need."""
        return self.people / self.seats

    @property
    def moves(self) -> float:
        """Moves a second."""
        return self.tables / self.pause


BUSY = 0.6  # of a core: what a process may be asked to do, so that nobody waits
MOST = 8  # processes on one database: with more, hearing of each other costs more than they bring
CROWDS = (Crowd("a club", 40), Crowd("a town", 4_000), Crowd("a million", 1_000_000))


class Needs(NamedTuple):
    """What a crowd needs."""

    databases: int
    processes: int
    cores: float  # of PostgreSQL, on all machines
    memory: float  # GiB of all server processes
    sent: float  # Mbit a second to the clients
    written: float  # MB a second to the write-ahead logs
    kept: float  # GB a day in the databases, if it goes on all day


def utilisation(crowd: Crowd, processes: int, costs: Costs, spread: float = 1.0) -> float:
    """How much of a core each process on one database uses, if a table's people are on `spread` of them."""
    each = costs.move + (spread - 1) * costs.follow + (processes - 1) * costs.hear
    return (crowd.moves * each + crowd.people * costs.socket) / processes / 1000 + costs.process / 1000


def spread(seats: int, processes: int) -> float:
    """On how many processes the people of a table are, if each comes to one by chance."""
    return processes * (1 - (1 - 1 / processes) ** seats)


def capacity(processes: int, costs: Costs, scattered: bool = False) -> float:
    """How many people the processes on one database can have."""
    few = Crowd("few", 1_000)
    on = spread(few.seats, processes) if scattered else 1.0
    idle = utilisation(few._replace(people=0), processes, costs)
    return few.people * (BUSY - idle) / (utilisation(few, processes, costs, on) - idle)


def needs(crowd: Crowd, costs: Costs) -> Needs:
    """The databases and processes that a crowd needs, and what they use."""
    databases = ceil(crowd.people / capacity(MOST, costs))
    part = crowd._replace(people=ceil(crowd.people / databases))
    processes = next(count for count in range(1, MOST + 1) if utilisation(part, count, costs) <= BUSY)
    tables, sockets = (crowd.tables * costs.table_memory, crowd.people * costs.socket_memory)
    return Needs(
        databases,
        databases * processes,
        crowd.moves * costs.database / 1000,
        (tables + sockets) / 2**20 + databases * processes * costs.process_memory / 2**10,
        crowd.moves * crowd.seats * costs.message * 8 / 1000,
        crowd.moves * costs.logged / 1000,
        crowd.moves * costs.stored * 86_400 / 1e6,
    )


def wait(crowd: Crowd, processes: int, costs: Costs) -> float:
    """Milliseconds that a move waits until its process is free, by Pollaczek and Khinchine."""
    moves, heard = crowd.moves / processes, crowd.moves * (processes - 1) / processes
    other = (crowd.people * costs.socket / processes + costs.process) / PING
    squares = moves * costs.move**2 + heard * costs.hear**2 + other * PING**2
    return squares / 1000 / (2 * (1 - utilisation(crowd, processes, costs)))


PING = 0.1  # ms of one of the small things that are done for sockets at rest


class Simulated(NamedTuple):
    """What a simulation has brought."""

    utilisation: float
    wait: float  # ms
    spread: float  # processes with people of a table


def simulated(
    crowd: Crowd, processes: int, costs: Costs, seconds: float, seed: int = 0, scattered: bool = False
) -> Simulated:
    """Let tables play on processes that do one thing after the other, each in the order in which it came."""
    rng = Random(seed)
    seats = [[rng.randrange(processes) for _ in range(crowd.seats)] for _ in range(ceil(crowd.tables))]
    at = [set(each) if scattered else {each[0]} for each in seats]
    todo = [(rng.expovariate(1 / crowd.pause), table) for table in range(len(at))]
    heapq.heapify(todo)
    work = [*rests(crowd, processes, costs, seconds, rng)]
    while todo:
        now, table = heapq.heappop(todo)
        if now < seconds:
            mover = rng.choice(sorted(at[table]))
            work.append((now, mover, costs.move, True))
            for process in set(range(processes)) - {mover}:
                more = costs.follow if process in at[table] else 0.0
                work.append((now, process, costs.hear + more, False))
            heapq.heappush(todo, (now + rng.expovariate(1 / crowd.pause), table))
    busy, waited = served(sorted(work), processes)
    return Simulated(sum(busy) / processes / seconds / 1000, waited, sum(map(len, at)) / len(at))


Work = tuple[float, int, float, bool]  # when (s), where, how long (ms), and whether it is a move


def rests(crowd: Crowd, processes: int, costs: Costs, seconds: float, rng: Random) -> list[Work]:
    """The small things that are done for sockets and processes at rest."""
    rate = (crowd.people * costs.socket + processes * costs.process) / PING  # a second
    work, now = [], rng.expovariate(rate)
    while now < seconds:
        work.append((now, rng.randrange(processes), PING, False))
        now += rng.expovariate(rate)
    return work


def served(work: list[Work], processes: int) -> tuple[list[float], float]:
    """The milliseconds for which each process was busy, and that a move waited on average."""
    free, busy, waits = [0.0] * processes, [0.0] * processes, []
    for now, process, takes, is_move in work:
        begins = max(now, free[process])
        free[process] = begins + takes / 1000
        busy[process] += takes
        waits += [1000 * (begins - now)] if is_move else []
    return busy, sum(waits) / len(waits)


def rows(costs: Costs = Costs()) -> list[str]:  # noqa: B008 - a value
    """The table of docs/scale.md."""
    told = []
    for crowd in CROWDS:
        need = needs(crowd, costs)
        cells = (
            f"{crowd.name}: {crowd.people:,}",
            f"{crowd.tables:,.0f}",
            f"{crowd.moves:,.1f}" if crowd.moves < 10 else f"{crowd.moves:,.0f}",
            f"{need.processes}",
            f"{need.databases}",
            f"{need.cores:.1f}" if need.cores >= 0.1 else "0",
            f"{need.memory:.1f}",
            f"{need.sent:,.1f}" if need.sent < 10 else f"{need.sent:,.0f}",
            f"{need.written:.1f}" if need.written >= 0.1 else "0",
            f"{need.kept:,.1f}" if need.kept < 10 else f"{need.kept:,.0f}",
        )
        told.append(f"| {' | '.join(cells)} |")
    return told


def capacities(costs: Costs = Costs()) -> list[str]:  # noqa: B008 - a value
    """What several processes on one database bring, as docs/scale.md tells it."""
    counts = (1, 2, 4, 8, 16)
    people = [[capacity(count, costs, scattered) for count in counts] for scattered in (False, True)]
    return [
        f"| {count} | {round(whole, -2):,.0f} | {round(scattered, -2):,.0f} |"
        for count, whole, scattered in zip(counts, *people, strict=True)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="What a crowd needs, and a simulation that checks the arithmetic.")
    parser.add_argument("--people", type=int, default=8_000, help="on one database (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=20, help="of the simulation (default %(default)s)")
    asked = parser.parse_args()
    costs = Costs()
    print("\n".join([*rows(costs), "", *capacities(costs), ""]))
    print(f"{asked.people} people: how busy processes are, and the wait of a move in ms; calculated and simulated")
    crowd = Crowd("simulated", asked.people)
    for processes in (1, 2, 4, 8):
        for scattered in (False, True):
            got = simulated(crowd, processes, costs, asked.seconds, scattered=scattered)
            on = spread(crowd.seats, processes) if scattered else 1.0
            told = f"{utilisation(crowd, processes, costs, on):7.3f}{got.utilisation:8.3f}"
            waits = "" if scattered else f"{wait(crowd, processes, costs):8.3f}{got.wait:8.3f}"
            print(f"{processes:3} {'scattered' if scattered else 'together ':10}{told}{waits}")


if __name__ == "__main__":
    main()
