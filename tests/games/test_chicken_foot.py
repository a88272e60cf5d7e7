"""Chicken foot: every double wants three toes before anything else is laid."""

import pytest

from boneyard import DominoSet
from boneyard.laying import LayingGame
from boneyard.state import Drew, Place, Released, State
from tests.tables import actions, by_chance, deal, ended, match_after, play, rules, table

FOOT = rules("chicken-foot")


def ends(state: State) -> list[int]:
    """The numbers of all the ends."""
    return sorted(end.number for end in state.layout.ends)


def blocked_foot(game: LayingGame, stock: int = 2) -> State:
    """A table of two where 4-4 was just laid and nobody has another four."""
    return play(game, table(game, ["4-4 2-5", "0-0 8-9 3-3"], "9-9 4-9@b", stock), "0:4-4@b")[0]


@pytest.mark.parametrize("players, each, left", [(2, 24, 7), (3, 16, 7), (4, 12, 7), (5, 10, 5), (6, 8, 7), (7, 7, 6)])
def test_the_more_players_the_fewer_tiles(players: int, each: int, left: int) -> None:
    state = FOOT.start(players, deal(FOOT, players))
    assert [len(hand.tiles) for hand in state.hands] == [each] * players
    assert len(state.stock.tiles) == left
    assert FOOT.tiles == DominoSet(9)


def test_the_highest_double_that_is_held_must_be_led() -> None:
    state = FOOT.start(4, deal(FOOT, 4, ["8-9 5-5", "7-7 6-6"], stock="9-9 8-8"))
    assert state.turn == {1}
    assert actions(FOOT, state) == {"7-7"}


@pytest.mark.parametrize("players, lead", [(2, "2-2"), (3, "2-2"), (4, "2-2"), (5, "4-4"), (6, "2-2"), (7, "3-3")])
def test_the_stock_is_too_small_to_hide_all_the_doubles(players: int, lead: str) -> None:
    hiding_the_highest = deal(FOOT, players)
    assert actions(FOOT, FOOT.start(players, hiding_the_highest)) == {lead}


def test_open_any_tile_frees_the_lead() -> None:
    game = rules("chicken-foot", open_any_tile=True)
    state = game.start(7, deal(game, 7, ["9-9 0-1 0-2 0-3 0-4 0-5 0-6"]))
    assert actions(game, state) == {"9-9", "0-1", "0-2", "0-3", "0-4", "0-5", "0-6"}


def test_the_opening_double_is_no_foot_but_has_two_arms() -> None:
    state, _ = play(FOOT, FOOT.start(4, deal(FOOT, 4, ["9-9", "4-9"])), "0:9-9")
    assert ends(state) == [9, 9]
    state, _ = play(FOOT, state, "1:4-9@b")
    assert ends(state) == [4, 9]


@pytest.mark.parametrize("arms", [4, 6])
def test_cf_open_arms_gives_the_opening_double_more_arms_to_be_begun_first(arms: int) -> None:
    game = rules("chicken-foot", cf_open_arms=arms)
    state = table(game, ["1-9 4-9", "2-9 0-2", "3-9 0-3", "1-2 0-0"], "9-9", stock=2)
    assert ends(state) == [9] * arms
    state, _ = play(game, state, "0:1-9@a 1:2-9@b")
    assert actions(game, state) == {f"3-9@{name}" for name in "abcdef"[2:arms]}
    state, _ = play(game, state, "2:3-9@c")
    assert actions(game, state) == {"pass"}


def test_after_a_double_only_tiles_of_its_number_may_be_laid() -> None:
    state = table(FOOT, ["4-4 1-1", "1-4 4-7 8-9 1-2"], "9-9 4-9@b", stock=2)
    assert ends(state) == [4, 9]
    state, _ = play(FOOT, state, "0:4-4@b")
    assert actions(FOOT, state) == {f"{tile}@{toe}" for tile in ("1-4", "4-7") for toe in "bcd"}


def test_three_toes_make_three_ends() -> None:
    state = table(FOOT, ["4-4 1-1 2-4", "1-4 8-9", "0-0 4-7"], "9-9 4-9@b", stock=2)
    state, _ = play(FOOT, state, "0:4-4@b 1:1-4@b 2:4-7@c")
    assert actions(FOOT, state) == {"2-4@d"}
    state, _ = play(FOOT, state, "0:2-4@d")
    assert ends(state) == [1, 2, 7, 9]
    assert actions(FOOT, state) == {"8-9@a"}


