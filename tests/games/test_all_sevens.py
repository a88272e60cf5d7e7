"""All sevens: touching halves add up to seven."""

import pytest

from boneyard import DominoSet, Tile
from boneyard.laying import LayingGame
from boneyard.pages import Value
from boneyard.state import Drew, Ended, Place
from boneyard.tiles import parse_tiles
from tests.tables import actions, by_chance, deal, ended, match_after, play, rules, table, unnamed

SEVENS = rules("all-sevens")
ITALIAN_PRINT = rules("all-sevens", sevens_after_draw="mandatory_after")
CARDINALS = set(parse_tiles("0-0 1-6 2-5 3-4"))


def tiles_that_fit(lead: str) -> set[str]:
    """The tiles of all the others that fit the first end of this lead."""
    others = " ".join(map(str, unnamed(SEVENS, parse_tiles(lead))))
    state = table(SEVENS, [others], lead)
    return {text.partition("@")[0] for text in actions(SEVENS, state) if "@a" in text}


@pytest.mark.parametrize("players, each, left", [(2, 7, 14), (3, 5, 13), (4, 5, 8)])
def test_two_players_get_seven_tiles_three_or_four_get_five(players: int, each: int, left: int) -> None:
    state = SEVENS.start(players, deal(SEVENS, players))
    assert [len(hand.tiles) for hand in state.hands] == [each] * players
    assert len(state.stock.tiles) == left
    assert SEVENS.tiles == DominoSet(6)


def test_the_highest_double_must_be_led() -> None:
    state = SEVENS.start(2, deal(SEVENS, 2, ["5-6 4-4", "5-5 3-3"]))
    assert state.turn == {1}
    assert actions(SEVENS, state) == {"5-5"}


def test_without_a_double_3_6_is_led_before_4_5() -> None:
    state = SEVENS.start(2, deal(SEVENS, 2, ["4-5", "3-6"]))
    assert state.turn == {1}
    assert actions(SEVENS, state) == {"3-6"}


def test_open_any_tile_frees_the_lead() -> None:
    game = rules("all-sevens", open_any_tile=True)
    state = game.start(3, deal(game, 3, ["5-6 4-4 0-1 0-2 0-3"]))
    assert actions(game, state) == {"5-6", "4-4", "0-1", "0-2", "0-3"}


@pytest.mark.parametrize(
    "lead, fitting",
    [
        ("5-6", "0-0 0-2 1-2 1-6 2-2 2-3 2-4 2-5 2-6 3-4"),
        ("0-1", "0-0 1-6 2-5 3-4"),
        ("1-5", "0-0 0-6 1-6 2-5 2-6 3-4 3-6 4-6 5-6 6-6"),
    ],
    ids=["end 5", "end 0", "end 1"],
)
def test_a_tile_fits_if_the_touching_halves_total_seven_and_a_cardinal_always(lead: str, fitting: str) -> None:
    assert tiles_that_fit(lead) == set(fitting.split())


def test_a_cardinal_may_be_turned_either_way() -> None:
    state = table(SEVENS, ["3-4 1-1", "6-6"], "5-5", stock=9)
    assert actions(SEVENS, state) == {"3-4@a>3", "3-4@a>4", "3-4@b>3", "3-4@b>4", "draw"}
    for left in (3, 4):
        turned, _ = play(SEVENS, state, f"0:3-4@b>{left}")
        assert [end.number for end in turned.layout.ends] == [5, left]


def test_a_cardinal_that_would_fit_anyway_may_be_turned_too() -> None:
    state = table(SEVENS, ["2-5 1-1", "6-6"], "5-6", stock=2)
    assert actions(SEVENS, state) == {"2-5@a>2", "2-5@a>5", "2-5@b>2", "2-5@b>5", "1-1@b"}


def test_a_tile_with_a_blank_may_be_laid_with_its_other_half() -> None:
    state, _ = play(SEVENS, table(SEVENS, ["0-2 1-1", "6-6"], "5-5"), "0:0-2@a")
    assert [end.number for end in state.layout.ends] == [0, 5]


def test_blank_blank_leaves_a_blank_on_which_only_cardinals_go() -> None:
    state, _ = play(SEVENS, table(SEVENS, ["0-0 1-1", "1-6 0-1 0-6 6-6"], "5-5", stock=2), "0:0-0@a")
    assert state.layout.end("a").number == 0
    assert {text for text in actions(SEVENS, state) if "@a" in text} == {"1-6@a>1", "1-6@a>6"}


