"""What several commands are given: their common options, and what those mean."""

from collections.abc import Iterable
from random import SystemRandom

import click

from boneyard.editions import printed
from boneyard.errors import BadInput
from boneyard.pages import Game, Page

LONGEST_NUMBER = 100  # digits; a longer seed is taken as a text


def examples(*lines: str) -> str:
    """What follows the help of a command; the first character keeps the lines as they are."""
    return "\n".join(("\b", "Example:", *(f"  {line}" for line in lines)))


game_argument = click.argument("game")
lang_option = click.option("--lang", default="en", show_default=True, metavar="XX", help="The language.")
players_option = click.option("--players", type=int, metavar="N", help="How many play. [default: as few as can]")
set_option = click.option(
    "--set", "sets", multiple=True, metavar="6|9", help="The set of dominoes; NAME=VALUE does the same as -o."
)
option_option = click.option(
    "-o", "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
edition_option = click.option(
    "--edition", metavar="E", help="As an edition prints it, such as s9-fr; `boneyard games GAME` lists them."
)
ascii_option = click.option("--ascii", "plain", is_flag=True, help="Draw with plain characters only.")
json_option = click.option("--json", "as_json", is_flag=True, help="As data for programs.")
seed_option = click.option(
    "--seed", metavar="S", help="The same seed gives the same output. [default: by chance, and shown]"
)


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
            raise BadInput(f"'{text}' is not an option; write name=value, such as -o target=50.")
        given[name.strip().replace("-", "_")] = value.strip()
    return known.game(printed(known, edition or "", without_only_set(known, given)))


def without_only_set(known: Page, given: dict[str, str]) -> dict[str, str]:
    """The options less the set, where the page has but one and that one is named."""
    if "set" in given and all(option.name != "set" for option in known.options):
        sets = " or ".join(map(str, known.sets))
        if given["set"] != sets:
            raise BadInput(f"set={given['set']} is not possible: {known.id} is played with set {sets}.")
        return {name: value for name, value in given.items() if name != "set"}
    return given
