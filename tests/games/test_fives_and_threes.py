"""Fives and threes: the sentences of its page."""

import pytest

from boneyard import Match
from boneyard.games.fives_and_threes import fives_and_threes_in
from boneyard.laying import LayingGame
from boneyard.state import Ended, Scored, State
from tests.tables import actions, by_chance, deal, ended, match_after, match_at, mover, play, rules, table

GAME = rules("fives-and-threes")
EXACT = rules("fives-and-threes", exact31=True)
BY_HAND = rules("fives-and-threes", f53_team="per_hand_difference")

WORTH = {3: 1, 5: 1, 6: 2, 9: 3, 10: 2, 12: 4, 15: 8, 18: 6, 20: 4}


def won(state: State, move: str, game: LayingGame = GAME) -> list[tuple[int, str]]:
    """What this move wins, and why."""
    _, events = play(game, state, move)
    return [(event.points, event.why) for event in events if isinstance(event, Scored)]


@pytest.mark.parametrize("players, stock", [(2, 14), (3, 7), (4, 0)])
def test_everybody_gets_seven_tiles(players: int, stock: int) -> None:
    state = GAME.start(players, deal(GAME, players))
    assert [len(hand.tiles) for hand in state.hands] == [7] * players
    assert len(state.stock.tiles) == stock


def test_the_lowest_double_leads() -> None:
    state = GAME.start(2, deal(GAME, 2, ["3-3 6-6", "5-5 0-1"]))
    assert (mover(state), actions(GAME, state)) == (0, {"3-3"})
    assert won(state, "0:3-3") == [(2, "ends-6")]


def test_of_four_players_one_leads_the_double_blank_for_nothing() -> None:
    state = GAME.start(4, deal(GAME, 4, ["6-6", "1-1", "0-0"]))
    assert (mover(state), actions(GAME, state)) == (2, {"0-0"})
    assert won(state, "2:0-0") == []


@pytest.mark.parametrize("hands, leader, lead", [(["0-2", "1-2"], 0, "0-1"), (["0-2", "0-1"], 1, "0-1")])
def test_without_a_double_the_lightest_tile_leads(hands: list[str], leader: int, lead: str) -> None:
    state = GAME.start(2, deal(GAME, 2, hands))
    assert not any(tile.double for hand in state.hands for tile in hand.tiles)
    assert (mover(state), actions(GAME, state)) == (leader, {lead})


@pytest.mark.parametrize("total", sorted({*range(23)} - {19, 21}))
def test_a_total_wins_a_point_for_every_three_and_every_five_that_divide_it(total: int) -> None:
    assert fives_and_threes_in(total) == WORTH.get(total, 0)


@pytest.mark.parametrize(
    "line, tile, total, points",
    [
        ("5-5", "5-0@a", 10, 2),
        ("5-5 5-1@b 1-3@b", "3-5@b", 15, 8),
        ("6-3", "6-6@b", 15, 8),
        ("4-6 6-6", "4-4@a", 20, 4),
        ("6-6 6-5@b 5-1@b", "1-6@b", 18, 6),
        ("6-6 6-2@b", "2-0@b", 12, 4),
        ("3-6", "3-3@a", 12, 4),
        ("3-5", "5-6@b", 9, 3),
        ("2-5", "5-4@b", 6, 2),
        ("2-5", "5-3@b", 5, 1),
        ("2-5", "5-1@b", 3, 1),
        ("2-5", "5-6@b", 8, 0),
        ("0-1", "0-0@a", 1, 0),
    ],
)
def test_a_double_at_an_end_counts_both_halves(line: str, tile: str, total: int, points: int) -> None:
    state, events = play(GAME, table(GAME, [f"{tile[:3]} 2-2", "1-1"], line=line), f"0:{GAME.read(tile)}")
    assert state.layout.total() == total
    scored = [event for event in events if isinstance(event, Scored)]
    assert scored == [Scored((0,), points, f"ends-{total}")] * bool(points)


