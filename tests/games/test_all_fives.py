"""All fives: score when the ends total a multiple of five."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import DominoSet, Tile
from boneyard.games.all_fives import nearest_five
from boneyard.laying import LayingGame
from boneyard.pages import Value
from boneyard.state import Drew, Scored
from boneyard.tiles import pips
from tests.tables import actions, by_chance, deal, ended, joins_are_paired, match_after, match_at, play, rules, table

FIVES = rules("all-fives")
NINES = rules("all-fives", set=9)


def won(game: LayingGame, line: str, move: str) -> int:
    """What seat 0 wins by laying this tile at this line."""
    tile = move.partition("@")[0]
    state, _ = play(game, table(game, [f"{tile} 0-1", "1-3"], line, stock=5), f"0:{move}")
    return state.scores[0]


@pytest.mark.parametrize(
    "highest, players, each, left",
    [(6, 2, 7, 14), (6, 3, 5, 13), (6, 4, 5, 8), (9, 2, 7, 41), (9, 3, 5, 40), (9, 4, 5, 35)],
)
def test_two_players_get_seven_tiles_three_or_four_get_five(highest: int, players: int, each: int, left: int) -> None:
    game = rules("all-fives", set=highest)
    state = game.start(players, deal(game, players))
    assert [len(hand.tiles) for hand in state.hands] == [each] * players
    assert len(state.stock.tiles) == left
    assert game.tiles == DominoSet(highest)


def test_the_highest_double_must_be_led() -> None:
    state = FIVES.start(3, deal(FIVES, 3, ["5-6 4-4", "6-6 5-5", "3-3"]))
    assert state.turn == {1}
    assert actions(FIVES, state) == {"6-6"}
    assert actions(FIVES, state, 0) == set()


def test_open_any_tile_frees_the_lead() -> None:
    game = rules("all-fives", open_any_tile=True)
    state = game.start(2, deal(game, 2, ["1-4", "6-6 5-6 4-6 3-6 2-6 1-6 0-6"]))
    assert state.turn == {1}
    assert actions(game, state) == {"6-6", "5-6", "4-6", "3-6", "2-6", "1-6", "0-6"}


@pytest.mark.parametrize("game, heavier, lighter", [(FIVES, "3-6", "4-5"), (NINES, "6-9", "7-8")])
def test_without_a_double_the_heaviest_tile_is_led_and_the_larger_half_decides(
    game: LayingGame, heavier: str, lighter: str
) -> None:
    state = game.start(2, deal(game, 2, [lighter, heavier]))
    assert not any(tile.double for hand in state.hands for tile in hand.tiles)
    assert state.turn == {1}
    assert actions(game, state) == {heavier}


def test_a_lead_of_5_5_scores_10_and_5_0_upon_it_10_again() -> None:
    state = FIVES.start(2, deal(FIVES, 2, ["5-5", "0-5"]))
    state, events = play(FIVES, state, "0:5-5")
    assert Scored((0,), 10, "ends-10") in events
    state, events = play(FIVES, state, "1:0-5@b")
    assert Scored((1,), 10, "ends-10") in events
    assert state.scores == (10, 10)


def test_ends_of_4_and_6_score_10() -> None:
    assert won(FIVES, "2-6", "2-4@a") == 10


def test_with_the_double_nine_9_9_and_1_1_score_20() -> None:
    assert won(NINES, "9-9 1-9@b", "1-1@b") == 20


def test_a_double_at_an_end_counts_both_halves() -> None:
    assert won(FIVES, "6-6", "3-6@a") == 15


def test_ends_of_4_and_3_score_nothing() -> None:
    assert won(FIVES, "2-4", "2-3@a") == 0


@pytest.mark.parametrize("lead, points", [("5-5", 10), ("4-6", 10), ("1-4", 5), ("6-6", 0), ("0-0", 0)])
def test_a_lone_tile_counts_its_total_once(lead: str, points: int) -> None:
    game = rules("all-fives", open_any_tile=True)
    state = game.start(2, deal(game, 2, [f"{lead} 2-3", "0-1"]))
    state, _ = play(game, state._replace(turn=frozenset((0,))), f"0:{lead}")
    assert state.scores == (points, 0)


def test_by_the_printed_opening_1_4_cannot_be_led() -> None:
    light = sorted(FIVES.tiles.tiles, key=lambda tile: (tile.double, tile.weight))
    state = FIVES.start(2, tuple(light))
    assert Tile(1, 4) in (*state.hands[0].tiles, *state.hands[1].tiles)
    assert actions(FIVES, state) == {"2-5"}


def test_five_scores_five() -> None:
    assert won(FIVES, "2-4", "1-2@a") == 5


def test_without_score_five_the_printed_list_begins_at_ten() -> None:
    game = rules("all-fives", score_five=False)
    assert won(game, "2-4", "1-2@a") == 0
    assert won(game, "2-6", "2-4@a") == 10


def test_nothing_is_scored_for_a_total_of_nothing() -> None:
    state, events = play(FIVES, table(FIVES, ["0-2 1-1", "2-2"], "0-1 1-2@b"), "0:0-2@b")
    assert [end.number for end in state.layout.ends] == [0, 0]
    assert not any(isinstance(event, Scored) for event in events)
    assert state.scores == (0, 0)


def test_who_can_lay_must_lay() -> None:
    assert actions(FIVES, table(FIVES, ["3-6 5-5 0-1", "2-2"], "3-5", stock=9)) == {"3-6@a", "5-5@b"}


def test_with_voluntary_pass_one_may_keep_a_tile_that_fits() -> None:
    game = rules("all-fives", voluntary_pass=True)
    state = table(game, ["3-6 0-1", "2-2"], "3-5", stock=2)
    assert actions(game, state) == {"3-6@a", "pass"}
    state, _ = play(game, state, "0:pass 1:pass")
    assert state.ended is not None
    assert state.ended.how == "blocked"


def test_with_voluntary_pass_who_cannot_lay_draws_all_the_same() -> None:
    game = rules("all-fives", voluntary_pass=True)
    state = table(game, ["0-1 2-2", "6-6"], "3-5", stock="5-6 1-1 0-0")
    assert actions(game, state) == {"draw"}
    state, _ = play(game, state, "0:draw")
    assert actions(game, state) == {"5-6@b", "pass"}


def test_who_cannot_lay_draws_until_he_can() -> None:
    state = table(FIVES, ["0-1 2-2", "6-6"], "3-5", stock="0-0 1-1 5-6 4-4 0-2")
    assert actions(FIVES, state) == {"draw"}
    state, _ = play(FIVES, state, "0:draw 0:draw")
    assert actions(FIVES, state) == {"draw"}
    state, _ = play(FIVES, state, "0:draw")
    assert actions(FIVES, state) == {"5-6@b"}


def test_the_last_two_tiles_stay_in_the_stock() -> None:
    state = table(FIVES, ["0-1 2-2", "5-6"], "3-5", stock="0-0 1-1 5-5")
    state, _ = play(FIVES, state, "0:draw")
    assert actions(FIVES, state) == {"pass"}
    assert len(state.stock.tiles) == 2


@pytest.mark.parametrize("reserve", [0, 1])
def test_stock_reserve_says_how_many_stay(reserve: int) -> None:
    game = rules("all-fives", stock_reserve=reserve)
    state = table(game, ["0-1 2-2", "5-6"], "3-5", stock="0-0 1-1 1-2")
    state, _ = play(game, state, "0:draw " * (3 - reserve))
    assert actions(game, state) == {"pass"}
    assert len(state.stock.tiles) == reserve


def test_nothing_is_drawn_at_the_end_of_a_turn() -> None:
    state, events = play(FIVES, table(FIVES, ["3-6 0-1", "2-2"], "3-5", stock=9), "0:3-6@a")
    assert len(state.stock.tiles) == 9
    assert not any(isinstance(event, Drew) for event in events)


def test_with_allfives_end_draw_every_turn_ends_with_a_draw_as_in_block() -> None:
    game = rules("all-fives", allfives_end_draw=True)
    state, _ = play(game, table(game, ["3-6 0-1", "2-2"], "3-5", stock="0-0 1-1 5-6 4-4 0-2"), "0:3-6@a")
    assert Tile(0, 0) in state.hands[0].tiles
    state, _ = play(game, state, "1:draw 1:draw 1:5-6@b")
    assert state.hands[1].tiles == (Tile(2, 2), Tile(1, 1))
    assert len(state.stock.tiles) == 2


def test_with_allfives_end_draw_whoever_passes_draws_too() -> None:
    game = rules("all-fives", allfives_end_draw=True, voluntary_pass=True)
    state, _ = play(game, table(game, ["3-6 0-1", "2-2"], "3-5", stock=9), "0:pass")
    assert len(state.hands[0].tiles) == 3
    assert len(state.stock.tiles) == 8


def test_the_line_has_two_ends_and_no_spinner() -> None:
    state = table(FIVES, ["5-6 5-1", "0-1"], "5-5 5-0@a 5-2@b", stock=5)
    assert [end.number for end in state.layout.ends] == [0, 2]
    assert actions(FIVES, state) == {"draw"}


def test_sniff_spinner_opens_the_flanks_of_the_first_double() -> None:
    game = rules("all-fives", sniff_spinner=True)
    state = table(game, ["5-6 3-5", "1-5 0-3"], "5-5 5-0@a 5-2@b", stock=5)
    assert actions(game, state) == {"5-6@c", "5-6@d", "3-5@c", "3-5@d"}
    state, _ = play(game, state, "0:3-5@c")
    assert state.scores == (5, 0)
    assert state.layout.total() == 0 + 2 + 3
    state, _ = play(game, state, "1:1-5@d")
    assert state.layout.total() == 0 + 2 + 3 + 1


def test_a_flank_of_the_spinner_counts_nothing_until_a_tile_lies_there() -> None:
    game = rules("all-fives", sniff_spinner=True)
    assert won(game, "5-5", "0-5@a") == 10
    assert table(game, ["0-1"], "5-5").layout.total() == 10
    assert table(game, ["0-1"], "5-5 0-5@a 5-2@b").layout.total() == 2


@pytest.mark.parametrize(
    "line, total",
    [
        ("5-5", 10),
        ("5-5 0-5@a", 10),
        ("5-5 0-5@c", 10),
        ("5-5 0-5@c 5-4@d", 14),
        ("5-5 0-5@a 3-5@c", 13),
        ("5-5 0-5@a 4-5@b 3-5@c", 7),
        ("6-6 1-6@c", 13),
        ("1-2 2-2@b 2-4@c", 9),
    ],
)
def test_the_spinner_counts_its_two_halves_once_while_one_of_its_ends_is_free(line: str, total: int) -> None:
    game = rules("all-fives", sniff_spinner=True)
    assert table(game, ["0-1"], line).layout.total() == total


def test_a_first_tile_at_a_flank_scores_with_the_spinner_counted_once() -> None:
    game = rules("all-fives", sniff_spinner=True)
    assert (won(game, "5-5", "0-5@c"), won(game, "6-6", "1-6@c")) == (10, 0)


def test_only_the_first_double_is_a_spinner() -> None:
    game = rules("all-fives", sniff_spinner=True)
    first_later = table(game, ["0-1"], "1-2 2-2@b")
    assert sorted(end.number for end in first_later.layout.ends) == [1, 2, 2, 2]
    second = table(game, ["0-1"], "1-2 2-2@b 1-1@a")
    assert sorted(end.number for end in second.layout.ends) == [1, 2, 2, 2]


def test_the_hand_is_over_with_the_last_tile_without_a_call() -> None:
    state, _ = play(FIVES, table(FIVES, ["3-6", "2-2 0-1"], "3-5", stock=9), "0:3-6@a")
    assert state.ended == ("out", 0)
    assert FIVES.payoff(state) == (5, 0)


def test_the_last_tile_scores_for_the_ends_too() -> None:
    state, _ = play(FIVES, table(FIVES, ["2-4", "2-2 0-3"], "2-6", stock=9), "0:2-4@a")
    assert FIVES.payoff(state) == (10 + 5, 0)


def test_opponents_with_17_and_18_are_worth_35() -> None:
    assert ended(FIVES, ["", "5-6 1-5", "6-6 2-4"], "out") == (35, 0, 0)


def test_opponents_with_12_and_12_are_worth_20_not_25() -> None:
    assert ended(FIVES, ["", "6-6", "5-5 0-2"], "out") == (20, 0, 0)


@pytest.mark.parametrize("held, worth", [(15, 15), (16, 15), (17, 15), (18, 20), (19, 20), (20, 20), (2, 0), (0, 0)])
def test_pips_are_rounded_to_the_nearest_five(held: int, worth: int) -> None:
    assert nearest_five(held) == worth


@settings(deadline=None)
@given(st.integers(0, 495))
def test_rounding_never_moves_a_hand_by_more_than_two(held: int) -> None:
    assert nearest_five(held) % 5 == 0
    assert abs(nearest_five(held) - held) <= 2


def test_blocked_the_fewest_real_pips_win_the_rounded_pips_of_the_others_with_nothing_deducted() -> None:
    assert ended(FIVES, ["1-6 0-2", "4-4", "6-6 5-0"], seat=2) == (0, 10 + 15, 0)
    assert ended(FIVES, ["0-3", "6-6"]) == (10, 0)


def test_with_blocked_deduct_own_the_winner_takes_off_his_own_rounded_pips() -> None:
    game = rules("all-fives", blocked_deduct_own=True)
    assert ended(game, ["1-6 0-2", "4-4", "6-6 5-0"], seat=2) == (0, 10 + 15 - 10, 0)
    assert ended(game, ["", "5-6 1-5", "6-6 2-4"], "out") == (35, 0, 0)


@pytest.mark.parametrize(
    "tie, points", [("none", (0, 0, 0)), ("share", (10, 10, 0)), ("lowest_tile", (0, 25, 0))], ids=str
)
def test_equal_fewest_pips_win_nothing_unless_the_option_says_so(tie: Value, points: tuple[int, ...]) -> None:
    game = rules("all-fives", blocked_tie=tie)
    assert ended(game, ["0-6", "0-2 0-4", "5-5 4-6"]) == points


def test_while_somebody_may_draw_the_hand_is_not_blocked() -> None:
    hands = ["4-4 0-0", "1-1", "2-2"]
    state, _ = play(FIVES, table(FIVES, hands, "4-5 5-6@b 6-6@b", stock=3), "0:4-4@a")
    assert state.ended is None
    assert actions(FIVES, state) == {"draw"}
    state, _ = play(FIVES, table(FIVES, hands, "4-5 5-6@b 6-6@b", stock=2), "0:4-4@a")
    assert state.ended == ("blocked", 0)


@pytest.mark.parametrize("game, printed", [(FIVES, 100), (NINES, 200), (rules("all-fives", target=50), 50)])
def test_the_match_is_won_at_once_by_points_in_mid_hand(game: LayingGame, printed: int) -> None:
    state = table(game, ["2-4 1-1", "0-0"], "2-6")
    match, _ = match_at(game, state, (printed - 11, 0)).play(0, game.read("2-4@a"))
    assert not match.over
    match, _ = match_at(game, state, (printed - 10, 0)).play(0, game.read("2-4@a"))
    assert match.over
    assert match.winners == (0,)
    assert match.actions(1) == ()
    assert game.payoff(match.state) is None


def test_whoever_reaches_100_with_the_tile_that_blocks_has_won_whatever_the_pips_are() -> None:
    state = table(FIVES, ["2-4 5-5 3-5", "1-1"], "2-6", stock=0)
    match, _ = match_at(FIVES, state, (90, 85)).play(0, FIVES.read("2-4@a"))
    assert match.state.ended == ("blocked", 0)
    assert (match.totals, match.over, match.winners) == ((100, 105), True, (0,))


def test_with_finish_hand_the_hand_is_played_to_its_end() -> None:
    game = rules("all-fives", finish_hand=True)
    state = table(game, ["2-4 1-1", "4-4"], "2-6")
    match, _ = match_at(game, state, (90, 95)).play(0, game.read("2-4@a"))
    assert not match.over
    match, _ = match.play(1, game.read("4-4@a"))
    assert match.over
    assert match.totals == (100, 95)
    match, _ = match_at(game, table(game, ["2-4 1-1", "4-4", "5-5"], "2-6"), (90, 95, 0)).play(0, game.read("2-4@a"))
    match, _ = match.play(1, game.read("4-4@a"))
    assert match.totals == (100, 105, 0)
    assert match.winners == (1,)


def test_the_points_of_a_hand_can_win_the_match() -> None:
    match = match_after(FIVES, ["", "5-6 1-5", "6-6 2-4"], "out", 0, (65, 99, 0))
    assert match.over
    assert match.winners == (0,)
    assert not match_after(FIVES, ["", "5-6 1-5", "6-6 2-4"], "out", 0, (64, 99, 0)).over


def test_equal_totals_at_the_target_want_another_hand() -> None:
    game = rules("all-fives", blocked_tie="share")
    match = match_after(game, ["0-6", "0-2 0-4", "5-5 4-6"], "blocked", 0, (90, 90, 0))
    assert match.totals == (100, 100, 0)
    assert match.dealing
    match, _ = match.deal(deal(game, 3, ["6-6"])).play(0, game.read("6-6"))
    assert not match.over


def test_every_hand_is_opened_by_the_same_rule() -> None:
    match = match_after(FIVES, ["", "0-5"], "out", 0)
    assert match.dealing
    assert match.deal(deal(FIVES, 2, ["1-1", "2-2"])).turn == {1}


@pytest.mark.parametrize("lead, opens", [("rule", 2), ("winner", 0), ("rotate", 1)])
def test_next_lead_says_who_opens_the_next_hand(lead: Value, opens: int) -> None:
    game = rules("all-fives", next_lead=lead)
    match = match_after(game, ["", "0-5", "1-4"], "out", 0).deal(deal(game, 3, ["1-1 3-5", "2-2", "3-3"]))
    assert match.turn == {opens}
    assert set(map(str, match.actions(opens))) == {f"{opens + 1}-{opens + 1}"}


@pytest.mark.parametrize("game", [FIVES, NINES], ids=["six", "nine"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_scores_are_multiples_of_five_and_the_line_keeps_its_two_ends(game: LayingGame, players: int) -> None:
    for seed in range(20):
        for _, _, now in by_chance(game, players, seed):
            assert all(points % 5 == 0 for points in now.scores)
            assert len(now.layout.ends) == 2
            assert joins_are_paired(now.layout)
            assert len(now.layout.joints) <= (28 if game is FIVES else 51)
            held = (*now.layout.tiles, *now.stock.tiles, *(tile for hand in now.hands for tile in hand.tiles))
            assert (len(held), pips(held)) == ((28, 168) if game is FIVES else (55, 495))
