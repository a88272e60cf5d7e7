"""Bergen: points for equal ends."""

import pytest

from boneyard import DominoSet
from boneyard.laying import LayingGame
from boneyard.state import Event, Place, Scored
from tests.tables import actions, by_chance, deal, ended, joins_are_paired, match_after, match_at, play, rules, table

BERGEN = rules("bergen")


def lines(events: tuple[Event, ...]) -> list[tuple[int, str]]:
    """What was scored, and for what."""
    return [(event.points, event.why) for event in events if isinstance(event, Scored)]


def won(game: LayingGame, line: str, move: str) -> list[tuple[int, str]]:
    """What seat 0 wins by laying this tile at this line."""
    tile = move.partition("@")[0]
    _, events = play(game, table(game, [f"{tile} 0-1", "0-6"], line, stock=5), f"0:{move}")
    return lines(events)


@pytest.mark.parametrize("players, each, left", [(2, 6, 16), (3, 6, 10), (4, 5, 8)])
def test_two_or_three_players_get_six_tiles_four_get_five(players: int, each: int, left: int) -> None:
    state = BERGEN.start(players, deal(BERGEN, players))
    assert [len(hand.tiles) for hand in state.hands] == [each] * players
    assert len(state.stock.tiles) == left
    assert BERGEN.tiles == DominoSet(6)


def test_the_lowest_double_must_be_led_and_scores_2() -> None:
    state = BERGEN.start(3, deal(BERGEN, 3, ["6-6 2-2", "1-1 3-3", "0-1"]))
    assert state.turn == {1}
    assert actions(BERGEN, state) == {"1-1"}
    state, events = play(BERGEN, state, "1:1-1")
    assert lines(events) == [(2, "opening")]
    assert state.scores == (0, 2, 0)


def test_without_a_double_the_lowest_tile_leads_and_scores_2_as_well() -> None:
    hands = ["0-3 4-5 4-6 5-6 3-6 3-5", "1-2 2-6 2-5 1-6 1-5 3-4"]
    state = BERGEN.start(2, deal(BERGEN, 2, hands))
    assert state.turn == {1}
    assert actions(BERGEN, state) == {"1-2"}
    assert play(BERGEN, state, "1:1-2")[0].scores == (0, 2)


def test_bergen_open_single_gives_nothing_for_a_lead_that_is_no_double() -> None:
    game = rules("bergen", bergen_open_single=0)
    state = game.start(2, deal(game, 2))
    assert play(game, state, "0:0-1")[0].scores == (0, 0)
    state = game.start(2, deal(game, 2, ["1-1"]))
    assert play(game, state, "0:1-1")[0].scores == (2, 0)


def test_open_any_tile_frees_the_lead() -> None:
    game = rules("bergen", open_any_tile=True)
    state = game.start(4, deal(game, 4, ["1-1 2-2 5-6 4-5 3-4"]))
    assert state.turn == {0}
    assert actions(game, state) == {"1-1", "2-2", "5-6", "4-5", "3-4"}


def test_the_opening_double_scores_neither_as_the_highest_nor_as_a_triple() -> None:
    state = BERGEN.start(2, deal(BERGEN, 2, ["6-6"]))
    _, events = play(BERGEN, state, "0:6-6")
    assert lines(events) == [(2, "opening")]


def test_equal_ends_without_a_double_score_2() -> None:
    assert won(BERGEN, "2-3 3-4@b", "2-4@b") == [(2, "double")]


def test_a_double_upon_equal_ends_is_a_triple_and_the_highest_double_scores_2_more() -> None:
    state = table(BERGEN, ["2-4 0-1", "2-2 0-6"], "1-1 1-2@a 1-4@b", stock=5)
    state, _ = play(BERGEN, state, "0:2-4@b")
    assert state.scores == (2, 0)
    state, events = play(BERGEN, state, "1:2-2@a")
    assert lines(events) == [(2, "highest"), (3, "triple")]
    assert state.scores == (2, 5)


def test_with_6_6_on_the_table_the_triple_of_2_2_scores_just_3() -> None:
    assert won(BERGEN, "6-6 2-6@a 4-6@b 2-4@b", "2-2@a") == [(3, "triple")]


def test_a_tile_that_matches_a_double_at_the_other_end_makes_a_triple() -> None:
    state = table(BERGEN, ["3-5 0-1", "0-6"], "3-3 1-3@b 1-5@b", stock=5)
    assert [(end.number, state.layout.tiles[end.joint].double) for end in state.layout.ends] == [(3, True), (5, False)]
    _, events = play(BERGEN, state, "0:3-5@b")
    assert lines(events) == [(3, "triple")]


