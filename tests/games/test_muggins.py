"""Muggins: the sentences of its page."""

import pytest

from boneyard import IllegalAction, Match, Redeal
from boneyard.laying import LayingGame
from boneyard.state import Ended, Pass, Scored, State
from tests.tables import actions, by_chance, deal, ended, match_after, match_at, mover, play, rules, table

MUGGINS = rules("muggins")


def points(game: LayingGame, state: State, move: str) -> int:
    """What this move wins at once."""
    _, events = play(game, state, move)
    return sum(event.points for event in events if isinstance(event, Scored) and event.why.startswith("ends-"))


@pytest.mark.parametrize("players, size, stock", [(2, 7, 14), (3, 5, 13), (4, 5, 8)])
def test_two_players_get_seven_tiles_each_three_or_four_get_five(players: int, size: int, stock: int) -> None:
    state = MUGGINS.start(players, deal(MUGGINS, players))
    assert [len(hand.tiles) for hand in state.hands] == [size] * players
    assert len(state.stock.tiles) == stock


def test_the_highest_double_leads_else_the_heaviest_tile() -> None:
    state = MUGGINS.start(2, deal(MUGGINS, 2, ["1-1 6-5", "5-5"]))
    assert (mover(state), actions(MUGGINS, state)) == (1, {"5-5"})
    state = MUGGINS.start(2, deal(MUGGINS, 2, ["5-4", "6-3"]))
    assert (mover(state), actions(MUGGINS, state)) == (1, {"3-6"})


def test_with_no_double_redeal_such_a_deal_is_void() -> None:
    redeal = rules("muggins", no_double="redeal")
    with pytest.raises(Redeal):
        redeal.start(2, deal(redeal, 2, ["5-4", "6-3"]))


@pytest.mark.parametrize("lead, won", [("5-5", 2), ("6-6", 0)])
def test_the_lead_counts_its_total(lead: str, won: int) -> None:
    assert points(MUGGINS, MUGGINS.start(2, deal(MUGGINS, 2, [lead])), f"0:{lead}") == won


@pytest.mark.parametrize(
    "line, tile, won",
    [
        ("4-6 6-6", "4-4@a", 4),
        ("4-6 4-4", "6-6@b", 4),
        ("5-5", "0-5@a", 2),
        ("5-5", "4-5@a", 0),
        ("1-4", "2-4@b", 0),
        ("1-3", "3-4@b", 1),
        ("4-5", "5-6@b", 2),
        ("3-5 5-6", "6-6@b", 3),
    ],
)
def test_a_point_is_won_for_every_five_in_a_multiple_of_five(line: str, tile: str, won: int) -> None:
    assert points(MUGGINS, table(MUGGINS, [f"{tile[:3]} 0-3", "1-1"], line=line), f"0:{tile}") == won


def test_the_points_are_written_at_once() -> None:
    state, events = play(MUGGINS, table(MUGGINS, ["4-4 0-1", "1-1"], line="4-6 6-6"), "0:4-4@a")
    assert (state.scores, events[-1]) == ((4, 0), Scored((0,), 4, "ends-20"))


@pytest.mark.parametrize("seed", range(10))
def test_no_ends_total_more_than_22_and_none_are_worth_more_than_four(seed: int) -> None:
    for before, _, after in by_chance(MUGGINS, 2, seed):
        assert after.layout.total() <= 22
        if not after.ended:
            assert sum(after.scores) - sum(before.scores) in range(5)


def test_who_can_lay_must_and_passing_is_forbidden() -> None:
    state = table(MUGGINS, ["3-6 0-1", "1-1"], line="3-5", stock=10)
    assert actions(MUGGINS, state) == {"3-6@a"}
    with pytest.raises(IllegalAction, match="'pass' now; allowed: 3-6@a"):
        match_at(MUGGINS, state).play(0, Pass())


def test_who_cannot_lay_draws_until_he_can() -> None:
    state = table(MUGGINS, ["0-1", "1-1"], line="3-5", stock="0-0 2-2 5-5 4-4")
    for _ in range(3):
        assert actions(MUGGINS, state) == {"draw"}
        state, _ = play(MUGGINS, state, "0:draw")
    assert (actions(MUGGINS, state), len(state.stock.tiles)) == ({"5-5@b"}, 1)


def test_the_last_tile_of_the_stock_is_drawn_and_then_one_passes() -> None:
    state = table(MUGGINS, ["0-1", "3-6 1-1"], line="3-5", stock="0-0")
    state, _ = play(MUGGINS, state, "0:draw")
    assert (actions(MUGGINS, state), state.stock.tiles) == ({"pass"}, ())
    assert mover(play(MUGGINS, state, "0:pass")[0]) == 1


