"""Block: the sentences of its page, and the base rules on which the other games of the box are built."""

from random import Random

import pytest

from boneyard import Match
from boneyard.errors import IllegalAction
from boneyard.laying import LayingGame
from boneyard.state import Drew, Ended, Placed, State
from boneyard.tiles import Deck, Tile, write_tiles
from tests.tables import (
    actions,
    by_chance,
    deal,
    ended,
    joins_are_paired,
    match_after,
    mover,
    play,
    rules,
    table,
    unnamed,
)

BLOCK = rules("block")
NINE = rules("block", set=9)


@pytest.mark.parametrize("players, size, stock", [(2, 7, 14), (3, 5, 13), (4, 5, 8)])
def test_two_players_get_seven_tiles_each_three_or_four_get_five(players: int, size: int, stock: int) -> None:
    state = BLOCK.start(players, deal(BLOCK, players))
    assert [len(hand.tiles) for hand in state.hands] == [size] * players
    assert len(state.stock.tiles) == stock


@pytest.mark.parametrize("players, size, stock", [(2, 7, 41), (3, 5, 40), (4, 5, 35)])
def test_the_double_nine_set_is_dealt_alike(players: int, size: int, stock: int) -> None:
    state = NINE.start(players, deal(NINE, players))
    assert [len(hand.tiles) for hand in state.hands] == [size] * players
    assert len(state.stock.tiles) == stock


def test_the_highest_double_leads_and_no_other_tile_may() -> None:
    state = BLOCK.start(2, deal(BLOCK, 2, ["6-6 5-5 6-5", "4-4"]))
    assert (mover(state), actions(BLOCK, state)) == (0, {"6-6"})
    state, _ = play(BLOCK, state, "0:6-6")
    assert (len(state.hands[0].tiles), len(state.stock.tiles)) == (7, 13)


def test_another_lead_is_refused_at_the_door() -> None:
    match = Match.new(BLOCK, 2).deal(deal(BLOCK, 2, ["6-6 5-5 6-5"]))
    with pytest.raises(IllegalAction, match=r"'5-6' now; allowed: 6-6\."):
        match.play(0, BLOCK.read("6-5"))


def test_the_highest_double_leads_from_any_seat() -> None:
    state = BLOCK.start(3, deal(BLOCK, 3, ["2-2 6-5", "3-3 6-4", "4-4 0-1"]))
    assert (mover(state), actions(BLOCK, state)) == (2, {"4-4"})


def test_the_smallest_double_leads_before_the_heaviest_single() -> None:
    state = BLOCK.start(2, deal(BLOCK, 2, ["6-5 6-4", "0-0"]))
    assert (mover(state), actions(BLOCK, state)) == (1, {"0-0"})


@pytest.mark.parametrize(
    "game, hands, leader, lead",
    [(BLOCK, ["6-3", "5-4"], 0, "3-6"), (BLOCK, ["5-4", "6-3"], 1, "3-6"), (NINE, ["8-7", "9-6"], 1, "6-9")],
)
def test_without_a_double_the_heaviest_tile_leads_of_equal_ones_that_with_the_larger_half(
    game: LayingGame, hands: list[str], leader: int, lead: str
) -> None:
    state = game.start(2, deal(game, 2, hands))
    assert not any(tile.double for hand in state.hands for tile in hand.tiles)
    assert (mover(state), actions(game, state)) == (leader, {lead})


def test_with_open_any_tile_the_holder_of_the_highest_double_leads_what_he_likes() -> None:
    free = rules("block", open_any_tile=True)
    state = free.start(3, deal(free, 3, ["4-4", "6-6 5-5 6-5 0-1 0-2", "3-3"]))
    assert (mover(state), actions(free, state)) == (1, {"6-6", "5-5", "5-6", "0-1", "0-2"})


@pytest.mark.parametrize(
    "line, tile, fits", [("4-5", "5-0", "0-5@b"), ("1-3", "3-7", "3-7@b"), ("0-4", "0-0", "0-0@a")]
)
def test_equal_numbers_touch(line: str, tile: str, fits: str) -> None:
    state = table(NINE, [f"{tile} 8-8 6-9", "2-2"], line)
    assert actions(NINE, state) == {fits}


def test_a_laid_tile_leaves_its_other_half_open() -> None:
    state = table(BLOCK, ["5-1 0-0", "2-2 3-6"], line="3-5")
    state, events = play(BLOCK, state, "0:1-5@b")
    assert events[0] == Placed(0, Tile(1, 5), "b", 1)
    assert state.layout.numbers == (1, 3)


