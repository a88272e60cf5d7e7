"""Deletion: somebody is forgotten. Their name and the mark of who they are leave every log; what was played stays.

First it is noted that they are deleted, so that their token is nobody's and a deletion that is interrupted is finished
by whichever process is there. Another process may not know of it for some seconds, so all is swept a second time.
"""

import contextlib
from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec

from boneyard.server.identity import digest
from boneyard.server.refusal import Refusal
from boneyard.server.store import Deleted, Entry, Rewritten
from boneyard.server.tables import log, seating
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.log import Forgotten, pseudonym

AT_ONCE = 100  # matches that are rewritten in one go
KNOWN = 15.0  # seconds after which every process knows of a deletion
ALL = 1_000_000
KEPT = ("kind", "seat", "seed")  # of a line in which somebody sat down; seeds prove deals


async def delete(hub: Hub, who: str) -> int:
    """Forget somebody everywhere; how many tables knew them. Whoever has left no trace needs no note of that."""
    if await hub.store.lines_of(who):
        await hub.store.delete_person(Deleted(digest(who), who, hub.now()))
        hub.signer = hub.signer.without(who)
    return await sweep(hub, who)


async def finish_deletions(hub: Hub) -> None:
    """Sweep once more after those who were deleted some seconds ago, and forget who they were."""
    for deleted in await hub.store.deleted(float("inf")):
        if deleted.who is not None and deleted.at < hub.now() - KNOWN:
            await sweep(hub, deleted.who)
            await hub.store.delete_person(deleted._replace(who=None))


async def sweep(hub: Hub, who: str) -> int:
    """Let somebody leave where they play, and take their name out of every log; in how many matches it was."""
    await _leave(hub, who)
    rewritten = list(_rewritten(await hub.store.lines_of(who), who, hub.now()))
    for first in range(0, len(rewritten), AT_ONCE):
        await hub.store.rewrite(rewritten[first : first + AT_ONCE])
    for match in rewritten:
        if desk := hub.desks.get(match.match):
            await desk.refresh()
    await hub.store.forget(who)
    await hub.store.forget_subscriptions(who)
    return len(rewritten)


async def _leave(hub: Hub, who: str) -> None:
    """Get up from every table that goes on: a seat is free again, or left to a bot."""
    for row in await hub.store.rows_of(who, ALL):
        if row.status in ("open", "playing"):
            with contextlib.suppress(Refusal):  # a table that cannot be opened is rewritten all the same
                async with hub.use(row.id) as desk:
                    for seat in desk.table.seats_of(who):
                        await seating.leave(desk, who, seat)


def _rewritten(lines: Sequence[tuple[str, Entry]], who: str, at: float) -> Iterator[Rewritten]:
    for match, found in groupby(sorted(lines), key=lambda line: line[0]):
        unknown = pseudonym(match, who)
        bodies = {entry.seq: _without(entry, unknown) for _, entry in found}
        yield Rewritten(match, bodies, log.entry(0, Forgotten(unknown), at))


def _without(entry: Entry, unknown: str) -> str:
    """A line without the person: only what the table needs of it."""
    body = msgspec.json.decode(entry.body)
    if entry.kind == "sat":
        body = {key: body[key] for key in KEPT if key in body} | {"who": unknown, "name": ""}
    else:
        body["host"] = ""
    return msgspec.json.encode(body).decode()
