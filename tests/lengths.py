"""How long matches last, measured with medium bots and kept in boneyard/lengths.txt.

What is kept need not be exact, but a rule that makes a game much longer or shorter wants it measured anew:

    python -m tests.lengths            measures the games that are missing
    python -m tests.lengths ID ...     measures these anew
"""

import sys
from collections.abc import Iterator
from itertools import chain
from random import Random

from boneyard import PAGES
from boneyard.editions import printed
from boneyard.lengths import KEPT, Measured, key
from boneyard.local_table import Table
from boneyard.pages import Game, Page, Value
from boneyard.players import named

MATCHES = 30
HANDS = 200  # after which no further match is begun
ONLY_FURTHER = ("target", "hands", "conc_target")  # options that make a match longer and change nothing else
OTHER = ("set", "host", "tiles", "memory_paper", "teller_performer")  # options with which it is nearly another game


def settings(page: Page) -> Iterator[dict[str, Value]]:
    """The options that make a difference: nearly other games, what editions print, what is suggested."""
    other = [option for option in page.options if option.name in OTHER]
    games = [{option.name: value} for option in other for value in option.values if value != option.default]
    texts = [printed(page, name) for name in page.presets]
    rules = [
        {name: value for name, value in options.items() if name not in ONLY_FURTHER}
        for options in page.suggested.values()
    ]
    seen: list[dict[str, Value]] = []
    for options in chain([{}], games, texts, rules):
        if options not in seen:
            seen.append(options)
            yield options


def measure(game: Game, players: int, matches: int = MATCHES) -> Measured:
    """Play so many matches, or enough hands, always the same ones, and count."""
    rng = Random(f"{game.page.id} {players}")
    played: list[tuple[int, int, int]] = []
    while len(played) < matches and sum(hands for hands, _, _ in played) < HANDS:
        played.append(_match(game, players, rng))
    hands, choices, forced = map(sum, zip(*played, strict=True))
    return Measured(players, game.options.given, hands / len(played), choices / hands, forced / hands)


def _match(game: Game, players: int, rng: Random) -> tuple[int, int, int]:
    """One match: its hands, the choices that its players had, and the actions without a choice."""
    bot, table, choices, forced = named("medium", game), Table.new(game, players), 0, 0
    while not table.match.over:
        table = table.dealt(rng)
        while not (table.match.dealing or table.match.over):
            seat = min(table.match.turn)
            several = len(game.actions(table.match.state, seat)) > 1
            choices, forced = choices + several, forced + (not several)
            table = table.asked(seat, bot, rng)
    return table.match.hands, choices, forced


def lines(page: Page) -> Iterator[str]:
    """The lines of a game, measured now."""
    for options in settings(page):
        game = page.game(options)
        for players in game.players:
            found = measure(game, players)
            yield f"{key(page, players, options)}: {found.hands:.1f} {found.choices:.1f} {found.forced:.1f}"


def write(names: list[str]) -> None:
    """Measure these games anew, or those that are missing, and keep all in the order of the catalogue."""
    old = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else []
    known = {page.id: [line for line in old if line.split()[0] == page.id] for page in PAGES}
    for page in PAGES:
        if page.id in names or not (names or known[page.id]):
            known[page.id] = list(lines(page))
            KEPT.write_text("".join(f"{line}\n" for line in chain(*known.values())), "utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
