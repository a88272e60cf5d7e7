"""Team block: the sentences of its page."""

from random import Random

import pytest

from boneyard import Match
from boneyard.state import Ended
from boneyard.tiles import parse_tiles, pips
from tests.laws import deals
from tests.tables import (
    actions,
    by_chance,
    deal,
    ended,
    finished,
    joins_are_paired,
    match_after,
    mover,
    play,
    rules,
    table,
)

TEAM = rules("team-block")
HANDS = {
    30: "6-6 5-5 1-4 0-3",
    25: "5-6 3-5 1-3 0-2",
    22: "4-6 2-4 2-3 0-1",
    18: "4-5 0-4 1-1 1-2",
}
Sides = tuple[tuple[int, ...], ...]


def test_everyone_draws_four_tiles_which_are_his_hand_and_ten_of_the_other_twelve_may_be_drawn() -> None:
    state = TEAM.start(4, deal(TEAM, 4))
    assert TEAM.players == (4,)
    assert [len(hand.tiles) for hand in state.hands] == [4] * 4
    assert len(state.stock.tiles) == 12
    left = {len(after.stock.tiles) for seed in range(40) for _, _, after in by_chance(TEAM, 4, seed)}
    assert min(left) == 2


@pytest.mark.parametrize(
    "sums, sides, order",
    [
        ((30, 25, 22, 18), ((0, 1), (2, 3)), (0, 2, 1, 3)),
        ((22, 18, 30, 25), ((0, 1), (2, 3)), (0, 2, 1, 3)),
        ((30, 22, 25, 18), ((0, 2), (1, 3)), (0, 1, 2, 3)),
        ((18, 30, 22, 25), ((0, 2), (1, 3)), (0, 1, 2, 3)),
        ((30, 18, 22, 25), ((0, 3), (1, 2)), (0, 1, 3, 2)),
        ((22, 30, 25, 18), ((0, 3), (1, 2)), (0, 1, 3, 2)),
    ],
)
def test_the_two_highest_sums_are_one_team_and_partners_sit_opposite(
    sums: tuple[int, ...], sides: Sides, order: tuple[int, ...]
) -> None:
    hands = [HANDS[total] for total in sums]
    assert tuple(pips(parse_tiles(hand)) for hand in hands) == sums
    state = TEAM.start(4, deal(TEAM, 4, hands))
    assert (TEAM.sides_of(state), state.order) == (sides, order)


@pytest.mark.parametrize(
    "second, third",
    [("5-6 3-5 1-3 0-1", "4-6 2-6 0-4 0-2"), ("3-6 2-5 0-4 1-3", "4-5 2-6 1-2 2-2")],
    ids=["heavier", "larger-half"],
)
def test_if_second_and_third_are_equal_the_heavier_single_tile_decides(second: str, third: str) -> None:
    assert pips(parse_tiles(second)) == pips(parse_tiles(third)) == 24
    first, last = "6-6 5-5 1-4 0-3", "0-0 1-1 1-5 0-5"
    state = TEAM.start(4, deal(TEAM, 4, [first, second, third, last]))
    assert TEAM.sides_of(state) == ((0, 1), (2, 3))
    state = TEAM.start(4, deal(TEAM, 4, [first, third, second, last]))
    assert TEAM.sides_of(state) == ((0, 2), (1, 3))


def test_partners_play_alternately_first_seat_an_opponent_the_partner_the_other_opponent() -> None:
    state = TEAM.start(4, deal(TEAM, 4, [HANDS[30], HANDS[25], HANDS[22], HANDS[18]]))
    turns = [mover(state)]
    for _ in range(4):
        seat = min(state.turn)
        state, _ = TEAM.play(state, seat, TEAM.actions(state, seat)[0])
        turns.append(mover(state))
    assert turns == [0, 2, 1, 3, 0]


def test_with_redeal5_the_four_tiles_only_make_the_teams_and_five_each_are_dealt_from_the_back() -> None:
    game = rules("team-block", team_hand="redeal5")
    deck = deal(TEAM, 4, [HANDS[30], HANDS[25], HANDS[22], HANDS[18]])
    state = game.start(4, deck)
    assert (game.sides_of(state), state.order) == (((0, 1), (2, 3)), (0, 2, 1, 3))
    back = deck[::-1]
    assert [hand.tiles for hand in state.hands] == [back[0:5], back[5:10], back[10:15], back[15:20]]
    assert state.stock.tiles == back[20:]


def test_the_highest_double_leads() -> None:
    state = TEAM.start(4, deal(TEAM, 4, [HANDS[18], HANDS[25], HANDS[22], HANDS[30]]))
    assert (mover(state), actions(TEAM, state)) == (3, {"6-6"})


