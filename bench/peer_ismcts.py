"""OpenSpiel's information set Monte Carlo tree search on its python_block_dominoes, as a bot for plain-block of two.

What differs. OpenSpiel's game is plain-block for two, seven tiles each, with the same points of a hand; but its first
player leads any tile, where the highest double leads, and whoever cannot lay is left out without a pass. Neither
matters here: the lead is past before the search has a choice, and passes are no choices.

Its search needs states that fit what a player knows, but python_block_dominoes cannot make them (its
`resample_from_infostate` is missing). Here the hidden hand is dealt again by `players/unseen.py`, uniformly among all
that fit the lead and the passes.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.games import block_dominoes

from boneyard.players import Seen
from boneyard.players.hidden.shares import bits
from boneyard.players.unseen import Unseen
from boneyard.state import Place, Placed
from boneyard.tiles import Seat, Tile

GAME = pyspiel.load_game("python_block_dominoes")
CODES = {text: code for code, text in enumerate(block_dominoes._ACTIONS_STR)}
EXPLORING = 60.0  # the constant of UCT, in points of a hand: of 10, 25 and 60 it was the strongest against medium


def searching(simulations: int) -> Callable[[Seen], Any]:
    """Its search with so many simulations for a move."""
    return lambda seen: chosen(seen, simulations)


def chosen(seen: Seen, simulations: int) -> Any:
    """The action that the search finds."""
    if len(seen.actions) == 1:
        return seen.actions[0]
    chance = np.random.RandomState(seen.rng.randrange(2**32))
    bot = ISMCTSBot(GAME, RandomRolloutEvaluator(1, chance), EXPLORING, simulations, random_state=chance)
    unseen = Unseen.of(seen)
    bot.set_resampler(lambda state, player: dealt_again(seen, unseen, seen.rng))
    code = bot.step(dealt_again(seen, unseen, seen.rng))
    return next(place for place in seen.actions if code_of(seen, place) == code)


def dealt_again(seen: Seen, unseen: Unseen, rng: Random) -> Any:
    """A state of OpenSpiel that may be the true one: the hidden hand dealt again, and all that happened played."""
    placed = [event for event in seen.events if isinstance(event, Placed)]
    masks, tiles = unseen.deal(rng).hands, unseen.sight.tiles
    held = [hand.tiles if seat == seen.seat else tiles(bits(masks[seat])) for seat, hand in enumerate(seen.state.hands)]
    begun = [(*held[seat], *(event.tile for event in placed if event.seat == seat)) for seat in order(seen)]
    state = GAME.new_initial_state()
    for tile in (tile for hand in begun for tile in hand):
        state.apply_action(block_dominoes._DECK.index(_pips(tile)))
    for event in placed:
        inner = event.tile.low + event.tile.high - event.outer
        state.apply_action(_code(order(seen).index(event.seat), event.tile, inner if event.end else None))
    return state


def order(seen: Seen) -> Sequence[Seat]:
    """The seats as OpenSpiel counts them: whoever leads is its first player."""
    leader = next(event.seat for event in seen.events if isinstance(event, Placed))
    return (leader, 1 - leader)


def code_of(seen: Seen, place: Place) -> int:
    """The number of our action among OpenSpiel's."""
    return _code(order(seen).index(seen.seat), place.tile, seen.state.layout.end(place.end).number)


def _code(player: int, tile: Tile, number: int | None) -> int:
    edge = None if number is None else float(number)
    return CODES[str(block_dominoes.Action(player, _pips(tile), edge))]


def _pips(tile: Tile) -> tuple[float, float]:
    return float(tile.low), float(tile.high)
