"""Dominance: medium weighs every row as it stands, hard looks ahead and plays the last eleven tiles perfectly."""

from typing import Any

from boneyard.games.dominance import ROWS, Action, Decline, Dictate, Dominance, Enter, Ledger
from boneyard.players.seen import Seen
from boneyard.solvers.dominance import Move, Position, best, exact
from boneyard.solvers.dominance_rows import pack, worth
from boneyard.tiles import Seat

DOZEN = 12  # tiles that can be played perfectly by somebody who has the time
NODES = 4_000  # positions that are looked at before


def medium(seen: Seen) -> Any:
    """What each row may be expected to bring, if half of the tiles to come go elsewhere: the best of it at once."""
    after = [(_expected(seen, action), seen.rng.random(), action) for action in seen.actions]
    return max(after, key=lambda item: item[:2])[2]


def hard(seen: Seen) -> Any:
    """The best that a search finds in a second or two."""
    here = position(seen.state)
    verdict = exact(here) if len(here.tiles) < DOZEN else best(here, nodes=NODES)
    assert verdict.move
    return action(verdict.move)


def position(ledger: Ledger) -> Position:
    """The table as the solver sees it."""
    declined = bool(ledger.dictations) and ledger.mover in ledger.turn
    return Position(ledger.left.tiles, tuple(zip(*ledger.boxes, strict=True)), ledger.mover, declined)


def action(move: Move) -> Action:
    """The action that a move of the solver means."""
    if move.tile is None:
        return Decline()
    return Dictate(move.tile, move.row) if move.word == "dictate" else Enter(move.tile, move.row)


def _expected(seen: Seen, action: Action) -> float:
    """What the rows are worth to this seat after an action; if it declines, after the reply that is worst for it."""
    game = seen.game
    assert isinstance(game, Dominance)
    after, _ = game.play(seen.state, seen.seat, action)
    if isinstance(action, Decline):
        replies = (game.play(after, after.mover, reply)[0] for reply in game.actions(after, after.mover))
        return min(_mean(reply, seen.seat) for reply in replies)
    return _mean(after, seen.seat)


def _mean(ledger: Ledger, seat: Seat) -> float:
    values = ([tile.other(row) for tile in ledger.left.tiles if row in tile] for row in ROWS)
    totals = zip(*ledger.boxes, strict=True)
    mean = sum(worth(pack(row, pair)).mean for row, pair in zip(values, totals, strict=True))
    return -mean if seat else mean
