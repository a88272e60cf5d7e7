from random import Random

import pytest

from boneyard.games.hectic import PAGE, chain, shortest
from boneyard.games.hectic_race import FalseClaim, PutBack, WonDouble
from boneyard.local_table import Table
from boneyard.players import hectic
from boneyard.players.seen import Player, seen
from boneyard.tiles import Deck, DominoSet, parse_tiles
from tests.players.blind import plays_blindly

LEVELS: dict[str, Player] = {"easy": hectic.easy, "medium": hectic.medium, "hard": hectic.hard}
SINGLES = tuple(tile for tile in DominoSet(9).tiles if not tile.double)


def free(*taken: str) -> Deck:
    """The singles but for these."""
    gone = [tile for text in taken for tile in parse_tiles(text)]
    return tuple(tile for tile in SINGLES if tile not in gone)


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("seed", range(3))
def test_a_plan_is_a_chain_of_the_least_length(number: int, seed: int) -> None:
    planned = hectic.plan(number, (), SINGLES, Random(seed))
    assert len(planned) == shortest(number)
    assert chain(planned, number)


@pytest.mark.parametrize("seed", range(5))
def test_a_plan_uses_what_is_held(seed: int) -> None:
    held = parse_tiles("1-6 1-3 3-8")
    assert set(held) <= set(hectic.plan(6, held, free("1-6 1-3 3-8"), Random(seed)))


def test_where_no_ring_is_left_the_shortest_chain_is_planned() -> None:
    """From 0 by 1 there is only 1-2, and back to 0 only from 2 over the triangle 2-3-4."""
    tiles = parse_tiles("0-1 1-2 2-3 3-4 2-4 0-2")
    assert set(hectic.plan(0, (), tiles, Random(0))) == set(parse_tiles("0-1 0-2 1-2"))
    few = parse_tiles("4-1 1-2 2-3 3-5 2-5 2-4")
    assert len(hectic.plan(4, (), few, Random(0))) == 6


def test_where_no_chain_is_left_there_is_no_plan() -> None:
    assert hectic.plan(4, (), free("4-0 4-1 4-2 4-3 4-5 4-6 4-7 4-8"), Random(0)) == ()


def test_with_no_chain_in_sight_a_tile_is_put_back() -> None:
    rng = Random(1)
    table = Table.new(PAGE.game(), 2).dealt(rng)
    race = table.match.state
    ends = tuple(tile for tile in race.pool.tiles if race.number in tile)
    hands = (race.hands[0]._replace(tiles=ends[:1]), race.hands[1]._replace(tiles=ends[1:]))
    pool = race.pool._replace(tiles=tuple(tile for tile in race.pool.tiles if tile not in ends))
    look = seen(table.match, 0, (), rng)._replace(state=race._replace(hands=hands, pool=pool))
    assert hectic.hard(look) == PutBack(ends[0])


@pytest.mark.parametrize("seed", range(4))
def test_alone_hard_takes_one_tile_after_the_other_and_claims(seed: int) -> None:
    rng = Random(seed)
    table = Table.new(PAGE.game(), 2).dealt(rng)
    needed = shortest(table.match.state.number)
    for _ in range(needed + 1):
        table = table.asked(0, hectic.hard, rng)
    assert table.match.state.won[0].tiles


@pytest.mark.parametrize("players", PAGE.players)
@pytest.mark.parametrize("level", LEVELS)
def test_all_doubles_are_won_and_nobody_claims_in_vain(players: int, level: str) -> None:
    rng = Random(f"{players} {level}")
    table = Table.new(PAGE.game(), players).dealt(rng)
    while not table.match.over:
        table = table.asked(rng.choice(sorted(table.match.turn)), LEVELS[level], rng)
    assert sum(table.match.totals) == 39
    assert sum(isinstance(event, WonDouble) for event in table.events) == 10
    assert not any(isinstance(event, FalseClaim) for event in table.events)


def raced(levels: tuple[str, ...], rng: Random) -> tuple[int, ...]:
    """The result of a game in which everybody acts at his own pace."""
    table = Table.new(PAGE.game(), len(levels)).dealt(rng)
    clocks = [0.0] * len(levels)
    while not table.match.over:
        seat = min(table.match.turn, key=lambda at: clocks[at])
        table = table.asked(seat, LEVELS[levels[seat]], rng)
        if not table.match.over:
            clocks[seat] += hectic.pace(seen(table.match, seat, (), rng), levels[seat])
    return table.match.totals


def test_in_real_time_the_stronger_wins_most_doubles() -> None:
    totals = [raced(("easy", "medium", "hard"), Random(seed)) for seed in range(3)]
    easy, medium, hard = (sum(result) for result in zip(*totals, strict=True))
    assert easy < medium < hard


def test_a_player_takes_seconds_and_the_stronger_takes_fewer() -> None:
    rng = Random(5)
    table = Table.new(PAGE.game(), 2).dealt(rng)
    look = seen(table.match, 0, (), rng)
    means = {level: sum(hectic.pace(look, level) for _ in range(300)) / 300 for level in LEVELS}
    assert 5 < means["hard"] < means["medium"] < means["easy"] < 40
    held = look.state.hands[0]._replace(tiles=parse_tiles("0-1"))
    building = look._replace(state=look.state._replace(hands=(held, look.state.hands[1])))
    assert all(0.9 <= hectic.pace(building, "hard") <= 2.7 for _ in range(50))


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_does_not_depend_on_the_doubles_that_lie_face_down(level: str) -> None:
    rng = Random(level)
    assert plays_blindly(LEVELS[level], Table.new(PAGE.game(), 4).dealt(rng), rng, 60) > 50