def test_with_muggins_reserve_the_last_two_stay() -> None:
    foster = rules("muggins", muggins_reserve=2)
    state = table(foster, ["0-1", "3-6 1-1"], line="3-5", stock="0-0 2-2 4-4")
    assert actions(foster, state) == {"draw"}
    assert actions(foster, play(foster, state, "0:draw")[0]) == {"pass"}


def test_the_hand_is_blocked_when_nobody_can_lay_and_nothing_is_left_to_draw() -> None:
    state = table(MUGGINS, ["2-5 0-1", "0-3 6-6"], line="2-3 3-5", stock="0-0")
    state, events = play(MUGGINS, state, "0:2-5@b")
    assert state.ended is None
    state, events = play(MUGGINS, state, "1:draw")
    assert Ended("blocked", 0) in events


@pytest.mark.parametrize("left, won", [("6-6 0-5", 4), ("4-5 0-6", 3), ("6-6 0-4", 4), ("0-0", 0)])
def test_out_the_pips_of_the_others_are_divided_by_five_and_rounded_up(left: str, won: int) -> None:
    assert ended(MUGGINS, ["", left], "out") == (won, 0)


def test_the_pips_of_all_opponents_are_added_before_they_are_divided() -> None:
    assert ended(MUGGINS, ["", "6-6", "4-5 0-3"], "out") == (5, 0, 0)


def test_blocked_the_fewest_pips_win_the_points_of_block_by_fives() -> None:
    assert ended(MUGGINS, ["0-5", "4-5", "5-6"]) == (4, 0, 0)


@pytest.mark.parametrize("tie, won", [("none", (0, 0, 0)), ("share", (1, 1, 0)), ("lowest_tile", (0, 4, 0))])
def test_equal_pips_are_settled_as_blocked_tie_says(tie: str, won: tuple[int, ...]) -> None:
    assert ended(rules("muggins", blocked_tie=tie), ["1-4", "0-1 0-4", "6-6"]) == won


def test_four_play_in_pairs_and_the_partners_pips_are_taken_off_before_they_are_divided() -> None:
    assert MUGGINS.sides(4) == ((0, 2), (1, 3))
    assert ended(MUGGINS, ["", "4-5", "0-6", "5-6"], "out") == (3, 0, 3, 0)
    assert ended(MUGGINS, ["0-5", "4-5", "0-6", "5-6"]) == (2, 0, 2, 0)


def test_a_pair_writes_the_points_of_either_partner() -> None:
    state = table(MUGGINS, ["1-1", "2-2", "4-4 0-1", "3-3"], line="4-6 6-6", turn=2)
    assert play(MUGGINS, state, "2:4-4@a")[0].scores == (4, 0, 4, 0)


def test_a_pair_never_writes_a_loss_unless_team_floor0_is_off() -> None:
    assert ended(MUGGINS, ["", "1-2", "6-6 5-6 0-2", "0-4"], "out") == (0, 0, 0, 0)
    assert ended(rules("muggins", team_floor0=False), ["", "1-2", "6-6 5-6 0-2", "0-4"], "out") == (-3, 0, -3, 0)


def test_with_four_individual_everybody_plays_for_himself() -> None:
    alone = rules("muggins", four_individual=True)
    assert alone.sides(4) == ((0,), (1,), (2,), (3,))
    assert ended(alone, ["", "4-5", "0-6", "5-6"], "out") == (6, 0, 0, 0)


def test_61_reached_in_the_middle_of_a_hand_ends_the_match() -> None:
    match = match_at(MUGGINS, table(MUGGINS, ["4-4 0-1", "1-1"], line="4-6 6-6"), totals=[57, 60])
    match, _ = match.play(0, MUGGINS.read("4-4@a"))
    assert (match.totals, match.over, match.turn, match.winners) == ((61, 60), True, frozenset(), (0,))
    assert match.state.ended is None


def test_60_do_not_end_it() -> None:
    match = match_at(MUGGINS, table(MUGGINS, ["4-4 0-1", "1-1"], line="4-6 6-6"), totals=[56, 60])
    match, _ = match.play(0, MUGGINS.read("4-4@a"))
    assert (match.totals, match.over, match.turn) == ((60, 60), False, frozenset((1,)))


def test_a_pair_reaches_61_together() -> None:
    state = table(MUGGINS, ["1-1", "2-2", "4-4 0-1", "3-3"], line="4-6 6-6", turn=2)
    match, _ = match_at(MUGGINS, state, totals=[57, 60, 57, 60]).play(2, MUGGINS.read("4-4@a"))
    assert (match.totals, match.over, match.winners) == ((61, 60, 61, 60), True, (0, 2))


