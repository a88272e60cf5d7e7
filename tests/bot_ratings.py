"""How strong the bots are, measured by whole matches and kept in boneyard/bot_ratings.txt.

Every game is measured with its usual number of players, and by two where two can play. The figures are for people who
read them, so they need not be renewed with every change; whoever changes a bot measures its games anew:

    python -m tests.bot_ratings            measures the games that are missing
    python -m tests.bot_ratings ID ...     measures these anew
"""

import sys
from itertools import chain

from boneyard import PAGES
from boneyard.arena import Contest
from boneyard.bot_ratings import KEPT, line
from boneyard.pages import Page
from boneyard.players import levels
from boneyard.terminal.arena import How, rated, sampling
from boneyard.terminal.crew import Crew

MATCHES = 100
SEED = 1
SAMPLES = 60  # deals that a bot weighs which would look at the clock otherwise


def numbers(page: Page) -> list[int]:
    """With how many players a game is measured."""
    return sorted({players for players in (2, page.usual(page.players)) if players > 1 and players in page.players})


def lines(page: Page) -> list[str]:
    """The lines of a game, measured now."""
    return [_measured(page, players) for players in numbers(page)]


def _measured(page: Page, players: int) -> str:
    game = page.game(page.suggested.get(players, {}))
    contest = Contest(game, players, tuple(levels(game)), SEED)
    return line(page.id, players, MATCHES, rated(contest, MATCHES, How(Crew(0), sampling(SAMPLES)), lambda _: None))


def write(names: list[str]) -> None:
    """Measure these games anew, or those that are missing, and keep all in the order of the catalogue."""
    old = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else []
    known = {page.id: [kept for kept in old if kept.split()[0] == page.id] for page in PAGES}
    for page in PAGES:
        if page.id in names or not (names or known[page.id]):
            known[page.id] = lines(page)
            KEPT.write_text("".join(f"{kept}\n" for kept in chain(*known.values())), "utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
