"""Matador: all sevens with the double nine, to a total of ten."""

import pytest

from boneyard import BadInput, DominoSet, Match
from boneyard.pages import Value
from boneyard.state import Draw, Drew, Place
from boneyard.tiles import parse_tiles, pips
from tests.tables import actions, by_chance, deal, ended, match_after, play, rules, table, unnamed

MATADOR = rules("matador")
MATADORS = set(parse_tiles("0-0 1-9 2-8 3-7 4-6 5-5"))
OTHERS = ["0-2", "0-3", "0-4", "0-5", "0-6", "0-7", "0-8", "2-2", "2-3", "0-1"]  # only the last can serve a nine


@pytest.mark.parametrize(
    "players, each, left",
    [(3, 7, 34), (4, 7, 27), (5, 7, 20), (6, 7, 13), (7, 5, 20), (8, 5, 15), (9, 5, 10), (10, 5, 5), (11, 5, 0)],
)
def test_up_to_six_players_get_seven_tiles_more_get_five(players: int, each: int, left: int) -> None:
    state = MATADOR.start(players, deal(MATADOR, players))
    assert [len(hand.tiles) for hand in state.hands] == [each] * players
    assert len(state.stock.tiles) == left
    assert MATADOR.tiles == DominoSet(9)


def test_matador_six_gives_six_players_five_tiles() -> None:
    game = rules("matador", matador_six=5)
    state = game.start(6, deal(game, 6))
    assert [len(hand.tiles) for hand in state.hands] == [5] * 6
    assert len(state.stock.tiles) == 25


@pytest.mark.parametrize("players", [2, 12])
def test_three_to_eleven_can_play(players: int) -> None:
    assert MATADOR.players == tuple(range(3, 12))
    with pytest.raises(BadInput, match=f"matador is not played by {players}"):
        Match.new(MATADOR, players)


def test_the_highest_double_must_be_led_and_9_9_leaves_a_nine_at_both_ends() -> None:
    state = MATADOR.start(3, deal(MATADOR, 3, ["8-8", "9-9 8-9", "7-7"]))
    assert state.turn == {1}
    assert actions(MATADOR, state) == {"9-9"}
    state, _ = play(MATADOR, state, "1:9-9")
    assert [end.number for end in state.layout.ends] == [9, 9]


def test_without_a_double_6_9_is_led_before_7_8() -> None:
    state = MATADOR.start(3, deal(MATADOR, 3, ["7-8", "6-9"]))
    assert state.turn == {1}
    assert actions(MATADOR, state) == {"6-9"}


def test_open_any_tile_frees_the_lead() -> None:
    game = rules("matador", open_any_tile=True)
    state = game.start(11, deal(game, 11, ["9-9 0-1 0-2 0-3 0-4"]))
    assert actions(game, state) == {"9-9", "0-1", "0-2", "0-3", "0-4"}


@pytest.mark.parametrize("end, fitting", [(0, 6), *((end, 15) for end in range(1, 10))])
def test_a_blank_takes_the_six_matadors_any_other_number_fifteen_tiles(end: int, fitting: int) -> None:
    assert len(MATADOR.fitting[end]) == fitting


def test_a_three_takes_the_ten_sevens_and_the_other_matadors() -> None:
    sevens = {tile for tile in MATADOR.tiles.tiles if 7 in tile}
    assert MATADOR.fitting[3] == sevens | set(parse_tiles("0-0 1-9 2-8 4-6 5-5"))
    assert len(sevens) == 10


def test_a_blank_takes_only_the_matadors() -> None:
    assert MATADOR.fitting[0] == MATADORS


def test_a_nine_takes_the_ones() -> None:
    others = " ".join(map(str, unnamed(MATADOR, parse_tiles("9-9"))))
    fitting = {text.partition("@")[0] for text in actions(MATADOR, table(MATADOR, [others], "9-9", stock=0))}
    ones = {str(tile) for tile in MATADOR.tiles.tiles if 1 in tile}
    assert fitting == ones | {str(tile) for tile in MATADORS}


def test_a_five_takes_all_the_fives_and_the_matadors() -> None:
    assert MATADOR.fitting[5] == {tile for tile in MATADOR.tiles.tiles if 5 in tile} | MATADORS


def test_a_matador_may_be_turned_either_way_but_5_5_only_leaves_a_five() -> None:
    state = table(MATADOR, ["4-6 0-2", "5-5 0-3"], "8-9", stock=2)
    assert actions(MATADOR, state) == {"4-6@a>4", "4-6@a>6", "4-6@b>4", "4-6@b>6", "0-2@a"}
    state, _ = play(MATADOR, state, "0:4-6@b>6")
    assert actions(MATADOR, state) == {"5-5@a", "5-5@b"}
    state, _ = play(MATADOR, state, "1:5-5@b")
    assert [end.number for end in state.layout.ends] == [8, 5]


def test_ten_players_leave_a_stock_of_five_of_which_three_can_be_drawn() -> None:
    state = table(MATADOR, OTHERS, "9-9", stock="3-3 4-4 6-6 7-7 8-8")
    for left in (4, 3, 2):
        assert actions(MATADOR, state) == {"draw"}
        state, events = play(MATADOR, state, "0:draw")
        assert [event.left for event in events if isinstance(event, Drew)] == [left]
    assert actions(MATADOR, state) == {"pass"}