def test_with_open_any_tile_its_holder_leads_what_he_likes() -> None:
    free = rules("team-block", open_any_tile=True)
    state = free.start(4, deal(free, 4, [HANDS[18], HANDS[25], HANDS[22], HANDS[30]]))
    assert (mover(state), actions(free, state)) == (3, {"6-6", "5-5", "1-4", "0-3"})


def test_a_turn_ends_with_drawing_a_tile_that_waits() -> None:
    state = table(TEAM, ["0-1 2-2", "3-4", "3-6", "5-6"], line="3-5", stock="3-3 5-5 4-4", order=(0, 2, 1, 3))
    assert actions(TEAM, state) == {"pass"}
    state, _ = play(TEAM, state, "0:pass")
    assert (len(state.hands[0].tiles), len(state.stock.tiles), mover(state)) == (3, 2, 2)


@pytest.mark.parametrize("reserve, left", [(0, 1), (1, 1), (2, 2)])
def test_stock_reserve_says_how_many_tiles_stay(reserve: int, left: int) -> None:
    game = rules("team-block", stock_reserve=reserve)
    state = table(game, ["0-1 2-2", "3-4 1-1", "3-6", "5-6"], line="3-5", stock=2)
    state, _ = play(game, state, "0:pass")
    assert len(state.stock.tiles) == left


def test_if_you_can_lay_you_must_unless_voluntary_pass_is_played() -> None:
    hands = ["3-1 2-2", "3-4", "3-6", "5-6"]
    assert actions(TEAM, table(TEAM, hands, line="3-5")) == {"1-3@a"}
    lazy = rules("team-block", voluntary_pass=True)
    state = table(lazy, hands, line="3:3-5", stock=2)
    assert actions(lazy, state) == {"1-3@a", "pass"}
    state, _ = play(lazy, state, "0:pass 1:pass 2:pass 3:pass")
    assert (state.ended, lazy.payoff(state)) == (Ended("blocked", 3), (18, 0, 18, 0))


def test_the_team_of_who_goes_out_gets_the_pips_of_both_opponents_whatever_the_partner_holds() -> None:
    assert ended(TEAM, ["", "4-5", "2-4", "5-6"], "out", seat=0) == (20, 0, 20, 0)
    assert ended(TEAM, ["", "2-4", "4-5", "5-6"], "out", seat=0, order=(0, 2, 1, 3)) == (20, 20, 0, 0)


def test_with_team_partner_deduct_the_partners_pips_are_taken_off() -> None:
    deduct = rules("team-block", team_partner_deduct=True)
    assert ended(deduct, ["", "4-5", "2-4", "5-6"], "out", seat=0) == (14, 0, 14, 0)


@pytest.mark.parametrize("floor, points", [(True, 0), (False, -18)])
def test_with_that_deduction_the_points_stop_at_nothing_unless_team_floor0_is_off(floor: bool, points: int) -> None:
    game = rules("team-block", team_partner_deduct=True, team_floor0=floor)
    hands = ["", "1-2", "6-6 5-5 0-3", "0-4"]
    assert ended(game, hands, "out", seat=0) == (points, 0, points, 0)


@pytest.mark.parametrize("last", [0, 1, 2, 3])
def test_when_blocked_the_team_with_fewer_pips_gets_those_of_the_other(last: int) -> None:
    assert ended(TEAM, ["1-4", "4-5", "1-5", "5-6"], "blocked", seat=last) == (20, 0, 20, 0)


def test_when_blocked_the_lowest_hand_does_not_help_a_team_that_holds_more() -> None:
    assert ended(TEAM, ["1-4", "2-4", "6-6", "1-5"], "blocked") == (0, 17, 0, 17)


@pytest.mark.parametrize("option", ["blocked_deduct_own", "team_partner_deduct"])
def test_when_blocked_the_winners_take_off_both_their_hands_if_an_option_says_so(option: str) -> None:
    assert ended(rules("team-block", **{option: True}), ["1-4", "4-5", "1-5", "5-6"], "blocked") == (9, 0, 9, 0)


def test_blocked_deduct_own_changes_nothing_when_somebody_goes_out() -> None:
    game = rules("team-block", blocked_deduct_own=True)
    assert ended(game, ["", "4-5", "2-4", "5-6"], "out", seat=0) == (20, 0, 20, 0)


def test_when_blocked_equal_teams_get_nothing() -> None:
    assert ended(TEAM, ["1-4", "2-4", "1-6", "1-5"], "blocked") == (0, 0, 0, 0)


