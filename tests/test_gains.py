"""Points beside the actions: what each would write at once, where a game counts before a hand ends."""

from random import Random

import pytest

from boneyard import plain
from boneyard.games import PAGES
from boneyard.local_table import Table
from boneyard.match import Match
from boneyard.pages import Page
from tests.tables import match_at, rules, table

COUNTING = {"all-fives", "bergen", "fives-and-threes", "fortress", "italian", "muggins"}
MUGGINS = rules("muggins")


def offered(match: Match) -> dict[str, int | None]:
    """The points of everything that can be done now."""
    told = plain.offers(match, min(match.turn), aids=True)
    return dict(zip(told["actions"], told["points"], strict=True))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_only_games_that_count_before_a_hand_ends_tell_points(page: Page) -> None:
    match = Table.new(page.game(), min(page.players)).dealt(Random(1)).match
    seat = min(match.turn)
    assert ("points" in plain.hand(match, seat)) == (page.id in COUNTING)
    assert "points" not in plain.hand(match, seat, aids=False)
    assert "points" not in plain.hand(match, None)


def test_those_who_wait_are_told_no_points() -> None:
    match = match_at(MUGGINS, table(MUGGINS, ["3-6", "0-6"], line="6-6"))
    assert "points" in plain.hand(match, 0)
    assert "points" not in plain.hand(match, 1)


def test_where_players_claim_points_they_are_not_told_them() -> None:
    called = rules("muggins", muggins_call=True)
    assert "points" not in plain.hand(match_at(called, table(called, ["3-6", "0-6"], line="6-6")), 0)


def test_every_end_has_a_figure_of_its_own() -> None:
    match = match_at(MUGGINS, table(MUGGINS, ["0-5", "0-6"], line="0-1 1-5@b"))
    assert offered(match) == {"0-5@a": 2, "0-5@b": 0}


def test_what_lays_nothing_has_no_figure() -> None:
    match = match_at(MUGGINS, table(MUGGINS, ["0-1", "0-6"], line="6-6"))
    assert offered(match) == {"draw": None}


def test_all_that_one_tile_wins_is_added_up() -> None:
    bergen = rules("bergen")
    match = match_at(bergen, table(bergen, ["2-2 2-3", "0-6"], line="1-1 1-2@a 1-4@b 2-4@b"))
    assert offered(match) == {"2-2@a": 5, "2-3@a": 0, "2-2@b": 5, "2-3@b": 0}


def test_what_the_end_of_a_hand_settles_is_not_foretold() -> None:
    match = match_at(MUGGINS, table(MUGGINS, ["4-6", "0-0 5-5"], line="6-6"))
    assert offered(match) == {"4-6@a": 0, "4-6@b": 0}
    after, _ = match.play(0, MUGGINS.read("4-6@a"))
    assert after.totals == (2, 0)


@pytest.mark.parametrize("total, won", [(29, 2), (30, 0)])
def test_points_that_lead_past_an_exact_target_are_none(total: int, won: int) -> None:
    exact = rules("fives-and-threes", exact31=True)
    match = match_at(exact, table(exact, ["0-5 0-1", "0-6"], line="5-5"), (total, 0))
    assert offered(match) == {"0-5@a": won, "0-5@b": won}
