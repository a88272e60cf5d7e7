"""Sebastopol: the sentences of its page."""

from collections import Counter
from random import Random

import pytest

from boneyard import Match
from boneyard.laying import LayingGame
from boneyard.state import Ended, Place, State
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

SEBASTOPOL = rules("sebastopol")
FILL = rules("sebastopol", fill_spinner_first=True)
TWO_ARMS = "6-6 6-1@a 6-2@b"
FOUR_ARMS = "6-6 6-1@a 6-2@b 6-3@c 6-4@d"
OTHERS = ["0-0", "0-1", "0-2"]


def numbers(state: State) -> list[int]:
    """The numbers at all the ends, in order."""
    return sorted(end.number for end in state.layout.open)


def test_everyone_gets_seven_tiles_and_nothing_is_left_over() -> None:
    state = SEBASTOPOL.start(4, deal(SEBASTOPOL, 4))
    assert SEBASTOPOL.players == (4,)
    assert [len(hand.tiles) for hand in state.hands] == [7] * 4
    assert state.stock.tiles == ()


@pytest.mark.parametrize("seat", range(4))
def test_whoever_holds_the_double_six_leads_it(seat: int) -> None:
    hands = ["5-5", "4-4", "3-3", "2-2"]
    hands[seat] += " 6-6"
    state = SEBASTOPOL.start(4, deal(SEBASTOPOL, 4, hands))
    assert (mover(state), actions(SEBASTOPOL, state)) == (seat, {"6-6"})


def test_all_four_sides_of_the_double_six_are_open() -> None:
    state = SEBASTOPOL.start(4, deal(SEBASTOPOL, 4, ["6-6", "6-1 2-2 3-3 1-1 4-4 1-5 2-5"]))
    state, _ = play(SEBASTOPOL, state, "0:6-6")
    assert numbers(state) == [6, 6, 6, 6]
    assert actions(SEBASTOPOL, state) == {"1-6@a", "1-6@b", "1-6@c", "1-6@d"}


def test_the_arms_may_grow_before_the_four_sides_are_filled() -> None:
    state = table(SEBASTOPOL, ["1-1 3-4", *OTHERS], TWO_ARMS)
    assert actions(SEBASTOPOL, state) == {"1-1@a"}
    state = table(SEBASTOPOL, ["6-0 1-3", *OTHERS], TWO_ARMS)
    assert actions(SEBASTOPOL, state) == {"0-6@c", "0-6@d", "1-3@a"}


def test_with_fill_spinner_first_only_sixes_fit_until_all_four_arms_exist() -> None:
    assert actions(FILL, table(FILL, ["1-1 3-4", *OTHERS], TWO_ARMS)) == {"pass"}
    assert actions(FILL, table(FILL, ["6-0 1-3", *OTHERS], TWO_ARMS)) == {"0-6@c", "0-6@d"}
    assert actions(FILL, table(FILL, ["1-1 2-5", *OTHERS], FOUR_ARMS)) == {"1-1@a", "2-5@b"}


def test_four_arms_end_in_exactly_their_four_numbers() -> None:
    assert numbers(table(SEBASTOPOL, ["", "", "", ""], FOUR_ARMS)) == [1, 2, 3, 4]
    assert numbers(table(FILL, ["", "", "", ""], FOUR_ARMS)) == [1, 2, 3, 4]


def test_other_doubles_go_on_in_one_direction_only() -> None:
    state = table(SEBASTOPOL, ["1-1 5-5", *OTHERS], FOUR_ARMS)
    state, _ = play(SEBASTOPOL, state, "0:1-1@a")
    assert numbers(state) == [1, 2, 3, 4]


def test_a_spare_six_goes_with_its_other_half_and_leaves_an_end_for_the_last_spare_six() -> None:
    state = table(SEBASTOPOL, ["5-6 2-2", "0-6 5-5", "4-4 0-0", "3-3"], f"{FOUR_ARMS} 1-5@a")
    assert actions(SEBASTOPOL, state) == {"5-6@a", "2-2@b"}
    state, _ = play(SEBASTOPOL, state, "0:5-6@a")
    assert (numbers(state), actions(SEBASTOPOL, state)) == ([2, 3, 4, 6], {"0-6@a"})


def test_if_you_can_lay_you_must_and_if_not_you_pass() -> None:
    assert actions(SEBASTOPOL, table(SEBASTOPOL, ["1-5 5-5", *OTHERS], FOUR_ARMS)) == {"1-5@a"}
    state = table(SEBASTOPOL, ["5-5", *OTHERS], FOUR_ARMS)
    assert actions(SEBASTOPOL, state) == {"pass"}
    state, _ = play(SEBASTOPOL, state, "0:pass")
    assert (mover(state), len(state.hands[0].tiles)) == (1, 1)


