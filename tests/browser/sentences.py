"""What the terminal says about the hands of `samples`, for the unit tests of the client: they must say the same.

python -m tests.browser.sentences FILE [LANGUAGE]
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from boneyard import game, terminal
from boneyard.coaching import explained
from boneyard.laying import LayingGame
from boneyard.local_table import Table
from boneyard.players.coach import values
from boneyard.players.coach.advice import Idea
from boneyard.players.coach.reasons import Reason
from boneyard.terminal import laying, scores
from boneyard.views import view
from boneyard.words import SOURCE, Words
from tests.browser.samples import samples

REASONS = ("out", "points", "stuck", "lacks", "alone", "keeps", "weight", "double", "fewer", "draws")
PROSPECTS = ((None, None), (0.0, 0.5), (1.0, None), (-3.26, 0.124), (25.4, 0.8))
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gia", "Hugo", "Iris", "Jon", "Kim")


def moments(sample: dict[str, Any]) -> Iterator[tuple[Table, int]]:
    """The table at every moment of a sample, played again, and how many events were known before it."""
    rng = Random(f"{sample['game']} {sample['players']} {sample['seed']}")
    table = Table.new(game(sample["game"], **sample["options"]), sample["players"]).dealt(rng)
    yield table, len(table.events)
    for _ in sample["moments"][1:]:
        seat, known = rng.choice(sorted(table.match.turn)), len(table.events)
        table = table.played(seat, rng.choice(table.match.actions(seat)))
        yield table, known


def told(table: Table, known: int, words: Words) -> list[str]:
    """What happened since, seen by seat 0."""
    match = table.match
    return [terminal.event(match.game, match.state, event, words) for event in view(table.events[known:], 0)]


def possible(table: Table, words: Words) -> list[str]:
    """What seat 0 can do now."""
    match = table.match
    return [terminal.action(match.game, match.state, action, words) for action in match.actions(0)]


def asked(table: Table, words: Words) -> list[str]:
    """What is asked of seat 0, if it is to play."""
    ask = table.match.asks(0, table.match.actions(0))
    return [words.ask(ask)] if ask else []


def around(table: Table, words: Words) -> list[str]:
    """The score; in a laying game also the open ends."""
    match = table.match
    lines = [scores.standing(match, words)]
    if not isinstance(match.game, LayingGame) or not match.state.layout.joints:
        return lines
    return [*lines, laying.told(match.game, match.state.layout, words)]


def sentences(lang: str = SOURCE) -> list[list[dict[str, list[str]]]]:
    """Every moment of every sample: what happened, for seat 0 and a stranger; what can be done, is asked, stands."""
    return [[of_moment(table, known, lang) for table, known in moments(sample)] for sample in samples()]


def of_moment(table: Table, known: int, lang: str) -> dict[str, list[str]]:
    """What is said at one moment."""
    stranger = Words(lang).at(table.match.game.board)
    you = stranger.seated(NAMES, 0)
    return {
        "you": told(table, known, you),
        "stranger": told(table, known, stranger),
        "actions": possible(table, you),
        "asked": asked(table, you),
        "around": around(table, you),
    }


def coached(lang: str) -> list[dict[str, Any]]:
    """Ideas of a coach, and how they are explained to seat 0, with every reason there is."""
    words = Words(lang).seated(NAMES, 0)
    every = [Reason(what, amount, (2, 5), seat) for what in REASONS for amount in (1, 3) for seat in (0, 1)]
    ideas = [Idea("pass", points, wins, (reason,)) for reason in every for points, wins in PROSPECTS]
    ideas += [Idea("pass", 4.0, None, tuple(every[:size])) for size in range(5)]
    return [{"idea": values.idea(idea), "said": explained(idea, words)} for idea in ideas]


if __name__ == "__main__":
    lang = sys.argv[2] if len(sys.argv) > 2 else SOURCE
    spoken = {"lang": lang, "names": NAMES, "hands": sentences(lang), "coached": coached(lang)}
    Path(sys.argv[1]).write_text(json.dumps(spoken), encoding="utf-8")
