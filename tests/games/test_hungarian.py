"""Hungarian: the sentences of its page."""

from random import Random

import pytest

from boneyard.state import Ended, Place
from boneyard.tiles import write_tiles
from tests.laws import deals
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

HUNGARIAN = rules("hungarian")


@pytest.mark.parametrize("players, size", [(2, 12), (3, 8), (4, 6)])
def test_two_get_twelve_tiles_each_three_eight_four_six_and_four_stay_out_of_play(players: int, size: int) -> None:
    state = HUNGARIAN.start(players, deal(HUNGARIAN, players))
    assert [len(hand.tiles) for hand in state.hands] == [size] * players
    for seed in range(20):
        assert all(len(after.stock.tiles) == 4 for _, _, after in by_chance(HUNGARIAN, players, seed))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_double_is_always_dealt_and_the_highest_leads(players: int) -> None:
    hidden = HUNGARIAN.start(players, deal(HUNGARIAN, players, stock="6-6 5-5 4-4 3-3"))
    assert actions(HUNGARIAN, hidden) == {"2-2"}
    rng = Random(players)
    for _ in range(100):
        state = HUNGARIAN.start(players, deals(HUNGARIAN, players, rng))
        doubles = [tile for hand in state.hands for tile in hand.tiles if tile.double]
        assert actions(HUNGARIAN, state) == {str(max(doubles))}


def test_with_open_any_tile_its_holder_leads_what_he_likes() -> None:
    free = rules("hungarian", open_any_tile=True)
    state = free.start(4, deal(free, 4, ["5-5", "6-6 6-2 2-5 1-1 0-0 0-1"]))
    assert (mover(state), actions(free, state)) == (1, {"6-6", "2-6", "2-5", "1-1", "0-0", "0-1"})


def test_the_leader_lays_on_after_the_opening_double() -> None:
    state = HUNGARIAN.start(2, deal(HUNGARIAN, 2, ["6-6 6-2 2-5 1-1"]))
    state, _ = play(HUNGARIAN, state, "0:6-6 0:2-6@b 0:2-5@b")
    assert (mover(state), state.layout.numbers) == (0, (5, 6))
    state, _ = play(HUNGARIAN, state, "0:stop")
    assert mover(state) == 1


def test_one_turn_may_use_both_ends() -> None:
    state = table(HUNGARIAN, ["1-3 4-5 0-1 2-2", "4-6"], line="3-5")
    state, _ = play(HUNGARIAN, state, "0:1-3@a 0:4-5@b 0:0-1@a")
    assert (mover(state), state.layout.numbers) == (0, (0, 4))


def test_you_must_lay_at_least_one_tile_if_you_can_and_may_stop_after_that() -> None:
    state = table(HUNGARIAN, ["1-3 4-5 0-1", "6-6"], line="3-5")
    assert actions(HUNGARIAN, state) == {"1-3@a", "4-5@b"}
    state, _ = play(HUNGARIAN, state, "0:1-3@a")
    assert actions(HUNGARIAN, state) == {"0-1@a", "4-5@b", "stop"}


def test_with_hungarian_must_continue_you_lay_on_as_long_as_something_fits() -> None:
    must = rules("hungarian", hungarian_must_continue=True)
    state = table(must, ["1-3 4-5 6-6", "4-6"], line="3-5")
    state, _ = play(must, state, "0:1-3@a")
    assert actions(must, state) == {"4-5@b"}
    state, _ = play(must, state, "0:4-5@b")
    assert actions(must, state) == {"stop"}


def test_who_cannot_lay_passes() -> None:
    state = table(HUNGARIAN, ["1-1", "3-6"], line="3-5")
    assert actions(HUNGARIAN, state) == {"pass"}
    state, _ = play(HUNGARIAN, state, "0:pass")
    assert (mover(state), write_tiles(state.hands[0].tiles)) == (1, "1-1")


