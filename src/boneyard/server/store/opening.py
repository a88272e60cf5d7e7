"""Which store an address means."""

from pathlib import Path

from boneyard.errors import BadInput
from boneyard.server.store import Store

POSTGRES = ("postgresql://", "postgres://")


async def open_store(address: str | Path) -> Store:
    """The store at this address: `postgresql://...`, or else the path of a SQLite file."""
    address = str(address)
    if address.startswith(POSTGRES):
        return await _open_postgres(address)
    if "://" in address:
        kind = address.split("://")[0]  # the rest may hold a password
        raise BadInput("no-such-database", kind=kind)
    from boneyard.server.store.sqlite import open_sqlite

    return await open_sqlite(address)


async def _open_postgres(url: str) -> Store:
    try:
        import asyncpg  # type: ignore[import-untyped]  # noqa: F401
    except ModuleNotFoundError:
        raise BadInput("postgres-package") from None
    from boneyard.server.store.postgres import open_postgres

    return await open_postgres(url)
