"""Solo 1: winning lines against plain search, and the share of deals that can be won."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard.solvers.solo import (
    Share,
    Step,
    best_next,
    deal_rows,
    share_of_winnable,
    wilson,
    winnable_deal,
    winning_line,
)
from boneyard.solvers.trails import Ends, Lay, follow
from boneyard.tiles import Deck, DominoSet, Tile, parse_tiles

D6 = DominoSet(6).tiles
Rows = tuple[Deck, ...]


def play(rows: Rows, ends: Ends | None, steps: tuple[Step, ...]) -> Ends | None:
    """The ends after these steps, which must fit and must empty the rows."""
    left = [list(row) for row in rows]
    for row, end in steps:
        tile = left[row].pop()
        ends = (tile.low, tile.high) if ends is None else follow(ends, [Lay(tile, end)])
    assert not any(left)
    return ends


def can_win(rows: Rows, ends: Ends | None) -> bool:
    """Plain search without memory or short cuts."""
    if not any(rows):
        return True
    for place, row in enumerate(rows):
        if row:
            rest = (*rows[:place], row[:-1], *rows[place + 1 :])
            if any(can_win(rest, after) for after in _after(ends, row[-1])):
                return True
    return False


def _after(ends: Ends | None, tile: Tile) -> list[Ends]:
    if ends is None:
        return [(tile.low, tile.high)]
    return [follow(ends, [Lay(tile, end)]) for end in (0, 1) if ends[end] in tile]


small_deals = st.permutations(DominoSet(4).tiles).map(lambda deck: deal_rows(deck, 3))


@settings(max_examples=150, deadline=None)
@given(small_deals)
def test_a_small_deal_is_won_exactly_when_plain_search_wins_it(rows: Rows) -> None:
    line = winning_line(rows)
    assert (line is not None) == can_win(rows, None)
    if line is not None:
        play(rows, None, line)


@settings(max_examples=150, deadline=None)
@given(
    small_deals, st.tuples(st.integers(0, 4), st.integers(0, 4)), st.lists(st.integers(0, 5), min_size=3, max_size=3)
)
def test_any_position_is_decided_not_only_deals(rows: Rows, ends: Ends, lengths: list[int]) -> None:
    rows = tuple(row[:length] for row, length in zip(rows, lengths, strict=True))
    line = winning_line(rows, ends)
    assert (line is not None) == can_win(rows, ends)
    if line is not None:
        play(rows, ends, line)


@settings(max_examples=100, deadline=None)
@given(st.permutations(D6))
def test_a_won_line_of_28_tiles_has_equal_ends(deck: Deck) -> None:
    rows = deal_rows(deck)
    line = winning_line(rows)
    if line is not None:
        ends = play(rows, None, line)
        assert ends is not None
        assert ends[0] == ends[1]


def test_the_deck_lies_in_four_rows_of_seven_row_by_row() -> None:
    rows = deal_rows(D6)
    assert [len(row) for row in rows] == [7, 7, 7, 7]
    assert sum(rows, ()) == D6


def test_from_equal_sixes_only_the_double_six_of_the_right_edge_fits() -> None:
    rows = tuple(parse_tiles(tile) for tile in ("0-1", "2-3", "4-5", "6-6"))
    assert best_next(rows, (6, 6)) is None
    assert winning_line((rows[3],), (6, 6)) == (Step(0, 0),)


def test_a_row_shows_its_next_tile_when_the_last_is_taken() -> None:
    assert winning_line((parse_tiles("2-3 1-2"),), (0, 1)) == (Step(0, 1), Step(0, 1))
    assert winning_line((parse_tiles("1-2 2-3"),), (0, 1)) is None


def test_nothing_left_is_won_and_has_no_next_step() -> None:
    assert winning_line(((), ()), (1, 2)) == ()
    assert winning_line(((), ())) == ()
    assert best_next(((), ()), (1, 2)) is None


def test_the_next_step_keeps_the_game_won() -> None:
    rows = deal_rows(winnable_deal(Random(1)))
    step = best_next(rows)
    assert step is not None
    left = tuple(row[:-1] if place == step.row else row for place, row in enumerate(rows))
    tile = rows[step.row][-1]
    assert winning_line(left, (tile.low, tile.high)) is not None


def test_a_winnable_deal_can_be_won() -> None:
    rng = Random(9)
    for _ in range(20):
        deck = winnable_deal(rng)
        assert sorted(deck) == list(D6)
        assert winning_line(deal_rows(deck)) is not None


def test_about_a_third_of_all_deals_can_be_won() -> None:
    heard: list[Share] = []
    share = share_of_winnable(1500, Random(2024), heard.append)
    assert heard[-1] == share
    assert len(heard) == 1500
    assert share.low < share.share < share.high
    assert share.low < 0.34 < share.high  # 33.3 to 34.6 % of 20,000 deals


@pytest.mark.parametrize(
    ("hits", "sample", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)]
)
def test_the_interval_is_the_one_of_wilson(hits: int, sample: int, low: float, high: float) -> None:
    found = wilson(hits, sample)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_no_deals_tell_nothing() -> None:
    assert share_of_winnable(0, Random(1)) == Share(0, 0, 0.0, 1.0)
    assert share_of_winnable(0, Random(1)).share == 0.0