def test_a_double_passes_its_end_on_and_does_not_branch() -> None:
    state = table(BLOCK, ["5-5 0-1", "5-6 5-4"], line="3-5")
    state, _ = play(BLOCK, state, "0:5-5@b")
    assert [end.number for end in state.layout.ends] == [3, 5]
    assert actions(BLOCK, state) == {"5-6@b", "4-5@b"}


def test_play_goes_clockwise_and_from_the_last_seat_to_the_first() -> None:
    state = table(BLOCK, ["3-4 0-0", "4-6 0-1", "1-6 2-2"], line="3-3", stock=2, turn=2)
    turns = [min(state.turn)]
    for move in ("2:pass", "0:3-4@a", "1:4-6@a", "2:1-6@a"):
        state, _ = play(BLOCK, state, move)
        turns += state.turn
    assert turns == [2, 0, 1, 2, 0]


def test_if_you_can_lay_you_must() -> None:
    state = table(BLOCK, ["3-6 5-5 0-1", "2-2"], line="3-5")
    assert actions(BLOCK, state) == {"3-6@a", "5-5@b"}
    assert actions(BLOCK, state, seat=1) == set()


def test_with_voluntary_pass_you_may_pass_although_you_could_lay() -> None:
    lazy = rules("block", voluntary_pass=True)
    state = table(lazy, ["3-6 5-5", "2-2"], line="3-5", stock=5)
    assert actions(lazy, state) == {"3-6@a", "5-5@b", "pass"}
    state, _ = play(lazy, state, "0:pass")
    assert (len(state.hands[0].tiles), len(state.stock.tiles)) == (3, 4)


def test_with_voluntary_pass_the_hand_is_blocked_when_all_pass_in_turn_and_nothing_is_drawn() -> None:
    lazy = rules("block", voluntary_pass=True)
    state = table(lazy, ["3-6", "5-5", "3-1"], line="1:3-5", stock=2)
    state, _ = play(lazy, state, "0:pass 1:pass")
    assert state.ended is None
    state, _ = play(lazy, state, "2:pass")
    assert (state.ended, lazy.payoff(state)) == (Ended("blocked", 1), (0, 0, 19))


def test_a_pass_that_draws_does_not_count_towards_a_block() -> None:
    lazy = rules("block", voluntary_pass=True)
    state = table(lazy, ["3-6", "5-5"], line="3-5", stock=5)
    state, _ = play(lazy, state, "0:pass 1:pass 0:pass 1:pass")
    assert (state.ended, len(state.stock.tiles)) == (None, 2)
    state, _ = play(lazy, state, "0:pass")
    assert state.ended == Ended("blocked", 0)


def test_every_turn_ends_with_drawing_one_tile_that_waits_for_the_next_turn() -> None:
    state = table(BLOCK, ["3-6 0-1", "2-2"], line="3-5", stock="5-5 5-6 4-4 1-1 0-0")
    state, events = play(BLOCK, state, "0:3-6@a")
    assert write_tiles(state.hands[0].tiles) == "0-1 5-5"
    assert [type(event) for event in events] == [Placed, Drew]
    assert (mover(state), len(state.stock.tiles)) == (1, 4)


def test_who_cannot_lay_draws_one_tile_and_his_turn_is_over_even_if_it_fits() -> None:
    state = table(BLOCK, ["0-1 2-2", "3-4"], line="3-5", stock="3-3 5-5 4-4 1-1 0-0")
    assert actions(BLOCK, state) == {"pass"}
    state, _ = play(BLOCK, state, "0:pass")
    assert write_tiles(state.hands[0].tiles) == "0-1 2-2 3-3"
    assert (mover(state), len(state.stock.tiles)) == (1, 4)


def test_the_last_two_tiles_of_the_stock_are_never_drawn() -> None:
    state = table(BLOCK, ["0-1 2-2", "3-4 3-6"], line="3-5", stock=2)
    assert actions(BLOCK, state) == {"pass"}
    state, _ = play(BLOCK, state, "0:pass 1:3-6@a")
    assert [len(hand.tiles) for hand in state.hands] == [2, 1]
    assert len(state.stock.tiles) == 2


@pytest.mark.parametrize("reserve", [0, 1, 2])
def test_stock_reserve_says_how_many_tiles_stay(reserve: int) -> None:
    game = rules("block", stock_reserve=reserve)
    for stock, left in ((reserve + 1, reserve), (reserve, reserve)):
        state = table(game, ["0-1 2-2", "3-4 3-6"], line="3-5", stock=stock)
        state, _ = play(game, state, "0:pass")
        assert len(state.stock.tiles) == left
        assert len(state.hands[0].tiles) == 2 + stock - left


