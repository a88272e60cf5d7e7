"""The long form: servers are killed hundreds of times under load, and the checker has the last word."""

import asyncio
import shutil
import sys
import tempfile
from pathlib import Path
from random import Random
from secrets import randbelow
from time import monotonic

import click

from tests.chaos.servers import Server
from tests.chaos.storm import Report, storm
from tests.server.stores import address

SHOWN = 20  # faults that are told one by one


@click.command()
@click.option(
    "--kills", type=click.IntRange(1), default=200, show_default=True, help="How many times a server is killed."
)
@click.option("--database", type=click.Choice(["sqlite", "postgres"]), default="sqlite", show_default=True)
@click.option("--seed", type=int, help="Whom and when to kill, and what is played; by chance if it is not given.")
@click.option("--hasty", is_flag=True, help="Spoil the store, to see that it is found: acknowledge before the commit.")
def main(kills: int, database: str, seed: int | None, hasty: bool) -> None:
    """Kill servers while everybody plays, and check that no acknowledged move is lost, altered or out of order.

    On SQLite there is one server, on PostgreSQL there are two, and one goes on while the other is dead.
    """
    chosen = randbelow(1_000_000) if seed is None else seed
    folder = Path(tempfile.mkdtemp(prefix="boneyard-chaos-"))
    place = address(database, folder)
    servers = [Server(place, folder / f"server-{number}.log", hasty) for number in range(1 + (database == "postgres"))]
    click.echo(f"{kills} kills on {database}, seed {chosen}; what the servers say is in {folder}")
    began = monotonic()
    report = asyncio.run(storm(servers, kills, Random(chosen), click.echo))
    tell(report, monotonic() - began)
    if report.faults:
        sys.exit(1)
    shutil.rmtree(folder)


def tell(report: Report, seconds: float) -> None:
    """Say what came of it."""
    notes = report.notes
    told = sum(map(len, notes.told.values()))
    click.echo(
        f"{len(notes.acked)} moves acknowledged at {len(notes.tables)} tables, {told} steps told, in {seconds:.0f} s"
    )
    click.echo(f"{report.under_way} moves were under way when a server was killed")
    click.echo(f"restarts took {min(report.starts):.1f} to {max(report.starts):.1f} s")
    for fault in report.faults[:SHOWN]:
        click.echo(f"{fault.kind}: {fault.where}")
    click.echo(f"RED: {len(report.faults)} faults" if report.faults else "GREEN: nothing lost, altered or out of order")


if __name__ == "__main__":
    main()
