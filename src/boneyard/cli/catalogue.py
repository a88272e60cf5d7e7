"""The catalogue on the command line: the games and their pages."""

import json

import click

from boneyard.cli.helping import Command
from boneyard.cli.options import ascii_option, json_option, lang_option
from boneyard.cli.screen import look
from boneyard.games import PAGES, page


@click.command(
    cls=Command,
    examples=("boneyard games", "boneyard games muggins", "boneyard games cardinal", "boneyard games --json"),
)
@click.argument("game", required=False)
@json_option
@lang_option
def games(game: str | None, as_json: bool, lang: str) -> None:
    """The catalogue of games; with GAME its options."""
    from boneyard import rulebook
    from boneyard.terminal import catalogue
    from boneyard.words import Words

    words = Words(lang)
    known = page(rulebook.named(game, lang)) if game else None
    if as_json:
        found = catalogue.data(known, words) if known else [catalogue.data(each, words) for each in PAGES]
        click.echo(json.dumps(found, indent=2))
    else:
        lines = catalogue.card(known, words, look()) if known else catalogue.table(PAGES, words, look())
        click.echo("\n".join(lines))


@click.command(
    cls=Command, examples=("boneyard rules chicken-foot", "boneyard rules cardinal --lang de", "boneyard rules basics")
)
@click.argument("name", metavar="PAGE")
@lang_option
@ascii_option
def rules(name: str, lang: str, plain: bool) -> None:
    """The page of a game, by any of its names."""
    from boneyard import rulebook
    from boneyard.terminal import catalogue, pages
    from boneyard.words import Words

    found = rulebook.named(name, lang)
    click.echo(pages.shown(found, lang, look(plain)))
    for known in (known for known in PAGES if known.id == found and known.presets):
        click.echo("\n".join(["", *catalogue.texts(known, Words(lang), look(plain))]))
