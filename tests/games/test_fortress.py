from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from boneyard import IllegalAction, Match, view
from boneyard.games import fortress
from boneyard.games.fortress import Fortress
from boneyard.games.fortress_grid import Brick, Spot, covers, free_spots, grid
from boneyard.games.fortress_walls import Attach, Attached, Build, Built, ChainEnded, Pick, Picked, Walls
from boneyard.pages import Value
from boneyard.state import Draw, Drew, Ended, Revealed, Scored, Stop
from boneyard.tiles import BACK, Deck, DominoSet, Pile, Seat, Secret, Tile, everybody, parse_tiles
from tests.games.by_chance import hand
from tests.refusals import refused

PAGE = fortress.PAGE

ROW = "2-5@0,0r 3-5@3,0l"  # 2 5 5 3 in a row: the example of the page


def rules(**options: Value) -> Fortress:
    game = PAGE.game(options)
    assert isinstance(game, Fortress)
    return game


def bricks(*laid: str) -> tuple[Brick, ...]:
    """Bricks from texts: one string for each level, the table first."""
    found = []
    for level, texts in enumerate(laid, 1):
        for text in texts.split():
            tile, _, spot = text.partition("@")
            found.append(Brick(Tile.parse(tile), Spot.parse(spot), level, 0))
    return tuple(found)


def walls(*laid: str, hands: tuple[str, ...], stock: int | None = None, turn: Seat = 0, highest: int = 9) -> Walls:
    """A table with these bricks and hands; of the other tiles so many (None: all) are in the stock."""
    held = [parse_tiles(texts) for texts in hands]
    used = {*(brick.tile for brick in bricks(*laid)), *(tile for tiles in held for tile in tiles)}
    rest = tuple(tile for tile in DominoSet(highest).tiles if tile not in used)
    piles = tuple(Pile(tiles, frozenset((seat,))) for seat, tiles in enumerate(held))
    return Walls(piles, Pile(rest[:stock]), bricks(*laid), frozenset((turn,)), (0,) * len(hands))


def deck(*hands: str, first: str = "0-1", highest: int = 9) -> Deck:
    """A deck that deals these hands and this open tile, the other tiles in order behind them."""
    front = [*(tile for texts in hands for tile in parse_tiles(texts)), Tile.parse(first)]
    return (*front, *(tile for tile in DominoSet(highest).tiles if tile not in front))


def allowed(game: Fortress, state: Walls, kind: type = object) -> set[str]:
    (seat,) = state.turn
    return {str(action) for action in game.actions(state, seat) if isinstance(action, kind)}


def play(game: Fortress, state: Walls, *moves: str) -> tuple[Walls, list[Any]]:
    """Legal moves of whoever is to move, and all that happened."""
    seen: list[Any] = []
    for move in moves:
        (seat,) = state.turn
        assert move in allowed(game, state), f"{move} is not among {sorted(allowed(game, state))[:50]}"
        state, events = game.play(state, seat, game.read(move))
        seen += events
    return state, seen


def scored(events: list[Any]) -> list[int]:
    return [event.points for event in events if isinstance(event, Scored)]


def cells(spots: list[Spot]) -> set[tuple[tuple[int, int], ...]]:
    return {tuple(sorted(spot.cells)) for spot in spots}


def test_three_tiles_each_then_the_open_tile_then_the_stock() -> None:
    state = rules().start(2, deck("1-2 1-3 1-4", "2-3 2-4 2-6", first="5-2"))
    assert [pile.tiles for pile in state.hands] == [parse_tiles("1-2 1-3 1-4"), parse_tiles("2-3 2-4 2-6")]
    assert state.bricks == (Brick(Tile(2, 5), Spot(0, 0, "r"), 1, -1),)
    assert grid(state.bricks)[(0, 0)].number == 2
    assert grid(state.bricks)[(1, 0)].number == 5
    assert state.stock.tiles[:2] == parse_tiles("0-0 0-1")
    assert len(state.stock.tiles) == 48


def test_hands_and_stock_are_hidden_from_the_others() -> None:
    state = view(rules().start(2, deck("1-2 1-3 1-4", "2-3 2-4 2-6")), 0)
    assert state.hands[0].tiles == parse_tiles("1-2 1-3 1-4")
    assert set(state.hands[1].tiles) == {BACK} == set(state.stock.tiles)


