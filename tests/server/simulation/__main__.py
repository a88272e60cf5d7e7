"""Many stories: `python -m tests.server.simulation 5000` runs five thousand seeds, `... 5000 12345` from that one on.

A story is a table in a storm: real hubs, desks and conversations, on a clock, a network and a store that obey a seed.
What is not real: time (it jumps to whatever is due next), the sockets (messages are dropped, delayed, sent twice and
overtake each other, connections break, the server dies in the middle of a write and comes back), the disk (a store
in memory that keeps the contract) and the processes of the bots (they think in this one).

The same seed always gives the same story; a failure names its seed.
"""

import sys

from tests.server.simulation.stories import told


def main() -> None:
    """Tell so many stories, from this seed on."""
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    for seed in range(first, first + count):
        told(seed)
        if (seed - first + 1) % 100 == 0:
            sys.stdout.write(f"{seed - first + 1} stories\n")


if __name__ == "__main__":
    main()
