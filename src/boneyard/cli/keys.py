"""The keys of a server on the command line: which ones there are, a new one, and those of Web Push."""

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from boneyard.cli.helping import Group
from boneyard.cli.options import lang_option
from boneyard.cli.serving import database_option, database_or_default, with_store
from boneyard.errors import BadInput

if TYPE_CHECKING:
    from boneyard.server.identity import Key
    from boneyard.words import Words

DAY = 86_400.0


@click.group(cls=Group, examples=("boneyard keys list", "boneyard keys rotate --good-for 30"))
def keys() -> None:
    """Show or rotate the keys that sign people's tokens, or make those of Web Push."""


@keys.command("list", examples=("boneyard keys list --database postgresql://localhost/boneyard",))
@database_option
@lang_option
def list_(database: str | None, lang: str) -> None:
    """Show the keys of a database, never the secrets in them."""
    from boneyard.server.identity import load_keys
    from boneyard.words import Words

    click.echo(told(with_store(existing(database), lambda store: load_keys(store, time.time())), Words(lang)))


@keys.command(examples=("boneyard keys rotate", "boneyard keys rotate --good-for 0"))
@click.option(
    "--good-for",
    type=click.FloatRange(0, 3650),
    default=30.0,
    show_default=True,
    metavar="DAYS",
)
@database_option
@lang_option
def rotate(good_for: float, database: str | None, lang: str) -> None:
    """Sign with a new key from now on."""
    from boneyard.server.identity import rotate_keys
    from boneyard.words import Words

    kept = existing(database)
    click.echo(told(with_store(kept, lambda store: rotate_keys(store, time.time(), good_for * DAY)), Words(lang)))


@keys.command(examples=("boneyard keys push --contact mailto:games@example.org", "boneyard keys push --off"))
@click.option("--contact", metavar="URL")
@click.option("--off", is_flag=True)
@database_option
@lang_option
def push(contact: str | None, off: bool, database: str | None, lang: str) -> None:
    """Tell people of their turns by Web Push, with new keys."""
    from boneyard.server.push.keys import drop_push_keys, make_push_keys
    from boneyard.words import Words

    kept = existing(database)
    if off:
        with_store(kept, drop_push_keys)
        click.echo(Words(lang).say("push-off"))
        return
    if contact is None or not contact.startswith(("mailto:", "https://")):
        raise BadInput("push-contact")
    with_store(kept, lambda store: make_push_keys(store, contact))
    click.echo(Words(lang).say("push-on"))


def existing(database: str | None) -> str:
    """The database, if it is there: keys are not made for a mistyped name."""
    kept = database_or_default(database)
    if "://" not in kept and not Path(kept).is_file():
        raise BadInput("no-database", database=kept)
    return kept


def told(found: "list[Key]", words: "Words") -> str:
    """One line for each key."""
    return "\n".join(_line(key, words) for key in found)


def _line(key: "Key", words: "Words") -> str:
    if key.until is None:
        return words.say("keys-newest", made=_moment(key.made))
    return words.say("keys-older", made=_moment(key.made), until=_moment(key.until))


def _moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"