def test_the_highest_double_among_the_hands_begins() -> None:
    assert rules().start(2, deck("9-8 1-3 2-2", "2-3 3-3 2-6", first="9-9")).turn == {1}


def test_without_a_double_the_heaviest_tile_begins_and_of_equal_totals_the_larger_half() -> None:
    assert rules().start(3, deck("8-7 1-3 2-4", "2-3 9-6 2-6", "0-1 0-2 0-3", first="9-9")).turn == {1}


def test_the_starter_takes_an_ordinary_turn() -> None:
    game = rules()
    state = game.start(2, deck("2-2 1-3 1-4", "2-3 2-4 2-6"))
    assert {"draw", "2-2@0,1r", "1-3@0,1r", "1-3@0,-1l"} <= allowed(game, state)


@pytest.mark.parametrize("limit, held, may", [(5, 3, True), (5, 4, True), (5, 5, False), (4, 3, True), (4, 4, False)])
def test_a_tile_may_be_drawn_up_to_the_limit(limit: int, held: int, may: bool) -> None:
    tiles = " ".join(f"0-{number}" for number in range(held))
    game = rules(fort_limit=limit)
    assert ("draw" in allowed(game, walls("2-5@0,0r", hands=(tiles, "1-1")))) == may


def test_a_drawn_tile_is_seen_by_its_drawer_only_and_the_turn_passes() -> None:
    state, events = play(rules(), walls("2-5@0,0r", hands=("0-1", "1-1")), "draw")
    assert events == [Drew(0, Pile(parse_tiles("0-0"), frozenset((0,))), (), 51)]
    assert view(events[0], 1).tiles.tiles == (BACK,)
    assert state.hands[0].tiles == parse_tiles("0-1 0-0")
    assert state.turn == {1}


def test_the_last_two_tiles_of_the_stock_are_drawn_too() -> None:
    state, _ = play(rules(), walls("2-5@0,0r", hands=("0-1", "1-1"), stock=2), "draw", "draw")
    assert not state.stock.tiles
    assert "draw" not in allowed(rules(), state)


def test_any_tile_is_attached_edge_to_edge_whatever_the_numbers() -> None:
    game, state = rules(), walls("2-5@0,0r", hands=("7-8", "1-1"))
    spots = cells(free_spots(grid(state.bricks)))
    around = {(-1, 0), (2, 0), (0, 1), (1, 1), (0, -1), (1, -1)}
    assert all(around & set(pair) and not {(0, 0), (1, 0)} & set(pair) for pair in spots)
    assert len(spots) == 16  # two of them along each long side, seven around each end
    assert len(allowed(game, state, Attach)) == 2 * 16
    state, events = play(game, state, "7-8@2,0r")
    assert events == [Attached(0, Tile(7, 8), Spot(2, 0, "r"))]
    assert state.bricks[-1] == Brick(Tile(7, 8), Spot(2, 0, "r"), 1, 0)
    assert state.turn == {1}


def test_a_double_is_attached_in_one_way_only() -> None:
    game = rules()
    assert len(allowed(game, walls("2-5@0,0r", hands=("7-7", "1-1")), Attach)) == 16


def test_covered_tiles_are_neighbours_as_well() -> None:
    game = rules()
    state = walls(ROW, "4-6@1,0r", hands=("7-8", "1-1"))
    assert {"7-8@1,1r", "7-8@1,-1u", "7-8@2,1d"} <= allowed(game, state, Attach)


def test_a_single_attachment_scores_nothing() -> None:
    _, events = play(rules(), walls("2-5@0,0r", hands=("3-5", "1-1")), "3-5@3,0l")
    assert not scored(events)


def test_equal_halves_of_two_tiles_side_by_side_may_be_covered() -> None:
    assert cells(covers(grid(bricks(ROW)))) == {((1, 0), (2, 0))}


def test_the_two_halves_of_one_tile_are_never_covered_together() -> None:
    assert not covers(grid(bricks("4-4@0,0r")))
    assert not covers(grid(bricks(ROW, "4-4@1,0r")))


def test_halves_at_different_heights_are_never_covered_together() -> None:
    assert not covers(grid(bricks(ROW, "3-4@2,0l")))
    assert cells(covers(grid(bricks("2-5@0,0r 3-5@3,0l 3-6@4,0r", "4-6@1,0r")))) == {((3, 0), (4, 0))}


