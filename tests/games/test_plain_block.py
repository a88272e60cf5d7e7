"""Plain block: the sentences of its page."""

import pytest

from boneyard import IllegalAction, Match, Redeal
from boneyard.state import Ended, Pass
from tests.tables import actions, by_chance, deal, ended, match_after, match_at, mover, play, rules, table

BLOCK = rules("plain-block")
ALONE = rules("plain-block", four_individual=True)


@pytest.mark.parametrize("players, size, stock", [(2, 7, 14), (3, 5, 13), (4, 5, 8)])
def test_two_players_get_seven_tiles_each_three_or_four_get_five(players: int, size: int, stock: int) -> None:
    state = BLOCK.start(players, deal(BLOCK, players))
    assert [len(hand.tiles) for hand in state.hands] == [size] * players
    assert len(state.stock.tiles) == stock


def test_the_highest_double_leads_and_only_tiles_with_its_number_follow() -> None:
    state = BLOCK.start(2, deal(BLOCK, 2, ["6-6 5-5", "6-0 6-1 6-2 4-4 3-3 2-2 1-1"]))
    assert (mover(state), actions(BLOCK, state)) == (0, {"6-6"})
    state, _ = play(BLOCK, state, "0:6-6")
    assert actions(BLOCK, state) == {f"{low}-6@{end}" for low in range(3) for end in "ab"}


def test_without_a_double_the_heaviest_tile_leads() -> None:
    state = BLOCK.start(2, deal(BLOCK, 2, ["5-4", "6-3"]))
    assert (mover(state), actions(BLOCK, state)) == (1, {"3-6"})


def test_with_no_double_redeal_such_a_deal_is_void() -> None:
    redeal = rules("plain-block", no_double="redeal")
    with pytest.raises(Redeal):
        redeal.start(2, deal(redeal, 2, ["5-4", "6-3"]))
    assert actions(redeal, redeal.start(2, deal(redeal, 2, ["5-4", "0-0"]))) == {"0-0"}


def test_who_can_lay_must_and_nothing_is_drawn() -> None:
    state = table(BLOCK, ["3-6 0-1", "1-1"], line="3-5")
    assert actions(BLOCK, state) == {"3-6@a"}
    with pytest.raises(IllegalAction, match="'pass' now; allowed: 3-6@a"):
        match_at(BLOCK, state).play(0, Pass())


def test_who_cannot_lay_passes_whatever_the_stock_holds() -> None:
    state = table(BLOCK, ["0-1", "3-6 1-1"], line="3-5", stock=14)
    assert actions(BLOCK, state) == {"pass"}
    assert mover(play(BLOCK, state, "0:pass")[0]) == 1


@pytest.mark.parametrize("seed", range(8))
def test_the_stock_is_never_touched(seed: int) -> None:
    assert all(before.stock == after.stock for before, _, after in by_chance(BLOCK, 4, seed))


def test_the_hand_is_blocked_when_both_ends_show_two_and_nobody_has_one() -> None:
    state = table(BLOCK, ["2-5 0-1", "0-3 6-6", "1-4"], line="2-3 3-5")
    state, events = play(BLOCK, state, "0:2-5@b")
    assert [end.number for end in state.layout.ends] == [2, 2]
    assert Ended("blocked", 0) in events


def test_the_hand_goes_on_while_anybody_can_lay() -> None:
    state = table(BLOCK, ["2-5 0-1", "0-3 6-6", "1-2"], line="2-3 3-5")
    state, _ = play(BLOCK, state, "0:2-5@b 1:pass")
    assert actions(BLOCK, state) == {"1-2@a", "1-2@b"}


def test_the_winner_gets_the_pips_of_the_others() -> None:
    assert ended(BLOCK, ["", "4-5", "5-6"], "out") == (20, 0, 0)


def test_blocked_the_fewest_pips_win_and_nothing_is_taken_off() -> None:
    assert ended(BLOCK, ["0-5", "4-5", "5-6"]) == (20, 0, 0)


def test_with_blocked_deduct_own_the_winners_pips_are_taken_off() -> None:
    assert ended(rules("plain-block", blocked_deduct_own=True), ["0-5", "4-5", "5-6"]) == (15, 0, 0)


def test_equal_pips_get_nothing() -> None:
    assert ended(BLOCK, ["1-4", "0-1 0-4", "5-6"]) == (0, 0, 0)


