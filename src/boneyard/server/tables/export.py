"""Export: all that a server knows of somebody as one JSON file, written match by match."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec

from boneyard.server.messages.encode import text
from boneyard.server.messages.played import Played
from boneyard.server.store import Store
from boneyard.server.tables.calendar import calendar
from boneyard.server.tables.deriving import read_table
from boneyard.server.tables.desk import Unreadable
from boneyard.server.tables.hub import Hub
from boneyard.server.tables.played import played
from boneyard.server.tables.rating import ratings
from boneyard.server.tables.statistics import statistics

FORMAT = "boneyard export 1"
ALL = 1_000_000


async def export(hub: Hub, who: str) -> AsyncIterator[str]:
    """The parts of the file: figures, tables that go on, and every match with its record, newest first.

    Others are named in it as in the records that everybody at the table has; the token is not in it.
    """
    hub.exporting.add(who)
    try:
        matches = await played(hub.store, who)
        head = {"format": FORMAT, "at": hub.now(), "statistics": statistics(matches), "puzzles": _puzzles(hub, matches)}
        head["ratings"] = await ratings(hub, who)
        yield text({**head, "running": await _running(hub.store, who)})[:-1] + ',"matches":['
        for number, match in enumerate(matches):
            yield ("," if number else "") + text(await _with_record(hub.store, match))
        yield "]}"
    finally:
        hub.exporting.discard(who)


def _puzzles(hub: Hub, matches: list[Played]) -> list[Any]:
    """Every day whose puzzles were tried, month by month."""
    months = sorted({match.daily[:7] for match in matches if match.daily})
    return [day for month in months for day in calendar(matches, month, hub.today()).days]


async def _running(store: Store, who: str) -> list[dict[str, Any]]:
    """The tables where somebody sat down and whose match is not over."""
    rows = [row for row in await store.rows_of(who, ALL) if row.status != "over"]
    return [{"table": row.id, "game": row.game, "status": row.status, "created": row.created} for row in rows]


async def _with_record(store: Store, match: Played) -> dict[str, Any]:
    """A match with the text of its record; null where it cannot be read by these rules."""
    try:
        record: str | None = str((await read_table(store, match.table)).proved_record)
    except Unreadable:
        record = None
    return {**msgspec.structs.asdict(match), "record": record}