def test_with_voluntary_pass_you_may_pass_and_the_hand_is_blocked_when_all_do() -> None:
    lazy = rules("hungarian", voluntary_pass=True)
    state = table(lazy, ["1-3", "3-6"], line="1:3-5")
    assert actions(lazy, state) == {"1-3@a", "pass"}
    state, _ = play(lazy, state, "0:pass 1:pass")
    assert (state.ended, lazy.payoff(state)) == (Ended("blocked", 1), (9, 0))


def test_going_out_ends_the_hand_at_once() -> None:
    state = table(HUNGARIAN, ["1-3 0-1", "0-5 5-6", "0-0"], line="3-5")
    state, _ = play(HUNGARIAN, state, "0:1-3@a 0:0-1@a")
    assert (state.ended, HUNGARIAN.payoff(state)) == (Ended("out", 0), (16, 0, 0))


def test_the_hand_ends_in_the_middle_of_a_turn_when_nobody_can_lay_any_more() -> None:
    state = table(HUNGARIAN, ["4-4 0-1", "0-0 6-6"], line="4-5 5-3@b 3-4@b")
    state, _ = play(HUNGARIAN, state, "0:4-4@a")
    assert (state.ended, HUNGARIAN.payoff(state)) == (Ended("blocked", 0), (12, 0))


@pytest.mark.parametrize("last", [0, 1])
def test_when_nobody_can_lay_the_fewest_pips_win_and_nothing_is_taken_off(last: int) -> None:
    assert ended(HUNGARIAN, ["5-6", "1-3"], "blocked", seat=last) == (0, 11)


def test_with_blocked_deduct_own_the_winner_takes_off_his_own_pips() -> None:
    assert ended(rules("hungarian", blocked_deduct_own=True), ["5-6", "1-3"], "blocked") == (0, 7)


@pytest.mark.parametrize("tie, points", [("none", (0, 0, 0)), ("share", (5, 5, 0)), ("lowest_tile", (0, 16, 0))])
def test_equally_low_players_get_nothing_unless_blocked_tie_says_otherwise(tie: str, points: tuple[int, ...]) -> None:
    game = rules("hungarian", blocked_tie=tie)
    assert ended(game, ["1-4", "0-1 0-4", "6-5"], "blocked") == points


@pytest.mark.parametrize(
    "left, target, over",
    [("0-5", ">100", False), ("0-6", ">100", True), ("0-5", ">=100", True), ("0-4", ">=100", False)],
)
def test_the_first_with_more_than_a_hundred_points_wins(left: str, target: str, over: bool) -> None:
    match = match_after(rules("hungarian", hungarian_target=target), ["", left], "out", 0, (95, 60))
    assert (match.totals, match.over, match.winners) == ((95 + int(left[-1]), 60), over, (0,))


def test_if_two_are_past_the_target_the_higher_wins_and_if_equal_they_play_on() -> None:
    share = rules("hungarian", blocked_tie="share")
    hands = ["1-4", "0-1 0-4", "6-5"]
    higher = match_after(share, hands, "blocked", 0, (99, 98, 0))
    assert (higher.totals, higher.over, higher.winners) == ((104, 103, 0), True, (0,))
    equal = match_after(share, hands, "blocked", 0, (99, 99, 0))
    assert (equal.totals, equal.over, equal.dealing) == ((104, 104, 0), False, True)


@pytest.mark.parametrize("next_lead, leader, lead", [("rule", 0, "6-6"), ("winner", 1, "3-3"), ("rotate", 2, "5-5")])
def test_the_next_hand_is_led_as_next_lead_says(next_lead: str, leader: int, lead: str) -> None:
    game = rules("hungarian", next_lead=next_lead)
    match = match_after(game, ["3-4", "", "6-6"], "out", 1, leader=1)
    match = match.deal(deal(game, 3, ["6-6", "3-3 6-5", "4-4 5-5"]))
    assert (match.leader, set(map(str, match.actions(leader)))) == (leader, {lead})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_laying_keeps_the_turn_and_the_line_has_two_ends(players: int) -> None:
    for seed in range(30):
        for before, action, after in by_chance(HUNGARIAN, players, seed):
            assert len(after.layout.ends) == 2
            assert joins_are_paired(after.layout)
            if not after.ended:
                assert (after.turn == before.turn) is isinstance(action, Place)
