"""The players of the PyPI package `dominoes` as bots for four in pairs.

What differs. The package's game is plain-block for four in pairs: a line, who can lay must, opposite seats together.
But it deals all 28 tiles, seven each, where plain-block deals five and leaves eight out; an agreed player or an agreed
tile begins, where the highest double leads; and the winners get all pips that are left, their partner's too, where a
pair takes its own off. With the 6-6 as the agreed tile the lead is the same. A hand has the same winners in both,
unless a pair that goes out would write nothing because the partner holds as much as the others.

How both play by the same rules. The referee is the rules core, in two forms: `plain-block` as printed, and with the
package's deal and points (`package_rules`). The package's players see one of its own `Game` objects, made from
what a seat has seen. Tiles that are out of play are new to it: its guesses at the other hands are drawn from all tiles
that were not seen, by its own method. No hidden tile reaches it: they are put into the other hands by number only.
"""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import dominoes
from dominoes import Domino, Game, Hand, SkinnyBoard, players

from boneyard import game
from boneyard.laying import LayingGame
from boneyard.players import Seen
from boneyard.rules.settle import WinnerTakes
from boneyard.state import Passed, Place, Placed, Scored, State
from boneyard.tiles import BACK, Tile, pips

Sorter = Callable[[Game], None]


def everybodys_pips(rules: LayingGame, state: State) -> tuple[Scored, ...]:
    """The points of the package: the winners get all pips that are left."""
    total = sum(pips(hand.tiles) for hand in state.hands)
    return tuple(Scored(side, total, "pips") for side in WinnerTakes().winners(state, rules.sides_of(state)))


@cache
def package_rules() -> LayingGame:
    """The package's game, begun by the 6-6."""
    printed = game("plain-block")
    assert isinstance(printed, LayingGame)
    return replace(printed, hands={4: 7}, settle=everybodys_pips)


class SeenGame(Game):  # type: ignore[misc]
    """A game of the package in which some of the tiles that nobody has shown may be out of play."""

    hidden: tuple[Domino, ...] = ()

    def random_possible_hands(self) -> list[Hand]:
        """Hands as they may be, by trial as in the package, but from all hidden tiles."""
        missing = self.missing_values()
        while True:
            tiles = iter(random.sample(self.hidden, len(self.hidden)))
            hands = [hand if at == self.turn else [next(tiles) for _ in hand] for at, hand in enumerate(self.hands)]
            if dominoes.game._validate_hands(hands, missing):
                return [Hand(hand) for hand in hands]


def table(seen: Seen) -> SeenGame:
    """The package's game as a seat has seen it; its moves are in their order."""
    state, board = seen.state, SkinnyBoard()
    moves: list[tuple[Domino, bool] | None] = []
    for event in seen.events:
        if isinstance(event, Placed):
            moves.append(_laid(board, event))
        elif isinstance(event, Passed):
            moves.append(None)
    leader = next(event.seat for event in seen.events if isinstance(event, Placed))
    hidden = tuple(domino(tile) for tile in seen.game.tiles.tiles if tile not in _shown(state))
    made = SeenGame(board, _hands(state, hidden), moves, seen.seat, (), leader, None)
    made.hidden = hidden
    made._update_valid_moves()
    return made


def _laid(board: SkinnyBoard, placed: Placed) -> tuple[Domino, bool]:
    """A tile on the package's board; which of two equal ends it lies at makes no difference."""
    inner = placed.tile.low + placed.tile.high - placed.outer
    move = (domino(placed.tile), not board or board.left_end() == inner)
    board.add(*move)
    return move


def _hands(state: State, hidden: tuple[Domino, ...]) -> list[Hand]:
    """The own hand, and as many of the hidden tiles as the others hold, in no order that means anything."""
    rest = iter(hidden)
    return [Hand([next(rest) if tile == BACK else domino(tile) for tile in hand.tiles]) for hand in state.hands]


def _shown(state: State) -> set[Tile]:
    return {tile for hand in state.hands for tile in hand.tiles if tile != BACK} | set(state.layout.tiles)


def domino(tile: Tile) -> Domino:
    return Domino(tile.low, tile.high)


def chosen(seen: Seen, sorters: tuple[Sorter, ...]) -> Any:
    """The move that one of the package's players prefers, after others have sorted what it does not tell apart."""
    if len(seen.actions) == 1 or not seen.state.layout.joints:
        return seen.actions[0]
    random.seed(seen.rng.random())  # the package uses Python's common source of chance
    made = table(seen)
    for sorter in sorters:
        sorter(made)
    laid, left = made.valid_moves[0]
    number = made.board.left_end() if left else made.board.right_end()
    return next(place for place in seen.actions if _is(seen.state, place, laid, number))


def _is(state: State, place: Place, laid: Domino, number: int) -> bool:
    return domino(place.tile) == laid and state.layout.end(place.end).number == number


def heaviest(seen: Seen) -> Any:
    """Its player that lays the tile with most pips."""
    return chosen(seen, (players.random, players.bota_gorda))


def searching(start: int, samples: int) -> Callable[[Seen], Any]:
    """Its best player that sees no hidden tile: alpha-beta over hands as they may be, from the start-th move on."""
    search = players.probabilistic_alphabeta(start, samples, players.bota_gorda)
    return lambda seen: chosen(seen, (players.random, players.bota_gorda, search))
