"""Ratings: who wins rises, the surer the narrower, and what was expected says little."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard import game
from boneyard.arena import Contest, matches
from boneyard.games import page
from boneyard.match import Match
from boneyard.players import named
from boneyard.ratings import BEGIN, NEWCOMER, POINTS, Strength, decided, places, rated

strengths = st.builds(Strength, st.floats(0, 50), st.floats(0.5, 8.3), st.integers(0, 99))


@given(strengths, strengths)
def test_whoever_wins_rises_and_whoever_loses_falls(one: Strength, two: Strength) -> None:
    [[won], [lost]] = rated([[one], [two]], [0, 1])
    assert won.mu >= one.mu
    assert lost.mu <= two.mu
    assert (won.matches, lost.matches) == (one.matches + 1, two.matches + 1)


def test_everybody_begins_in_the_middle_and_a_draw_of_equals_moves_nobody() -> None:
    assert (NEWCOMER.rating, NEWCOMER.matches) == (BEGIN, 0)
    [[one], [two]] = rated([[NEWCOMER], [NEWCOMER]], [0, 0])
    assert one == two
    assert one.rating == BEGIN
    assert one.spread < NEWCOMER.spread


def test_what_was_expected_says_less_than_a_surprise() -> None:
    strong, weak = Strength(35.0, 3.0), Strength(15.0, 3.0)
    [[expected], _] = rated([[strong], [weak]], [0, 1])
    [_, [surprise]] = rated([[strong], [weak]], [1, 0])
    assert expected.mu - strong.mu < (surprise.mu - weak.mu) / 5


def test_matches_make_it_surer_and_ten_are_not_yet_much() -> None:
    one, two, spreads = NEWCOMER, NEWCOMER, []
    for number in range(40):
        [[one], [two]] = rated([[one], [two]], [number % 2, 1 - number % 2])
        spreads.append(one.spread)
    assert spreads == sorted(spreads, reverse=True)
    assert (spreads[9], spreads[39]) == (367, 212)  # what the page about ratings says


def test_four_hundred_points_more_are_ten_wins_for_a_loss() -> None:
    """Only then does a strength stay where it is: the one loss costs as much as the ten wins bring."""
    better, worse = Strength(25 + 400 / POINTS, 0.01), Strength(25, 0.01)
    [[won], _] = rated([[better], [worse]], [0, 1])
    [[lost], _] = rated([[better], [worse]], [1, 0])
    assert (better.mu - lost.mu) / (won.mu - better.mu) == pytest.approx(10, rel=0.01)


def test_partners_share_what_they_win_and_more_than_two_sides_are_ordered() -> None:
    [[a, c], [b, d]] = rated([[NEWCOMER, NEWCOMER], [NEWCOMER, NEWCOMER]], [1, 0])
    assert a == c
    assert b == d
    assert a.mu < NEWCOMER.mu < b.mu
    four = [side[0].mu for side in rated([[NEWCOMER]] * 4, [2, 0, 3, 1])]
    assert sorted(range(4), key=lambda seat: -four[seat]) == [1, 3, 0, 2]


def match(name: str, totals: tuple[int, ...]) -> Match:
    return replace(Match.new(game(name), len(totals)), totals=totals, over=True)


def test_places_are_those_of_the_sides_by_their_totals() -> None:
    assert places(match("block", (30, 100, 30, 7))) == (1, 0, 1, 3)
    assert places(match("draw", (100, 40, 100, 40))) == (0, 1)
    assert places(match("block", (50, 50))) == (0, 0)


def test_where_points_are_penalties_the_fewest_win() -> None:
    penalties = [name for name in ("cyprus", "chicken-foot", "concentration") if match(name, (0,) * 4).target.lowest]
    assert penalties
    for name, totals in product(penalties, [(10, 3, 20, 4)]):
        assert places(match(name, totals)) == (2, 0, 3, 1)


def test_whoever_reached_the_target_first_is_before_a_higher_total() -> None:
    assert places(replace(match("block", (100, 120, 5)), first=(0,))) == (0, 1, 2)


def test_a_match_is_decided_by_its_target_and_not_by_those_who_stop_it() -> None:
    assert decided(match("block", (100, 20)))
    assert not decided(match("block", (99, 20)))
    assert not decided(replace(match("block", (100, 20)), over=False))
    assert not decided(match("block", (100, 100)))  # another hand decides
    one_hand = replace(Match.new(game("block", hands=1), 2), totals=(7, 0), over=True)
    assert not decided(replace(one_hand, hands=1))
    assert decided(replace(one_hand, hands=1, sheet=((7, 0),)))


@pytest.mark.parametrize(
    "name, players", [("block", 2), ("hectic", 2), ("french", 2), ("concentration", 3), ("netz", 2)]
)
def test_every_match_that_is_played_out_is_decided(name: str, players: int) -> None:
    contest = Contest(page(name).game(page(name).suggested.get(players, {})), players, ("easy", "medium"), 1)
    assert all(decided(ended.match) for ended in matches(contest, named, range(2)))