def test_the_hand_ends_with_the_last_tile_and_nothing_is_drawn_after_it() -> None:
    state = table(BLOCK, ["3-4", "0-0 6-6"], line="3-5", stock=5)
    state, events = play(BLOCK, state, "0:3-4@a")
    assert (state.ended, mover(state), len(state.stock.tiles)) == (Ended("out", 0), None, 5)
    assert not any(isinstance(event, Drew) for event in events)
    assert actions(BLOCK, state, seat=1) == set()


def test_the_hand_ends_as_soon_as_nobody_can_lay_and_nothing_may_be_drawn() -> None:
    state = table(BLOCK, ["4-4 0-1", "0-0 6-6", "1-1 2-6"], line="4-5 5-3@b 3-4@b", stock=2)
    state, events = play(BLOCK, state, "0:4-4@a")
    assert Ended("blocked", 0) in events
    assert BLOCK.payoff(state) == (22, 0, 0)


def test_while_something_may_be_drawn_the_hand_goes_on_though_nobody_can_lay() -> None:
    state = table(BLOCK, ["4-4 0-1", "0-0 6-6"], line="4-5 5-3@b 3-4@b", stock="1-2 0-2 1-1 2-2")
    state, _ = play(BLOCK, state, "0:4-4@a")
    assert (state.ended, actions(BLOCK, state)) == (None, {"pass"})
    state, _ = play(BLOCK, state, "1:pass")
    assert (state.ended, len(state.stock.tiles)) == (Ended("blocked", 0), 2)


def test_while_anybody_can_lay_the_hand_goes_on_though_the_stock_is_dry() -> None:
    state = table(BLOCK, ["0-1", "0-0", "3-6 1-1"], line="3-5", stock=2)
    state, _ = play(BLOCK, state, "0:pass 1:pass")
    assert (state.ended, actions(BLOCK, state)) == (None, {"3-6@a"})


def test_who_goes_out_gets_the_pips_of_the_others() -> None:
    assert ended(BLOCK, ["", "3-4 0-0", "6-6"], "out", seat=0) == (19, 0, 0)


@pytest.mark.parametrize("last", [0, 1, 2])
def test_when_blocked_the_fewest_pips_win_and_nothing_is_taken_off(last: int) -> None:
    assert ended(BLOCK, ["4-6", "3-4", "6-6"], "blocked", seat=last) == (0, 22, 0)


def test_with_blocked_deduct_own_the_winner_takes_off_his_own_pips_but_only_when_blocked() -> None:
    deduct = rules("block", blocked_deduct_own=True)
    assert ended(deduct, ["4-6", "3-4", "6-6"], "blocked") == (0, 15, 0)
    assert ended(deduct, ["", "3-4 0-0", "6-6"], "out") == (19, 0, 0)


@pytest.mark.parametrize(
    "tie, points",
    [("none", (0, 0, 0)), ("share", (5, 5, 0)), ("lowest_tile", (0, 16, 0))],
)
def test_equally_low_players_get_nothing_unless_blocked_tie_says_otherwise(tie: str, points: tuple[int, ...]) -> None:
    game = rules("block", blocked_tie=tie)
    assert ended(game, ["1-4", "0-1 0-4", "6-5"], "blocked") == points


def test_two_players_who_are_equal_have_nothing_to_share() -> None:
    assert ended(rules("block", blocked_tie="share"), ["1-4", "0-5"], "blocked") == (0, 0)


@pytest.mark.parametrize("before, over", [(80, False), (81, True), (82, True)])
def test_the_first_to_a_hundred_points_wins(before: int, over: bool) -> None:
    match = match_after(BLOCK, ["", "3-4 0-0", "6-6"], "out", 0, totals=(before, 70, 98))
    assert (match.totals, match.winners) == ((before + 19, 70, 98), (0,))
    assert (match.over, match.dealing) == (over, not over)


@pytest.mark.parametrize("target, over", [(19, True), (20, False), (50, False)])
def test_the_match_is_played_to_the_target(target: int, over: bool) -> None:
    match = match_after(rules("block", target=target), ["", "3-4 0-0", "6-6"], "out", 0)
    assert match.over is over


@pytest.mark.parametrize("number, over", [(3, False), (4, True)])
def test_or_over_an_agreed_number_of_hands_whatever_the_points(number: int, over: bool) -> None:
    game = rules("block", hands=4)
    match = match_after(game, ["", "3-4 0-0", "6-6"], "out", 0, totals=(150, 170, 20), number=number)
    assert match.over is over
    assert match.winners == (1,)
    assert match.totals == (169, 170, 20)


def test_if_the_totals_are_equal_after_the_agreed_hands_the_win_is_shared() -> None:
    game = rules("block", hands=4)
    match = match_after(game, ["", "3-4 0-0", "6-6"], "out", 0, totals=(11, 30, 0), number=4)
    assert (match.totals, match.over, match.winners) == ((30, 30, 0), True, (0, 1))


