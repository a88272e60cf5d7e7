"""Sebastopol in pairs: the sentences of its page."""

from random import Random

import pytest

from boneyard import IllegalAction, Match
from boneyard.state import Pass
from tests.laws import deals
from tests.tables import actions, by_chance, deal, ended, match_after, match_at, mover, play, rules, table

CROSS = rules("sebastopol-pairs")
FREE = rules("sebastopol-pairs", fill_spinner_first=False)
FULL = "6-6 6-1@a 6-2@b 6-3@c 6-4@d"


def ends(line: str) -> dict[str, int]:
    return {end.name: end.number for end in table(CROSS, [""] * 4, line=line).layout.ends}


def test_four_players_get_seven_tiles_each_and_nothing_is_left() -> None:
    state = CROSS.start(4, deal(CROSS, 4))
    assert [len(hand.tiles) for hand in state.hands] == [7] * 4
    assert state.stock.tiles == ()


@pytest.mark.parametrize("seat", range(4))
def test_the_double_six_leads(seat: int) -> None:
    state = CROSS.start(4, deal(CROSS, 4, [""] * seat + ["6-6 5-5"]))
    assert (mover(state), actions(CROSS, state)) == (seat, {"6-6"})


@pytest.mark.parametrize("seed", range(5))
def test_every_deal_has_its_double_six_so_nobody_deals_again(seed: int) -> None:
    deck = deals(CROSS, 4, Random(seed))
    assert CROSS.start(4, deck[::-1]).turn


def test_the_next_four_tiles_go_at_the_four_sides_of_the_double_six() -> None:
    state = CROSS.start(4, deal(CROSS, 4, ["6-6", "6-1 1-1", "6-2", "6-3"]))
    state, _ = play(CROSS, state, "0:6-6")
    assert {text for text in actions(CROSS, state) if text.startswith("1-6")} == {f"1-6@{end}" for end in "abcd"}
    state, _ = play(CROSS, state, "1:1-6@a")
    assert {text[4:] for text in actions(CROSS, state)} == {"b", "c", "d"}


def test_who_has_no_six_passes_even_if_an_arm_would_take_his_tile() -> None:
    state = table(CROSS, ["1-1 3-4", "6-0", "5-5", "4-4"], line="6-6 6-1@a 6-2@b")
    assert actions(CROSS, state) == {"pass"}
    assert mover(play(CROSS, state, "0:pass")[0]) == 1


def test_a_six_goes_at_either_free_side() -> None:
    state = table(CROSS, ["6-0", "5-5", "4-4", "3-3"], line="6-6 6-1@a 6-2@b")
    assert actions(CROSS, state) == {"0-6@c", "0-6@d"}


def test_who_has_a_six_must_lay_it_while_the_cross_is_not_filled() -> None:
    state = table(CROSS, ["6-0 1-1", "5-5", "4-4", "3-3"], line="6-6 6-1@a 6-2@b")
    with pytest.raises(IllegalAction, match="'pass' now; allowed: 0-6@c, 0-6@d"):
        match_at(CROSS, state).play(0, Pass())


def test_four_arms_1_2_3_4_have_the_ends_1_2_3_4() -> None:
    assert ends(FULL) == {"a": 1, "b": 2, "c": 3, "d": 4}
    state = table(CROSS, ["1-5 2-5 3-5 4-5 0-0", "1-1", "2-2", "3-3"], line=FULL)
    assert actions(CROSS, state) == {"1-5@a", "2-5@b", "3-5@c", "4-5@d"}


def test_another_double_passes_its_end_on() -> None:
    assert ends(f"{FULL} 2-2@b") == {"a": 1, "b": 2, "c": 3, "d": 4}
    assert ends(f"{FULL} 2-2@b 2-5@b") == {"a": 1, "b": 5, "c": 3, "d": 4}


def test_a_spare_six_goes_on_an_open_number_and_leaves_a_six_open() -> None:
    state = table(CROSS, ["5-6 0-0", "6-0", "2-2", "3-3"], line=f"{FULL} 1-5@a")
    state, _ = play(CROSS, state, "0:5-6@a")
    assert actions(CROSS, state) == {"0-6@a"}


