"""The arena on the command line: bots, many deals or matches, one answer with its error bars."""

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
        "boneyard arena block --matches 100 --players 4",
    )
)
@game_argument
@click.option("--bots", metavar="A,B", help="Two bots: levels, alone or as medium/careful, or module:function.")
@click.option(
    "--deals", type=click.IntRange(min=2), default=100, show_default=True, metavar="N", help="How many deals."
)
@click.option(
    "--matches", type=click.IntRange(min=1), metavar="N", help="Rate bots by N whole matches, as people are rated."
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
    bots: str | None,
    deals: int,
    matches: int | None,
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
    With --matches, bots (all levels, if none are named) are rated by whole matches, as people are.
    """
    from boneyard.arena import Contest
    from boneyard.terminal import arena as measuring
    from boneyard.words import Words

    words, rules = Words(lang), chosen(page(game), sets, options)
    seats = check_players(rules, measuring.seats(rules) if players is None else players)
    if bots is None and matches is None:
        raise click.UsageError("Which bots? Say --bots A,B, or --matches N for all of them.")
    find_here(bots or "")
    names = measuring.two(bots or "") if matches is None else measuring.some(bots, rules)
    contest = Contest(rules, seats, names, seeded(seed))
    if matches is not None:
        with bar(words.say("progress-matches"), matches) as progress:
            ratings = measuring.rated(contest, matches, jobs, progress)
        rated = json.dumps(measuring.rated_data(contest, matches, ratings), indent=2) if as_json else None
        click.echo(rated or "\n".join(measuring.rated_text(contest, matches, ratings, words, look(plain))))
        return
    with bar(words.say("progress-deals"), deals) as progress:
        found = measuring.measured(contest, deals, jobs, progress)
    told = json.dumps(measuring.data(contest, found), indent=2) if as_json else None
    click.echo(told or "\n".join(measuring.text(contest, found, words, look(plain))))
