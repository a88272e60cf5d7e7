"""The catalogue, and tables of every game as the server writes them, for the client's unit tests and developers.

python -m tests.browser.samples FILE
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

from boneyard import game, plain
from boneyard.games import PAGES
from boneyard.local_table import Table
from boneyard.server.bots.pool import Bots
from boneyard.server.http.catalogue import game_page
from boneyard.server.messages.encode import text
from boneyard.views import view

LESS = {"memory": {"tiles": 15}}  # with a whole set there are thousands of actions at every moment
MOST = 400  # actions of a hand that has no end of its own, as on a frame where every tile can be lifted again

AGREED: list[tuple[str, int, dict[str, Any]]] = [  # options by which other things happen than without them
    ("muggins", 2, {"muggins_call": True}),
    ("muggins", 4, {"muggins_call": True, "muggins_spinner": True}),
    ("fives-and-threes", 4, {"f53_team": "per_hand_difference", "f53_final": True}),
    ("memory", 1, {"set": 9, "memory_paper": True}),
    ("fortune-teller", 1, {"teller_performer": True}),
]


def hand(name: str, players: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """One hand played by chance, as seat 0 sees it: the table and the events after every action."""
    rng = Random(f"{name} {players} {seed}")
    rules = game(name, **options)
    table = Table.new(rules, players).dealt(rng)
    moments: list[dict[str, Any]] = [{"events": [], "hand": plain.hand(table.match, 0)}]
    while table.match.turn and len(moments) < MOST:
        seat, known = rng.choice(sorted(table.match.turn)), len(table.events)
        table = table.played(seat, rng.choice(table.match.actions(seat)))
        told = plain.value(view(table.events[known:], 0))
        moments.append({"events": told, "hand": plain.hand(table.match, 0)})
    about = {"game": name, "players": players, "options": options, "board": rules.board}
    return {**about, "seed": seed, "moments": moments}


def samples() -> list[dict[str, Any]]:
    """One hand of every game with the fewest and with the most players, on every set; and of some options."""
    played = []
    for page in PAGES:
        for tiles in page.sets:
            options = {**LESS.get(page.id, {}), **({"set": tiles} if len(page.sets) > 1 else {})}
            fewest_and_most = sorted({min(page.players), max(page.players)})
            played += [hand(page.id, players, 1, options) for players in fewest_and_most]
    return played + [hand(name, players, 1, options) for name, players, options in AGREED]


def write(file: Path, hands: list[dict[str, Any]]) -> None:
    """Write the catalogue and hands into a file, as the client reads them."""
    told = {"pages": [game_page(page, Bots(0)) for page in PAGES], "hands": hands}
    file.write_text(text(told), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), samples())
