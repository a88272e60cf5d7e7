"""Checks: what follows from the hand not being over, or being over, at this moment."""

from collections.abc import Sequence

from boneyard.laying import LayingGame
from boneyard.players.hidden.evidence import face_down
from boneyard.state import State
from boneyard.tiles import Deck, Pile, Seat, Tile

GHOST = Tile(-2, -1)  # fits nothing, and is no double


def living(game: LayingGame, state: State, hidden: Sequence[Seat], tiles: Deck) -> dict[Seat, Deck]:
    """Where the hand is over if nobody hidden can go on: with which tiles each of them can. Else nothing."""
    if not (hidden and state.layout.joints) or state.claim == "claim":
        return {}
    ghosts = tuple(Pile((GHOST,) * len(hand.tiles)) if face_down(hand.tiles) else hand for hand in state.hands)
    table = state._replace(hands=ghosts)
    if not game.ending(game, table):
        return {}
    return {seat: tuple(tile for tile in tiles if not game.ending(game, _held(table, seat, tile))) for seat in hidden}


def _held(table: State, seat: Seat, tile: Tile) -> State:
    """The table with this tile in a hand."""
    hands = table.hands
    return table._replace(hands=(*hands[:seat], Pile((tile, *hands[seat].tiles[1:])), *hands[seat + 1 :]))
