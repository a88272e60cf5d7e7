"""Netz: the sentences of its page."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import IllegalAction, Match, Tile
from boneyard.state import Draw, Ended, Pass, State
from boneyard.tiles import DominoSet
from tests.laws import deals
from tests.tables import actions, by_chance, deal, ended, finished, match_after, match_at, mover, play, rules, table

NETZ = rules("netz")
PASSING = rules("netz", bn_third_draw="pass")


def stuck(stock: str, other: str = "3-6 1-1") -> State:
    """Ends 3 and 5; seat 0 cannot lay."""
    return table(NETZ, ["0-1 6-6", other], line="3-5", stock=stock)


def test_one_single_lies_open_and_seven_tiles_each_leave_thirteen() -> None:
    state = NETZ.start(2, deal(NETZ, 2, starter="3-5"))
    assert (state.layout.tiles, len(state.stock.tiles)) == ((Tile(3, 5),), 13)
    assert [len(hand.tiles) for hand in state.hands] == [7, 7]
    assert {end.number for end in state.layout.ends} == {3, 5}


@settings(deadline=None)
@given(st.permutations(DominoSet(6).tiles))
def test_the_starter_is_the_first_single_of_the_deck_and_never_a_double(deck: list[Tile]) -> None:
    state = NETZ.start(2, tuple(deck))
    (starter,) = state.layout.tiles
    assert not starter.double
    assert all(tile.double for tile in deck[: deck.index(starter)])
    rest = [tile for tile in deck if tile != starter]
    assert [*state.hands[0].tiles, *state.hands[1].tiles, *state.stock.tiles] == rest


def test_the_starter_was_laid_by_nobody() -> None:
    state = NETZ.start(2, deal(NETZ, 2, starter="3-5"))
    assert state.layout.joints[0].seat == -1


def test_who_can_lay_must() -> None:
    state = table(NETZ, ["3-6 0-1", "1-1"], line="3-5", stock=10)
    assert actions(NETZ, state) == {"3-6@a"}
    for wrong in (Pass(), Draw()):
        with pytest.raises(IllegalAction, match=f"'{wrong}' now; allowed: 3-6@a"):
            match_at(NETZ, state).play(0, wrong)


def test_doubles_are_ordinary_tiles() -> None:
    state, _ = play(NETZ, table(NETZ, ["5-5 0-1", "5-2 1-1"], line="3-5", stock=10), "0:5-5@b")
    assert (mover(state), actions(NETZ, state)) == (1, {"2-5@b"})


def test_the_third_tile_drawn_fits_and_is_laid() -> None:
    state = stuck("0-0 2-2 5-5 4-4 1-2 1-4 2-4 0-2 0-4 1-6 2-6 4-6 0-6")
    for left in (12, 11, 10):
        assert actions(NETZ, state) == {"draw"}
        state, _ = play(NETZ, state, "0:draw")
        assert len(state.stock.tiles) == left
    state, _ = play(NETZ, state, "0:5-5@b")
    assert (mover(state), len(state.stock.tiles)) == (1, 10)


def test_as_soon_as_a_tile_fits_drawing_stops() -> None:
    state, _ = play(NETZ, stuck("5-5 2-2 0-0 4-4"), "0:draw")
    assert actions(NETZ, state) == {"5-5@b"}


def test_any_tile_that_fits_may_be_laid_not_only_the_drawn_one() -> None:
    state = table(NETZ, ["3-6 5-5", "1-1"], line="3-5", stock=10, drawn=1)
    assert actions(NETZ, state) == {"3-6@a", "5-5@b"}


def test_after_three_tiles_that_do_not_fit_one_passes() -> None:
    state = stuck("0-0 2-2 4-4 5-5 1-2 1-4 2-4 0-2 0-4 1-6 2-6 4-6 0-6")
    state, _ = play(NETZ, state, "0:draw 0:draw 0:draw")
    assert actions(NETZ, state) == {"pass"}
    state, _ = play(NETZ, state, "0:pass")
    assert (mover(state), len(state.stock.tiles)) == (1, 10)


def test_everybody_may_draw_three_in_every_turn() -> None:
    state = stuck("0-0 2-2 4-4 1-2 1-4 2-4 0-2 0-4 1-6 2-6 4-6 0-6 5-5", other="1-1")
    state, _ = play(NETZ, state, "0:draw 0:draw 0:draw 0:pass 1:draw 1:draw 1:draw 1:pass 0:draw 0:draw 0:draw")
    assert (actions(NETZ, state), len(state.stock.tiles)) == ({"pass"}, 4)


def test_two_draws_from_a_stock_of_four_that_do_not_fit_end_the_hand() -> None:
    state, _ = play(NETZ, stuck("0-0 2-2 4-4 1-2"), "0:draw")
    assert state.ended is None
    state, events = play(NETZ, state, "0:draw")
    assert Ended("run-down", 0) in events
    assert len(state.stock.tiles) == 2


@pytest.mark.parametrize(
    "mine, others, over",
    [("3-6 0-1", "2-2 0-0", True), ("3-6 0-5", "2-2 0-0", True), ("3-6 0-1", "2-6 0-0", False)],
)
def test_with_two_tiles_in_stock_the_hand_ends_when_the_next_cannot_lay_although_the_other_could(
    mine: str, others: str, over: bool
) -> None:
    state = table(NETZ, [mine, others], line="3-5", stock=2)
    state, _ = play(NETZ, state, "0:3-6@a")
    assert state.ended == (Ended("run-down", 0) if over else None)


def test_a_third_draw_that_leaves_two_tiles_ends_the_hand_too() -> None:
    _, events = play(NETZ, stuck("0-0 2-2 4-4 1-2 1-4"), "0:draw 0:draw 0:draw")
    assert Ended("run-down", 0) in events


def test_with_bn_third_draw_pass_one_passes_after_it() -> None:
    state = table(PASSING, ["0-1 6-6", "3-6 1-1"], line="3-5", stock="0-0 2-2 4-4 1-2 1-4")
    state, _ = play(PASSING, state, "0:draw 0:draw 0:draw")
    assert (state.ended, actions(PASSING, state)) == (None, {"pass"})
    state, _ = play(PASSING, state, "0:pass")
    assert actions(PASSING, state) == {"3-6@a"}


def test_with_bn_third_draw_pass_the_second_draw_still_ends_the_hand() -> None:
    state = table(PASSING, ["0-1 6-6", "3-6 1-1"], line="3-5", stock="0-0 2-2 4-4 1-2")
    assert play(PASSING, state, "0:draw 0:draw")[0].ended == Ended("run-down", 0)


@pytest.mark.parametrize("seed", range(12))
def test_every_hand_ends_and_two_tiles_stay(seed: int) -> None:
    *_, (_, _, last) = by_chance(NETZ, 2, seed)
    assert last.ended
    assert len(last.stock.tiles) >= 2


def test_going_out_is_worth_five_and_pips_held_are_minus_points() -> None:
    assert ended(NETZ, ["", "5-6"], "out") == (5, -11)


def test_if_nobody_goes_out_both_write_their_pips() -> None:
    state = table(NETZ, ["3-6 2-4 0-2", "1-2"], line="3-5", stock=2)
    state, _ = play(NETZ, state, "0:3-6@a")
    assert (state.ended, NETZ.payoff(state)) == (Ended("run-down", 0), (-8, -3))


def test_a_player_with_no_pips_left_loses_nothing() -> None:
    assert ended(NETZ, ["", "0-0"], "out") == (5, 0)


def test_seat_0_begins_and_the_lead_alternates_for_four_hands() -> None:
    match, rng, leaders = Match.new(NETZ, 2), Random(3), []
    while not match.over:
        match = finished(match, rng)
        leaders.append(match.leader)
    assert leaders == [0, 1, 0, 1]


@pytest.mark.parametrize("hands", [1, 2, 3, 8])
def test_another_number_of_hands_may_be_agreed(hands: int) -> None:
    match, rng = Match.new(rules("netz", hands=hands), 2), Random(hands)
    while not match.over:
        match = finished(match, rng)
    assert match.hands == hands


def test_the_higher_total_wins() -> None:
    match = match_after(NETZ, ["", "5-6"], "out", 0, [-30, -10], number=4)
    assert (match.totals, match.over, match.winners) == ((-25, -21), True, (1,))


def test_equal_totals_are_a_draw() -> None:
    match = match_after(NETZ, ["", "5-6"], "out", 0, [-26, -10], number=4)
    assert (match.totals, match.over, match.winners) == ((-21, -21), True, (0, 1))


def test_before_the_fourth_hand_no_total_ends_the_match() -> None:
    assert match_after(NETZ, ["", "5-6"], "out", 0, [500, -500], number=3).over is False


def test_the_hand_begins_with_who_has_the_lead_whatever_he_holds() -> None:
    match = Match.new(NETZ, 2).deal(deals(NETZ, 2, Random(1)))
    assert (match.leader, match.turn) == (0, frozenset((0,)))
    assert mover(NETZ.start(2, deal(NETZ, 2, ["6-6"], starter="0-1"), opener=1)) == 1


UNTIL_ABLE = rules("netz", bn_max_draws=0)


def test_with_bn_max_draws_0_one_draws_until_a_tile_fits() -> None:
    state = table(UNTIL_ABLE, ["0-1 6-6", "3-6 1-1"], line="3-5", stock="0-0 2-2 4-4 1-2 1-4 5-5 2-4 0-2")
    for _ in range(6):
        assert actions(UNTIL_ABLE, state) == {"draw"}
        state, _ = play(UNTIL_ABLE, state, "0:draw")
    assert (actions(UNTIL_ABLE, state), len(state.stock.tiles)) == ({"5-5@b"}, 2)


@pytest.mark.parametrize("third_draw", ["end", "pass"])
def test_with_bn_max_draws_0_nobody_passes_and_two_tiles_in_stock_end_the_hand(third_draw: str) -> None:
    game = rules("netz", bn_max_draws=0, bn_third_draw=third_draw)
    state = table(game, ["0-1 6-6", "3-6 1-1"], line="3-5", stock="0-0 2-2 4-4 1-2 1-4")
    assert play(game, state, "0:draw 0:draw 0:draw")[0].ended == Ended("run-down", 0)


@pytest.mark.parametrize("seed", range(6))
def test_with_bn_max_draws_0_there_is_no_pass_in_a_whole_hand(seed: int) -> None:
    assert not any(isinstance(action, Pass) for _, action, _ in by_chance(UNTIL_ABLE, 2, seed))
