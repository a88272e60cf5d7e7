"""Tiddle-wink: the sentences of its page."""

import pytest

from boneyard.state import Drew, Ended, Place, Stopped
from boneyard.tiles import write_tiles
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
)

TIDDLE_WINK = rules("tiddle-wink")
FIVE = ["6-6", "4-6", "3-6", "0-6", "0-4"]  # the other hands at a table of six: 41 pips, no 1, 2 or 5


@pytest.mark.parametrize("players, stock", [(6, 10), (7, 7), (8, 4), (9, 1)])
def test_everyone_gets_three_tiles(players: int, stock: int) -> None:
    state = TIDDLE_WINK.start(players, deal(TIDDLE_WINK, players))
    assert [len(hand.tiles) for hand in state.hands] == [3] * players
    assert len(state.stock.tiles) == stock
    assert TIDDLE_WINK.players == (6, 7, 8, 9)


def test_the_highest_double_leads_and_gives_another_tile_too() -> None:
    state = TIDDLE_WINK.start(6, deal(TIDDLE_WINK, 6, ["4-4", "6-6 6-1 0-0", "5-5"]))
    assert (mover(state), actions(TIDDLE_WINK, state)) == (1, {"6-6"})
    state, _ = play(TIDDLE_WINK, state, "1:6-6")
    assert (mover(state), actions(TIDDLE_WINK, state)) == (1, {"1-6@a", "1-6@b", "stop"})


def test_a_heaviest_tile_that_leads_gives_no_other_tile() -> None:
    state = TIDDLE_WINK.start(6, deal(TIDDLE_WINK, 6, ["5-6 6-1 6-2"]))
    state, _ = play(TIDDLE_WINK, state, "0:5-6")
    assert mover(state) == 1


def test_with_open_any_tile_the_holder_of_the_highest_double_leads_what_he_likes() -> None:
    free = rules("tiddle-wink", open_any_tile=True)
    state = free.start(6, deal(free, 6, ["4-4", "6-6 6-1 0-0", "5-5"]))
    assert (mover(state), actions(free, state)) == (1, {"6-6", "1-6", "0-0"})


def test_a_double_gives_another_tile_and_that_is_no_double_so_the_next_has_to_wait() -> None:
    state = table(TIDDLE_WINK, ["5-5 5-1 1-1", *FIVE], line="2-5", stock="3-4 3-5 4-5")
    state, _ = play(TIDDLE_WINK, state, "0:5-5@b")
    assert (mover(state), actions(TIDDLE_WINK, state)) == (0, {"1-5@b", "stop"})
    state, _ = play(TIDDLE_WINK, state, "0:1-5@b")
    assert (mover(state), write_tiles(state.hands[0].tiles)) == (1, "1-1 3-4")


def test_doubles_chain_and_may_take_you_out_in_one_turn() -> None:
    state = table(TIDDLE_WINK, ["5-5 2-2 2-0", *FIVE], line="2-5", stock=5)
    state, _ = play(TIDDLE_WINK, state, "0:5-5@b 0:2-2@a 0:0-2@a")
    assert (state.ended, TIDDLE_WINK.payoff(state)) == (Ended("out", 0), (41, 0, 0, 0, 0, 0))


def test_the_other_tile_is_an_offer_not_a_duty() -> None:
    state = table(TIDDLE_WINK, ["5-5 5-1 1-1", *FIVE], line="2-5", stock=5)
    state, events = play(TIDDLE_WINK, state, "0:5-5@b 0:stop")
    assert Stopped(0, (2, 5)) in events
    assert (mover(state), len(state.hands[0].tiles)) == (1, 3)


def test_after_a_double_to_which_nothing_fits_you_can_only_stop() -> None:
    state = table(TIDDLE_WINK, ["5-5 1-1", *FIVE], line="2-5", stock=5)
    state, _ = play(TIDDLE_WINK, state, "0:5-5@b")
    assert actions(TIDDLE_WINK, state) == {"stop"}


def test_a_double_as_the_last_tile_ends_the_hand() -> None:
    state = table(TIDDLE_WINK, ["5-5", *FIVE], line="2-5", stock=5)
    state, _ = play(TIDDLE_WINK, state, "0:5-5@b")
    assert (state.ended, len(state.stock.tiles)) == (Ended("out", 0), 5)


@pytest.mark.parametrize(
    "hand, moves",
    [
        ("0-5 3-5", "0:pass"),
        ("2-5 0-5", "0:2-5@a"),
        ("2-2 0-5", "0:2-2@a 0:stop"),
        ("2-2 2-5 0-5", "0:2-2@a 0:2-5@a"),
        ("2-2 1-1 1-5 0-5", "0:2-2@a 0:1-1@b 0:1-5@b"),
    ],
)
def test_one_tile_is_drawn_for_the_whole_turn_however_many_were_laid(hand: str, moves: str) -> None:
    state = table(TIDDLE_WINK, [hand, *FIVE], line="2-3 3-1@b", stock="0-0 3-3 5-6 4-4")
    state, events = play(TIDDLE_WINK, state, moves)
    assert [len(event.tiles.tiles) for event in events if isinstance(event, Drew)] == [1]
    assert (mover(state), len(state.stock.tiles)) == (1, 3)


def test_the_last_two_tiles_stay_so_nine_players_never_draw() -> None:
    for seed in range(20):
        assert all(len(after.stock.tiles) == 1 for _, _, after in by_chance(TIDDLE_WINK, 9, seed))
    left = {len(after.stock.tiles) for seed in range(20) for _, _, after in by_chance(TIDDLE_WINK, 8, seed)}
    assert left == {4, 3, 2}


