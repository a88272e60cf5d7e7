from random import Random

import pytest

from boneyard.games.fortress import PAGE, Fortress
from boneyard.games.fortress_grid import Brick, Spot, covers, grid
from boneyard.games.fortress_walls import Attach, Build, Walls
from boneyard.local_table import Table
from boneyard.pages import Value
from boneyard.players import easy, fortress
from boneyard.players.fortress_chains import after, chains, climb, following
from boneyard.players.seen import Player, Seen, seen
from boneyard.state import Draw, Scored, Stop
from boneyard.tiles import DominoSet, Pile, Seat, Tile, parse_tiles
from tests.games.by_chance import any_kind
from tests.players.blind import plays_blindly

LEVELS: dict[str, Player] = {"medium": fortress.medium, "hard": fortress.hard}


def rules(**options: Value) -> Fortress:
    game = PAGE.game(options)
    assert isinstance(game, Fortress)
    return game


def walls(laid: str, hands: tuple[str, ...], stock: int | None = None, turn: Seat = 0) -> Walls:
    """A table with tiles on the first level and these hands; the stock has so many tiles (None: all the others)."""
    bricks = []
    for text in laid.split():
        tile, _, spot = text.partition("@")
        bricks.append(Brick(Tile.parse(tile), Spot.parse(spot), 1, 0))
    held = [parse_tiles(texts) for texts in hands]
    used = {*(brick.tile for brick in bricks), *(tile for tiles in held for tile in tiles)}
    rest = tuple(tile for tile in DominoSet(9).tiles if tile not in used)
    piles = tuple(Pile(tiles, frozenset((seat,))) for seat, tiles in enumerate(held))
    return Walls(piles, Pile(rest[:stock]), tuple(bricks), frozenset((turn,)), (0,) * len(hands))


def asked(player: Player, game: Fortress, state: Walls) -> object:
    (seat,) = state.turn
    return player(Seen(game, seat, state, game.actions(state, seat), (), Random(0)))


def turn_of(player: Player, game: Fortress, state: Walls) -> tuple[Walls, int]:
    """The table after the whole turn of a player, and the points that he won."""
    (seat,) = state.turn
    won = 0
    while seat in state.turn:
        action = asked(player, game, state)
        state, events = game.play(state, seat, action)  # type: ignore[arg-type]
        won += sum(event.points for event in events if isinstance(event, Scored))
    return state, won


@pytest.mark.parametrize("level", LEVELS)
def test_a_long_chain_is_laid_to_its_end(level: str) -> None:
    """5-6 between two tiles, both its ends covered, and what covers them covered: 1 + 3 + 3 + 3."""
    state = walls("2-5@0,0r 6-7@4,0r", ("5-6 4-8 3-4 0-1", "1-1 2-2"), stock=0)
    after_turn, won = turn_of(LEVELS[level], rules(), state)
    assert won >= 10
    assert not after_turn.hands[0].tiles


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_chain_a_tile_is_drawn(level: str) -> None:
    assert asked(LEVELS[level], rules(), walls("2-5@0,0r", ("7-8 6-9", "1-1"))) == Draw()


@pytest.mark.parametrize("level", LEVELS)
def test_with_a_full_hand_and_no_chain_a_tile_is_attached_where_nothing_can_be_covered(level: str) -> None:
    state = walls("2-2@0,0r", ("7-8 6-9 6-7 8-9 2-7", "1-1"))
    game = rules(fort_limit=5)
    chain = [action for action in game.actions(state, 0) if isinstance(action, Build)]
    assert chain
    alone = state._replace(hands=(Pile(parse_tiles("7-8 6-9 6-7 8-9 7-9"), frozenset((0,))), state.hands[1]))
    action = asked(LEVELS[level], game, alone)
    assert isinstance(action, Attach)
    after_turn, _ = game.play(alone, 0, action)
    assert not covers(grid(after_turn.bricks))


def test_medium_stops_where_nothing_more_can_be_covered() -> None:
    game = rules()
    state = walls("2-5@0,0r", ("3-5 4-6 0-1", "1-1"))
    for text in ("3-5@3,0l+", "4-6@1,0r+"):
        state, _ = game.play(state, 0, game.read(text))
    assert asked(fortress.medium, game, state) == Stop()


def test_hard_sometimes_waits_for_another_tile_where_medium_lays_a_chain_at_once() -> None:
    game, rng = rules(set=6), Random(2)
    table = Table.new(game, 2).dealt(rng)
    waited = 0
    while not table.match.over:
        (seat,) = table.match.turn
        look = seen(table.match, seat, table.events, rng)
        action = fortress.hard(look)
        waited += action == Draw() and isinstance(fortress.medium(look), Build)
        table = table.played(seat, action)
    assert waited


@pytest.mark.parametrize("linked", [True, False], ids=["linked", "free"])
@pytest.mark.parametrize("seed", range(6))
def test_chains_are_thought_out_by_the_rules(linked: bool, seed: int) -> None:
    """What can follow in thought is what the rules allow, and the points are those that the rules give."""
    game, rng = rules(fort_chain_linked=linked), Random(seed)
    table = Table.new(game, 2).dealt(rng)
    compared = 0
    while not table.match.over:
        (seat,) = table.match.turn
        state: Walls = table.match.state
        if state.chain:
            so_far = climb(state, state.hands[seat].tiles)
            builds = [action for action in table.match.actions(seat) if isinstance(action, Build)]
            assert set(following(game, so_far)) == set(builds)
            compared += 1
            for step in builds[:3]:
                _, events = game.play(state, seat, step)
                assert after(game, so_far, step).points == next(e.points for e in events if isinstance(e, Scored))
        table = table.played(seat, any_kind(table.match.actions(seat), rng))
    assert compared


def test_the_best_chain_of_all_is_found_where_the_search_is_wide() -> None:
    game = rules()
    state = walls("2-5@0,0r 6-7@4,0r", ("5-6 4-8 3-4 0-1", "1-1"))
    start = climb(state, state.hands[0].tiles)
    steps = [action for action in game.actions(state, 0) if isinstance(action, Build)]
    worths = {width: chains(game, start, steps, width, lambda so_far: so_far.points)[0][0] for width in (10, 10_000)}
    assert worths[10] == worths[10_000] == 10


def won(player: Player, other: Player, rng: Random, seat: Seat) -> int:
    players = (player, other) if seat == 0 else (other, player)
    table = Table.new(rules(set=6), 2).dealt(rng)
    while not table.match.over:
        mover = min(table.match.turn)
        table = table.asked(mover, players[mover], rng)
    return table.match.totals[seat] - table.match.totals[1 - seat]


def test_medium_beats_chance() -> None:
    assert sum(won(fortress.medium, easy.choose, Random(seed), seed % 2) for seed in range(4)) > 40


@pytest.mark.parametrize("level, steps", [("medium", 60), ("hard", 20)])
@pytest.mark.parametrize("players", [2, 4])
def test_a_choice_does_not_depend_on_the_tiles_that_are_hidden(level: str, steps: int, players: int) -> None:
    rng = Random(level)
    table = Table.new(rules(set=6), players).dealt(rng)
    assert plays_blindly(LEVELS[level], table, rng, steps) > 15
