"""Matches analysed on the command line."""

import json

import click

from boneyard.cli.helping import Command
from boneyard.cli.options import ascii_option, json_option, lang_option
from boneyard.cli.screen import bar, look


@click.command(
    cls=Command,
    examples=("boneyard analyse block-2030-01-31.txt", "boneyard analyse block-2030-01-31.txt --deals 400 --json"),
)
@click.argument("file")
@click.option(
    "--deals",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    metavar="N",
)
@json_option
@lang_option
@ascii_option
def analyse(*, file: str, deals: int, as_json: bool, lang: str, plain: bool) -> None:
    """How well a match was played; FILE - is a pipe."""
    from boneyard.players.coach import values
    from boneyard.players.coach.analysis import analyse as analysed
    from boneyard.players.coach.analysis import decisions
    from boneyard.terminal import analysing, files
    from boneyard.words import Words

    words = Words(lang)
    for record in files.records(files.read(file)):
        with bar(words.say("progress-decisions"), len(decisions(record))) as progress:
            found = analysed(record, deals, progress)
        lines = [json.dumps(values.analysis(found))] if as_json else analysing.text(record, found, words, look(plain))
        for line in lines:
            click.echo(line)
