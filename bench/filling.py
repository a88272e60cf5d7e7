"""A store with many tables that are being played: every line by the rules, but without a server and a disk for each.

python -m bench.filling FILE --tables 10000
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, cast

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from boneyard.server.bots.pool import Bots
from boneyard.server.identity import Signer
from boneyard.server.limits import Limits
from boneyard.server.messages.fields import Clock
from boneyard.server.messages.requests import NewTable
from boneyard.server.store import Entry, Row, Secret, Store
from boneyard.server.store.opening import open_store
from boneyard.server.tables.creation import create
from boneyard.server.tables.desk import Desk
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.log import Moved, Ready
from boneyard.server.tables.seating import sit

DAY = 86_400.0
ANY_LENGTH: dict[str, Any] = {"target": 10_000}
# What is being played: by post, with a clock for the evening, without one, and beside bots.
KINDS = (
    NewTable("draw", 4, ANY_LENGTH, clock=Clock(per_move=3 * DAY)),
    NewTable("draw", 4, ANY_LENGTH, clock=Clock(bank=3_600, bonus=5)),
    NewTable("draw", 4, ANY_LENGTH),
    NewTable("draw", 4, ANY_LENGTH, bots=[None, "easy", "easy", "easy"]),
)
AT_ONCE = 100  # tables that are written together


class Paper:
    """Keeps what is written until it goes to a real store; nobody else writes there."""

    leases = None

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.entries: dict[str, list[Entry]] = {}
        self.secrets: dict[str, list[Secret]] = {}

    async def create(self, row: Row, entries: Sequence[Entry], secrets: Sequence[Secret] = ()) -> None:
        """Write the beginning of a match."""
        self.rows[row.id], self.entries[row.id], self.secrets[row.id] = row, list(entries), list(secrets)

    async def append(
        self, match: str, entries: Sequence[Entry], secrets: Sequence[Secret], status: str | None, derived: object
    ) -> None:
        """Write how a match goes on."""
        self.entries[match] += entries
        self.secrets[match] += secrets
        if status is not None:
            self.rows[match] = self.rows[match]._replace(status=status)

    async def hand_over(self, store: Store) -> None:
        """Write everything to a store, and forget it."""
        rows, self.rows = self.rows, {}
        writing = (store.create(row, self.entries.pop(name), self.secrets.pop(name)) for name, row in rows.items())
        await asyncio.gather(*writing)


class Quiet(Hub):
    """A hub at whose tables nothing happens by itself."""

    def keep(self, desk: Desk) -> None:
        """Leave the table alone."""


async def play(desk: Desk, moves: int, chance: Random) -> None:
    """Sit down and make so many moves."""
    table = desk.table
    for seat, chair in enumerate(table.chairs):
        if chair.bot is None:
            await sit(desk, f"person-{table.id}-{seat}", f"Person {seat}", seat, "5eed")
    for _ in range(moves):
        if desk.table.match.dealing:
            await desk.do(*(Ready(seat) for seat in desk.table.people))
        seat = min(desk.table.match.turn)
        await desk.do(Moved(seat, str(chance.choice(desk.table.match.actions(seat)))))


async def fill(database: str, tables: int, moves: int, kinds: Sequence[NewTable] = KINDS) -> list[str]:
    """Fill a store; the names of the tables. No server has been there for an hour."""
    paper, chance, names = Paper(), Random(1), []
    hub = Quiet(cast(Store, paper), Signer(b"key"), Bots(0), Limits(), lambda: time.time() - DAY / 24)
    store = await open_store(database)
    for number in range(tables):
        desk = await create(hub, kinds[number % len(kinds)], "host")
        await play(desk, chance.randrange(1, 2 * moves), chance)
        names.append(desk.table.id)
        if number % AT_ONCE == AT_ONCE - 1:
            await paper.hand_over(store)
    await paper.hand_over(store)
    await store.keep("alive", str(hub.now()).encode(), replace=True)
    await store.close()
    return names


def main() -> None:
    parser = argparse.ArgumentParser(description="Fill a store with tables that are being played.")
    parser.add_argument("database", help="a file for SQLite, or postgresql://...")
    parser.add_argument("--tables", type=int, default=10_000, help="how many (default %(default)s)")
    parser.add_argument("--moves", type=int, default=40, help="made at each, on average (default %(default)s)")
    asked = parser.parse_args()
    asyncio.run(fill(asked.database, asked.tables, asked.moves))


if __name__ == "__main__":
    main()