def test_after_two_toes_1_2_is_illegal_though_a_1_is_open() -> None:
    state = table(FOOT, ["1-2 4-7", "0-0"], "9-9 4-9@b 4-4@b 1-4@b 2-4@c", stock=2)
    assert ends(state) == [1, 2, 4, 9]
    assert actions(FOOT, state) == {"4-7@d"}
    assert "1-2@b" in actions(FOOT, table(FOOT, ["1-2", "0-0"], "9-9 4-9@b 4-4@b 1-4@b 2-4@c 4-7@d", stock=2))


def test_a_toe_goes_to_the_foot_and_not_to_another_end_of_the_same_number() -> None:
    state = table(FOOT, ["4-4 1-1", "4-7 0-0"], "4-9 8-9@b 4-8@b", stock=2)
    assert ends(state) == [4, 4]
    state, _ = play(FOOT, state, "0:4-4@b")
    assert actions(FOOT, state) == {"4-7@b", "4-7@c", "4-7@d"}


def test_every_new_double_starts_another_foot() -> None:
    state = table(FOOT, ["1-1 0-0", "1-2 1-3"], "9-9 4-9@b 4-4@b 1-4@b 2-4@c 4-7@d", stock=2)
    state, _ = play(FOOT, state, "0:1-1@b")
    assert ends(state) == [1, 1, 1, 2, 7, 9]
    assert actions(FOOT, state) == {f"{tile}@{toe}" for tile in ("1-2", "1-3") for toe in "bef"}


def test_who_can_lay_must_lay() -> None:
    assert actions(FOOT, table(FOOT, ["1-9 0-0", "2-2"], "9-9 4-9@b", stock=7)) == {"1-9@a"}


def test_who_cannot_lay_draws_one_tile_and_lays_it_if_it_fits() -> None:
    state = table(FOOT, ["0-0 1-1", "2-2"], "9-9 4-9@b", stock="4-5 3-3 5-5")
    assert actions(FOOT, state) == {"draw"}
    state, _ = play(FOOT, state, "0:draw")
    assert actions(FOOT, state) == {"4-5@b"}


def test_if_the_drawn_tile_does_not_fit_he_passes() -> None:
    state = table(FOOT, ["0-0 1-1", "2-2 2-4"], "9-9 4-9@b", stock="3-3 4-5 5-5 6-6")
    state, _ = play(FOOT, state, "0:draw")
    assert actions(FOOT, state) == {"pass"}


def test_the_last_two_tiles_stay_in_the_stock() -> None:
    assert actions(FOOT, table(FOOT, ["0-0 1-1", "4-5"], "9-9 4-9@b", stock=2)) == {"pass"}


@pytest.mark.parametrize("reserve", [0, 1])
def test_stock_reserve_says_how_many_stay(reserve: int) -> None:
    game = rules("chicken-foot", stock_reserve=reserve)
    assert actions(game, table(game, ["0-0 1-1", "4-5"], "9-9 4-9@b", stock=reserve + 1)) == {"draw"}
    assert actions(game, table(game, ["0-0 1-1", "4-5"], "9-9 4-9@b", stock=reserve)) == {"pass"}


def test_cf_draw_none_leaves_only_the_pass() -> None:
    game = rules("chicken-foot", cf_draw="none")
    assert actions(game, table(game, ["0-0 1-1", "4-5"], "9-9 4-9@b", stock=7)) == {"pass"}


def test_cf_draw_block_end_of_turn_draws_after_every_turn() -> None:
    game = rules("chicken-foot", cf_draw="block_end_of_turn")
    state = table(game, ["0-0 1-1", "4-5 2-2"], "9-9 4-9@b", stock=7)
    assert actions(game, state) == {"pass"}
    state, events = play(game, state, "0:pass 1:4-5@b")
    assert [event.seat for event in events if isinstance(event, Drew)] == [0, 1]
    assert [len(hand.tiles) for hand in state.hands] == [3, 2]
    assert len(state.stock.tiles) == 5


def test_a_foot_that_nobody_can_complete_blocks_the_hand() -> None:
    state = blocked_foot(FOOT)
    assert state.ended == ("blocked", 0)


