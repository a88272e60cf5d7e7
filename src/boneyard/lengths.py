"""How long a match lasts, in hands and minutes: measured with medium bots, and kept in lengths.txt.

A line of the file has a game, the number of players and, where it matters, options; then how many hands a match takes,
and how often in a hand somebody has a choice and how often there is but one thing to do. `python -m tests.lengths`
makes it. The minutes are these numbers times a pace: of people the one below, of bots what they need on a screen.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from boneyard.pages import Game, Page, Value, write_value

KEPT = Path(__file__).with_suffix(".txt")
FORCED = 1.5  # seconds that a person takes to draw or pass when there is no choice; a choice takes the pace of the page
BOT = 1.0  # seconds until one has seen what a bot does
DEAL = 10.0  # seconds between two hands


class Measured(NamedTuple):
    """What was measured for so many players with these options."""

    players: int
    options: Mapping[str, Value]
    hands: float  # in a match
    choices: float  # in a hand, of all players together
    forced: float  # likewise, where there was but one action


class Length(NamedTuple):
    """About how long a match is."""

    hands: float
    minutes: float


def expected(game: Game, players: int, people: int = 1) -> Length:
    """About how long a match lasts if so many of the players are people and the others bots."""
    found = nearest(game, players)
    hands = game.match(players).hands or found.hands * stretched(game, found)
    seconds = DEAL + people * person(game.page, found) + (players - people) * bot(found)
    return Length(hands, hands * seconds / 60)


def span(page: Page) -> tuple[int, int]:
    """The minutes of a person among bots who just plays: with the number of players that takes least, and most."""
    about = [expected(page.game(page.suggested.get(players, {})), players).minutes for players in page.players]
    return max(1, round(min(about))), max(1, round(max(about)))


def nearest(game: Game, players: int) -> Measured:
    """What was measured for so many players, with the most of the options that were chosen."""
    chosen = game.options.items()
    rows = [row for row in measured(game.page) if row.players == players and row.options.items() <= chosen]
    assert rows, f"measure it: python -m tests.lengths {game.page.id}"
    return max(rows, key=lambda row: len(row.options))


def stretched(game: Game, found: Measured) -> float:
    """How many times as far as the measured match this one goes."""
    usual = goes_to(game.page, found)
    return game.match(found.players).points / usual if usual else 1.0


def goes_to(page: Page, row: Measured) -> int:
    """The points to which the matches went that were measured; 0 if they did not go to points."""
    return page.game(row.options).match(row.players).points


def person(page: Page, row: Measured) -> float:
    """The seconds that one person needs in a hand."""
    return (page.pace * row.choices + FORCED * row.forced) / row.players


def bot(row: Measured) -> float:
    """The seconds that one bot needs in a hand."""
    return BOT * (row.choices + row.forced) / row.players


def measured(page: Page) -> tuple[Measured, ...]:
    """Everything that was measured of a game."""
    return tuple(_row(page, key, numbers) for key, numbers in _kept().get(page.id, {}).items())


def key(page: Page, players: int, options: Mapping[str, Value]) -> str:
    """What a line begins with."""
    return " ".join([page.id, str(players), *(f"{name}={write_value(value)}" for name, value in options.items())])


def _row(page: Page, key: str, numbers: str) -> Measured:
    _, players, *options = key.split()
    given = {name: value for name, _, value in (option.partition("=") for option in options)}
    hands, choices, forced = map(float, numbers.split())
    return Measured(int(players), page.choose(given).given, hands, choices, forced)


@cache
def _kept() -> dict[str, dict[str, str]]:
    games: dict[str, dict[str, str]] = {}
    for line in KEPT.read_text("utf-8").splitlines():
        key, _, numbers = line.partition(": ")
        games.setdefault(key.split()[0], {})[key] = numbers
    return games