@pytest.mark.parametrize("reserve, left", [(0, 1), (1, 1), (2, 2)])
def test_stock_reserve_says_how_many_tiles_stay(reserve: int, left: int) -> None:
    game = rules("tiddle-wink", stock_reserve=reserve)
    state = table(game, ["1-1", "6-6", "4-6", "3-6", "0-6", "0-5"], line="2-5", stock=2)
    state, _ = play(game, state, "0:pass")
    assert len(state.stock.tiles) == left


def test_without_tiddle_draw_nobody_draws() -> None:
    dry = rules("tiddle-wink", tiddle_draw=False)
    state = table(dry, ["1-1 5-5", "6-6", "4-6", "3-6", "0-6", "0-5"], line="2-5")
    state, _ = play(dry, state, "0:5-5@b 0:stop 1:pass")
    assert [len(hand.tiles) for hand in state.hands] == [1] * 6
    for seed in range(20):
        assert all(len(after.stock.tiles) == 10 for _, _, after in by_chance(dry, 6, seed))


def test_with_tiddle_one_end_the_line_grows_at_one_end_only() -> None:
    single = rules("tiddle-wink", tiddle_one_end=True)
    state = table(single, ["3-6 2-4 5-5 5-1", "6-6", "4-6", "0-1", "0-6", "0-4"], line="3-5")
    assert actions(single, state) == {"5-5@a", "1-5@a"}
    state, _ = play(single, state, "0:5-5@a 0:1-5@a")
    assert [end.number for end in state.layout.ends] == [1]
    for seed in range(20):
        assert all(len(after.layout.ends) == 1 for _, _, after in by_chance(single, 6, seed))


def test_if_you_can_lay_you_must_unless_voluntary_pass_is_played() -> None:
    hands = ["5-5 5-1 1-1", *FIVE]
    assert actions(TIDDLE_WINK, table(TIDDLE_WINK, hands, line="2-5")) == {"5-5@b", "1-5@b"}
    lazy = rules("tiddle-wink", voluntary_pass=True)
    assert actions(lazy, table(lazy, hands, line="2-5")) == {"5-5@b", "1-5@b", "pass"}


def test_with_voluntary_pass_the_hand_is_blocked_when_all_pass_in_turn() -> None:
    lazy = rules("tiddle-wink", voluntary_pass=True)
    state = table(lazy, ["5-5 1-5", *FIVE], line="4:2-5", stock=2)
    state, _ = play(lazy, state, "0:pass 1:pass 2:pass 3:pass 4:pass")
    assert state.ended is None
    state, _ = play(lazy, state, "5:pass")
    assert (state.ended, lazy.payoff(state)) == (Ended("blocked", 4), (0, 0, 0, 0, 0, 53))


@pytest.mark.parametrize("deduct, points", [(False, 45), (True, 41)])
def test_when_blocked_the_fewest_pips_win(deduct: bool, points: int) -> None:
    game = rules("tiddle-wink", blocked_deduct_own=deduct)
    assert ended(game, ["1-3", *FIVE[:4], "3-4 0-1"], "blocked", seat=5) == (points, 0, 0, 0, 0, 0)


@pytest.mark.parametrize("tie, points", [("none", (0, 0)), ("share", (18, 18)), ("lowest_tile", (0, 41))])
def test_equally_low_players_get_nothing_unless_blocked_tie_says_otherwise(tie: str, points: tuple[int, ...]) -> None:
    game = rules("tiddle-wink", blocked_tie=tie)
    assert ended(game, ["1-3", "0-1 0-3", *FIVE[:4]], "blocked") == (*points, 0, 0, 0, 0)


@pytest.mark.parametrize("before, over", [(58, False), (59, True)])
def test_the_first_to_a_hundred_points_wins(before: int, over: bool) -> None:
    match = match_after(TIDDLE_WINK, ["", *FIVE], "out", 0, (before, 1, 2, 3, 4, 5))
    assert (match.totals[0], match.over, match.winners) == (before + 41, over, (0,))


def test_the_match_is_played_to_the_target_or_over_the_agreed_hands() -> None:
    assert match_after(rules("tiddle-wink", target=41), ["", *FIVE], "out", 0).over
    assert not match_after(rules("tiddle-wink", target=42), ["", *FIVE], "out", 0).over
    agreed = rules("tiddle-wink", hands=6)
    assert not match_after(agreed, ["", *FIVE], "out", 0, (150, 0, 0, 0, 0, 0), number=5).over
    assert match_after(agreed, ["", *FIVE], "out", 0, number=6).over


@pytest.mark.parametrize("next_lead, leader", [("rule", 3), ("winner", 0), ("rotate", 5)])
def test_the_next_hand_is_led_as_next_lead_says(next_lead: str, leader: int) -> None:
    game = rules("tiddle-wink", next_lead=next_lead)
    match = match_after(game, ["", *FIVE], "out", 0, leader=4).deal(deal(game, 6, ["1-1", "2-2", "3-3", "6-6"]))
    assert match.leader == leader


@pytest.mark.parametrize("players", [6, 7, 8, 9])
def test_only_a_double_keeps_the_turn_and_the_line_has_two_ends(players: int) -> None:
    for seed in range(30):
        for before, action, after in by_chance(TIDDLE_WINK, players, seed):
            assert len(after.layout.ends) == 2
            assert joins_are_paired(after.layout)
            if not after.ended:
                again = isinstance(action, Place) and action.tile.double
                assert (after.turn == before.turn) is again