def test_while_somebody_may_draw_the_foot_does_not_block_the_hand() -> None:
    state = blocked_foot(FOOT, stock=3)
    assert state.ended is None
    assert actions(FOOT, state) == {"draw"}


def test_cf_release_dead_foot_opens_the_other_ends_again() -> None:
    game = rules("chicken-foot", cf_release_dead_foot=True)
    state = table(game, ["4-4 2-5", "0-0 8-9 3-3"], "9-9 4-9@b", stock=2)
    state, events = play(game, state, "0:4-4@b")
    assert Released("bcd") in events
    assert state.ended is None
    assert actions(game, state) == {"8-9@a"}
    state, _ = play(game, state, "1:8-9@a")
    assert state.ended == ("blocked", 1)


def test_the_player_who_goes_out_writes_nothing_the_others_their_pips() -> None:
    assert ended(FOOT, ["", "9-9", "3-4 1-2"], "out") == (0, 18, 10)


def test_the_double_blank_counts_25() -> None:
    assert ended(FOOT, ["", "0-0 3-4"], "out") == (0, 32)


def test_blocked_the_last_layer_writes_nothing_whatever_he_holds() -> None:
    assert FOOT.payoff(blocked_foot(FOOT)) == (0, 25 + 17 + 6)
    assert ended(FOOT, ["2-5", "0-1", "9-9"]) == (0, 1, 18)


def test_without_cf_blocked_last_zero_the_last_layer_writes_his_pips_too() -> None:
    game = rules("chicken-foot", cf_blocked_last_zero=False)
    assert ended(game, ["2-5", "0-1", "9-9"]) == (7, 1, 18)
    assert ended(game, ["", "0-0 3-4"], "out") == (0, 32)


def test_the_match_ends_when_somebody_reaches_121_and_the_lowest_total_wins() -> None:
    hands = ["8-8 0-5", "", "2-3"]
    match = match_after(FOOT, hands, "out", 1, (100, 60, 70))
    assert match.totals == (121, 60, 75)
    assert match.over
    assert match.winners == (1,)
    assert match_after(FOOT, hands, "out", 1, (99, 60, 70)).dealing


def test_equal_lowest_totals_share_the_win() -> None:
    match = match_after(FOOT, ["8-8 0-5", "", "2-3"], "out", 1, (100, 75, 70))
    assert match.totals == (121, 75, 75)
    assert match.over
    assert match.winners == (1, 2)


def test_target_agrees_on_another_end() -> None:
    assert match_after(rules("chicken-foot", target=50), ["8-8", "", "2-3"], "out", 1, (34, 0, 0)).over
    assert not match_after(rules("chicken-foot", target=50), ["8-8", "", "2-3"], "out", 1, (33, 0, 0)).over


def test_every_hand_is_opened_by_the_same_rule() -> None:
    match = match_after(FOOT, ["8-8", "", "2-3"], "out", 1)
    assert match.deal(deal(FOOT, 3, ["7-7", "8-8", "9-9"])).turn == {2}


@pytest.mark.parametrize("arms", [2, 4, 6])
@pytest.mark.parametrize("players", range(2, 8))
def test_every_foot_adds_two_ends_and_is_completed_before_anything_else(arms: int, players: int) -> None:
    game = rules("chicken-foot", cf_open_arms=arms)
    for seed in range(6):
        for before, action, now in by_chance(game, players, seed):
            lead, *others = now.layout.tiles
            feet = sum(tile.double for tile in others)
            assert len(now.layout.ends) == (arms if lead.double else 2) + 2 * feet
            wanted = {end.name for end in before.layout.ends if end.first}
            assert len({end.number for end in now.layout.ends if end.first}) <= 1
            assert not (isinstance(action, Place) and wanted) or action.end in wanted


@pytest.mark.parametrize("players, more_than", [(2, 0.9), (3, 0.5), (4, 0.5), (5, 0.5), (6, 0.5), (7, 0.5)])
def test_in_random_play_over_half_of_the_hands_end_with_a_dead_foot(players: int, more_than: float) -> None:
    last = [list(by_chance(FOOT, players, seed))[-1][2] for seed in range(100)]
    blocked = [state for state in last if state.ended and state.ended.how == "blocked"]
    dead = [state for state in blocked if any(end.first for end in state.layout.ends)]
    assert len(dead) > more_than * len(last)