def test_the_first_double_on_a_table_without_doubles_is_the_highest() -> None:
    assert won(BERGEN, "2-3", "2-2@a") == [(2, "highest")]


def test_a_lower_double_than_one_on_the_table_is_not_the_highest() -> None:
    assert won(BERGEN, "4-4 4-2@a", "2-2@a") == []


def test_unequal_ends_score_nothing() -> None:
    assert won(BERGEN, "2-3", "3-4@b") == []


def test_bergen_high_double_off_leaves_only_the_triple() -> None:
    game = rules("bergen", bergen_high_double="off")
    assert won(game, "1-1 1-2@a 1-4@b 2-4@b", "2-2@a") == [(3, "triple")]
    assert won(game, "2-3", "2-2@a") == []


def test_who_can_lay_must_lay_and_may_not_draw() -> None:
    assert actions(BERGEN, table(BERGEN, ["3-6 0-1", "2-2"], "3-5", stock=9)) == {"3-6@a"}


def test_who_cannot_lay_draws_one_tile_and_a_tile_that_fits_must_be_laid() -> None:
    state = table(BERGEN, ["0-1 2-2", "6-6"], "3-5", stock="5-6 0-0 1-1")
    assert actions(BERGEN, state) == {"draw"}
    state, _ = play(BERGEN, state, "0:draw")
    assert len(state.stock.tiles) == 2
    assert actions(BERGEN, state) == {"5-6@b"}


def test_if_the_drawn_tile_does_not_fit_the_next_player_goes_on() -> None:
    state = table(BERGEN, ["0-1 2-2", "6-6 3-6"], "3-5", stock="0-0 5-6 1-1 4-4")
    state, _ = play(BERGEN, state, "0:draw")
    assert actions(BERGEN, state) == {"pass"}
    state, _ = play(BERGEN, state, "0:pass")
    assert state.turn == {1}
    assert len(state.stock.tiles) == 3


def test_the_last_two_tiles_stay_in_the_stock() -> None:
    assert actions(BERGEN, table(BERGEN, ["0-1 2-2", "3-6"], "3-5", stock=2)) == {"pass"}


@pytest.mark.parametrize("reserve", [0, 1])
def test_stock_reserve_says_how_many_stay(reserve: int) -> None:
    game = rules("bergen", stock_reserve=reserve)
    assert actions(game, table(game, ["0-1 2-2", "3-6"], "3-5", stock=reserve + 1)) == {"draw"}
    assert actions(game, table(game, ["0-1 2-2", "3-6"], "3-5", stock=reserve)) == {"pass"}


def test_with_voluntary_pass_one_may_keep_a_tile_that_fits() -> None:
    game = rules("bergen", voluntary_pass=True)
    state = table(game, ["3-6 0-1", "2-2"], "3-5", stock=2)
    assert actions(game, state) == {"3-6@a", "pass"}
    state, _ = play(game, state, "0:pass 1:pass")
    assert state.ended is not None
    assert state.ended.how == "blocked"


def test_with_voluntary_pass_who_cannot_lay_draws_all_the_same() -> None:
    game = rules("bergen", voluntary_pass=True)
    state = table(game, ["0-1 2-2", "6-6"], "3-5", stock="5-6 1-1 0-0")
    assert actions(game, state) == {"draw"}
    state, _ = play(game, state, "0:draw")
    assert actions(game, state) == {"5-6@b", "pass"}


def test_going_out_scores_2_and_the_pips_of_the_others_nothing() -> None:
    assert ended(BERGEN, ["", "6-6", "5-6 4-6"], "out") == (2, 0, 0)


def test_the_last_tile_scores_for_the_ends_too() -> None:
    state, events = play(BERGEN, table(BERGEN, ["2-4", "6-6"], "2-3 3-4@b"), "0:2-4@b")
    assert lines(events) == [(2, "double"), (2, "out")]
    assert BERGEN.payoff(state) == (4, 0)


@pytest.mark.parametrize(
    "hands, winner",
    [
        (["0-5", "6-6", "1-2"], 2),
        (["5-6", "0-0", "1-1"], 0),
        (["5-6", "0-0", "4-5"], 2),
    ],
    ids=["fewest of two without a double", "the only one without a double", "not the fewest of all"],
)
def test_blocked_2_points_go_to_the_player_without_a_double(hands: list[str], winner: int) -> None:
    assert ended(BERGEN, hands) == tuple(2 if seat == winner else 0 for seat in range(3))


