"""No bot of a laying game reads the truth: what it does is the same when what it has not seen is dealt anew."""

from dataclasses import replace
from random import Random

import pytest

from boneyard.laying import LayingGame
from boneyard.pages import Page
from boneyard.players import levels
from boneyard.players.seen import Player, seen
from boneyard.players.unseen import Unseen
from tests.players.anything import anything
from tests.players.test_unseen import LAYING
from tests.players.worlds import Moment, moments
from tests.test_laws import name

MOMENTS = 2  # of a hand, at which every level is asked


def chooses_blindly(player: Player, moment: Moment, seed: int) -> bool:
    """Hold the law for one choice; whether the other world is another one."""
    match, seat, rng = moment.table.match, moment.seen.seat, Random(seed)
    world = moment.on(Unseen.of(moment.seen).deck(rng))
    assert world
    worlds = ((match.state, moment.table.events), world)
    eyes = [seen(replace(match, state=state), seat, events, Random(seed)) for state, events in worlds]
    choices = [player(each) for each in eyes]
    assert choices[0] == choices[1], (seat, choices, worlds)
    return bool(world[0] != match.state)


@pytest.mark.parametrize("page", LAYING, ids=name)
def test_a_choice_does_not_change_when_the_unseen_tiles_are_dealt_anew(page: Page) -> None:
    game, rng = page.game(), Random(page.id)
    assert isinstance(game, LayingGame)
    hand = list(moments(game, min(game.players), anything, rng))
    chosen = rng.sample([each for each in hand if each.hidden and len(each.seen.actions) > 1], MOMENTS)
    bots = [
        bot for name, bot in levels(game).items() if name != "hard"
    ]  # its time counts: `test_hard.py` fixes its deals
    assert any([chooses_blindly(bot, moment, seed) for bot in bots for seed, moment in enumerate(chosen)])