def test_a_double_has_one_exit_and_its_number_counts_once() -> None:
    state, _ = play(SEVENS, table(SEVENS, ["2-2 1-1", "3-5 1-3"], "5-5", stock=2), "0:2-2@a")
    assert [end.number for end in state.layout.ends] == [2, 5]
    assert actions(SEVENS, state) == {"3-5@a"}


def test_who_can_lay_may_draw_one_tile_before_and_then_must_lay() -> None:
    state = table(SEVENS, ["2-2 1-1", "6-6"], "5-6", stock="2-3 0-1 0-3 0-4")
    assert actions(SEVENS, state) == {"2-2@a", "1-1@b", "draw"}
    state, _ = play(SEVENS, state, "0:draw")
    assert actions(SEVENS, state) == {"2-2@a", "2-3@a", "1-1@b"}


def test_who_cannot_lay_draws_until_he_can_and_has_no_free_draw_then() -> None:
    state = table(SEVENS, ["4-4 3-3", "6-6"], "5-6", stock="0-3 0-4 2-2 0-5 0-6")
    for _ in range(3):
        assert actions(SEVENS, state) == {"draw"}
        state, _ = play(SEVENS, state, "0:draw")
    assert actions(SEVENS, state) == {"2-2@a"}


def test_the_leader_draws_nothing() -> None:
    state = SEVENS.start(2, deal(SEVENS, 2, ["6-6"]))
    assert actions(SEVENS, state) == {"6-6"}


def test_nothing_is_drawn_after_laying() -> None:
    state, events = play(SEVENS, table(SEVENS, ["2-2 1-1", "6-6"], "5-6", stock=9), "0:2-2@a")
    assert len(state.stock.tiles) == 9
    assert not any(isinstance(event, Drew) for event in events)


def test_by_the_italian_print_one_tile_must_be_drawn_after_laying() -> None:
    state = table(ITALIAN_PRINT, ["2-2 1-1", "6-6"], "5-6", stock="2-3 0-1 0-3 0-4")
    assert actions(ITALIAN_PRINT, state) == {"2-2@a", "1-1@b"}
    state, _ = play(ITALIAN_PRINT, state, "0:2-2@a")
    assert state.hands[0].tiles == (Tile(1, 1), Tile(2, 3))
    state = table(ITALIAN_PRINT, ["2-2 1-1", "6-6"], "5-6", stock=2)
    assert len(play(ITALIAN_PRINT, state, "0:2-2@a")[0].hands[0].tiles) == 1


def test_by_the_italian_print_too_who_cannot_lay_draws_until_he_can() -> None:
    state = table(ITALIAN_PRINT, ["4-4 3-3", "1-1"], "5-6", stock="0-3 2-2 0-5 0-6")
    state, _ = play(ITALIAN_PRINT, state, "0:draw 0:draw 0:2-2@a")
    assert len(state.stock.tiles) == 2


def test_by_the_italian_print_whoever_passes_draws_nothing() -> None:
    game = rules("all-sevens", sevens_after_draw="mandatory_after", voluntary_pass=True)
    state, events = play(game, table(game, ["2-2 1-1", "6-6"], "5-6", stock=9), "0:pass")
    assert len(state.stock.tiles) == 9
    assert not any(isinstance(event, Drew) for event in events)


@pytest.mark.parametrize("game", [SEVENS, ITALIAN_PRINT], ids=["may", "must"])
def test_whoever_lays_his_last_tile_is_out_and_draws_nothing(game: LayingGame) -> None:
    state, events = play(game, table(game, ["2-2", "6-6"], "5-6", stock=9), "0:2-2@a")
    assert state.ended == ("out", 0)
    assert not any(isinstance(event, Drew) for event in events)
    assert game.payoff(state) == (12, 0)


def test_the_last_two_tiles_stay_in_the_stock() -> None:
    able = table(SEVENS, ["2-2 1-1", "6-6"], "5-6", stock=2)
    assert actions(SEVENS, able) == {"2-2@a", "1-1@b"}
    unable = table(SEVENS, ["4-4 3-3", "1-1"], "5-6", stock=2)
    assert actions(SEVENS, unable) == {"pass"}


@pytest.mark.parametrize("reserve", [0, 1])
def test_stock_reserve_says_how_many_stay(reserve: int) -> None:
    game = rules("all-sevens", stock_reserve=reserve)
    state = table(game, ["4-4 3-3", "1-1"], "5-6", stock="0-3 0-4")
    state, _ = play(game, state, "0:draw " * (2 - reserve))
    assert actions(game, state) == {"pass"}
    assert len(state.stock.tiles) == reserve