def test_eleven_players_have_no_stock_and_pass_when_they_cannot_lay() -> None:
    state = MATADOR.start(11, deal(MATADOR, 11, ["9-9", "0-2 0-3 0-4 0-5 0-6", "0-1"]))
    state, _ = play(MATADOR, state, "0:9-9")
    assert actions(MATADOR, state) == {"pass"}
    state, _ = play(MATADOR, state, "1:pass")
    assert actions(MATADOR, state) >= {"0-1@a", "0-1@b"}


def test_who_can_lay_may_draw_one_tile_before_and_then_must_lay() -> None:
    state = table(MATADOR, ["1-2 0-2", "0-3", "0-4"], "9-9", stock=9)
    assert actions(MATADOR, state) == {"1-2@a", "1-2@b", "draw"}
    state, _ = play(MATADOR, state, "0:draw")
    assert not {"draw", "pass"} & actions(MATADOR, state)


def test_by_the_italian_print_one_tile_must_be_drawn_after_laying() -> None:
    game = rules("matador", sevens_after_draw="mandatory_after")
    state = table(game, ["1-2 0-2", "0-3", "0-4"], "9-9", stock=9)
    assert actions(game, state) == {"1-2@a", "1-2@b"}
    state, _ = play(game, state, "0:1-2@a")
    assert len(state.hands[0].tiles) == 2
    assert len(state.stock.tiles) == 8


def test_stock_reserve_says_how_many_stay() -> None:
    game = rules("matador", stock_reserve=0)
    state, _ = play(game, table(game, OTHERS, "9-9", stock="3-3 4-4"), "0:draw 0:draw")
    assert actions(game, state) == {"pass"}


def test_with_voluntary_pass_one_may_keep_a_tile_that_fits() -> None:
    game = rules("matador", voluntary_pass=True)
    assert actions(game, table(game, ["1-2 0-2", "0-3", "0-4"], "9-9", stock=2)) == {"1-2@a", "1-2@b", "pass"}


def test_with_voluntary_pass_who_cannot_lay_draws_all_the_same() -> None:
    game = rules("matador", voluntary_pass=True)
    assert actions(game, table(game, ["0-2", "0-3", "0-4"], "9-9", stock=9)) == {"draw"}


def test_the_finisher_gets_the_pips_of_the_others() -> None:
    assert ended(MATADOR, ["", "9-9", "3-4"], "out") == (25, 0, 0)


def test_blocked_the_fewest_pips_win_those_of_the_others_less_their_own() -> None:
    assert ended(MATADOR, ["0-4", "6-6", "1-2 1-3"]) == (15, 0, 0)
    assert ended(rules("matador", blocked_deduct_own=False), ["0-4", "6-6", "1-2 1-3"]) == (19, 0, 0)


@pytest.mark.parametrize(
    "tie, points", [("none", (0, 0, 0)), ("share", (6, 6, 0)), ("lowest_tile", (0, 18, 0))], ids=str
)
def test_equal_fewest_pips_win_nothing_unless_the_option_says_so(tie: Value, points: tuple[int, ...]) -> None:
    assert ended(rules("matador", blocked_tie=tie), ["0-6", "0-2 0-4", "9-9"]) == points


def test_the_match_goes_to_200() -> None:
    assert not match_after(MATADOR, ["", "9-9", "3-4"], "out", 0, (174, 0, 0)).over
    match = match_after(MATADOR, ["", "9-9", "3-4"], "out", 0, (175, 199, 0))
    assert match.over
    assert match.winners == (0,)


def test_target_and_hands_agree_on_another_end() -> None:
    assert match_after(rules("matador", target=100), ["", "9-9", "3-4"], "out", 0, (75, 0, 0)).over
    game = rules("matador", hands=4)
    assert not match_after(game, ["", "9-9", "3-4"], "out", 0, (200, 0, 0), number=3).over
    assert match_after(game, ["", "9-9", "3-4"], "out", 0, (200, 0, 0), number=4).over


@pytest.mark.parametrize("lead, opens", [("rule", 2), ("winner", 0), ("rotate", 1)])
def test_every_hand_is_opened_by_the_same_rule_unless_next_lead_says_otherwise(lead: Value, opens: int) -> None:
    game = rules("matador", next_lead=lead)
    match = match_after(game, ["", "9-9", "3-4"], "out", 0).deal(deal(game, 3, ["1-1", "2-2", "3-3"]))
    assert match.turn == {opens}


@pytest.mark.parametrize("players", range(3, 12))
def test_touching_halves_always_total_ten_or_belong_to_a_matador(players: int) -> None:
    for seed in range(6):
        for before, action, now in by_chance(MATADOR, players, seed):
            assert len(now.layout.ends) == 2
            held = (*now.layout.tiles, *now.stock.tiles, *(tile for hand in now.hands for tile in hand.tiles))
            assert (len(held), pips(held)) == (55, 495)
            assert not (players == 11 and isinstance(action, Draw))
            if isinstance(action, Place) and action.end:
                touching = sum(action.tile) - now.layout.joints[-1].outer
                assert action.tile in MATADORS or touching + before.layout.end(action.end).number == 10