def test_a_lone_tile_never_covers() -> None:
    game = rules()
    assert not allowed(game, walls(ROW, hands=("4-6", "1-1")), Build)
    assert not any("@1,0" in text for text in allowed(game, walls(ROW, hands=("4-6", "1-1")), Attach))


def test_a_chain_on_levels_one_and_two_scores_four() -> None:
    game = rules()
    state, events = play(game, walls("2-5@0,0r", hands=("3-5 4-6", "1-1")), "3-5@3,0l+", "4-6@1,0r+")
    assert events == [
        Built(0, Tile(3, 5), Spot(3, 0, "l"), 1),
        Scored((0,), 1, "level-1"),
        Built(0, Tile(4, 6), Spot(1, 0, "r"), 2),
        Scored((0,), 3, "level-2"),
        ChainEnded(0, 2, 0),
    ]
    assert state.scores == (4, 0)
    assert state.turn == {1}
    assert state.chain == 0


@pytest.mark.parametrize("third, total", [(3, 7), (6, 10)])
def test_a_chain_on_levels_one_two_and_three_scores_seven_or_ten(third: int, total: int) -> None:
    game = rules(fort_level3=third)
    before = walls("2-5@0,0r 3-5@3,0l", "4-6@1,0r", hands=("1-3 0-6 1-1", "2-2"))
    state, events = play(game, before, "1-3@5,0l+", "0-6@4,0l+", "1-1@2,0r+")
    assert scored(events) == [1, 3, third]
    assert state.scores == (total, 0)


@pytest.mark.parametrize("third, total", [(3, 6), (6, 9)])
def test_a_chain_may_begin_by_covering(third: int, total: int) -> None:
    before = walls("2-5@0,0r 3-5@3,0l 0-3@5,0l 0-8@6,0r", "4-6@1,0r", hands=("6-7 1-2", "2-2"))
    assert cells(covers(grid(before.bricks))) == {((3, 0), (4, 0)), ((5, 0), (6, 0))}
    state, events = play(rules(fort_level3=third), before, "6-7@3,0r+", "1-2@2,0r+")
    assert scored(events) == [3, third]
    assert state.scores == (total, 0)


def test_levels_four_and_five_score_ten_and_fifteen_and_so_does_every_higher_one() -> None:
    game = rules()
    assert [game.points(level, 1) for level in range(1, 9)] == [1, 3, 3, 10, 15, 15, 15, 15]
    for level, points in [(4, 10), (5, 15), (6, 15), (9, 15)]:
        below = (Brick(Tile(2, 5), Spot(0, 0, "r"), level - 1, 0), Brick(Tile(3, 5), Spot(3, 0, "l"), level - 1, 0))
        state = walls("2-5@0,0r", hands=("4-6", "1-1"))._replace(bricks=below, chain=1)
        _, events = play(game, state, "4-6@1,0r+")
        assert events[:2] == [
            Built(0, Tile(4, 6), Spot(1, 0, "r"), level),
            Scored((0,), points, f"level-{min(level, 5)}"),
        ]


def test_by_the_option_levels_are_counted_from_the_first_tile_of_the_chain() -> None:
    before = walls("2-5@0,0r 3-5@3,0l 0-3@5,0l 0-8@6,0r", "4-6@1,0r", hands=("6-7 1-2", "2-2"))
    _, events = play(rules(fort_levels="relative"), before, "6-7@3,0r+", "1-2@2,0r+")
    assert scored(events) == [1, 3]


def test_a_tile_lower_than_the_first_of_its_chain_counts_as_level_one() -> None:
    laid = "2-5@0,0r 3-5@3,0l 0-3@5,0l 0-8@6,0r", "4-6@1,0r 6-7@3,0r"
    game, before = rules(fort_levels="relative", fort_chain_linked=False), walls(*laid, hands=("1-2 1-4", "2-2"))
    state, events = play(game, before, "1-2@2,0r+", "1-4@5,0r+")
    assert [brick.level for brick in state.bricks[-2:]] == [3, 2]
    assert [(event.points, event.why) for event in events if isinstance(event, Scored)] == [(1, "level-1")] * 2


