"""The settings of a server on the command line; each has a variable of the environment as well."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from boneyard.server.limits import Limits
from boneyard.server.logs import FORMATS, LEVELS

F = TypeVar("F", bound=Callable[..., Any])

# What each limit means; the names are those of `Limits`.
LIMITS = {
    "tables": "Tables that are not over.",
    "sockets": "Connections at once.",
    "frame_bytes": "Bytes of a request or a message.",
    "asks_per_second": "Requests a second from one address.",
    "asks_at_once": "Requests from one address in a burst.",
    "new_table": "Requests that making a table counts for.",
    "costly": "Requests that a replay, a hint, an analysis or one's own tables count for.",
    "frames_per_second": "Messages a second from one connection.",
    "frames_at_once": "Messages from one connection in a burst.",
    "frames_refused": "Messages too many until a connection is closed.",
    "sockets_per_address": "Connections at once from one address.",
    "reactions_per_second": "Things that one person says at a table in a second.",
    "reactions_at_once": "Things that one person says in a burst.",
    "proposals_per_second": "Proposals of one person at a table in a second.",
    "proposals_at_once": "Proposals of one person in a burst.",
    "seconds_to_read": "Seconds in which a client must take a message.",
    "seconds_to_ask": "Seconds in which a request must be complete.",
}


def setting(name: str, *called: str, **about: Any) -> Callable[[F], F]:
    """An option that the environment may give as well: --log-level is BONEYARD_LOG_LEVEL."""
    word = name.partition("/")[0].removeprefix("--")
    return click.option(name, *called, envvar=f"BONEYARD_{variable(word)}", show_envvar=True, **about)


def variable(word: str) -> str:
    """The name of an option as a variable of the environment has it."""
    return word.replace("-", "_").upper()


def limit_options(command: F) -> F:
    """An option for every limit; its default is that of `Limits`."""
    for name, default in reversed(Limits._field_defaults.items()):
        kind = click.IntRange(min=1) if isinstance(default, int) else click.FloatRange(min=0, min_open=True)
        about = {"type": kind, "default": default, "show_default": True, "metavar": "N", "help": LIMITS[name]}
        command = setting(f"--limit-{name.replace('_', '-')}", **about)(command)
    return command


def limits_from(given: dict[str, Any]) -> Limits:
    """The limits that the options give."""
    return Limits(**{name: given[f"limit_{name}"] for name in Limits._fields})


def log_options(command: F) -> F:
    """What is logged, and how."""
    chosen = {"show_default": True}
    for option in (
        setting("--log-format", type=click.Choice(FORMATS), default="plain", help="Lines to read, or JSON.", **chosen),
        setting("--access-log/--no-access-log", default=False, help="Log every request.", **chosen),
        setting("--log-level", type=click.Choice(LEVELS), default="warning", help="What is worth a line.", **chosen),
    ):
        command = option(command)
    return command