def test_with_blocked_tie_share_equal_pips_halve_the_points() -> None:
    assert ended(rules("plain-block", blocked_tie="share"), ["1-4", "0-1 0-4", "6-6"]) == (6, 6, 0)


def test_with_blocked_tie_lowest_tile_the_lightest_tile_decides() -> None:
    assert ended(rules("plain-block", blocked_tie="lowest_tile"), ["1-4", "0-1 0-4", "5-6"]) == (0, 16, 0)


def test_four_play_in_pairs_that_sit_opposite() -> None:
    assert BLOCK.sides(4) == ((0, 2), (1, 3))
    assert BLOCK.sides(3) == ((0,), (1,), (2,))


def test_a_pair_takes_off_what_the_partner_holds_and_both_write_the_points() -> None:
    assert ended(BLOCK, ["", "4-5", "0-6", "5-6"], "out") == (14, 0, 14, 0)


def test_blocked_the_pair_with_fewer_pips_gets_the_difference() -> None:
    assert ended(BLOCK, ["0-5", "4-5", "0-6", "5-6"]) == (9, 0, 9, 0)


def test_pairs_that_hold_equal_pips_get_nothing() -> None:
    assert ended(BLOCK, ["0-5", "4-5", "5-6", "1-6"]) == (0, 0, 0, 0)


def test_a_pair_never_writes_a_loss() -> None:
    assert ended(BLOCK, ["", "1-2", "6-6 5-6 0-2", "0-4"], "out") == (0, 0, 0, 0)


def test_with_team_floor0_off_it_does() -> None:
    assert ended(rules("plain-block", team_floor0=False), ["", "1-2", "6-6 5-6 0-2", "0-4"], "out") == (-18, 0, -18, 0)


def test_the_difference_of_equal_pairs_is_nothing_however_it_is_shared() -> None:
    shared = rules("plain-block", blocked_tie="share", team_floor0=False)
    assert ended(shared, ["0-5", "4-5", "5-6", "1-6"]) == (0, 0, 0, 0)


def test_with_four_individual_everybody_plays_for_himself() -> None:
    assert ALONE.sides(4) == ((0,), (1,), (2,), (3,))
    assert ended(ALONE, ["", "4-5", "0-6", "5-6"], "out") == (26, 0, 0, 0)
    assert ended(ALONE, ["0-5", "4-5", "0-6", "5-6"]) == (26, 0, 0, 0)


@pytest.mark.parametrize("lead, opener", [("rule", None), ("winner", 0), ("rotate", 2)])
def test_the_next_hand_opens_by_the_same_rule_or_as_agreed(lead: str, opener: int | None) -> None:
    match = match_after(rules("plain-block", next_lead=lead), ["", "6-6", "5-5"], "out", 0, leader=1)
    assert match.opener == opener


def test_who_has_the_lead_by_right_leads_his_own_highest_double() -> None:
    match = match_after(rules("plain-block", next_lead="winner"), ["", "6-6"], "out", 0)
    match = match.deal(deal(BLOCK, 2, ["1-1 6-5", "5-5"]))
    assert (match.leader, set(map(str, match.actions(0)))) == (0, {"1-1"})


def test_the_match_goes_to_a_hundred() -> None:
    assert Match.new(BLOCK, 2).target.points == 100
    assert match_after(BLOCK, ["", "6-5"], "out", 0, [88, 0]).over is False
    assert match_after(BLOCK, ["", "6-5"], "out", 0, [89, 0]).over is True


def test_both_partners_carry_the_points_of_the_pair() -> None:
    match = match_after(BLOCK, ["", "4-5", "0-6", "5-6"], "out", 0, [90, 30, 90, 30])
    assert (match.totals, match.over, match.winners) == ((104, 30, 104, 30), True, (0, 2))


def test_another_target_may_be_agreed() -> None:
    assert match_after(rules("plain-block", target=150), ["", "6-5"], "out", 0, [100, 0]).over is False


def test_a_number_of_hands_may_be_agreed() -> None:
    two = rules("plain-block", hands=2)
    assert match_after(two, ["", "6-5"], "out", 0, [100, 0], number=1).over is False
    assert match_after(two, ["", "6-5"], "out", 0, [0, 0], number=2).over is True
    assert match_after(two, ["", "6-5"], "out", 0, [0, 11], number=2).winners == (0, 1)