def test_a_chain_begins_only_where_it_can_go_on() -> None:
    game, state = rules(), walls("2-5@0,0r", hands=("3-5 4-6", "1-1"))
    begins = allowed(game, state, Build)
    assert begins == {"3-5@3,0l+", "3-5@2,-1d+", "3-5@2,1u+", "3-5@0,1r+", "3-5@2,1l+", "3-5@1,2u+"} | {
        "3-5@0,-1r+",
        "3-5@2,-1l+",
        "3-5@1,-2d+",
    }
    assert not allowed(game, walls("2-5@0,0r", hands=("3-5", "1-1")), Build)


def test_within_a_chain_one_must_go_on_to_the_second_tile_and_may_stop_after_it() -> None:
    game = rules()
    state, _ = play(game, walls("2-5@0,0r", hands=("3-5 4-6 0-1", "1-1")), "3-5@3,0l+")
    assert state.turn == {0}
    assert allowed(game, state) == {
        "4-6@1,0r+",
        "4-6@2,0l+",
        "0-1@1,0r+",
        "0-1@2,0l+",
    }
    state, _ = play(game, state, "4-6@1,0r+")
    assert allowed(game, state) == {"stop"}


def test_later_tiles_cover_at_least_one_half_of_this_chain() -> None:
    game = rules()
    before = walls("2-5@0,0r 7-7@0,5r 7-8@2,5r", hands=("3-5 4-6 0-1", "1-1"))
    state, _ = play(game, before, "3-5@3,0l+")
    assert cells(covers(grid(state.bricks))) == {((1, 0), (2, 0)), ((1, 5), (2, 5))}
    assert not any("5r" in text or "5l" in text for text in allowed(game, state))


def test_by_the_option_later_tiles_cover_any_two_halves_but_are_never_attached() -> None:
    game = rules(fort_chain_linked=False)
    before = walls("2-5@0,0r 7-7@0,5r 7-8@2,5r", hands=("3-5 4-6 0-1", "1-1"))
    state, _ = play(game, before, "3-5@3,0l+")
    assert {"4-6@1,0r+", "4-6@1,5r+", "0-1@2,5l+"} <= allowed(game, state)
    assert {text.partition("@")[2] for text in allowed(game, state)} == {"1,0r+", "2,0l+", "1,5r+", "2,5l+"}


def test_by_the_option_a_chain_may_begin_anywhere_as_long_as_two_halves_can_be_covered() -> None:
    free = rules(fort_chain_linked=False)
    state = walls(ROW, hands=("6-7 8-9", "1-1"))
    assert "6-7@0,1d+" in allowed(free, state)
    assert "6-7@0,1d+" not in allowed(rules(), state)
    assert "6-7@1,0r+" not in allowed(free, state)  # it would hide the only two halves
    assert not allowed(free, walls("2-5@0,0r", hands=("6-7 8-9", "1-1")), Build)


def test_a_chain_may_fork_and_close() -> None:
    """Levels 1, 2, 2, 3: both halves of the first tile are covered, then the two that cover them, together."""
    before = walls("2-5@0,0r 6-7@4,0r", hands=("5-6 4-8 3-4 0-1", "1-1"))
    state, _ = play(rules(), before, "5-6@2,0r+")
    assert cells(covers(grid(state.bricks))) == {((1, 0), (2, 0)), ((3, 0), (4, 0))}
    state, events = play(rules(), state, "4-8@2,0l+", "3-4@4,0l+", "0-1@2,0r+")
    assert [event.level for event in events if isinstance(event, Built)] == [2, 2, 3]
    assert state.scores == (1 + 3 + 3 + 3, 0)


def test_the_whole_hand_may_be_used_up_in_a_chain() -> None:
    state, events = play(rules(), walls("2-5@0,0r", hands=("3-5 4-6", "1-1")), "3-5@3,0l+", "4-6@1,0r+")
    assert not state.hands[0].tiles
    assert state.giver is None
    assert ChainEnded(0, 2, 0) in events


def after_a_chain(players: int, left: str) -> Walls:
    hands = (f"3-5 4-6 {left}", "1-1", "2-2", "3-3")[:players]
    state, events = play(rules(), walls("2-5@0,0r", hands=hands), "3-5@3,0l+", "4-6@1,0r+", "stop")
    assert events[-1] == ChainEnded(0, 2, len(left.split()))
    return state


