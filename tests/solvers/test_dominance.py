"""Dominance: the position, its score, and perfect play against plain minimax."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard.solvers.dominance import SET, Move, Position, best, exact
from boneyard.solvers.dominance_rows import gain, pack, worth
from boneyard.tiles import Tile, parse_tiles, without

# The worked example of the page with its lost figure restored: row, then the entries of both players.
EXAMPLE = {
    1: ((5, 6, 1), (7, 3, 4, 2)),
    2: ((7, 6, 2), (5, 4)),
    3: ((3, 6), (2, 7)),
    4: ((6, 5, 3), (7, 4)),
    5: ((5, 6), (3,)),
    6: ((), (6,)),
    7: ((7,), (6, 5)),
}


def minimax(position: Position) -> int:
    """Plain search: what the first player gets more than the second."""
    moves = position.moves()
    if not moves:
        one, other = position.score()
        return one - other
    values = [minimax(position.after(move)) for move in moves]
    return min(values) if position.seat else max(values)


def played(rng: Random, tiles: int) -> Position:
    """A position after random moves with so many tiles left."""
    position = Position()
    while len(position.tiles) > tiles or (position.may_be_dictated() and rng.random() < 0.5):
        position = position.after(rng.choice(position.moves()))
    return position


def with_rows(tiles: str, totals: dict[int, tuple[int, int]], turn: int) -> Position:
    return Position(parse_tiles(tiles), tuple(totals.get(row, (0, 0)) for row in SET.numbers), turn)


def test_the_worked_example_uses_each_tile_once_and_gives_20_to_19() -> None:
    entered = [Tile.of(row, value) for row, both in EXAMPLE.items() for entries in both for value in entries]
    assert sorted(entered) == list(SET.tiles)
    assert [sum(len(both[seat]) for both in EXAMPLE.values()) for seat in (0, 1)] == [14, 14]
    totals = tuple((sum(one), sum(other)) for one, other in EXAMPLE.values())
    assert Position((), totals).score() == (20, 19)


def test_the_worked_example_can_be_entered_tile_by_tile() -> None:
    entries = [[(row, v) for row, both in EXAMPLE.items() for v in both[seat]] for seat in (0, 1)]
    position = Position()
    for place in range(28):
        row, value = entries[place % 2][place // 2]
        position = position._replace(declined=True)
        assert Move("take", Tile.of(row, value), row) in position.moves()
        position = position.after(Move("take", Tile.of(row, value), row))
    assert position.score() == (20, 19)
    assert position.moves() == ()
    assert exact(position).value == best(position).value == 1


@pytest.mark.parametrize(
    ("mine", "yours", "brings"), [(10, 5, 5), (11, 5, 0), (9, 9, 0), (6, 0, 0), (5, 10, -5), (0, 6, 0)]
)
def test_the_higher_total_dominates_up_to_the_double(mine: int, yours: int, brings: int) -> None:
    assert gain(mine, yours) == brings


def test_a_tile_offers_both_its_rows_and_a_double_one() -> None:
    assert with_rows("3-5 1-5 1-3", {1: (1, 1), 3: (1, 1), 5: (1, 1)}, 0).moves()[:2] == (
        Move("take", Tile(3, 5), 3),
        Move("take", Tile(3, 5), 5),
    )
    assert with_rows("4-4", {4: (1, 1)}, 0).moves() == (Move("take", Tile(4, 4), 4),)
    assert with_rows("3-5", {3: (1, 1), 5: (1, 1)}, 0).after(Move("take", Tile(3, 5), 5)).totals[4] == (4, 1)


def test_the_last_tile_of_an_empty_row_may_be_dictated() -> None:
    position = with_rows("5-6 6-6", {5: (11, 0), 6: (1, 1)}, 1)
    assert position.seat == 0
    assert position.moves() == (Move("dictate", Tile(5, 6), 5), Move("decline"))
    after = position.after(Move("dictate", Tile(5, 6), 5))
    assert after.totals[4] == (11, 6)
    assert (after.turn, after.score()[0]) == (0, 6)


def test_declining_gives_the_player_his_free_choice() -> None:
    position = with_rows("5-6 6-6", {5: (11, 0), 6: (1, 1)}, 1).after(Move("decline"))
    assert position.seat == 1
    assert {move.word for move in position.moves()} == {"take"}
    assert not position.after(position.moves()[0]).declined


def test_with_two_tiles_left_in_the_row_nothing_is_dictated() -> None:
    full = {row: (1, 1) for row in SET.numbers if row != 5}
    assert not with_rows("5-6 3-5", full, 1).may_be_dictated()


def test_a_tile_that_is_the_last_of_two_empty_rows_may_be_dictated_in_either() -> None:
    rows = {move.row for move in with_rows("3-5", {}, 0).may_be_dictated()}
    assert rows == {3, 5}


def test_the_last_double_counts_as_a_tile_of_its_row() -> None:
    assert with_rows("5-5", {}, 0).may_be_dictated() == (Move("dictate", Tile(5, 5), 5),)


@pytest.mark.parametrize("tiles", [2, 3, 4, 5])
def test_perfect_play_is_what_plain_minimax_finds(tiles: int) -> None:
    rng = Random(tiles)
    for _ in range(12):
        position = played(rng, tiles)
        verdict = exact(position)
        assert verdict.exact
        assert verdict.value == minimax(position)
        if verdict.move is not None:
            assert minimax(position.after(verdict.move)) == verdict.value


@pytest.mark.parametrize(("tiles", "seed"), [(6, 1), (6, 2), (7, 3)])
def test_perfect_play_with_six_and_seven_tiles_is_what_minimax_with_memory_finds(tiles: int, seed: int) -> None:
    known: dict[Position, int] = {}

    def value(position: Position) -> int:
        if position not in known:
            values = [value(position.after(move)) for move in position.moves()]
            one, other = position.score()
            known[position] = (min(values) if position.seat else max(values)) if values else one - other
        return known[position]

    position = played(Random(seed), tiles)
    assert exact(position).value == value(position)


@pytest.mark.parametrize(
    ("tiles", "totals", "turn", "value"),
    [
        ("1-2 5-7 1-7 2-5 2-4", ((0, 0), (0, 0), (7, 0), (0, 16), (17, 0), (0, 0), (0, 0)), 1, -4),
        ("1-2 1-5 2-7 5-7 6-7 5-6", ((0, 0),) * 6 + ((19, 7),), 0, 6),
        ("1-2 1-7 2-7 4-4 4-7 2-2", ((10, 0), (0, 0), (0, 15), (5, 0), (0, 0), (1, 0), (0, 0)), 1, 7 + 1),
    ],
)
def test_a_row_whose_worth_is_settled_still_matters_while_it_can_be_dictated(
    tiles: str, totals: tuple[tuple[int, int], ...], turn: int, value: int
) -> None:
    assert exact(Position(parse_tiles(tiles), totals, turn)).value == value


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False))
def test_perfect_play_is_right_where_many_boxes_are_empty(rng: Random) -> None:
    totals = tuple((rng.choice((0, 0, 3, 19)), rng.choice((0, 0, 5, 12))) for _ in SET.numbers)
    position = Position(tuple(rng.sample(SET.tiles, 4)), totals, rng.randrange(2))
    assert exact(position).value == minimax(position)


def test_a_budget_that_reaches_the_end_gives_the_exact_answer() -> None:
    for seed in range(6):
        position = played(Random(seed), 8)
        assert best(position, nodes=1_000_000) == exact(position)._replace(nodes=best(position, nodes=1_000_000).nodes)


def test_looking_ahead_beats_taking_what_looks_best_at_once() -> None:
    """Both sides of six random openings; the deep player ends on top over all."""
    balance = 0
    for seed in range(6):
        for deep in (0, 1):
            position = played(Random(seed), 20)
            while position.tiles:
                nodes = 200 if position.seat == deep else 1
                move = best(position, nodes=nodes).move
                assert move is not None
                position = position.after(move)
            one, other = position.score()
            balance += one - other if deep == 0 else other - one
    assert balance > 0


def test_even_the_smallest_budget_gives_a_legal_move() -> None:
    for position in (Position(), played(Random(3), 14)):
        assert best(position, nodes=1).move in position.moves()
        assert best(position, seconds=0.0).move in position.moves()
        assert not best(position, nodes=1).exact


@settings(max_examples=100, deadline=None)
@given(st.randoms(use_true_random=False))
def test_the_worth_of_a_row_bounds_whatever_becomes_of_it(rng: Random) -> None:
    values = rng.sample(range(1, 8), rng.randrange(8))
    low, high, mean = worth(pack(values, (rng.randrange(6), rng.randrange(6))))
    assert low <= mean <= high
    if not values:
        assert low == high


def test_tiles_are_taken_from_the_table() -> None:
    position = Position()
    after = position.after(Move("take", Tile(1, 7), 1))
    assert after.tiles == without(SET.tiles, Tile(1, 7))
    assert after.turn == 1