def test_the_teams_are_made_anew_in_every_hand() -> None:
    match = match_after(TEAM, ["", "4-5", "2-4", "5-6"], "out", 0)
    match = match.deal(deal(TEAM, 4, [HANDS[30], HANDS[25], HANDS[22], HANDS[18]]))
    assert (TEAM.sides_of(match.state), match.totals) == (((0, 1), (2, 3)), (20, 0, 20, 0))
    assert TEAM.sides(4) == ((0,), (1,), (2,), (3,))


def test_both_winners_write_the_points_in_their_own_columns() -> None:
    match = Match.new(rules("team-block", hands=12), 4)
    rng = Random(3)
    columns = [0] * 4
    pairs = set()
    for _ in range(6):
        match = finished(match, rng)
        columns = [total + won for total, won in zip(columns, match.result, strict=True)]
        pairs.add(TEAM.sides_of(match.state))
        winners = [seat for seat, won in enumerate(match.result) if won]
        assert not winners or tuple(winners) in TEAM.sides_of(match.state)
    assert match.totals == tuple(columns)
    assert len(pairs) > 1


@pytest.mark.parametrize("before, over", [(79, False), (80, True)])
def test_the_first_to_a_hundred_points_of_his_own_wins(before: int, over: bool) -> None:
    match = match_after(TEAM, ["", "4-5", "2-4", "5-6"], "out", 0, (before, 0, 70, 0))
    assert (match.totals, match.over, match.winners) == ((before + 20, 0, 90, 0), over, (0,))


def test_partners_with_equal_totals_play_on() -> None:
    match = match_after(TEAM, ["", "4-5", "2-4", "5-6"], "out", 0, (85, 0, 85, 0))
    assert (match.totals, match.over, match.dealing) == ((105, 0, 105, 0), False, True)


def test_the_match_is_played_to_the_target_or_over_the_agreed_hands() -> None:
    hands = ["", "4-5", "2-4", "5-6"]
    assert match_after(rules("team-block", target=20), hands, "out", 0, (1, 0, 0, 0)).over
    assert not match_after(rules("team-block", target=22), hands, "out", 0, (1, 0, 0, 0)).over
    agreed = rules("team-block", hands=4)
    assert not match_after(agreed, hands, "out", 0, (150, 0, 0, 0), number=3).over
    assert match_after(agreed, hands, "out", 0, (1, 0, 0, 0), number=4).winners == (0,)


def test_one_agreed_hand_is_one_hand_and_its_two_winners_share_the_match() -> None:
    match = match_after(rules("team-block", hands=1), ["", "4-5", "2-4", "5-6"], "out", 0)
    assert (match.over, match.winners) == (True, (0, 2))


@pytest.mark.parametrize("next_lead, leader", [("rule", 3), ("winner", 2), ("rotate", 1)])
def test_the_next_hand_is_led_as_next_lead_says(next_lead: str, leader: int) -> None:
    game = rules("team-block", next_lead=next_lead)
    match = match_after(game, ["2-4", "4-5", "", "5-6"], "out", 2, leader=0)
    match = match.deal(deal(game, 4, [HANDS[25], HANDS[22], HANDS[18], HANDS[30]]))
    assert match.leader == leader


def test_a_hand_is_never_smaller_than_dealt_after_a_turn_that_could_draw() -> None:
    for seed in range(40):
        for before, _, after in by_chance(TEAM, 4, seed):
            assert joins_are_paired(after.layout)
            if len(before.stock.tiles) > 2:
                assert len(after.hands[min(before.turn)].tiles) >= 4


def test_partners_always_carry_the_same_points() -> None:
    for seed in range(40):
        *_, (_, _, state) = by_chance(TEAM, 4, seed)
        points = TEAM.payoff(state)
        assert points
        for one, other in TEAM.sides_of(state):
            assert points[one] == points[other]


def test_in_any_deal_a_team_is_the_two_highest_sums() -> None:
    rng = Random(5)
    for _ in range(100):
        state = TEAM.start(4, deals(TEAM, 4, rng))
        sums = [pips(hand.tiles) for hand in state.hands]
        one, other = ([sums[seat] for seat in side] for side in TEAM.sides_of(state))
        assert min(one) >= max(other) or min(other) >= max(one)


def test_team_talk_is_agreed_and_changes_no_rule() -> None:
    talk = rules("team-block", team_talk=True)
    assert talk.options.given == {"team_talk": True}
    deck = deal(talk, 4)
    assert talk.start(4, deck) == TEAM.start(4, deck)
