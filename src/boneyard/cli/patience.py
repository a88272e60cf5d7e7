"""Patiences solved on the command line: solo 1 and solo 2."""

from typing import Any

import click

from boneyard.cli.helping import Command
from boneyard.cli.options import seed_option, seeded
from boneyard.cli.screen import bar, look
from boneyard.cli.solving import answering, one_of, record_option, tell
from boneyard.errors import BadInput
from boneyard.games import page

sample_option = click.option("--sample", type=click.IntRange(min=1), metavar="N")
moves_option = click.option("--moves", default="", metavar="MOVES")


@click.command(
    "solo-1",
    cls=Command,
    examples=(
        "boneyard solve solo-1 --sample 1000 --seed 1",
        'boneyard solve solo-1 --deck "3-4 0-6 2-2 ..."',
        "boneyard solve solo-1 --record solo-1-2030-01-31.txt",
    ),
)
@sample_option
@seed_option
@click.option("--deck", metavar="TILES")
@moves_option
@record_option
@answering
def solo_1(
    *,
    sample: int | None,
    seed: str | None,
    deck: str | None,
    moves: str,
    record: str | None,
    as_json: bool,
    lang: str,
    plain: bool,
) -> None:
    """Whether a deal can be won; how many can be."""
    from boneyard.terminal import solving_solo
    from boneyard.terminal.solving import played, recorded, tiles_in
    from boneyard.words import Words

    words, shown = Words(lang), look(plain)
    only_with_deck(moves, deck)
    one_of(sample=sample, deck=deck, record=record)
    if sample:
        number = seeded(seed)
        with bar(words.say("progress-deals"), sample) as progress:
            share = solving_solo.sampled(sample, number, progress)
        tell(solving_solo.shared(share, number, words, shown, "solve-solo-1-share"), as_json)
        return
    if seed:
        raise BadInput("seed-of-sample")
    game = page("solo-1").game()
    known = None if deck is None else tiles_in(deck, game.tiles)
    match = recorded(record or "", "solo-1") if known is None else played(game, known, moves)
    tell(solving_solo.winning(match, words, shown), as_json)


def only_with_deck(moves: str, deck: str | None) -> None:
    """Refuse moves where there is no deal to make them in."""
    if moves and deck is None:
        raise BadInput("moves-of-deck")


@click.command(
    "solo-2",
    cls=Command,
    examples=(
        'boneyard solve solo-2 --deck "3-4 0-6 2-2 1-4 4-4 3-6"',
        "boneyard solve solo-2 --sample 100000 --seed 1",
        "boneyard solve solo-2 --sample 100 --refill each --set 9",
    ),
)
@sample_option
@seed_option
@click.option("--deck", metavar="TILES")
@moves_option
@record_option
@click.option("--set", "size", type=click.Choice(["6", "9"]), default="6", show_default=True)
@click.option("--refill", type=click.Choice(["batch", "each"]), default="batch", show_default=True)
@click.option("--play-rest", is_flag=True)
@answering
def solo_2(
    *,
    sample: int | None,
    seed: str | None,
    deck: str | None,
    moves: str,
    record: str | None,
    size: str,
    refill: str,
    play_rest: bool,
    as_json: bool,
    lang: str,
    plain: bool,
) -> None:
    """What to lay next; the chance to win."""
    from boneyard.terminal import solving_solo, solving_solo2
    from boneyard.terminal.solving import recorded, tiles_in
    from boneyard.words import Words

    words, shown, number = Words(lang), look(plain), seeded(seed)
    game: Any = page("solo-2").game({"set": size, "solo2_refill": refill, "solo2_play_rest": play_rest})
    only_with_deck(moves, deck)
    one_of(sample=sample, deck=deck, record=record)
    if record is not None and game.options != page("solo-2").game().options:
        raise BadInput("set-of-record")
    if sample:
        with bar(words.say("progress-deals"), sample) as progress:
            share = solving_solo2.odds(game, sample, number, progress)
        tell(solving_solo.shared(share, number, words, shown, "solve-solo-2-share"), as_json)
        return
    known = None if deck is None else tiles_in(deck, game.tiles)
    match = recorded(record or "", "solo-2") if known is None else solving_solo2.dealt(game, known, moves)
    with bar(words.say("progress-positions")):
        answer = solving_solo2.advised(match, number, words, shown)
    tell(answer, as_json)
