"""The arena on the command line: bots, many deals or matches, one answer with its error bars."""

import json
from typing import TYPE_CHECKING

import click

from boneyard.cli.bots import find_here
from boneyard.cli.helping import Command
from boneyard.cli.options import (
    ascii_option,
    chosen,
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
from boneyard.errors import BadInput
from boneyard.games import page
from boneyard.pages import check_players

if TYPE_CHECKING:
    from boneyard.arena import Contest
    from boneyard.terminal.arena import How
    from boneyard.terminal.look import Look
    from boneyard.words import Words


@click.command(
    cls=Command,
    examples=(
        "boneyard arena block --bots medium,easy --deals 200",
        "boneyard arena muggins --bots mybots:choose,medium --deals 1000 --jobs 0 --seed 1",
        "boneyard arena draw --bots easy,medium,mybots:choose --matches 100 --markdown",
        "boneyard arena block --matches 100 --players 4 --rate",
    ),
)
@game_argument
@click.option(
    "--bots",
    metavar="A,B,...",
)
@click.option("--deals", type=click.IntRange(min=2), default=100, show_default=True, metavar="N")
@click.option("--matches", type=click.IntRange(min=2), metavar="N")
@click.option("--rate", is_flag=True)
@click.option("--stop", is_flag=True)
@click.option("--samples", type=click.IntRange(min=1), metavar="N")
@players_option
@click.option("--jobs", type=click.IntRange(min=0), default=1, show_default=True, metavar="J")
@click.option("--cluster", type=click.Choice(["ray"]))
@seed_option
@set_option
@option_option
@json_option
@click.option("--markdown", is_flag=True)
@lang_option
@ascii_option
def arena(
    *,
    game: str,
    bots: str | None,
    deals: int,
    matches: int | None,
    rate: bool,
    stop: bool,
    samples: int | None,
    players: int | None,
    jobs: int,
    cluster: str | None,
    seed: str | None,
    sets: tuple[str, ...],
    options: tuple[str, ...],
    as_json: bool,
    markdown: bool,
    lang: str,
    plain: bool,
) -> None:
    """Which bots are stronger."""
    from boneyard.arena import Contest
    from boneyard.terminal import arena as measuring
    from boneyard.terminal.crew import Crew
    from boneyard.words import Words

    words, rules = Words(lang), chosen(page(game), sets, options)
    seats = check_players(rules, measuring.seats(rules) if players is None else players)
    if bots is None and matches is None:
        raise BadInput("which-bots")
    if rate and (matches is None or stop or markdown):
        raise BadInput("rate-alone")
    find_here(bots or "")
    names = measuring.names(bots, rules, rate)
    how = measuring.How(Crew(jobs, cluster), measuring.sampling(samples), stop)
    contest = Contest(rules, seats, names, seeded(seed), whole=matches is not None)
    if measuring.is_slow(contest):
        click.echo(words.say("arena-slow"), err=True)
    form = "json" if as_json else "markdown" if markdown else "text"
    answer = _rated if rate else _compared
    click.echo(answer(contest, matches or deals, how, words, form, look(plain)))


def _compared(contest: "Contest", count: int, how: "How", words: "Words", form: str, shape: "Look") -> str:
    """How every two bots fare against each other."""
    from boneyard.terminal import standings
    from boneyard.terminal.arena import measured, pairs

    found = []
    for pair in pairs(contest):
        with bar(" : ".join(pair.bots), count) as progress:
            found.append(measured(pair, count, how, progress))
    if form == "json":
        return json.dumps(standings.data(found), indent=2)
    return "\n".join(standings.markdown(found, words) if form == "markdown" else standings.text(found, words, shape))


def _rated(contest: "Contest", count: int, how: "How", words: "Words", form: str, shape: "Look") -> str:
    """How strong the bots are in the measure of people."""
    from boneyard.terminal import standings
    from boneyard.terminal.arena import rated

    with bar(words.say("progress-matches"), count) as progress:
        ratings = rated(contest, count, how, progress)
    if form == "json":
        return json.dumps(standings.rated_data(contest, count, ratings), indent=2)
    return "\n".join(standings.rated_text(contest, count, ratings, words, shape))