def test_the_others_pick_what_is_left_clockwise_and_round_and_round() -> None:
    game, state = rules(), after_a_chain(3, "0-1 0-2 0-3")
    pickers: list[Seat] = []
    while state.giver is not None:
        pickers += state.turn
        state, _ = play(game, state, "pick-1")
    assert pickers == [1, 2, 1]
    assert [len(pile.tiles) for pile in state.hands] == [0, 3, 2]
    assert state.turn == {1}


def test_with_fewer_tiles_than_opponents_somebody_gets_none() -> None:
    game, state = rules(), after_a_chain(4, "0-1 0-2")
    state, _ = play(game, state, "pick-2", "pick-1")
    assert [len(pile.tiles) for pile in state.hands] == [0, 2, 2, 1]
    assert state.turn == {1}


def test_two_players_give_everything_to_each_other() -> None:
    game, state = rules(), after_a_chain(2, "0-1 0-2 0-3")
    state, _ = play(game, state, "pick-1", "pick-1", "pick-1")
    assert set(state.hands[1].tiles) == set(parse_tiles("1-1 0-1 0-2 0-3"))
    assert state.turn == {1}


def test_gifts_are_picked_unseen_and_known_to_giver_and_taker_only() -> None:
    game, state = rules(), after_a_chain(3, "0-1 0-2 0-3")
    assert set(view(state, 1).hands[0].tiles) == {BACK}
    assert allowed(game, state) == {"pick-1", "pick-2", "pick-3"}
    one, other, third = state.hands[0].tiles
    state, (event,) = play(game, state, "pick-2")
    assert event == Picked(1, 0, 2, Pile((other,), frozenset((0, 1))))
    assert [view(event, eye).tile.tiles for eye in (0, 1, 2, None)] == [(other,)] * 2 + [(BACK,)] * 2
    assert state.hands[0].tiles == (one, third)
    assert state.hands[1].tiles == (Tile(1, 1), other)


GIFTS = "0-1 0-2 0-3"


def gifts_lying(lot: int, *more: str) -> Deck:
    """Three gifts as they lie after a chain at a table with this lot, and with these bricks besides."""
    before = walls(" ".join(("2-5@0,0r", *more)), hands=(f"3-5 4-6 {GIFTS}", "1-1"))._replace(lot=Secret(lot))
    return play(rules(), before, "3-5@3,0l+", "4-6@1,0r+", "stop")[0].hands[0].tiles


def test_gifts_are_mixed_so_that_nobody_finds_a_tile_by_where_it_lay() -> None:
    orders = Counter(gifts_lying(lot) for lot in range(600))
    assert set(orders) == set(permutations(parse_tiles(GIFTS)))
    assert all(70 < count < 130 for count in orders.values())


def test_gifts_are_mixed_anew_after_every_chain() -> None:
    assert any(gifts_lying(lot) != gifts_lying(lot, "8-9@0,5r") for lot in range(5))


def test_the_lot_follows_from_the_whole_deck_and_is_told_to_nobody() -> None:
    one = deck("1-2 1-3 1-4", "2-3 2-4 2-6")
    lots = [rules().start(2, tiles).lot for tiles in (one, one, (*one[:-2], one[-1], one[-2]))]
    assert lots[0] == lots[1] != lots[2]
    assert [view(rules().start(2, one), eye).lot for eye in (None, 0, 1)] == [None] * 3


def test_gifts_may_lead_beyond_the_limit() -> None:
    game = rules()
    hands = ("3-5 4-6 0-1 0-2 0-3", "1-1 1-2 1-3 1-4 1-5")
    state, _ = play(game, walls("2-5@0,0r", hands=hands), "3-5@3,0l+", "4-6@1,0r+", "stop", *["pick-1"] * 3)
    assert len(state.hands[1].tiles) == 8
    assert "draw" not in allowed(game, state)


def test_the_game_ends_when_the_player_to_move_has_no_tile_and_the_stock_is_empty() -> None:
    before = walls("2-5@0,0r", hands=("3-5 0-1", "", "1-1"), stock=0)
    state, events = play(rules(), before, "3-5@2,0r")
    assert events[1:] == [
        Ended("exhausted", 1),
        Revealed(0, Pile(parse_tiles("0-1"), everybody(3))),
        Revealed(2, Pile(parse_tiles("1-1"), everybody(3))),
    ]
    assert not state.turn
    assert rules().payoff(state) == (0, 0, 0)


