"""Exact answers on the command line: the group, and what its commands share."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from boneyard.cli.helping import Group
from boneyard.cli.options import ascii_option, json_option, lang_option
from boneyard.errors import BadInput

if TYPE_CHECKING:
    from boneyard.terminal.solving import Answer

F = TypeVar("F", bound=Callable[..., Any])

record_option = click.option("--record", metavar="FILE")


@click.group(
    cls=Group,
    invoke_without_command=True,
    examples=("boneyard solve squares --count", "boneyard solve solo-1 --sample 1000 --seed 1"),
)
@click.pass_context
def solve(context: click.Context) -> None:
    """Exact answers to the puzzles and patiences."""
    if context.invoked_subcommand is None:
        raise BadInput("name-a-puzzle", known=", ".join(solve.list_commands(context)))


def answering(command: F) -> F:
    """The options that every command here has: data or sentences, the language, the characters."""
    return json_option(lang_option(ascii_option(command)))


def tell(answer: "Answer", as_json: bool) -> None:
    """Print an answer."""
    click.echo(json.dumps(answer.data, indent=2) if as_json else "\n".join(answer.lines))


def one_of(**given: object) -> str:
    """The name of the one option that was given; with none or several it is not clear what is wanted."""
    names = [name for name, value in given.items() if value is not None and value is not False]
    if len(names) != 1:
        raise BadInput("give-one-of", known=", ".join(f"--{name}" for name in given))
    return names[0]