def test_with_voluntary_pass_you_may_pass_and_the_hand_is_blocked_when_all_do() -> None:
    lazy = rules("sebastopol", voluntary_pass=True)
    state = table(lazy, ["1-5", *OTHERS], FOUR_ARMS)
    assert actions(lazy, state) == {"1-5@a", "pass"}
    state, _ = play(lazy, state, "0:pass 1:pass 2:pass")
    assert state.ended is None
    state, _ = play(lazy, state, "3:pass")
    assert (state.ended, lazy.payoff(state)) == (Ended("blocked", 0), (0, 9, 0, 0))


def test_the_hand_ends_with_the_last_tile_and_everybody_plays_for_himself() -> None:
    assert ended(SEBASTOPOL, ["2-4", "", "4-5", "5-6"], "out", seat=1) == (0, 26, 0, 0)
    assert SEBASTOPOL.sides(4) == ((0,), (1,), (2,), (3,))


def test_the_hand_is_blocked_as_soon_as_no_tile_fits_any_arm() -> None:
    line = "6-6 6-1@a 6-2@b 1-2@a 6-3@c 3-2@c"
    state = table(SEBASTOPOL, ["6-0 5-5", "1-1", "3-3", "4-4"], line, stock=0)
    state, _ = play(SEBASTOPOL, state, "0:0-6@d")
    assert (state.ended, SEBASTOPOL.payoff(state)) == (Ended("blocked", 0), (0, 24, 0, 0))


def test_a_cross_that_nobody_can_fill_blocks_the_hand_with_fill_spinner_first() -> None:
    state = table(FILL, ["6-3 5-5", "1-1", "2-2", "3-3"], TWO_ARMS, stock=0)
    state, _ = play(FILL, state, "0:3-6@c")
    assert (state.ended, FILL.payoff(state)) == (Ended("blocked", 0), (0, 20, 0, 0))


@pytest.mark.parametrize("last", range(4))
def test_when_blocked_the_fewest_pips_win_and_nothing_is_taken_off(last: int) -> None:
    assert ended(SEBASTOPOL, ["1-4", "4-5", "5-5 1-1", "1-2"], "blocked", seat=last) == (0, 0, 0, 26)


def test_with_blocked_deduct_own_the_winner_takes_off_his_own_pips() -> None:
    deduct = rules("sebastopol", blocked_deduct_own=True)
    assert ended(deduct, ["1-4", "4-5", "5-5 1-1", "1-2"], "blocked") == (0, 0, 0, 23)


@pytest.mark.parametrize("tie, points", [("none", (0, 0)), ("share", (10, 10)), ("lowest_tile", (0, 26))])
def test_equally_low_players_get_nothing_unless_blocked_tie_says_otherwise(tie: str, points: tuple[int, ...]) -> None:
    game = rules("sebastopol", blocked_tie=tie)
    assert ended(game, ["1-4", "0-1 0-4", "5-5 1-1", "4-5"], "blocked") == (*points, 0, 0)


@pytest.mark.parametrize("before, over", [(73, False), (74, True)])
def test_the_first_to_a_hundred_points_wins(before: int, over: bool) -> None:
    match = match_after(SEBASTOPOL, ["2-4", "", "4-5", "5-6"], "out", 1, (0, before, 50, 99))
    assert (match.totals, match.over) == ((0, before + 26, 50, 99), over)


def test_the_match_is_played_to_the_target_or_over_the_agreed_hands() -> None:
    hands = ["2-4", "", "4-5", "5-6"]
    assert match_after(rules("sebastopol", target=26), hands, "out", 1).over
    assert not match_after(rules("sebastopol", target=27), hands, "out", 1).over
    agreed = rules("sebastopol", hands=4)
    assert not match_after(agreed, hands, "out", 1, (150, 0, 0, 0), number=3).over
    assert match_after(agreed, hands, "out", 1, (150, 0, 0, 0), number=4).winners == (0,)


def test_the_double_six_leads_every_hand() -> None:
    match = Match.new(rules("sebastopol", hands=12), 4)
    rng = Random(6)
    for _ in range(6):
        match = finished(match, rng)
        assert str(match.state.layout.tiles[0]) == "6-6"
        assert match.state.layout.joints[0].seat == match.leader


@pytest.mark.parametrize("game", [SEBASTOPOL, FILL], ids=["as-printed", "fill-first"])
def test_there_are_always_four_ends_and_equal_halves_touch(game: LayingGame) -> None:
    for seed in range(40):
        for _, _, after in by_chance(game, 4, seed):
            assert len(after.layout.ends) == 4
            assert joins_are_paired(after.layout)


def test_a_six_fits_all_the_free_sides_alike() -> None:
    for seed in range(40):
        for before, _, _ in by_chance(SEBASTOPOL, 4, seed):
            free = {end.name for end in before.layout.ends if end.joint == 0}
            places = [action for action in SEBASTOPOL.actions(before, min(before.turn)) if isinstance(action, Place)]
            at = Counter(place.tile for place in places if place.end in free)
            assert set(at.values()) <= {len(free)}
