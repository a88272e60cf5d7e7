"""French: the sentences of its page."""

from random import Random

import pytest

from boneyard import Match
from boneyard.layout import Layout
from boneyard.state import Drew, Ended
from boneyard.tiles import write_tiles
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

FRENCH = rules("french")


def storeys(layout: Layout) -> dict[int, str]:
    """The storey of every open half, by its number: the first tile lies below, and each tile over or under the last."""
    levels: list[str] = []
    for joint in layout.joints:
        levels.append("upper" if joint.on >= 0 and levels[joint.on] == "lower" else "lower")
    return {end.number: levels[end.joint] for end in layout.ends}


def test_each_player_gets_eight_tiles_and_twelve_are_the_stock() -> None:
    state = FRENCH.start(2, deal(FRENCH, 2))
    assert FRENCH.players == (2,)
    assert [len(hand.tiles) for hand in state.hands] == [8, 8]
    assert len(state.stock.tiles) == 12


@pytest.mark.parametrize("older", [0, 1])
def test_the_older_player_leads_the_first_hand_with_any_tile(older: int) -> None:
    game = rules("french", older=older)
    match = Match.new(game, 2).deal(deal(game, 2, ["6-6 5-5", "4-4 3-3"]))
    assert match.leader == older
    assert set(match.actions(older)) == {game.read(str(tile)) for tile in match.state.hands[older].tiles}
    assert len(match.actions(older)) == 8


@pytest.mark.parametrize("older, leaders", [(0, [0, 1, 0, 1, 0]), (1, [1, 0, 1, 0, 1])])
def test_after_that_the_lead_changes_from_hand_to_hand(older: int, leaders: list[int]) -> None:
    match = Match.new(rules("french", older=older, hands=12), 2)
    rng = Random(older)
    seen = []
    for _ in leaders:
        match = finished(match, rng)
        seen.append(match.leader)
    assert seen == leaders


def test_the_matching_half_lies_over_an_open_half_below_or_under_one_above() -> None:
    state = table(FRENCH, ["1-5 0-0", "1-1 6-6"], line="3-5")
    assert storeys(state.layout) == {3: "lower", 5: "lower"}
    state, _ = play(FRENCH, state, "0:1-5@b")
    assert storeys(state.layout) == {3: "lower", 1: "upper"}
    state, _ = play(FRENCH, state, "1:1-1@b")
    assert storeys(state.layout) == {3: "lower", 1: "lower"}


def test_every_tile_with_the_number_of_an_open_half_fits() -> None:
    line = "3-5 5-1@b"
    rest = [str(tile) for tile in table(FRENCH, ["", ""], line).stock.tiles]
    state = table(FRENCH, [" ".join(rest), ""], line)
    fits = {tile for tile in rest if "1" in tile or "3" in tile}
    assert {text.partition("@")[0] for text in actions(FRENCH, state)} == fits
    assert len(fits) == 11


def test_doubles_are_nothing_special() -> None:
    state = table(FRENCH, ["5-5 0-0", "5-6 3-3"], line="3-5")
    state, _ = play(FRENCH, state, "0:5-5@b")
    assert [end.number for end in state.layout.ends] == [3, 5]
    assert (mover(state), actions(FRENCH, state)) == (1, {"3-3@a", "5-6@b"})


def test_if_you_can_lay_you_must() -> None:
    state = table(FRENCH, ["3-6 0-0", "5-6"], line="3-5", stock=12)
    assert actions(FRENCH, state) == {"3-6@a"}


def test_who_cannot_lay_passes_or_draws_two_as_he_likes() -> None:
    state = table(FRENCH, ["0-0 2-6", "5-6"], line="3-5", stock=12)
    assert actions(FRENCH, state) == {"pass", "draw"}
    passed, _ = play(FRENCH, state, "0:pass")
    assert (len(passed.hands[0].tiles), len(passed.stock.tiles), mover(passed)) == (2, 12, 1)
    drawn, _ = play(FRENCH, state, "0:draw")
    assert (len(drawn.hands[0].tiles), len(drawn.stock.tiles), mover(drawn)) == (4, 10, 1)


def test_drawing_ends_the_turn_even_if_a_drawn_tile_fits() -> None:
    state = table(FRENCH, ["0-0", "5-6 1-1"], line="3-5", stock="3-3 3-4 0-1 0-2")
    state, _ = play(FRENCH, state, "0:draw 1:5-6@b")
    assert (mover(state), write_tiles(state.hands[0].tiles)) == (0, "0-0 3-3 3-4")
    assert actions(FRENCH, state) == {"3-3@a", "3-4@a"}


@pytest.mark.parametrize("stock, left", [(12, 10), (5, 3), (4, 2), (3, 2)])
def test_the_last_two_tiles_stay_in_the_stock(stock: int, left: int) -> None:
    state = table(FRENCH, ["0-0", "5-6"], line="3-5", stock=stock)
    state, events = play(FRENCH, state, "0:draw")
    assert [event.left for event in events if isinstance(event, Drew)] == [left]
    assert len(state.hands[0].tiles) == 1 + stock - left


@pytest.mark.parametrize("stock", [0, 1, 2])
def test_with_two_left_you_can_only_pass(stock: int) -> None:
    state = table(FRENCH, ["0-0", "5-6"], line="3-5", stock=stock)
    assert actions(FRENCH, state) == {"pass"}


