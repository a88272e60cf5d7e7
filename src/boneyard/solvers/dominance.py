"""Dominance: the position, its moves and its score; a perfect player for the last dozen tiles and a strong one before.

Turns alternate strictly: a dictated entry is the turn of the player it is dictated to. Before each turn the opponent of
the player to move may dictate, if there is something to dictate, or decline.
"""

from typing import Literal, NamedTuple

from boneyard.solvers.dominance_rows import gain, pack
from boneyard.solvers.dominance_search import INFINITE, OutOfBudget, Search
from boneyard.solvers.dominance_turns import Turn
from boneyard.tiles import Deck, DominoSet, Tile, without

SET = DominoSet(7, 1)
Totals = tuple[tuple[int, int], ...]


class Move(NamedTuple):
    """Take a tile and enter it in a row; dictate that to the opponent; or decline to dictate."""

    word: Literal["take", "dictate", "decline"]
    tile: Tile | None = None
    row: int = 0


class Position(NamedTuple):
    """Tiles left, the totals of both players row by row, whose turn it is, and whether dictating was declined."""

    tiles: Deck = SET.tiles
    totals: Totals = ((0, 0),) * 7
    turn: int = 0
    declined: bool = False

    @property
    def seat(self) -> int:
        """Who decides now: the opponent if they may dictate, else the player whose turn it is."""
        return 1 - self.turn if self.may_be_dictated() else self.turn

    def may_be_dictated(self) -> tuple[Move, ...]:
        """What the opponent may dictate now."""
        if self.declined:
            return ()
        empty = [row for row in SET.numbers if not self.totals[row - 1][self.turn]]
        shown = {row: [tile for tile in self.tiles if row in tile] for row in empty}
        return tuple(Move("dictate", tiles[0], row) for row, tiles in shown.items() if len(tiles) == 1)

    def moves(self) -> tuple[Move, ...]:
        """What the seat that decides may do; nothing when all tiles are taken."""
        if dictations := self.may_be_dictated():
            return (*dictations, Move("decline"))
        return tuple(Move("take", tile, row) for tile in self.tiles for row in sorted(set(tile)))

    def after(self, move: Move) -> "Position":
        """The position after this move."""
        if move.tile is None:
            return self._replace(declined=True)
        totals = [list(pair) for pair in self.totals]
        totals[move.row - 1][self.turn] += move.tile.other(move.row)
        return Position(without(self.tiles, move.tile), tuple((a, b) for a, b in totals), 1 - self.turn)

    def score(self) -> tuple[int, int]:
        """The points of both players with the totals as they stand."""
        gains = [gain(*pair) for pair in self.totals]
        return sum(brings for brings in gains if brings > 0), -sum(brings for brings in gains if brings < 0)


class Verdict(NamedTuple):
    """The value of a position (points of the first player less those of the second) and the move to make."""

    value: float
    move: Move | None
    exact: bool
    nodes: int


def exact(position: Position) -> Verdict:
    """The value under perfect play and a move that keeps it; for about a dozen tiles, more take long."""
    search = Search()
    value, move = _solved(search, position)
    return Verdict(-value if position.seat else value, move, True, search.nodes)


def best(position: Position, seconds: float | None = None, nodes: int | None = None) -> Verdict:
    """The best move found by looking ahead one turn further each time until the budget is spent, or all is certain."""
    if seconds is None and nodes is None:
        nodes = 20_000
    search, sign = Search(nodes, seconds), -1 if position.seat else 1
    moves = sorted(position.moves(), key=lambda move: -_glance(position, move))
    verdict = Verdict(_glance(position, moves[0]), moves[0], False, 0) if moves else exact(position)
    try:
        for depth in range(1, len(position.tiles)):
            verdict = Verdict(*_looked_ahead(search, position, moves, depth), False, search.nodes)
            moves.sort(key=lambda move: move != verdict.move)
        verdict = Verdict(*_solved(search, position), True, search.nodes)
    except OutOfBudget:
        verdict = verdict._replace(nodes=search.nodes)
    return verdict._replace(value=sign * verdict.value)


def _turn(position: Position) -> Turn:
    """The position as the search sees it."""
    values = [[tile.other(row) for tile in position.tiles if row in tile] for row in SET.numbers]
    rows = (pack(row, totals) for row, totals in zip(values, position.totals, strict=True))
    return Turn.of((0, *rows), position.tiles, position.turn)


def _glance(position: Position, move: Move) -> float:
    """What the seat that decides may expect after this move, without looking ahead."""
    after = position.after(move)
    return _turn(after).mean if after.turn == position.seat else -_turn(after).mean


def _value(search: Search, position: Position, move: Move, alpha: float, beta: float, depth: int) -> float:
    """The value of a move for the seat that decides."""
    after = position.after(move)
    if after.turn != position.seat:
        return -_value_of(search, after, -beta, -alpha, depth)
    return _value_of(search, after, alpha, beta, depth)


def _value_of(search: Search, position: Position, alpha: float, beta: float, depth: int) -> float:
    """The value of a position for the player whose turn it is; declining takes no turn."""
    if position.declined:
        return search.free(_turn(position), alpha, beta, depth)[0]
    return search.value(_turn(position), alpha, beta, depth - 1)


def _looked_ahead(search: Search, position: Position, moves: list[Move], depth: int) -> tuple[float, Move]:
    """The best of the moves, looking so many turns ahead, and its value for the seat that decides."""
    value, best_move = -INFINITE, moves[0]
    for move in moves:
        found = _value(search, position, move, value, INFINITE, depth)
        if found > value:
            value, best_move = found, move
    return value, best_move


def _solved(search: Search, position: Position) -> tuple[float, Move | None]:
    """The exact value for the seat that decides, closed in by questions of the form "can it be so much?"."""
    low, high = _bounds(position)
    moves = sorted(position.moves(), key=lambda move: -_glance(position, move))
    if not moves:
        return low, None
    guess, move = 0.0, moves[0]
    for depth in (3, 5):  # a good first guess and a good first move save most of the questions
        guess, move = _looked_ahead(search, position, moves, depth)
        moves.sort(key=lambda other: other != move)
    while low < high:
        target = min(max(round(guess), low + 1), high)
        guess, move = _reaches(search, position, moves, target)
        low, high = (guess, high) if guess >= target else (low, guess)
        moves.sort(key=lambda other: other != move)
    return low, move


def _bounds(position: Position) -> tuple[float, float]:
    """The least and the most that the seat that decides can get."""
    turn = _turn(position)
    return (turn.low, turn.high) if position.seat == position.turn else (-turn.high, -turn.low)


def _reaches(search: Search, position: Position, moves: list[Move], target: float) -> tuple[float, Move]:
    """A move worth at least the target; if there is none, the bound that was found, and the move in front."""
    value = -INFINITE
    for move in moves:
        value = max(value, _value(search, position, move, target - 1, target, len(position.tiles)))
        if value >= target:
            return value, move
    return value, moves[0]
