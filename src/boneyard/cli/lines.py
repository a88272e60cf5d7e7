"""Lines of tiles found on the command line: chains, trains, and the line of the fortune-teller."""

import click

from boneyard.cli.helping import Command
from boneyard.cli.screen import look
from boneyard.cli.solving import answering, tell
from boneyard.errors import BadInput


@click.command(
    "hectic",
    cls=Command,
    examples=(
        "boneyard solve hectic --double 5 --longest",
        'boneyard solve hectic --double 0 --free "0-3 3-4 0-4 1-7"',
    ),
)
@click.option("--double", type=click.IntRange(0, 9), required=True, metavar="N")
@click.option("--free", metavar="TILES")
@click.option("--longest", is_flag=True)
@answering
def hectic(double: int, free: str | None, longest: bool, as_json: bool, lang: str, plain: bool) -> None:
    """The shortest chain for a double, or the longest."""
    from boneyard.terminal import solving_chains
    from boneyard.words import Words

    tell(solving_chains.chain(double, free, longest, Words(lang), look(plain)), as_json)


@click.command(
    "hungarian",
    cls=Command,
    examples=(
        'boneyard solve hungarian --hand "3-4 4-4 0-4 5-6 1-5 1-1" --ends 3,5',
        'boneyard solve hungarian --hand "6-6 2-6 2-5 0-3" --lead 6-6 --pips',
    ),
)
@click.option("--hand", required=True, metavar="TILES")
@click.option("--ends", metavar="N,N")
@click.option("--lead", metavar="TILE")
@click.option("--pips", is_flag=True)
@answering
def hungarian(
    *, hand: str, ends: str | None, lead: str | None, pips: bool, as_json: bool, lang: str, plain: bool
) -> None:
    """The longest train of a hand, or the heaviest."""
    from boneyard.terminal.solving import ends_in, tiles_in
    from boneyard.terminal.solving_chains import SIX, train
    from boneyard.tiles import Tile
    from boneyard.words import Words

    if lead and ends:
        raise BadInput("lead-or-ends")
    at = ends_in(ends, SIX) if ends is not None else None
    led = Tile.parse(lead) if lead is not None else None
    tell(train(tiles_in(hand, SIX), at, led, pips, Words(lang), look(plain)), as_json)


@click.command("fortune-teller", cls=Command, examples=("boneyard solve fortune-teller --hidden 2-5",))
@click.option("--hidden", required=True, metavar="TILE")
@answering
def fortune_teller(hidden: str, as_json: bool, lang: str, plain: bool) -> None:
    """A line of all tiles but the hidden one."""
    from boneyard.terminal import solving_chains
    from boneyard.tiles import Tile
    from boneyard.words import Words

    tell(solving_chains.fortune_line(Tile.parse(hidden), Words(lang), look(plain)), as_json)
