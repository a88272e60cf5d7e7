"""Results derived from logs: those that are missing, and a check that the others are right."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Literal

from boneyard.server.store import Derived, Entry, Store
from boneyard.server.tables import log
from boneyard.server.tables.desk import Unreadable, readable
from boneyard.server.tables.fold import fold
from boneyard.server.tables.log import Created
from boneyard.server.tables.results import VERSION, results
from boneyard.server.tables.table import Table

AT_ONCE = 100  # matches that are looked for in one go
BREATH = 0.01  # seconds between two of them, in which others have their turn

Found = Literal["right", "wrong", "unreadable"]


async def derive_missing(store: Store) -> int:
    """Derive what an older version did not, or what came by an import; how many matches that were."""
    count = 0
    while missing := await store.underived(VERSION, AT_ONCE):
        for match in missing:
            await store.append(match, [], derived=await derived(store, match))
            await asyncio.sleep(BREATH)
        count += len(missing)
    return count


async def derived(store: Store, match: str) -> Derived:
    """The results of a match by its log; of one that these rules cannot read, those that there are stay."""
    try:
        return results(await read_table(store, match))
    except Unreadable:
        return Derived(VERSION, None)


async def read_table(store: Store, match: str) -> Table:
    """A table from its log, apart from those that are played; raises Unreadable."""
    entries, secrets = await store.read(match), await store.secrets(match)
    with readable():
        return await asyncio.to_thread(_folded, match, entries, [secrets[hand] for hand in sorted(secrets)])


def _folded(name: str, entries: Sequence[Entry], secrets: Sequence[bytes]) -> Table:
    made = log.line_of(entries[0])
    assert isinstance(made, Created)
    table = Table.new(name, made, entries[0].at).with_secrets(secrets)
    for entry in entries[1:]:
        table, _ = fold(table, log.line_of(entry), entry.at)
    return table


async def check(store: Store, rebuild: bool = False) -> AsyncIterator[tuple[str, Found]]:
    """Every match, and whether its results follow from its log; what is wrong is made right if that is wanted."""
    async for row, _, _ in store.export():
        by_log = await derived(store, row.id)
        if by_log.results is None:
            yield row.id, "unreadable"
            continue
        right = sorted(by_log.results) == sorted(await store.results_at(row.id))
        if rebuild and not right:
            await store.append(row.id, [], derived=by_log)
        yield row.id, "right" if right else "wrong"