@pytest.mark.parametrize("reserve", [0, 1, 2])
def test_stock_reserve_says_how_many_tiles_stay(reserve: int) -> None:
    game = rules("french", stock_reserve=reserve)
    assert actions(game, table(game, ["0-0", "5-6"], line="3-5", stock=reserve)) == {"pass"}
    state, _ = play(game, table(game, ["0-0", "5-6"], line="3-5", stock=reserve + 1), "0:draw")
    assert len(state.stock.tiles) == reserve


def test_with_french_play_after_draw_you_may_lay_in_the_same_turn() -> None:
    game = rules("french", french_play_after_draw=True)
    state = table(game, ["0-0", "5-6"], line="3-5", stock="3-3 3-4 0-1 0-2 1-1 1-2")
    state, _ = play(game, state, "0:draw")
    assert (mover(state), actions(game, state)) == (0, {"3-3@a", "3-4@a"})
    state, _ = play(game, state, "0:3-4@a")
    assert mover(state) == 1


def test_with_french_play_after_draw_you_draw_only_once_and_then_pass() -> None:
    game = rules("french", french_play_after_draw=True)
    state = table(game, ["0-0", "5-6"], line="3-5", stock="0-1 0-2 1-1 1-2 3-3 3-4")
    state, _ = play(game, state, "0:draw")
    assert (mover(state), actions(game, state)) == (0, {"pass"})


def test_with_voluntary_pass_you_may_pass_although_you_could_lay() -> None:
    lazy = rules("french", voluntary_pass=True)
    state = table(lazy, ["3-6", "5-6"], line="1:3-5")
    assert actions(lazy, state) == {"3-6@a", "pass"}
    state, _ = play(lazy, state, "0:pass 1:pass")
    assert (state.ended, lazy.payoff(state)) == (Ended("blocked", 1), (11, 0))


def test_two_passes_in_succession_end_the_hand_whatever_could_be_drawn() -> None:
    state = table(FRENCH, ["0-1", "2-6"], line="1:3-5", stock=12)
    state, _ = play(FRENCH, state, "0:pass")
    assert state.ended is None
    state, _ = play(FRENCH, state, "1:pass")
    assert (state.ended, FRENCH.payoff(state)) == (Ended("blocked", 1), (8, 0))


def test_a_draw_or_a_tile_between_two_passes_lets_the_hand_go_on() -> None:
    state = table(FRENCH, ["0-1", "2-6"], line="3-5", stock="0-2 0-4 0-6 0-0 1-1 1-2")
    state, _ = play(FRENCH, state, "0:pass 1:draw 0:pass")
    assert state.ended is None
    state = table(FRENCH, ["0-1", "3-3 3-4"], line="3-5", stock=4)
    state, _ = play(FRENCH, state, "0:pass 1:3-3@a 0:pass")
    assert state.ended is None


def test_even_when_nobody_could_do_anything_it_takes_two_passes() -> None:
    state = table(FRENCH, ["4-4 0-1", "0-0 6-6"], line="4-5 5-3@b 3-4@b", stock=2)
    state, _ = play(FRENCH, state, "0:4-4@a")
    assert state.ended is None
    state, _ = play(FRENCH, state, "1:pass 0:pass")
    assert (state.ended, FRENCH.payoff(state)) == (Ended("blocked", 0), (12, 0))


def test_who_goes_out_gets_the_pips_of_the_other() -> None:
    assert ended(FRENCH, ["3-4 6-6", ""], "out", seat=1) == (0, 19)


@pytest.mark.parametrize("deduct, points", [(False, 11), (True, 7)])
def test_after_two_passes_the_fewer_pips_win(deduct: bool, points: int) -> None:
    game = rules("french", blocked_deduct_own=deduct)
    assert ended(game, ["5-6", "1-3"], "blocked") == (0, points)


@pytest.mark.parametrize("tie, points", [("none", (0, 0)), ("share", (0, 0)), ("lowest_tile", (0, 5))])
def test_equal_pips_bring_nothing_unless_the_lightest_tile_decides(tie: str, points: tuple[int, ...]) -> None:
    assert ended(rules("french", blocked_tie=tie), ["1-4", "0-1 0-4"], "blocked") == points


@pytest.mark.parametrize("before, over", [(80, False), (81, True)])
def test_the_first_to_a_hundred_points_wins(before: int, over: bool) -> None:
    match = match_after(FRENCH, ["", "3-4 6-6"], "out", 0, (before, 99))
    assert (match.totals, match.over) == ((before + 19, 99), over)


def test_the_match_is_played_to_the_target_or_over_the_agreed_hands() -> None:
    assert match_after(rules("french", target=19), ["", "3-4 6-6"], "out", 0).over
    assert not match_after(rules("french", target=20), ["", "3-4 6-6"], "out", 0).over
    agreed = rules("french", hands=4)
    assert not match_after(agreed, ["", "3-4 6-6"], "out", 0, (150, 0), number=3).over
    assert match_after(agreed, ["", "3-4 6-6"], "out", 0, (1, 0), number=4).over
    equal = match_after(agreed, ["", "3-4 6-6"], "out", 0, (1, 20), number=4)
    assert (equal.totals, equal.over, equal.winners) == ((20, 20), True, (0, 1))


def test_the_wall_has_two_open_halves_equal_ones_lie_together_and_every_hand_ends() -> None:
    for seed in range(60):
        for _, _, after in by_chance(FRENCH, 2, seed):
            assert len(after.layout.ends) == 2
            assert joins_are_paired(after.layout)
            assert len(after.stock.tiles) >= 2