@pytest.mark.parametrize("seed", range(12))
def test_19_and_21_cannot_occur(seed: int) -> None:
    totals = {after.layout.total() for _, _, after in by_chance(GAME, 2, seed)}
    assert totals.isdisjoint({19, 21})
    assert max(totals) <= 22


def test_who_cannot_lay_draws_until_he_can_to_the_last_tile_and_then_passes() -> None:
    state = table(GAME, ["0-1", "3-6 1-1"], line="3-5", stock="0-0 2-2")
    assert actions(GAME, state) == {"draw"}
    state, _ = play(GAME, state, "0:draw 0:draw")
    assert (actions(GAME, state), state.stock.tiles) == ({"pass"}, ())


def test_with_f53_draw_off_who_cannot_lay_passes() -> None:
    knock = rules("fives-and-threes", f53_draw=False)
    assert actions(knock, table(knock, ["0-1", "3-6"], line="3-5", stock=5)) == {"pass"}


def test_who_can_lay_must() -> None:
    assert actions(GAME, table(GAME, ["3-6 0-1", "1-1"], line="3-5", stock=5)) == {"3-6@a"}


def test_who_lays_his_last_tile_wins_one_extra_point_and_pips_count_nothing() -> None:
    assert ended(GAME, ["", "6-6 5-5"], "out") == (1, 0)


def test_a_last_tile_that_makes_nine_wins_three_and_one() -> None:
    state = table(GAME, ["5-6", "1-1"], line="3-5")
    assert won(state, "0:5-6@b") == [(3, "ends-9"), (1, "out")]
    assert play(GAME, state, "0:5-6@b")[0].scores == (4, 0)


def test_of_a_blocked_hand_nobody_gets_the_extra_point() -> None:
    assert ended(GAME, ["0-5", "4-5", "5-6"]) == (0, 0, 0)
    state = table(GAME, ["2-5 0-1", "0-3 6-6"], line="2-3 3-5", stock=0)
    _, events = play(GAME, state, "0:2-5@b")
    assert Ended("blocked", 0) in events


def test_four_play_in_pairs_and_both_partners_write_the_points() -> None:
    assert GAME.sides(4) == ((0, 2), (1, 3))
    state = table(GAME, ["1-1", "5-6", "2-2", "3-3"], line="3-5", turn=1)
    assert play(GAME, state, "1:5-6@b")[0].scores == (0, 4, 0, 4)


def test_with_four_individual_everybody_plays_for_himself() -> None:
    alone = rules("fives-and-threes", four_individual=True)
    assert alone.sides(4) == ((0,), (1,), (2,), (3,))
    assert ended(alone, ["", "6-6", "5-5", "4-4"], "out") == (1, 0, 0, 0)


def fifteen(game: LayingGame, totals: list[int]) -> Match:
    """The match after seat 0 of two has made 15 in mid-hand, which is worth 8."""
    match = match_at(game, table(game, ["6-6 0-1", "1-1"], line="3-6"), totals)
    return match.play(0, game.read("6-6@b"))[0]


def test_29_and_8_are_37_and_win_at_once() -> None:
    match = fifteen(GAME, [29, 30])
    assert (match.totals, match.over, match.winners, match.state.ended) == ((37, 30), True, (0,), None)


@pytest.mark.parametrize("before, over", [(22, False), (23, True), (24, True)])
def test_31_or_more_win(before: int, over: bool) -> None:
    assert fifteen(GAME, [before, 0]).over is over


def test_with_exact31_points_that_lead_past_31_are_lost() -> None:
    match = fifteen(EXACT, [29, 30])
    assert (match.totals, match.over, match.result) == ((29, 30), False, (0, 0))
    match = fifteen(EXACT, [23, 30])
    assert (match.totals, match.over, match.winners) == ((31, 30), True, (0,))


def test_with_exact31_the_extra_point_can_make_it_31() -> None:
    match = match_after(EXACT, ["", "6-6"], "out", 0, [30, 12])
    assert (match.totals, match.over) == ((31, 12), True)


