"""Results and ratings derived from logs: those that are missing, and a check that the others are right."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from itertools import groupby
from math import isclose
from typing import Literal

from boneyard.ratings import Strength
from boneyard.server.store import Derived, Entry, Rated, Store
from boneyard.server.tables import log
from boneyard.server.tables.desk import Unreadable, readable
from boneyard.server.tables.fold import fold
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.log import Created
from boneyard.server.tables.rating import rate, rate_all
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


async def derive_old(hub: Hub) -> None:
    """Derive what is missing, and let matches be rated then: in their order, so not while old ones come to light."""
    await derive_missing(hub.store)
    hub.derived = True


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
        seats = [seat for seat, _ in await store.ratings(row.id)]
        right = sorted(by_log.results) == sorted(await store.results_at(row.id)) and seats == list(by_log.rated)
        if rebuild and not right:
            await store.append(row.id, [], derived=by_log)
        yield row.id, "right" if right else "wrong"


async def check_ratings(store: Store, rebuild: bool = False) -> int:
    """How many strengths do not follow from the matches that count; if that is wanted, all are computed anew."""
    known = await store.ratings()
    by_matches = await asyncio.to_thread(_computed, [seat for seat, _ in known])
    wrong = sum(not _alike(was, now) for (_, was), now in zip(known, by_matches, strict=True))
    if rebuild and wrong:
        await store.unrate()
    if rebuild:
        await rate_all(store)
    return wrong


def _computed(seats: Sequence[Rated]) -> list[Strength]:
    """The strengths after all these matches, from the first one on."""
    pools = groupby(seats, key=lambda seat: (seat.game, seat.players))
    return [strength for _, found in pools for strength in rate(list(found), {})]


def _alike(was: Strength | None, now: Strength) -> bool:
    """Whether a strength is right, or still to come; another machine may round the last digit otherwise."""
    return was is None or (was.matches == now.matches and isclose(was.mu, now.mu) and isclose(was.sigma, now.sigma))
