"""Colour block: the sentences of its page."""

import pytest

from boneyard import IllegalAction, Match, Redeal
from boneyard.state import Drew, Ended, Pass
from boneyard.tiles import parse_tiles, pips
from tests.tables import actions, by_chance, deal, ended, match_after, match_at, mover, play, rules, table

COLOURS = rules("colour-block")
BLANK, PINK, RED, YELLOW, GREEN, BLUE, PURPLE = range(7)


@pytest.mark.parametrize("players, size, aside", [(2, 7, 14), (3, 7, 7), (4, 5, 8)])
def test_two_or_three_players_get_seven_tiles_each_four_get_five(players: int, size: int, aside: int) -> None:
    state = COLOURS.start(players, deal(COLOURS, players, ["6-6"]))
    assert [len(hand.tiles) for hand in state.hands] == [size] * players
    assert len(state.stock.tiles) == aside


def test_purple_and_blue_in_hand_count_eleven() -> None:
    assert pips(parse_tiles(f"{PURPLE}-{BLUE}")) == 11
    assert ended(COLOURS, ["", f"{PURPLE}-{BLUE}"], "out") == (11, 0)
    assert ended(COLOURS, ["", f"{PINK}-{RED} {YELLOW}-{GREEN} {BLANK}-{BLANK}"], "out") == (10, 0)


def test_the_highest_double_leads_and_must_be_led() -> None:
    state = COLOURS.start(3, deal(COLOURS, 3, ["6-5 4-4", "5-5 6-4", "3-3"]))
    assert (mover(state), actions(COLOURS, state)) == (1, {"5-5"})


def test_if_nobody_holds_a_double_everything_is_dealt_again() -> None:
    with pytest.raises(Redeal):
        COLOURS.start(2, deal(COLOURS, 2))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_double_anywhere_is_enough(players: int) -> None:
    state = COLOURS.start(players, deal(COLOURS, players, [""] * (players - 1) + ["0-0"]))
    assert (mover(state), actions(COLOURS, state)) == (players - 1, {"0-0"})


def test_who_can_lay_must_and_has_no_pass() -> None:
    state = table(COLOURS, ["3-6 5-5 0-1", "1-1"], line="3-5")
    assert actions(COLOURS, state) == {"3-6@a", "5-5@b"}
    with pytest.raises(IllegalAction, match="'pass' now; allowed: 3-6@a, 5-5@b"):
        match_at(COLOURS, state).play(0, Pass())


def test_who_cannot_lay_knocks_and_passes() -> None:
    state = table(COLOURS, ["0-1 0-0", "3-6"], line="3-5")
    assert actions(COLOURS, state) == {"pass"}
    assert mover(play(COLOURS, state, "0:pass")[0]) == 1


def test_the_line_has_two_ends_and_the_short_ends_of_a_double_are_none() -> None:
    state, _ = play(COLOURS, table(COLOURS, ["5-5 0-1", "5-2 0-0"], line="3-5"), "0:5-5@b")
    assert [(end.name, end.number) for end in state.layout.ends] == [("a", 3), ("b", 5)]
    assert actions(COLOURS, state) == {"2-5@b"}


@pytest.mark.parametrize("seed", range(8))
def test_what_sits_aside_is_never_drawn(seed: int) -> None:
    for before, action, after in by_chance(COLOURS, 2, seed):
        assert str(action) != "draw"
        assert before.stock == after.stock


def test_the_winner_gets_all_pips_of_the_others() -> None:
    assert ended(COLOURS, ["", "3-4", "0-0"], "out") == (7, 0, 0)


def test_blocked_the_lowest_total_wins_the_others_total_less_its_own() -> None:
    assert ended(COLOURS, ["0-5", "4-5", "5-6"]) == (15, 0, 0)


def test_the_hand_is_blocked_as_soon_as_nobody_can_lay() -> None:
    state = table(COLOURS, ["2-5 0-1", "0-3 6-6", "1-4"], line="2-3 3-5")
    state, events = play(COLOURS, state, "0:2-5@b")
    assert [end.number for end in state.layout.ends] == [2, 2]
    assert Ended("blocked", 0) in events
    assert not any(isinstance(event, Drew) for event in events)


def test_of_equal_totals_the_lightest_single_tile_wins() -> None:
    assert ended(COLOURS, ["1-4", "0-1 0-4", "5-6"]) == (0, 11, 0)


def test_if_the_lightest_tiles_are_equal_the_next_ones_decide() -> None:
    assert ended(COLOURS, ["0-3 3-5", "1-2 0-4 1-3", "5-5 4-4"]) == (0, 18, 0)


def test_if_all_tiles_weigh_the_same_nobody_scores() -> None:
    assert ended(COLOURS, ["0-3 2-2", "1-2 0-4", "5-5"]) == (0, 0, 0)


def test_with_two_players_the_winner_of_the_tie_scores_nothing() -> None:
    assert ended(COLOURS, ["1-4", "0-1 0-4"]) == (0, 0)


def test_doubles_count_as_lightest_tiles_too() -> None:
    assert ended(COLOURS, ["0-0 1-4", "0-1 0-4", "5-6"]) == (11, 0, 0)


def test_with_cb_tie_nondouble_only_singles_decide() -> None:
    singles = rules("colour-block", cb_tie_nondouble=True)
    assert ended(singles, ["0-0 1-4", "0-1 0-4", "5-6"]) == (0, 11, 0)
    assert ended(singles, ["1-1 2-2", "0-6", "4-5"]) == (0, 9, 0)


def test_with_blocked_deduct_own_off_the_winners_pips_stay() -> None:
    assert ended(rules("colour-block", blocked_deduct_own=False), ["0-5", "4-5", "5-6"]) == (20, 0, 0)


def test_with_blocked_tie_none_equal_totals_get_nothing() -> None:
    assert ended(rules("colour-block", blocked_tie="none"), ["1-4", "0-1 0-4", "5-6"]) == (0, 0, 0)


def test_with_blocked_tie_share_equal_totals_halve_the_points() -> None:
    assert ended(rules("colour-block", blocked_tie="share"), ["1-4", "0-1 0-4", "5-6"]) == (3, 3, 0)


def test_four_play_each_for_himself() -> None:
    assert COLOURS.sides(4) == ((0,), (1,), (2,), (3,))
    assert ended(COLOURS, ["", "3-4", "0-0", "1-1"], "out") == (9, 0, 0, 0)


def test_every_hand_opens_anew_by_the_double_rule() -> None:
    match = match_after(COLOURS, ["", "6-6"], "out", 0)
    assert match.opener is None
    assert match.deal(deal(COLOURS, 2, ["2-2", "3-3"])).leader == 1


def test_the_match_goes_to_a_hundred() -> None:
    assert Match.new(COLOURS, 2).target.points == 100
    assert match_after(COLOURS, ["", "6-5"], "out", 0, [88, 0]).over is False
    assert match_after(COLOURS, ["", "6-5"], "out", 0, [89, 0]).over is True


def test_another_target_may_be_agreed() -> None:
    assert match_after(rules("colour-block", target=50), ["", "6-5"], "out", 0, [39, 0]).over is True


def test_a_number_of_hands_may_be_agreed() -> None:
    four = rules("colour-block", hands=4)
    assert match_after(four, ["", "6-5"], "out", 0, [100, 0], number=3).over is False
    assert match_after(four, ["", "6-5"], "out", 0, [0, 0], number=4).over is True