def test_a_player_without_tiles_draws_while_there_is_a_stock() -> None:
    game = rules()
    state, _ = play(game, walls("2-5@0,0r", hands=("3-5", ""), stock=1), "3-5@2,0r")
    assert allowed(game, state) == {"draw"}


def test_the_end_is_checked_after_chains_and_gifts_too() -> None:
    state, events = play(rules(), walls("2-5@0,0r", hands=("3-5 4-6", "", "1-1"), stock=0), "3-5@3,0l+", "4-6@1,0r+")
    assert Ended("exhausted", 1) in events
    assert rules().payoff(state) == (4, 0, 0)
    hands = ("3-5 4-6 0-1", "", "1-1")
    state, events = play(rules(), walls("2-5@0,0r", hands=hands, stock=0), "3-5@3,0l+", "4-6@1,0r+", "stop", "pick-1")
    assert state.turn == {1}
    assert not state.ended


def test_tiles_left_in_hand_count_nothing_and_equal_totals_share_the_win() -> None:
    game = rules(set=6)
    match = Match.new(game, 2).deal(deck("1-1 1-2 1-3", "0-0 0-1 0-2", first="2-2", highest=6))
    while not match.over:
        (seat,) = match.turn
        match, _ = match.play(seat, next(a for a in match.actions(seat) if isinstance(a, Attach | Draw)))
    assert match.totals == (0, 0)
    assert match.winners == (0, 1)
    assert match.hands == 1


@pytest.mark.parametrize("highest, tiles", [(9, 55), (6, 28)])
def test_the_double_nine_is_the_default_and_the_double_six_an_option(highest: int, tiles: int) -> None:
    game = rules(set=highest) if highest == 6 else rules()
    assert len(game.tiles.tiles) == tiles


def test_the_example_of_the_page() -> None:
    game = rules()
    first = walls("2-5@0,0r", hands=("3-5 4-6", "1-3 0-6 1-1"))
    state, _ = play(game, first, "3-5@3,0l+", "4-6@1,0r+", "1-3@5,0l+", "0-6@4,0l+", "1-1@2,0r+")
    tops = grid(state.bricks)
    assert [tops[(x, 0)].number for x in range(6)] == [2, 4, 1, 1, 0, 1]
    assert [tops[(x, 0)].height for x in range(6)] == [1, 2, 3, 3, 2, 1]
    assert state.scores == (4, 7)
    assert not covers(tops)


@pytest.mark.parametrize(
    "text", ["", "5-6", "5-6@", "5-6@2r", "5-6@2,0", "5-6@2,0x", "pick", "pick-", "pick-x", "5@2,0r"]
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with refused():
        rules().read(text)


@pytest.mark.parametrize("text", ["5-6@-2,-10u", "5-6@2,0r+", "pick-12", "draw", "stop"])
def test_every_action_has_a_text_both_ways(text: str) -> None:
    assert str(rules().read(text)) == text


def test_actions_of_different_kinds_are_never_equal() -> None:
    spot = Spot(0, 0, "r")
    assert len({Attach(Tile(1, 2), spot), Build(Tile(1, 2), spot), Pick(1), Draw(), Stop()}) == 5


def test_a_tile_cannot_be_laid_away_from_the_others() -> None:
    match = Match.new(rules(), 2).deal(deck("2-2 1-3 1-4", "2-3 2-4 2-6"))
    with refused("2-2@5,5r", error=IllegalAction):
        match.play(0, Attach(Tile(2, 2), Spot(5, 5, "r")))


CHOICES: list[dict[str, Value]] = [
    {"fort_limit": 4},
    {"fort_level3": 6},
    {"fort_chain_linked": False},
    {"fort_levels": "relative"},
]


@pytest.mark.parametrize("players", (2, 4))
@pytest.mark.parametrize("choice", CHOICES, ids=",".join)
def test_the_laws_hold_with_the_double_six_and_another_choice(players: int, choice: dict[str, Value]) -> None:
    table = hand(rules(set=6, **choice), players, Random(f"{players} {choice} 6"), lawful=True)
    assert any(isinstance(event, Built) for event in table.events)