def test_with_finish_hand_the_hand_is_played_to_its_end() -> None:
    patient = rules("muggins", finish_hand=True)
    match = match_at(patient, table(patient, ["4-4 0-1", "1-1 1-6"], line="4-6 6-6", stock=0), totals=[57, 0])
    match, _ = match.play(0, patient.read("4-4@a"))
    assert (match.totals, match.over, match.turn) == ((61, 0), False, frozenset((1,)))
    match, _ = match.play(1, patient.read("1-6@b"))
    match, _ = match.play(0, patient.read("0-1@b"))
    assert (match.totals, match.over) == ((62, 0), True)


@pytest.mark.parametrize("held, totals", [("5-5 3-5 2-3", (61, 61)), ("5-5 3-5 3-3 2-5", (63, 61)), ("1-2", (57, 61))])
def test_whoever_reaches_61_with_the_tile_that_blocks_has_won_whatever_the_pips_are(
    held: str, totals: tuple[int, int]
) -> None:
    state = table(MUGGINS, ["0-1", f"4-4 {held}"], line="4-6 6-6", stock=0, turn=1)
    match, events = match_at(MUGGINS, state, totals=[56, 57]).play(1, MUGGINS.read("4-4@a"))
    assert Ended("blocked", 1) in events
    assert (match.over, match.winners, match.totals) == (True, (1,), totals)


def test_a_pair_that_has_reached_61_has_won_even_if_the_settlement_costs_it_points() -> None:
    game = rules("muggins", team_floor0=False)
    state = table(game, ["4-4", "0-1", "5-5 3-5", "1-2"], line="4-6 6-6", stock=0)
    match, _ = match_at(game, state, totals=[57, 60, 57, 60]).play(0, game.read("4-4@a"))
    assert (match.totals, match.over, match.winners) == ((59, 60, 59, 60), True, (0, 2))


def test_two_who_reach_61_in_no_tile_but_in_the_settlement_are_compared_by_their_totals() -> None:
    match = match_after(MUGGINS, ["", "6-6"], "out", 0, [59, 60])
    assert (match.totals, match.over, match.winners) == ((62, 60), True, (0,))


def test_another_target_may_be_agreed() -> None:
    assert Match.new(MUGGINS, 2).target.points == 61
    assert match_after(rules("muggins", target=121), ["", "6-5"], "out", 0, [61, 0]).over is False


@pytest.mark.parametrize("lead, opener", [("rule", None), ("winner", 0), ("rotate", 2)])
def test_the_next_hand_opens_by_the_same_rule_or_as_agreed(lead: str, opener: int | None) -> None:
    match = match_after(rules("muggins", next_lead=lead), ["", "6-6", "5-5"], "out", 0, leader=1)
    assert match.opener == opener


@pytest.mark.parametrize(
    "left, up, nearest", [("5-6 0-1", 3, 2), ("6-6 0-1", 3, 3), ("0-2", 1, 0), ("0-3", 1, 1), ("5-5", 2, 2)]
)
def test_muggins_round_nearest_goes_up_or_down_to_what_is_nearer(left: str, up: int, nearest: int) -> None:
    assert ended(MUGGINS, ["", left], "out") == (up, 0)
    assert ended(rules("muggins", muggins_round="nearest"), ["", left], "out") == (nearest, 0)


def test_a_loss_of_a_pair_is_rounded_to_the_nearest_too() -> None:
    game = rules("muggins", muggins_round="nearest", team_floor0=False)
    assert ended(game, ["", "1-2", "6-6 5-6 0-2", "0-4"], "out") == (-4, 0, -4, 0)


@pytest.mark.parametrize(
    "line, tile, won",
    [("5-5", "0-5@c", 2), ("6-6", "1-6@c", 0), ("5-5 0-5@a", "3-5@c", 0), ("5-5 0-5@a 2-5@b", "3-5@c", 1)],
)
def test_with_muggins_spinner_the_first_double_counts_once_and_a_flank_when_a_tile_lies_there(
    line: str, tile: str, won: int
) -> None:
    game = rules("muggins", muggins_spinner=True)
    assert points(game, table(game, [f"{tile[:3]} 4-6", "1-1"], line=line), f"0:{tile}") == won


def test_without_muggins_spinner_a_double_has_two_ends() -> None:
    assert len(table(MUGGINS, ["0-1"], line="5-5").layout.ends) == 2
    spinner = rules("muggins", muggins_spinner=True)
    assert (len(table(spinner, ["0-1"], line="5-5").layout.ends), spinner.board.shape) == (4, "star")
