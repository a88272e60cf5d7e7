"""The laws, on every game with every number of players, and on every value of every option with the fewest and most."""

from random import Random
from typing import Any

import pytest

from boneyard import PAGES
from boneyard.pages import Game, Page, Value, write_value
from tests.laws import play_by_the_laws

Choice = dict[str, Value]

OF_THE_MATCH = {
    "conc_target",
    "hands",
    "target",
}  # options that change no moment of a hand: the fewest players show as much


def choices(page: Page) -> list[Choice]:
    """The defaults, and every other value of every option by itself; a host's own option together with its host."""
    found: list[Choice] = [{}]
    for option in page.options:
        hosts = [{"host": host} for host in option.hosts] or [{}]
        found += [{**host, option.name: value} for host in hosts for value in option.values if value != option.default]
    return found


CASES = [(page, choice) for page in PAGES for choice in choices(page)]


def name(value: Any) -> str:
    if isinstance(value, Page):
        return value.id
    return ",".join(f"{name}={write_value(chosen)}" for name, chosen in value.items()) or "as-printed"


def table_sizes(game: Game, choice: Choice) -> list[int]:
    """How many play: every number by the defaults, the fewest and the most with an option."""
    if choice.keys() & OF_THE_MATCH:
        return [min(game.players)]
    return sorted({min(game.players), max(game.players)} if choice else game.players)


@pytest.mark.parametrize("page, choice", CASES, ids=name)
def test_every_game_keeps_the_laws(page: Page, choice: Choice) -> None:
    game = page.game(choice)
    for players in table_sizes(game, choice):
        rng = Random(f"{page.id} {choice} {players}")
        play_by_the_laws(game, players, rng, hands=3 if not choice else 1)