def test_with_finish_hand_the_hand_is_played_to_its_end() -> None:
    match = fifteen(rules("fives-and-threes", finish_hand=True), [29, 30])
    assert (match.totals, match.over, match.turn) == ((37, 30), False, frozenset((1,)))


def test_with_exact31_and_finish_hand_the_first_at_31_has_won_when_the_hand_is_over() -> None:
    game = rules("fives-and-threes", exact31=True, finish_hand=True)
    match = match_at(game, table(game, ["6-6 0-1", "3-3"], line="3-6"), [23, 25])
    match, _ = match.play(0, game.read("6-6@b"))
    assert (match.totals, match.over) == ((31, 25), False)
    match, _ = match.play(1, game.read("3-3@a"))
    assert (match.totals, match.over, match.winners) == ((31, 31), True, (0,))


def test_another_target_may_be_agreed() -> None:
    assert fifteen(rules("fives-and-threes", target=61), [29, 30]).over is False
    assert fifteen(rules("fives-and-threes", target=61), [53, 30]).over is True


def pairs_fifteen(game: LayingGame, totals: list[int]) -> Match:
    """The match after seat 0 of two pairs has made 15 in mid-hand, which is worth 8."""
    match = match_at(game, table(game, ["6-6 0-1", "1-1 5-4", "2-2", "3-3"], line="3-6", stock=0), totals)
    return match.play(0, game.read("6-6@b"))[0]


def test_by_the_margin_both_pairs_write_all_their_points_and_the_first_to_31_wins_at_once() -> None:
    match = pairs_fifteen(GAME, [29, 30, 29, 30])
    assert (match.totals, match.over, match.winners) == ((37, 30, 37, 30), True, (0, 2))


def test_by_the_difference_of_each_hand_31_on_the_way_do_not_end_the_match() -> None:
    match = pairs_fifteen(BY_HAND, [29, 30, 29, 30])
    assert (match.totals, match.over) == ((37, 30, 37, 30), False)


def a_hand_of_pairs(game: LayingGame, scores: tuple[int, ...], totals: list[int]) -> Match:
    """A match after seat 1 has gone out, the pairs having won these points before in the same hand."""
    state = table(game, ["1-1", "5-4", "2-2", "3-3"], line="3-5", turn=1, scores=scores)
    match = match_at(game, state, [total + score for total, score in zip(totals, scores, strict=True)])
    return match.play(1, game.read("4-5@b"))[0]


def test_by_the_difference_the_better_pair_keeps_what_it_is_ahead_by_and_the_other_nothing() -> None:
    match = a_hand_of_pairs(BY_HAND, (8, 2, 8, 2), [10, 10, 10, 10])
    assert (match.state.scores, match.totals) == ((5, 0, 5, 0), (15, 10, 15, 10))


def test_by_the_difference_the_extra_point_counts() -> None:
    match = a_hand_of_pairs(BY_HAND, (2, 2, 2, 2), [10, 10, 10, 10])
    assert (match.state.scores, match.totals) == ((0, 1, 0, 1), (10, 11, 10, 11))


def test_by_the_margin_both_keep_what_they_won() -> None:
    match = a_hand_of_pairs(GAME, (8, 2, 8, 2), [10, 10, 10, 10])
    assert (match.state.scores, match.totals) == ((8, 3, 8, 3), (18, 13, 18, 13))


def test_by_the_difference_the_match_ends_with_a_hand() -> None:
    match = a_hand_of_pairs(BY_HAND, (8, 2, 8, 2), [26, 30, 26, 30])
    assert (match.totals, match.over, match.winners) == ((31, 30, 31, 30), True, (0, 2))


def test_without_pairs_there_is_no_difference() -> None:
    state = table(BY_HAND, ["5-4", "1-1"], line="3-5", scores=(2, 8))
    assert play(BY_HAND, state, "0:4-5@b")[0].scores == (3, 8)
    assert fifteen(BY_HAND, [29, 30]).over is True


