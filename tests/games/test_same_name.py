"""Same name, different game: what the editions say to the same position."""

import pytest

from boneyard import PAGES, Redeal
from boneyard.games import page
from boneyard.state import Drew
from tests.tables import actions, deal, ended, mover, play, rules, table

BLOCKS = ("block", "plain-block", "colour-block", "netz")
ABLE = ["3-6 0-1", "1-1"]
UNABLE = ["0-1 2-2", "3-6 1-1"]


@pytest.mark.parametrize("name, points", [("block", 20), ("plain-block", 20), ("colour-block", 15), ("all-sevens", 15)])
def test_same_position_four_answers(name: str, points: int) -> None:
    assert ended(rules(name), ["0-5", "4-5", "5-6"]) == (points, 0, 0)


@pytest.mark.parametrize("name, size", [("block", 5), ("plain-block", 5), ("colour-block", 7)])
def test_block_deals_three_players_five_or_seven(name: str, size: int) -> None:
    assert rules(name).hands[3] == size


@pytest.mark.parametrize("name, drawn", [("block", [1, 1]), ("plain-block", []), ("colour-block", []), ("netz", [1])])
def test_block_draws_at_every_turns_end_or_never_or_until_able(name: str, drawn: list[int]) -> None:
    game = rules(name)
    state = table(game, UNABLE, line="3-5", stock="5-5 0-0 4-4 1-2 1-4")
    moves = {"netz": "0:draw 0:5-5@b 1:3-6@a"}.get(name, "0:pass 1:3-6@a")
    _, events = play(game, state, moves)
    assert [len(event.tiles.tiles) for event in events if isinstance(event, Drew)] == drawn


def test_without_a_double_the_heaviest_leads_or_all_is_dealt_again_or_a_starter_lies_there() -> None:
    for name in ("block", "plain-block"):
        game = rules(name)
        assert actions(game, game.start(2, deal(game, 2, ["5-4", "6-3"]))) == {"3-6"}
    with pytest.raises(Redeal):
        rules("colour-block").start(2, deal(rules("colour-block"), 2, ["5-4", "6-3"]))
    state = rules("netz").start(2, deal(rules("netz"), 2, starter="0-1"))
    assert (mover(state), len(state.layout.tiles)) == (0, 1)


@pytest.mark.parametrize("name", BLOCKS)
def test_who_can_lay_must_in_every_edition(name: str) -> None:
    assert actions(rules(name), table(rules(name), ABLE, line="3-5", stock=8)) == {"3-6@a"}


@pytest.mark.parametrize(
    "name, points", [("block", (11, 0)), ("plain-block", (11, 0)), ("colour-block", (11, 0)), ("netz", (5, -11))]
)
def test_out_is_worth_the_others_pips_or_five(name: str, points: tuple[int, ...]) -> None:
    assert ended(rules(name), ["", "5-6"], "out") == points


@pytest.mark.parametrize(
    "name, points", [("block", (20, 0, 0, 0)), ("plain-block", (14, 0, 14, 0)), ("colour-block", (20, 0, 0, 0))]
)
def test_out_of_four_a_pair_takes_off_the_partners_pips(name: str, points: tuple[int, ...]) -> None:
    left = ["", "4-5", "0-6", "5-6"] if name == "plain-block" else ["", "4-5", "0-0", "5-6"]
    assert ended(rules(name), left, "out") == points


@pytest.mark.parametrize(
    "name, points", [("block", (0, 0, 0)), ("plain-block", (0, 0, 0)), ("colour-block", (0, 11, 0))]
)
def test_a_tie_when_blocked_is_nobodys_or_goes_to_the_lightest_tile(name: str, points: tuple[int, ...]) -> None:
    assert ended(rules(name), ["1-4", "0-1 0-4", "5-6"]) == points


def test_blocked_in_netz_everybody_writes_his_own_pips() -> None:
    netz = rules("netz")
    state, _ = play(netz, table(netz, ["3-6 0-5", "1-4"], line="3-5", stock=2), "0:3-6@a")
    assert netz.payoff(state) == (-5, -5)


@pytest.mark.parametrize("name, pairs", [("block", False), ("plain-block", True), ("colour-block", False)])
def test_four_play_alone_or_in_pairs(name: str, pairs: bool) -> None:
    assert (len(rules(name).sides(4)) == 2) is pairs


def test_fives_count_the_total_of_the_ends_or_a_fifth_of_it() -> None:
    for name, won in (("all-fives", 20), ("muggins", 4)):
        game = rules(name)
        assert play(game, table(game, ["4-4 0-1", "1-1"], line="4-6 6-6"), "0:4-4@a")[0].scores == (won, 0)


@pytest.mark.parametrize("name, points", [("all-fives", 15), ("muggins", 4)])
def test_17_pips_left_are_worth_15_or_4(name: str, points: int) -> None:
    assert ended(rules(name), ["", "6-6 0-5"], "out") == (points, 0)


def test_fives_are_played_to_100_or_200_or_61() -> None:
    targets = [rules("all-fives"), rules("all-fives", set=9), rules("muggins")]
    assert [game.match(2).points for game in targets] == [100, 200, 61]


@pytest.mark.parametrize("name, action", [("all-fives", "pass"), ("muggins", "draw")])
def test_in_fives_two_tiles_stay_or_none(name: str, action: str) -> None:
    assert actions(rules(name), table(rules(name), UNABLE, line="3-5", stock=2)) == {action}


@pytest.mark.parametrize("name, legal, pairs", [("sebastopol", "1-1@a", False), ("sebastopol-pairs", "pass", True)])
def test_the_cross_of_sebastopol_is_filled_first_only_in_pairs(name: str, legal: str, pairs: bool) -> None:
    game = rules(name)
    assert actions(game, table(game, ["1-1 3-4", "6-0", "5-5", "4-4"], line="6-6 6-1@a 6-2@b")) == {legal}
    assert (len(game.sides(4)) == 2) is pairs


@pytest.mark.parametrize("name, fewest, most", [("matador", 3, 11), ("italian", 3, 5), ("cyprus", 4, 10)])
def test_the_classic_line_seats_more_players(name: str, fewest: int, most: int) -> None:
    assert page(name).players == tuple(range(fewest, most + 1))


ONLY_CLASSIC_LINE = {
    *("tiddle-wink", "chicken-foot", "concentration", "hectic", "fortress", "dominance", "fortune-teller", "memory")
}


def test_some_games_are_only_in_the_classic_line() -> None:
    assert {known.id for known in PAGES if known.editions == ("CL",)} <= ONLY_CLASSIC_LINE
    assert all(known.editions == ("CL",) for known in PAGES if known.id in ONLY_CLASSIC_LINE)
