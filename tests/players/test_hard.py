"""The strongest bot of the laying games: blind, steady, in time, and stronger."""

from functools import partial
from random import Random
from time import process_time

import pytest

from boneyard.arena import Contest, difference, play
from boneyard.games import game
from boneyard.laying import LayingGame
from boneyard.pages import Page
from boneyard.players import hard, level
from tests.players.anything import anything
from tests.players.test_blind import chooses_blindly
from tests.players.test_unseen import LAYING
from tests.players.worlds import Moment, moments
from tests.test_laws import name

FEW = partial(hard.chosen, deals=3)


def choices(page: Page, count: int) -> list[Moment]:
    """Some moments of a hand at which somebody has a choice."""
    rules, rng = page.game(), Random(page.id)
    assert isinstance(rules, LayingGame)
    hand = list(moments(rules, min(rules.players), anything, rng))
    return rng.sample([each for each in hand if each.hidden and len(each.seen.actions) > 1], count)


@pytest.mark.parametrize("page", LAYING, ids=name)
def test_it_reads_no_truth_and_chooses_the_same_again(page: Page) -> None:
    assert any([chooses_blindly(FEW, moment, seed) for seed, moment in enumerate(choices(page, 2))])
    (moment,) = choices(page, 1)
    chosen = [FEW(moment.seen._replace(rng=Random(5))) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in moment.seen.actions


def test_it_stops_when_its_time_is_up() -> None:
    (moment,) = choices(game("cyprus").page, 1)
    hard.chosen(moment.seen, 0.0)  # what is made once for a game
    began = process_time()
    hard.chosen(moment.seen, 0.0, deals=100_000)
    short = process_time() - began
    began = process_time()
    hard.chosen(moment.seen, deals=100)
    assert process_time() - began > 3 * short


def test_it_is_stronger_than_medium() -> None:
    rules = game("barricade")
    bots = {"hard": partial(hard.chosen, deals=12)}
    contest = Contest(rules, 2, ("hard", "medium"), 1)
    deals = list(play(contest, lambda name, game: bots.get(name) or level(name, game), range(60)))
    assert difference(deals).low > 0
