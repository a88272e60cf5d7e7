"""The server on the command line: started, its records verified, its tables moved."""

import json
import os
import socket
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from boneyard.cli.helping import Command
from boneyard.cli.options import json_option, lang_option
from boneyard.cli.screen import bar, look
from boneyard.cli.settings import limit_options, limits_from, log_options, setting
from boneyard.errors import BadInput

if TYPE_CHECKING:
    from boneyard.server.store import Store

T = TypeVar("T")

database_option = click.option(
    "--database",
    envvar="BONEYARD_DATABASE",
    show_envvar=True,
    metavar="URL",
)


def database_or_default(database: str | None) -> str:
    """The database that is named, or the one in the user's data folder."""
    from boneyard.server.serve import default_database

    return database or default_database()


@click.command(
    cls=Command,
    examples=(
        "boneyard serve",
        "boneyard serve --host 0.0.0.0 --port 8000",
        "boneyard serve --database postgresql://localhost/boneyard --workers 4",
    ),
)
@setting("--host", default="127.0.0.1", show_default=True, metavar="NAME")
@setting("--port", type=click.IntRange(1, 65535), default=2828, show_default=True, metavar="N")
@database_option
@setting(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    metavar="N",
)
@setting(
    "--compile/--no-compile",
    "compiling",
    default=True,
    show_default=True,
)
@setting("--bot", multiple=True, metavar="NAME=MODULE:FUNCTION")
@log_options
@limit_options
@lang_option
def serve(
    *,
    host: str,
    port: int,
    database: str | None,
    workers: int,
    compiling: bool,
    bot: tuple[str, ...],
    log_level: str,
    access_log: bool,
    log_format: str,
    lang: str,
    **limits: Any,
) -> None:
    """Serve tables over the network until somebody stops it."""
    from boneyard.fast.compiled import SETTING
    from boneyard.server import workers as several
    from boneyard.server.bots import own
    from boneyard.server.logs import Logs
    from boneyard.server.serve import Settings
    from boneyard.server.serve import serve as run
    from boneyard.words import Words

    os.environ[SETTING] = str(int(compiling))  # those who decide for bots are children of this process
    words, kept = Words(lang), database_or_default(database)
    check_workers(workers, kept)
    check_port(host, port)
    logs = Logs(log_level, access_log, log_format)
    settings = Settings(kept, host, port, limits_from(limits), own.offered(bot), logs)
    with_store(kept, nothing)
    url = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    click.echo(words.say("serve-address", url=url, database=without_password(kept)))
    several.run(settings, workers) if workers > 1 else run(settings)


def check_workers(workers: int, database: str) -> None:
    """Refuse several processes where they cannot share a database or a port."""
    from boneyard.server.store.opening import POSTGRES

    if workers > 1 and not database.startswith(POSTGRES):
        raise BadInput("workers-postgres")
    if workers > 1 and sys.platform == "win32":
        raise BadInput("workers-windows")


def check_port(host: str, port: int) -> None:
    """Refuse a place where nobody can listen, before anything is started."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.create_server(address[:2], family=family):
            pass
    except (OSError, UnicodeError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).partition(" (")[0].lower()
        raise BadInput("bad-port", port=port, host=host, reason=reason) from None


def without_password(database: str) -> str:
    """The address of a database as it may be shown."""
    kind, slashes, rest = database.partition("://")
    return f"{kind}{slashes}{rest.rpartition('@')[2].partition('?')[0]}" if slashes else database


async def nothing(store: "Store") -> None:
    """Whoever only wants to know whether a store can be opened does nothing with it."""


def with_store(database: str, work: "Callable[[Store], Awaitable[T]]") -> T:
    """What the work with a store brings; the store is closed after it."""
    import asyncio

    from boneyard.server.store.opening import open_store

    async def opened() -> T:
        store = await open_store(database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())


@click.command(cls=Command, examples=("boneyard verify match.txt",))
@click.argument("file")
@json_option
@lang_option
@click.pass_context
def verify(context: click.Context, file: str, as_json: bool, lang: str) -> None:
    """Check the fair deals of a record; FILE - is a pipe."""
    from boneyard.terminal import files, verifying
    from boneyard.words import Words

    words = Words(lang)
    found = [verifying.verified(record) for record in files.records(files.read(file))]
    data = [each.data() for each in found]
    click.echo(json.dumps(data, indent=2) if as_json else "\n".join(verifying.lines(found, words)))
    context.exit(0 if all(each.right for each in found) else 1)


@click.command(
    cls=Command, examples=("boneyard export tables.jsonl", "boneyard export --database tables.sqlite3 all.jsonl")
)
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@lang_option
def export(file: Path, database: str | None, lang: str) -> None:
    """Write all tables of a database to a new file."""
    from boneyard.server.store import transfer
    from boneyard.words import Words

    words, kept = Words(lang), database_or_default(database)
    if "://" not in kept and not Path(kept).is_file():
        raise BadInput("nothing-to-export", database=kept)
    with bar(words.say("progress-matches")) as progress:
        count = with_store(kept, lambda store: transfer.export(store, file, progress))
    click.echo(words.say("export-done", count=count, file=str(file)))


@click.command(
    "import", cls=Command, examples=("boneyard import tables.jsonl --database postgresql://localhost/boneyard",)
)
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@lang_option
@click.pass_context
def import_(context: click.Context, file: Path, database: str | None, lang: str) -> None:
    """Write the tables of an exported file to a database."""
    from boneyard.server.store import transfer
    from boneyard.words import Words

    words, kept = Words(lang), database_or_default(database)
    if not file.is_file():
        raise BadInput("nothing-to-import", file=file)
    with bar(words.say("progress-matches")) as progress:
        moved = with_store(kept, lambda store: transfer.import_(store, file, progress))
    click.echo(words.say("import-done", written=moved.written, known=moved.known))
    if moved.different:
        click.echo("\n".join(look().wrap(words.say("import-different", names=words.listing(moved.different)))))
    context.exit(1 if moved.different else 0)
