"""The arena on the command line: two bots, many deals, one answer with its error bars."""

import json

import click

from boneyard.cli.bots import find_here
from boneyard.cli.options import (
    ascii_option,
    chosen,
    examples,
    game_argument,
    json_option,
    lang_option,
    option_option,
    players_option,
    seed_option,
    seeded,
    set_option,
)
from boneyard.cli.screen import bar, look
from boneyard.games import page
from boneyard.pages import check_players


@click.command(
    epilog=examples(
        "boneyard arena block --bots medium,easy --deals 200",
        "boneyard arena muggins --bots mybots:choose,medium --deals 1000 --jobs 4 --seed 1",
    )
)
@game_argument
@click.option("--bots", required=True, metavar="A,B", help="Two bots: levels, or module:function.")
@click.option(
    "--deals", type=click.IntRange(min=2), default=100, show_default=True, metavar="N", help="How many deals."
)
@players_option
@click.option(
    "--jobs", type=click.IntRange(min=1), default=1, show_default=True, metavar="J", help="How many processes."
)
@seed_option
@set_option
@option_option
@json_option
@lang_option
@ascii_option
def arena(
    *,
    game: str,
    bots: str,
    deals: int,
    players: int | None,
    jobs: int,
    seed: str | None,
    sets: tuple[str, ...],
    options: tuple[str, ...],
    as_json: bool,
    lang: str,
    plain: bool,
) -> None:
    """Which of two bots is stronger.

    Every deal is played twice, with the seats swapped. What is measured lies in the interval shown with 95% certainty.
    """
    from boneyard.arena import Contest
    from boneyard.terminal import arena as measuring
    from boneyard.words import Words

    words, rules = Words(lang), chosen(page(game), sets, options)
    seats = check_players(rules, measuring.seats(rules) if players is None else players)
    find_here(bots)
    contest = Contest(rules, seats, measuring.two(bots), seeded(seed))
    with bar(words.say("progress-deals"), deals) as progress:
        found = measuring.measured(contest, deals, jobs, progress)
    told = json.dumps(measuring.data(contest, found), indent=2) if as_json else None
    click.echo(told or "\n".join(measuring.text(contest, found, words, look(plain))))
