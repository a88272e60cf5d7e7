"""The twin gives the same actions, tables, points and results as the rules, on hands played by chance.

Every game is held to it with every number of players and every value of every option that matters to a hand;
with `--long` on 2,000 hands each.
"""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from boneyard.errors import Redeal
from boneyard.fast.laying import play
from boneyard.fast.places import *
from boneyard.fast.rules import NoTwin
from boneyard.fast.table import HOWS, Twin
from boneyard.games import PAGES, game
from boneyard.laying import LayingGame
from boneyard.local_table import shuffled
from boneyard.pages import Page
from boneyard.rules.stuck import Stuck
from boneyard.state import State
from tests.test_laws import Choice, choices, name

OF_THE_MATCH = {
    "exact31", "finish_hand", "hands", "hungarian_target", "next_lead", "older", "secret_score", "target", "team_talk",
}  # fmt: skip
CLAIMED = {"muggins_call"}  # points that must be named: the twin writes them down by itself
SAME = (TURN, HOW, PASSES, LAID, DRAWN, JOINTS, LAST, ENDS, FIRSTS, ON_TABLE, TABLE_PIPS)
BY_SEAT = (HANDS, HELD, SCORES, NEXT, SIDE)
BY_END = (NUMBER, JOINT, NAME, MARKS)
CASES = [
    (page, choice)
    for page in PAGES
    if isinstance(page.game(), LayingGame)
    for choice in choices(page)
    if not choice.keys() & (OF_THE_MATCH | CLAIMED)
]


def known(t: Numbers, players: int, moves: bool) -> list[Any]:
    """All that stands on a table; while a hand goes on, what can be done next as well."""
    seats = [t[place : place + players] for place in BY_SEAT]
    ends = [t[place : place + t[ENDS]] for place in BY_END]
    return [seats, *([[t[place] for place in SAME], ends, t[STOCK_END] - t[STOCK_AT]] if moves else [])]


def hand(rules: LayingGame, twin: Twin, state: State, rng: Random) -> int:
    """Play a hand by chance, in the rules and in the twin; how many actions that takes."""
    t, taken = twin.table(state), 0
    while state.ended is None:
        (seat,) = state.turn
        allowed, codes = rules.actions(state, seat), twin.actions(t)
        assert len(allowed) == len(codes)
        assert set(allowed) == set(codes)
        action = rng.choice(allowed)
        state, _ = rules.play(state, seat, action)
        play(twin.rules, t, codes[action])
        assert known(t, state.players, not state.ended) == known(twin.table(state), state.players, not state.ended)
        taken += 1
    assert (t[HOW], t[ENDED_BY]) == (HOWS[state.ended.how], state.ended.seat)
    return taken


def hands(rules: LayingGame, players: int, rng: Random, most: int) -> int:
    """Play so many hands; how many actions they take."""
    twin, taken, played = Twin(rules, players), 0, 0
    while played < most:
        try:
            state = rules.start(players, shuffled(rules, rng), rng.choice((None, 0)))
        except Redeal:
            continue
        taken += hand(rules, twin, state, rng)
        played += 1
    return taken


@pytest.mark.parametrize("page, choice", CASES, ids=name)
def test_the_twin_plays_as_the_rules_do(page: Page, choice: Choice, request: pytest.FixtureRequest) -> None:
    rules = page.game(choice)
    assert isinstance(rules, LayingGame)
    for players in rules.players:
        most = 2_000 if request.config.getoption("--long") else 2
        assert hands(rules, players, Random(f"{page.id} {choice} {players}"), most) > 0


def test_a_twin_with_another_rule_is_found() -> None:
    rules = game("block")
    assert isinstance(rules, LayingGame)
    twin = Twin(rules, 2)
    twin.rules[RESERVE] = 1
    with pytest.raises(AssertionError):
        hand(rules, twin, rules.start(2, rules.tiles.tiles), Random(1))


def test_a_heading_of_its_own_has_no_twin() -> None:
    rules = game("block")
    assert isinstance(rules, LayingGame)
    with pytest.raises(NoTwin):
        Twin(replace(rules, settle=lambda game, state: ()), 2)
    assert Twin(replace(rules, stuck=Stuck()), 2)