def test_with_voluntary_pass_one_may_keep_a_tile_that_fits() -> None:
    game = rules("all-sevens", voluntary_pass=True)
    state = table(game, ["2-2 1-1", "6-6"], "5-6", stock=2)
    assert actions(game, state) == {"2-2@a", "1-1@b", "pass"}
    state, _ = play(game, state, "0:pass 1:pass")
    assert state.ended is not None
    assert state.ended.how == "blocked"


@pytest.mark.parametrize("after_draw", ["optional_before", "mandatory_after"])
def test_with_voluntary_pass_who_cannot_lay_draws_all_the_same(after_draw: Value) -> None:
    game = rules("all-sevens", voluntary_pass=True, sevens_after_draw=after_draw)
    assert actions(game, table(game, ["6-6 3-3", "2-2"], "5-6", stock=9)) == {"draw"}


def test_the_hand_is_blocked_when_nobody_can_lay_and_only_two_tiles_are_left() -> None:
    def after_0_6(third: str, stock: int) -> Ended | None:
        state, _ = play(SEVENS, table(SEVENS, ["0-6 3-3", "1-1", third], "0-1", stock), "0:0-6@b")
        assert [end.number for end in state.layout.ends] == [0, 0]
        return state.ended

    assert after_0_6("4-4", stock=2) == ("blocked", 0)
    assert after_0_6("4-4", stock=3) is None
    assert after_0_6("2-5", stock=2) is None


def test_blocked_with_4_12_and_7_the_first_gets_15() -> None:
    assert ended(SEVENS, ["0-4", "6-6", "1-2 1-3"]) == (15, 0, 0)


def test_blocked_with_5_9_and_11_the_first_gets_15() -> None:
    assert ended(SEVENS, ["0-5", "3-6", "5-6"]) == (15, 0, 0)


def test_the_finisher_gets_the_pips_of_the_others_12_and_7_are_19() -> None:
    assert ended(SEVENS, ["", "6-6", "3-4"], "out") == (19, 0, 0)


def test_without_blocked_deduct_own_the_winner_keeps_the_whole() -> None:
    game = rules("all-sevens", blocked_deduct_own=False)
    assert ended(game, ["0-4", "6-6", "1-2 1-3"]) == (19, 0, 0)


@pytest.mark.parametrize(
    "tie, points", [("none", (0, 0, 0)), ("share", (2, 2, 0)), ("lowest_tile", (0, 10, 0))], ids=str
)
def test_equal_fewest_pips_win_nothing_unless_the_option_says_so(tie: Value, points: tuple[int, ...]) -> None:
    game = rules("all-sevens", blocked_tie=tie)
    assert ended(game, ["0-6", "0-1 0-5", "5-5"]) == points


def test_the_match_goes_to_100() -> None:
    match = match_after(SEVENS, ["", "6-6", "3-4"], "out", 0, (80, 0, 0))
    assert not match.over
    match = match_after(SEVENS, ["", "6-6", "3-4"], "out", 0, (81, 0, 0))
    assert match.over
    assert match.winners == (0,)


def test_target_and_hands_agree_on_another_end() -> None:
    assert match_after(rules("all-sevens", target=50), ["", "6-6", "3-4"], "out", 0, (31, 0, 0)).over
    game = rules("all-sevens", hands=3)
    assert not match_after(game, ["", "6-6", "3-4"], "out", 0, (900, 0, 0), number=2).over
    match = match_after(game, ["", "6-6", "3-4"], "out", 0, (0, 20, 0), number=3)
    assert match.over
    assert match.winners == (1,)


def test_equal_totals_want_another_hand() -> None:
    match = match_after(SEVENS, ["", "6-6", "3-4"], "out", 0, (81, 100, 0))
    assert match.totals == (100, 100, 0)
    assert match.dealing


@pytest.mark.parametrize("lead, opens", [("rule", 2), ("winner", 0), ("rotate", 1)])
def test_every_hand_is_opened_by_the_same_rule_unless_next_lead_says_otherwise(lead: Value, opens: int) -> None:
    game = rules("all-sevens", next_lead=lead)
    match = match_after(game, ["", "6-6", "3-4"], "out", 0).deal(deal(game, 3, ["1-1", "2-2", "3-3"]))
    assert match.turn == {opens}


@pytest.mark.parametrize("game", [SEVENS, ITALIAN_PRINT], ids=["may", "must"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_touching_halves_always_total_seven_or_belong_to_a_cardinal(game: LayingGame, players: int) -> None:
    for seed in range(25):
        for before, action, now in by_chance(game, players, seed):
            assert len(now.layout.ends) == 2
            if isinstance(action, Place) and action.end:
                touching = sum(action.tile) - now.layout.joints[-1].outer
                assert action.tile in CARDINALS or touching + before.layout.end(action.end).number == 7
