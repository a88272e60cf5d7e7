"""Puzzles solved on the command line: domino squares, and positions of dominance."""

from typing import TYPE_CHECKING

import click

from boneyard.cli.helping import Command
from boneyard.cli.options import seed_option, seeded
from boneyard.cli.screen import bar, look
from boneyard.cli.solving import answering, one_of, record_option, tell
from boneyard.errors import BadInput
from boneyard.games import page

if TYPE_CHECKING:
    from boneyard.match import Match


@click.command(
    "squares",
    cls=Command,
    examples=(
        "boneyard solve squares --count",
        "boneyard solve squares --puzzle --seed 1",
        'boneyard solve squares --complete "0-0@a1v 0-2@a2h"',
    ),
)
@click.option("--count", is_flag=True)
@click.option("--puzzle", is_flag=True)
@click.option("--complete", metavar="TILES")
@seed_option
@answering
def squares(
    *, count: bool, puzzle: bool, complete: str | None, seed: str | None, as_json: bool, lang: str, plain: bool
) -> None:
    """All solutions counted; puzzles; completions."""
    from boneyard.terminal import solving_squares
    from boneyard.words import Words

    words, shown = Words(lang), look(plain)
    wanted = one_of(count=count or not (puzzle or complete is not None), puzzle=puzzle, complete=complete)
    if seed and wanted != "puzzle":
        raise BadInput("seed-of-puzzle")
    if wanted == "puzzle":
        answer = solving_squares.puzzle(seeded(seed), words, shown)
    elif complete is not None:
        answer = solving_squares.completed(complete, words, shown)
    else:
        answer = solving_squares.counted(words, shown)
    tell(answer, as_json)


@click.command(
    "dominance",
    cls=Command,
    examples=(
        'boneyard solve dominance --taken "3-5@5 2-7@2 6-7@7"',
        "boneyard solve dominance --record dominance-2030-01-31.txt --json",
    ),
)
@click.option("--taken", metavar="MOVES")
@record_option
@click.option(
    "--nodes",
    type=click.IntRange(min=1),
    default=20_000,
    show_default=True,
    metavar="N",
)
@answering
def dominance(*, taken: str | None, record: str | None, nodes: int, as_json: bool, lang: str, plain: bool) -> None:
    """The best move, exact for the last dozen tiles."""
    from boneyard.terminal import solving_dominance
    from boneyard.words import Words

    words = Words(lang)
    one_of(taken=taken, record=record)
    match = standing(taken, record)
    with bar(words.say("progress-positions")):
        verdict = solving_dominance.judged(match, nodes)
    tell(solving_dominance.told(match, verdict, words, look(plain)), as_json)


def standing(taken: str | None, record: str | None) -> "Match":
    """The position of dominance that the moves or a record lead to."""
    from boneyard.terminal.solving import played, recorded

    if record is not None:
        return recorded(record, "dominance")
    game = page("dominance").game()
    return played(game, game.tiles.tiles, taken or "")
