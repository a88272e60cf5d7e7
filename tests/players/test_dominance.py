from random import Random

import pytest

from boneyard.games.dominance import PAGE, Dictate, Enter, Entry, Ledger
from boneyard.local_table import Table
from boneyard.players import dominance, easy
from boneyard.players.seen import Player, Seen, seen
from boneyard.solvers.dominance import Position, best, exact
from boneyard.state import Begins
from boneyard.tiles import Pile, Seat, Tile, everybody, parse_tiles
from tests.players.blind import plays_blindly

GAME = PAGE.game()
LEVELS: dict[str, Player] = {"medium": dominance.medium, "hard": dominance.hard}


def by_chance(rng: Random, left: int) -> Table:
    """A game played by chance until so many tiles are left."""
    table = Table.new(GAME, 2).dealt(rng)
    while len(table.match.state.left.tiles) > left:
        table = table.asked(min(table.match.turn), easy.choose, rng)
    return table


def ledger(left: str, ada: str, ben: str, mover: Seat, turn: Seat) -> Ledger:
    columns = tuple(
        tuple(Entry(*action) for action in map(GAME.read, column.split()) if isinstance(action, Enter))
        for column in (ada, ben)
    )
    return Ledger(Pile(parse_tiles(left), everybody(2)), columns, mover, frozenset((turn,)))


def asked(player: Player, state: Ledger) -> object:
    (seat,) = state.turn
    return player(Seen(GAME, seat, state, GAME.actions(state, seat), (), Random(0)))


@pytest.mark.parametrize("seed", range(10))
def test_the_solver_and_the_rules_agree(seed: int) -> None:
    """The same seats decide among the same moves, move by move, and the points at the end are the same."""
    rng = Random(seed)
    table = Table.new(GAME, 2).begun_by(Begins(0, "lot")).dealt(rng)
    here = Position()
    while not table.match.over:
        (seat,) = table.match.turn
        actions = table.match.actions(seat)
        assert dominance.position(table.match.state) == here
        assert (here.seat, set(map(dominance.action, here.moves()))) == (seat, set(actions))
        chosen = rng.choice(here.moves())
        here, table = here.after(chosen), table.played(seat, dominance.action(chosen))
    assert here.score() == table.match.totals


@pytest.mark.parametrize("seed", range(4))
def test_hard_plays_the_last_tiles_perfectly(seed: int) -> None:
    rng = Random(seed)
    table = by_chance(rng, 9)
    value = exact(dominance.position(table.match.state)).value
    while not table.match.over:
        table = table.asked(min(table.match.turn), dominance.hard, rng)
    assert table.match.totals[0] - table.match.totals[1] == value


@pytest.mark.parametrize("level", LEVELS)
def test_a_row_is_taken_when_it_can_be(level: str) -> None:
    state = ledger("1-7", "5-7@7 1-1@1", "4-7@7 7-7@7 1-2@1 1-3@1", mover=0, turn=0)
    assert asked(LEVELS[level], state) == Enter(Tile(1, 7), 1)
    state = ledger("1-7", "6-7@7 1-1@1", "2-7@7 4-7@7 1-5@1 1-6@1", mover=0, turn=0)
    assert asked(LEVELS[level], state) == Enter(Tile(1, 7), 7)


@pytest.mark.parametrize("level", LEVELS)
def test_a_tile_is_dictated_where_it_wins_a_row(level: str) -> None:
    full = "1-1@1 2-2@2 3-3@3 4-4@4 6-6@6 7-7@7"
    wins = ledger("5-6", f"{full} 5-7@5 4-5@5", full, mover=1, turn=0)
    assert asked(LEVELS[level], wins) == Dictate(Tile(5, 6), 5)


def won(player: Player, other: Player, rng: Random, seat: Seat) -> int:
    players = (player, other) if seat == 0 else (other, player)
    table = Table.new(GAME, 2).dealt(rng)
    while not table.match.over:
        mover = min(table.match.turn)
        table = table.asked(mover, players[mover], rng)
    return table.match.totals[seat] - table.match.totals[1 - seat]


def test_medium_beats_chance_by_far() -> None:
    assert sum(won(dominance.medium, easy.choose, Random(seed), seed % 2) for seed in range(10)) > 150


@pytest.mark.parametrize("seed", range(4))
def test_hard_gets_at_least_what_perfect_play_of_the_other_would_leave_it(seed: int) -> None:
    rng = Random(seed)
    table, seat = by_chance(rng, 10), seed % 2
    value = exact(dominance.position(table.match.state)).value
    while not table.match.over:
        mover = min(table.match.turn)
        table = table.asked(mover, dominance.hard if mover == seat else dominance.medium, rng)
    difference = table.match.totals[0] - table.match.totals[1]
    assert difference <= value if seat else difference >= value


def test_hard_looks_ahead_before_the_last_dozen() -> None:
    """At the first move it is the search that decides, within its budget."""
    table = Table.new(GAME, 2).begun_by(Begins(0, "lot")).dealt(Random(0))
    action = dominance.hard(seen(table.match, 0, (), Random(0)))
    assert action in table.match.actions(0)
    assert action == dominance.action(best(Position(), nodes=dominance.NODES).move)  # type: ignore[arg-type]


def test_there_is_nothing_to_see_that_the_other_does_not_see() -> None:
    rng = Random(3)
    table = by_chance(rng, 8)
    assert plays_blindly(dominance.hard, table, rng, 12) == 0
    assert plays_blindly(dominance.medium, table, rng, 12) == 0
    assert seen(table.match, 0, (), rng).state == table.match.state