def test_with_fill_spinner_first_off_an_arm_may_grow_at_once() -> None:
    state = table(FREE, ["1-1 3-4", "6-0", "5-5", "4-4"], line="6-6 6-1@a 6-2@b")
    assert actions(FREE, state) == {"1-1@a"}
    state = table(FREE, ["1-1 6-0", "3-3", "5-5", "4-4"], line="6-6 6-1@a 6-2@b")
    assert actions(FREE, state) == {"1-1@a", "0-6@c", "0-6@d"}


def test_the_hand_is_over_when_nobody_can_fill_the_cross() -> None:
    assert ended(CROSS, ["0-5", "4-5", "0-4", "5-5"]) == (10, 0, 10, 0)


@pytest.mark.parametrize("seed", range(6))
def test_the_first_five_tiles_of_every_hand_are_the_cross(seed: int) -> None:
    *_, (_, _, last) = by_chance(CROSS, 4, seed)
    sixes = [6 in tile for tile in last.layout.tiles[:5]]
    assert sixes == [True] * len(sixes)
    assert [joint.on for joint in last.layout.joints[1:5]] == [0] * (len(sixes) - 1)


def test_out_a_pair_gets_the_losers_pips_less_those_of_the_partner() -> None:
    assert ended(CROSS, ["", "6-5 0-1", "2-4", "5-3 1-2"], "out") == (17, 0, 17, 0)


@pytest.mark.parametrize(
    "hands, how, points",
    [
        (["", "4-5", "1-5", "3-5 1-2"], "out", (14, 0, 14, 0)),
        (["0-5", "4-5", "2-4", "3-5 1-2"], "blocked", (9, 0, 9, 0)),
        (["0-5", "4-5", "5-5", "1-5"], "blocked", (0, 0, 0, 0)),
        (["", "1-2", "5-5 4-5 2-4", "0-4"], "out", (0, 0, 0, 0)),
    ],
)
def test_points_are_those_of_plain_block_in_pairs(hands: list[str], how: str, points: tuple[int, ...]) -> None:
    assert ended(CROSS, hands, how) == ended(rules("plain-block"), hands, how) == points


def test_with_team_floor0_off_a_pair_can_write_a_loss() -> None:
    bottomless = rules("sebastopol-pairs", team_floor0=False)
    assert ended(bottomless, ["", "1-2", "5-5 4-5 2-4", "0-4"], "out") == (-18, 0, -18, 0)


def test_with_four_individual_everybody_plays_for_himself() -> None:
    alone = rules("sebastopol-pairs", four_individual=True)
    assert (CROSS.sides(4), alone.sides(4)) == (((0, 2), (1, 3)), ((0,), (1,), (2,), (3,)))
    assert ended(alone, ["", "6-5 0-1", "2-4", "5-3 1-2"], "out") == (29, 0, 0, 0)


@pytest.mark.parametrize("deduct, points", [(False, 26), (True, 21)])
def test_with_blocked_deduct_own_a_single_winners_pips_are_taken_off(deduct: bool, points: int) -> None:
    alone = rules("sebastopol-pairs", four_individual=True, blocked_deduct_own=deduct)
    assert ended(alone, ["0-5", "4-5", "2-4", "3-5 1-2"]) == (points, 0, 0, 0)


@pytest.mark.parametrize(
    "tie, points", [("none", (0, 0, 0, 0)), ("share", (8, 8, 0, 0)), ("lowest_tile", (0, 21, 0, 0))]
)
def test_equal_pips_are_settled_as_blocked_tie_says(tie: str, points: tuple[int, ...]) -> None:
    alone = rules("sebastopol-pairs", four_individual=True, blocked_tie=tie)
    assert ended(alone, ["1-4", "0-1 0-4", "2-4", "5-5"]) == points


def test_the_match_goes_to_a_hundred_and_both_partners_carry_the_points() -> None:
    assert Match.new(CROSS, 4).target.points == 100
    match = match_after(CROSS, ["", "6-5 0-1", "2-4", "5-3 1-2"], "out", 0, [83, 30, 83, 30])
    assert (match.totals, match.over, match.winners) == ((100, 30, 100, 30), True, (0, 2))


def test_another_target_or_a_number_of_hands_may_be_agreed() -> None:
    left = ["", "6-5 0-1", "2-4", "5-3 1-2"]
    assert match_after(rules("sebastopol-pairs", target=150), left, "out", 0, [83, 30, 83, 30]).over is False
    assert match_after(rules("sebastopol-pairs", hands=1), left, "out", 0).over is True
    assert match_after(rules("sebastopol-pairs", hands=2), left, "out", 0).over is False
