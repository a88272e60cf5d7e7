"""The group of all commands: how each begins and ends, and what happens without one."""

import os
import sys
from collections.abc import Sequence
from io import StringIO, TextIOWrapper
from typing import Any, NoReturn

import click

from boneyard.cli.options import examples
from boneyard.cli.screen import colours, look
from boneyard.errors import BadInput
from boneyard.games import PAGES, page


class Boneyard(click.Group):
    """The group of all commands; what is wrong is said in one sentence."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command: bad input ends with status 2, an interrupt with 130, a closed pipe in silence."""
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        try:
            status = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
            sys.stdout.flush()
        except click.ClickException as error:
            stop(error.format_message(), 2)
        except BadInput as error:
            stop(str(error), 2)
        except click.Abort:
            sys.exit(130)
        except OSError as error:
            give_up_writing(error)
        sys.exit(status if isinstance(status, int) else 0)


def stop(sentence: str, status: int) -> NoReturn:
    """Say what is wrong, and leave."""
    click.echo(sentence, err=True)
    sys.exit(status)


def give_up_writing(error: OSError) -> NoReturn:
    """Leave when nobody reads any more, without a word, or when what is said cannot be stored."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or the interpreter would try once more
    if isinstance(error, BrokenPipeError):
        sys.exit(1)
    stop(f"The output cannot be written: {error.strerror}.", 1)


def tell_version(context: click.Context, option: click.Parameter, wanted: bool) -> None:
    """Say which version this is, and leave."""
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            click.echo(f"boneyard {version('boneyard')}")
        except PackageNotFoundError:
            click.echo("boneyard, run from its source")
        context.exit()


@click.group(
    cls=Boneyard,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=examples("boneyard play muggins --players 3"),
)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=tell_version, help="The version.")
@click.pass_context
def main(context: click.Context) -> None:
    """Boneyard, the home of dominoes.

    Without a command it shows the games and starts one.
    """
    forgive()
    if not colours():
        context.color = False
    if context.invoked_subcommand is None:
        begin(context)


def forgive() -> None:
    """Let characters that cannot be read or shown pass as question marks, and a closed stream as an empty one."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, StringIO())
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def begin(context: click.Context) -> None:
    """Show the games in short; at a terminal ask for one and play it."""
    from boneyard.terminal import catalogue
    from boneyard.terminal.screen import Leave
    from boneyard.words import Words

    words = Words()
    click.echo("\n".join([*catalogue.short(PAGES, look()), "", words.say("how-to-begin")]))
    if sys.stdin.isatty() and sys.stdout.isatty():
        try:
            game = which(f"\n{words.say('which-game')} ")
        except Leave:
            return
        context.invoke(main.commands["play"], game=game)


def which(prompt: str) -> str:
    """The game that a person names, asked until there is one of that name."""
    from boneyard.terminal.screen import ask

    while True:
        try:
            return page(ask(prompt).lower() or "block").id
        except BadInput as error:
            click.echo(str(error))