def test_if_two_reach_the_target_in_one_hand_the_higher_total_wins() -> None:
    share = rules("block", blocked_tie="share")
    match = match_after(share, ["1-4", "0-1 0-4", "6-5"], "blocked", 0, totals=(97, 98, 20))
    assert (match.totals, match.over, match.winners) == ((102, 103, 20), True, (1,))


def test_if_two_reach_the_target_and_are_equal_another_hand_is_played() -> None:
    share = rules("block", blocked_tie="share")
    match = match_after(share, ["1-4", "0-1 0-4", "6-5"], "blocked", 0, totals=(98, 98, 20))
    assert (match.totals, match.over, match.dealing) == ((103, 103, 20), False, True)


NEXT = ["6-6", "3-3 6-5", "4-4 5-5"]  # by the rule seat 0 leads 6-6


@pytest.mark.parametrize(
    "next_lead, leader, lead",
    [("rule", 0, "6-6"), ("winner", 1, "3-3"), ("rotate", 2, "5-5")],
)
def test_the_next_hand_is_led_as_next_lead_says(next_lead: str, leader: int, lead: str) -> None:
    game = rules("block", next_lead=next_lead)
    match = match_after(game, ["3-4", "", "6-6"], "out", 1, leader=1).deal(deal(game, 3, NEXT))
    assert (match.leader, set(map(str, match.actions(leader)))) == (leader, {lead})


def test_after_the_last_seat_the_lead_rotates_to_the_first() -> None:
    game = rules("block", next_lead="rotate")
    match = match_after(game, ["3-4", "", "6-6"], "out", 1, leader=2).deal(deal(game, 3, ["1-1", "6-6"]))
    assert match.leader == 0


def test_the_winner_of_a_blocked_hand_leads_the_next_one_and_without_a_winner_the_old_leader() -> None:
    game = rules("block", next_lead="winner")
    assert match_after(game, ["4-6", "3-4", "6-6"], "blocked", 0, leader=0).opener == 1
    assert match_after(game, ["1-4", "0-5", "6-5"], "blocked", 0, leader=2).opener == 2


def test_who_leads_by_next_lead_without_a_double_leads_his_heaviest_tile() -> None:
    game = rules("block", next_lead="winner")
    match = match_after(game, ["3-4", "", "6-6"], "out", 1).deal(deal(game, 3, ["6-6", "3-6 4-5 0-1 0-2 0-3"]))
    assert set(map(str, match.actions(1))) == {"3-6"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hand_is_never_smaller_than_dealt_after_a_turn_that_could_draw(players: int) -> None:
    for seed in range(40):
        for before, _, after in by_chance(BLOCK, players, seed):
            if len(before.stock.tiles) > 2:
                assert len(after.hands[min(before.turn)].tiles) >= BLOCK.hands[players]


@pytest.mark.parametrize("game", [BLOCK, NINE], ids=["six", "nine"])
def test_the_line_has_two_ends_and_equal_halves_touch(game: LayingGame) -> None:
    for seed in range(40):
        for _, _, after in by_chance(game, 3, seed):
            assert len(after.layout.ends) == 2
            assert joins_are_paired(after.layout)


def test_the_same_tiles_fit_both_ends_when_these_are_equal() -> None:
    for seed in range(40):
        for _, _, after in by_chance(BLOCK, 2, seed):
            one, other = after.layout.ends
            seat = mover(after) or 0
            at = {name: {tile for tile, end, _ in BLOCK.places(after, seat) if end == name} for name in "ab"}
            assert one.number != other.number or at["a"] == at["b"]


def test_a_line_of_all_the_tiles_has_equal_ends() -> None:
    for seed in range(10):
        one, other = whole_line(BLOCK.tiles.tiles, Random(seed)).layout.ends
        assert one.number == other.number


def test_a_line_without_one_single_ends_in_its_two_numbers() -> None:
    for seed, missing in enumerate(unnamed(BLOCK, [])[:21]):
        tiles = tuple(tile for tile in BLOCK.tiles.tiles if tile != missing)
        assert whole_line(tiles, Random(seed)).layout.numbers == tuple(missing)


def whole_line(tiles: Deck, rng: Random) -> State:
    """A line of all these tiles, laid by chance as often as it takes."""
    while True:
        state = table(BLOCK, [write_tiles(tiles[1:])], line=str(tiles[0]))
        while places := BLOCK.places(state, 0):
            state = BLOCK.lay(state, 0, rng.choice(places))
        if not state.hands[0].tiles:
            return state
