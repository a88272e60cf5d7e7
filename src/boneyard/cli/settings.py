"""The settings of a server on the command line; each has a variable of the environment as well."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from boneyard.server.limits import Limits
from boneyard.server.logs import FORMATS, LEVELS

F = TypeVar("F", bound=Callable[..., Any])


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
        about = {"type": kind, "default": default, "show_default": True, "metavar": "N"}
        command = setting(f"--limit-{name.replace('_', '-')}", **about)(command)
    return command


def limits_from(given: dict[str, Any]) -> Limits:
    """The limits that the options give."""
    return Limits(**{name: given[f"limit_{name}"] for name in Limits._fields})


def log_options(command: F) -> F:
    """What is logged, and how."""
    chosen = {"show_default": True}
    for option in (
        setting("--log-format", type=click.Choice(FORMATS), default="plain", **chosen),
        setting("--access-log/--no-access-log", default=False, **chosen),
        setting("--log-level", type=click.Choice(LEVELS), default="warning", **chosen),
    ):
        command = option(command)
    return command
