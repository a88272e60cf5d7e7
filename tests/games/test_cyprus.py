"""Cyprus: a star around the double nine."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard import DominoSet, Match, Redeal
from boneyard.pages import Value
from boneyard.state import Draw, Place
from boneyard.tiles import Deck, Tile, parse_tiles
from tests.tables import actions, by_chance, deal, ended, match_after, play, rules, table, unnamed

CYPRUS = rules("cyprus")
TWO_ARMS = "9-9 4-9@a 7-9@b"
EIGHT_ARMS = "9-9 0-9@a 1-9@b 2-9@c 3-9@d 4-9@e 5-9@f 6-9@g 7-9@h"
REST = ["2-2", "3-3", "5-5"]


@pytest.mark.parametrize(
    "players, each, left", [(4, 13, 3), (5, 11, 0), (6, 9, 1), (7, 7, 6), (8, 6, 7), (9, 6, 1), (10, 5, 5)]
)
def test_the_more_players_the_fewer_tiles(players: int, each: int, left: int) -> None:
    state = CYPRUS.start(players, deal(CYPRUS, players, ["9-9"]))
    assert [len(hand.tiles) for hand in state.hands] == [each] * players
    assert len(state.stock.tiles) == left
    assert CYPRUS.tiles == DominoSet(9)


def test_9_9_leads() -> None:
    state = CYPRUS.start(4, deal(CYPRUS, 4, ["8-8 8-9", "7-7", "9-9"]))
    assert state.turn == {2}
    assert actions(CYPRUS, state) == {"9-9"}


@pytest.mark.parametrize("players", [4, 6, 7, 8, 9, 10])
def test_if_nobody_holds_9_9_the_tiles_are_dealt_again(players: int) -> None:
    deck = deal(CYPRUS, players, ["8-8"])
    with pytest.raises(Redeal):
        CYPRUS.start(players, deck)
    with pytest.raises(Redeal):
        Match.new(CYPRUS, players).deal(deck)


@settings(deadline=None)
@given(st.permutations(DominoSet(9).tiles))
def test_with_five_players_9_9_is_always_dealt(deck: Deck) -> None:
    assert actions(CYPRUS, CYPRUS.start(5, tuple(deck))) == {"9-9"}


@pytest.mark.parametrize("players, per_mille", [(4, 945), (5, 1000), (7, 891), (8, 873)])
def test_how_often_9_9_is_dealt(players: int, per_mille: int) -> None:
    rest = unnamed(CYPRUS, parse_tiles("9-9"))
    dealt = 0
    for at in range(55):
        try:
            CYPRUS.start(players, (*rest[:at], Tile(9, 9), *rest[at:]))
        except Redeal:
            continue
        dealt += 1
    assert round(1000 * dealt / 55) == per_mille


def test_9_9_alone_takes_every_tile_with_a_nine_and_nothing_else() -> None:
    others = " ".join(map(str, unnamed(CYPRUS, parse_tiles("9-9"))))
    state = table(CYPRUS, [others], "9-9")
    assert actions(CYPRUS, state) == {f"{number}-9@{arm}" for number in range(9) for arm in "abcdefgh"}


def test_a_nine_may_be_kept_while_another_tile_fits() -> None:
    state = table(CYPRUS, ["4-4 0-9 1-1", *REST], TWO_ARMS)
    assert actions(CYPRUS, state) == {"4-4@a"} | {f"0-9@{arm}" for arm in "cdefgh"}


def test_cyprus_nines_compulsory_wants_the_nine_at_the_centre() -> None:
    game = rules("cyprus", cyprus_nines_compulsory=True)
    assert actions(game, table(game, ["4-4 0-9 1-1", *REST], TWO_ARMS)) == {f"0-9@{arm}" for arm in "cdefgh"}
    assert actions(game, table(game, ["4-4 1-1", *REST], TWO_ARMS)) == {"4-4@a"}


def test_a_nine_that_fits_only_an_arm_is_not_compulsory() -> None:
    game = rules("cyprus", cyprus_nines_compulsory=True)
    state = table(game, ["8-9 0-3 1-1", *REST[:1]], f"{EIGHT_ARMS} 3-8@d")
    assert actions(game, state) == {"8-9@d", "0-3@a", "1-1@b"}


def test_the_star_has_eight_arms_so_the_ninth_nine_needs_an_open_eight() -> None:
    state = table(CYPRUS, ["8-9 1-4", *REST], EIGHT_ARMS)
    assert sorted(end.number for end in state.layout.ends) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert actions(CYPRUS, state) == {"1-4@b", "1-4@e"}
    state = table(CYPRUS, ["8-9 1-4", *REST], f"{EIGHT_ARMS} 3-8@d")
    assert actions(CYPRUS, state) == {"1-4@b", "1-4@e", "8-9@d"}


def test_cyprus_arms_nine_gives_every_nine_its_arm() -> None:
    game = rules("cyprus", cyprus_arms=9)
    state = table(game, ["8-9 1-4", *REST], EIGHT_ARMS)
    assert actions(game, state) == {"1-4@b", "1-4@e", "8-9@i"}


def test_cyprus_arms_four_makes_a_cross() -> None:
    game = rules("cyprus", cyprus_arms=4)
    state = table(game, ["8-9 1-4", *REST], "9-9 0-9@a 1-9@b 2-9@c 3-9@d")
    assert actions(game, state) == {"1-4@b"}


def test_fill_spinner_first_wants_every_arm_begun_before_any_grows() -> None:
    game = rules("cyprus", fill_spinner_first=True)
    assert actions(game, table(game, ["4-4 0-9 1-1", *REST], TWO_ARMS)) == {f"0-9@{arm}" for arm in "cdefgh"}
    assert actions(game, table(game, ["4-4 1-1", "0-9 8-8", *REST[1:]], TWO_ARMS)) == {"pass"}
    assert actions(game, table(game, ["8-9 1-4", *REST], EIGHT_ARMS)) == {"1-4@b", "1-4@e"}


def test_with_fill_spinner_first_a_star_that_nobody_can_fill_blocks_the_hand() -> None:
    hands, six_arms = ["6-9 1-1", "0-4 2-2", "3-3", "5-5"], EIGHT_ARMS.replace(" 6-9@g 7-9@h", "")
    first = rules("cyprus", fill_spinner_first=True)
    assert play(first, table(first, hands, six_arms), "0:6-9@g")[0].ended == ("blocked", 0)
    assert play(CYPRUS, table(CYPRUS, hands, six_arms), "0:6-9@g")[0].ended is None


def test_a_double_passes_its_end_on() -> None:
    state, _ = play(CYPRUS, table(CYPRUS, ["4-4 1-1", "4-6", *REST[:2]], TWO_ARMS), "0:4-4@a")
    assert len(state.layout.ends) == 8
    assert actions(CYPRUS, state) == {"4-6@a"}


def test_who_can_lay_must_lay_and_who_cannot_passes_and_may_lay_again_later() -> None:
    state = table(CYPRUS, ["1-1 2-2", "1-4 6-6", "3-3", "5-5"], TWO_ARMS)
    assert actions(CYPRUS, state) == {"pass"}
    state, _ = play(CYPRUS, state, "0:pass")
    assert actions(CYPRUS, state) == {"1-4@a"}
    state, _ = play(CYPRUS, state, "1:1-4@a 2:pass 3:pass")
    assert actions(CYPRUS, state) == {"1-1@a"}


def test_with_voluntary_pass_one_may_keep_a_tile_that_fits() -> None:
    game = rules("cyprus", voluntary_pass=True)
    assert actions(game, table(game, ["4-4 1-1", *REST], TWO_ARMS)) == {"4-4@a", "pass"}


def test_the_finisher_gets_the_pips_of_the_others() -> None:
    assert ended(CYPRUS, ["", "2-2", "3-3", "5-5"], "out") == (20, 0, 0, 0)


def test_blocked_the_fewest_pips_win_those_of_the_others_with_nothing_deducted() -> None:
    hands = ["1-1 2-2", "0-1", "3-3", "5-5"]
    assert ended(CYPRUS, hands) == (0, 22, 0, 0)
    assert ended(rules("cyprus", blocked_deduct_own=True), hands) == (0, 21, 0, 0)


@pytest.mark.parametrize(
    "tie, points", [("none", (0, 0, 0, 0)), ("share", (8, 8, 0, 0)), ("lowest_tile", (0, 20, 0, 0))], ids=str
)
def test_equal_fewest_pips_win_nothing_unless_the_option_says_so(tie: Value, points: tuple[int, ...]) -> None:
    assert ended(rules("cyprus", blocked_tie=tie), ["1-3", "0-1 1-2", "3-3", "5-5"]) == points


def test_the_match_goes_to_100() -> None:
    hands = ["", "2-2", "3-3", "5-5"]
    assert not match_after(CYPRUS, hands, "out", 0, (79, 0, 0, 0)).over
    match = match_after(CYPRUS, hands, "out", 0, (80, 0, 0, 0))
    assert match.over
    assert match.winners == (0,)


def test_target_and_hands_agree_on_another_end() -> None:
    hands = ["", "2-2", "3-3", "5-5"]
    assert match_after(rules("cyprus", target=50), hands, "out", 0, (30, 0, 0, 0)).over
    assert not match_after(rules("cyprus", hands=4), hands, "out", 0, (90, 0, 0, 0), number=3).over
    assert match_after(rules("cyprus", hands=4), hands, "out", 0, number=4).over


def test_9_9_leads_every_hand() -> None:
    match = match_after(CYPRUS, ["", "2-2", "3-3", "5-5"], "out", 0)
    assert match.deal(deal(CYPRUS, 4, ["8-8", "7-7", "6-6", "9-9"])).turn == {3}


@pytest.mark.parametrize("players", range(4, 11))
def test_the_tiles_left_over_are_never_drawn_and_the_star_keeps_its_eight_arms(players: int) -> None:
    for seed in range(15):
        for before, action, now in by_chance(CYPRUS, players, seed):
            assert now.stock == before.stock
            assert not isinstance(action, Draw)
            assert len(now.layout.ends) == 8
            if isinstance(action, Place) and action.end:
                touched = before.layout.end(action.end).number
                assert now.layout.joints[-1].outer == action.tile.other(touched)
                assert touched in action.tile
