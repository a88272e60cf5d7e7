"""The group of all commands: how each begins and ends, and what happens without one."""

import os
import sys
from collections.abc import Sequence
from io import StringIO, TextIOWrapper
from typing import Any, NoReturn

import click

from boneyard.cli.helping import Group
from boneyard.cli.language import spoken
from boneyard.cli.screen import colours
from boneyard.cli.wrong import sentence
from boneyard.errors import BadInput


class Boneyard(Group):
    """The group of all commands; what is wrong is said in one sentence."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take the words apart; without any, the table is opened."""
        return super().parse_args(ctx, args or ["open"])

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
        except (click.ClickException, BadInput) as error:
            stop(sentence(error, spoken(args)), 2)
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
    stop(sentence(BadInput("no-output", reason=error.strerror), spoken()), 1)


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
    context_settings={"help_option_names": ["-h", "--help"]},
    examples=("boneyard play muggins --players 3",),
)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=tell_version)
@click.pass_context
def main(context: click.Context) -> None:
    """Boneyard, the home of dominoes."""
    forgive()
    if not colours():
        context.color = False


def forgive() -> None:
    """Let characters that cannot be read or shown pass as question marks, and a closed stream as an empty one."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, StringIO())
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
