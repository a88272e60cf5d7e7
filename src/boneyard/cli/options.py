"""What several commands are given: their common options, and what those mean."""

from collections.abc import Iterable
from random import SystemRandom

import click

from boneyard.cli.language import wished
from boneyard.editions import printed
from boneyard.errors import BadInput, one_of
from boneyard.pages import Game, Page

LONGEST_NUMBER = 100  # digits; a longer seed is taken as a text


game_argument = click.argument("game")
lang_option = click.option("--lang", default=wished, show_default=False, metavar="XX")
players_option = click.option("--players", type=int, metavar="N")
set_option = click.option("--set", "sets", multiple=True, metavar="6|9")
option_option = click.option("-o", "--option", "options", multiple=True, metavar="NAME=VALUE")
edition_option = click.option("--edition", metavar="E")
ascii_option = click.option("--ascii", "plain", is_flag=True)
json_option = click.option("--json", "as_json", is_flag=True)
seed_option = click.option("--seed", metavar="S")


def seeded(seed: str | None) -> int | str:
    """The seed that was given, or one by chance."""
    if not seed:
        return SystemRandom().randrange(1_000_000)
    return int(seed) if seed.isdecimal() and len(seed) < LONGEST_NUMBER else seed


def chosen(known: Page, sets: Iterable[str], options: Iterable[str], edition: str | None = None) -> Game:
    """The game as an edition prints it, with the options that were given as words."""
    given: dict[str, str] = {}
    for text in (*(text if "=" in text else f"set={text}" for text in sets), *options):
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("not-an-option", text=text)
        given[name.strip().replace("-", "_")] = value.strip()
    return known.game(printed(known, edition or "", without_only_set(known, given)))


def without_only_set(known: Page, given: dict[str, str]) -> dict[str, str]:
    """The options less the set, where the page has but one and that one is named."""
    if "set" in given and all(option.name != "set" for option in known.options):
        sets = [str(size) for size in known.sets]
        if [given["set"]] != sets:
            raise BadInput("only-this-set", given=given["set"], game=known.id, sets=one_of(sets))
        return {name: value for name, value in given.items() if name != "set"}
    return given
