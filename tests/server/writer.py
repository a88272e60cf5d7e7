"""A process that writes to a store until it has written enough, and prints each line once it is acknowledged."""

import asyncio
import os
import sys

from boneyard.server.store import Stale, Store
from boneyard.server.store.opening import open_store
from tests.server.stores import line

MATCHES = [f"m{number}" for number in range(5)]


async def write(address: str, count: int) -> None:
    """Write this many lines to each match, against whoever else does."""
    store = await open_store(address)
    await asyncio.gather(*(_write(store, match, count) for match in MATCHES))
    await store.close()


async def _write(store: Store, match: str, count: int) -> None:
    last = 0
    while count:
        body = f'{{"process":{os.getpid()},"left":{count}}}'
        try:
            await store.append(match, [line(last + 1, body=body)])
        except Stale:
            last = len(await store.read(match))
        else:
            last, count = last + 1, count - 1
            sys.stdout.write(f"{match} {last} {body}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], int(sys.argv[2])))
