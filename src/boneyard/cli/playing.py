"""Games on the command line: played, simulated, and told from their records."""

import json
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import click

from boneyard.cli.bots import find_here
from boneyard.cli.helping import Command
from boneyard.cli.options import (
    ascii_option,
    chosen,
    edition_option,
    game_argument,
    lang_option,
    option_option,
    players_option,
    seed_option,
    seeded,
    set_option,
)
from boneyard.cli.screen import look
from boneyard.errors import BadInput
from boneyard.games import FIRST, PAGES, page
from boneyard.pages import Game, check_players

if TYPE_CHECKING:
    from boneyard.words import Words

SMALLEST_BAR = 20  # hands from which a progress bar is worth its line


@click.command(
    cls=Command,
    examples=(
        "boneyard play all-fives --players 3 --level easy",
        "boneyard play block --level hard/blocker",
        "boneyard play block --set 9 -o target=50",
        "boneyard play hungarian --edition s9-fr",
        "boneyard play --resume block-2030-01-31.txt",
    ),
)
@click.argument("game", required=False)
@players_option
@click.option(
    "--level",
    default="medium",
    show_default=True,
    metavar="L",
)
@click.option("--seat", type=int, metavar="S")
@lang_option
@set_option
@option_option
@edition_option
@click.option("--names", metavar="A,B,...")
@click.option("--seed", metavar="S")
@click.option("--resume", metavar="FILE")
@click.option("--points", is_flag=True, envvar="BONEYARD_POINTS", show_envvar=True)
@ascii_option
def play(
    *,
    game: str | None = None,
    players: int | None = None,
    level: str = "medium",
    seat: int | None = None,
    lang: str = "en",
    sets: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
    edition: str | None = None,
    names: str | None = None,
    seed: str | None = None,
    resume: str | None = None,
    points: bool = False,
    plain: bool = False,
) -> None:
    """Play in the terminal against bots, line by line."""
    from boneyard.players.cast import parted
    from boneyard.rulebook import named
    from boneyard.terminal import guests
    from boneyard.terminal.sitting import Sitting
    from boneyard.words import Words

    find_here(level)
    words, rng = Words(lang), Random(seed)
    if resume:
        if players is not None or sets or options or edition or names:
            raise BadInput("options-of-file")
        guest = guests.back(resume, game, seat, words)
    else:
        known = page(named(game, lang) if game else which(words))
        rules = chosen(known, sets, options, edition)
        seats = known.usual(rules.players) if players is None else players
        if not (sets or options or edition):
            rules = known.game(known.suggested.get(seats, {}))
        bots = guests.Bots(parted(level)[1], Random(None if seed is None else f"{seed} cast"))
        guest = guests.new(rules, seats, seat or 0, names, words, bots)
    sitting = Sitting.of(guest, level, rng, look(plain))
    sitting.points = points
    with warmed_up(guest.table.match.game):
        sitting.run()


def warmed_up(game: Game) -> AbstractContextManager[None]:
    """While this lasts, what the bots of a laying game search with is compiled; nobody waits for it."""
    from boneyard.fast import compiled, warming
    from boneyard.laying import LayingGame

    compiled.read_beside()
    return warming.beside() if isinstance(game, LayingGame) else nullcontext()


def which(words: "Words") -> str:
    """The game that a person at the terminal names, asked until there is one of that name."""
    from boneyard.rulebook import named
    from boneyard.terminal import catalogue
    from boneyard.terminal.screen import Leave, ask

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadInput("name-a-game")
    click.echo("\n".join(catalogue.short(PAGES, look())))
    while True:
        try:
            return named(ask(f"\n{words.say('which-game', first=FIRST.id)} ").lower() or FIRST.id, words.lang)
        except BadInput as error:
            click.echo(words.error(error))
        except Leave:
            raise click.exceptions.Exit from None


@click.command(
    cls=Command,
    examples=(
        "boneyard simulate muggins --players 4 --hands 100 --seed 1",
        "boneyard simulate block --bots easy,medium --json",
    ),
)
@game_argument
@players_option
@click.option("--hands", type=click.IntRange(min=1), default=10, show_default=True, metavar="K")
@seed_option
@click.option(
    "--bots",
    default="medium",
    show_default=True,
    metavar="L,...",
)
@set_option
@option_option
@edition_option
@click.option("--json", "as_json", is_flag=True)
@click.option("--records", metavar="FILE")
@lang_option
def simulate(
    *,
    game: str,
    players: int | None,
    hands: int,
    seed: str | None,
    bots: str,
    sets: tuple[str, ...],
    options: tuple[str, ...],
    edition: str | None,
    as_json: bool,
    records: str | None,
    lang: str,
) -> None:
    """Bots against bots; when a match ends, another begins."""
    from boneyard.terminal import files, simulation
    from boneyard.words import Words

    find_here(bots)
    rules, levels = chosen(page(game), sets, options, edition), bots.split(",")
    seats = check_players(rules, simulation.seats(levels, rules) if players is None else players)
    words = Words(lang)
    label = words.say("progress-hands") if sys.stderr.isatty() and hands >= SMALLEST_BAR else ""
    played = simulation.play(rules, simulation.spread(levels, seats), seeded(seed), hands, label)
    if records:
        files.write(Path(records), "".join(str(table.record) for table in played.matches))
    click.echo(json.dumps(simulation.data(played), indent=2) if as_json else "\n".join(simulation.text(played, words)))


@click.command(
    cls=Command,
    examples=(
        "boneyard replay block-2030-01-31.txt --pictures",
        "boneyard replay block-2030-01-31.txt --to 12 --seat 0",
    ),
)
@click.argument("file")
@click.option("--to", type=click.IntRange(min=0), metavar="N")
@click.option("--seat", type=click.IntRange(min=0), metavar="S")
@click.option("--pictures", is_flag=True)
@click.option("--quiet", is_flag=True)
@lang_option
@ascii_option
def replay(*, file: str, to: int | None, seat: int | None, pictures: bool, quiet: bool, lang: str, plain: bool) -> None:
    """A record move by move; FILE - is a pipe."""
    from boneyard.terminal import files, story
    from boneyard.words import Words

    how = story.Telling(Words(lang), look(plain), seat, to, pictures, quiet)
    for record in files.records(files.read(file)):
        for line in story.told(record, how):
            click.echo(line)
