"""The command line: every command of `boneyard` in a few lines that say what it is given and who does the work."""

import json
import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from io import StringIO, TextIOWrapper
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, NoReturn

import click

from boneyard.errors import BadInput
from boneyard.game import Game, Page, check_players
from boneyard.games import PAGES, page

if TYPE_CHECKING:
    from boneyard.terminal.look import Look

SMALLEST_BAR = 20  # hands from which a progress bar is worth its line


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


def examples(*lines: str) -> str:
    """What follows the help of a command; the first character keeps the lines as they are."""
    return "\n".join(("\b", "Example:", *(f"  {line}" for line in lines)))


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
        context.invoke(play, game=game)


def which(prompt: str) -> str:
    """The game that a person names, asked until there is one of that name."""
    from boneyard.terminal.screen import ask

    while True:
        try:
            return page(ask(prompt).lower() or "block").id
        except BadInput as error:
            click.echo(str(error))


def colours() -> bool:
    """Whether colours can be shown and are wanted."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def look(plain: bool = False) -> "Look":
    """How things look on this terminal, or in a file."""
    from boneyard.terminal.look import NARROW, WIDE, Look, can_show

    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 80
    return Look(min(max(width, NARROW), WIDE), plain or not can_show(sys.stdout.encoding), colours())


game_argument = click.argument("game")
lang_option = click.option("--lang", default="en", show_default=True, metavar="XX", help="The language.")
players_option = click.option("--players", type=int, metavar="N", help="How many play. [default: as few as can]")
set_option = click.option(
    "--set", "sets", multiple=True, metavar="6|9", help="The set of dominoes; NAME=VALUE does the same as -o."
)
option_option = click.option(
    "-o", "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
ascii_option = click.option("--ascii", "plain", is_flag=True, help="Draw with plain characters only.")


def chosen(known: Page, sets: Iterable[str], options: Iterable[str]) -> Game:
    """The game with the options that were given as words."""
    given: dict[str, str] = {}
    for text in (*(text if "=" in text else f"set={text}" for text in sets), *options):
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"'{text}' is not an option; write name=value, such as -o target=50.")
        given[name.strip().replace("-", "_")] = value.strip()
    return known.game(without_only_set(known, given))


def without_only_set(known: Page, given: dict[str, str]) -> dict[str, str]:
    """The options less the set, where the page has but one and that one is named."""
    if "set" in given and all(option.name != "set" for option in known.options):
        sets = " or ".join(map(str, known.sets))
        if given["set"] != sets:
            raise BadInput(f"set={given['set']} is not possible: {known.id} is played with set {sets}.")
        return {name: value for name, value in given.items() if name != "set"}
    return given


@main.command(epilog=examples("boneyard games", "boneyard games muggins", "boneyard games --json"))
@click.argument("game", required=False)
@click.option("--json", "as_json", is_flag=True, help="As data for programs.")
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


@main.command(epilog=examples("boneyard rules chicken-foot"))
@game_argument
@lang_option
@ascii_option
def rules(game: str, lang: str, plain: bool) -> None:
    """The page of a game."""
    from boneyard.terminal import pages

    click.echo(pages.shown(game, lang, look(plain)))


@main.command(
    epilog=examples(
        "boneyard play all-fives --players 3 --level easy",
        "boneyard play block --set 9 -o target=50",
        "boneyard play --resume block-2030-01-31.txt",
    )
)
@click.argument("game", required=False)
@players_option
@click.option(
    "--level", default="medium", show_default=True, metavar="L", help="How well the others play: easy, medium."
)
@click.option("--seat", type=int, metavar="S", help="Where you sit; the first seat is 0. [default: 0]")
@lang_option
@set_option
@option_option
@click.option("--names", metavar="A,B,...", help="The names of the players, by seat.")
@click.option("--seed", metavar="S", help="Deal the same tiles for the same seed.")
@click.option("--resume", metavar="FILE", help="Go on with a saved game; GAME may be left out.")
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
    names: str | None = None,
    seed: str | None = None,
    resume: str | None = None,
    plain: bool = False,
) -> None:
    """Play in the terminal against bots, line by line.

    Type ? at the table for help.
    """
    from boneyard.players import level as bot
    from boneyard.terminal import guests
    from boneyard.terminal.sitting import Sitting
    from boneyard.words import Words

    words, bots, rng = Words(lang), bot(level), Random(seed)
    if resume:
        if players is not None or sets or options or names:
            raise BadInput("With --resume the players, their names and the options are those of the file.")
        guest = guests.back(resume, game, seat, words)
    elif game:
        rules = chosen(page(game), sets, options)
        guest = guests.new(rules, min(rules.players) if players is None else players, seat or 0, names, words)
    else:
        raise BadInput("Name a game, such as block, or a saved game with --resume FILE.")
    Sitting.of(guest, bots, rng, look(plain)).run()


@main.command(
    epilog=examples(
        "boneyard simulate muggins --players 4 --hands 100 --seed 1",
        "boneyard simulate block --bots easy,medium --json",
    )
)
@game_argument
@players_option
@click.option("--hands", type=click.IntRange(min=1), default=10, show_default=True, metavar="K", help="How many hands.")
@click.option("--seed", metavar="S", help="The same seed gives the same output. [default: by chance, and shown]")
@click.option("--bots", default="medium", show_default=True, metavar="L,...", help="A level for all, or one per seat.")
@set_option
@option_option
@click.option("--json", "as_json", is_flag=True, help="As data for programs, with the records.")
@click.option("--records", metavar="FILE", help="Write the records to a file, which `boneyard replay` reads.")
def simulate(
    *,
    game: str,
    players: int | None,
    hands: int,
    seed: str | None,
    bots: str,
    sets: tuple[str, ...],
    options: tuple[str, ...],
    as_json: bool,
    records: str | None,
) -> None:
    """Bots against bots; when a match ends, another begins."""
    from boneyard.terminal import files, simulation

    rules, levels = chosen(page(game), sets, options), bots.split(",")
    seats = check_players(rules, simulation.seats(levels, rules) if players is None else players)
    number = int(seed) if seed and seed.isdecimal() else seed or SystemRandom().randrange(1_000_000)
    bar = sys.stderr.isatty() and hands >= SMALLEST_BAR
    played = simulation.play(rules, simulation.spread(levels, seats), number, hands, bar)
    if records:
        files.write(Path(records), "".join(str(table.record) for table in played.matches))
    click.echo(json.dumps(simulation.data(played), indent=2) if as_json else "\n".join(simulation.text(played)))


@main.command(
    epilog=examples(
        "boneyard replay block-2030-01-31.txt --pictures", "boneyard replay block-2030-01-31.txt --to 12 --seat 0"
    )
)
@click.argument("file")
@click.option("--to", type=click.IntRange(min=0), metavar="N", help="Stop after N moves.")
@click.option("--seat", type=click.IntRange(min=0), metavar="S", help="See only what this seat saw.")
@click.option("--pictures", is_flag=True, help="The layout after every move, not only after every hand.")
@click.option("--quiet", is_flag=True, help="Only check the record and show its end.")
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