def test_the_difference_takes_off_only_points_that_were_written() -> None:
    both = rules("fives-and-threes", exact31=True, f53_team="per_hand_difference")
    state = table(both, ["6-6 0-1", "3-4", "2-2", "1-1"], line="3-6", stock=0, scores=(0, 9, 0, 9))
    match, _ = match_at(both, state, [30, 9, 30, 9]).play(0, both.read("6-6@b"))
    match, _ = match.play(1, both.read("3-4@a"))
    assert (match.dealing, match.totals[0]) == (True, 30)


FINAL = rules("fives-and-threes", f53_final=True)


def test_with_f53_final_the_pips_of_the_others_count_as_in_muggins_besides_the_extra_point() -> None:
    assert ended(FINAL, ["", "6-6 5-5"], "out") == (1 + 5, 0)
    assert ended(FINAL, ["", "6-6", "4-5 0-3"], "out") == (1 + 5, 0, 0)
    assert ended(FINAL, ["", "0-0"], "out") == (1, 0)


def test_with_f53_final_blocked_hands_are_counted_too_but_give_no_extra_point() -> None:
    assert ended(FINAL, ["0-5", "4-5", "5-6"]) == (4, 0, 0)
    assert ended(FINAL, ["0-5", "1-4", "5-6"]) == (0, 0, 0)


def test_with_f53_final_a_pair_takes_off_the_partners_pips() -> None:
    assert ended(FINAL, ["", "4-5", "0-6", "5-6"], "out") == (1 + 3, 0, 1 + 3, 0)


def test_with_f53_final_the_settlement_does_not_undo_a_match_won_by_laying() -> None:
    state = table(FINAL, ["6-6 4-4 1-1", "1-2"], line="3-6", stock=0)
    match, _ = match_at(FINAL, state, [23, 30]).play(0, FINAL.read("6-6@b"))
    assert (match.over, match.winners) == (True, (0,))


def test_the_difference_of_a_hand_is_announced_as_the_points_won() -> None:
    state = table(BY_HAND, ["1-1", "5-4", "2-2", "3-3"], line="3-5", turn=1, scores=(8, 2, 8, 2))
    _, events = play(BY_HAND, state, "1:4-5@b")
    assert [event for event in events if isinstance(event, Scored)] == [
        Scored((1, 3), 1, "out"),
        Scored((1, 3), -3, "set-off"),
        Scored((0, 2), -8, "set-off"),
        Scored((0, 2), 5, "difference"),
    ]


def test_equal_pairs_win_no_difference() -> None:
    state = table(BY_HAND, ["1-1", "5-4", "2-2", "3-3"], line="3-5", turn=1, scores=(3, 2, 3, 2))
    state, events = play(BY_HAND, state, "1:4-5@b")
    assert state.scores == (0, 0, 0, 0)
    assert not any(event.why == "difference" for event in events if isinstance(event, Scored))


def test_the_difference_counts_the_final_count_too() -> None:
    game = rules("fives-and-threes", f53_final=True, f53_team="per_hand_difference")
    state = table(game, ["1-1", "5-4", "2-2", "3-3"], line="3-5", turn=1, scores=(8, 2, 8, 2))
    state, _ = play(game, state, "1:4-5@b")
    assert state.scores == (5, 0, 5, 0)  # 8 against 2 + 1: the partner's six pips eat up what the others hold


@pytest.mark.parametrize(
    "players, options, margin", [(4, {}, True), (2, {}, False), (4, {"four_individual": True}, False)]
)
def test_pairs_win_the_difference_of_the_totals(players: int, options: dict[str, bool], margin: bool) -> None:
    assert rules("fives-and-threes", **options).match(players).margin is margin
    assert BY_HAND.match(players).margin is False


def test_as_in_a_pub_61_must_be_hit_exactly_and_nobody_draws() -> None:
    pub = rules("fives-and-threes", target=61, exact31=True, f53_draw=False)
    assert actions(pub, table(pub, ["0-1", "3-6"], line="3-5", stock=5)) == {"pass"}
    assert fifteen(pub, [54, 0]).totals == (54, 0)
    won = fifteen(pub, [53, 60])
    assert (won.totals, won.over, won.winners) == ((61, 60), True, (0,))
