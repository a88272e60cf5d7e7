"""The catalogue on the command line: the games and their pages."""

import json

import click

from boneyard.cli.options import ascii_option, examples, game_argument, json_option, lang_option
from boneyard.cli.screen import look
from boneyard.games import PAGES, page


@click.command(epilog=examples("boneyard games", "boneyard games muggins", "boneyard games --json"))
@click.argument("game", required=False)
@json_option
@lang_option
def games(game: str | None, as_json: bool, lang: str) -> None:
    """The catalogue of games; with GAME its options."""
    from boneyard.terminal import catalogue
    from boneyard.words import Words

    words = Words(lang)
    known = page(game) if game else None
    if as_json:
        found = catalogue.data(known, words) if known else [catalogue.data(each, words) for each in PAGES]
        click.echo(json.dumps(found, indent=2))
    else:
        lines = catalogue.card(known, words, look()) if known else catalogue.table(PAGES, words, look())
        click.echo("\n".join(lines))


@click.command(epilog=examples("boneyard rules chicken-foot"))
@game_argument
@lang_option
@ascii_option
def rules(game: str, lang: str, plain: bool) -> None:
    """The page of a game."""
    from boneyard.terminal import pages

    click.echo(pages.shown(game, lang, look(plain)))