def test_blocked_and_all_with_doubles_the_fewest_pips_score_2() -> None:
    assert ended(BERGEN, ["5-5", "0-0 1-2", "4-4"]) == (0, 2, 0)


def test_blocked_with_equal_pips_nobody_scores() -> None:
    assert ended(BERGEN, ["0-5", "0-0", "1-4"]) == (0, 0, 0)
    assert ended(BERGEN, ["5-5", "0-0 4-6"]) == (0, 0)


def test_while_somebody_may_draw_the_hand_is_not_blocked() -> None:
    hands = ["3-3 0-0", "1-1"]
    state, _ = play(BERGEN, table(BERGEN, hands, "3-5", stock=3), "0:3-3@a")
    assert state.ended is None
    state, _ = play(BERGEN, table(BERGEN, hands, "3-5", stock=2), "0:3-3@a")
    assert state.ended == ("blocked", 0)


@pytest.mark.parametrize("players, printed", [(2, 15), (3, 10), (4, 10)])
def test_two_players_go_to_15_three_or_four_to_10_and_win_in_mid_hand(players: int, printed: int) -> None:
    state = table(BERGEN, ["2-4 0-1", *["6-6", "5-5", "0-0"][: players - 1]], "2-3 3-4@b", stock=5)
    match, _ = match_at(BERGEN, state, (printed - 3, *(0,) * (players - 1))).play(0, BERGEN.read("2-4@b"))
    assert not match.over
    match, _ = match_at(BERGEN, state, (printed - 2, *(0,) * (players - 1))).play(0, BERGEN.read("2-4@b"))
    assert match.over
    assert match.winners == (0,)
    assert BERGEN.payoff(match.state) is None


def test_whoever_reaches_15_with_the_tile_that_blocks_has_won_before_the_block_is_counted() -> None:
    state = table(BERGEN, ["2-6 5-5", "0-3"], "1-6 6-6@b 1-2@a", stock=0)
    match, _ = match_at(BERGEN, state, (12, 14)).play(0, BERGEN.read("2-6@a"))
    assert match.state.ended == ("blocked", 0)
    assert (match.totals, match.over, match.winners) == ((15, 16), True, (0,))


def test_target_agrees_on_another_end() -> None:
    game = rules("bergen", target=20)
    assert not match_after(game, ["", "6-6"], "out", 0, (17, 0)).over
    assert match_after(game, ["", "6-6"], "out", 0, (18, 0)).over


def test_with_finish_hand_the_hand_is_played_to_its_end() -> None:
    game = rules("bergen", finish_hand=True)
    state = table(game, ["2-4 0-1", "2-2", "5-5"], "2-3 3-4@b", stock=5)
    match, _ = match_at(game, state, (8, 6, 0)).play(0, game.read("2-4@b"))
    assert match.totals == (10, 6, 0)
    assert not match.over
    match, _ = match.play(1, game.read("2-2@a"))
    assert match.over
    assert match.totals == (10, 6 + 2 + 3 + 2, 0)
    assert match.winners == (1,)


def test_every_hand_is_opened_by_the_same_rule() -> None:
    match = match_after(BERGEN, ["", "6-6", "5-5"], "out", 0)
    assert match.deal(deal(BERGEN, 3, ["6-6", "5-5", "4-4"])).turn == {2}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tile_scores_2_3_or_5_and_equal_ends_always_score(players: int) -> None:
    for seed in range(30):
        for before, action, now in by_chance(BERGEN, players, seed):
            assert len(now.layout.ends) == 2
            assert joins_are_paired(now.layout)
            if isinstance(action, Place) and not now.ended:
                one, other = now.layout.ends
                equal = action.end != "" and one.number == other.number
                assert sum(now.scores) - sum(before.scores) in ((2, 3, 5) if equal else (0, 2))


@pytest.mark.parametrize(
    "hands, won",
    [
        (["5-6", "0-0", "4-5"], (0, 2, 0)),
        (["0-5", "6-6", "1-2"], (0, 0, 2)),
        (["5-6", "0-0", "1-1"], (2, 0, 0)),
        (["5-5", "0-0 1-2", "4-4"], (0, 2, 0)),
        (["0-3", "1-1 0-1", "4-5"], (0, 0, 0)),
    ],
    ids=["the fewest of all", "who has no double", "the only one without a double", "all with doubles", "equal"],
)
def test_bergen_block_gives_a_block_that_several_share_to_the_fewest_pips_of_all(
    hands: list[str], won: tuple[int, ...]
) -> None:
    assert ended(rules("bergen", bergen_block="takes_all_lowest"), hands) == won
